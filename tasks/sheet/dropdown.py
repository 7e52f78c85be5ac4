"""A column in which only the values of one of several lists may be chosen."""

from __future__ import annotations

import re

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import Allowed
from ...apps.sheet.engine import address, column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything
from ..registry import family
from ..task import Matcher, Outcome, Task
from .gold_steps import enter, menu, open_sheet, select
from .queries import page, with_table

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
        setup=with_table(sheet.workbook_id, "Lists", table),
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
