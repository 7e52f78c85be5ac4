from __future__ import annotations

from sqlalchemy import select

from ...apps.crm.actions import handover
from ...apps.crm.models import Role
from ...apps.crm.models import User as CrmUser
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import fetch_undeleted, uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .queries import everybody, users

#: What is spoken of; whatever else somebody has stays theirs.
_KINDS = ("deals", "accounts", "contacts", "leads", "tasks", "events")


@family("crm-leaver", app="crm", kind="multi-step", steps=50, persona="crm_admin")
def hand_over(draw: Draw, world: World) -> Task:
    """Hand over what a seller has under way, kind by kind to different people, and freeze them."""
    reps = fetch_undeleted(world, select(CrmUser).join(CrmUser.role).where(Role.name == "Sales rep"))
    able = {user.id for user in users(world)}
    sellers = [user for user in uniquely_named(reps, everybody(world)) if user.id in able]
    managers = {user.id: user.person.manager_id for user in sellers}
    with world.session() as db:
        labels = {
            user.id: {estate.key: estate.label for estate in handover.estates(db, user, shown=0)} for user in sellers
        }
    fitting = [
        user for user in sellers if managers[user.id] in able and all(kind in labels[user.id] for kind in _KINDS)
    ]
    if not fitting or len(sellers) < 5:
        raise NoInstance("nobody who sells has something of every kind and enough colleagues")
    leaver = draw.choice(fitting)
    boss = managers[leaver.id]
    first, second, third = draw.sample([user for user in sellers if user.id not in (leaver.id, boss)], 3)
    heirs = {"accounts": first, "contacts": first, "leads": second, "tasks": third, "events": third}
    others = [label for key, label in labels[leaver.id].items() if key not in _KINDS]

    def handed(*left: str, freeze: bool = True, more: bool = False, **instead: int) -> Outcome:
        wanted: dict[str, str | int | None] = {"deals": handover.MANAGER}
        wanted |= {key: heir.id for key, heir in heirs.items()} | instead
        rest = dict.fromkeys(labels[leaver.id], handover.MANAGER) if more else {}
        kept = {key: heir for key, heir in {**rest, **wanted}.items() if key not in left}
        return lambda db: handover.hand_over(db, leaver.id, kept, freeze=freeze)

    def find(user: User) -> None:
        user.click("link", "Setup")
        user.fill("Search this list", leaver.name)
        user.press("Enter")
        user.click("link", leaver.name)

    def choose(user: User, order: tuple[str, ...]) -> None:
        user.click("link", "Hand over")
        for key in order:
            if key in heirs:
                user.choose(f"{labels[leaver.id][key]} go to", heirs[key].name)
        for label in others:
            user.choose(f"{label} go to", f"Leave with {leaver.name}")
        user.click("button", "Hand over and freeze")
        user.done()

    def gold(user: User) -> None:
        find(user)
        choose(user, _KINDS)

    def backwards(user: User) -> None:
        find(user)
        choose(user, _KINDS[::-1])

    def frozen_first(user: User) -> None:
        find(user)
        user.click("button", "Freeze")
        user.click("button", "Freeze", within=f"Freeze {leaver.name}")
        choose(user, _KINDS)

    without = {
        "the freezing": handed(freeze=False),
        "the manager": handed(deals=first.id),
        "the accounts": handed("accounts"),
        "the leads": handed("leads"),
        "the events": handed("events"),
        "who gets tasks": handed(tasks=second.id),
    }
    if others:
        without["what stays"] = handed(more=True)
    return Task(
        goal=draw.phrase(
            "{leaver} has left us. Open deals go to their manager, accounts and contacts to {first}, open leads "
            "to {second}, open tasks and planned events to {third}. Whatever else they have stays in their name. "
            "Then freeze them.",
            "Please wind up {leaver}'s seat in Alder: {first} takes the accounts and contacts, {second} the open "
            "leads, {third} the open tasks and planned events, and {leaver}'s manager the open deals. Nothing "
            "else moves, and {leaver} ends up frozen.",
            "Today was {leaver}'s last day, so freeze that user. Beforehand hand over: open deals to the manager, "
            "open leads to {second}, accounts with all contacts to {first}, open tasks and planned events to "
            "{third}. Leave the rest where it is.",
            "Freeze {leaver}, who is gone for good. We agreed that {third} gets the open tasks and the planned "
            "events, {second} the open leads, {first} the accounts and the contacts; open deals go up to "
            "{leaver}'s manager. Touch nothing else of theirs.",
            "Could you take {leaver} out of Alder (frozen, not deactivated)? Their accounts and contacts are for "
            "{first}, open leads for {second}, open tasks and planned events for {third}, open deals for their "
            "manager. Anything beyond that stays with them.",
            leaver=leaver.name,
            first=first.name,
            second=second.name,
            third=third.name,
        ),
        outcome=handed(),
        without=without,
        gold=gold,
        alternatives=(backwards, frozen_first),
    )
