"""What deals are called: by their matter, and by the place or the customer where several have the same."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import date
from random import Random

from ...apps.crm.models import Account, Deal
from ..random_source import pick

# What stands behind the matter in a name: a year, a phase, the customer or the place.
_MORE = re.compile(r"(?:(?: Q\d)? 20\d\d| phase \d+)?(?:, .*| - .*)?$")
# What comes again and again, and is told by when.
_RECURRING = re.compile(r"order|stock|contract|issue|top-up|season|program|supplies|renewal|prep|display|promotion")
_STYLES = {"city": 42, "customer": 38, "year and city": 8, "year and customer": 12}
_FORM = re.compile(r"(?:,? (?:Inc|LLC|Co|Corp|PLLC|LLP|PC)\.?)+$")


def deal_name(project: str, detail: str, more: str = "", mark: str = ",") -> str:
    """ "Lobby bar refit 2026, Tulsa": the matter, what tells it from others of the kind, and whose or where it is."""
    return f"{project[0].upper()}{project[1:]}{more and f' {more}'}{mark} {detail}"


def project_of(deal: Deal) -> str:
    """What a deal is for, as it stands in a sentence behind "the": "lobby bar refit" """
    project = _MORE.sub("", deal.name)
    return project if project[1:2].isupper() else project[0].lower() + project[1:]


def short_name(company: str) -> str:
    """A company without its legal form and its branch: "Fernhollow Inn" """
    return _FORM.sub("", company.partition(", ")[0])


class DealNames:
    """Hands out names of deals, of which none is the beginning of another."""

    def __init__(self) -> None:
        self._by_project: dict[str, list[str]] = defaultdict(list)
        self._phases: dict[tuple[str, int], int] = defaultdict(int)

    def draw(self, random: Random, project: str, account: Account, day: date, mark: str) -> str:
        """A name; what the same customer does again is told by its quarter or is a further phase."""
        self._phases[project, account.id] += 1
        phase = self._phases[project, account.id]
        whose, where = short_name(account.name), account.billing_city or short_name(account.name)
        style = pick(random, _STYLES)
        detail = where if style.endswith("city") else whose
        more = str(day.year) if style.startswith("year") else ""
        if phase > 1:
            more = f"Q{(day.month + 2) // 3} {day.year}" if _RECURRING.search(project) else f"phase {phase}"
        while not self._take(project, name := deal_name(project, detail, more, mark)):
            if detail != whose:
                detail = whose
            else:
                phase = max(2, phase + 1)
                more = f"phase {phase}"
        return name

    def _take(self, project: str, name: str) -> bool:
        taken = self._by_project[project]
        if any(name.startswith(other) or other.startswith(name) for other in taken):
            return False
        taken.append(name)
        return True
