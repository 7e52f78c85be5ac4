"""What deals are called: what for and where; whose they are stands in a column of its own."""

from __future__ import annotations

from ...apps.crm.models import Account, Deal


def deal_name(project: str, account: Account) -> str:
    """ "Lobby refit, Howard Grove": the project, and the street of the account."""
    return f"{project[0].upper()}{project[1:]}, {_site(account)}"


def project_of(deal: Deal) -> str:
    """What a deal is for, as it stands in a sentence: "lobby refit"."""
    project = deal.name.partition(",")[0]
    return project[0].lower() + project[1:]


def _site(account: Account) -> str:
    """The street without the number of the house; the town, or the name, where nothing else is known."""
    street = (account.billing_street or "").partition(",")[0].lstrip("0123456789 ")
    return street or account.billing_city or account.name
