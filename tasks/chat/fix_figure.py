"""Two families that look alike: one's own message can be corrected, a colleague's cannot."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...apps.chat import actions
from ...apps.chat.models import Post
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Reason, Task
from .records import now, persona, posts_by_account, writable
from .ways import find_post, label, use_menu

WORDINGS = (
    "In #{channel} a message about {account} says {old}. The right amount is {new}; correct the message itself.",
    "The message about {account} in #{channel} with the amount {old} is wrong: make it {new}, nothing else.",
    "Please edit the message in #{channel} that gives {old} for {account}. It should say {new} instead.",
    "Somebody could be misled by {old} in the message about {account} in #{channel}. Change that amount in it to "
    "{new}.",
)
_AMOUNT = re.compile(r"\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?")


@dataclass(frozen=True)
class Slip:
    """A message with one amount in it that ought to be another."""

    post: Post
    account: str
    old: str
    new: str

    @property
    def body(self) -> str:
        return self.post.body.replace(self.old, self.new)


def _slip(draw: Draw, world: World, *, own: bool) -> Slip:
    me = persona(world, "sales_rep")
    mine = [channel.id for channel in writable(world, me)]
    pool = []
    for (_, account), found in sorted(posts_by_account(world, Post.channel_id.in_(mine)).items()):
        amounts = [_AMOUNT.findall(post.body) for post in found]
        for post, named in zip(found, amounts, strict=True):
            is_clear = len(named) == 1 and sum(named[0] in others for others in amounts) == 1
            if is_clear and post.root_id is None and (post.author_id == me.id) == own and post.edited_at is None:
                pool.append((post, account, named[0]))
    post, account, old = draw.choice(pool)
    new = draw.first(range(1100, 99000, 700), lambda dollars: f"{dollars:,}" not in old)
    return Slip(post, account, old, f"${new:,}")


def _goal(draw: Draw, slip: Slip) -> str:
    return draw.phrase(*WORDINGS, channel=slip.post.channel.name, account=slip.account, old=slip.old, new=slip.new)


@family("chat-fix-figure", app="chat", kind="update", level="medium", steps=25, persona="sales_rep")
def fix_own_figure(draw: Draw, world: World) -> Task:
    """Correct an amount in a message that turns out to be one's own."""
    slip, here = _slip(draw, world, own=True), now(world)

    def gold(user: User) -> None:
        find_post(user, slip.post, here, slip.account)
        use_menu(user, label(slip.post, here), "Edit message")
        user.fill("Message", slip.body, within="Edit message")
        user.click("button", "Save", within="Edit message")
        user.done()

    return Task(goal=_goal(draw, slip), outcome=lambda db: actions.edit_post(db, slip.post.id, slip.body), gold=gold)


@family(
    "chat-fix-figure-of-other",
    app="chat",
    kind="infeasible",
    level="medium",
    steps=25,
    persona="sales_rep",
    twin="chat-fix-figure",
)
def fix_figure_of_other(draw: Draw, world: World) -> Task:
    """Correct an amount in a message that turns out to be a colleague's: only its author can."""
    slip, here = _slip(draw, world, own=False), now(world)

    def gold(user: User) -> None:
        find_post(user, slip.post, here, slip.account)
        user.click("button", "More actions", within=label(slip.post, here))
        user.infeasible(Reason.NOT_PERMITTED)

    return Task(goal=_goal(draw, slip), infeasible=Reason.NOT_PERMITTED, gold=gold)
