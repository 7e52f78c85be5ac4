"""deskgym attack formulas: does any formula kill, freeze or bloat a process?"""

from __future__ import annotations

import json
from random import Random

from ...apps.sheet.engine import Engine
from ...apps.sheet.engine.entry import TypedValue
from .fuzzing.command import attack_of
from .fuzzing.formulas import Column, column

_ROWS, _COLUMN = 60, 8


def work_out(formulas: Column) -> None:
    """Enter formulas, one below the other, into a workbook with some figures, and have it worked out."""
    engine = Engine.create()
    sheet = engine.sheets()[0].key
    for row in range(1, _ROWS):
        engine.enter(sheet, row, 1, TypedValue("number", float(row)))
        engine.enter(sheet, row, 2, TypedValue("text", text=f"Article {row}"))
    engine.collect()
    for row, formula in enumerate(formulas, start=1):
        engine.enter_formula(sheet, row, _COLUMN, formula)
    engine.collect()


def try_seed(seed: int) -> None:
    """Work out the formulas of a seed. Raises DomainError where they are refused."""
    work_out(column(Random(seed)))


def described(seed: int) -> str:
    """The formulas of a seed, as JSON."""
    return f"{seed} {json.dumps(column(Random(seed)))}"


@attack_of("formulas", try_seed, described)
def command() -> None:
    """Work out formulas that nobody should write, each within 5 s of processor time and 300 MB.

    What a formula may not be is refused; what kills a process, keeps it or raises anything else is printed as JSON.
    Exits with 1 then.

    \b
    Example:
      deskgym attack formulas --minutes 60
    """
