"""Faults planted in how apps show, answer and hand out what people bring in: the audit reports each."""

from __future__ import annotations

import pytest
from deskgym.apps import get_app
from deskgym.apps.chat import markdown
from deskgym.apps.chat.models import File
from deskgym.apps.chat.views import posts
from deskgym.apps.platform import guard
from deskgym.apps.sheet.views import editor
from deskgym.harness.security import files, links, rendered, scripts
from deskgym.harness.security.house import House, Visitor
from deskgym.harness.security.payloads import MARK, PAYLOADS
from deskgym.harness.security.people import people
from deskgym.harness.security.planting import Seen
from deskgym.harness.security.screen import Screen
from flask import Response

from .conftest import Change

GENERAL = "/channels/general"


@pytest.fixture
def member(house: House) -> Visitor:
    """A member of the chat who is logged in."""
    visitor = people(house, "chat")[0]
    house.let_in([visitor])
    return visitor


def said(house: House, member: Visitor, body: str) -> Seen:
    """How an open page hears that `member` has said something in #general."""
    (channel,) = house.rows("SELECT id FROM chat_channel WHERE name = 'general'")[0]
    assert house.ask(member, "POST", f"/channels/{channel}/posts", {"body": body}, keep=True).went_well
    (last,) = house.rows("SELECT MAX(id) FROM chat_live_event")[0]
    path = f"/live?since={last - 1}&channel={channel}"
    return Seen(path, path, house.ask(member, "GET", path))


def test_text_put_into_data_as_html_is_reported(house: House, member: Visitor, changed: Change) -> None:
    assert list(scripts.look("chat", said(house, member, PAYLOADS[0]))) == []
    changed("chat", "chat/lines.html", "{{ post.body|message }}", "{{ post.body|safe }}")
    (found,) = scripts.look("chat", said(house, member, PAYLOADS[0]))
    assert (found.check, found.detail.partition(" shows ")[2]) == ("script", "text within <script>")


def test_text_sent_to_scripts_as_anything_but_data_is_reported(
    house: House, member: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    chat = get_app("chat").wsgi()
    monkeypatch.setitem(chat.view_functions, "live.live", lambda: Response(PAYLOADS[0], mimetype="text/javascript"))
    (found,) = scripts.look("chat", said(house, member, PAYLOADS[0]))
    assert found.detail.endswith("answers with somebody's text as text/javascript")


def test_a_link_out_of_the_office_is_reported(house: House, member: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    body = f"[plan](http://{MARK}.example/) http://localhost/{MARK}"
    assert list(links.look("chat", said(house, member, body))) == []
    monkeypatch.setattr(markdown, "_is_inside", lambda _address, _known: True)
    found = [each.detail.partition(" has ")[2] for each in links.look("chat", said(house, member, body))]
    assert found == [f"href='http://{MARK}.example/' of <a>", f"href='http://localhost/{MARK}' of <a>"]


@pytest.fixture
def brought(house: House, member: Visitor, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """Somebody who has brought a page, under harmless names, into the chat."""
    (channel,) = house.rows("SELECT id FROM chat_channel WHERE name = 'general'")[0]
    some = [(name, content) for name, content in files.uploads() if name in (f"{MARK}.csv", f"{MARK}-real.png")]
    monkeypatch.setattr(files, "uploads", lambda: iter(some))
    assert list(files.bring(house, member, f"/channels/{channel}/posts", "files")) == []
    return member


def test_a_file_shown_where_its_scripts_run_is_reported(
    house: House, brought: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(files.handed_out(house, brought)) == []
    monkeypatch.setattr(posts, "FILE_POLICY", "sandbox allow-scripts")
    monkeypatch.setattr(File, "is_image", True)
    found = {each.detail.partition(": ")[2] for each in files.handed_out(house, brought)}
    assert found == {"is in a sandbox in which scripts run", "is shown as text/csv"}


def test_a_hostile_workbook_comes_in_and_is_handed_out_inert(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (visitor, *_) = people(house, "sheet")
    house.let_in([visitor])
    some = [(name, content) for name, content in files.uploads() if name.endswith(".xlsx")]
    monkeypatch.setattr(files, "uploads", lambda: iter(some))
    assert list(files.bring(house, visitor, "/files/import", "file")) == []
    assert house.rows(f"SELECT id FROM sheet_sheet WHERE name = '<img src=x onerror={MARK}>'"), "it was refused"
    assert list(files.handed_out(house, visitor)) == []
    monkeypatch.setattr(editor, "FILE_POLICY", "default-src 'self'")
    assert {each.detail.partition(": ")[2] for each in files.handed_out(house, visitor)} == {"is not in a sandbox"}


def test_a_text_that_runs_in_the_browser_is_reported(
    house: House, member: Visitor, changed: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Screen(house) as screen:
        assert list(rendered.hear_of(screen, house, {GENERAL: member})) == []
        changed("chat", "chat/lines.html", "{{ post.body|message }}", "{{ post.body|safe }}")
        stopped = {each.detail.partition(": ")[2] for each in rendered.hear_of(screen, house, {GENERAL: member})}
        monkeypatch.setattr(guard, "_POLICY", "img-src 'self'")
        ran = {each.detail.partition(": ")[2] for each in rendered.hear_of(screen, house, {GENERAL: member})}
    assert "script-src-attr inline" in stopped
    assert "a script ran" not in stopped
    assert "a script ran" in ran


def test_a_click_that_leads_out_of_the_office_is_reported(
    house: House, member: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    said(house, member, f"http://{MARK}.example/")
    with Screen(house) as screen:
        assert list(rendered.click(screen, member, GENERAL)) == []
        monkeypatch.setattr(markdown, "_is_inside", lambda _address, _known: True)
        found = [each.detail for each in rendered.click(screen, member, GENERAL)]
    assert found == [f"a click on 'http://{MARK}.example/' at {GENERAL} opens http://{MARK}.example/"]
