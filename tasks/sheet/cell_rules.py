"""Three families about rules on cells: colours by value, a dropdown, a protection. Details stand on other sheets."""

from __future__ import annotations

import re

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import Allowed, FormatRule
from ...apps.sheet.engine import address, column_name
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..matchers import Anything
from ..registry import family
from ..task import Matcher, Outcome, Task
from .gold_steps import enter, menu, open_sheet, select
from .queries import Page, levels, members, page, typing, with_sheet

Table = list[list[str]]
# Numbers to flag: who keeps them, workbook, sheet, and the columns that its notes speak of.
FLAGGED = (
    ("finance_analyst", "Commission Q", "Deals", ("Amount", "Commission")),
    ("operations", "Reorder plan", "Plan", ("On hand", "Weekly sales", "Needed", "To order")),
    ("warehouse", "Stock count", "Hall A", ("Booked", "Counted")),
    ("warehouse", "Stock count", "Hall B", ("Booked", "Counted")),
    ("finance_analyst", "Van loan", "Schedule", ("Interest", "Principal", "Closing")),
)
LOW = {"Light red": "#FECACA", "Light orange": "#FED7AA", "Light yellow": "#FEF08A"}
HIGH = {"Light green": "#BBF7D0", "Light blue": "#BFDBFE", "Light violet": "#DDD6FE"}
FORM = "New format rule"


def _with_table(sheet: Page, name: str, table: Table) -> Outcome:
    """A further sheet of the workbook, made before the episode."""
    cells = {(r, c): text for r, line in enumerate(table, 1) for c, text in enumerate(line, 1) if text}
    return with_sheet(sheet.workbook_id, name, cells)


def _limits(sheet: Page, heading: str) -> list[tuple[int, int]]:
    """Pairs of limits such that some of the numbers of a column lie beyond each, and some between."""
    numbers = sorted(sheet.number(row, heading) for row in sheet.rows)
    fifth = len(numbers) // 5
    pairs = {(round(low), round(high)) for low in numbers[fifth : 2 * fifth] for high in numbers[-2 * fifth : -fifth]}
    return sorted(
        (low, high)
        for low, high in pairs
        if numbers[0] < low < high < numbers[-1] and any(low <= number <= high for number in numbers)
    )


def _edges(sheet: Page, heading: str, low: int, high: int) -> tuple[Outcome, ...]:
    """Probes that type numbers on and beside the limits, another one into each row."""
    near = [low - 1, low, low + 1, high - 1, high, high + 1]
    return tuple(
        typing(sheet.id, {
            (row, sheet.column(heading)): str(near[(place + shift) % len(near)])
            for place, row in enumerate(sheet.rows)
        })
        for shift in range(3)
    )  # fmt: skip


@family("sheet-flag-rules", app="sheet", kind="conditional", steps=75, persona="finance_analyst")
def flag_by_rules(draw: Draw, world: World) -> Task:
    """Colour a column's low and high numbers by conditional formats, as a sheet of limits has it now."""
    who, title, name, headings = draw.choice(FLAGGED)
    sheet = page(world, title, name)
    limits = {heading: pairs for heading in headings if (pairs := _limits(sheet, heading))}
    if not limits:
        raise NoInstance(f"the numbers of {sheet.name} are too much alike to be flagged")
    heading = draw.choice(limits)
    area = sheet.range(heading)
    low, high = draw.choice(limits[heading])
    red, green = draw.choice(LOW), draw.choice(HIGH)
    old = (low + draw.integer(1, 3), high + draw.integer(2, 5))
    lines = [[heading, str(low), red, str(high), green, "in use"], [heading, *_old(old, red, green), "retired"]]
    lines += [
        [other, str(low + 7), draw.choice(LOW), str(high + 11), draw.choice(HIGH), "in use"]
        for other in headings
        if other != heading
    ]
    notes = [["Column", "Low: less than", "Fill of low", "High: more than", "Fill of high", "Status"]]
    notes += draw.sample(lines, len(lines))

    def rules(low: int, high: int, low_fill: str = LOW[red], high_fill: str = HIGH[green]) -> Outcome:
        def make(db: Db) -> None:
            actions.set_format_rule(db, sheet.id, area, FormatRule("less", str(low), style={"g": low_fill}))
            actions.set_format_rule(db, sheet.id, area, FormatRule("greater", str(high), style={"g": high_fill}))

        return make

    def add_rule(user: User, kind: str, value: str, color: str) -> None:
        user.choose("Format cells if", kind, within=FORM)
        user.fill("Value or formula", value, within=FORM)
        user.check(color, within="Fill")
        user.click("button", "Save", within=FORM)

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        user.click("tab", "Limits")
        user.click("tab", sheet.name)
        select(user, area)
        menu(user, "Format", "Conditional formatting…")
        add_rule(user, "Less than", str(low), red)
        user.click("button", "Add rule")
        add_rule(user, "Greater than", str(high), green)
        user.done()

    def by_formulas(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Format", "Conditional formatting…")
        first = sheet.place(sheet.rows[0], heading)
        user.fill("Apply to range", area, within=FORM)
        add_rule(user, "Custom formula is", f"={first}>{high}", green)
        user.click("button", "Add rule")
        user.fill("Apply to range", area, within=FORM)
        add_rule(user, "Custom formula is", f"=AND(ISNUMBER({first}),{first}<{low})", red)
        user.done()

    return Task(
        goal=draw.phrase(
            'Colour the {heading} of the records on {sheet} in "{book}" by conditional formatting: what counts as low '
            "and as high, and the two fills, is on the Limits tab (only what is in use there). Not the heading, nor "
            "any total.",
            '"{book}", sheet {sheet}: please have the {heading} column flag itself, low and high, as the Limits tab '
            "says it is done now. Conditional formats on the records only, no heading and no totals.",
            "Can you set up the conditional formatting for {heading} on the {sheet} sheet ({book})? What is low and "
            "high stands on Limits, with the fills; take the line in use. It should cover all records, but not the "
            "heading or a total line.",
            'On {sheet} of "{book}" I want to see at a glance which {heading} is low and which high. Add conditional '
            "formats to the records (headings and totals stay plain), with the limits and fills that are in use "
            "according to the Limits sheet.",
            'The {heading} figures on {sheet} in "{book}" need their colours: conditional formats for low and high '
            "over the records alone. The Limits sheet has them with the fills; skip what is retired there.",
            heading=heading,
            sheet=sheet.name,
            book=sheet.title,
        ),
        persona=who,
        setup=_with_table(sheet, "Limits", notes),
        outcome=rules(low, high),
        probes=_edges(sheet, heading, low, high),
        without={
            "in use": rules(*old),
            "the fills": rules(low, high, "#DC2626", "#16A34A"),
        },
        gold=gold,
        alternatives=(by_formulas,),
    )


def _old(limits: tuple[int, int], red: str, green: str) -> list[str]:
    return [str(limits[0]), red, str(limits[1]), green]


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
VALIDATION = "New validation"


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


@family("sheet-dropdown", app="sheet", kind="create", steps=45, persona="finance_analyst")
def offer_a_list(draw: Draw, world: World) -> Task:
    """Add a column in which only the values of one of several lists may be chosen."""
    who, title, name = draw.choice(LISTED)
    sheet = page(world, title, name)
    names = draw.sample(sorted(WORDS), 4)
    heading = names[0]
    tabs = draw.sample(names, 4)
    lists = {each: draw.sample(WORDS[each], draw.integer(3, len(WORDS[each]))) for each in tabs}
    table = [list(tabs), *(
        [lists[each][line] if line < len(lists[each]) else "" for each in tabs] for line in range(5)
    )]  # fmt: skip
    column, letter = sheet.beside, column_name(sheet.beside)
    area = f"{letter}{sheet.rows[0]}:{letter}{sheet.rows[-1]}"
    choices = lists[heading]

    def source(of: str) -> str:
        there = column_name(tabs.index(of) + 1)
        return f"Lists!{there}2:{there}{len(lists[of]) + 1}"

    def made(allowed: Allowed) -> Outcome:
        def make(db: Db) -> None:
            actions.set_cells(db, sheet.id, {(1, column): heading})
            actions.set_validation(db, sheet.id, area, allowed)

        return make

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        user.click("tab", "Lists")
        user.click("tab", sheet.name)
        enter(user, address(1, column), heading)
        select(user, area)
        menu(user, "Insert", "Dropdown…")
        user.choose("Criteria", "Dropdown from a range", within=VALIDATION)
        user.fill("Range with the values", source(heading), within=VALIDATION)
        user.click("button", "Save", within=VALIDATION)
        user.done()

    def by_typing(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Data", "Data validation…")
        user.fill("Apply to range", area, within=VALIDATION)
        user.fill("Values, one on each line", "\n".join(choices), within=VALIDATION)
        user.fill("Help text", "See Lists", within=VALIDATION)
        user.click("button", "Save", within=VALIDATION)
        enter(user, address(1, column), heading)
        user.done()

    wrong = next(each for each in tabs if each != heading)
    matchers: dict[str, Matcher] = {
        "sheet_validation.source": SameValues(), "sheet_validation.help": Anything(), "sheet_cell.style": Anything(),
    }  # fmt: skip
    return Task(
        goal=draw.phrase(
            'Give the table on {sheet} in "{book}" a further column {letter}, headed "{heading}", where every record '
            "offers the values of that list on the Lists tab as a dropdown. Anything else is to be rejected.",
            '"{book}", sheet {sheet}: next to the last column (in {letter}) add "{heading}". For all records it should '
            "be a dropdown with the {heading} values from Lists, and refuse other input.",
            'We need a "{heading}" column in {letter} on {sheet} ({book}), with dropdowns on every record. The choices '
            "are those of the {heading} list on the Lists sheet, in that order; reject the rest.",
            'Please add a dropdown column to {sheet} of "{book}": {letter}, "{heading}" on top, one dropdown per '
            "record. Take the entries from Lists, and let nothing else be typed.",
            'People keep writing their own words. On {sheet} in "{book}", put "{heading}" into {letter}1 and let the '
            "records below take only what Lists has for {heading}, from a dropdown that rejects anything else.",
            sheet=sheet.name,
            book=sheet.title,
            letter=letter,
            heading=heading,
        ),
        persona=who,
        setup=_with_table(sheet, "Lists", table),
        outcome=(
            made(Allowed("range", source=source(heading))),
            made(Allowed("list", choices=choices)),
        ),
        matchers=matchers,
        without={
            "rejected": made(Allowed("range", source=source(heading), is_strict=False)),
            "that list": made(Allowed("range", source=source(wrong))),
        },
        gold=gold,
        alternatives=(by_typing,),
    )


# Workbooks of the persona's own, with the column that others fill in.
PROTECTED = (
    ("finance_analyst", "Commission Q", "Deals", ("Amount", "Rate", "Account")),
    ("finance_analyst", "Van loan", "Schedule", ("Payment", "Interest")),
    ("operations", "Reorder plan", "Plan", ("On hand", "Weekly sales")),
    ("warehouse", "Stock count", "Hall A", ("Counted", "Booked")),
    ("warehouse", "Stock count", "Hall B", ("Counted", "Booked")),
    ("sales_ops", "Pipeline review", "Deals", ("Probability", "Stage", "Close date")),
)
PROTECTION = "New protection"


@family("sheet-protect", app="sheet", kind="create", steps=45, persona="finance_analyst")
def protect_all_but(draw: Draw, world: World) -> Task:
    """Protect a sheet but for one column of the records; one colleague may edit all of it."""
    who, title, name, headings = draw.choice(PROTECTED)
    sheet, heading = page(world, title, name), draw.choice(headings)
    hole = sheet.range(heading)
    known = levels(world, sheet.workbook_id)
    first, second = draw.sample([person for person in members(world) if person.id not in known], 2)

    def shared(db: Db) -> None:
        for person in (first, second):
            actions.share_workbook(db, sheet.workbook_id, person.id, "editor")

    def protected(exceptions: str, editors: list[int]) -> Outcome:
        return lambda db: actions.protect(db, sheet.id, exceptions=exceptions, editors=editors)

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        select(user, hole)
        menu(user, "Data", "Protected sheets and ranges…")
        user.choose("Protect", f"The sheet {sheet.name}", within=PROTECTION)
        user.fill("Except these cells", hole, within=PROTECTION)
        user.choose("Who may edit", "The owner and these people", within=PROTECTION)
        user.check(first.name, within="People")
        user.click("button", "Save", within=PROTECTION)
        user.done()

    def mended(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Data", "Protected sheets and ranges…")
        user.choose("Protect", f"The sheet {sheet.name}", within=PROTECTION)
        user.fill("Description", "Ask me first", within=PROTECTION)
        user.click("button", "Save", within=PROTECTION)
        user.click("button", "Edit rule 1")
        user.fill("Except these cells", hole, within="Edit protection")
        user.choose("Who may edit", "The owner and these people", within="Edit protection")
        user.check(first.name, within="People")
        user.click("button", "Save", within="Edit protection")
        user.done()

    return Task(
        goal=draw.phrase(
            'Protect everything on {sheet} in "{book}" except the {heading} cells of the records. {person} may edit '
            "all of it.",
            '"{book}": protect the sheet {sheet}. The {heading} of the records stays open to all editors, the rest '
            "only to {person} and you.",
            "Nobody but me and {person} should change {sheet} ({book}) any more. Only the {heading} column, without "
            "its heading and any total, stays open for everybody who can edit. Protect the sheet like that.",
            'Please lock the {sheet} sheet of "{book}": only {person} may still edit it besides you, except that the '
            "{heading} entries of the records can be changed by all editors.",
            'On {sheet} of "{book}" others shall fill in {heading} for the records and touch nothing else. Protect the '
            "sheet that way, and let {person} edit everything.",
            sheet=sheet.name,
            book=sheet.title,
            heading=heading,
            person=first.name,
        ),
        persona=who,
        setup=shared,
        outcome=protected(hole, [first.id]),
        matchers={"sheet_protection.description": Anything()},
        without={
            "the open cells": protected("", [first.id]),
            "the person": protected(hole, [second.id]),
            "only that person": protected(hole, [first.id, second.id]),
        },
        gold=gold,
        alternatives=(mended,),
    )
