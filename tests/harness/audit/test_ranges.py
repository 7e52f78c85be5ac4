"""Ranges of rules, filters and names: each edge is tried, and whoever loosens one is found out."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest
from deskgym.apps.platform.models import Base
from deskgym.apps.sheet.engine import Area
from deskgym.harness.audit.case import AuditCase
from deskgym.harness.audit.checks.ranges import ranges_of
from deskgym.harness.audit.instance import audit_case
from deskgym.harness.findings import AuditResult
from deskgym.tasks import get_family
from deskgym.tasks.matchers import Anything

CHECK = "attached-range-altered"


def audited(family: str, *, loosened: str | None = None) -> AuditResult:
    instance = get_family(family).instance(1)
    if loosened is not None:
        task = replace(instance.task, matchers={**instance.task.matchers, loosened: Anything()})
        instance = replace(instance, task=task)
    with closing(instance.world):
        return audit_case(AuditCase(instance), CHECK)


@pytest.mark.parametrize("family", ["sheet-dropdown", "sheet-filter-view", "sheet-named-range", "sheet-protect"])
def test_every_edge_of_a_range_counts(family: str) -> None:
    result = audited(family)
    assert result.findings == []
    assert result.tried[CHECK] >= 6


@pytest.mark.parametrize(
    ("family", "column"),
    [("sheet-dropdown", "sheet_validation.areas"), ("sheet-protect", "sheet_protection.exceptions")],
)
def test_a_range_that_is_not_looked_at_is_reported(family: str, column: str) -> None:
    assert audited(family, loosened=column).findings


def test_ranges_are_found_in_whatever_way_they_are_held() -> None:
    tables = Base.metadata.tables
    corners = {"_rowid": 1, "top": 1, "left": 2, "bottom": 3, "right": 4}
    empty = dict.fromkeys(tables["sheet_filter"].columns.keys())
    assert [each.area for each in ranges_of(tables["sheet_filter"], empty | corners)] == [Area(1, 2, 3, 4)]
    rule = dict.fromkeys(tables["sheet_validation"].columns.keys()) | {
        "_rowid": 1, "areas": "[[2, 1, 9, 1], [2, 4, 9, 4]]", "source": "'My lists'!$A$2:$A$9", "help": "See A1:B2!",
    }  # fmt: skip
    found = {(each.column, str(each.area)) for each in ranges_of(tables["sheet_validation"], rule)}
    assert found == {("areas", "A2:A9"), ("areas", "D2:D9"), ("source", "A2:A9")}
