"""What people see first: figures that agree with the lists behind them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from html import unescape

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.field_permissions import set_field_access
from deskgym.apps.crm.actions.roles import create_role, save_rights
from deskgym.apps.crm.app import create_app
from deskgym.apps.crm.homes import home
from deskgym.apps.crm.homes.cards import Bar, Cell, Table
from deskgym.apps.crm.homes.selection import deals
from deskgym.apps.crm.last_activity import QUIET_DAYS, last_activities
from deskgym.apps.crm.models import Deal, Permission, User
from deskgym.apps.platform.database import Database, Db
from flask import g

from ...support.client import OfficeClient
from ...support.statements import recorded_statements
from ..conftest import As
from .cast import TODAY, Cast


@pytest.fixture
def busy(seat: As, cast: Cast) -> None:
    """Deals, tasks and cases of several people, some of them late."""
    for who, days in (("sam", 3), ("sam", -4), ("rita", 5), ("walt", -2)):
        db = seat(getattr(cast, who))
        deal = actions.create_deal(
            db, name=f"{who} {days}", account_id=cast.norwood, amount=90_000, close_date=TODAY + timedelta(days=days)
        )
        actions.create_task(
            db, subject=f"Call about {deal.name}", due_date=TODAY + timedelta(days=days),
            parent_type="deal", parent_id=deal.id,
        )  # fmt: skip
        actions.create_case(db, subject=f"Broken {days}", account_id=cast.norwood, priority="High")
        db.commit()


def figures(html: str) -> Iterator[tuple[str, int]]:
    """Every link that counts records, in a table or a tile: where it leads, and its number."""
    links = re.findall(r'<a href="([^"]+)" class="figure">([^<]+)</a>', html)
    links += re.findall(r'class="tile [^"]*" href="([^"]+)"><span class="label">[^<]*</span> <strong>([^<]+)<', html)
    for url, text in links:
        if re.fullmatch(r"[\d,]+", text):
            yield unescape(url), int(text.replace(",", ""))


@pytest.mark.usefixtures("busy")
@pytest.mark.parametrize("who", ["sam", "mona", "adam"])
def test_every_figure_is_what_its_list_shows(database: Database, cast: Cast, who: str) -> None:
    client = OfficeClient(database, "crm", getattr(cast, who))
    found = list(figures(client.get("/").text))
    assert found
    for url, number in found:
        if url.startswith("/desk"):
            continue
        total = re.search(r'data-total="(\d+)"', client.get(url).text)
        assert total is not None, url
        assert int(total[1]) == number, url


@pytest.mark.usefixtures("busy")
def test_tiles_lead_to_lists_that_add_up_to_them(database: Database, cast: Cast) -> None:
    client = OfficeClient(database, "crm", cast.mona)
    tile = re.search(
        r'class="tile [^"]*" href="([^"]+)"><span class="label">Open pipeline</span> <strong>\$([\d,.]+)</strong>',
        client.get("/").text,
    )
    assert tile is not None
    listed = client.get(unescape(tile[1])).text
    amounts = re.findall(r'class="number[^"]*"[^>]*>(?:<span class="shown">)?\$([\d,.]+)', listed)
    assert sum(float(each.replace(",", "")) for each in amounts) == float(tile[2].replace(",", ""))


@pytest.fixture
def manager(seat: As, cast: Cast) -> Iterator[Db]:
    db = seat(cast.mona)
    with create_app().test_request_context("/"):
        g.db = db
        yield db


def table(db: Db, title: str) -> Table:
    shown = home(db)
    cards = [*shown.left, *shown.right]
    return next(card for card in cards if isinstance(card, Table) and card.title == title)


@pytest.mark.usefixtures("busy")
def test_a_manager_sees_the_pipeline_of_the_team_and_of_nobody_else(manager: Db) -> None:
    names = [row[0].text for row in table(manager, "Pipeline by rep").rows if isinstance(row[0], Cell)]
    assert {"Sam Rivera", "Rita Lund"} <= set(names)
    assert "Walt Brennan" not in names
    assert "Fred Stone" not in names


@pytest.mark.usefixtures("busy")
def test_the_forecast_counts_what_was_won_and_what_is_committed(manager: Db, cast: Cast) -> None:
    sure = manager.query(Deal).filter_by(name="sam 3").one()
    sure.stage_id = cast.stages["Negotiation"]
    manager.flush()
    card = table(manager, "Forecast for this month")
    commit = next(row for row in card.rows if isinstance(row[0], Cell) and row[0].text == "Commit")
    assert [cell.text for cell in commit[1:3] if isinstance(cell, Cell)] == ["1", "$900.00"]
    assert [cell.text for cell in card.foot[2:3] if isinstance(cell, Cell)] == ["$900.00"]


def test_a_deal_goes_quiet_until_somebody_writes_about_it(db: Db, deal: Deal) -> None:
    quiet = deals("mine").where("activity", f"none:{QUIET_DAYS}")
    assert quiet.total(db).records == 0
    deal.created_at = db.now - timedelta(days=QUIET_DAYS + 1)
    db.flush()
    assert quiet.total(db).records == 1
    note = actions.add_note(db, parent_type="deal", parent_id=deal.id, body="They called.")
    db.flush()
    assert quiet.total(db).records == 0
    assert last_activities(db, "deal", [deal.id]) == {deal.id: note.created_at}


@pytest.mark.parametrize(
    ("field", "words"), [("source", ["Leads by source", ">Source<"]), ("rating", ["Hot", ">Rating<"])]
)
def test_marketing_sees_nothing_of_hidden_fields(
    database: Database, seat: As, cast: Cast, field: str, words: list[str]
) -> None:
    admin = seat(cast.adam)
    role = create_role(admin, "Marketing", admin.get_one(User, cast.vera).role_id)
    save_rights(admin, role.id, {"lead": {"read": "all", "edit": "all"}}, {})
    admin.get_one(User, cast.vera).role_id = role.id
    actions.create_lead(admin, last_name="Vane", company="Vane Ltd", source="Web form", rating="Hot", status="New")
    admin.commit()
    client = OfficeClient(database, "crm", cast.vera)
    assert all(word in client.get("/").text for word in words)
    set_field_access(admin, role.id, "lead", field, "Hidden")
    admin.commit()
    text = client.get("/").text
    assert "Vane Ltd" in text
    assert not any(word in text for word in words)


@pytest.mark.usefixtures("busy")
def test_the_home_asks_no_more_for_more_records(database: Database, cast: Cast, seat: As) -> None:
    client = OfficeClient(database, "crm", cast.mona)
    client.get("/")
    with recorded_statements(database) as before:
        client.get("/")
    db = seat(cast.rita)
    for number in range(6):
        actions.create_deal(db, name=f"More {number}", account_id=cast.norwood, amount=100, close_date=TODAY)
        actions.create_task(db, subject=f"Do {number}", due_date=TODAY)
    db.commit()
    with recorded_statements(database) as after:
        client.get("/")
    assert len(after) == len(before)


def test_marketing_sees_campaigns_with_their_answers_and_the_lists_behind(
    database: Database, seat: As, cast: Cast
) -> None:
    db = seat(cast.adam)
    campaign = actions.create_campaign(db, name="Autumn push", type="E-mail", status="Active")
    actions.add_members(db, campaign.id, "contact", [cast.dana, cast.erik], status="Sent")
    actions.add_members(db, campaign.id, "lead", [cast.lead], status="Responded")
    role_id = db.get_one(User, cast.rita).role_id
    for permission in db.query(Permission).filter(Permission.role_id == role_id):
        permission.edit = "own" if permission.object == "lead" else "no"
        permission.read = "all"
    db.commit()
    client = OfficeClient(database, "crm", cast.rita)
    html = client.get("/").text
    assert "Campaigns planned and running" in html
    counted = [(url, number) for url, number in figures(html) if "/members" in url]
    assert [number for _url, number in counted] == [3, 1]
    for url, number in counted:
        assert f'data-total="{number}"' in client.get(url).text


def test_an_administrator_sees_what_came_of_the_last_imports(database: Database, seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    data = b"Last name,Company,E-mail\nAsh,Dunes,ash@dunes.example\nBirch,Dunes,no address\n"
    job = actions.start_import(db, "lead", filename="fair.csv", data=data)
    actions.run_import(db, job.id)
    db.commit()
    client = OfficeClient(database, "crm", cast.adam)
    html = client.get("/").text
    assert f'<a href="/import/{job.id}">fair.csv</a>' in html
    counted = [(url, number) for url, number in figures(html) if "outcome=" in url]
    assert [(url.rpartition("=")[2], number) for url, number in counted] == [("created", 1), ("failed", 1)]
    assert "Birch" in client.get(counted[1][0]).text


@pytest.mark.usefixtures("busy")
def test_shares_are_of_the_whole(manager: Db) -> None:
    rows = table(manager, "Pipeline by rep").rows
    assert sum(cell.share for row in rows for cell in row if isinstance(cell, Bar)) == 100


def test_a_card_says_how_many_of_all_it_shows(client: OfficeClient, db: Db, deal: Deal) -> None:
    for number in range(6):
        actions.create_deal(
            db,
            name=f"Deal {number}",
            account_id=deal.account_id,
            amount=1_000,
            close_date=TODAY + timedelta(days=number),
        )
    db.commit()
    assert 'Closing this month <span class="count">6 of 7</span>' in client.get("/").text
