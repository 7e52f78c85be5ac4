"""Texts as a model that has gone astray may write them, in something like Python's grammar."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import strategies as st

_PIECES = st.sampled_from(
    [
        *("click(", "fill('e1', '", "done()", "answer(", "ref=", "'", '"', "'''", "f'{", "b'", "r'\\d'", "\\d", "\\"),
        *("\\x", "\\N{", "\\777", "\\ud800", "(", ")", "[", "]", "{", "}", ",", ":", "=", "*", "**", "-", "~"),
        *("lambda:", "await ", "1or 2", "0x1for x", "1_", "0777", "1e999", "9" * 5_000, "0x" + "f" * 9_000, "1j", "\0"),
        *("\n", "\r", "\f", "\t", " ", "#", "東", "print x", "None", "is 1", "if a else ", "a := ", "import os"),
        *("return 1", "\ud800", "...", "\ufeff"),
    ]
)  # fmt: skip
_SHORT = _PIECES.filter(lambda piece: len(piece) < 20)
_NESTED = st.builds(
    lambda before, piece, times, after: f"{before}{piece * times}{after})",
    st.sampled_from(["", "click(", "answer('\\d', "]),
    _SHORT,
    st.sampled_from([150, 20_000]),
    _PIECES,
)
#: Anything at all; pieces of Python in any order; and what is nested deeper than a parser can follow.
CODE = st.text() | st.lists(_PIECES, max_size=12).map("".join) | _NESTED


@contextmanager
def silence() -> Iterator[None]:
    """Fails if anything warns."""
    with warnings.catch_warnings(record=True) as given:
        warnings.simplefilter("always")
        yield
    assert [str(warning.message) for warning in given] == []
