from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from ...apps.crm.actions.validation_rules import save_validation_rule, switch_validation_rule
from ...apps.crm.models import ValidationRule
from ...apps.handbook.policies import policy
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import typed_date
from .queries import persona
from .setup_steps import Condition, make_rule, open_setup, read_rules
from .working_hours import acting, work_moments

_NAMES = (("Large deals", "Large renewals"), ("Next step of large deals", "Next step of large renewals"),
          ("Large: next step", "Large renewal: next step"))  # fmt: skip
_MESSAGES = (
    "Large deals need a next step.",
    "Enter what happens next: this deal is large.",
    "Say what comes next, the deal is large.",
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
    with world.session() as db:
        usual, renewal = policy(db, "large_deal").value, policy(db, "large_deal", "Renewal").value
        today = db.today
    names, message = draw.choice(_NAMES), draw.choice(_MESSAGES)
    rules = (_Rule(names[0], usual, False), _Rule(names[1], renewal, True))
    former = draw.integer(80, 150, step=5) * 1000
    old_name, other_name = f"Next step above {former:,}", f"Description above {former:,}"

    admin, seed = persona(world, "crm_admin").id, draw.integer(0, 999_999)

    def setup(db: Db) -> None:
        """Both rules were made about a quarter ago."""
        ago = db.now - timedelta(days=110)
        (at,) = work_moments(db, seed, 1, ago - timedelta(days=12), ago)
        with acting(db, at, admin):
            _former_rules(db)

    def _former_rules(db: Db) -> None:
        for name, field, text in ((old_name, "next_step", "Enter the next step."),
                                  (other_name, "description", "Describe the deal.")):  # fmt: skip
            clauses = [
                {"field": "amount", "operator": ">", "value": str(former), "other": ""},
                {"field": field, "operator": "is empty", "value": "", "other": ""},
            ]
            rule = save_validation_rule(db, None, object="deal", name=name, clauses=clauses, message=text, field=field)
            rule.holds_from = db.today

    def made(*, by_type: bool = True, both: bool = True, retires: bool = True) -> Outcome:
        def outcome(db: Db) -> None:
            for rule in rules if both else rules[:1]:
                rule.save(db, message, by_type=by_type)
            if retires:
                old = db.query(ValidationRule).filter_by(name=old_name).one()
                switch_validation_rule(db, old.id, is_active=False)

        return outcome

    def make(user: User, rule: _Rule, *, backwards: bool) -> None:
        conditions = rule.conditions[::-1] if backwards else rule.conditions
        make_rule(user, "deals", rule.name, conditions, message, "Next step")

    def solution(order: tuple[_Rule, ...], *, backwards: bool, retires_first: bool) -> Callable[[User], None]:
        def play(user: User) -> None:
            read_rules(user)
            open_setup(user, "Validation rules")
            if retires_first:
                user.click("button", f"Deactivate {old_name}")
            for rule in order:
                make(user, rule, backwards=backwards)
            if not retires_first:
                user.click("button", f"Edit {old_name}")
                user.check("Active", on=False, within="Edit rule")
                user.click("button", "Save", within="Edit rule")
            user.done()

        return play

    return Task(
        goal=draw.phrase(
            "Our article on how Alder is set up says when a deal is large and what it then needs. Make two rules of it "
            "for deals made from {day} on: “{first}” for all but renewals, “{second}” for renewals, both with the "
            "message “{message}” at Next step. The rule “{old}” goes out of use.",
            "From {day} on, large deals are not saved without a next step: see the setup article. Add the validation "
            "rules “{first}” (every type but renewals) and “{second}” (renewals); message at the next step: "
            "“{message}” Then deactivate “{old}”.",
            "Please replace the rule “{old}”: deactivate it and add “{first}” and “{second}”, which refuse large deals "
            "that have no next step. “{second}” is for renewals, “{first}” for the rest; the amounts are in the "
            "article “How Alder is set up”. Both hold for records made from {day}, say “{message}” and show it at Next "
            "step.",
            "We need two validation rules on deals by the definition of large in “How Alder is set up”. “{first}”: not "
            "a renewal, large, next step empty. “{second}”: a renewal, large, next step empty. Both say, at Next "
            "step: “{message}” Records from {day} on. “{old}” is no longer to be active.",
            "Sales agreed on the page about Alder's setup: no large deal without a next step. Set that up for deals "
            "made from {day} on as “{second}” for renewals and “{first}” for all others, with “{message}” shown at "
            "Next step, and switch off “{old}”, nothing else.",
            first=names[0],
            second=names[1],
            message=message,
            old=old_name,
            day=typed_date(today),
        ),
        setup=setup,
        outcome=made(),
        without={
            "the type": made(by_type=False),
            "the second rule": made(both=False),
            "the old rule": made(retires=False),
        },
        gold=solution(rules, backwards=False, retires_first=True),
        alternatives=(
            solution(rules[::-1], backwards=True, retires_first=True),
            solution(rules, backwards=True, retires_first=False),
        ),
    )
