from __future__ import annotations

from ...apps.sheet import actions
from ...apps.sheet.engine import address
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import Files
from .queries import pages_of

BOOKS = ("Budget", "Cash forecast", "Commission Q", "Van loan", "Invoice lines")


@family("sheet-freeze", app="sheet", kind="update", steps=25, persona="finance_analyst")
def freeze(draw: Draw, world: World) -> Task:
    """Keep the first rows and columns of a sheet in sight."""
    sheet = draw.choice(sheet for book in BOOKS for sheet in pages_of(world, book))
    sizes = [(rows, columns) for rows in range(1, 6) for columns in (1, 2, 3)]
    rows, columns = draw.choice(size for size in sizes if size != sheet.frozen)

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(address(rows, columns))
        book.freeze()
        user.done()

    def by_arrow_keys(user: User) -> None:
        book = Files(user).open(sheet)
        book.unfreeze()
        book.press_in_turn("Control+Home", *["ArrowDown"] * (rows - 1), *["ArrowRight"] * (columns - 1))
        book.freeze()
        user.done()

    return Task(
        goal=draw.phrase(
            'In "{book}", freeze the first {rows} and the first {columns} of the sheet {sheet}.',
            "I want to keep the first {rows} and the first {columns} in view when I scroll the sheet {sheet} of "
            '"{book}". Please freeze them.',
            'Workbook "{book}", sheet {sheet}: freeze exactly the first {rows} and the first {columns}.',
            'Set the frozen panes of the sheet {sheet} in "{book}" to the first {rows} and the first {columns}.',
            book=sheet.title,
            sheet=sheet.name,
            rows="row" if rows == 1 else f"{rows} rows",
            columns="column" if columns == 1 else f"{columns} columns",
        ),
        outcome=lambda db: actions.freeze(db, sheet.id, rows, columns),
        gold=gold,
        alternatives=(by_arrow_keys,),
    )
