"""What families about the people in the CRM look up: who manages a territory, and where it is said who may what."""

from __future__ import annotations

from collections.abc import Mapping

from ...apps.crm.models import User

#: The article on roles, starters and leavers.
PEOPLE = "People in Alder"


def manager_of(people: Mapping[int, User], territory: str) -> User:
    """The sales manager of a territory."""
    return next(user for user in people.values() if user.person.title == f"Sales manager, {territory}")


def chief_of_sales(people: Mapping[int, User]) -> User:
    """To whom the sales managers report."""
    return next(user for user in people.values() if user.person.title == "Vice president, Sales")
