"""The support desk: cases wait in queues, are taken, handed over, answered in time, and closed or merged."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from deskgym.apps.crm import actions, desk_queries, service_clock
from deskgym.apps.crm.merge_fields import fill_in
from deskgym.apps.crm.models import Case, CaseComment, CaseHistory, Email, KbArticle, KbCategory, KbVersion
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.platform.models import WorldState
from selectolax.lexbor import LexborHTMLParser
from sqlalchemy import select

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast
from .desk_cast import Desk, build_desk


@pytest.fixture
def desk(database: Database, cast: Cast) -> Desk:
    return build_desk(database)


@pytest.fixture
def sue(seat: As, desk: Desk) -> Db:
    """Sue, a support agent, is at the keyboard."""
    return seat(desk.sue)


@pytest.fixture
def lea(seat: As, desk: Desk) -> Db:
    """Lea, who keeps the desk."""
    return seat(desk.lea)


@pytest.fixture
def waiting(sue: Db, cast: Cast) -> Case:
    """A question of Dana's that nobody has taken yet."""
    case = actions.create_case(sue, subject="Flicker", contact_id=cast.dana, owner_id=None)
    sue.commit()
    return case


def history(db: Db, case: Case, kind: str) -> list[CaseHistory]:
    steps = select(CaseHistory).where(CaseHistory.case_id == case.id, CaseHistory.kind == kind)
    return list(db.scalars(steps.order_by(CaseHistory.id)))


@pytest.mark.parametrize(
    ("values", "queue"),
    [({"type": "Return"}, "returns"), ({"subject": "My REFUND please"}, "returns"), ({}, "general")],
)
def test_the_first_rule_that_fits_says_where_a_case_waits(
    sue: Db, desk: Desk, values: dict[str, str], queue: str
) -> None:
    case = actions.create_case(sue, **{"subject": "Flicker", **values}, owner_id=None)
    assert (case.owner_id, case.queue_id) == (None, getattr(desk, queue))


def test_who_takes_a_case_owns_it_and_history_tells_of_it(sue: Db, desk: Desk, waiting: Case) -> None:
    actions.take_case(sue, waiting.id)
    assert (waiting.owner_id, waiting.queue_id, waiting.status) == (desk.sue, desk.general, "Assigned")
    (transfer,) = history(sue, waiting, "transfer")
    assert (transfer.from_owner_id, transfer.to_owner_id, transfer.changed_by_id) == (None, desk.sue, desk.sue)
    (status,) = history(sue, waiting, "status")
    assert (status.from_value, status.to_value) == ("New", "Assigned")
    with pytest.raises(Blocked, match="You have taken"):
        actions.take_case(sue, waiting.id)


def test_only_members_take_from_a_queue(seat: As, desk: Desk, waiting: Case) -> None:
    with pytest.raises(Forbidden, match="Only members of the queue General"):
        actions.take_case(seat(desk.pia), waiting.id)
    actions.take_case(seat(desk.lea), waiting.id)


def test_every_new_owner_or_queue_is_a_transfer(sue: Db, desk: Desk, waiting: Case) -> None:
    actions.take_case(sue, waiting.id)
    actions.hand_over_case(sue, waiting.id, owner_id=desk.tom, note="Yours")
    actions.change_owner(sue, "case", [waiting.id], desk.sue)
    actions.hand_over_case(sue, waiting.id, queue_id=desk.returns)
    assert (waiting.owner_id, waiting.queue_id) == (None, desk.returns)
    assert len(history(sue, waiting, "transfer")) == 4
    assert desk_queries.thread(sue, waiting).transfers == 4
    (note,) = sue.scalars(select(CaseComment)).all()
    assert (note.body, note.is_internal) == ("<p>Yours</p>", True)
    with pytest.raises(Invalid, match="waits in this queue already"):
        actions.hand_over_case(sue, waiting.id, queue_id=desk.returns)
    with pytest.raises(Invalid, match="either a person or a queue"):
        actions.hand_over_case(sue, waiting.id)


def test_several_cases_are_handed_over_at_once_and_those_there_already_stay(
    seat: As, desk: Desk, waiting: Case
) -> None:
    lea = seat(desk.lea)
    other = actions.create_case(lea, subject="The lamp hums", account_id=waiting.account_id, owner_id=desk.sue)
    moved = actions.hand_over_cases(lea, [waiting.id, other.id], queue_id=desk.returns)
    assert [case.id for case in moved] == [waiting.id, other.id]
    assert {(case.owner_id, case.queue_id) for case in moved} == {(None, desk.returns)}
    actions.take_case(lea, other.id)
    assert actions.hand_over_cases(lea, [waiting.id, other.id], queue_id=desk.returns)[0].id == other.id
    with pytest.raises(Invalid, match="either a person or a queue"):
        actions.hand_over_cases(lea, [waiting.id])


def test_the_first_public_word_is_the_answer(sue: Db, waiting: Case) -> None:
    actions.add_comment(sue, waiting.id, "Only for us", is_internal=True)
    assert waiting.first_response_at is None
    actions.add_comment(sue, waiting.id, "<b>We look</b>", is_internal=False)
    assert waiting.first_response_at == sue.now
    assert service_clock.clock(sue, waiting).text == "Answered in time"


def test_an_email_goes_out_from_the_queues_address(sue: Db, waiting: Case) -> None:
    email = actions.send_email(
        sue, waiting.id, to="dana@norwood.example; erik@norwood.example", subject="Re: Flicker", body="<p>Hi</p>"
    )
    assert email.sender == "support@acme.example"
    assert email.recipients == "dana@norwood.example, erik@norwood.example"
    assert waiting.first_response_at == sue.now


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"to": ""}, "to"),
        ({"to": "dana"}, "to"),
        ({"cc": "no one"}, "cc"),
        ({"subject": " "}, "subject"),
        ({"body": "<p> </p>"}, "body"),
    ],
)
def test_a_bad_email_says_what_is_wrong(sue: Db, waiting: Case, values: dict[str, str], field: str) -> None:
    given = {"to": "dana@norwood.example", "subject": "Hi", "body": "<p>Hi</p>", **values}
    with pytest.raises(Invalid) as refused:
        actions.send_email(sue, waiting.id, **given)  # type: ignore[arg-type]
    assert list(refused.value.errors) == [field]
    sue.rollback()
    assert sue.scalars(select(Email)).all() == []


def test_the_clock_stands_still_while_a_case_is_pending(sue: Db, waiting: Case) -> None:
    assert waiting.sla_due_at == datetime(2026, 3, 18, 22, 0, tzinfo=UTC)
    actions.update_case(sue, waiting.id, status="Pending")
    assert service_clock.clock(sue, waiting).state == "paused"
    sue.get_one(WorldState, 1).now = sue.now + timedelta(hours=2)
    sue.flush()
    actions.update_case(sue, waiting.id, status="Assigned")
    assert waiting.paused_at is None
    assert waiting.paused_for == 2 * 3600
    assert waiting.sla_due_at == datetime(2026, 3, 19, 16, 0, tzinfo=UTC)  # the desk closes in between
    actions.update_case(sue, waiting.id, priority="Urgent")
    assert waiting.sla_due_at == datetime(2026, 3, 16, 20, 0, tzinfo=UTC)


def test_a_late_case_says_by_how_much(sue: Db, waiting: Case) -> None:
    actions.update_case(sue, waiting.id, priority="Urgent")
    assert service_clock.clock(sue, waiting).text == "4 h left"
    sue.get_one(WorldState, 1).now = datetime(2026, 3, 17, 15, 30, tzinfo=UTC)
    sue.flush()
    assert service_clock.clock(sue, waiting).text == "Overdue by 5 h 30 min"
    assert sue.scalars(select(Case.id).where(service_clock.is_overdue(sue))).all() == [waiting.id]


def test_a_duplicate_is_merged_into_the_case_that_goes_on(sue: Db, cast: Cast, waiting: Case) -> None:
    other = actions.create_case(sue, subject="Flicker again", contact_id=cast.dana)
    with pytest.raises(Invalid, match="merge it on its page"):
        actions.update_case(sue, waiting.id, status="Duplicate")
    actions.merge_case(sue, waiting.id, other.id)
    assert (waiting.status, waiting.parent_case_id) == ("Duplicate", other.id)
    assert waiting.closed_at == sue.now
    with pytest.raises(Invalid, match="is a duplicate itself"):
        actions.merge_case(sue, other.id, waiting.id)
    actions.update_case(sue, waiting.id, status="New")
    assert waiting.parent_case_id is None


# -- Articles -----------------------------------------------------------------------------------------------------


def draft(db: Db, category_id: int) -> KbArticle:
    return actions.create_article(db, title="Flicker", body="<p>New bulb</p>", category_id=category_id)


def test_an_author_does_not_publish_where_a_review_is_wanted(seat: As, desk: Desk) -> None:
    lea = seat(desk.lea)
    with pytest.raises(Forbidden, match="somebody else than their author"):
        actions.publish_article(lea, draft(lea, desk.reviewed).id)
    lea.rollback()
    article = actions.publish_article(lea, draft(lea, desk.open_shelf).id)
    assert article.status == "Published"
    sue = seat(desk.sue)
    with pytest.raises(Forbidden, match="Send it for review"):
        actions.publish_article(sue, draft(sue, desk.open_shelf).id)


def test_each_publication_is_a_version(seat: As, desk: Desk) -> None:
    sue = seat(desk.sue)
    article = actions.submit_article(sue, draft(sue, desk.reviewed).id)
    sue.commit()
    lea = seat(desk.lea)
    actions.publish_article(lea, article.id)
    actions.update_article(lea, article.id, body="<p>New bulb, new socket</p>")
    lea.commit()
    versions = lea.scalars(select(KbVersion).order_by(KbVersion.number)).all()
    assert [version.body for version in versions] == ["<p>New bulb</p>", "<p>New bulb, new socket</p>"]
    sue = seat(desk.sue)
    assert actions.update_article(sue, article.id, title="Flickering lamps").status == "In Review"


def test_only_articles_in_force_are_linked_and_once(lea: Db, desk: Desk, waiting: Case) -> None:
    article = draft(lea, desk.open_shelf)
    with pytest.raises(Invalid, match="is draft"):
        actions.link_article(lea, waiting.id, article.id)
    actions.publish_article(lea, article.id)
    actions.link_article(lea, waiting.id, article.id)
    with pytest.raises(Invalid, match="linked to this case already"):
        actions.link_article(lea, waiting.id, article.id)
    actions.unlink_article(lea, waiting.id, article.id)
    actions.link_article(lea, waiting.id, article.id)
    assert [each.article.id for each in desk_queries.linked_articles(lea, waiting)] == [article.id]
    actions.update_article(lea, article.id, expires_on=lea.today - timedelta(days=1))
    assert [each.is_in_force for each in desk_queries.linked_articles(lea, waiting)] == [False]


# -- Templates ----------------------------------------------------------------------------------------------------


def test_a_template_is_filled_with_what_the_case_knows(sue: Db, waiting: Case) -> None:
    assert fill_in(sue, "{{contact.first_name}}, {{ case.number }}", waiting) == f"Dana, {waiting.number}"
    waiting.subject = "<b>Flicker</b>"
    assert fill_in(sue, "{{case.subject}}", waiting, html=True) == "&lt;b&gt;Flicker&lt;/b&gt;"


def test_templates_are_written_by_those_who_keep_the_desk(seat: As, desk: Desk) -> None:
    with pytest.raises(Forbidden, match="Ask a support manager"):
        actions.update_template(seat(desk.sue), desk.template, name="Mine")
    lea = seat(desk.lea)
    with pytest.raises(Invalid, match="is not a merge field"):
        actions.update_template(lea, desk.template, body="<p>{{contact.shoe_size}}</p>")
    assert actions.update_template(lea, desk.template, name="Hello").name == "Hello"


def test_articles_are_suggested_by_what_a_case_says(lea: Db) -> None:
    db = lea
    category = db.scalars(select(KbCategory.id).where(~KbCategory.needs_review)).first()
    made = {
        title: actions.create_article(db, title=title, body="<p>How to.</p>", category_id=category)
        for title in ("Flickering lamps", "Returning a desk", "Lamps and their bulbs")
    }
    for article in made.values():
        actions.publish_article(db, article.id)
    case = actions.create_case(db, subject="My lamp is flickering", description="The bulb was new.")
    found = desk_queries.suggested_articles(db, case)
    assert [article.title for article in found] == ["Flickering lamps", "Lamps and their bulbs"]
    actions.link_article(db, case.id, found[0].id)
    assert found[0] not in desk_queries.suggested_articles(db, case)


def test_an_article_that_is_made_from_a_case_is_linked_to_it(lea: Db, database: Database) -> None:
    db = lea
    assert db.actor_id is not None
    category = db.scalars(select(KbCategory.id)).first()
    case = actions.create_case(db, subject="Flicker", owner_id=db.actor_id)
    db.commit()
    client = OfficeClient(database, "crm", db.actor_id)
    body = {"title": "Flicker", "body": "<p>New bulb.</p>", "category_id": str(category), "csrf_token": client.csrf}
    assert client.send(f"/knowledge/new?case={case.id}", data=body).status_code == 303
    assert [each.article.title for each in desk_queries.linked_articles(db, case)] == ["Flicker"]


def test_an_article_made_from_a_case_keeps_what_stands_in_quotation_marks(lea: Db, database: Database) -> None:
    db = lea
    assert db.actor_id is not None
    case = actions.create_case(db, subject="Short", description='Signed "short" on the copy.', owner_id=db.actor_id)
    db.commit()
    page = LexborHTMLParser(OfficeClient(database, "crm", db.actor_id).get(f"/knowledge/new?case={case.id}").text)
    hidden = page.css_first("input[type=hidden][name=body]")
    assert hidden is not None
    assert hidden.attributes["value"] == '<h3>What happened</h3><p>Signed "short" on the copy.</p>'
