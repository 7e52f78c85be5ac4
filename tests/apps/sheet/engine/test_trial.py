"""What the native engine would work on for too long, or with too much memory, is refused, and costs a trial alone.

Each test's engine is in a process of its own, with limits of time and memory: what is wrong ends that.
"""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent

import pytest
from deskgym.apps.sheet.engine.weight import LIGHT, weight

_PRELUDE = """
import resource
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.sheet.engine import Engine, engine as engine_module
from deskgym.apps.sheet.engine.entry import TypedValue
resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
engine = Engine.create()
sheet = engine.sheets()[0].key
for row in range(1, 100):
    engine.enter(sheet, row, 1, TypedValue("number", float(row)))
engine.collect()
before = resource.getrusage(resource.RUSAGE_SELF)

def given(*formulas):
    # What the formulas, one below the other, come to; or why they are refused.
    try:
        for row, formula in enumerate(formulas, start=1):
            engine.enter_formula(sheet, row, 900, formula)
        engine.collect()
    except DomainError as refused:
        return str(refused)
    return [engine.known[sheet, row, 900].formatted for row, _ in enumerate(formulas, start=1)]

def added():
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before.ru_maxrss) >> 10
"""
REFUSED = [
    "=AVERAGE(OFFSET(A1,0,0,1000000,600))",
    '=SUM(INDIRECT("A1:ZZ900000"))',
    "=A:C%A:C%A:C",
    "=BASE(1E9,2,1E15)",
    "=COMBIN(1E15,5E14)",
    "=VDB(1,1,1E9,1,1E9)",
    "=MULTINOMIAL(1E9,1E9)",
    "=ARRAYFORMULA(BASE(A1:A2,2,1E15))",
    ("=SUM(A1:A9)", "=COMBIN(1E15,5E14)", "=AHP:AHP"),
    '=SUBSTITUTE(REPT("a",30000),"a",REPT("b",30000))',
]
WORKED_OUT = {
    "=AVERAGE(A:ZZ)": "50",
    "=MAX(A1:ZZ900000)": "99",
    "=COUNTA(A:ZZ)": "99",
    "=COUNTBLANK(A:A)": "1048477",
    "=COUNTBLANK(A1:B100000)": "199901",
    "=MEDIAN(A:ZZ)": "50",
    "=LARGE(A:ZZ,2)": "98",
    "=RANK(5,A:ZZ)": "95",
    "=AND(A:ZZ)": "TRUE",
    "=SUM(A1:ZZ1000000)": "4950",
    "=SUBTOTAL(9,A:A)": "4950",
    "=SUBTOTAL(9,A:ZZ)": "4950",
    "=SUBTOTAL(2,A1:A1048576)": "99",
    "=COUNTIF(A1:ZZ100000,5)": "1",
    "=SUM(OFFSET(A1,0,0,10,1))": "55",
    "=SEQUENCE(400000,1)": "#NUM!",
    '=WRAPROWS("a",1E15)': "#NUM!",
    '=WRAPCOLS("a",1E15)': "#NUM!",
    '=EXPAND("a",1E9,1E9)': "#NUM!",
    "=SEQUENCE(1E9,1E9)": "#NUM!",
    "=MAKEARRAY(1E9,1E9,LAMBDA(x,y,x))": "#VALUE!",
    '=JOIN("-",1,2)': "1-2",
    "=COMBIN(5,2)": "10",
    "=BASE(7,2,8)": "00000111",
    "=A:ZZ": "#SPILL!",
    "=-A1:A10000": "-1",
    "=SUM(MAP(A1:A99,A1:Z1,#N/A))": "#N/A",
    "=SUM(MAP(A:A,TRANSPOSE(A:A),#N/A))": "#CALC!",
    '=REPT("ab",A2)': "abab",
    '=REPT("a",2000000000)': "#VALUE!",
    '=SUBSTITUTE("a-b","-",", ")': "a, b",
}


def _said(probe: str) -> str:
    script = _PRELUDE + dedent(probe)
    done = subprocess.run([sys.executable, "-c", script], timeout=180, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
    return done.stdout


def test_what_nobody_can_wait_for_is_refused_and_the_workbook_stays_as_it_was() -> None:
    said = _said(f"""
        for formula in {REFUSED!r}:
            answer = given(*([formula] if isinstance(formula, str) else formula))
            assert "too long" in answer, (formula, answer)
            engine = Engine.create()
            sheet = engine.sheets()[0].key
        assert added() < 300, added()
    """)
    assert said == ""


def test_large_areas_with_few_cells_in_use_are_worked_out_at_once() -> None:
    said = _said(f"""
        for formula, right in {WORKED_OUT!r}.items():
            answer = given(formula)
            assert answer == [right], (formula, answer)
            engine.clear(sheet, __import__("deskgym.apps.sheet.engine", fromlist=["Area"]).Area(1, 900, 1, 900))
            engine.collect()
        assert added() < 300, added()
    """)
    assert said == ""


def test_a_text_that_doubles_in_each_cell_is_refused() -> None:
    _said("""
        answer = given('="abcd"&A1', *(f"=AHP{row}&AHP{row}" for row in range(1, 40)))
        assert "too long" in answer, answer
        assert added() < 300, added()
    """)


def test_texts_joined_of_texts_that_were_joined_are_worked_out_where_they_stay_short() -> None:
    _said("""
        answer = given('="a"&A1', *(f'=AHP{row}&"b"' for row in range(1, 40)))
        assert answer[-1] == "a1" + "b" * 39, answer
    """)


def test_many_look_ups_and_many_whole_columns_are_worked_out() -> None:
    _said("""
        answer = given(*(f"=VLOOKUP({row},$A$1:$C$5000,1,FALSE)" for row in range(1, 800)))
        assert answer[:2] == ["1", "2"] and answer[-1] == "#N/A", answer
        assert given(*["=AVERAGE(A:A)"] * 40)[-1] == "50"
    """)


def test_a_result_of_very_many_errors_costs_what_the_engine_takes_to_read_it() -> None:
    _said("""
        import time
        began = time.process_time()
        assert given("=LET(x,1:1,x&NA()&x)") == ["#CALC!"]
        assert time.process_time() - began < 2
        assert given("=MAP(A1:A90,LAMBDA(x,1/0))") == ["#DIV/0!"]
    """)


def test_without_its_heavy_formula_a_workbook_wants_no_trial_any_more() -> None:
    _said("""
        from deskgym.apps.sheet.engine import Area
        tries, ends = [], engine_module.trial.ends
        engine_module.trial.ends = lambda work: tries.append(work) or ends(work)
        assert given("=SUM(OFFSET(A1,0,0,10,1))") == ["55"] and len(tries) == 1
        engine.clear(sheet, Area(1, 900, 1, 900))
        engine.collect()
        engine.enter(sheet, 1, 1, TypedValue("number", 2.0))
        before = len(tries)
        engine.collect()
        assert len(tries) == before, tries
    """)


def test_functions_that_want_no_trial_take_no_longer_for_large_numbers() -> None:
    _said("""
        import time
        from itertools import product
        from deskgym.apps.sheet.engine import weight
        import ironcalc
        model, values = ironcalc.create("Workbook", "en", "UTC"), ("1E9", "1E15", "0.5", '"a"')
        for function in sorted(weight._PROMPT):
            for arguments in (each for count in range(4) for each in product(values, repeat=count)):
                formula = f"={function}({','.join(arguments)})"
                if weight.arrays.is_ours(formula):
                    continue
                began = time.process_time()
                try:
                    model.set_user_input(0, 1, 1, formula)
                    model.evaluate()
                except BaseException:
                    model = ironcalc.create("Workbook", "en", "UTC")
                assert time.process_time() - began < 1, formula
    """)


@pytest.mark.parametrize(
    "formula", ["=A1+B2", '=A1&" "&B1', "=SUM(A:A)", "=SUM(A1:B900)", "=COUNTIF(A:A,1)", "=INDEX(A:Z,1,1)"]
)
def test_ordinary_formulas_want_no_trial(formula: str) -> None:
    assert weight(formula) < LIGHT // 100
