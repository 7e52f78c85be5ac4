from __future__ import annotations

from ...apps.sheet import actions
from ...apps.sheet.engine import parse_area
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import Files
from .queries import page

# How a person says it, what the menu calls it, and the format.
_MONEY = (
    ("whole dollars, without cents", "Whole currency $1,000", "$#,##0"),
    ("amounts with cents but without a dollar sign", "Number 1,000.12", "#,##0.00"),
    ("whole numbers, without a dollar sign", "Whole number 1,000", "#,##0"),
    ("dollars and cents, with negatives in parentheses", "Accounting $ (1,000.12)", "$#,##0.00;($#,##0.00)"),
)
_DAYS = (
    ("dates like 2026-03-16", "Date 2026-03-16", "yyyy-mm-dd"),
    ("dates like Mar 16, 2026", "Date Mar 16, 2026", "mmm d, yyyy"),
)
_COLUMNS = (
    ("Campaigns", "Started", _DAYS), ("Campaigns", "Budget", _MONEY), ("Campaigns", "Spent", _MONEY),
    ("Online sales", "Revenue", _MONEY), ("Plan", "Spend", _MONEY),
    ("Plan", "Cost per lead", _MONEY),
)  # fmt: skip


@family("sheet-format-column", app="sheet", kind="update", steps=25, persona="marketing")
def format_column(draw: Draw, world: World) -> Task:
    """Show the figures of a column in another format."""
    name, heading, formats = draw.choice(_COLUMNS)
    sheet = page(world, "Campaign plan", name)
    said, item, format = draw.choice(formats)
    first = draw.choice(sheet.rows[: max(1, len(sheet.rows) // 2)])
    last = draw.choice([row for row in sheet.rows if row > first + 1])
    letter = sheet.letter(heading)
    area = f"{letter}{first}:{letter}{last}"

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(area)
        book.set_number_format(item)
        user.done()

    def by_keys(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(f"{letter}{first}")
        book.press_in_turn(*["Shift+ArrowDown"] * (last - first))
        book.set_number_format(item)
        user.done()

    return Task(
        goal=draw.phrase(
            'On the sheet {sheet} of "{book}", show {area} ({heading}) as {said}.',
            'Please format {area} in "{book}", sheet {sheet}, as {said}. The other cells under {heading} keep their '
            "format.",
            'In "{book}", {sheet}: could you show the cells {area} in the column {heading} as {said}? Only those.',
            'For the slides I need {heading} in {area} shown as {said} ("{book}", sheet {sheet}). Change just the '
            "display, not the values.",
            '"{book}", {sheet}: change the number format of {area} to {said}, and leave the rest of {heading} alone.',
            sheet=sheet.name,
            book=sheet.title,
            area=area,
            heading=heading,
            said=said,
        ),
        outcome=lambda db: actions.format_cells(db, sheet.id, [parse_area(area)], {"f": format}),
        gold=gold,
        alternatives=(by_keys,),
    )
