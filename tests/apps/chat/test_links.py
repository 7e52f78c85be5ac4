"""Addresses in messages: those of the office are links, all others are only told."""

from __future__ import annotations

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.markdown import Known, render
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.sessions import cookie_name, log_in
from werkzeug.test import Client

from .cast import Cast

CRM, CHAT = "http://crm.deskgym.test", "http://chat.deskgym.test"
KNOWN = Known({}, (), origins={CRM: CRM, CHAT: CHAT})
SERVED = "http://crm.localhost:8000"
TAB = 'target="_blank" rel="noopener"'


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        ("See http://crm.deskgym.test/deals/7.", 'See <a href="http://crm.deskgym.test/deals/7" target="_blank"'),
        ("[deal 7](http://crm.deskgym.test/deals/7)", 'target="_blank" rel="noopener">deal 7</a>'),
        ("[here](/channels/sales)", '<a href="/channels/sales">here</a>'),
    ],
)
def test_an_address_of_the_office_is_a_link(body: str, shown: str) -> None:
    assert shown in render(body, KNOWN)


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        (f"[deal 7]({CRM}/deals/7?a=1#2)", f'<a href="{SERVED}/deals/7?a=1#2" {TAB}>deal 7</a>'),
        (f"See {CRM}/deals/7.", f'See <a href="{SERVED}/deals/7" {TAB}>{SERVED}/deals/7</a>.'),
        (f"[deal 7]({SERVED}/deals/7)", f'<a href="{SERVED}/deals/7" {TAB}>deal 7</a>'),
    ],
)
def test_a_link_leads_to_where_the_reader_finds_the_app(body: str, shown: str) -> None:
    known = Known({}, (), origins={CRM: SERVED, SERVED: SERVED})
    assert render(body, known) == f"<p>{shown}</p>\n"


@pytest.mark.parametrize(("host", "expected"), [("chat.deskgym.test", CRM), ("chat.localhost:8000", SERVED)])
def test_a_page_links_to_the_apps_beside_it(database: Database, cast: Cast, host: str, expected: str) -> None:
    with database.session(cast.ben) as db:
        actions.create_post(db, cast.sales, f"[deal 7]({CRM}/deals/7)")
        session = log_in(db, cast.ben, "chat")
    client = Client(Office(database))
    client.set_cookie(cookie_name("chat"), session.token, domain=host.partition(":")[0])
    page = client.get("/channels/sales", base_url=f"http://{host}").text
    assert f'<a href="{expected}/deals/7" {TAB}>deal 7</a>' in page


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        ("See http://example.com/a.", "See http://example.com/a."),
        ("<http://example.com/>", "http://example.com/"),
        ("[the *plan*](https://example.com/)", "the <em>plan</em> (https://example.com/)"),
        ("[x](//example.com)", "x (//example.com)"),
        ("[x](mailto:a@example.com)", "x (mailto:a@example.com)"),
        ("[x](http://crm.deskgym.test:8000/)", "x (http://crm.deskgym.test:8000/)"),
        ("http://crm.deskgym.test@example.com/", "http://crm.deskgym.test@example.com/"),
        ("http://crm.deskgym.test.example.com/", "http://crm.deskgym.test.example.com/"),
        ("[x](javascript://crm.deskgym.test/%0aalert(1))", "[x](javascript://crm.deskgym.test/%0aalert(1))"),
    ],
)
def test_an_address_outside_the_office_is_told_and_is_no_link(body: str, shown: str) -> None:
    assert render(body, KNOWN) == f"<p>{shown}</p>\n"
