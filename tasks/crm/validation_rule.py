from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Self

from ...apps.crm.actions.validation_rules import save_validation_rule, switch_validation_rule
from ...apps.crm.fields import DEAL
from ...apps.crm.models import ValidationRule
from ...apps.handbook.policies import policy
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task, leaving_out
from ..wording import typed_date
from .pages.knowledge import HOW_IT_IS_SET_UP, Knowledge
from .pages.setup import Condition, RulesPage
from .queries import persona
from .working_hours import acting, work_moments

_NAMES = (("Large deals", "Large renewals"), ("Next step of large deals", "Next step of large renewals"),
          ("Large: next step", "Large renewal: next step"))  # fmt: skip
_MESSAGES = (
    "Large deals need a next step.",
    "Enter the next step: this is a large deal.",
    "Say what's next, this is a large deal.",
)


@dataclass(frozen=True)
class _Rule:
    """A rule to be made: large is above `cents`, for renewals or for all others."""

    name: str
    cents: int
    is_renewal: bool

    @property
    def conditions(self) -> list[Condition]:
        kind = ("Type", "is" if self.is_renewal else "is not", "Renewal")
        return [("Amount", ">", f"{self.cents // 100}"), kind, ("Next step", "is empty", "")]

    def save(self, db: Db, message: str, *, by_type: bool = True) -> None:
        fields = {"Amount": "amount", "Type": "type", "Next step": "next_step"}
        clauses = [
            {"field": fields[asked], "operator": operator, "value": value, "other": ""}
            for asked, operator, value in self.conditions
            if by_type or asked != "Type"
        ]
        save_validation_rule(
            db, None, object="deal", name=self.name, clauses=clauses, message=message, field="next_step",
            holds_from=db.today,
        )  # fmt: skip


@family("crm-validation-rule", app="crm", kind="create", steps=70, persona="crm_admin")
def make_validation_rules(draw: Draw, world: World) -> Task:
    """The handbook's page on large deals becomes two rules; the one that stood in their place goes out of use."""
    facts = ValidationRules.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(facts.outcome, "the type", "the second rule", "the old rule"),
        gold=facts.solution(facts.rules, backwards=False, retires_first=True),
        alternatives=(
            facts.solution(facts.rules[::-1], backwards=True, retires_first=True),
            facts.solution(facts.rules, backwards=True, retires_first=False),
        ),
    )


@dataclass(frozen=True)
class ValidationRules:
    """Rules that forbid what the handbook forbids."""

    today: date
    names: tuple[str, str]
    message: str
    rules: tuple[_Rule, _Rule]
    former_limit: int
    old_name: str
    other_name: str
    admin: int
    seed: int

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        with world.session() as db:
            usual, renewal = policy(db, "large_deal").value, policy(db, "large_deal", "Renewal").value
            today = db.today
        names, message = draw.choice(_NAMES), draw.choice(_MESSAGES)
        former = draw.integer(80, 150, step=5) * 1000
        return cls(
            today=today,
            names=names,
            message=message,
            former_limit=former,
            rules=(_Rule(names[0], usual, False), _Rule(names[1], renewal, True)),
            old_name=f"Next step above {former:,}",
            other_name=f"Description above {former:,}",
            admin=persona(world, "crm_admin").id,
            seed=draw.integer(0, 999_999),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Our article on how Alder is set up says when a deal is large and what it then needs. Turn that into "
            "two rules for deals created from {day} on: “{first}” for everything but renewals, “{second}” for "
            "renewals, both with the message “{message}” at Next step. Deactivate the rule “{old}”.",
            "From {day} on, large deals shouldn't be saved without a next step: see the setup article. Add the "
            "validation rules “{first}” (every type but renewals) and “{second}” (renewals); message at the next "
            "step: “{message}” Then deactivate “{old}”.",
            "Please replace the rule “{old}”: deactivate it and add “{first}” and “{second}”, which refuse large "
            "deals that have no next step. “{second}” is for renewals, “{first}” for the rest; the amounts are in "
            "the article “How Alder is set up”. Both apply to records created from {day} on, say “{message}” and "
            "show it at Next step.",
            "We need two validation rules on deals, using the definition of large in “How Alder is set up”. "
            "“{first}”: not a renewal, large, next step empty. “{second}”: a renewal, large, next step empty. Both "
            "show this at Next step: “{message}” They apply to records created from {day} on. And “{old}” should no "
            "longer be active.",
            "The page about Alder's setup says it: no large deal without a next step. Set that up for deals created "
            "from {day} on as “{second}” for renewals and “{first}” for all others, with “{message}” shown at Next "
            "step, and deactivate “{old}”, nothing else.",
            first=self.names[0],
            second=self.names[1],
            message=self.message,
            old=self.old_name,
            day=typed_date(self.today),
        )

    def setup(self, db: Db) -> None:
        """Both rules were made about a quarter ago."""
        ago = db.now - timedelta(days=110)
        (at,) = work_moments(db, self.seed, 1, ago - timedelta(days=12), ago)
        with acting(db, at, self.admin):
            self._former_rules(db)

    def outcome(self, db: Db, *, without: str = "") -> None:
        for rule in self.rules if without != "the second rule" else self.rules[:1]:
            rule.save(db, self.message, by_type=without != "the type")
        if without != "the old rule":
            old = db.query(ValidationRule).filter_by(name=self.old_name).one()
            switch_validation_rule(db, old.id, is_active=False)

    def solution(self, order: tuple[_Rule, ...], *, backwards: bool, retires_first: bool) -> Callable[[User], None]:
        def play(user: User) -> None:
            Knowledge(user).look_up(HOW_IT_IS_SET_UP)
            page = RulesPage(user).open()
            if retires_first:
                page.deactivate(self.old_name)
            for rule in order:
                conditions = rule.conditions[::-1] if backwards else rule.conditions
                page.add("deal", rule.name, conditions, self.message, DEAL["next_step"].label)
            if not retires_first:
                page.edit("deal", self.old_name).set(is_active=False).save()
            user.done()

        return play

    def _former_rules(self, db: Db) -> None:
        for name, field, text in ((self.old_name, "next_step", "Enter the next step."),
                                  (self.other_name, "description", "Describe the deal.")):  # fmt: skip
            clauses = [
                {"field": "amount", "operator": ">", "value": str(self.former_limit), "other": ""},
                {"field": field, "operator": "is empty", "value": "", "other": ""},
            ]
            rule = save_validation_rule(db, None, object="deal", name=name, clauses=clauses, message=text, field=field)
            rule.holds_from = db.today
