from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Account, Case, KbCategory
from ...apps.platform.database import Db
from ...apps.platform.rich_text import from_plain
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything, Holds, SameText
from ..queries import uniquely_named
from ..registry import family
from ..task import Task, leaving_out
from .desk_queries import categories, desk_cases
from .pages.cases import Console
from .pages.knowledge import ArticleEditor, Knowledge, category_path

_TITLES = (
    "What we did about {subject}",
    "For next time: {subject}",
    "Known case: {subject}",
    "How we settled it: {subject}",
)
_HEADINGS = ("What happened", "What helped", "Problem", "Cause", "Solution", "Resolution", "How it was settled")


@family("crm-case-article", app="crm", kind="conditional", steps=50, persona="support_manager")
def article_from_case(draw: Draw, world: World) -> Task:
    """Turn how a case was settled into an article, and publish it if its category lets the author do so."""
    facts = ArticleFromCase.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        # Whoever writes it from the case links it, too.
        outcome=(facts.outcome, partial(facts.outcome, from_case=True)),
        matchers={
            "crm_kb_article.title": SameText(),
            "crm_kb_article.body": Holds(facts.resolution, beside=facts.beside),
            "crm_kb_article.summary": Anything(),
            "crm_kb_version.title": SameText(),
            "crm_kb_version.body": Holds(facts.resolution, beside=facts.beside),
            "crm_kb_version.summary": Anything(),
        },
        without=leaving_out(facts.outcome, "publishing"),
        gold=facts.gold,
        alternatives=(facts.from_the_list, facts.by_hand),
    )


@dataclass(frozen=True)
class ArticleFromCase:
    """A case whose solution becomes an article."""

    case: Case
    account: Account
    category: KbCategory
    title: str
    resolution: str
    beside: tuple[str, ...]  # what the form brings along
    step: str  # how far the author may go: "publish" or "submit"

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        every = desk_cases(world)
        settled = [case for case in uniquely_named(every, every, by="subject") if case.status == "Closed"]
        # Something was done about these, which others can do again.
        mended = [case for case in settled if case.type in ("Incident", "Problem", "Return")]
        case: Case = draw.choice(case for case in mended if case.account and len(case.resolution or "") > 20)
        branches = categories(world)
        parents = {category.parent_id for category in branches}
        leaves = [c for c in uniquely_named(branches, branches) if c.id not in parents and c.parent]
        # Pages of the handbook stand in a branch of their own.
        wanted = draw.integer(0, 1) == 1
        category = draw.choice(
            c for c in leaves if c.parent is not None and c.parent.name != "Handbook" and c.needs_review is wanted
        )
        title = draw.choice(_TITLES).format(subject=case.subject)[:150].strip()
        assert case.account is not None
        return cls(
            case=case,
            account=case.account,
            category=category,
            title=title,
            resolution=case.resolution or "",
            # The form brings the case's description along, under headings.
            beside=(case.description or "", case.subject, title, *_HEADINGS),
            step="submit" if category.needs_review else "publish",
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'Please write up how {account}\'s case "{subject}" was settled: an article called "{title}" in the '
            "category {category}, with the case's resolution as its text. Publish it if that category's rule lets "
            "you; otherwise send it for review.",
            'How we settled {account}\'s "{subject}" should be in the knowledge base, under {category}, as '
            '"{title}". Copy the resolution word for word. Go as far as the category\'s rule allows: published, or '
            "in review.",
            'Turn the case "{subject}" ({account}) into an article: title "{title}", category {category}, text: its '
            "resolution. If authors are allowed to publish there, publish it; if not, send it for review.",
            'I\'d like the resolution of {account}\'s "{subject}" as an article titled "{title}" in {category}. Check '
            "who is allowed to publish there: either publish it or send it for review.",
            'Knowledge base, category {category}: add "{title}" with what the resolution of {account}\'s "{subject}" '
            "says. Publish it, unless that category requires somebody else to do so; in that case send it for "
            "review.",
            account=self.account.name,
            subject=self.case.subject,
            title=self.title,
            category=self.category.name,
        )

    def outcome(self, db: Db, *, from_case: bool = False, without: str = "") -> None:
        article = actions.create_article(
            db, title=self.title, body=from_plain(self.resolution), category_id=self.category.id,
            case_id=self.case.id if from_case else None,
        )  # fmt: skip
        if without == "publishing":
            return
        if self.step == "publish":
            actions.publish_article(db, article.id)
        else:
            actions.submit_article(db, article.id)

    def gold(self, user: User) -> None:
        Knowledge(user).open().open_category(self.category)
        self._finish(Console.find(user, self.case).write_article())

    def from_the_list(self, user: User) -> None:
        self._finish(Console.find_in_list(user, self.case).write_article())

    def by_hand(self, user: User) -> None:
        Console.find(user, self.case)
        self._finish(Knowledge(user).open().new_article(), body=self.resolution)

    def _finish(self, editor: ArticleEditor, **more: str) -> None:
        editor.set(title=self.title, category_id=category_path(self.category), **more).save()
        if self.category.needs_review:
            editor.send_for_review()
        else:
            editor.publish()
        editor.user.done()
