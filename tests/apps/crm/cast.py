"""One small office for the CRM's tests: who works there, and a customer with everything that can hang on one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from deskgym.apps.crm.duplicate_rules import usual_rules
from deskgym.apps.crm.gates import USUAL
from deskgym.apps.crm.models import (
    Account,
    Contact,
    DuplicateRule,
    Lead,
    Permission,
    PicklistValue,
    Pipeline,
    Pricebook,
    PricebookEntry,
    Product,
    Role,
    Stage,
    Team,
    User,
)
from deskgym.apps.crm.objects import OBJECTS
from deskgym.apps.crm.picklists import usual_values
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.models import Person, Record, WorldState
from deskgym.apps.tables import create_tables

from ...support.company import NOW, add_company, add_handbook, add_person

TODAY = date(2026, 3, 16)
STAGES = (
    ("Prospecting", 10, "Pipeline"),
    ("Qualification", 20, "Pipeline"),
    ("Proposal", 50, "Best case"),
    ("Negotiation", 80, "Commit"),
    ("Closed Won", 100, "Closed"),
    ("Closed Lost", 0, "Omitted"),
)


@dataclass(frozen=True)
class Cast:
    """Ids of the people and records of the office."""

    sam: int  # sales rep, east
    rita: int  # sales rep, east
    walt: int  # sales rep, west
    mona: int  # sales manager, east
    adam: int  # administrator
    fred: int  # frozen
    ina: int  # left the company
    vera: int  # read-only
    norwood: int  # Sam's account
    dana: int  # Sam's contact there
    erik: int  # Sam's contact there
    westlake: int  # Walt's account
    lead: int  # Sam's lead
    lamp: int  # products, in both price books
    desk: int
    relic: int  # no longer sold
    rare: int  # in no price book
    list_prices: int
    wholesale: int
    stages: dict[str, int]


def build(database: Database) -> Cast:
    """Fill an empty database with the office."""
    create_tables(database)
    with Db(database.engine) as db:
        add_company(db, now=NOW - timedelta(days=30))
        roles = _roles(db)
        east, west = _add(db, Team(name="East")), _add(db, Team(name="West"))
        people = {
            "mona": _person(db, "Mona", "Okafor", roles["Sales manager"], east),
            "sam": _person(db, "Sam", "Rivera", roles["Sales rep"], east),
            "rita": _person(db, "Rita", "Lund", roles["Sales rep"], east),
            "walt": _person(db, "Walt", "Brennan", roles["Sales rep"], west),
            "adam": _person(db, "Adam", "Kessler", roles["Administrator"], None),
            "fred": _person(db, "Fred", "Stone", roles["Sales rep"], east, is_frozen=True),
            "ina": _person(db, "Ina", "Vogel", roles["Sales rep"], east, is_active=False),
            "vera": _person(db, "Vera", "Quist", roles["Read only"], None),
        }
        for key in ("sam", "rita", "walt", "fred", "ina"):
            db.get_one(Person, people[key]).manager_id = people["mona"]
        db.get_one(Person, people["mona"]).manager_id = people["adam"]
        add_handbook(db)
        stages = _pipeline(db)
        db.add_all(PicklistValue(**values) for values in usual_values())
        db.add_all(DuplicateRule(**values) for values in usual_rules())
        list_prices = _add(db, Pricebook(name="List prices", is_standard=True))
        wholesale = _add(db, Pricebook(name="Wholesale"))
        lamp = _product(db, "LMP-100", "Arc lamp", {list_prices: 10_000, wholesale: 8_000})
        desk = _product(db, "DSK-200", "Standing desk", {list_prices: 45_050, wholesale: 40_000})
        relic = _product(db, "OLD-001", "Gas lantern", {list_prices: 500}, is_active=False)
        rare = _product(db, "RAR-001", "Prototype lamp", {})
        sam, walt = people["sam"], people["walt"]
        norwood = _add(
            db,
            Account(
                name="Norwood Supply Co.",
                type="Customer",
                website="https://www.norwood.example",
                phone="+1 312 555 0111",
                account_number="A-1001",
                owner_id=sam,
            ),
        )
        westlake = _add(db, Account(name="Westlake Clinics", type="Prospect", owner_id=walt))
        dana = _contact(db, "Dana", "Whitfield", norwood, sam, "VP Operations")
        erik = _contact(db, "Erik", "Solberg", norwood, sam, "Buyer")
        lead = _add(
            db,
            Lead(
                first_name="Lena",
                last_name="Park",
                company="Park Studios",
                title="Owner",
                email="lena@parkstudios.example",
                phone="+1 312 555 0177",
                city="Chicago",
                state="IL",
                status="New",
                source="Referral",
                est_amount=250_000,
                owner_id=sam,
            ),
        )
        db.get_one(WorldState, 1).now = NOW
        db.commit()
    return Cast(
        **people,
        norwood=norwood,
        westlake=westlake,
        dana=dana,
        erik=erik,
        lead=lead,
        lamp=lamp,
        desk=desk,
        relic=relic,
        rare=rare,
        list_prices=list_prices,
        wholesale=wholesale,
        stages=stages,
    )


def _add(db: Db, row: Record) -> int:
    db.add(row)
    db.flush()
    return row.id


def _roles(db: Db) -> dict[str, int]:
    rights = {  # create, read, edit, delete; assign, mass update, admin
        "Sales rep": (True, "all", "own", "own", False, False, False),
        "Sales manager": (True, "all", "team", "team", True, True, False),
        "Administrator": (True, "all", "all", "all", True, True, True),
        "Read only": (False, "team", "no", "no", False, False, False),
    }
    ids = {}
    for name, (create, read, edit, delete, assign, mass, admin) in rights.items():
        role = Role(name=name, can_assign=assign, can_mass_update=mass, can_export=admin, is_admin=admin)
        role.can_approve = assign
        role.can_price = admin
        ids[name] = _add(db, role)
        for key in OBJECTS:
            db.add(Permission(role_id=role.id, object=key, create=create, read=read, edit=edit, delete=delete))
    return ids


def _person(
    db: Db, first: str, last: str, role_id: int, team_id: int | None, *, is_active: bool = True, is_frozen: bool = False
) -> int:
    person = add_person(db, first, last)
    person.is_active = is_active
    return _add(db, User(id=person.id, role_id=role_id, team_id=team_id, is_active=is_active, is_frozen=is_frozen))


def _pipeline(db: Db) -> dict[str, int]:
    pipeline_id = _add(db, Pipeline(name="Sales", is_default=True))
    return {
        name: _add(
            db,
            Stage(
                pipeline_id=pipeline_id,
                name=name,
                position=position,
                probability=probability,
                forecast_category=category,
                is_closed=name.startswith("Closed"),
                is_won=name == "Closed Won",
                requires=list(USUAL.get(name, ())),
            ),
        )
        for position, (name, probability, category) in enumerate(STAGES)
    }


def _product(db: Db, sku: str, name: str, prices: dict[int, int], *, is_active: bool = True) -> int:
    product_id = _add(db, Product(sku=sku, name=name, family="Lighting", is_active=is_active))
    for book, price in prices.items():
        db.add(PricebookEntry(pricebook_id=book, product_id=product_id, unit_price=price))
    return product_id


def _contact(db: Db, first: str, last: str, account_id: int, owner_id: int, title: str) -> int:
    return _add(
        db,
        Contact(
            first_name=first,
            last_name=last,
            title=title,
            email=f"{first.lower()}@norwood.example",
            phone="+1 312 555 0122",
            account_id=account_id,
            owner_id=owner_id,
        ),
    )
