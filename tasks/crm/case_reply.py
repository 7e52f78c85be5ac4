from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.merge_fields import fill_in
from ...apps.crm.models import Account, Case, Contact, EmailTemplate, KbArticle
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...apps.platform.rich_text import plain
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything, Holds
from ..queries import uniquely_named
from ..registry import family
from ..task import Task, leaving_out
from .desk_queries import articles_to_link, desk_cases, open_cases, templates
from .letters import recipient, senders
from .pages.cases import Console
from .queries import persona, users
from .working_hours import acting, work_moments

#: What may be agreed on goods that aren't right: the template that says so, and how colleagues put it.
_AGREED = {
    "Return approved": ("they can send it back, label's on us", "return approved, prepaid label"),
    "Return declined": ("no return, they're past the window", "we're not taking it back, the return window is closed"),
    "Replacement is on its way": (
        "a replacement ships today, no charge",
        "we're sending them another one for free",
    ),
    "Refund was made": ("refund went back to their card today", "refunded it to the card they paid with"),
}
#: The articles that go with any of these replies.
_ON_RETURNS = ("How a customer sends goods back", "Damaged on arrival: refund or replacement")
_EARLIER = ("Talked to them: {told}.", "Agreed on the phone: {told}.", "For the record: {told}.")
_LATER = (
    "Change of plan: {told}.",
    "Disregard the earlier note, {told}.",
    "They called back and we changed it: {told}.",
)


@family("crm-case-reply", app="crm", kind="conditional", steps=70, persona="support_agent")
def reply_with_template(draw: Draw, world: World) -> Task:
    """Answer a case with the template that fits what was agreed last, and link an article."""
    facts = TemplateReply.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        matchers={"crm_email.body": Holds(facts.said, facts.to, facts.by), "crm_email.subject": Anything(needed=True)},
        without=leaving_out(facts.outcome, "the later note", "the article"),
        gold=facts.gold,
        alternatives=(facts.mail_first,),
    )


@dataclass(frozen=True)
class TemplateReply:
    """A case that is answered with a template."""

    case: Case
    templates: dict[str, EmailTemplate]  # by name
    former: str  # the template that was agreed on first
    latest: str  # the one that was agreed on last
    article: KbArticle
    first_author: CrmUser
    second_author: CrmUser
    earlier_note: str
    later_note: str
    seed: int
    contact: Contact
    account: Account
    said: str  # what the e-mail has to say
    to: tuple[str, ...]  # whom it may greet
    by: tuple[str, ...]  # who may sign it

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        me = persona(world, "support_agent")
        mine = uniquely_named(open_cases(world), desk_cases(world), by="subject")
        case: Case = draw.choice(
            case
            for case in mine
            if case.type in ("Return", "Incident") and case.queue is not None and case.account is not None
            if case.contact is not None and case.contact.email
        )
        known = templates(world)
        former, latest = draw.sample([name for name in _AGREED if name in known], 2)
        article = draw.choice(each for each in articles_to_link(world, case) if each.title in _ON_RETURNS)
        authors = [user for user in users(world) if user.person.department == "Support" and user.id != me.id]
        first, second = draw.sample(authors, 2)
        wordings = draw.integer(0, 1), draw.integer(0, 1)
        assert case.contact is not None
        assert case.account is not None

        with world.session() as db:
            company = db.company.name
        # Between the greeting and the sign-off, which is three lines.
        core = plain(known[latest].body).splitlines()[1:-3]
        return cls(
            case=case,
            templates=known,
            former=former,
            latest=latest,
            article=article,
            first_author=first,
            second_author=second,
            earlier_note=draw.choice(_EARLIER).format(told=_AGREED[former][wordings[0]]),
            later_note=draw.choice(_LATER).format(told=_AGREED[latest][wordings[1]]),
            seed=draw.integer(0, 999_999),
            contact=case.contact,
            account=case.account,
            to=recipient(case.contact),
            by=senders(me.person, company),
            said=" ".join(core).replace("{{company.name}}", company).replace("{{case.number}}", case.number),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'Please answer {contact} ({account}) on the case "{subject}" with the template for what we agreed. It\'s '
            'in the internal notes, and the latest one counts. Link the article "{article}" too.',
            'Please send {contact} the right template on "{subject}". Read our colleagues\' notes on the case; the '
            'latest word counts. And link "{article}" to the case.',
            '{contact} is waiting for a reply on "{subject}". The notes tell you which template to use (they '
            'changed their minds once). The article to link is "{article}".',
            '{contact} from {account} needs an e-mail on "{subject}". Use the template that says what was decided '
            'in the end, according to the notes, and link the article "{article}".',
            "Write to {contact} with one of our templates, the one that fits the last decision in the notes on "
            '"{subject}". Don\'t forget to link "{article}".',
            contact=self.contact.name,
            account=self.account.name,
            subject=self.case.subject,
            article=self.article.title,
        )

    def setup(self, db: Db) -> None:
        # On top of what was agreed comes what has nothing to do with it.
        said = (
            (self.earlier_note, self.first_author.id),
            (self.later_note, self.second_author.id),
            ("Called, nobody picked up. Will try again tomorrow.", self.first_author.id),
        )
        earliest = max(self.case.created_at, db.now - timedelta(days=4))
        for (text, author), at in zip(said, work_moments(db, self.seed, len(said), earliest), strict=True):
            with acting(db, at, author):
                actions.add_comment(db, self.case.id, f"<p>{text}</p>", is_internal=True)

    def outcome(self, db: Db, *, without: str = "") -> None:
        if without != "the article":
            actions.link_article(db, self.case.id, self.article.id)
        self._answer(db, self.former if without == "the later note" else self.latest)

    def gold(self, user: User) -> None:
        console = Console.find(user, self.case).comments()
        console.link_article(self.article.title)
        console.use_template(self.latest).send()
        user.done()

    def mail_first(self, user: User) -> None:
        console = Console.find_in_list(user, self.case)
        console.use_template(self.latest).send()
        console.link_article(self.article.title)
        user.done()

    def _answer(self, db: Db, name: str) -> None:
        template = self.templates[name]
        found = db.get_one(Case, self.case.id)
        body = fill_in(db, template.body, found, html=True)
        subject = fill_in(db, template.subject, found)
        actions.send_email(db, self.case.id, to=self.contact.email, subject=subject, body=body)
