"""A text that stands somewhere is typed in another form."""

from __future__ import annotations

import pytest
from deskgym.harness.learn.writing import FORMS, NAMES, forms_of, written


@pytest.mark.parametrize(
    ("source", "wanted", "form"),
    [
        ("Ada Lovelace", "Ada Lovelace", "as it is"),
        ("October 9, 2026", "10/09/2026", "date"),
        ("Friday, October 9, 2026", "2026-10-09", "iso date"),
        ("2:30 PM", "14:30", "time"),
        ("$1,204.50", "1204.50", "number"),
        ("$40.00", "40", "short number"),
        ("for $34", "34.00", "cents"),
        ("call the shop", "Call the shop", "capital"),
        ("SUM(A1:A3)", "=SUM(A1:A3)", "formula"),
    ],
)
def test_a_form_is_found_and_writes_what_was_wanted(source: str, wanted: str, form: str) -> None:
    found = [NAMES[index] for index in forms_of(source, wanted)]
    assert form in found
    assert written(source, NAMES.index(form)) == wanted


def test_what_a_form_does_not_fit_is_written_as_it_is() -> None:
    assert written("Ada", NAMES.index("date")) == "Ada"
    assert not list(forms_of("Ada", "Bea"))


def test_no_form_fails_on_odd_texts() -> None:
    for text in ("", " ", "13/45/2026", "٣", "1,2,3", "-", "🚲"):
        for form in FORMS.values():
            form(text)
