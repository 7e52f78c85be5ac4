"""The checks of rows made again and of lenient columns: what harms is found, and a sound family survives."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from deskgym.apps.crm.models import Account, CampaignMember
from deskgym.harness.audit.case import AuditCase
from deskgym.harness.audit.checks.incidental import HARMLESS
from deskgym.harness.audit.checks.replaced import row_again
from deskgym.harness.audit.instance import audit_case
from deskgym.tasks import get_family
from deskgym.tasks.verifier import net, replaced
from deskgym.tasks.verifier.changes import Change, Key, Log, compared_tables

from .test_planted import audited

CHECKS = "row-again,lenient-column"
DOCS = (Path(__file__).parents[3] / "docs" / "verifier.md").read_text()


def test_a_sound_family_survives() -> None:
    result = audited(CHECKS)
    assert result.findings == []
    assert result.tried["row-again"] > 40
    assert result.tried["lenient-column"] >= 4


def test_tables_whose_key_has_gaps_are_tried_with_every_family() -> None:
    with closing(AuditCase(get_family("crm-update").instance(0))) as case:
        details = [attempt.detail for attempt in row_again(case)]
    assert any(detail.startswith(CampaignMember.__tablename__) and "others made" in detail for detail in details)


def test_strangers_taken_for_a_row_that_was_deleted_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(log: Log) -> tuple[dict[Key, Change], Counter[str]]:
        """All new rows of a table are what was deleted there."""
        found, detours = replaced.join_replaced(log)
        died = [key for key, each in log.changes.items() if each.before and (each.after is None or key in log.replaced)]
        names = {name for name, _ in died}
        return {key: each for key, each in found.items() if each.before is not None or key[0] not in names}, detours

    monkeypatch.setattr(net, "join_replaced", careless)
    found = [finding.detail for finding in audited("row-again").findings]
    member = rf"{CampaignMember.__tablename__} \d+ deleted, others made, and itself again: passed"
    assert any(re.search(member, detail) for detail in found)


def test_rows_that_are_not_told_by_their_content_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaced, "_may_come_back", lambda table: False)
    case = AuditCase(get_family("crm-deal-lines").instance(0))
    assert any("made again" in finding.detail for finding in audit_case(case, "row-again").findings)


def test_a_reference_that_is_not_compared_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Account.__table__.c.merged_into_id.info, "diff", "incidental")
    found = [finding.detail for finding in audited("lenient-column").findings]
    assert any(Account.__tablename__ in detail and "merged_into_id" in detail for detail in found)


def test_every_column_that_is_not_compared_is_known_to_be_harmless_and_documented() -> None:
    incidental = {
        (table.name, column.name)
        for table in compared_tables()
        for column in table.columns
        if column.info.get("diff") == "incidental"
    }
    known = {
        (table.name, column.name)
        for table in compared_tables()
        for column in table.columns
        if {column.name, f"{table.name}.{column.name}"} & HARMLESS.keys()
    }
    assert incidental == known
    for table, column in incidental:
        assert f"`{column}`" in DOCS, f"{table}.{column} is not explained in docs/verifier.md"


def test_every_table_that_is_not_compared_is_documented() -> None:
    for table in Account.metadata.sorted_tables:
        if table.info.get("diff") == "incidental":
            assert f"`{table.name}`" in DOCS, f"{table.name} is not explained in docs/verifier.md"
