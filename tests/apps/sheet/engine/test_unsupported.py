"""References that nothing works out are refused in words when they are typed; all others are let in."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import FormatRule
from deskgym.apps.sheet.engine.unsupported import complaint

from ..cast import Cast
from .formulas import FORMULAS

REFUSED = {
    "=SUM(A1:C3 B2:B9)": "C3 and B2 stand side by side",
    "=A1:C3 B2:B2": "C3 and B2 stand side by side",
    "=SUM((A1:A3,C1:C3))": "leave the inner brackets out",
    "=RANK(A2,(A1:A3,B1:B3))": "leave the inner brackets out",
    "=COUNTA(Sheet1:Sheet3!A1)": "Sheet1:Sheet3: formulas here do not reach over several sheets",
    "=SUM('North:South West'!A1:A3)": "do not reach over several sheets",
    "=SUM(North!A1:South!A3)": "A range lies on one sheet, and does not go from North to South",
    "=SUM(A1:INDEX(A:A,2):INDEX(A:A,3))": "A range has two ends",
}


@pytest.mark.parametrize(("formula", "said"), REFUSED.items())
def test_it_is_refused_in_a_cell_and_in_a_rule(db: Db, cast: Cast, formula: str, said: str) -> None:
    with pytest.raises(Invalid, match=said):
        actions.set_cells(db, cast.sales, {(9, 9): formula})
    db.rollback()
    with pytest.raises(Invalid, match=said):
        actions.set_format_rule(db, cast.sales, "C2:C5", FormatRule("formula", formula, style={"b": 1}))


@pytest.mark.parametrize(
    "formula",
    [
        "=SUM (A1:A3)", "=SUM( A1:A3 , B1 )", "=LAMBDA(x, x+1)(2)", "= A1 + B2", "=-(A1+B1)*(2)", "={1, 2; 3, 4}",
        '=IF(A1 >= 2, "a b", \'My Sheet\'!B2)', "=LET(a, 1, (a + 1) * 2)", "=A1# + 2", "=A1% * 2",
        "=SUM(North!A1:North!A3)", "=SUM(A1:B2,C1:D2)", "=INDEX(A1:B2,\n1,\n2) & \"x, (y z)\"",
    ],
)  # fmt: skip
def test_blanks_and_brackets_elsewhere_are_no_fault(formula: str) -> None:
    assert complaint(formula) is None


def test_no_formula_of_the_corpus_is_refused() -> None:
    assert [formula for formula in FORMULAS if complaint(f"={formula}") is not None] == []
