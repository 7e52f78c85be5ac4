from __future__ import annotations

from datetime import timedelta

from ...apps.store import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from ..wording import dollars, spoken_date
from .pages import DiscountList, edit_code
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
        form = DiscountList(user).open().new().set(code=code, percent=percent, category_id=category.name)
        form.set(min_subtotal=least // 100, starts_on=first, ends_on=last, once_per_customer=True).save()
        user.done()

    def conditions_later(user: User) -> None:
        DiscountList(user).open().new().set(percent=percent, code=code.lower()).enter()
        form = edit_code(user, code).set(once_per_customer=True, category_id=category.name)
        form.set(ends_on=last, starts_on=first, min_subtotal=dollars(least)).enter()
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Create the discount code {code}: {percent}% off {category} for purchases of {least} or more, once per "
            "customer, from {first} to {last}, both days included.",
            "Marketing needs a code {code} that takes {percent}% off everything in {category}. Minimum purchase "
            "{least}, once per customer. First day {first}, last day {last}.",
            "Set up {code}, {percent}% off {category}, valid {first} through {last}. It needs a purchase of at "
            "least {least} and works once per customer.",
            "We're starting a promotion on {first}: with {code} customers get {percent}% off {category}, one time "
            "each, if they spend at least {least}. It runs through {last}. Please create the code.",
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
