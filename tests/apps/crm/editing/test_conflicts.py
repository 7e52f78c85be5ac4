"""Who was slower loses nothing: what both changed is chosen, in forms, in cells of a list and in grids of products."""

from __future__ import annotations

from datetime import timedelta

from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Deal, DealLine, Event
from deskgym.apps.crm.reporting.definition import Definition
from deskgym.apps.platform.database import Database, Db
from playwright.sync_api import Page, expect

from ....support.client import OfficeClient
from ...conftest import As
from ..cast import Cast


def test_of_an_event_only_what_both_changed_is_chosen(client: OfficeClient, db: Db, seat: As, cast: Cast) -> None:
    starts = db.now + timedelta(days=1)
    event = actions.create_event(
        db, subject="Visit", kind="Meeting", starts_at=starts, ends_at=starts + timedelta(hours=1)
    )
    db.commit()
    other = seat(cast.adam)
    theirs = other.get_one(Event, event.id)
    actions.update_event(
        other, event.id, starts_at=theirs.starts_at + timedelta(days=7), ends_at=theirs.ends_at + timedelta(days=7)
    )
    other.commit()
    mine = {"subject": "Long visit", "kind": "Meeting", "day": "03/18/2026", "start": "9:00 AM", "end": "10:00 AM",
            "status": "Planned", "version": "1", "csrf_token": client.csrf}  # fmt: skip
    answer = client.send(f"/events/{event.id}/edit", data=mine)
    assert answer.status_code == 409
    assert "Adam Kessler’s: 03/24/2026" in answer.text
    assert 'name="subject.keep"' not in answer.text
    chosen = client.send(f"/events/{event.id}/edit", data={**mine, "version": "2", "day.keep": "theirs"})
    assert chosen.status_code == 303
    with seat(cast.sam) as db:
        saved = db.get_one(Event, event.id)
        assert (saved.subject, saved.starts_at.astimezone(db.timezone).day) == ("Long visit", 24)


def test_a_cell_says_what_was_saved_and_is_saved_over(page: Page, seat: As, deal: Deal, cast: Cast) -> None:
    page.goto("/deals")
    page.get_by_role("button", name="Edit Next step of Norwood lobby").click()
    page.get_by_role("textbox", name="Next step").fill("Mine")
    page.keyboard.press("Enter")
    actions.update_deal(seat(cast.adam), deal.id, next_step="Theirs")
    seat(cast.adam).commit()
    bar = page.get_by_role("form", name="Unsaved changes")
    bar.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Adam Kessler saved “Theirs” here. Save again to keep yours, or discard it."
    )
    bar.get_by_role("button", name="Save").click()
    expect(page.get_by_role("cell", name="Mine")).to_be_visible()
    expect(bar).to_be_hidden()


def test_a_row_of_products_says_what_was_saved_and_is_saved_over(
    client: OfficeClient, db: Db, seat: As, deal: Deal, cast: Cast, database: Database
) -> None:
    line = actions.add_line(db, deal.id, cast.lamp)
    db.commit()
    actions.update_line(seat(cast.adam), line.id, quantity=7)
    seat(cast.adam).commit()
    row = {f"{line.id}-quantity": "3", f"{line.id}-discount_pct": "5", "csrf_token": client.csrf}
    answer = client.send(f"/deals/{deal.id}/products", data={**row, f"{line.id}-version": "1"})
    assert answer.status_code == 422
    assert f'data-cell="{line.id}-quantity">Adam Kessler saved “7” here.' in answer.text
    assert f'data-cell="{line.id}-discount_pct"' not in answer.text
    assert f'<li data-version="{line.id}">2</li>' in answer.text
    assert client.send(f"/deals/{deal.id}/products", data={**row, f"{line.id}-version": "2"}).status_code == 200
    with database.session() as db:
        assert db.get_one(DealLine, line.id).quantity == 3


def test_a_move_without_products_keeps_what_was_filled_in(page: Page, database: Database, deal: Deal) -> None:
    page.goto(f"/deals/{deal.id}")
    page.get_by_role("button", name="Closed Won").click()
    form = page.get_by_role("dialog", name="Move to Closed Won")
    form.get_by_role("combobox", name="Primary contact").fill("dana")
    form.get_by_role("option").filter(has_text="Dana Whitfield").click()
    form.get_by_role("button", name="Save and add products").click()
    expect(page.get_by_role("status")).to_contain_text("Add them here, then move it.")
    expect(page.get_by_role("region", name="Contact roles")).to_contain_text("Dana Whitfield")
    with database.session() as db:
        assert db.get_one(Deal, deal.id).stage.name == "Prospecting"


def test_a_widget_is_compared_as_its_form_shows_it(client: OfficeClient, db: Db, seat: As, cast: Cast) -> None:
    asked = Definition("deal", ("name", "amount"), ("stage",), (), ("count", "sum:amount"), chart="Bar")
    report = actions.create_report(db, asked, name="Pipeline")
    dashboard = actions.create_dashboard(db, name="My week")
    widget = actions.add_widget(
        db, dashboard.id, report_id=report.id, kind="Gauge", title="Goal", goal=500_00, measure="sum:amount"
    )
    db.commit()
    actions.change_widget(db, widget.id, title="Goal", kind="Gauge", measure="sum:amount", goal=700_00)
    db.commit()
    mine = {
        "kind": "Gauge",
        "title": "Our goal",
        "measure": "sum:amount",
        "goal": "500",
        "version": "1",
        "csrf_token": client.csrf,
    }
    answer = client.send(f"/dashboards/widgets/{widget.id}/edit", data=mine)
    assert answer.status_code == 409
    assert 'value="700"' in answer.text
    assert "Also new, and shown as saved: Goal." in answer.text
