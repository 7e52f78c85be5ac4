from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Case
from ...apps.platform.database import Db
from ...apps.platform.rich_text import from_plain
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything, Holds, SameText
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .desk_queries import categories, desk_cases
from .desk_steps import open_from_the_list, open_in_console

_TITLES = (
    "What we did about {subject}",
    "For next time: {subject}",
    "Known case: {subject}",
    "How we settled it: {subject}",
)
_HEADINGS = ("What it was about", "What helped", "Problem", "Cause", "Solution", "Resolution", "How it was settled")


@family("crm-case-article", app="crm", kind="conditional", steps=50, persona="support_manager")
def article_from_case(draw: Draw, world: World) -> Task:
    """Turn how a case was settled into an article, and publish it if its category lets the author do so."""
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
    resolution = case.resolution or ""
    assert case.account is not None

    def work(db: Db, *, step: str) -> None:
        article = actions.create_article(db, title=title, body=from_plain(resolution), category_id=category.id)
        if step == "publish":
            actions.publish_article(db, article.id)
        elif step == "submit":
            actions.submit_article(db, article.id)

    # The form brings the case's description along, under headings.
    beside = (case.description or "", case.subject, title, *_HEADINGS)
    right = "submit" if category.needs_review else "publish"
    button = "Send for review" if category.needs_review else "Publish"

    def write(user: User) -> None:
        user.click("link", "Write an article")
        user.fill("Title", title)
        user.choose("Category", f"{category.parent.name if category.parent else ''} › {category.name}")
        user.click("button", "Save draft")
        user.click("button", button)
        user.done()

    def gold(user: User) -> None:
        user.open("Knowledge")
        user.click("link", category.name, within="Categories")
        open_in_console(user, case)
        write(user)

    def from_the_list(user: User) -> None:
        open_from_the_list(user, case)
        write(user)

    def by_hand(user: User) -> None:
        open_in_console(user, case)
        user.open("Knowledge")
        user.click("link", "New article")
        user.fill("Title", title)
        user.choose("Category", f"{category.parent.name if category.parent else ''} › {category.name}")
        user.fill("Text", resolution)
        user.click("button", "Save draft")
        user.click("button", button)
        user.done()

    return Task(
        goal=draw.phrase(
            'Write up how {account}\'s case "{subject}" was settled: an article "{title}" under {category}, with '
            "the resolution in it. Publish it if the rule of that category lets you, else send it for review.",
            'The fix of {account}\'s "{subject}" should be in the knowledge base, under {category}, as "{title}". '
            "Take the "
            "resolution over word by word. Go as far as the category's rule allows: published, or in review.",
            'Make an article of the case "{subject}" ({account}): title "{title}", category {category}, text: its '
            "resolution. If authors may publish there, do; if not, it goes for review.",
            'I would like the resolution of "{subject}" as an article named "{title}" in {category}. Mind who publishes'
            " there: either put it online or send it for review.",
            'Knowledge base, category {category}: add "{title}" with what the resolution of {account}\'s "{subject}" '
            "says. Publish it unless somebody else has to; then it goes to review.",
            account=case.account.name,
            subject=case.subject,
            title=title,
            category=category.name,
        ),
        outcome=lambda db: work(db, step=right),
        matchers={
            "crm_kb_article.title": SameText(),
            "crm_kb_article.body": Holds(resolution, beside=beside),
            "crm_kb_article.summary": Anything(),
            "crm_kb_version.title": SameText(),
            "crm_kb_version.body": Holds(resolution, beside=beside),
            "crm_kb_version.summary": Anything(),
        },
        without={"publishing": lambda db: work(db, step="none")},
        gold=gold,
        alternatives=(from_the_list, by_hand),
    )
