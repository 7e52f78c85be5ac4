"""What a home page is made of: figures at the top, and cards in two columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from ...platform import formats
from ...platform.models import Person
from ..models import Event, Task
from ..objects import CrmRecord

#: The look of a figure that somebody should see to; its label says what it is of.
LATE = "amiss"


@dataclass(frozen=True)
class Tile:
    """A figure at the top; `note` says what more there is to it."""

    label: str
    value: str
    url: str
    note: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Cell:
    """What stands in one place of a table; a figure leads to the records that it counts."""

    text: str
    url: str | None = None
    tone: str = ""
    chip: str | None = None  # the color, if it is one
    person: Person | None = None
    note: str = ""  # shown on hover


@dataclass(frozen=True)
class Bar:
    """A bar as long as its `share` of the whole, in per cent; the figure beside it says how much that is."""

    share: float


@dataclass(frozen=True)
class Table:
    """A card with a table. `headers` are labels, or (label, "number"); `widths` are the least, in pixels, 0 a part of
    what is left.

    Numbers, dates and chips are as wide as they need: of them nothing is cut. Texts are, and show all on hover.
    """

    title: str
    headers: Sequence[str | tuple[str, str]]
    rows: Sequence[Sequence[Cell | Bar]]
    empty: str
    url: str | None = None  # of the list with all of it
    link: str = ""
    count: int | None = None
    foot: Sequence[Cell | Bar] = ()
    widths: Sequence[int] = ()

    kind = "table"

    @property
    def counted(self) -> str | None:
        """How many there are, and where these are not all of them, how many of them are shown."""
        if self.count is None or not self.rows or len(self.rows) >= self.count:
            return None if self.count is None else formats.number(self.count)
        return f"{formats.number(len(self.rows))} of {formats.number(self.count)}"

    @property
    def rest(self) -> str:
        """The share of what is left that a column of no width takes, in per cent."""
        parts = [width for width, header in zip(self.widths, self.headers, strict=False) if isinstance(header, str)]
        return f"{100 // max(1, parts.count(0))}%"


@dataclass(frozen=True)
class TaskGroup:
    """The first tasks of one kind, the number of all, and the list that has them all."""

    name: str
    url: str
    tasks: Sequence[Task]
    total: int


@dataclass(frozen=True)
class Tasks:
    """The card of the acting person's open tasks."""

    groups: Sequence[TaskGroup]
    total: int
    parents: Mapping[tuple[str, int], CrmRecord]

    kind = "tasks"


@dataclass(frozen=True)
class Events:
    """The card of the acting person's next meetings and calls."""

    events: Sequence[Event]
    parents: Mapping[tuple[str, int], CrmRecord]

    kind = "events"


Card = Table | Tasks | Events


@dataclass(frozen=True)
class Home:
    tiles: Sequence[Tile]
    left: Sequence[Card]
    right: Sequence[Card] = field(default=())


def figure(count: int, url: str, *, late: bool = False) -> Cell:
    """A number of records, with their list; of none there is nothing to open."""
    return Cell(formats.number(count), url, LATE if late else "") if count else Cell("0")


def amount(cents: int, url: str | None = None) -> Cell:
    return Cell(formats.money(cents), url if cents else None)


def day(value: date, today: date) -> Cell:
    """A day by which something was to be done."""
    shown = formats.relative_day(value)
    return Cell(shown, tone=LATE, note=f"Overdue since {shown}") if value < today else Cell(shown)


def all_of(total: int, shown: int) -> str:
    """What the link to the list of a card says."""
    return f"All {formats.number(total)}" if total > shown else "Open list"


def plural(count: int, noun: str) -> str:
    """ "1 deal", "3 deals"."""
    return f"{formats.number(count)} {noun}{'' if count == 1 else 's'}"


def bars(values: Sequence[int]) -> list[Bar]:
    """One for each of these, as long as it is of their sum."""
    whole = sum(values)
    return [Bar(round(100 * value / whole, 1) if whole else 0) for value in values]
