"""What a record's stream shows, whom posts name, and who sees those that are internal."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.clock import advance
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, CrmNotification, Deal, Note, NoteMention
from deskgym.apps.crm.permissions import readers
from deskgym.apps.crm.stream import PAGE, Stream, stream_of
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Invalid, NotFound

from ...support.statements import recorded_statements
from ..conftest import As
from .cast import TODAY, Cast


def told(db: Db) -> list[tuple[int, str]]:
    """Who was told of what, in order."""
    db.flush()
    return [(row.person_id, row.kind) for row in db.query(CrmNotification).order_by(CrmNotification.id)]


def shown(stream: Stream) -> list[str]:
    """What the entries of a stream say."""
    found = []
    for entry in stream.entries:
        if entry.post is not None:
            found.append(entry.post.note.body)
        if entry.update is not None:
            update = entry.update
            found.append(" ".join(filter(None, [update.says, update.label, *(step.field for step in update.steps)])))
    return found


def test_a_post_tells_whom_it_names_and_who_follows(seat: As, deal: Deal, cast: Cast) -> None:
    actions.follow_records(seat(cast.mona), "deal", [deal.id])
    db = seat(cast.rita)
    actions.add_note(db, "deal", deal.id, "@Walt Brennan, can they get it in blue? @Walt Brennan!")
    assert told(db) == [(cast.walt, "mentioned"), (cast.sam, "posted"), (cast.mona, "posted")]
    assert [row.person_id for row in db.query(NoteMention)] == [cast.walt]


def test_nobody_is_told_of_what_they_wrote_themselves(db: Db, deal: Deal, cast: Cast) -> None:
    actions.add_note(db, "deal", deal.id, "@Sam Rivera: remember the lamps")
    assert told(db) == []


def test_who_cannot_see_a_record_is_neither_offered_nor_told(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.sam)
    names = [user.name for user in db.scalars(readers(deal))]
    assert "Walt Brennan" in names
    assert not {"Vera Quist", "Fred Stone", "Ina Vogel"} & set(names)
    actions.add_note(db, "deal", deal.id, "@Vera Quist and @Fred Stone should know")
    assert told(db) == []


def test_an_edit_tells_those_whom_it_names_anew(db: Db, deal: Deal, cast: Cast) -> None:
    note = actions.add_note(db, "deal", deal.id, "@Rita Lund, please call")
    actions.edit_note(db, note.id, "@Walt Brennan, please call")
    assert told(db) == [(cast.rita, "mentioned"), (cast.walt, "mentioned")]
    assert [row.person_id for row in db.query(NoteMention)] == [cast.walt]


def test_an_answer_stands_below_its_post_and_is_told_to_all_of_the_thread(seat: As, deal: Deal, cast: Cast) -> None:
    note = actions.add_note(seat(cast.rita), "deal", deal.id, "Who has the drawings?")
    answer = actions.add_note(seat(cast.walt), "deal", deal.id, "I do.", root_id=note.id)
    db = seat(cast.mona)
    actions.add_note(db, "deal", deal.id, "Good.", root_id=answer.id)
    last = [(person, kind) for person, kind in told(db) if kind == "replied"]
    assert last == [(cast.rita, "replied"), (cast.rita, "replied"), (cast.walt, "replied")]
    post = stream_of(db, deal, kind="posts").entries[0].post
    assert post is not None
    assert [reply.note.body for reply in post.replies] == ["I do.", "Good."]


def test_an_answer_needs_its_post_on_the_same_record(db: Db, deal: Deal, cast: Cast) -> None:
    note = actions.add_note(db, "account", cast.norwood, "Closed on Fridays")
    with pytest.raises(Invalid, match="on another record"):
        actions.add_note(db, "deal", deal.id, "Really?", root_id=note.id)
    actions.delete_note(db, note.id)
    with pytest.raises(Invalid, match="has been deleted"):
        actions.add_note(db, "account", cast.norwood, "Really?", root_id=note.id)


def test_a_post_goes_with_its_answers_and_what_the_bell_told_of_it(db: Db, deal: Deal, cast: Cast) -> None:
    note = actions.add_note(db, "deal", deal.id, "@Rita Lund?")
    answer = actions.add_note(db, "deal", deal.id, "Any news?", root_id=note.id)
    actions.delete_note(db, note.id)
    assert answer.deleted_at == note.deleted_at
    assert told(db) == []
    actions.restore_records(db, "note", [note.id])
    assert answer.deleted_at is None


def test_an_internal_post_is_for_the_team_and_whom_it_names(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.sam)
    note = actions.add_note(db, "deal", deal.id, "They bluff.", is_internal=True)
    assert shown(stream_of(seat(cast.rita), deal, kind="posts")) == ["They bluff."]
    assert shown(stream_of(seat(cast.adam), deal, kind="posts")) == ["They bluff."]
    as_walt = seat(cast.walt)
    assert shown(stream_of(as_walt, deal, kind="posts")) == []
    with pytest.raises(Invalid, match="you cannot see it"):
        actions.add_note(as_walt, "deal", deal.id, "Do they?", root_id=note.id)
    actions.add_note(seat(cast.sam), "deal", deal.id, "@Walt Brennan knows them", root_id=note.id)
    as_walt = seat(cast.walt)
    assert shown(stream_of(as_walt, deal, kind="posts")) == ["They bluff."]
    answer = actions.add_note(as_walt, "deal", deal.id, "They do.", root_id=note.id)
    assert answer.is_internal
    post = stream_of(seat(cast.rita), deal, kind="posts").entries[0].post
    assert post is not None
    assert len(post.replies) == 2


def test_an_internal_post_is_not_told_to_followers_of_other_teams(seat: As, deal: Deal, cast: Cast) -> None:
    actions.follow_records(seat(cast.walt), "deal", [deal.id])
    actions.follow_records(seat(cast.rita), "deal", [deal.id])
    db = seat(cast.sam)
    actions.add_note(db, "deal", deal.id, "They bluff.", is_internal=True)
    assert told(db) == [(cast.rita, "posted")]


def test_only_a_post_is_pinned_and_then_comes_first(db: Db, deal: Deal) -> None:
    first = actions.add_note(db, "deal", deal.id, "The drawings are with Rita")
    answer = actions.add_note(db, "deal", deal.id, "Thanks", root_id=first.id)
    advance(db, timedelta(hours=1))
    actions.add_note(db, "deal", deal.id, "Called back")
    actions.pin_note(db, first.id)
    assert shown(stream_of(db, deal, kind="posts")) == ["The drawings are with Rita", "Called back"]
    with pytest.raises(Invalid, match="not an answer"):
        actions.pin_note(db, answer.id)


def test_updates_are_read_from_history_and_log_alike(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.sam)
    advance(db, timedelta(hours=1))
    actions.update_deal(db, deal.id, amount=150_000, close_date=TODAY + timedelta(days=30), next_step="Call Dana")
    advance(db, timedelta(hours=1))
    actions.move_stage(db, deal.id, cast.stages["Proposal"])
    advance(db, timedelta(hours=1))
    actions.create_task(db, subject="Send drawings", parent_type="deal", parent_id=deal.id)
    actions.create_quote(db, deal_id=deal.id)
    db.flush()
    assert shown(stream_of(db, deal, kind="updates"))[2:] == [
        "changed Stage Probability",
        "changed Amount Close date",
        "changed Next step",
        "created this deal",
    ]
    assert {text.partition(" the ")[2].split()[0] for text in shown(stream_of(db, deal))[:2]} == {"task", "quote"}
    moved = stream_of(db, deal).entries[2].update
    assert moved is not None
    assert (moved.steps[0].before, moved.steps[0].after, moved.person and moved.person.name) == (
        "Prospecting", "Proposal", "Sam Rivera",
    )  # fmt: skip


def test_an_account_tells_of_its_new_contacts_deals_and_cases(db: Db, cast: Cast) -> None:
    account = db.get_one(Account, cast.norwood)
    actions.create_deal(db, name="Norwood lobby", account_id=account.id, amount=100, close_date=TODAY)
    actions.create_case(db, subject="Lamp hums", account_id=account.id)
    actions.update_account(db, account.id, rating="Hot")
    db.flush()
    said = shown(stream_of(db, account, kind="updates"))
    assert {"added the deal Norwood lobby", "added the contact Dana Whitfield", "changed Rating"} <= set(said)
    assert any(text.startswith("added the case") and "Lamp hums" in text for text in said)


def test_the_history_of_a_case_is_told_by_names(seat: As, cast: Cast) -> None:
    db = seat(cast.mona)
    case = actions.create_case(db, subject="Lamp hums", owner_id=cast.sam)
    actions.change_owner(db, "case", [case.id], cast.rita)
    db.flush()
    update = stream_of(db, case).entries[0].update
    assert update is not None
    assert [(step.field, step.before, step.after) for step in update.steps] == [("Owner", "Sam Rivera", "Rita Lund")]


def test_a_stream_has_pages(db: Db, deal: Deal) -> None:
    for number in range(PAGE + 3):
        actions.add_note(db, "deal", deal.id, f"Note {number}")
    db.flush()
    first, second = stream_of(db, deal), stream_of(db, deal, page=2)
    assert (first.pages, first.total, len(first.entries)) == (2, PAGE + 4, PAGE)
    assert (second.first, second.last, shown(second)[-1]) == (PAGE + 1, PAGE + 4, "created this deal")
    assert stream_of(db, deal, page=99).number == 2


def test_a_long_stream_takes_as_many_queries_as_a_short_one(database: Database, db: Db, deal: Deal) -> None:
    def asked() -> int:
        db.commit()
        with recorded_statements(database) as sent:
            stream_of(db, deal)
        return len(sent)

    actions.add_note(db, "deal", deal.id, "One")
    asked()  # also what is read once in a unit of work
    before = asked()
    for number in range(8):
        note = actions.add_note(db, "deal", deal.id, f"Note {number}, @Rita Lund")
        actions.add_note(db, "deal", deal.id, "Yes", root_id=note.id)
        actions.create_task(db, subject=f"Task {number}", parent_type="deal", parent_id=deal.id)
    assert asked() == before


def test_a_lead_takes_its_posts_along_when_it_is_converted(db: Db, cast: Cast) -> None:
    note = actions.add_note(db, "lead", cast.lead, "Likes warm light")
    actions.add_note(db, "lead", cast.lead, "Who does not", root_id=note.id)
    made = actions.convert_lead(db, cast.lead).contact
    post = stream_of(db, made, kind="posts").entries[0].post
    assert post is not None
    assert (post.note.id, len(post.replies)) == (note.id, 1)


def test_a_post_that_one_cannot_see_is_not_found(seat: As, deal: Deal, cast: Cast) -> None:
    note: Note = actions.add_note(seat(cast.sam), "deal", deal.id, "They bluff.", is_internal=True)
    with pytest.raises(NotFound):
        actions.edit_note(seat(cast.walt), note.id, "They don't.")
