"""Change and add up records of a sheet of which a part is out of sight, by what the workbook's notes say about that."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.engine import Area, address
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files
from .queries import ANY_FORMULA, Page, in_turn, page, typing, with_table

_TAB = "Read me"


@dataclass(frozen=True)
class Kind:
    """Records of which those with one `key` are to be changed and added up, while a filter works on another column."""

    persona: str
    title: str
    name: str
    key: str
    edit: str
    values: tuple[str, ...]
    amount: str
    filtered: str


KINDS = (
    Kind("sales_ops", "Pipeline review", "Deals", "Owner", "Probability", ("15%", "35%", "45%"), "Amount", "Stage"),
    Kind("operations", "Season order", "Articles", "Supplier", "Pack", ("8", "15", "18"), "On hand", "Status"),
    Kind(
        "finance_analyst",
        "Outgoing payments",
        "Payments",
        "Payee",
        "Account",
        ("Third", "Clearing"),
        "Amount",
        "Account",
    ),
)
_HIDDEN = {
    True: "Rows that somebody has hidden are only out of the way for printing: they change and count like all the "
    "others.",
    False: "Rows that somebody has hidden are void. They keep what's in them and don't count in any sum.",
}
_FILTERED = {
    True: "The filter is just for looking: what it leaves out changes and counts like everything else.",
    False: "Don't touch what the filter leaves out, and leave it out of sums, too.",
}


@dataclass(frozen=True)
class View:
    """The records of one key, those of them hidden by hand, and those that the filter leaves out."""

    rows: list[int]
    hidden: frozenset[int]
    filtered: frozenset[int]

    def counted(self, hidden: bool, filtered: bool) -> list[int]:
        """Those that count, if hidden rows do, and if filtered ones do."""
        out = (frozenset() if hidden else self.hidden) | (frozenset() if filtered else self.filtered)
        return [row for row in self.rows if row not in out]


def _choose(draw: Draw, sheet: Page, kind: Kind) -> tuple[str, str, View]:
    """A key with enough records, what the filter leaves out, and which of the others are hidden by hand."""
    found = []
    for key in sorted({sheet.text(row, kind.key) for row in sheet.rows}):
        rows = [row for row in sheet.rows if sheet.text(row, kind.key) == key]
        for left_out in sorted({sheet.text(row, kind.filtered) for row in sheet.rows}):
            filtered = frozenset(row for row in rows if sheet.text(row, kind.filtered) == left_out)
            if 7 <= len(rows) <= 20 and 1 <= len(filtered) <= len(rows) - 4:
                found.append((key, left_out, rows, filtered))
    if not found:
        raise NoInstance(f"no {kind.key} has records of several kinds")
    key, left_out, rows, filtered = draw.choice(found)
    hidden = frozenset(draw.sample([row for row in rows if row not in filtered], draw.integer(2, 3)))
    return key, left_out, View(rows, hidden, filtered)


WORDINGS = (
    'In "{book}", sheet {sheet}, set the {edit} of {whose} to {value}, and put the total {amount} of these records '
    "in {at}. For rows that aren't showing, see {notes}; don't show or hide anything.",
    'On {sheet} in "{book}", set {edit} to {value} on all records with {whose}. I also need the sum of their {amount} '
    "in {at}. Check what {notes} says about rows you can't see, and don't show or hide any.",
    'Please change {edit} to {value} for {whose} on {sheet} ("{book}") and write the total {amount} of the same '
    "records in {at}. Some rows are hidden or filtered: {notes} says how we handle those. Leave the view as it is.",
    '"{book}", {sheet}: {edit} is {value} from now on for {whose}. Enter it in every record that counts according '
    "to {notes}, and put their total {amount} in {at}. Rows that aren't showing must not show afterward either.",
    'Could you update {whose} on the {sheet} sheet of "{book}"? {edit} becomes {value}, and {at} gets the sum of '
    "{amount} of what you changed. Treat hidden and filtered rows the way {notes} says, and please leave the filter "
    "and the hidden rows alone.",
)


@dataclass(frozen=True)
class HiddenRowsChange:
    """The records of one key on a sheet, what they get and where their sum goes, and which of them count."""

    kind: Kind
    sheet: Page
    key: str
    left_out: str  # by the filter
    view: View
    policy: tuple[bool, bool]  # whether hidden rows count, and whether filtered ones do
    value: str
    place: tuple[int, int]
    others: list[int]  # rows of other keys that are hidden by hand as well

    @property
    def wanted(self) -> list[int]:
        return self.view.counted(*self.policy)

    @property
    def cells(self) -> list[str]:
        """Those to be changed."""
        return [self.sheet.place(row, self.kind.edit) for row in self.wanted]

    def goal(self, draw: Draw) -> str:
        kind = self.kind
        return draw.phrase(
            *WORDINGS, book=self.sheet.title, sheet=self.sheet.name, edit=kind.edit,
            whose=f"{kind.key.lower()} {self.key}", value=self.value, amount=kind.amount, at=address(*self.place),
            notes=_TAB,
        )  # fmt: skip

    def setup(self) -> Outcome:
        return in_turn(with_table(self.sheet.workbook_id, _TAB, _notes(*self.policy)), self._put_out_of_sight)

    def outcome(self, rows: list[int]) -> Outcome:
        column = self.sheet.column(self.kind.edit)
        return typing(self.sheet.id, {self.place: self._total(rows)} | {(row, column): self.value for row in rows})

    def without(self) -> dict[str, Outcome]:
        hidden, filtered = self.policy
        return {
            "the hidden rows": self.outcome(self.view.counted(not hidden, filtered)),
            "the filtered rows": self.outcome(self.view.counted(hidden, not filtered)),
        }

    def gold(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.look_at(_TAB, self.sheet.name)
        book.enter_all((cell, self.value) for cell in self.cells)
        book.enter(address(*self.place), self._total(self.wanted))
        user.done()

    def by_a_formula(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        amounts = "+".join(self.sheet.place(row, self.kind.amount) for row in self.wanted)
        book.enter(address(*self.place), f"={amounts}")
        book.enter_all((cell, self.value) for cell in reversed(self.cells))
        user.done()

    def by_copying(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        first, *further = self.cells
        book.enter(first, self.value)
        book.copy(first, *further)
        book.enter(address(*self.place), f"={self._total(self.wanted)}")
        user.done()

    def _put_out_of_sight(self, db: Db) -> None:
        sheet, filtered = self.sheet, self.kind.filtered
        actions.create_filter(db, sheet.id, Area(1, 1, sheet.rows[-1], sheet.beside - 1))
        actions.set_criterion(db, sheet.id, sheet.column(filtered), hidden_values=[self.left_out])
        for row in sorted({*self.view.hidden, *self.others}):
            if sheet.text(row, filtered) != self.left_out:
                actions.hide_lines(db, sheet.id, "row", row, 1)

    def _total(self, rows: list[int]) -> str:
        return f"{sum(self.sheet.cents(row, self.kind.amount) for row in rows) / 100:.2f}"


def _notes(hidden: bool, filtered: bool) -> list[tuple[str, str]]:
    """What is laid down about rows that do not show."""
    return [
        ("About", "What holds"),
        ("Hidden rows", _HIDDEN[hidden]),
        ("Filter", _FILTERED[filtered]),
        ("Leave it", "Nobody shows rows again or takes the filter off: others work with what is set."),
    ]


@family("sheet-hidden-rows", app="sheet", kind="conditional", steps=120, persona="sales_ops")
def change_with_rows_hidden(draw: Draw, world: World) -> Task:
    """Change the records of somebody and add them up, with or without those that do not show, as it is laid down."""
    kind = draw.choice(KINDS)
    sheet = page(world, kind.title, kind.name)
    key, left_out, view = _choose(draw, sheet, kind)
    # Never neither, for then what shows is all there is to think of.
    policy = draw.choice(((True, False), (False, True), (True, True)))
    value = draw.choice(kind.values)
    place = sheet.rows[-1] + draw.integer(2, 4), sheet.column(kind.amount)
    others = draw.sample([row for row in sheet.rows if row not in view.rows], draw.integer(5, 8))
    change = HiddenRowsChange(kind, sheet, key, left_out, view, policy, value, place, others)
    return Task(
        goal=change.goal(draw),
        persona=kind.persona,
        setup=change.setup(),
        outcome=change.outcome(change.wanted),
        matchers=ANY_FORMULA,
        without=change.without(),
        gold=change.gold,
        alternatives=(change.by_a_formula, change.by_copying),
    )
