"""A draw that comes to nothing is drawn again, the same way for everybody."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.models import Company
from deskgym.seeds.world import World
from deskgym.tasks import Family, Task, get_family
from deskgym.tasks.draw import Draw
from deskgym.tasks.errors import EmptyOutcome, NamesNothing, NoInstance
from deskgym.tasks.registry import ATTEMPTS
from deskgym.tasks.task import Outcome


def refuse(db: Db) -> None:
    raise Invalid(phone="Phones of accounts begin with a plus sign.")


def rename(db: Db) -> None:
    db.company.name = "Another"


def leave(db: Db) -> None:
    db.get_one(Company, 1)


class Drawing:
    """A family's maker whose first draws have something wrong with them, and which keeps what it was drawn from."""

    def __init__(self, failures: int, **wrong: Any) -> None:
        self.failures, self.wrong = failures, wrong
        self.sources: list[str] = []

    def __call__(self, draw: Draw, world: World) -> Task:
        self.sources.append(draw.source)
        task = Task(goal=draw.source, outcome=rename, gold=lambda user: user.done())
        if len(self.sources) > self.failures:
            return task
        if not self.wrong:
            raise NoInstance("there is nothing to choose from")
        return replace(task, **self.wrong)

    @property
    def family(self) -> Family:
        return replace(get_family("crm-update"), id="crm-drawn", make=self)


def not_to_be_played(user: object) -> None:
    raise NoInstance("there is nothing to click on")


WRONG: dict[str, dict[str, Any]] = {
    "nothing to ask for": {},
    "a rule refuses the outcome": {"outcome": refuse},
    "a rule refuses one of the outcomes": {"outcome": (rename, refuse)},
    "a rule refuses the set-up": {"setup": refuse},
    "the outcome changes nothing": {"outcome": leave},
    "gold has nothing to do": {"gold": not_to_be_played},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_the_same_number_is_drawn_again_until_it_can_be_played(wrong: dict[str, Any]) -> None:
    drawing = Drawing(2, **wrong)
    with closing(drawing.family.open(7)) as opening:
        assert opening.instance.attempt == 2
        assert opening.instance.task.goal == "crm-drawn/train/7#2"
        assert not opening.grader.verdict().passed
    assert drawing.sources == ["crm-drawn/train/7", "crm-drawn/train/7#1", "crm-drawn/train/7#2"]


@pytest.mark.parametrize("setup", [None, rename], ids=["as built", "set up"])
def test_what_can_be_played_at_once_is_drawn_once(setup: Outcome | None) -> None:
    drawing = Drawing(1, setup=setup, outcome=leave_a_note)
    with closing(drawing.family.open(7)) as opening:
        assert opening.instance.attempt == 0
        assert opening.world.snapshot() == opening.instance.world.snapshot()
        assert opening.world is not opening.instance.world
    assert drawing.sources == ["crm-drawn/train/7"]


def leave_a_note(db: Db) -> None:
    db.company.legal_name = "A note"


def test_what_never_can_be_played_is_told_after_so_many_draws() -> None:
    for wrong, message in (({}, "nothing to choose from"), ({"outcome": refuse}, "Invalid: Phones of accounts begin")):
        drawing = Drawing(ATTEMPTS, **wrong)
        with pytest.raises(NoInstance, match=message):
            drawing.family.open(7)
        assert len(drawing.sources) == ATTEMPTS == 20
    with pytest.raises(EmptyOutcome):
        Drawing(ATTEMPTS, outcome=leave).family.open(7)


def test_a_family_that_names_no_record_is_not_drawn_again() -> None:
    with pytest.raises(NamesNothing):
        get_family("chat-status").with_dials(hops=1).open(0)


def test_a_fault_of_the_family_is_no_draw_that_came_to_nothing() -> None:
    def broken(db: Db) -> None:
        raise ArithmeticError("the family has a fault")

    drawing = Drawing(1, outcome=broken)
    with pytest.raises(ArithmeticError):
        drawing.family.open(7)
    assert len(drawing.sources) == 1


def test_every_way_to_an_instance_leads_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    built = World.shared(0)
    drawn = [
        Drawing(1).family.instance(0),
        Drawing(1).family.instance_in(built, 0),
        Drawing(1).family.open(0).instance,
        Drawing(1).family.open_in(built, 0).instance,
    ]
    assert {(each.attempt, each.task.goal) for each in drawn} == {(1, "crm-drawn/train/0#1")}
