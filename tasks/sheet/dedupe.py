from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import SortKey
from ...apps.sheet.engine import Area
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .facts.subscribers import Contacts, contacts
from .pages import DuplicatesDialog, Files, Kind, SortBy, SortDialog, Workbook, column_label
from .queries import Page

Keys = Sequence[tuple[str, Kind, bool]]
# How the list is to be sorted in the end: columns, what stands in them, and whether from the last on.
_ORDERS: tuple[tuple[str, Keys], ...] = (
    ("newest sign-up first", (("Signed up", "day", True),)),
    ("oldest sign-up first", (("Signed up", "day", False),)),
    ("by company from A to Z, and within a company with the newest sign-up first",
     (("Company", "text", False), ("Signed up", "day", True))),
)  # fmt: skip
_BY_DAY: Keys = _ORDERS[0][1]


WORDINGS = (
    'The sheet {sheet} in "{book}" has people listed twice. Please remove the duplicates, whole rows, following the '
    "rules in Notes, and leave the list sorted {order}. Don't change anything else on it.",
    'Can you clean up "{book}" before the mailing? On {sheet}, remove whatever our Notes call a duplicate and sort '
    "the rest {order}. Leave the entries themselves as they were typed.",
    'We\'re about to pay for the same contacts twice: "{book}", {sheet}. Delete the duplicates as Notes defines '
    "them, leave no gaps please, then sort {order}. Don't fix up the rows that stay.",
    'Deduplicate {sheet} in "{book}". What counts as a duplicate, and which one stays, is on the Notes sheet. When '
    "you're done, the list should be sorted {order}. Don't worry about spelling or spaces in what stays.",
    'I need {sheet} ("{book}") without duplicates, sorted {order}. Check Notes: not everything that looks like a '
    "duplicate is one. Don't edit any entries.",
)


@dataclass(frozen=True)
class Tidying:
    """A list with people twice in it, and how it is to be sorted in the end."""

    people: Contacts
    order: str
    keys: Keys

    @property
    def sheet(self) -> Page:
        return self.people.sheet

    def goal(self, draw: Draw) -> str:
        return draw.phrase(*WORDINGS, sheet=self.sheet.name, book=self.sheet.title, order=self.order)

    def outcome(self, gone: Sequence[int]) -> Outcome:
        """The work of somebody who takes these rows for double."""

        def outcome(db: Db) -> None:
            for row in reversed(gone):
                actions.delete_lines(db, self.sheet.id, "row", row)
            sort_keys = [SortKey(self.sheet.column(heading), descending) for heading, _, descending in self.keys]
            actions.sort_range(db, self.sheet.id, self._area(len(gone)), sort_keys, header=True)

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            "the newest": self.outcome(self.people.double(newest=False)),
            "the shared mailboxes": self.outcome(self.people.double(shared=False)),
            "other spellings of a name": self.outcome(self.people.double(spellings=False)),
        }

    def gold(self, user: User) -> None:
        book, double = Files(user).open(self.sheet), self.people.double()
        book.look_at("Notes", self.sheet.name)
        self._sort(book, 0, _BY_DAY)
        book.select("A2")
        DuplicatesDialog(user).remove(column_label("A", "Name"), column_label("B", "E-mail"))
        seen, left = set[tuple[str, str]](), []
        for row in self.people.newest_first():
            if self.people.person(row) not in seen:
                left.append(row)
            seen.add(self.people.person(row))
        # Who is called otherwise in an older entry.
        self._delete(book, [place for place, row in enumerate(left, start=2) if row in double])
        self._sort_again(book)
        user.done()

    def by_hand(self, user: User) -> None:
        book, double = Files(user).open(self.sheet), self.people.double()
        self._delete(book, double)
        self._sort(book, len(double), self.keys)
        user.done()

    def by_hand_once_sorted(self, user: User) -> None:
        book, double = Files(user).open(self.sheet), self.people.double()
        self._sort(book, 0, _BY_DAY)
        self._delete(book, [place for place, row in enumerate(self.people.newest_first(), start=2) if row in double])
        self._sort_again(book)
        user.done()

    def _area(self, gone: int) -> Area:
        """The list, once so many rows are gone."""
        return Area(1, 1, self.sheet.rows[-1] - gone, self.sheet.beside - 1)

    def _sort(self, book: Workbook, gone: int, keys: Keys) -> None:
        area = str(self._area(gone))
        book.select(area)
        SortDialog(book.user, area).sort(*(SortBy(self.sheet.letter(key[0]), *key) for key in keys))

    def _sort_again(self, book: Workbook) -> None:
        """Where the list is to be in another order than by the day."""
        if self.keys != _BY_DAY:
            self._sort(book, len(self.people.double()), self.keys)

    def _delete(self, book: Workbook, rows: Sequence[int]) -> None:
        for row in sorted(rows, reverse=True):
            book.delete_rows(f"A{row}")


@family("sheet-dedupe", app="sheet", kind="bulk", steps=125, persona="marketing")
def remove_double_contacts(draw: Draw, world: World) -> Task:
    """Take double entries off an exported list by the rules of its notes, and sort what is left."""
    tidying = Tidying(contacts(world), *draw.choice(_ORDERS))
    return Task(
        goal=tidying.goal(draw),
        outcome=tidying.outcome(tidying.people.double()),
        without=tidying.without(),
        gold=tidying.gold,
        alternatives=(tidying.by_hand, tidying.by_hand_once_sorted),
    )
