from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta

from ...apps.crm import actions
from ...apps.crm.models import Deal
from ...apps.handbook.policies import policy
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import open_record, search_list
from .queries import deals, open_deals, persona
from .setup_steps import read_rules

_STEPS = (
    "Send the revised layout", "Show the samples on site", "Go through the figures with their finance people",
    "Get the delivery dates confirmed", "Meet their purchasing team", "Send the references", "Walk through the site",
    "Clear the terms of payment", "Present to the board", "Collect the signed order form",
)  # fmt: skip
_FIRST = ("Next we do this: “{step}”.", "Agreed as the next step: “{step}”.", "Told them what comes next: “{step}”.")
_LAST = (
    "Plans have changed. The next step is now: “{step}”.",
    "What I wrote before is done with. Next: “{step}”.",
    "Spoke to them again, next step instead: “{step}”.",
)


@family("crm-rule-violations", app="crm", kind="bulk", steps=100, persona="sales_rep")
def mend_deals_that_break_the_rule(draw: Draw, world: World) -> Task:
    """Large deals of a rep have no next step, against the handbook; the last note on each says what it is."""
    rep = persona(world, "sales_rep")
    with world.session() as db:
        usual, renewal = policy(db, "large_deal").value, policy(db, "large_deal", "Renewal").value
    mine = open_deals(world, Deal.owner_id == rep.id)
    named = {deal.id for deal in uniquely_named(mine, deals(world))}

    def is_large(deal: Deal) -> bool:
        return deal.amount > (renewal if deal.type == "Renewal" else usual)

    large = [deal for deal in mine if is_large(deal) and deal.id in named]
    bare = [deal for deal in mine if is_large(deal) and not deal.next_step]
    between = [deal for deal in mine if not is_large(deal) and deal.amount > usual and deal.id in named]
    others = [deal for deal in large if deal.next_step]
    count = max(0, draw.integer(4, 6) - len(bare))
    if len(bare) > 6 or not {deal.id for deal in bare} <= named or len(others) < count + 1:
        raise NoInstance("the rep has too few large deals, or too many without a next step")
    stripped = draw.sample(others, count)
    broken = sorted([*bare, *stripped], key=lambda deal: deal.id)
    # Renewals that would be large if they were none have no next step either, and are let be.
    left = draw.sample(between, min(len(between), 2))
    pairs = {deal.id: draw.sample(_STEPS, 2) for deal in [*broken, *left]}
    texts = {
        deal.id: (draw.choice(_FIRST).format(step=pairs[deal.id][0]), draw.choice(_LAST).format(step=pairs[deal.id][1]))
        for deal in [*broken, *left]
    }
    wanted = {deal.id: pairs[deal.id][1] for deal in broken}

    def setup(db: Db) -> None:
        for deal in [*broken, *left]:
            db.get_one(Deal, deal.id).next_step = None
            db.actor_id = deal.owner_id
            for hours, text in zip((30, 5), texts[deal.id], strict=True):
                note = actions.add_note(db, "deal", deal.id, text)
                note.created_at = db.now - timedelta(hours=hours)
                db.flush()

    def mended(steps: Mapping[int, str]) -> Outcome:
        def outcome(db: Db) -> None:
            for id, step in steps.items():
                actions.update_deal(db, id, next_step=step)

        return outcome

    def fill_in(user: User, deal: Deal) -> None:
        user.click("link", "Activity")
        user.click("button", "Edit", within="Deal actions")
        user.fill("Next step", wanted[deal.id], within="Edit deal")
        user.click("button", "Save", within="Edit deal")

    def one_by_one(order: Sequence[Deal]) -> Callable[[User], None]:
        def play(user: User) -> None:
            read_rules(user)
            user.open("Deals")
            user.click("link", "My open deals", within="Views")
            for deal in order:
                open_record(user, "Deals", deal.name)
                fill_in(user, deal)
            user.done()

        return play

    def in_the_list(user: User) -> None:
        read_rules(user)
        for deal in broken:
            search_list(user, "Deals", "My open deals", deal.name)
            user.click("link", deal.name, within="Deals")
            user.click("link", "Activity")
            search_list(user, "Deals", "My open deals", deal.name)
            user.click("button", f"Edit Next step of {deal.name}")
            user.fill("Next step", wanted[deal.id], within="Deals")
            user.press("Enter")
            user.click("button", "Save", within="Unsaved changes")
        user.done()

    everybody = {**wanted, **{deal.id: pairs[deal.id][1] for deal in left}}
    return Task(
        goal=draw.phrase(
            "Large deals need a next step now (see “How Alder is set up”), older ones too. Find my open deals that "
            "break this and enter what the last note on each gives in quotation marks, in just these words.",
            "Which of my open deals are large by our definition and have no next step? Fill it in from the newest note "
            "on each, word for word what stands between the quotes. Leave all others.",
            "Please mend my open deals before Monday: those that the rule for large deals in the setup article would "
            "refuse. The next step is quoted in the latest note of each deal; copy it as it is, without the quotes.",
            "I still have large deals without a next step, against our rule. Look up what large means, then take each "
            "missing step from the most recent note on the deal (the quoted words only).",
            "Bring my open pipeline in line with the rule on large deals: where the next step is missing and the deal "
            "is large, put in what was last agreed, exactly as quoted in the notes. Smaller ones stay as they are.",
        ),
        setup=setup,
        outcome=mended(wanted),
        without={
            "the last note": mended({deal.id: pairs[deal.id][0] for deal in broken}),
            **({"what is large of a renewal": mended(everybody)} if left else {}),
        },
        gold=one_by_one(broken),
        alternatives=(one_by_one(broken[::-1]), in_the_list),
    )
