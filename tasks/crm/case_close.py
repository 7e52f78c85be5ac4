from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Account, Case, KbArticle
from ...apps.platform.database import Db
from ...seeds.crm.stories.cures import Cure, cures
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText, SameWords
from ..queries import uniquely_named
from ..registry import family
from ..task import Task, leaving_out
from .desk_queries import desk_cases, open_cases
from .facts.case_articles import fitting_articles
from .pages.cases import Console
from .pages.knowledge import Knowledge

# Cases of which nothing is known that would settle them are left out, after so many looks.
_LOOKS = 40


def _cures(draw: Draw, case: Case) -> list[Cure]:
    assert case.account is not None
    known = {"account": case.account.name}
    if case.contact is not None:
        known["first"] = case.contact.first_name or case.contact.name
    found = cures(Random(draw.integer(0, 999_999)), case.subject, known)
    # The goal quotes both.
    return [cure for cure in found if '"' not in cure.tell + cure.fix]


@family("crm-case-close", app="crm", kind="multi-step", steps=60, persona="support_agent")
def close_with_article(draw: Draw, world: World) -> Task:
    """Close a case with an article linked, a comment that the customer sees, and a resolution."""
    facts = CaseClosing.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        outcome=facts.outcome,
        matchers={"crm_case_comment.body": SameWords(), "crm_case.resolution": SameText()},
        without=leaving_out(facts.outcome, "the article", "the comment", "for the customer"),
        gold=facts.gold,
        alternatives=(facts.note_first, facts.closed_first),
    )


@dataclass(frozen=True)
class CaseClosing:
    """A case that is closed with what an article says."""

    case: Case
    account: Account
    article: KbArticle
    resolution: str
    note: str

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        mine = uniquely_named(open_cases(world), desk_cases(world), by="subject")
        able = [case for case in mine if case.account is not None and case.owner_id is not None]
        some = draw.sample(able, min(len(able), _LOOKS))
        case: Case = draw.first(some, lambda case: bool(_cures(draw, case) and fitting_articles(world, case)))
        article = draw.choice(fitting_articles(world, case))
        cure = draw.choice(_cures(draw, case))
        assert case.account is not None
        return cls(
            case=case,
            account=case.account,
            article=article,
            resolution=cure.fix,
            note=cure.tell,
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            '{account}\'s case "{subject}" is settled. Link the article "{article}", tell them in a public comment: '
            '"{note}", and close it with the resolution "{resolution}"',
            'Please close "{subject}" ({account}). Resolution: "{resolution}" Add "{note}" as a comment the '
            'customer can see, and link the article "{article}" to the case.',
            '"{subject}" ({account}) can be closed. First link "{article}" to it and add a comment the customer can '
            'see: "{note}" Resolution: "{resolution}"',
            'Please wrap up {account}\'s "{subject}" for me: link the article "{article}", add a comment the '
            'customer sees ("{note}"), and close it with the resolution "{resolution}"',
            'For {account}\'s case "{subject}": post "{note}" as a comment the customer can see (no e-mail, please), '
            'link "{article}", then close it with the resolution "{resolution}"',
            account=self.account.name,
            subject=self.case.subject,
            article=self.article.title,
            note=self.note,
            resolution=self.resolution,
        )

    def outcome(self, db: Db, *, without: str = "") -> None:
        if without != "the article":
            actions.link_article(db, self.case.id, self.article.id)
        if without != "the comment":
            is_internal = without == "for the customer"
            actions.add_comment(db, self.case.id, f"<p>{self.note}</p>", is_internal=is_internal)
        actions.close_case(db, self.case.id, self.resolution)

    def gold(self, user: User) -> None:
        Knowledge(user).look_up(self.article.title)
        console = Console.find(user, self.case)
        console.link_article(self.article.title)
        console.write("Public comment", self.note)
        console.close(self.resolution)
        user.done()

    def note_first(self, user: User) -> None:
        console = Console.find_in_list(user, self.case)
        console.write("Public comment", self.note)
        console.link_article(self.article.title)
        console.close(self.resolution)
        user.done()

    def closed_first(self, user: User) -> None:
        console = Console.find(user, self.case)
        console.close(self.resolution)
        console.write("Public comment", self.note)
        console.link_article(self.article.title)
        user.done()
