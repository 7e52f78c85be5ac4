"""Formulas that are longer, deeper or wider than any that makes sense never reach the engine."""

from __future__ import annotations

import subprocess
import sys

import pytest
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.engine.bounds import complaint
from hypothesis import given, settings
from hypothesis import strategies as st

FINE = [
    "=" + "(" * 64 + "1" + ")" * 64,
    "=" + "IF(1," * 64 + "1" + ")" * 64,
    "=" + "1+" * 1_000 + "1",
    "=" + '"a"&' * 1_000 + '"b"',
    "=1" + "=1" * 1_000,
    "=SUM(" + "1," * 254 + "1)",
    "={" + "1," * 3_000 + "1}",
    "=SUM(" + "IF(A2:B3=1," * 60 + "1" + ")" * 61,
    '="' + "(" * 8_000 + '"',
    "='" + "(" * 20 + "'!A1",
    "=-1^-2%",
]
TOO_MUCH = [
    "=" + "(" * 8_000,
    "=" + "{" * 8_000,
    "=" + "(" * 65 + "1" + ")" * 65,
    "=" + "IF(1," * 65 + "1" + ")" * 65,
    "=" + "-" * 8_000 + "1",
    "=" + "@" * 100 + "A1",
    "=1" + "^1" * 4_000,
    "=1" + "%" * 8_000,
    "=" + "1+" * 2_000 + "1",
    "=" + '"a"&' * 2_000 + '"b"',
    "=SUM(" + "1," * 255 + "1)",
    "=" + "9" * 400,
    "=1" + " " * 9_000,
]
PIECES = ("SUM(", "IF(", "A1", "B2:C9", "-", "(", "^", "{", "1", "&", '"x"', ",", ")", "}", "@", "%", "LAMBDA(x,",
          "LET(x,", "#", "!", "'S'!", "TRUE", "1E9", "x", ";", "=", "<>", '"', "'", " ")  # fmt: skip


@pytest.mark.parametrize("formula", FINE, ids=range(len(FINE)))
def test_what_a_person_may_write_is_worked_out(formula: str) -> None:
    assert complaint(formula) is None
    engine = Engine.create()
    engine.enter_formula(engine.sheets()[0].key, 1, 1, formula)
    engine.collect()


@pytest.mark.parametrize("formula", TOO_MUCH, ids=range(len(TOO_MUCH)))
def test_what_is_too_much_is_refused_in_words(formula: str) -> None:
    assert complaint(formula)
    engine = Engine.create()
    with pytest.raises(Invalid, match=r"^A (formula|number|function) "):
        engine.enter_formula(engine.sheets()[0].key, 1, 1, formula)


@given(st.lists(st.sampled_from(PIECES), max_size=300), st.integers(1, 60))
@settings(max_examples=200, deadline=None)
def test_looking_at_a_formula_never_fails(pieces: list[str], times: int) -> None:
    complaint("=" + "".join(pieces) * times)


def test_no_mixture_of_brackets_and_signs_overflows_the_stack() -> None:
    # In a process of its own: what overflows the engine's stack ends it.
    probe = """
import itertools
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.engine.bounds import complaint
pieces = ("(", "-", "1^", "IF(1,", "{", "1+", "@", "SUM(1,", "1=1&", "LAMBDA(x,", "%", "\\"a\\"&")
for one, other, times in itertools.product(pieces, pieces, (20, 31, 63, 500)):
    formula = f"={(one + other) * times}1"
    if complaint(formula) is None:
        engine = Engine.create()
        try:
            engine.enter_formula(engine.sheets()[0].key, 1, 1, formula)
            engine.collect()
        except DomainError:
            pass
"""
    done = subprocess.run([sys.executable, "-c", probe], timeout=120, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
