from __future__ import annotations

from datetime import timedelta

from ...apps.store import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from ..wording import dollars, spoken_date, typed_date
from .queries import categories, discounts

WORDS = ("FRESHSTART", "BIGDAY", "NEIGHBOUR", "HALFTIME", "RAINCHECK", "TAILWIND", "GOODMOOD", "KICKOFF")


@family("store-discount", app="store", kind="create", steps=36, persona="marketing")
def create_discount(draw: Draw, world: World) -> Task:
    """Marketing wants a new discount code with its conditions."""
    with world.session() as db:
        today = db.today
    first = draw.day(today + timedelta(days=1), 1, 20)
    last = draw.day(first, 10, 60)
    category = draw.choice(each for each in categories(world) if each.parent is None)
    percent = draw.choice((5, 8, 10, 12, 15, 18, 20, 25))
    least = draw.choice((3000, 4000, 6000, 8000, 12_000))
    taken = {discount.code for discount in discounts(world)}
    code = draw.first([f"{word}{percent}" for word in WORDS], lambda code: code not in taken)

    def gold(user: User) -> None:
        user.open("Discounts")
        user.click("link", "New code")
        dialog = "New discount code"
        user.fill("Code", code, within=dialog)
        user.fill("Percentage", str(percent), within=dialog)
        user.choose("Applies to", category.name, within=dialog)
        user.fill("Minimum purchase", str(least // 100), within=dialog)
        user.fill("First day", typed_date(first), within=dialog)
        user.fill("Last day", typed_date(last), within=dialog)
        user.check("Once per customer", within=dialog)
        user.click("button", "Create", within=dialog)
        user.done()

    def conditions_later(user: User) -> None:
        user.open("Discounts")
        user.click("link", "New code")
        user.fill("Percentage", str(percent), within="New discount code")
        user.fill("Code", code.lower(), within="New discount code")
        user.press("Enter")
        user.click("link", "Edit code")
        dialog = f"Edit {code}"
        user.check("Once per customer", within=dialog)
        user.choose("Applies to", category.name, within=dialog)
        user.fill("Last day", typed_date(last), within=dialog)
        user.fill("First day", typed_date(first), within=dialog)
        user.fill("Minimum purchase", dollars(least), within=dialog)
        user.press("Enter")
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Create the discount code {code}: {percent} % off {category} for purchases of {least} or more, once per "
            "customer, from {first} to {last}, both days included.",
            "Marketing needs a code {code} that takes {percent} % off everything in {category}. Minimum purchase "
            "{least}, each customer once. First day {first}, last day {last}.",
            "Set up {code}, {percent} % on {category}, valid {first} through {last}. It needs a purchase of at least "
            "{least} and works once per customer.",
            "We start a promotion on {first}: with {code} customers get {percent} % off {category}, one time each, if "
            "they buy for {least} at least. It runs until {last} inclusive. Please create the code.",
            code=code,
            percent=percent,
            category=category.name,
            least=dollars(least),
            first=spoken_date(first),
            last=spoken_date(last),
        ),
        outcome=lambda db: actions.create_discount(
            db,
            code=code,
            kind="Percentage",
            percent=percent,
            category_id=category.id,
            min_subtotal=least,
            once_per_customer=True,
            starts_on=first,
            ends_on=last,
        ),
        gold=gold,
        alternatives=(conditions_later,),
    )
