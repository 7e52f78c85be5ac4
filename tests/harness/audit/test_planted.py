"""Faults planted in a family made for this, each of which the audit must report."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Contact
from deskgym.apps.store.models import Order
from deskgym.harness.audit.case import AuditCase
from deskgym.harness.audit.instance import audit_case
from deskgym.harness.audit.trainability import audit_trainability
from deskgym.harness.findings import AuditResult
from deskgym.seeds.world import World
from deskgym.tasks import Family, Reason, Task, get_family
from deskgym.tasks.answers import ALONE, Name
from deskgym.tasks.crm.queries import contacts, persona
from deskgym.tasks.draw import Draw
from deskgym.tasks.matchers import Anything, SamePhone, SameText
from deskgym.tasks.reading.phrase import Surroundings
from deskgym.tasks.sheet.queries import page, typing
from deskgym.tasks.splits import numbers_in


def nothing(user: object) -> None:
    """No gold solution: nobody plays this family."""


def own(world: World) -> list[Contact]:
    """The contacts that are the persona's, who may edit them."""
    rep = persona(world, "sales_rep")
    return [contact for contact in contacts(world) if contact.owner_id == rep.id]


def change_phone(draw: Draw, world: World, **faults: Any) -> Task:
    """A sound task, and with `faults` in place of what is right a faulty one."""
    contact = draw.choice(own(world))
    phone = draw.phone(unlike=contact.phone)
    sound: dict[str, Any] = {
        "goal": f"{contact.name}'s new phone number is {phone}.",
        "outcome": lambda db: actions.update_contact(db, contact.id, phone=phone),
        "matchers": {"crm_contact.phone": SamePhone()},
        "gold": nothing,
    }
    return Task(**(sound | faults))


def made(**faults: Any) -> Family:
    return Family(
        id="planted",
        app="crm",
        kind="update",
        steps=10,
        persona="sales_rep",
        title="A family with a fault",
        make=lambda draw, world: change_phone(draw, world, **faults),
    )


def audited(checks: str = "*", **faults: Any) -> AuditResult:
    return audit_case(AuditCase(made(**faults).instance(0)), checks)


def test_a_sound_family_survives() -> None:
    result = audited()
    assert result.findings == []
    assert result.tried["bystander-deleted"] > 50
    assert result.tried["text-worded"] == 4


def test_a_lax_matcher_is_reported_with_the_command_that_repeats_it() -> None:
    findings = audited(matchers={"crm_contact.phone": lambda text, wanted: bool(text)}).findings
    assert {finding.check for finding in findings} == {"value-altered"}
    assert findings[0].reproduce == "deskgym audit planted --seeds 0:1 --checks 'value-altered'"


def test_a_matcher_that_says_it_takes_anything_is_left_out_and_counted() -> None:
    result = audited(matchers={"crm_contact.phone": Anything()})
    assert result.findings == []
    assert result.skipped["value-altered", "comes to the same"] > 0


def test_a_matcher_that_refuses_its_own_examples_is_reported() -> None:
    class Strict(SameText):
        def __call__(self, text: str | None, wanted: str | None) -> bool:
            return text == wanted

    findings = audited(matchers={"crm_contact.phone": Strict()}).findings
    assert {finding.check for finding in findings} == {"text-worded"}


def test_an_answer_that_takes_all_words_is_reported() -> None:
    class Lenient(Name):
        def accepts(self, given: object, around: Surroundings = ALONE) -> bool:
            return super().accepts(given, around) or self.value in str(given)

    result = audited("answer-*", outcome=(), answer=Lenient("Dana Ruiz"), matchers={})
    assert {finding.check for finding in result.findings} == {"answer-wrong"}


def test_an_answer_that_is_always_the_same_and_in_its_goal_is_reported() -> None:
    family = made(outcome=(), answer=Name("Dana Ruiz"), goal="Is it Dana Ruiz?", matchers={})
    checks = {finding.check for finding in audit_trainability(in_one_world(family), 100).findings}
    assert checks == {"goals-differ", "answers-vary", "goal-silent"}


def test_a_condition_that_asks_for_nothing_is_reported() -> None:
    (deed,) = audited("condition-ignored", without={"the mood": made().instance(0).task.outcomes[0]}).findings
    assert "without the mood: passed" in deed.detail
    answers = {"the team": Name("Dana Ruiz"), "the day": Name("Amir Cole")}
    (answer,) = audited(
        "condition-ignored", outcome=(), answer=Name("Dana Ruiz"), matchers={}, without=answers
    ).findings
    assert "without the team: passed" in answer.detail


def test_the_same_deed_in_every_world_is_reported() -> None:
    def change_all_alike(draw: Draw, world: World) -> Task:
        contact = next(c for c in own(world) if c.phone != "(312) 555-0187")
        return change_phone(
            draw,
            world,
            goal=f"{contact.name} has a new number, by request {draw.integer(1, 10**9)}.",
            outcome=lambda db: actions.update_contact(db, contact.id, phone="(312) 555-0187"),
        )

    for make, found in ((change_all_alike, {"works-vary"}), (made().make, set())):
        result = audit_trainability(in_one_world(replace(made(), make=make)), 100, "works-vary,numbers-vary")
        assert {finding.check for finding in result.findings} == found


def test_a_number_that_many_goals_name_is_reported() -> None:
    def about_one_order(draw: Draw, world: World) -> Task:
        with world.session() as db:
            number = db.get_one(Order, 1).number
        return change_phone(draw, world, goal=f"By order #{number}: {draw.integer(1, 10**9)}.")

    result = audit_trainability(in_one_world(replace(made(), make=about_one_order)), 100, "numbers-vary")
    assert "is in the goals for 100 of 100 seeds" in result.findings[0].detail


def test_a_goal_that_names_a_test_record_is_reported() -> None:
    result = audit_trainability(in_one_world(made(goal="Delete the account Test Account B.")), 1, "names-real")
    assert "'Test Account B' is no customer" in result.findings[0].detail


def test_the_records_that_the_instances_of_a_family_change_are_counted() -> None:
    def change_the_first(draw: Draw, world: World) -> Task:
        first = min(contact.id for contact in own(world))
        phone = draw.phone()
        return change_phone(draw, world, outcome=lambda db: actions.update_contact(db, first, phone=phone))

    one = audit_trainability(in_one_world(replace(made(), make=change_the_first)), 6)
    many = audit_trainability(in_one_world(made()), 6)
    assert one.facts["targets"] == "1 of 6"
    assert int(many.facts["targets"].removesuffix(" of 6")) > 1


def in_one_world(family: Family) -> Family:
    """The same, always in the world that is built already."""

    class InOneWorld(Family):
        def world_of(self, seed: int, split: Any = None) -> int:
            return 0

    return InOneWorld(**{field.name: getattr(family, field.name) for field in fields(family)})


def test_every_wrong_reason_is_tried_on_an_infeasible_task() -> None:
    result = audited("infeasible-wrong", outcome=(), infeasible=Reason.NOT_FOUND, matchers={})
    assert result.findings == []
    assert result.tried["infeasible-wrong"] == len(Reason) + 1


def test_inputs_that_grow_from_row_to_row_hide_a_range_that_is_too_short() -> None:
    def with_one_probe(draw: Draw, world: World) -> Task:
        task, sheet = family.make(draw, world), page(world, "Commission Q", "Deals")
        growing = {(row, sheet.column("Amount")): str(2_000 + 313 * row) for row in sheet.rows}
        return replace(task, probes=(typing(sheet.id, growing),))

    family = get_family("sheet-summary-cell")
    seed = next(seed for seed in numbers_in(0, "train") if "smallest amount" in family.instance(seed).task.goal)
    for make, found in ((family.make, 0), (with_one_probe, 1)):
        instance = replace(family, make=make).instance(seed)
        assert len(audit_case(AuditCase(instance), "range-altered").findings) == found
