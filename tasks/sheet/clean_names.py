from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...apps.sheet.engine import address, column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .facts.subscribers import BOOK, SignUps
from .pages import Files, SplitPanel, Workbook
from .queries import ANY_FORMULA, Page, page, typing

_HEADINGS = (("First name", "Last name"), ("Given name", "Surname"), ("First", "Last"), ("Forename", "Family name"))


WORDINGS = (
    'On the sheet {sheet} of "{book}" the names are all over the place. Put the first name in {first} ("{one}") and '
    'the last name in {last} ("{two}"), each capitalized and with no stray spaces, following Notes. Leave column A '
    "alone.",
    'The mailing tool needs first and last names in separate columns. "{book}", {sheet}: put the headings "{one}" '
    'on {first} and "{two}" on {last} and fill in both for everybody, properly capitalized. Our Notes say what goes '
    "where. Don't touch the names in A.",
    'Please split the names on {sheet} in "{book}" into {first} and {last}, headings "{one}" and "{two}". No all '
    "caps, no lower case, no spaces at the ends. Some people wrote theirs their own way, so read Notes. Column A "
    "stays as it is, and don't leave helper columns behind.",
    'Clean names, please: "{book}" → {sheet}. {first} = "{one}", {last} = "{two}" for each row, in proper case, by '
    "the rules in Notes. Keep the Name column untouched.",
    'I need {sheet} ("{book}") to have "{one}" in {first} and "{two}" in {last} next to what people wrote down. '
    "Watch the capitals, the spaces and the odd ones (see Notes), and don't change anything else on the sheet.",
)


@dataclass(frozen=True)
class NameColumns:
    """Names as people wrote them down, and the column from which on they are to stand in two parts."""

    sign_ups: SignUps
    column: int
    headings: tuple[str, str]

    @property
    def sheet(self) -> Page:
        return self.sign_ups.sheet

    @property
    def letters(self) -> tuple[str, str]:
        """Of the columns of first and last names."""
        return column_name(self.column), column_name(self.column + 1)

    def goal(self, draw: Draw) -> str:
        (first, last), (one, two) = self.letters, self.headings
        return draw.phrase(
            *WORDINGS, sheet=self.sheet.name, book=self.sheet.title, first=first, last=last, one=one, two=two
        )

    def split_names(self, split: Mapping[int, Sequence[str]]) -> Outcome:
        """The work of somebody who splits the names so."""
        typed = {(row, self.column + n): part for row, parts in split.items() for n, part in enumerate(parts)}
        heads = {(1, self.column + n): heading for n, heading in enumerate(self.headings)}
        return typing(self.sheet.id, heads | typed)

    def gold(self, user: User) -> None:
        book, top = self._start(user), self.sheet.rows[0]
        book.enter(address(top, self.column), f"=PROPER(TRIM(A{top}))")
        book.fill_down(self._down(0))
        book.copy_selection()
        book.paste_values()
        SplitPanel(user).split(self._down(0), "Space")
        self._mend(book, self.sign_ups.odd)
        book.clear(self._down(2))
        user.done()

    def by_formulas(self, user: User) -> None:
        book, top = self._start(user), self.sheet.rows[0]
        blank = f'FIND(" ",TRIM(A{top}))'
        book.enter(address(top, self.column), f"=PROPER(LEFT(TRIM(A{top}),{blank}-1))")
        book.enter(address(top, self.column + 1), f"=PROPER(MID(TRIM(A{top}),{blank}+1,99))")
        book.fill_down(self._down(0, 1))
        self._mend(book, self.sign_ups.odd_at_the_start)
        user.done()

    def trimmed_first(self, user: User) -> None:
        book, top = self._start(user), self.sheet.rows[0]
        first, aside = address(top, self.column), address(top, self.column + 4)
        book.copy(self.sheet.range("Name"), first)
        book.select(self._down(0))
        book.trim()
        SplitPanel(user).split(self._down(0), "Space")
        # In proper case beside, and back as values.
        book.enter(aside, f"=PROPER({first})")
        book.copy(aside, self._down(4, 5))
        book.copy_values(self._down(4, 5), first)
        book.clear(self._down(2, 5))
        self._mend(book, self.sign_ups.odd)
        user.done()

    def _start(self, user: User) -> Workbook:
        book = Files(user).open(self.sheet)
        book.look_at("Notes", self.sheet.name)
        book.enter_all((f"{letter}1", heading) for letter, heading in zip(self.letters, self.headings, strict=True))
        return book

    def _mend(self, book: Workbook, rows: Sequence[int]) -> None:
        for row in rows:
            parts = zip(self.letters, self.sign_ups.right[row], strict=True)
            book.enter_all((f"{letter}{row}", part) for letter, part in parts)

    def _down(self, left: int, right: int | None = None) -> str:
        """The cells beside all names, from one column to another, counted from the first that is filled."""
        top, bottom = self.sheet.rows[0], self.sheet.rows[-1]
        last = address(bottom, self.column + (left if right is None else right))
        return f"{address(top, self.column + left)}:{last}"


@family("sheet-clean-names", app="sheet", kind="bulk", steps=240, persona="marketing")
def clean_names(draw: Draw, world: World) -> Task:
    """Split names as people wrote them down into first and last names in proper case."""
    sheet = page(world, BOOK, "Sign-up sheet")
    names = NameColumns(SignUps(sheet), sheet.beside + draw.integer(0, 2), draw.choice(_HEADINGS))
    return Task(
        goal=names.goal(draw),
        outcome=names.split_names(names.sign_ups.right),
        matchers=ANY_FORMULA,
        without={condition: names.split_names(split) for condition, split in names.sign_ups.slips().items()},
        gold=names.gold,
        alternatives=(names.by_formulas, names.trimmed_first),
    )
