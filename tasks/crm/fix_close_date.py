from __future__ import annotations

from datetime import timedelta

from sqlalchemy import exists

from ...apps.crm import actions
from ...apps.crm.models import Deal, Note
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from ..wording import spoken_date
from .pages.deals import DealList, DealPage
from .queries import deals, open_deals, persona
from .working_hours import acting, work_moments

#: For how many days nobody has written on the deal.
_LATELY = 12
# Pairs of notes: an earlier one, and a later one that contradicts it.
NOTES = (
    ("They want to sign on {then}.", "Talked to them again: purchasing needs more time, they'll sign on {now}."),
    (
        "Agreed to close by {then}, paperwork is with them.",
        "The date in my last note is off. They're closing on {now}.",
    ),
    ("Signing target is {then}.", "New target after their board met: signing on {now}, no sooner."),
    ("Close is set for {then}.", "Close got moved, it's {now} now. Everything else stands."),
)


@family("crm-fix-close-date", app="crm", kind="update", steps=25, persona="sales_rep", split="test")
def fix_close_date(draw: Draw, world: World) -> Task:
    """Bring a deal's close date in line with what its notes say last."""
    rep = persona(world, "sales_rep")
    # Nobody has written on it lately, so that what is added here is the latest word.
    with world.session() as db:
        lately = db.now - timedelta(days=_LATELY)
    quiet = ~exists().where(Note.parent_type == "deal", Note.parent_id == Deal.id, Note.created_at > lately)
    deal = draw.choice(uniquely_named(open_deals(world, Deal.owner_id == rep.id, quiet), deals(world)))
    then = draw.day(deal.close_date, 5, 25)
    now = draw.day(then, 6, 40)
    (first, second), seed = draw.choice(NOTES), draw.integer(0, 999_999)

    def setup(db: Db) -> None:
        earlier, later = work_moments(db, seed, 2, max(deal.created_at, db.now - timedelta(days=_LATELY)))
        with acting(db, earlier, deal.owner_id):
            older = actions.add_note(db, "deal", deal.id, first.format(then=spoken_date(then)))
            # It is pinned, so that the one on top of the page is not the one that counts.
            actions.pin_note(db, older.id, pinned=True)
        with acting(db, later, deal.owner_id):
            actions.add_note(db, "deal", deal.id, second.format(now=spoken_date(now)))

    def gold(user: User) -> None:
        DealPage.find(user, deal.name).activity().edit().set(close_date=now).save()
        user.done()

    def in_the_list(user: User) -> None:
        DealList(user).open("mine").search(deal.name).open_record(deal.name).activity()
        DealList(user).open("mine").search(deal.name).set_cell(deal.name, "close_date", now).save()
        user.done()

    return Task(
        goal=draw.phrase(
            'The close date of the deal "{deal}" doesn\'t match its notes. Please correct it; the latest note counts.',
            'Read the notes on "{deal}" and set the close date to the day that was agreed on last.',
            'I don\'t think the close date of "{deal}" is still right. Please check the notes and enter the most '
            "recent date they give.",
            'Somebody forgot to update "{deal}". Find the latest agreed signing date in the notes and make it the '
            "close date.",
            deal=deal.name,
        ),
        setup=setup,
        outcome=lambda db: actions.update_deal(db, deal.id, close_date=now),
        gold=gold,
        alternatives=(in_the_list,),
    )
