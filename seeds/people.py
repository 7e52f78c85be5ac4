"""The sixty people of the company, who reports to whom, and who stands for a role."""

from __future__ import annotations

from dataclasses import dataclass

from ..apps.platform.models import Person
from .draft import Draft
from .names import slug
from .places import BY_TERRITORY, TERRITORIES, City
from .rows import new
from .vocabulary import Vocabulary


@dataclass(frozen=True)
class Position:
    """A job: its holder reports to whoever holds the position named `boss`."""

    key: str
    title: str
    department: str
    boss: str = ""
    persona: str | None = None
    territory: str = ""
    left: bool = False


def _territory(territory: str) -> tuple[Position, ...]:
    manager = f"sales-{territory}"
    is_home = territory == "Central"
    return (
        Position(
            manager, f"Sales manager, {territory}", "Sales", "sales", "sales_manager" if is_home else None, territory
        ),
        Position(f"{manager}-1", "Senior account executive", "Sales", manager, None, territory),
        Position(f"{manager}-2", "Account executive", "Sales", manager, "sales_rep" if is_home else None, territory),
        Position(f"{manager}-3", "Account executive", "Sales", manager, None, territory),
        Position(f"{manager}-4", "Sales development representative", "Sales", manager, None, territory),
    )


POSITIONS = (
    Position("chief", "Chief executive officer", "Executive"),
    Position("coo", "Chief operating officer", "Executive", "chief"),
    Position("assistant", "Executive assistant", "Executive", "chief"),
    Position("sales", "Vice president, Sales", "Sales", "chief"),
    *(position for territory in TERRITORIES for position in _territory(territory)),
    Position("left-1", "Account executive", "Sales", "sales-East", None, "East", left=True),
    Position("left-2", "Senior account executive", "Sales", "sales-West", None, "West", left=True),
    Position("inside", "Inside sales representative", "Sales", "sales", None, "Central"),
    Position("sales-ops", "Sales operations manager", "Sales operations", "sales", "sales_ops"),
    Position("sales-ops-1", "Sales operations analyst", "Sales operations", "sales-ops"),
    Position("support", "Head of customer support", "Support", "coo"),
    Position("support-lead", "Support team lead", "Support", "support", "support_manager"),
    Position("support-1", "Support agent", "Support", "support-lead", "support_agent"),
    *(Position(f"support-{n}", "Support agent", "Support", "support-lead") for n in range(2, 6)),
    Position("support-6", "Returns specialist", "Support", "support-lead"),
    Position("marketing", "Director of marketing", "Marketing", "chief", "marketing"),
    Position("marketing-1", "Content manager", "Marketing", "marketing"),
    Position("marketing-2", "Campaign manager", "Marketing", "marketing"),
    Position("marketing-3", "Graphic designer", "Marketing", "marketing"),
    Position("finance", "Chief financial officer", "Finance", "chief"),
    Position("finance-1", "Controller", "Finance", "finance"),
    Position("finance-2", "Financial analyst", "Finance", "finance-1", "finance_analyst"),
    Position("finance-3", "Accounts receivable clerk", "Finance", "finance-1"),
    Position("operations", "Director of operations", "Operations", "coo"),
    Position("operations-1", "Operations coordinator", "Operations", "operations", "operations"),
    Position("operations-2", "Purchasing manager", "Operations", "operations"),
    Position("operations-3", "Demand planner", "Operations", "operations"),
    Position("warehouse", "Warehouse manager", "Warehouse", "operations", "warehouse"),
    Position("warehouse-1", "Shift lead", "Warehouse", "warehouse"),
    *(Position(f"warehouse-{n}", "Warehouse associate", "Warehouse", "warehouse-1") for n in range(2, 5)),
    Position("store", "Online store manager", "E-commerce", "coo", "store_manager"),
    Position("store-1", "Merchandiser", "E-commerce", "store", "merchandiser"),
    Position("store-2", "Catalogue editor", "E-commerce", "store"),
    Position("store-3", "Order desk clerk", "E-commerce", "store"),
    Position("hr", "Head of people", "People", "chief", "hr"),
    Position("hr-1", "Recruiter", "People", "hr"),
    Position("it", "IT manager", "IT", "coo"),
    Position("it-1", "CRM administrator", "IT", "it", "crm_admin"),
    Position("it-2", "Help desk technician", "IT", "it"),
    Position("product", "Product manager", "Product", "coo"),
    Position("product-1", "Product specialist", "Product", "product"),
)

# Two colleagues answer to the same first name.
_CALLED_ALEX = ("sales-Central-3", "support-3")


def make_people(draft: Draft, headquarters: City) -> dict[str, Person]:
    """The holder of each position, by its key."""
    random = draft.random("people")
    vocabulary = draft.vocabulary("people")
    taken = {"alex"}
    holders: dict[str, Person] = {}
    for position in POSITIONS:
        first, last = _own_name(vocabulary, taken)
        first = "Alex" if position.key in _CALLED_ALEX else first
        draft.names.take(first, last)
        username = f"{slug(first)}.{slug(last)}"
        in_field = position.territory and random.randrange(3) == 0
        city = random.choice(BY_TERRITORY[position.territory]) if in_field else headquarters
        boss = holders.get(position.boss)
        holders[position.key] = draft.add(
            new(
                Person,
                first_name=first,
                last_name=last,
                username=username,
                email=f"{username}@{draft.company.domain}",
                title=position.title,
                department=position.department,
                phone=draft.phones.draw(city),
                city=city.name,
                manager_id=boss.id if boss else None,
                persona=position.persona,
                is_active=not position.left,
            )
        )
    return holders


def _own_name(vocabulary: Vocabulary, taken: set[str]) -> tuple[str, str]:
    """A first and a last name that no colleague has yet; `taken` has all of theirs as they stand in addresses."""
    while True:
        first, last = vocabulary.full_name()
        if not {slug(first), slug(last)} & taken:
            taken |= {slug(first), slug(last)}
            return first, last
