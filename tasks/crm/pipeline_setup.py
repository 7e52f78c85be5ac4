from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Self

from ...apps.crm.actions.pipelines import place_stage, update_stage
from ...apps.crm.gates import REQUIREMENTS
from ...apps.crm.models import Stage
from ...apps.handbook.policies import policy
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task, leaving_out
from .pages.knowledge import HOW_IT_IS_SET_UP, Knowledge
from .pages.setup import PipelinePage
from .queries import persona, stages
from .working_hours import acting, work_moments

#: The open stages in their order, with what the article says of each besides the probability.
OPEN = {
    "Prospecting": ("Omitted", ()),
    "Qualification": ("Pipeline", ()),
    "Proposal": ("Best case", ("account_id", "next_step")),
    "Negotiation": ("Commit", ("lead_source", "decision_maker_id")),
}  # fmt: skip
_STRAY = ("amount", "type", "description", "primary_contact_id")

#: What the article says of each stage, as conditions that somebody may leave out.
_COLUMNS = {
    "the probabilities": "probability",
    "the forecast categories": "forecast_category",
    "what stages ask for": "requires",
}


@family("crm-pipeline-setup", app="crm", kind="multi-step", steps=110, persona="crm_admin")
def set_up_the_pipeline(draw: Draw, world: World) -> Task:
    """Somebody has changed the stages; bring them back to what the article says: order, chances, what they ask for."""
    facts = PipelineSetup.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(facts.outcome, *_COLUMNS, "the order", "what was agreed"),
        gold=facts.solution(list(OPEN), facts.sort_up, sorts_first=False),
        alternatives=(
            facts.solution(list(reversed(OPEN)), facts.sort_down, sorts_first=True),
            facts.solution(facts.order, facts.sort_up, sorts_first=True),
        ),
    )


@dataclass(frozen=True)
class PipelineSetup:
    """Stages as they are and as they have to be."""

    stages: dict[str, Stage]
    chances: dict[str, int]  # as the article has them
    order: list[str]  # as somebody has left it
    exception: str  # the stage that keeps what was agreed
    agreed: int  # its probability
    strays: dict[str, str]  # what some stages ask for beyond the article
    admin: int
    seed: int
    wanted: dict[str, dict[str, Any]]  # by stage, as it has to be

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        found = stages(world)
        with world.session() as db:
            chances = {name: policy(db, "stage_chance", name).value for name in OPEN}
        order = list(OPEN)
        while order == list(OPEN):
            order = draw.sample(OPEN, len(OPEN))
        # One chance is not the article's, and is to stay.
        kept = draw.choice(name for name in OPEN if found[name].probability != chances[name])
        agreed = found[kept].probability
        strays = {name: draw.choice(_STRAY) for name in draw.sample(OPEN, 2)}

        wanted: dict[str, dict[str, Any]] = {
            name: {"probability": chances[name], "forecast_category": forecast, "requires": list(asks)}
            for name, (forecast, asks) in OPEN.items()
        }
        wanted[kept]["probability"] = agreed
        return cls(
            stages=found,
            chances=chances,
            order=order,
            exception=kept,
            agreed=agreed,
            strays=strays,
            wanted=wanted,
            admin=persona(world, "crm_admin").id,
            seed=draw.integer(0, 999_999),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Somebody has changed the pipeline in setup. Set its open stages back to what our article on how Alder "
            "is set up says: order, probability, forecast category, and what they require. Only {stage} keeps its "
            "{chance}%; we agreed on that.",
            "The stages in Alder no longer match the article “How Alder is set up”. Please correct all open ones: "
            "their order, probabilities, forecast categories and requirements. One exception: {stage} stays at "
            "{chance}%.",
            "Our open stages have been a mess since last week. Set them up the way the knowledge base says, in "
            "every column, and in that order. Won and lost are fine, and {chance}% for {stage} is intentional.",
            "Check the open stages of the pipeline against the article about Alder's setup and correct whatever "
            "differs, including the order. Leave {stage} at {chance}%; the article will be updated later.",
            "Can you reset the open stages? Position, probability, forecast category and required fields as in “How "
            "Alder is set up”, and nothing required beyond that. {stage} stays at {chance}% this quarter.",
            stage=self.exception,
            chance=self.agreed,
        )

    def setup(self, db: Db) -> None:
        """Some days ago, in one go."""
        (at,) = work_moments(db, self.seed, 1, db.now - timedelta(days=9), db.now - timedelta(days=2))
        with acting(db, at, self.admin):
            for name, key in self.strays.items():
                update_stage(db, self.stages[name].id, requires=[*self.stages[name].requires, key])
            for place, name in enumerate(self.order, 1):
                place_stage(db, self.stages[name].id, place)

    def outcome(self, db: Db, *, without: str = "") -> None:
        for name, values in self.wanted.items():
            changes = {key: value for key, value in values.items() if key != _COLUMNS.get(without)}
            if name == self.exception and without == "what was agreed":
                changes["probability"] = self.chances[name]
            update_stage(db, self.stages[name].id, **changes)
        for place, name in enumerate(OPEN, 1) if without != "the order" else ():
            place_stage(db, self.stages[name].id, place)

    def solution(
        self, names: Sequence[str], sort: Callable[[PipelinePage], None], *, sorts_first: bool
    ) -> Callable[[User], None]:
        def play(user: User) -> None:
            Knowledge(user).look_up(HOW_IT_IS_SET_UP)
            page = PipelinePage(user).open()
            if sorts_first:
                sort(page)
            for name in names:
                self._edit(page, name)
            if not sorts_first:
                sort(page)
            user.done()

        return play

    def sort_up(self, page: PipelinePage) -> None:
        """Each stage upwards to its place, the first one first."""
        now = list(self.order)
        for place, name in enumerate(OPEN):
            while now.index(name) > place:
                at = now.index(name)
                page.move_up(name)
                now[at - 1], now[at] = now[at], now[at - 1]

    def sort_down(self, page: PipelinePage) -> None:
        now = list(self.order)
        for place, name in reversed(list(enumerate(OPEN))):
            while now.index(name) < place:
                at = now.index(name)
                page.move_down(name)
                now[at + 1], now[at] = now[at], now[at + 1]

    def _edit(self, page: PipelinePage, name: str) -> None:
        stage, values, form = self.stages[name], self.wanted[name], page.edit(name)
        if stage.probability != values["probability"]:
            form.set(probability=values["probability"])
        if stage.forecast_category != values["forecast_category"]:
            form.set(forecast_category=values["forecast_category"])
        before = {*stage.requires, *([self.strays[name]] if name in self.strays else [])}
        for key, each in REQUIREMENTS.items():
            if (key in before) != (key in values["requires"]):
                form.tick(each.label, on=key in values["requires"])
        form.save()
