"""Faults planted in how apps show, answer and hand out what people bring in: the checks report each."""

from __future__ import annotations

import pytest
from deskgym.apps import get_app
from deskgym.apps.chat import markdown
from deskgym.apps.chat.models import File
from deskgym.apps.platform import file_pages, guard
from deskgym.apps.sheet.views import editor
from deskgym.harness.security.browser import BrowserSession
from deskgym.harness.security.checks import injection, links, rendering, uploads
from deskgym.harness.security.client import AppClient
from deskgym.harness.security.hostile_files import hostile_files
from deskgym.harness.security.injection import Exchange
from deskgym.harness.security.payloads import MARKER, PAYLOADS
from deskgym.harness.security.principals import principals
from deskgym.harness.security.spec import Principal
from flask import Response

from .conftest import Change

GENERAL = "/channels/general"


@pytest.fixture
def member(chat: AppClient) -> Principal:
    """A member of the chat who is logged in."""
    member = principals(chat)[0]
    chat.log_in([member])
    return member


def said(chat: AppClient, member: Principal, body: str) -> Exchange:
    """How an open page hears that `member` has said something in #general."""
    (channel,) = chat.world.query("SELECT id FROM chat_channel WHERE name = 'general'")[0]
    assert chat.request(member, "POST", f"/channels/{channel}/posts", {"body": body}, keep=True).is_ok
    (last,) = chat.world.query("SELECT MAX(id) FROM chat_live_event")[0]
    path = f"/live?since={last - 1}&channel={channel}"
    return Exchange(path, path, chat.get(member, path))


def test_text_put_into_data_as_html_is_reported(chat: AppClient, member: Principal, changed: Change) -> None:
    assert list(injection.inspect("chat", said(chat, member, PAYLOADS[0]))) == []
    changed("chat", "chat/lines.html", "{{ post.body|message }}", "{{ post.body|safe }}")
    (found,) = injection.inspect("chat", said(chat, member, PAYLOADS[0]))
    assert (found.check, found.detail.partition(" shows ")[2]) == ("script", "text within <script>")


def test_text_sent_to_scripts_as_anything_but_data_is_reported(
    chat: AppClient, member: Principal, monkeypatch: pytest.MonkeyPatch
) -> None:
    flask = get_app("chat").wsgi()
    monkeypatch.setitem(flask.view_functions, "live.live", lambda: Response(PAYLOADS[0], mimetype="text/javascript"))
    (found,) = injection.inspect("chat", said(chat, member, PAYLOADS[0]))
    assert found.detail.endswith("answers with somebody's text as text/javascript")


def test_a_link_out_of_the_office_is_reported(
    chat: AppClient, member: Principal, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = f"[plan](http://{MARKER}.example/) http://localhost/{MARKER}"
    assert list(links.inspect(chat, said(chat, member, body))) == []
    monkeypatch.setattr(markdown, "_reached", lambda address, _known: address)
    found = [each.detail.partition(" has ")[2] for each in links.inspect(chat, said(chat, member, body))]
    assert found == [f"href='http://{MARKER}.example/' of <a>", f"href='http://localhost/{MARKER}' of <a>"]


@pytest.fixture
def uploader(chat: AppClient, member: Principal, monkeypatch: pytest.MonkeyPatch) -> Principal:
    """Somebody who has brought a page, under harmless names, into the chat."""
    (channel,) = chat.world.query("SELECT id FROM chat_channel WHERE name = 'general'")[0]
    some = [(name, content) for name, content in hostile_files() if name in (f"{MARKER}.csv", f"{MARKER}-real.png")]
    monkeypatch.setattr(uploads, "hostile_files", lambda: iter(some))
    assert list(uploads.upload(chat, member, f"/channels/{channel}/posts", "files")) == []
    return member


def test_a_file_shown_where_its_scripts_run_is_reported(
    chat: AppClient, uploader: Principal, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(uploads.download(chat, uploader)) == []
    monkeypatch.setattr(file_pages, "FILE_POLICY", "sandbox allow-scripts")
    monkeypatch.setattr(File, "is_image", True)
    found = {each.detail.partition(": ")[2] for each in uploads.download(chat, uploader)}
    assert found == {"is in a sandbox in which scripts run", "is shown as text/csv"}


def test_a_hostile_workbook_comes_in_and_is_handed_out_inert(sheet: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = principals(sheet)[0]
    sheet.log_in([somebody])
    some = [(name, content) for name, content in hostile_files() if name.endswith(".xlsx")]
    monkeypatch.setattr(uploads, "hostile_files", lambda: iter(some))
    assert list(uploads.upload(sheet, somebody, "/import", "file")) == []
    ((id,),) = sheet.world.query(f"SELECT id FROM sheet_upload WHERE name LIKE '{MARKER}%'")
    sheet.request(somebody, "POST", f"/uploads/{id}", {"name": "Brought in"}, keep=True)
    named = f"SELECT id FROM sheet_sheet WHERE name = '<img src=x onerror={MARKER}>'"
    assert sheet.world.query(named), "it was refused"
    assert list(uploads.download(sheet, somebody)) == []
    monkeypatch.setattr(editor, "FILE_POLICY", "default-src 'self'")
    assert {each.detail.partition(": ")[2] for each in uploads.download(sheet, somebody)} == {"is not in a sandbox"}


def test_a_text_that_runs_in_the_browser_is_reported(
    chat: AppClient, member: Principal, changed: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = chat.spec.live
    assert live is not None
    pages = {GENERAL: member}
    with BrowserSession(chat) as browser:
        assert list(rendering.receive_live(chat, browser, pages, live)) == []
        changed("chat", "chat/lines.html", "{{ post.body|message }}", "{{ post.body|safe }}")
        stopped = {each.detail.partition(": ")[2] for each in rendering.receive_live(chat, browser, pages, live)}
        monkeypatch.setattr(guard, "_POLICY", "img-src 'self'")
        ran = {each.detail.partition(": ")[2] for each in rendering.receive_live(chat, browser, pages, live)}
    assert "script-src-attr inline" in stopped
    assert "a script ran" not in stopped
    assert "a script ran" in ran


def test_a_click_that_leads_out_of_the_office_is_reported(
    chat: AppClient, member: Principal, monkeypatch: pytest.MonkeyPatch
) -> None:
    said(chat, member, f"http://{MARKER}.example/")
    with BrowserSession(chat) as browser:
        assert list(rendering.click(chat, browser, member, GENERAL)) == []
        monkeypatch.setattr(markdown, "_reached", lambda address, _known: address)
        found = [each.detail for each in rendering.click(chat, browser, member, GENERAL)]
    assert found == [f"a click on 'http://{MARKER}.example/' at {GENERAL} opens http://{MARKER}.example/"]
