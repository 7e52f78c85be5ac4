"""What somebody has just done is taken back from the message that says so, and then nothing has happened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Contact, Deal, DealContactRole, StageHistory
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.models import Base
from playwright.sync_api import Page, expect
from sqlalchemy import select
from werkzeug.test import TestResponse

from ....support.client import OfficeClient
from ...conftest import As
from ..cast import TODAY, Cast
from ..conftest import Open
from ..test_board import column, drag


@pytest.fixture
def adam(database: Database, cast: Cast) -> OfficeClient:
    return OfficeClient(database, "crm", cast.adam)


def state(database: Database) -> dict[str, list[Any]]:
    """All that counts in the database, but for what apps write of changes."""
    found: dict[str, list[Any]] = {}
    with database.session() as db:
        for table in Base.metadata.sorted_tables:
            if table.info.get("diff") != "incidental" and "history" not in table.info:
                columns = [each for each in table.columns if each.info.get("diff") != "incidental"]
                found[table.name] = list(map(tuple, db.execute(select(*columns).order_by(*table.primary_key))))
    return found


def shown(client: OfficeClient, path: str = "/accounts") -> Iterator[str]:
    """The messages of the next page, and the path of the button that takes back."""
    page = client.get(path).text
    yield from re.findall(r'class="toast \w[^>]*>.*?<span>(.*?)</span>', page, re.DOTALL)
    yield from re.findall(r'action="(/undo/\d+)"', page)


def done(answer: TestResponse) -> TestResponse:
    assert answer.status_code in (200, 303)
    return answer


def test_a_deleted_account_comes_back_with_all_that_went_and_what_lay_below_it(
    adam: OfficeClient, db: Db, database: Database, cast: Cast, deal: Deal
) -> None:
    actions.create_quote(db, deal_id=deal.id)
    db.get_one(Account, cast.westlake).parent_id = cast.norwood
    db.commit()
    before = state(database)
    done(adam.post(f"/accounts/{cast.norwood}/delete"))
    said, undo = shown(adam)
    assert said == "Norwood Supply Co. was deleted."
    assert state(database) != before
    done(adam.post(undo, next="/accounts"))
    assert list(shown(adam)) == ["Norwood Supply Co. was restored."]
    assert state(database) == before


def test_a_contact_who_led_others_leads_them_again(adam: OfficeClient, db: Db, database: Database, cast: Cast) -> None:
    db.get_one(Contact, cast.erik).reports_to_id = cast.dana
    db.commit()
    before = state(database)
    done(adam.post(f"/contacts/delete?ids={cast.dana}"))
    done(adam.post(list(shown(adam))[1]))
    assert state(database) == before


def test_a_value_given_to_many_is_taken_back_from_each(
    adam: OfficeClient, db: Db, database: Database, cast: Cast
) -> None:
    actions.update_account(db, cast.norwood, industry="Retail")
    db.commit()
    before = state(database)
    ids = f"{cast.norwood},{cast.westlake}"
    done(adam.post(f"/accounts/update?ids={ids}", field="industry", industry="Education"))
    said, undo = shown(adam)
    assert said == "Industry was changed of 2 accounts."
    done(adam.post(undo))
    assert list(shown(adam)) == ["Industry is as it was before, of 2 accounts."]
    assert state(database) == before


def test_records_that_were_given_away_come_back(adam: OfficeClient, database: Database, cast: Cast) -> None:
    before = state(database)
    done(adam.post(f"/accounts/owner?ids={cast.norwood},{cast.westlake}", owner_id=cast.rita))
    done(adam.post(list(shown(adam))[1]))
    assert state(database) == before


def test_a_deal_dragged_by_mistake_is_where_it_was_since_when_it_was(
    client: OfficeClient, db: Db, database: Database, cast: Cast, deal: Deal
) -> None:
    actions.update_deal(db, deal.id, probability=15)
    db.commit()
    before = state(database)
    done(client.post(f"/deals/{deal.id}/drop/{cast.stages['Proposal']}", version=deal.version))
    done(client.post(list(shown(client))[1]))
    assert state(database) == before
    with database.session() as later:
        steps = later.scalars(select(StageHistory.to_stage_id).order_by(StageHistory.id)).all()
    assert steps[-2:] == [cast.stages["Proposal"], cast.stages["Prospecting"]]


def test_what_a_move_asked_for_goes_with_it(
    client: OfficeClient, db: Db, database: Database, cast: Cast, deal: Deal
) -> None:
    before = state(database)
    stage_id = cast.stages["Negotiation"]
    asked = client.get(f"/deals/{deal.id}/move/{stage_id}").text
    names = set(re.findall(r'name="(decision_maker_id|primary_contact_id)"', asked))
    assert names
    filled: dict[str, Any] = dict.fromkeys(names, cast.dana)
    done(client.post(f"/deals/{deal.id}/move/{stage_id}", version=deal.version, **filled))
    done(client.post(list(shown(client))[1]))
    roles = db.scalars(select(DealContactRole)).all()
    assert roles
    assert all(role.deleted_at is not None for role in roles)
    after = state(database)
    assert {name: rows for name, rows in after.items() if name != "crm_deal_contact_role"} == {
        name: rows for name, rows in before.items() if name != "crm_deal_contact_role"
    }


def test_only_the_last_thing_can_be_taken_back_and_once(adam: OfficeClient, database: Database, cast: Cast) -> None:
    done(adam.post(f"/contacts/{cast.dana}/delete"))
    first = list(shown(adam))[1]
    done(adam.post(f"/contacts/{cast.erik}/delete"))
    second = list(shown(adam))[1]
    assert adam.post(first).status_code == 422
    done(adam.post(second))
    before = state(database)
    refused = adam.post(second)
    assert refused.status_code == 422
    assert "can no longer be undone" in refused.text
    assert state(database) == before


def test_nobody_takes_back_what_another_has_done(
    adam: OfficeClient, client: OfficeClient, database: Database, cast: Cast
) -> None:
    done(adam.post(f"/contacts/{cast.dana}/delete"))
    before = state(database)
    assert client.post(list(shown(adam))[1]).status_code == 422
    assert state(database) == before


def test_what_was_changed_since_stays(adam: OfficeClient, seat: As, database: Database, cast: Cast, deal: Deal) -> None:
    done(adam.post(f"/deals/update?ids={deal.id}", field="next_step", next_step="Call Dana"))
    undo = list(shown(adam))[1]
    db = seat(cast.sam)
    actions.update_deal(db, deal.id, next_step="Call Erik")
    db.commit()
    before = state(database)
    refused = adam.post(undo)
    assert refused.status_code == 422
    assert "has been changed again since" in refused.text
    assert state(database) == before


def test_another_change_of_the_same_record_does_not_stand_in_the_way(
    adam: OfficeClient, seat: As, database: Database, cast: Cast, deal: Deal
) -> None:
    done(adam.post(f"/deals/update?ids={deal.id}", field="next_step", next_step="Call Dana"))
    undo = list(shown(adam))[1]
    db = seat(cast.sam)
    actions.update_deal(db, deal.id, description="Wants a quote.")
    db.commit()
    done(adam.post(undo))
    with database.session() as later:
        found = later.get_one(Deal, deal.id)
        assert (found.next_step, found.description) == (None, "Wants a quote.")


def test_a_dragged_card_goes_back_by_the_button(page: Page, deal: Deal) -> None:
    page.goto("/deals/board")
    drag(page, "Norwood lobby", "Proposal")
    expect(column(page, "Proposal").get_by_role("listitem", name="Norwood lobby")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status")).to_contain_text("Norwood lobby is back in Prospecting.")
    expect(column(page, "Prospecting").get_by_role("listitem", name="Norwood lobby")).to_be_visible()
    expect(page).to_have_url("/deals/board")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_an_event_that_was_moved_is_back_at_its_hour(
    client: OfficeClient, seat: As, database: Database, cast: Cast
) -> None:
    db = seat(cast.sam)
    start = datetime(TODAY.year, TODAY.month, TODAY.day + 1, 10, tzinfo=db.timezone)
    event = actions.create_event(
        db, kind="Meeting", subject="Review", starts_at=start, ends_at=start + timedelta(hours=1)
    )
    db.commit()
    before = state(database)
    day = f"{TODAY + timedelta(days=3):%m/%d/%Y}"
    done(client.post(f"/events/{event.id}/move", version=event.version, day=day, start="12:00", end="13:30"))
    assert state(database) != before
    done(client.post(list(shown(client, "/calendar"))[1]))
    assert state(database) == before


def test_a_message_covers_nothing_that_can_be_pressed(open_as: Open, cast: Cast) -> None:
    page = open_as(cast.adam)
    page.goto("/contacts")
    page.get_by_role("row", name="Dana").get_by_role("checkbox").check()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    at = toast.bounding_box()
    assert at
    for control in page.locator("a:visible, button:visible, input:visible").all():
        box = control.bounding_box()
        apart = not box or (
            box["x"] + box["width"] <= at["x"] or box["x"] >= at["x"] + at["width"]
            or box["y"] + box["height"] <= at["y"] or box["y"] >= at["y"] + at["height"]
        )  # fmt: skip
        assert apart or control.evaluate("node => Boolean(node.closest('.toast'))")
