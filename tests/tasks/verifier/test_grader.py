"""The grader on a real world: what counts as done, and what as collateral."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from deskgym.apps.accounts import Account
from deskgym.apps.clock import advance
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Contact, Deal, Lead
from deskgym.apps.crm.models import Task as CrmTask
from deskgym.apps.platform.database import Db
from deskgym.seeds.world import World
from deskgym.tasks import Grader, Instance, Reason, Task, get_family
from deskgym.tasks.answers import Name
from deskgym.tasks.crm.queries import contacts, deals, leads, open_deals, persona
from deskgym.tasks.errors import EmptyOutcome
from deskgym.tasks.matchers import SamePhone
from deskgym.tasks.queries import accounts

PHONE = "(312) 555-0187"
Episode = Callable[..., "Attempt"]


class Attempt:
    """An episode without a browser: actions as the persona, then a verdict."""

    def __init__(self, base: World, task: Task) -> None:
        rep = persona(base, "sales_rep")
        family = get_family("crm-update")
        instance = Instance(family=family, seed=0, split="train", world=base, account=Account(rep.id), task=task)
        self.person_id = rep.id
        self.world = base.fork()
        self.grader = Grader(self.world, instance)

    def act(self, *steps: Callable[[Db], object]) -> Attempt:
        for step in steps:
            with self.world.session(self.person_id) as db:
                step(db)
                advance(db, timedelta(seconds=30))
        return self


@pytest.fixture(scope="module")
def base() -> Iterator[World]:
    world = World.build(3)
    yield world
    world.close()


@pytest.fixture(scope="module")
def mine(base: World) -> list[Contact]:
    return contacts(base, Contact.owner_id == persona(base, "sales_rep").id)


@pytest.fixture
def attempt(base: World) -> Iterator[Episode]:
    made: list[Attempt] = []

    def make(outcome: object = (), **more: object) -> Attempt:
        made.append(Attempt(base, Task(goal="…", gold=lambda user: None, outcome=outcome, **more)))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for one in made:
        one.world.close()


def phone_of(contact: Contact, phone: str = PHONE) -> Callable[[Db], object]:
    return lambda db: actions.update_contact(db, contact.id, phone=phone)


def test_the_untouched_world_fails_a_task_that_changes_something(attempt: Episode, mine: list[Contact]) -> None:
    verdict = attempt(phone_of(mine[0])).grader.verdict()
    assert not verdict.passed
    assert verdict.score == 0
    assert [check.label for check in verdict.checks] == [f"Contact {mine[0].name}: phone"]
    assert verdict.checks[0].actual == "unchanged"


def test_the_wanted_change_passes_at_any_time_of_day_and_in_any_number_of_saves(
    attempt: Episode, mine: list[Contact]
) -> None:
    tried = attempt(phone_of(mine[0])).act(phone_of(mine[0], "(312) 555-0100"), phone_of(mine[0]))
    verdict = tried.grader.verdict()
    assert verdict.passed
    assert verdict.score == verdict.reward == 1.0
    assert not verdict.collateral


def test_a_wrong_value_fails_and_is_named(attempt: Episode, mine: list[Contact]) -> None:
    verdict = attempt(phone_of(mine[0])).act(phone_of(mine[0], "(312) 555-0188")).grader.verdict()
    assert not verdict.passed
    assert (verdict.checks[0].expected, verdict.checks[0].actual) == (PHONE, "(312) 555-0188")


def test_the_right_change_on_the_wrong_record_fails_twice(attempt: Episode, mine: list[Contact]) -> None:
    verdict = attempt(phone_of(mine[0])).act(phone_of(mine[1])).grader.verdict()
    assert not verdict.checks[0].passed
    assert [stray.label for stray in verdict.collateral] == [f"Contact {mine[1].name}: phone"]


@pytest.mark.parametrize("stray", ["updated", "created", "deleted"])
def test_a_stray_edit_fails_and_is_named_as_collateral(attempt: Episode, mine: list[Contact], stray: str) -> None:
    strays: dict[str, Callable[[Db], object]] = {
        "updated": lambda db: actions.update_contact(db, mine[1].id, title="Somebody else"),
        "created": lambda db: actions.create_task(db, subject="Uncalled for"),
        "deleted": lambda db: db.delete(db.get(CrmTask, 1)),
    }
    verdict = attempt(phone_of(mine[0])).act(phone_of(mine[0]), strays[stray]).grader.verdict()
    assert all(check.passed for check in verdict.checks)
    assert [item.change for item in verdict.collateral] == [stray]
    assert not verdict.passed
    assert verdict.score < 1


def test_a_change_done_and_undone_is_no_change(attempt: Episode, mine: list[Contact]) -> None:
    back = phone_of(mine[0], mine[0].phone or "")
    verdict = attempt(phone_of(mine[0])).act(phone_of(mine[0]), back).grader.verdict()
    assert not verdict.passed
    assert not verdict.collateral


def test_side_effects_are_part_of_the_outcome(attempt: Episode, base: World) -> None:
    deal = open_deals(base, Deal.owner_id == persona(base, "sales_rep").id)[0]

    def move(db: Db) -> object:
        return actions.update_deal(db, deal.id, close_date=deal.close_date + timedelta(days=3))

    def forge(db: Db) -> None:
        db.get_one(Deal, deal.id).close_date += timedelta(days=3)

    assert attempt(move).act(move).grader.verdict().passed
    forged = attempt(move).act(forge).grader.verdict()
    assert not forged.passed
    assert any("Stage history" in check.label for check in forged.checks)


def test_new_records_match_by_content_whatever_their_ids_and_references(attempt: Episode, base: World) -> None:
    rep = persona(base, "sales_rep")
    taken = {account.name for account in accounts(base)}
    lead = next(
        lead for lead in leads(base, Lead.owner_id == rep.id, Lead.status == "New") if lead.company not in taken
    )

    def convert(db: Db) -> object:
        return actions.convert_lead(db, lead.id, allow_duplicate=True)

    def make_and_bin_an_account(db: Db) -> None:
        # So that the ids of what comes next are not those of the outcome.
        db.delete(actions.create_account(db, name="Short-lived", type="Prospect"))

    def add_another(db: Db) -> object:
        return actions.create_account(db, name="Second Harvest", type="Prospect", allow_duplicate=True)

    assert attempt(convert).act(convert).grader.verdict().passed
    assert attempt(convert).act(make_and_bin_an_account, convert).grader.verdict().passed
    assert not attempt(convert).act(add_another, convert).grader.verdict().passed


def test_a_record_made_twice_fails(attempt: Episode, base: World) -> None:
    def add(db: Db) -> object:
        return actions.create_task(db, subject="Send price list")

    assert attempt(add).act(add).grader.verdict().passed
    verdict = attempt(add).act(add, add).grader.verdict()
    assert [item.change for item in verdict.collateral] == ["created"]


def test_a_nearly_right_new_record_is_checked_column_by_column(attempt: Episode) -> None:
    verdict = (
        attempt(lambda db: actions.create_task(db, subject="Send price list", priority="High"))
        .act(lambda db: actions.create_task(db, subject="Send price list", priority="Low"))
        .grader.verdict()
    )
    failed = [check for check in verdict.checks if not check.passed]
    assert [(check.expected, check.actual) for check in failed] == [("High", "Low")]
    assert not verdict.collateral


def test_a_matcher_loosens_its_own_column_only(attempt: Episode, mine: list[Contact]) -> None:
    loose = {"crm_contact.phone": SamePhone()}
    assert attempt(phone_of(mine[0]), matchers=loose).act(phone_of(mine[0], "+1 312 555 0187")).grader.verdict().passed
    wrong = attempt(phone_of(mine[0]), matchers=loose).act(phone_of(mine[0], "+1 312 555 0188"))
    assert not wrong.grader.verdict().passed


def test_any_of_several_outcomes_will_do(attempt: Episode, mine: list[Contact]) -> None:
    either = (phone_of(mine[0]), phone_of(mine[1]))
    assert attempt(either).act(phone_of(mine[1])).grader.verdict().passed
    assert not attempt(either).act(phone_of(mine[0]), phone_of(mine[1])).grader.verdict().passed


def test_a_question_wants_its_answer_and_an_untouched_database(attempt: Episode, mine: list[Contact]) -> None:
    asked = attempt(answer=Name("Dana Ruiz"))
    assert asked.grader.verdict(answer="Dana Ruiz").passed
    assert not asked.grader.verdict(answer="Ana Cruz").passed
    assert not asked.grader.verdict().passed
    assert not asked.grader.verdict(infeasible=Reason.NOT_FOUND).passed
    assert not asked.act(phone_of(mine[0])).grader.verdict(answer="Dana Ruiz").passed


def test_an_infeasible_task_wants_its_reason_and_an_untouched_database(attempt: Episode, mine: list[Contact]) -> None:
    asked = attempt(infeasible=Reason.NOT_PERMITTED)
    assert asked.grader.verdict(infeasible="not_permitted").passed
    assert not asked.grader.verdict(infeasible="not_found").passed
    assert not asked.grader.verdict().passed
    assert not asked.act(phone_of(mine[0])).grader.verdict(infeasible="not_permitted").passed


def test_a_feasible_task_reported_as_infeasible_fails_even_when_done(attempt: Episode, mine: list[Contact]) -> None:
    done = attempt(phone_of(mine[0])).act(phone_of(mine[0]))
    assert not done.grader.verdict(infeasible="not_found").passed


def test_an_outcome_that_changes_nothing_is_a_fault_not_a_verdict(attempt: Episode, base: World) -> None:
    with pytest.raises(EmptyOutcome, match="changes nothing"):
        attempt(lambda db: deals(base))


def test_grading_changes_nothing(attempt: Episode, mine: list[Contact]) -> None:
    tried = attempt(phone_of(mine[0])).act(phone_of(mine[0]))
    before = tried.world.snapshot()
    assert tried.grader.verdict() == tried.grader.verdict()
    assert tried.world.snapshot() == before
