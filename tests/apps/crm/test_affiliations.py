"""Contacts who work for more accounts than their own."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.affiliations import linked_accounts, linked_contacts
from deskgym.apps.crm.models import Account, AccountContact, Case, Contact
from deskgym.apps.crm.stream_updates import updates_of
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Conflict, Forbidden, Invalid, NotFound

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast


@pytest.fixture
def harbor(db: Db) -> int:
    """Another account of Sam's."""
    id = actions.create_account(db, name="Harbor Freight Lines").id
    db.commit()
    return id


def names(db: Db, account_id: int) -> list[str]:
    return [link.contact.name for link in linked_contacts(db, db.get_one(Account, account_id))]


def test_a_contact_works_for_another_account_and_stays_with_their_own(db: Db, cast: Cast, harbor: int) -> None:
    link = actions.link_contact(db, harbor, cast.dana, role="Consultant")
    assert (link.role, link.is_inactive) == ("Consultant", False)
    assert names(db, harbor) == ["Dana Whitfield"]
    dana = db.get_one(Contact, cast.dana)
    assert dana.account_id == cast.norwood
    assert [link.account.name for link in linked_accounts(db, dana)] == ["Harbor Freight Lines"]


def test_nobody_is_linked_twice_or_to_their_own_account(db: Db, cast: Cast, harbor: int) -> None:
    actions.link_contact(db, harbor, cast.dana)
    with pytest.raises(Invalid, match="linked to Harbor Freight Lines already"):
        actions.link_contact(db, harbor, cast.dana, role="Buyer")
    with pytest.raises(Invalid, match="it is their own account"):
        actions.link_contact(db, cast.norwood, cast.dana)
    with pytest.raises(Invalid, match="Choose one of: Buyer"):
        actions.link_contact(db, harbor, cast.erik, role="Pope")


def test_an_unlinked_contact_can_be_linked_again(db: Db, cast: Cast, harbor: int) -> None:
    first = actions.link_contact(db, harbor, cast.dana, role="Consultant").id
    actions.unlink_contact(db, harbor, cast.dana)
    assert names(db, harbor) == []
    with pytest.raises(NotFound):
        actions.unlink_contact(db, harbor, cast.dana)
    again = actions.link_contact(db, harbor, cast.dana, role="Buyer")
    assert (again.id, again.role, again.deleted_at) == (first, "Buyer", None)


def test_role_and_state_change_and_a_stale_change_is_refused(db: Db, cast: Cast, harbor: int) -> None:
    version = actions.link_contact(db, harbor, cast.dana).version
    link = actions.update_contact_link(db, harbor, cast.dana, version=version, role="Buyer", is_inactive=True)
    assert (link.role, link.is_inactive) == ("Buyer", True)
    with pytest.raises(Conflict):
        actions.update_contact_link(db, harbor, cast.dana, version=version, role=None)


def test_who_edits_one_of_both_links_them(seat: As, cast: Cast, harbor: int) -> None:
    actions.link_contact(seat(cast.sam), harbor, cast.dana)
    seat(cast.sam).commit()
    with pytest.raises(Forbidden, match="Only people who may edit Harbor"):
        actions.link_contact(seat(cast.rita), harbor, cast.erik)
    with pytest.raises(Forbidden):
        actions.unlink_contact(seat(cast.rita), harbor, cast.dana)
    actions.link_contact(seat(cast.walt), cast.westlake, cast.dana)
    with pytest.raises(NotFound):
        actions.link_contact(seat(cast.vera), harbor, cast.dana)


def test_a_locked_account_is_linked_by_administrators_only(seat: As, cast: Cast, harbor: int) -> None:
    admin = seat(cast.adam)
    admin.get_one(Account, harbor).is_locked = True
    admin.commit()
    with pytest.raises(Forbidden, match="is locked"):
        actions.link_contact(seat(cast.sam), harbor, cast.dana)
    actions.link_contact(admin, harbor, cast.dana)


def test_a_contact_who_moves_to_a_linked_account_is_its_own(db: Db, cast: Cast, harbor: int) -> None:
    actions.link_contact(db, harbor, cast.dana)
    actions.update_contact(db, cast.dana, account_id=harbor)
    assert db.query(AccountContact).all() == []


def test_a_case_may_come_from_a_linked_contact_while_they_are_active(db: Db, cast: Cast, harbor: int) -> None:
    with pytest.raises(Invalid, match="does not work at this account"):
        actions.create_case(db, subject="Late", account_id=harbor, contact_id=cast.dana)
    actions.link_contact(db, harbor, cast.dana)
    case = actions.create_case(db, subject="Late", account_id=harbor, contact_id=cast.dana)
    actions.update_contact_link(db, harbor, cast.dana, is_inactive=True)
    with pytest.raises(Invalid):
        actions.create_case(db, subject="Late again", account_id=harbor, contact_id=cast.dana)
    assert actions.update_case(db, case.id, priority="High").contact_id == cast.dana


def test_merged_contacts_keep_their_links_once_each(seat: As, cast: Cast, harbor: int) -> None:
    db = seat(cast.adam)
    twin = actions.create_contact(db, last_name="Whitfield", account_id=cast.norwood, allow_duplicate=True).id
    third = actions.create_account(db, name="Elm Partners").id
    actions.link_contact(db, harbor, cast.dana)
    actions.link_contact(db, harbor, twin, role="Buyer")
    actions.link_contact(db, third, twin)
    actions.merge_records(db, "contact", cast.dana, [twin])
    links = linked_accounts(db, db.get_one(Contact, cast.dana))
    assert [(link.account_id, link.role) for link in links] == [(third, None), (harbor, "Buyer")]
    assert db.query(AccountContact).count() == 2


def test_merged_accounts_keep_who_is_linked_but_for_their_own(seat: As, cast: Cast, harbor: int) -> None:
    db = seat(cast.adam)
    other = actions.create_account(db, name="Harbor Freight", allow_duplicate=True).id
    mine = actions.create_contact(db, last_name="Ames", account_id=other).id
    for account, contact in ((harbor, cast.dana), (other, cast.dana), (other, cast.erik), (harbor, mine)):
        actions.link_contact(db, account, contact)
    actions.merge_records(db, "account", harbor, [other])
    assert names(db, harbor) == ["Erik Solberg", "Dana Whitfield"]
    assert db.query(AccountContact).count() == 2


def test_what_is_in_the_recycle_bin_is_not_shown_and_comes_back_linked(db: Db, cast: Cast, harbor: int) -> None:
    actions.link_contact(db, harbor, cast.dana)
    actions.delete_contact(db, cast.dana)
    assert names(db, harbor) == []
    actions.restore_records(db, "contact", [cast.dana])
    assert names(db, harbor) == ["Dana Whitfield"]


def test_the_streams_of_both_tell_of_it(db: Db, cast: Cast, harbor: int) -> None:
    db.set_clock(db.now + timedelta(hours=1))
    actions.link_contact(db, harbor, cast.dana)
    db.set_clock(db.now + timedelta(hours=1))
    actions.unlink_contact(db, harbor, cast.dana)
    for record, said in (
        (db.get_one(Account, harbor), "contact Dana Whitfield"),
        (db.get_one(Contact, cast.dana), "account Harbor Freight Lines"),
    ):
        told = [f"{update.says} {update.label}" for update in updates_of(db, record) if "linked" in update.says]
        assert told == [f"linked the {said}", f"unlinked the {said}"]


def test_the_stream_of_a_deal_tells_who_came_and_went(db: Db, cast: Cast) -> None:
    deal = actions.create_deal(db, name="Lobby", account_id=cast.norwood, amount=100, close_date=db.today)
    db.set_clock(db.now + timedelta(hours=1))
    actions.set_contact_role(db, deal.id, cast.erik)
    actions.set_contact_role(db, deal.id, cast.dana)
    db.set_clock(db.now + timedelta(hours=1))
    actions.remove_contact_role(db, deal.id, cast.dana)
    told = [f"{update.says} {update.label}" for update in updates_of(db, deal) if "linked" in update.says]
    assert told == ["linked the contact Erik Solberg", "unlinked the contact Dana Whitfield"]


def test_the_pages_of_both_show_the_link(client: OfficeClient, cast: Cast, harbor: int) -> None:
    client.post(f"/accounts/{harbor}/contacts/new", contact_id=cast.dana, role="Consultant")
    assert "Dana Whitfield" in client.get(f"/accounts/{harbor}?tab=related").text
    assert "Harbor Freight Lines" in client.get(f"/contacts/{cast.dana}?tab=related").text
    answer = client.post(f"/contacts/{cast.dana}/accounts/new", account_id=harbor)
    assert answer.status_code == 422
    assert "linked to Harbor Freight Lines already" in answer.text


def test_a_deal_is_linked_from_the_contact_once(client: OfficeClient, database: Database, cast: Cast) -> None:
    with database.session(cast.sam) as db:
        deal = actions.create_deal(db, name="Lobby", account_id=cast.norwood, amount=100, close_date=db.today).id
        db.commit()
    page = f"/contacts/{cast.dana}/deals/new"
    assert client.post(page, deal_id=deal, role="Evaluator", is_primary=1).status_code == 303
    again = client.post(page, deal_id=deal, role="Influencer")
    assert again.status_code == 422
    assert "has a role in this deal already: Evaluator" in again.text
    refused = client.post(f"/deals/{deal}/contacts/new", contact_id=cast.dana, role="Influencer")
    assert "has a role in this deal already: Evaluator" in refused.text


def test_an_article_is_unlinked_from_the_page_of_the_case_after_a_question(
    client: OfficeClient, database: Database, seat: As, cast: Cast
) -> None:
    with database.session() as db:
        case = actions.create_case(db, subject="Late", account_id=cast.norwood, owner_id=cast.sam)
        category = actions.create_category(db, name="Shipping", needs_review=False).id
        db.commit()
        case_id = case.id
    admin = seat(cast.adam)
    article = actions.create_article(admin, title="Late parcels", body="<p>Wait.</p>", category_id=category).id
    admin.commit()
    with database.session() as db:
        actions.publish_article(db, article)
        db.commit()
    page = f"/cases/{case_id}?tab=related"
    assert client.post(f"/desk/{case_id}/articles/new", article_id=article).status_code == 303
    assert "Late parcels" in client.get(page).text
    assert "The article itself stays." in client.get(f"/desk/{case_id}/articles/{article}/unlink").text
    answer = client.send(
        f"/desk/{case_id}/articles/{article}/unlink",
        data={"csrf_token": client.csrf},
        headers={"Referer": f"http://crm.deskgym.test{page}", "Origin": "http://crm.deskgym.test"},
    )
    assert answer.location == page
    with database.session() as db:
        told = [f"{each.says} {each.label}" for each in updates_of(db, db.get_one(Case, case_id))]
        assert "unlinked the article Late parcels" in told
