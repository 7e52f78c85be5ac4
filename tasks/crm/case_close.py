from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Case
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText, SameWords
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
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
    mine = uniquely_named(open_cases(world), desk_cases(world), by="subject")
    case: Case = draw.choice(case for case in mine if case.account is not None and case.owner_id is not None)
    article = draw.choice(each for each in articles_to_link(world, case) if each.section_id is None)
    resolution, note = draw.choice(_CURES)
    assert case.account is not None

    def work(db: Db, *, linked: bool = True, told: bool = True, internal: bool = False) -> None:
        if linked:
            actions.link_article(db, case.id, article.id)
        if told:
            actions.add_comment(db, case.id, f"<p>{note}</p>", is_internal=internal)
        actions.close_case(db, case.id, resolution)

    def gold(user: User) -> None:
        Knowledge(user).look_up(article.title)
        console = Console.find(user, case)
        console.link_article(article.title)
        console.write("Public comment", note)
        console.close(resolution)
        user.done()

    def note_first(user: User) -> None:
        console = Console.find_in_list(user, case)
        console.write("Public comment", note)
        console.link_article(article.title)
        console.close(resolution)
        user.done()

    def closed_first(user: User) -> None:
        console = Console.find(user, case)
        console.close(resolution)
        console.write("Public comment", note)
        console.link_article(article.title)
        user.done()

    return Task(
        goal=draw.phrase(
            '{account}\'s case "{subject}" is settled. Link the article "{article}", tell them in a public comment: '
            '"{note}", and close it with the resolution "{resolution}".',
            'Please close "{subject}" ({account}): resolution "{resolution}". The customer should read "{note}" as a '
            'comment, and "{article}" belongs to it as an article.',
            '"{subject}" ({account}) can be closed. Before that I would like "{article}" linked to it and a comment '
            "for the "
            'customer that says "{note}". Resolution: "{resolution}".',
            'Finish {account}\'s "{subject}" for me: article "{article}", a comment the customer sees ("{note}"), '
            'status closed, resolution "{resolution}".',
            'For the case "{subject}": put "{note}" where the customer can read it (no e-mail, please), link '
            '"{article}", then close with "{resolution}".',
            account=case.account.name,
            subject=case.subject,
            article=article.title,
            note=note,
            resolution=resolution,
        ),
        outcome=work,
        matchers={"crm_case_comment.body": SameWords(), "crm_case.resolution": SameText()},
        without={
            "the article": lambda db: work(db, linked=False),
            "the comment": lambda db: work(db, told=False),
            "for the customer": lambda db: work(db, internal=True),
        },
        gold=gold,
        alternatives=(note_first, closed_first),
    )
