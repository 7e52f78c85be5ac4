"""What an agent gets to see, and the spaces of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from gymnasium import spaces

from .config import MOST_STEPS, check_needs
from .errors import BadOption, did_you_mean
from .marks import mark
from .pixels import pixels
from .snapshot import Snapshot
from .spaces import Unicode, UnicodeTuple, image
from .tools.space import OF_TOOLS

if TYPE_CHECKING:
    from ..tasks.registry import Family
    from .screen import Screen

KINDS = ("axtree", "dom", "screenshot", "marks")
_PICTURES = {"screenshot", "marks"}


def kinds_of(wanted: str | Iterable[str]) -> tuple[str, ...]:
    """The kinds that were asked for, in a fixed order. Raises BadOption."""
    asked = [wanted] if isinstance(wanted, str) else list(wanted)
    for kind in asked:
        if kind not in KINDS:
            raise BadOption(f"Unknown observation kind {kind!r}. {did_you_mean(kind, KINDS)}")
    if not asked:
        raise BadOption(f"An observation has at least one kind. Choose from: {', '.join(KINDS)}.")
    return tuple(kind for kind in KINDS if kind in asked)


def kinds_for(family: Family, wanted: str | Iterable[str] | None) -> tuple[str, ...]:
    """The kinds in which a family is seen: those asked for, else the tree, and a picture where it takes one.

    Raises BadOption where the family needs a picture and none was asked for.
    """
    own = ("axtree", "screenshot") if family.needs else "axtree"
    kinds = kinds_of(own if wanted is None else wanted)
    check_needs(family, has_pictures=shows_pictures(kinds))
    return kinds


def shows_pictures(kinds: Iterable[str]) -> bool:
    """Whether the page itself is seen."""
    return not _PICTURES.isdisjoint(kinds)


def space_of(kinds: Iterable[str], width: int, height: int, *, has_tools: bool = False) -> spaces.Dict:
    """The observation space for these kinds."""
    texts = {"axtree": 400_000, "dom": 1_000_000}
    always: dict[str, spaces.Space[Any]] = {
        "goal": Unicode(10_000),
        "url": Unicode(10_000),
        "apps": UnicodeTuple(10_000),
        "tabs": UnicodeTuple(50_000),
        "focused": Unicode(1_000),
        "steps_left": spaces.Discrete(MOST_STEPS + 1),
        "error": Unicode(10_000),
    }
    of_kind = {kind: Unicode(texts[kind]) if kind in texts else image(width, height) for kind in kinds}
    return spaces.Dict({**always, **of_kind, **(OF_TOOLS if has_tools else {})})


# Where one of these is shown, so are the refs of elements.
_WITH_REFS = {"axtree", "dom", "marks"}


class Look(NamedTuple):
    """The page as it was looked at."""

    late: str  # what went wrong, or an empty text
    seen: dict[str, Any]
    snapshot: Snapshot
    picture: bytes  # as the browser drew it; empty where no kind shows it


async def observe(screen: Screen, kinds: tuple[str, ...], at: float) -> Look:
    """The shown page in these kinds, at rest `at` an instant of its clock.

    The tree is always read, so that refs do not depend on what was asked for.
    """
    draw = "screenshot" in kinds or "marks" in kinds
    late, snapshot, picture = await screen.look(at, dom="dom" in kinds, draw=draw)
    seen: dict[str, Any] = {
        "url": screen.page.url,
        "tabs": screen.tabs.titles,
        "focused": _focused(snapshot, kinds),
    }
    if "axtree" in kinds:
        seen["axtree"] = snapshot.axtree()
    if "dom" in kinds:
        seen["dom"] = snapshot.dom
    drawn = b""
    if picture is not None:
        exposed = await screen.exposed(snapshot) if "marks" in kinds else set()
        shot = pixels(drawn := await picture)
        if "screenshot" in kinds:
            seen["screenshot"] = shot
        if "marks" in kinds:
            seen["marks"] = mark(shot, snapshot, exposed)
    return Look(late, seen, snapshot, drawn)


def _focused(snapshot: Snapshot, kinds: tuple[str, ...]) -> str:
    """What has the keyboard: its ref, or role and name where no kind tells refs."""
    if _WITH_REFS & {*kinds} or not snapshot.focused:
        return snapshot.focused
    node = snapshot.find(snapshot.focused)
    return node.label if node is not None else ""
