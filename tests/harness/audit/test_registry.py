"""How checks are declared and found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from deskgym.harness.audit import registry
from deskgym.harness.audit.case import Attempt, AuditCase
from deskgym.harness.audit.registry import Kind, Skip, check, checks, every_check
from deskgym.harness.audit.trainability import Draws, audit_trainability
from deskgym.tasks import get_family

DOCS = (Path(__file__).parents[3] / "docs" / "audit.md").read_text(encoding="utf-8")


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test declares is forgotten after it."""
    every_check()
    monkeypatch.setattr(registry, "_CHECKS", dict(registry._CHECKS))


@pytest.mark.parametrize(
    ("kind", "id"),
    [("state", "untouched"), ("episode", "gold-pixel"), ("draw", "goal-silent"), ("family", "answers-vary")],
)
def test_checks_of_every_kind_are_found_by_their_ids(kind: Kind, id: str) -> None:
    assert [check.id for check, _ in checks(kind, f"{id},no-such")] == [id]


def test_each_check_is_of_one_kind() -> None:
    kinds: tuple[Kind, ...] = ("state", "episode", "draw", "family")
    assert sorted(check.id for kind in kinds for check, _ in checks(kind)) == sorted(
        check.id for check in every_check()
    )


@pytest.mark.usefixtures("declared")
def test_an_id_that_is_taken_is_refused() -> None:
    def again(case: AuditCase) -> Iterator[Attempt]:
        yield Attempt("nothing")

    with pytest.raises(ValueError, match="'untouched' is registered twice"):
        check("untouched", "must fail", "Nothing done")(again)


@pytest.mark.usefixtures("declared")
def test_a_check_is_tried_passed_over_or_left_out_with_its_reason() -> None:
    @check("skip-silently", "fit for training", "Nothing to try", kind="family")
    def nothing_to_try(draws: Draws) -> Iterator[str]:
        raise Skip

    @check("skip-loudly", "fit for training", "Too early", kind="family")
    def too_early(draws: Draws) -> Iterator[str]:
        raise Skip("too early")

    @check("skip-never", "fit for training", "Wrong in two ways", kind="family")
    def wrong(draws: Draws) -> Iterator[str]:
        yield from ("one", "two")

    result = audit_trainability(get_family("crm-update"), 1, "skip-*")
    assert result.tried == {"skip-never": 1}
    assert result.skipped == {("skip-loudly", "too early"): 1}
    assert [finding.detail for finding in result.findings] == ["one", "two"]
    assert result.findings[0].reproduce == "deskgym audit crm-update --draws 1 --checks 'skip-never'"


@pytest.mark.parametrize("id", [check.id for check in every_check()])
def test_every_check_is_documented(id: str) -> None:
    family, _, rest = id.partition("-")
    assert f"`{id}`" in DOCS or (f"`{family}-" in DOCS and f"`-{rest}`" in DOCS)
