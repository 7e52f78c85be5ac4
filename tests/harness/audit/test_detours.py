"""Detours: each app's deeds can be done and mended, and a verifier that misjudges them is found out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from deskgym.apps import APPS, App
from deskgym.apps.crm.models import Contact, Deal, Note, Stage
from deskgym.apps.platform.database import Db
from deskgym.harness.audit.case import AuditCase
from deskgym.harness.audit.detours import EXEMPT, detour
from deskgym.harness.audit.detours.deed import AppDeeds, Deed, Mend, deeds_of, several
from deskgym.harness.audit.detours.detour import Detour
from deskgym.harness.audit.detours.scene import Scene
from deskgym.harness.audit.instance import audit_case
from deskgym.harness.audit.registry import Skip
from deskgym.harness.findings import AuditResult
from deskgym.tasks import families, get_family
from deskgym.tasks.verifier import net
from sqlalchemy import select

DOCS = (Path(__file__).parents[3] / "docs" / "audit.md").read_text(encoding="utf-8")


def is_mended(case: AuditCase, deed: Deed) -> bool:
    """Whether a deed can be done and mended on an instance; then nothing may be left of it."""
    played = Detour(case, "before", deed)
    with case.untouched.sandbox.trial() as connection:
        write = played.attempt(mended=True).write
        assert write is not None
        try:
            write(connection)
        except Skip:
            return False
        verdict = case.grade(case.untouched, None)
    assert not verdict.collateral, (deed.name, verdict.as_dict())
    return True


@pytest.mark.parametrize("app", APPS, ids=lambda app: app.key)
def test_every_deed_can_be_done_and_mended_by_somebody(app: App) -> None:
    left = {deed.name: deed for deed in deeds_of(app.key).deeds()}
    seen: set[str] = set()
    for family in families():
        # One family of each persona: what somebody may do depends on who they are.
        if family.app != app.schema or family.persona in seen:
            continue
        case = AuditCase(family.instance(1))
        is_theirs = (case.instance.account.customer_of is app) == app.has_customers
        if is_theirs and not case.task.probes:  # which take long
            seen.add(family.persona)
            left = {name: deed for name, deed in left.items() if not is_mended(case, deed)}
        case.close()
    assert not left, sorted(left)


def audited(family: str, checks: str = "detour-*") -> AuditResult:
    return audit_case(AuditCase(get_family(family).instance(0)), checks)


@pytest.fixture
def every_deed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All deeds are tried on one instance."""
    monkeypatch.setattr(detour, "MOST", 999)


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch, every_deed: None) -> Iterator[pytest.MonkeyPatch]:
    """For declarations changed by a test: the verifier reads them but once."""
    net._infos.cache_clear()
    yield monkeypatch
    net._infos.cache_clear()


def test_a_verifier_that_refuses_what_was_mended_is_reported(planted: pytest.MonkeyPatch) -> None:
    planted.delitem(Contact.__table__.c.deleted_at.info, "undone_by")
    findings = audited("crm-create-contact").findings
    assert {finding.check for finding in findings} == {"detour-mended"}
    assert any("crm_contact made and deleted, mended" in finding.detail for finding in findings)


def test_a_verifier_that_takes_what_was_not_mended_is_reported(planted: pytest.MonkeyPatch) -> None:
    planted.setitem(Note.__table__.c.is_pinned.info, "undone_by", (False,))
    findings = audited("crm-rate-account").findings
    assert {finding.check for finding in findings} == {"detour-unmended"}
    assert any("crm_note made and deleted, not mended" in finding.detail for finding in findings)
    assert findings[0].reproduce == "deskgym audit crm-rate-account --seeds 0:1 --checks 'detour-unmended'"


def test_a_family_with_which_nothing_is_tried_needs_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(detour, "deeds_of", lambda app: AppDeeds())
    details = [finding.detail for finding in audited("chat-first-to-name").findings]
    assert details == ["seed 0: nothing could be tried, and no reason is declared"] * 2
    monkeypatch.setitem(EXEMPT, "chat-first-to-name", "There is nothing to be done.")
    assert audited("chat-first-to-name").findings == []


@pytest.mark.usefixtures("every_deed")
def test_what_the_persona_may_not_do_is_counted() -> None:
    skipped = audited("crm-figure-missing").skipped
    assert skipped["detour-mended", "it cannot be done here"] > 0


def test_slips_on_the_records_of_the_work_itself_are_tried() -> None:
    case = AuditCase(get_family("crm-fix-close-date").instance(0))
    names = [(played.place, played.deed.name, played.deed.overwritten) for played in detour.detours(case)]
    own = [
        (place, left) for place, name, left in names if re.fullmatch(r"crm_deal \d+: close_date wrong, then .*", name)
    ]
    assert own == [("after", False), ("before", True), ("around", True)]
    case.close()


def test_a_lost_deal_taken_up_by_mistake_is_lost_again_from_where_it_was_lost() -> None:
    editor = next(editor for editor in deeds_of("crm").editors if editor.model is Deal)

    def take_up(db: Db, scene: Scene) -> Mend:
        lost = scene.rows(db, Deal, Deal.last_stage_id.in_(select(Stage.id).where(Stage.name != "Prospecting")))
        return editor.change(db, lost[0], "stage_id")

    case = AuditCase(get_family("crm-close-date").instance(0))
    assert is_mended(case, Deed("a lost deal taken up", take_up))
    case.close()


def test_what_the_work_makes_is_also_deleted_and_made_again() -> None:
    case = AuditCase(get_family("crm-create-task").instance(0))
    assert "crm_task deleted and made again" in [played.deed.name for played in detour.detours(case)]
    case.close()


def test_several_deeds_are_mended_from_the_last_to_the_first() -> None:
    order: list[str] = []

    def noted(name: str) -> Deed:
        return Deed(name, lambda db, scene: order.append(name) or (lambda db: order.append(f"not {name}")))  # type: ignore[func-returns-value]

    case = AuditCase(get_family("crm-figure-missing").instance(0))
    assert is_mended(case, several([noted("one"), noted("two")]))
    assert order == ["one", "two", "not two", "not one"]
    case.close()


def test_families_exempt_are_documented_with_their_reasons() -> None:
    section = DOCS.partition("**Detours.**")[2].partition("\n\n**")[0]
    assert dict(re.findall(r"^- `([a-z-]+)`: (.+)$", section, re.MULTILINE)) == EXEMPT
    assert ("No family is exempt." in section) == (not EXEMPT)
    assert set(EXEMPT) <= {family.id for family in families()}
