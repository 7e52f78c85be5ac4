from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Account, Case, KbArticle
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText, SameWords
from ..queries import uniquely_named
from ..registry import family
from ..task import Task, leaving_out
from .desk_queries import articles_to_link, desk_cases, open_cases
from .pages.cases import Console
from .pages.knowledge import Knowledge

_CURES = (
    ("Sent the part again, it fits now", "The part fits now. Write to us any time if it does not stay that way."),
    ("Loose connector, pushed back in on the phone", "The connector was loose; it works again."),
    ("Wrong option ordered, exchanged for the right one", "You have the right option now, the exchange is done."),
    ("Explained the steps by phone, customer is happy", "The steps from our call are all there is to do."),
    ("Carrier found the box at the depot", "Your box was at the depot and is with you now."),
    ("Credit note written, the old invoice is void", "The old invoice is void; the credit note is on its way."),
)


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
        case: Case = draw.choice(case for case in mine if case.account is not None and case.owner_id is not None)
        article = draw.choice(each for each in articles_to_link(world, case) if each.section_id is None)
        resolution, note = draw.choice(_CURES)
        assert case.account is not None
        return cls(
            case=case,
            account=case.account,
            article=article,
            resolution=resolution,
            note=note,
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            '{account}\'s case "{subject}" is settled. Link the article "{article}", tell them in a public comment: '
            '"{note}", and close it with the resolution "{resolution}".',
            'Please close "{subject}" ({account}): resolution "{resolution}". The customer should read "{note}" as a '
            'comment, and "{article}" belongs to it as an article.',
            '"{subject}" ({account}) can be closed. Before that I would like "{article}" linked to it and a comment '
            'for the customer that says "{note}". Resolution: "{resolution}".',
            'Finish {account}\'s "{subject}" for me: article "{article}", a comment the customer sees ("{note}"), '
            'status closed, resolution "{resolution}".',
            'For {account}\'s case "{subject}": put "{note}" where the customer can read it (no e-mail, please), link '
            '"{article}", then close with "{resolution}".',
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
