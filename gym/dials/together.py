"""Which dials of an environment go together: one table, by which options are refused and docs/looks.md is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from ...apps.platform.looks import look_of


class Options(Protocol):
    """What an environment is made with, as far as it clashes: `config.Config`."""

    @property
    def observation(self) -> str | tuple[str, ...] | list[str] | None: ...
    @property
    def width(self) -> int | None: ...
    @property
    def height(self) -> int | None: ...
    @property
    def interface(self) -> str: ...
    @property
    def actions(self) -> str: ...
    @property
    def goto(self) -> bool: ...
    @property
    def look(self) -> int | str: ...
    @property
    def looks(self) -> str | None: ...
    @property
    def hops(self) -> int: ...
    @property
    def length(self) -> int | None: ...


Turned = Callable[[Options], bool]


@dataclass(frozen=True)
class Dial:
    """Something about an environment that is turned, or stands as it does unless told."""

    title: str  # as a caller writes it
    is_turned: Turned


@dataclass(frozen=True)
class Clash:
    """Two dials that cannot be turned together, and why."""

    one: str
    other: str
    reason: str


def _kinds(config: Options) -> set[str]:
    shown = config.observation or "axtree"
    # What is no kind at all is refused elsewhere.
    several = shown if isinstance(shown, tuple | list) else [shown]
    return {kind for kind in several if isinstance(kind, str)}


#: By name, in the order of the table.
DIALS: Final[dict[str, Dial]] = {
    "look": Dial("`look=17`", lambda config: not look_of(config.look).is_plain),
    "looks": Dial('`looks="train"`', lambda config: config.looks is not None),
    "both": Dial('`interface="both"`', lambda config: config.interface == "both"),
    "tools": Dial('`interface="tools"`', lambda config: config.interface == "tools"),
    "hops": Dial("`hops=2`", lambda config: bool(config.hops)),
    "length": Dial("`length=10`", lambda config: config.length is not None),
    "elements": Dial('`actions="elements"`', lambda config: config.actions == "elements"),
    "pixels": Dial('`actions="pixels"`', lambda config: config.actions == "pixels"),
    "no-goto": Dial("`goto=False`", lambda config: not config.goto),
    "picture": Dial("`width=`, `height=`", lambda config: config.width is not None or config.height is not None),
    "axtree": Dial('`observation="axtree"`', lambda config: "axtree" in _kinds(config)),
    "dom": Dial('`observation="dom"`', lambda config: "dom" in _kinds(config)),
    "screenshot": Dial('`observation="screenshot"`', lambda config: _kinds(config) == {"screenshot"}),
    "marks": Dial('`observation="marks"`', lambda config: "marks" in _kinds(config)),
}

_NO_PAGES = 'interface="tools" has no pages'
SERVED = f"A look is how pages are served, and {_NO_PAGES}: leave out the look."
_ON_PAGES = f"Sets of actions are of those on pages, and {_NO_PAGES}: leave them out."
_TELLS_REFS = (
    'axtree, dom and marks tell refs of elements, and actions="pixels" takes none: observe a screenshot alone, '
    'observation="screenshot".'
)

CLASHES: Final[tuple[Clash, ...]] = (
    Clash("look", "looks", "looks= draws a look for each instance: leave out look=."),
    Clash("look", "tools", SERVED),
    Clash("looks", "tools", SERVED),
    Clash("both", "tools", 'An environment has one interface: "both" is pages and tools.'),
    Clash("elements", "tools", _ON_PAGES),
    Clash("pixels", "tools", _ON_PAGES),
    Clash("no-goto", "tools", _ON_PAGES),
    Clash("elements", "pixels", "An environment has one set of actions."),
    Clash("elements", "screenshot", 'A screenshot names no elements, and actions="elements" takes nothing else: '
          "observe axtree, dom or marks, too."),
    *(Clash("pixels", kind, _TELLS_REFS) for kind in ("axtree", "dom", "marks")),
)  # fmt: skip


def clashes(config: Options) -> Iterator[Clash]:
    """What does not go together in these options."""
    turned = {name for name, dial in DIALS.items() if dial.is_turned(config)}
    return (clash for clash in CLASHES if {clash.one, clash.other} <= turned)


def table() -> str:
    """The table of docs/looks.md: each dial against each, and the reasons of those that do not go together."""
    reasons = list(dict.fromkeys(clash.reason for clash in CLASHES))
    numbers = {frozenset((clash.one, clash.other)): reasons.index(clash.reason) + 1 for clash in CLASHES}
    names = list(DIALS)
    titles = [DIALS[name].title for name in names]
    lines = [f"| | {' | '.join(titles[:-1])} |", "|---" * len(names) + "|"]
    for row, name in enumerate(names[1:], 1):
        cells = [str(numbers.get(frozenset((name, other)), "✓")) for other in names[:row]]
        lines.append(f"| {titles[row]} | {' | '.join([*cells, *[''] * (len(names) - 1 - row)])} |")
    return "\n".join([*lines, "", *(f"{number}. {reason}" for number, reason in enumerate(reasons, 1))])
