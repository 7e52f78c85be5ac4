"""The sixty people of the company, who reports to whom, and who stands for a role."""

from __future__ import annotations

from dataclasses import dataclass

from ..apps.platform.models import Person
from .draft import Draft
from .names import FIRST_NAMES, LAST_NAMES, slug
from .places import BY_TERRITORY, TERRITORIES, City
from .rows import new


@dataclass(frozen=True)
class Post:
    """A job: its holder reports to whoever holds the post named `boss`."""

    key: str
    title: str
    department: str
    boss: str = ""
    persona: str | None = None
    territory: str = ""
    left: bool = False


def _territory(territory: str) -> tuple[Post, ...]:
    manager = f"sales-{territory}"
    is_home = territory == "Central"
    return (
        Post(manager, f"Sales manager, {territory}", "Sales", "sales", "sales_manager" if is_home else None, territory),
        Post(f"{manager}-1", "Senior account executive", "Sales", manager, None, territory),
        Post(f"{manager}-2", "Account executive", "Sales", manager, "sales_rep" if is_home else None, territory),
        Post(f"{manager}-3", "Account executive", "Sales", manager, None, territory),
        Post(f"{manager}-4", "Sales development representative", "Sales", manager, None, territory),
    )


POSTS = (
    Post("chief", "Chief executive officer", "Executive"),
    Post("coo", "Chief operating officer", "Executive", "chief"),
    Post("assistant", "Executive assistant", "Executive", "chief"),
    Post("sales", "Vice president, Sales", "Sales", "chief"),
    *(post for territory in TERRITORIES for post in _territory(territory)),
    Post("left-1", "Account executive", "Sales", "sales-East", None, "East", left=True),
    Post("left-2", "Senior account executive", "Sales", "sales-West", None, "West", left=True),
    Post("inside", "Inside sales representative", "Sales", "sales", None, "Central"),
    Post("sales-ops", "Sales operations manager", "Sales operations", "sales", "sales_ops"),
    Post("sales-ops-1", "Sales operations analyst", "Sales operations", "sales-ops"),
    Post("support", "Head of customer support", "Support", "coo"),
    Post("support-lead", "Support team lead", "Support", "support"),
    Post("support-1", "Support agent", "Support", "support-lead", "support_agent"),
    *(Post(f"support-{n}", "Support agent", "Support", "support-lead") for n in range(2, 6)),
    Post("support-6", "Returns specialist", "Support", "support-lead"),
    Post("marketing", "Director of marketing", "Marketing", "chief", "marketing"),
    Post("marketing-1", "Content manager", "Marketing", "marketing"),
    Post("marketing-2", "Campaign manager", "Marketing", "marketing"),
    Post("marketing-3", "Graphic designer", "Marketing", "marketing"),
    Post("finance", "Chief financial officer", "Finance", "chief"),
    Post("finance-1", "Controller", "Finance", "finance"),
    Post("finance-2", "Financial analyst", "Finance", "finance-1", "finance_analyst"),
    Post("finance-3", "Accounts receivable clerk", "Finance", "finance-1"),
    Post("operations", "Director of operations", "Operations", "coo"),
    Post("operations-1", "Operations coordinator", "Operations", "operations", "operations"),
    Post("operations-2", "Purchasing manager", "Operations", "operations"),
    Post("operations-3", "Demand planner", "Operations", "operations"),
    Post("warehouse", "Warehouse manager", "Warehouse", "operations", "warehouse"),
    Post("warehouse-1", "Shift lead", "Warehouse", "warehouse"),
    *(Post(f"warehouse-{n}", "Warehouse associate", "Warehouse", "warehouse-1") for n in range(2, 5)),
    Post("store", "Online store manager", "E-commerce", "coo", "store_manager"),
    Post("store-1", "Merchandiser", "E-commerce", "store", "merchandiser"),
    Post("store-2", "Catalogue editor", "E-commerce", "store"),
    Post("store-3", "Order desk clerk", "E-commerce", "store"),
    Post("hr", "Head of people", "People", "chief", "hr"),
    Post("hr-1", "Recruiter", "People", "hr"),
    Post("it", "IT manager", "IT", "coo"),
    Post("it-1", "CRM administrator", "IT", "it", "crm_admin"),
    Post("it-2", "Help desk technician", "IT", "it"),
    Post("product", "Product manager", "Product", "coo"),
    Post("product-1", "Product specialist", "Product", "product"),
)

# Two colleagues answer to the same first name.
_CALLED_ALEX = ("sales-Central-3", "support-3")


def make_people(draft: Draft, headquarters: City) -> dict[str, Person]:
    """The holder of each post, by its key."""
    random = draft.random("people")
    first_names = random.sample([name for name in FIRST_NAMES if name != "Alex"], len(POSTS))
    holders: dict[str, Person] = {}
    for post, drawn in zip(POSTS, first_names, strict=True):
        first = "Alex" if post.key in _CALLED_ALEX else drawn
        last = _last_name(draft, first)
        username = f"{slug(first)}.{slug(last)}"
        in_field = post.territory and random.randrange(3) == 0
        city = random.choice(BY_TERRITORY[post.territory]) if in_field else headquarters
        boss = holders.get(post.boss)
        holders[post.key] = draft.add(
            new(
                Person,
                first_name=first,
                last_name=last,
                username=username,
                email=f"{username}@{draft.company.domain}",
                title=post.title,
                department=post.department,
                phone=draft.phones.draw(city),
                city=city.name,
                manager_id=boss.id if boss else None,
                persona=post.persona,
                is_active=not post.left,
            )
        )
    return holders


def _last_name(draft: Draft, first: str) -> str:
    """A last name that no colleague has yet."""
    taken = {person.last_name for person in draft.people}
    random = draft.random("people", first, len(taken))
    while True:
        last = random.choice(LAST_NAMES)
        if last not in taken:
            draft.names.take(first, last)
            return last
