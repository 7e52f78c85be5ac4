"""The company in whose office the apps' tests play."""

from __future__ import annotations

from datetime import UTC, date, datetime

from deskgym.apps.handbook.models import HandbookSection, Policy
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


#: The handbook's rules in the tests: key, subject, value and unit.
RULES: tuple[tuple[str, str | None, int, str], ...] = (
    ("discount", None, 15, "percent"),
    ("discount", "Senior account executive", 20, "percent"),
    ("quote_discount", None, 15, "percent"),
    ("quote_discount", "Wholesale", 0, "percent"),
    ("quote_validity", None, 30, "days"),
    ("quote_validity", "large", 14, "days"),
    ("sla", "Urgent", 4, "hours"),
    ("sla", "High", 8, "hours"),
    ("sla", "Normal", 24, "hours"),
    ("sla", "Low", 40, "hours"),
    ("desk_hours", "opens", 9, "o'clock"),
    ("desk_hours", "closes", 17, "o'clock"),
    ("refund", None, 20_000, "USD cents"),
    ("return_days", None, 30, "days"),
    ("return_days", "vip", 60, "days"),
    ("purchase", "Manager", 250_000, "USD cents"),
    ("purchase", "Team lead", 50_000, "USD cents"),
)


def add_handbook(db: Db) -> None:
    """Add the rules by which the apps go, all in one section, that of the person with the id 1."""
    section = HandbookSection(key="rules", title="House rules", position=1, summary="All rules.", owner_id=1)
    db.add(section)
    db.flush()
    for key, subject, value, unit in RULES:
        db.add(
            Policy(key=key, subject=subject, value=value, unit=unit, section_id=section.id, valid_from=date(2020, 1, 1))
        )
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
