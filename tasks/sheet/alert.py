"""Two families in which what to write depends on what the sheet says."""

from __future__ import annotations

from ...apps.sheet.engine import address
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import Files
from .queries import AnyFormula, page, typing


@family("sheet-alert", app="sheet", kind="conditional", steps=30, persona="finance_analyst")
def write_alert(draw: Draw, world: World) -> Task:
    """Write one of two words, as a customer's total is above a limit or not."""
    sheet = page(world, "Invoice lines", "By customer")
    row, is_over = draw.choice(sheet.rows), draw.choice((True, False))
    amount = sheet.number(row, "Amount")
    factor = draw.integer(40, 95) if is_over else draw.integer(105, 180)
    limit = round(amount * factor / 100, -2)
    is_over = amount > limit
    yes, no = draw.choice((("Alert", "On track"), ("Over", "Within"), ("Review", "Fine")))
    word, cell = yes if is_over else no, address(row, 4)

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(sheet.place(row, "Amount"))
        book.enter(cell, word)
        user.done()

    def by_a_formula(user: User) -> None:
        book = Files(user).open(sheet)
        book.enter(cell, f'=IF({sheet.place(row, "Amount")}>{limit:.0f},"{yes}","{no}")')
        user.done()

    return Task(
        goal=draw.phrase(
            'If {customer} was invoiced more than ${limit:,.0f} according to the sheet {sheet} of "{book}", write '
            '"{yes}" in column D of that row, otherwise "{no}".',
            'Look at {customer} on the sheet {sheet} in "{book}". In column D of that row, put "{yes}" if the '
            'amount is over ${limit:,.0f} and "{no}" if it is not.',
            '"{book}", sheet {sheet}: column D for {customer} should say "{yes}" if the amount is over '
            '${limit:,.0f}, otherwise "{no}".',
            'Mark {customer} in column D of the sheet {sheet} in "{book}": "{yes}" for an amount above '
            '${limit:,.0f}, "{no}" for any other.',
            customer=sheet.text(row, "Customer"),
            sheet=sheet.name,
            book=sheet.title,
            limit=limit,
            yes=yes,
            no=no,
        ),
        outcome=typing(sheet.id, {(row, 4): word}),
        # A formula that says the right word is right, too.
        matchers={"sheet_cell.formula": AnyFormula()},
        gold=gold,
        alternatives=(by_a_formula,),
    )


@family("sheet-flag-customers", app="sheet", kind="conditional", steps=95, persona="finance_analyst")
def flag_customers(draw: Draw, world: World) -> Task:
    """Mark every customer above a share of all sales that is drawn, and no other."""
    sheet = page(world, "Invoice lines", "By customer")
    shares = sorted((sheet.number(row, "Amount") for row in sheet.rows), reverse=True)
    count = draw.integer(3, 7)
    limit = round((shares[count - 1] + shares[count]) / 2, -1)
    rows = [row for row in sheet.rows if sheet.number(row, "Amount") > limit]
    word = draw.choice(("key", "large", "A", "call", "priority"))

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(sheet.range("Amount"))
        for row in rows:
            book.enter(address(row, 4), word)
        user.done()

    def by_copying(user: User) -> None:
        book = Files(user).open(sheet)
        first, *others = (address(row, 4) for row in rows)
        book.enter(first, word)
        book.copy(first, *others)
        user.done()

    return Task(
        goal=draw.phrase(
            'On the sheet {sheet} of "{book}", write "{word}" in column D for each customer with an amount above '
            "${limit:,.0f}. Leave D empty for all the others.",
            'Mark the customers over ${limit:,.0f} on the sheet {sheet} in "{book}" with "{word}" in column D, and '
            "leave it empty for the rest.",
            'In "{book}", sheet {sheet}: which customers were invoiced more than ${limit:,.0f}? Put "{word}" next '
            "to exactly those, in column D.",
            'Go through the sheet {sheet} of "{book}" and put "{word}" in column D wherever a customer\'s amount is '
            "greater than ${limit:,.0f}. All other cells in D stay empty.",
            sheet=sheet.name,
            book=sheet.title,
            word=word,
            limit=limit,
        ),
        outcome=typing(sheet.id, {(row, 4): word for row in rows}),
        matchers={"sheet_cell.formula": AnyFormula()},
        gold=gold,
        alternatives=(by_copying,),
    )
