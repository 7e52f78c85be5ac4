"""Rows are in the order that people see: names as they are shown, choices as they are offered."""

from __future__ import annotations

import re

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import LEAD_STATUSES
from deskgym.apps.platform.database import Db

from ....support.client import OfficeClient
from ...conftest import As
from ..cast import Cast

OWNERS = ("Sam Rivera", "Rita Lund", "Walt Brennan")


def column(html: str, names: list[str]) -> list[str]:
    """Which of these stand in the rows, from above."""
    return [name for row in re.findall(r"<tr data-id.*?</tr>", html, re.S) for name in names if f">{name}<" in row]


@pytest.mark.parametrize("kind", ["contacts", "leads"])
def test_people_are_sorted_by_the_name_shown(client: OfficeClient, db: Db, cast: Cast, kind: str) -> None:
    for first, last in (("Zoe", "Abel"), ("Ann", "Zeller"), ("Max", "Moss")):
        if kind == "contacts":
            actions.create_contact(db, first_name=first, last_name=last, account_id=cast.norwood)
        else:
            actions.create_lead(db, first_name=first, last_name=last, company=f"{last} Ltd")
    db.commit()
    names = ["Zoe Abel", "Ann Zeller", "Max Moss"]
    assert column(client.get(f"/{kind}?view=all&sort=name").text, names) == sorted(names)
    assert column(client.get(f"/{kind}?view=all&sort=-name").text, names) == sorted(names, reverse=True)


def test_owners_are_sorted_by_the_name_shown(client: OfficeClient, seat: As, cast: Cast) -> None:
    for person in (cast.walt, cast.rita, cast.sam):
        actions.create_account(seat(person), name=f"Account of {person}")
        seat(person).commit()
    listed = client.get("/accounts?view=all&sort=owner").text
    names = [name for row in re.findall(r"<tr data-id.*?</tr>", listed, re.S) for name in OWNERS if name in row]
    assert len(set(names)) == 3
    assert names == sorted(names)


def test_statuses_are_sorted_as_they_are_offered(client: OfficeClient, db: Db) -> None:
    for status in ("Recycled", "New", "In Process", "Assigned"):
        actions.create_lead(db, last_name=status, company="Ltd", status=status, allow_duplicate=True)
    db.commit()
    shown = column(client.get("/leads?view=all&sort=status").text, list(LEAD_STATUSES))
    assert shown == sorted(shown, key=LEAD_STATUSES.index)
    assert len(set(shown)) == 4


def test_picked_values_are_sorted_as_an_administrator_has_put_them(client: OfficeClient, db: Db) -> None:
    for rating in ("Cold", "Hot", "Warm"):
        actions.create_account(db, name=f"{rating} Ltd", rating=rating)
    db.commit()
    names = ["Cold Ltd", "Hot Ltd", "Warm Ltd"]
    listed = client.get("/accounts?view=all&columns=name,rating&sort=rating").text
    assert column(listed, names) == ["Hot Ltd", "Warm Ltd", "Cold Ltd"]
