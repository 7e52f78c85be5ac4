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
from .gold_steps import copy, enter, look_at, open_sheet, turn_to
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
    True: "Rows that somebody has hidden are only out of the way for printing: they change and count like all others.",
    False: "Rows that somebody has hidden are void. They keep what stands in them and count in no sum.",
}
_FILTERED = {
    True: "The filter is there for looking only: what it leaves out changes and counts like everything else.",
    False: "What the filter leaves out is not ours to touch, and we leave it out of sums, too.",
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


@family("sheet-hidden-rows", app="sheet", kind="conditional", steps=120, persona="sales_ops")
def change_with_rows_hidden(draw: Draw, world: World) -> Task:
    """Change the records of somebody and add them up, with or without those that do not show, as it is laid down."""
    kind = draw.choice(KINDS)
    sheet = page(world, kind.title, kind.name)
    key, left_out, view = _choose(draw, sheet, kind)
    # Never neither, for then what shows is all there is to think of.
    policy = draw.choice(((True, False), (False, True), (True, True)))
    value, column = draw.choice(kind.values), sheet.column(kind.edit)
    wanted = view.counted(*policy)
    place = sheet.rows[-1] + draw.integer(2, 4), sheet.column(kind.amount)
    at = address(*place)
    others = draw.sample([row for row in sheet.rows if row not in view.rows], draw.integer(5, 8))

    def out_of_sight(db: Db) -> None:
        area = Area(1, 1, sheet.rows[-1], sheet.beside - 1)
        actions.create_filter(db, sheet.id, area)
        actions.set_criterion(db, sheet.id, sheet.column(kind.filtered), hidden_values=[left_out])
        for row in sorted({*view.hidden, *others}):
            if sheet.text(row, kind.filtered) != left_out:
                actions.hide_lines(db, sheet.id, "row", row, 1)

    def changed(rows: list[int]) -> Outcome:
        total = sum(sheet.cents(row, kind.amount) for row in rows) / 100
        return typing(sheet.id, {place: f"{total:.2f}"} | {(row, column): value for row in rows})

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        look_at(user, _TAB)
        turn_to(user, sheet)
        for row in wanted:
            enter(user, address(row, column), value)
        total = sum(sheet.cents(row, kind.amount) for row in wanted) / 100
        enter(user, at, f"{total:.2f}")
        user.done()

    def by_a_formula(user: User) -> None:
        open_sheet(user, sheet)
        cells = "+".join(sheet.place(row, kind.amount) for row in wanted)
        enter(user, at, f"={cells}")
        for row in reversed(wanted):
            enter(user, address(row, column), value)
        user.done()

    def by_copying(user: User) -> None:
        open_sheet(user, sheet)
        first, *further = (address(row, column) for row in wanted)
        enter(user, first, value)
        copy(user, first, *further)
        total = sum(sheet.cents(row, kind.amount) for row in wanted) / 100
        enter(user, at, f"={total:.2f}")
        user.done()

    notes = (
        ("About", "What holds"),
        ("Hidden rows", _HIDDEN[policy[0]]),
        ("Filter", _FILTERED[policy[1]]),
        ("Leave it", "Nobody shows rows again or takes the filter off: others work with what is set."),
    )
    return Task(
        goal=draw.phrase(
            'In "{book}", sheet {sheet}, set the {edit} of {whose} to {value}, and put the {amount} of these records '
            "added up into {at}. Which rows are meant where some do not show is on {notes}; leave what shows as it is.",
            '{whose}: all of it on {sheet} in "{book}" gets {value} as {edit}. I also need the sum of its {amount} in '
            "{at}. Mind {notes} about rows out of sight, and do not show or hide any.",
            'Please change {edit} to {value} for {whose} on {sheet} ("{book}") and write the total {amount} of the '
            "same "
            "records into {at}. Some rows are hidden or filtered: {notes} says how we deal with those. The view itself "
            "stays.",
            '"{book}", {sheet}: for {whose}, {edit} is {value} from now on; enter it in every record that counts by '
            "{notes}, and in {at} what their {amount} comes to. Rows that do not show must not show afterwards either.",
            'Could you go over {whose} on the {sheet} sheet of "{book}"? {edit} becomes {value}, {at} gets the sum of '
            "{amount} of what you changed. Hidden and filtered rows as {notes} has it, and please leave filter and "
            "hiding alone.",
            book=sheet.title,
            sheet=sheet.name,
            edit=kind.edit,
            whose=f"{kind.key.lower()} {key}",
            value=value,
            amount=kind.amount,
            at=at,
            notes=_TAB,
        ),
        persona=kind.persona,
        setup=in_turn(with_table(sheet.workbook_id, _TAB, notes), out_of_sight),
        outcome=changed(wanted),
        matchers=ANY_FORMULA,
        without={
            "the hidden rows": changed(view.counted(not policy[0], policy[1])),
            "the filtered rows": changed(view.counted(policy[0], not policy[1])),
        },
        gold=gold,
        alternatives=(by_a_formula, by_copying),
    )
