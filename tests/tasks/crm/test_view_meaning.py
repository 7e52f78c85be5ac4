"""Saved views of deals: which spellings of their conditions select the same, and which do not."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.tasks.crm.view_meaning import SameSelection

STAGES = frozenset("123456")
SAME = SameSelection(
    {"all": STAGES, "open": frozenset("1234"), "won": frozenset("5")},
    {"stage": STAGES, "type": frozenset({"New business", "Renewal", "Expansion"})},
)
QUIET, RENEWED = ["activity", "none:14"], ["type", "any:Renewal|Expansion"]
NOT_NEW = ["type", "not:New business"]
LARGE, LIKELY = ["amount", "min:2000000"], ["probability", "min:60"]


def view(*filters: list[str], base: str = "open", logic: str = "") -> dict[str, Any]:
    return {"base": base, "filters": list(filters), "logic": logic}


WANTED = view(QUIET, RENEWED, LARGE, LIKELY, logic="1 AND 2 AND (3 OR 4)")


@pytest.mark.parametrize(
    "found",
    [
        view(LARGE, LIKELY, QUIET, RENEWED, logic="(1 OR 2) AND 3 AND 4"),
        view(QUIET, RENEWED, LARGE, LIKELY, logic="1 AND 2 AND 3 OR 1 AND 2 AND 4"),
        view(QUIET, RENEWED, LARGE, LIKELY, ["stage", "not:5|6"], base="all", logic="5 AND 1 AND 2 AND (3 OR 4)"),
        view(QUIET, RENEWED, LARGE, LIKELY, ["stage", "any:4|3|2|1"], logic="5 AND 1 AND 2 AND (3 OR 4)"),
        view(["activity", "some:14"], RENEWED, LARGE, LIKELY, logic="NOT 1 AND 2 AND (3 OR 4)"),
        view(QUIET, NOT_NEW, ["type", "filled:"], LARGE, LIKELY, logic="1 AND 2 AND 3 AND (4 OR 5)"),
    ],
)
def test_conditions_in_other_words_select_the_same(found: dict[str, Any]) -> None:
    assert SAME.matches(found, WANTED)


@pytest.mark.parametrize(
    "found",
    [
        view(QUIET, RENEWED, LARGE, LIKELY),
        view(QUIET, RENEWED, LARGE, LIKELY, logic="any"),
        view(QUIET, RENEWED, LARGE, LIKELY, base="all", logic="1 AND 2 AND (3 OR 4)"),
        view(QUIET, RENEWED, ["amount", "min:2000001"], LIKELY, logic="1 AND 2 AND (3 OR 4)"),
        view(["activity", "none:15"], RENEWED, LARGE, LIKELY, logic="1 AND 2 AND (3 OR 4)"),
        view(QUIET, NOT_NEW, LARGE, LIKELY, logic="1 AND 2 AND (3 OR 4)"),
        view(QUIET, RENEWED, LARGE, LIKELY, ["tag", "is:key"], logic="5 AND 1 AND 2 AND (3 OR 4)"),
        view(QUIET, RENEWED, LARGE, LIKELY, base="mine", logic="1 AND 2 AND (3 OR 4)"),
        view(QUIET, RENEWED, LARGE, LIKELY, logic="1 AND 2 AND (3 OR"),
        {"base": "open", "filters": "not filters", "logic": ""},
        {"base": "open", "filters": None, "logic": None},
    ],
)
def test_other_conditions_are_refused(found: dict[str, Any]) -> None:
    assert not SAME.matches(found, WANTED)
