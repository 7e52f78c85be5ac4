"""A column in which only the values of one of several lists may be chosen."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import Allowed
from ...apps.sheet.engine import column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything
from ..registry import family
from ..task import Matcher, Outcome, Task
from .pages import Files, ValidationForm
from .queries import Page, page, with_table

# Lists of words that somebody may offer, each as long as the drawn one needs.
WORDS = {
    "Review": ("Open", "In review", "Approved", "Sent back", "Closed"),
    "Priority": ("Urgent", "High", "Normal", "Low"),
    "Channel": ("Phone", "E-mail", "Portal", "Visit", "Post"),
    "Check": ("Not checked", "Checked", "Differs", "Written off"),
    "Follow-up": ("None", "Call", "Write", "Visit", "Escalate"),
    "Confidence": ("Firm", "Likely", "Open", "Doubtful"),
    "Shift": ("Early", "Late", "Night"),
    "Reason": ("Price", "Quality", "Delay", "Other"),
}
LISTED = (
    ("finance_analyst", "Commission Q", "Deals"), ("operations", "Reorder plan", "Plan"),
    ("warehouse", "Stock count", "Hall A"), ("warehouse", "Stock count", "Hall B"),
    ("finance_analyst", "Van loan", "Schedule"), ("sales_ops", "Pipeline review", "Deals"),
    ("finance_analyst", "Commission Q", "Statement"),
)  # fmt: skip


class SameValues:
    """A range that holds the wanted one and reaches below it at most, where nothing stands."""

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        if text is None or wanted is None:
            return text == wanted
        pattern = r"(Lists)!\$([A-Z]+)\$(\d+):\$([A-Z]+)\$(\d+)"
        found, best = re.fullmatch(pattern, text), re.fullmatch(pattern, wanted)
        if found is None or best is None:
            return text == wanted
        return found.groups()[:4] == best.groups()[:4] and int(found[5]) >= int(best[5])

    def examples(self, wanted: str) -> tuple[str, ...]:
        return (re.sub(r"\d+$", "100", wanted),)

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        return (wanted.replace("$2:", "$1:"), "Lists!$Z$2:$Z$9")


WORDINGS = (
    'Add a column {letter} to the table on {sheet} in "{book}" with the heading "{heading}", where every record has '
    "a dropdown with the values of that list on the Lists tab. Anything else should be rejected.",
    '"{book}", sheet {sheet}: next to the last column (in {letter}) add "{heading}". For every record it should be '
    "a dropdown with the {heading} values from Lists, and it should reject other input.",
    'We need a "{heading}" column in {letter} on {sheet} ({book}), with dropdowns on every record. The choices are '
    "the ones in the {heading} list on the Lists sheet, in that order; reject anything else.",
    'Please add a dropdown column to {sheet} in "{book}": {letter}, with "{heading}" at the top and a dropdown for '
    "each record. Take the entries from Lists, and don't let anything else be typed.",
    'People keep typing whatever they like. On {sheet} in "{book}", put "{heading}" in {letter}1 and let the '
    "records below take only what Lists has for {heading}, from a dropdown that rejects anything else.",
)


@dataclass(frozen=True)
class Dropdown:
    """The column that a table gets, and the lists of which one is offered in it."""

    sheet: Page
    heading: str
    lists: dict[str, list[str]]  # by heading, in the order of their columns

    @property
    def letter(self) -> str:
        return column_name(self.sheet.beside)

    @property
    def area(self) -> str:
        return f"{self.letter}{self.sheet.rows[0]}:{self.letter}{self.sheet.rows[-1]}"

    @property
    def choices(self) -> list[str]:
        return self.lists[self.heading]

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS, sheet=self.sheet.name, book=self.sheet.title, letter=self.letter, heading=self.heading
        )

    def setup(self) -> Outcome:
        lines = ([words[line] if line < len(words) else "" for words in self.lists.values()] for line in range(5))
        return with_table(self.sheet.workbook_id, "Lists", [list(self.lists), *lines])

    def outcome(self, allowed: Allowed) -> Outcome:
        def make(db: Db) -> None:
            actions.set_cells(db, self.sheet.id, {(1, self.sheet.beside): self.heading})
            actions.set_validation(db, self.sheet.id, self.area, allowed)

        return make

    def without(self) -> dict[str, Outcome]:
        wrong = next(each for each in self.lists if each != self.heading)
        return {
            "rejected": self.outcome(Allowed("range", source=self.source(), is_strict=False)),
            "that list": self.outcome(Allowed("range", source=self.source(wrong))),
        }

    def gold(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.look_at("Lists", self.sheet.name)
        book.enter(f"{self.letter}1", self.heading)
        book.select(self.area)
        ValidationForm(user).open_dropdown().offer_range(self.source()).save()
        user.done()

    def by_typing(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        ValidationForm(user).open().set_range(self.area).offer(self.choices, help="See Lists").save()
        book.enter(f"{self.letter}1", self.heading)
        user.done()

    def source(self, heading: str = "") -> str:
        """Where the values of a list stand, of the one that is wanted unless told."""
        of = heading or self.heading
        column = column_name(list(self.lists).index(of) + 1)
        return f"Lists!{column}2:{column}{len(self.lists[of]) + 1}"


@family("sheet-dropdown", app="sheet", kind="create", steps=45, persona="finance_analyst")
def offer_a_list(draw: Draw, world: World) -> Task:
    """Add a column in which only the values of one of several lists may be chosen."""
    who, title, name = draw.choice(LISTED)
    names = draw.sample(sorted(WORDS), 4)
    lists = {each: draw.sample(WORDS[each], draw.integer(3, len(WORDS[each]))) for each in draw.sample(names, 4)}
    dropdown = Dropdown(page(world, title, name), names[0], lists)
    matchers: dict[str, Matcher] = {
        "sheet_validation.source": SameValues(), "sheet_validation.help": Anything(), "sheet_cell.style": Anything(),
    }  # fmt: skip
    return Task(
        goal=dropdown.goal(draw),
        persona=who,
        setup=dropdown.setup(),
        outcome=(
            dropdown.outcome(Allowed("range", source=dropdown.source())),
            dropdown.outcome(Allowed("list", choices=dropdown.choices)),
        ),
        matchers=matchers,
        without=dropdown.without(),
        gold=dropdown.gold,
        alternatives=(dropdown.by_typing,),
    )
