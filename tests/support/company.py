"""The company in whose office the apps' tests play."""

from __future__ import annotations

from datetime import UTC, datetime

from deskgym.apps.platform.database import Db
from deskgym.apps.platform.models import Company, Person, WorldState

NOW = datetime(2026, 3, 16, 14, 0, tzinfo=UTC)  # a Monday, 9 o'clock in Chicago


def add_company(db: Db, *, now: datetime = NOW) -> None:
    """Add the company, and the clock of its world at `now`."""
    db.add(WorldState(id=1, seed=1, size="cast", now=now, secret="cast"))
    db.add(
        Company(
            id=1, name="Brightwell", legal_name="Brightwell Inc.", domain="brightwell.example", trade="lighting",
            tagline="Light for work", street="1 Main St", city="Chicago", state="IL", postal_code="60601",
            country="United States", phone="(312) 555-0100", timezone="America/Chicago", currency="USD",
        )
    )  # fmt: skip
    db.flush()


def add_person(
    db: Db, first: str, last: str, *, username: str = "", title: str = "Staff", department: str = "Sales"
) -> Person:
    """Add one of the staff; the username is the first name unless told."""
    username = username or first.lower()
    person = Person(
        first_name=first, last_name=last, username=username, email=f"{username}@brightwell.example", title=title,
        department=department, phone="(312) 555-0100", city="Chicago",
    )  # fmt: skip
    db.add(person)
    db.flush()
    return person
