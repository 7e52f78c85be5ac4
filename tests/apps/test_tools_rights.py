"""Tools give what pages show, and nothing more: for every role of every app, row by row and field by field."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from typing import Any

import pytest
from deskgym.apps import APPS, get_app
from deskgym.apps.accounts import account_in, customer_personas, log_in
from deskgym.apps.chat.models import Channel, Post
from deskgym.apps.crm.actions import update_account
from deskgym.apps.crm.actions.field_permissions import set_field_access
from deskgym.apps.crm.models import Account, User
from deskgym.apps.crm.objects import OBJECTS
from deskgym.apps.office import Office
from deskgym.apps.platform.listview import ListView
from deskgym.apps.platform.models import Person
from deskgym.apps.platform.tools import Outcome
from deskgym.apps.platform.tools.values import argument_of
from deskgym.apps.sheet.models import Workbook
from deskgym.apps.store.models import Order
from deskgym.apps.tool_desk import ToolDesk
from deskgym.seeds.world import World
from sqlalchemy import select
from werkzeug.test import Client, TestResponse

from .walking import walker_of

#: Of each app that has some its lists.
LISTED = {app.key: walker_of(app).lists for app in APPS if walker_of(app).lists}


@dataclass(frozen=True)
class Sight:
    """What somebody sees of an app: its pages, and its tools."""

    world: World
    key: str
    id: int

    def pages(self) -> Client:
        app = get_app(self.key)
        with self.world.session() as db:
            session = log_in(db, app, account_in(app, self.id))
        client = Client(Office(self.world))
        client.set_cookie(session.cookie, session.token, domain=f"{self.key}.deskgym.test")
        return client

    def page(self, client: Client, path: str) -> TestResponse:
        return client.get(path, base_url=f"http://{self.key}.deskgym.test", follow_redirects=True)

    def call(self, tool: str, **arguments: Any) -> Outcome:
        return ToolDesk(self.world, account_in(get_app(self.key), self.id)).call(tool, arguments)


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    world = World.build(0)
    yield world
    world.close()


def of_every_role(world: World, key: str) -> list[Sight]:
    """Somebody of each role of an app; where rights go by person, each persona."""
    found: dict[str, Sight] = {}
    app = get_app(key)
    with world.session() as db:
        for person in db.scalars(select(Person).order_by(Person.persona.is_(None), Person.id)):
            place = app.membership(db, person.id)
            if place is not None and place.refusal is None:
                who = person.persona if key == "sheet" and person.persona else place.role
                found.setdefault(who, Sight(world, key, person.id))
    return list(found.values())


def text_of(html: str) -> str:
    """What stands in a piece of a page, in one line."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


@dataclass(frozen=True)
class Listed:
    """What the page of a list shows: how many there are, and in which columns of each row something stands."""

    total: int
    rows: dict[int, set[str]]

    @classmethod
    def of(cls, html: str) -> Listed:
        head = re.search(r"<thead>(.*?)</thead>", html, re.S)
        found = re.findall(r'<th scope="col"(?! class="select-cell")[^>]*>(.*?)</th>', head[1] if head else "", re.S)
        columns = [text_of(each) for each in found]
        total = re.search(r'data-total="(\d+)"', html)
        rows = {}
        for id, row in re.findall(r'<tr data-id="(\d+)">(.*?)</tr>', html, re.S):
            cells = re.findall(r'<td class="(?!select-cell|menu-cell)[^"]*"[^>]*>(.*?)</td>', row, re.S)
            pairs = zip(columns, map(text_of, cells), strict=True)
            rows[int(id)] = {column for column, cell in pairs if cell not in ("", "–")}
        return cls(int(total[1]) if total else -1, rows)


@pytest.mark.parametrize("key", LISTED)
def test_a_search_finds_the_rows_and_columns_of_the_list(world: World, key: str) -> None:
    for number, sight in enumerate(of_every_role(world, key)):
        client = sight.pages()
        for tool, path, view in LISTED[key]:
            widest = next((each.key for each in view.views if each.key == "all"), view.views[0].key)
            pages = [1]
            for page in pages:
                answer = sight.page(client, f"{path}?view={widest}&page={page}")
                outcome = sight.call(tool, view=widest, page=page, page_size=view.page_size)
                assert (answer.status_code == 200) == (not outcome.error), (sight, tool, outcome.error)
                if outcome.error:
                    continue
                assert as_listed(view, outcome.value) == Listed.of(answer.text), (sight, tool, page)
                last = -(-outcome.value["total"] // view.page_size)
                # One of them looks at the last page, too.
                pages += [last] if number == 0 and page == 1 and last > 1 else []


def as_listed(view: ListView, found: Any) -> Listed:
    labels = {column.key: column.label for column in view.columns}
    rows = {
        item["id"]: {labels[key] for key, value in item.items() if key != "id" and value is not False}
        for item in found["items"]
    }
    return Listed(found["total"], rows)


@pytest.mark.parametrize("kind", [kind for kind, entry in OBJECTS.items() if entry.tabs])
def test_a_record_has_the_fields_of_its_page(world: World, kind: str) -> None:
    entry = OBJECTS[kind]
    for sight in of_every_role(world, "crm"):
        client = sight.pages()
        for id in some_of(world, entry.model):
            page = sight.page(client, f"/{entry.plural.lower()}/{id}")
            outcome = sight.call(f"crm_get_{kind}", **{kind: id})
            assert (page.status_code == 200) == (not outcome.error), (sight, kind, id, outcome.error)
            if not outcome.error:
                assert told_fields(kind, outcome.value) == shown_fields(kind, page.text), (sight, kind, id)


def some_of(world: World, model: Any) -> list[int]:
    """Records from all over a table, one of whom nobody has heard."""
    with world.session() as db:
        ids = list(db.scalars(select(model.id).order_by(model.id)))
    return [*ids[:: max(1, len(ids) // 2)], 10**6]


def shown_fields(kind: str, html: str) -> set[str]:
    """The labels of the record's fields on its page in which something stands."""
    described = "".join(re.findall(r'<dl class="(?:descriptions|highlights)">(.*?)</dl>', html, re.S))
    pairs = re.findall(r"<dt>(.*?)</dt><dd[^>]*>(.*?)</dd>", described, re.S)
    filled = {text_of(label) for label, value in pairs if text_of(value) not in ("", "–")}
    return filled & {field.label for field in OBJECTS[kind].fields} - _IN_THE_HEAD


def told_fields(kind: str, found: Any) -> set[str]:
    labels = {argument_of(field): field.label for field in OBJECTS[kind].fields}
    return {labels[name] for name in found if name in labels} - _IN_THE_HEAD


#: What a page calls its record by stands in its heading.
_IN_THE_HEAD = {"Name"}


def test_a_field_that_a_role_does_not_see_is_in_no_tool(world: World) -> None:
    own = world.fork()
    with own.session() as db:
        rep = db.scalars(select(User).join(User.person).where(Person.persona == "sales_rep")).one()
        admin = db.scalars(select(Person.id).where(Person.persona == "crm_admin")).one()
        account = db.scalars(select(Account).where(Account.owner_id == rep.id).order_by(Account.id)).first()
        assert account is not None
        role, person, at, name = rep.role_id, rep.id, account.id, account.name
        db.commit()
    with own.session(admin) as db:
        update_account(db, at, description="A wombat lives there.")
        set_field_access(db, role, "account", "description", "Hidden")
        db.commit()
    sight, record = Sight(own, "crm", person), {"kind": "account", "record": at}
    told = [
        sight.call("crm_get_account", account=at),
        sight.call("crm_search_accounts", query=name, detailed=True),
        sight.call("crm_search_accounts", query="wombat"),
        sight.call("crm_search_everything", query="wombat"),
        sight.call("crm_read_stream", **record),
        sight.call("crm_list_changes", **record),
        sight.call("crm_update_account", account=at, employees=7),
    ]
    assert all("wombat" not in outcome.text for outcome in told)
    assert [outcome.error for outcome in told] == [""] * len(told)
    assert sight.call("crm_update_account", account=at, description="No wombat.").error
    assert "wombat" not in sight.page(sight.pages(), f"/accounts/{at}").text
    own.close()


def test_a_workbook_opens_by_tools_for_whom_its_page_does(world: World) -> None:
    for sight in of_every_role(world, "sheet"):
        client = sight.pages()
        for id in some_of(world, Workbook):
            page, outcome = sight.page(client, f"/workbooks/{id}"), sight.call("sheet_get_workbook", workbook=id)
            assert (page.status_code == 200) == (not outcome.error), (sight, id)
            if outcome.error:
                continue
            boot = re.search(r'id="boot">(.*?)</script>', page.text, re.S)
            assert boot is not None
            sheets = [(each["id"], each["name"]) for each in json.loads(boot[1])["book"]["sheets"]]
            assert [(each["id"], each["name"]) for each in outcome.value["sheets"]] == sheets


def test_the_channels_and_messages_of_the_chat_are_those_of_its_pages(world: World) -> None:
    with world.session() as db:
        channels = db.scalars(select(Channel).order_by(Channel.id)).all()
        some = [each for each in channels if each.is_named][::3] + [each for each in channels if not each.is_named][:4]
        places = [(each.id, f"#{each.name}" if each.is_named else each.id) for each in some]
    for sight in of_every_role(world, "chat"):
        client = sight.pages()
        for show in ("all", "mine", "archived"):
            html = sight.page(client, f"/browse?show={show}").text
            found = sight.call("chat_search_channels", show=show).value["items"]
            assert [each["name"] for each in found] == re.findall(r'<li aria-label="(#[^"]+)"', html)
        for id, place in places:
            page = sight.page(client, f"/channels/{id}/posts?before={10**6}")
            outcome = sight.call("chat_read_channel", channel=place, before=10**6)
            assert (page.status_code == 200) == (not outcome.error), (sight, place)
            shown = [int(post) for post in re.findall(r'id="post-(\d+)"', page.text)]
            assert [each["id"] for each in outcome.value.get("items", [])] == shown, (sight, place)


def test_a_message_is_read_by_tools_by_whom_its_page_lets(world: World) -> None:
    for sight in of_every_role(world, "chat"):
        client = sight.pages()
        for id in some_of(world, Post):
            page, outcome = sight.page(client, f"/posts/{id}"), sight.call("chat_read_thread", message=id)
            assert (page.status_code == 200) == (not outcome.error), (sight, id)


def test_a_search_of_the_chat_finds_what_its_page_does(world: World) -> None:
    for sight in of_every_role(world, "chat"):
        client = sight.pages()
        for query in ("quote", "has:file", "from:me"):
            html = sight.page(client, f"/search?q={query}").text
            found = sight.call("chat_search_messages", query=query).value
            total = re.search(r"Messages\s*<span[^>]*>([\d,]+)", html)
            assert total is None or int(total[1].replace(",", "")) == found["total"]
            assert all(text_of(each["author"]) in html for each in found["items"])


def test_the_people_of_the_chat_are_those_one_may_write_to(world: World) -> None:
    for sight in of_every_role(world, "chat"):
        client, known = sight.pages(), sight.call("chat_search_people").value["items"]
        with world.session() as db:
            everybody = list(db.scalars(select(Person.username).order_by(Person.id)))
        for name in everybody[::6]:
            page, outcome = sight.page(client, f"/people/{name}"), sight.call("chat_get_person", person=f"@{name}")
            assert (page.status_code == 200) == (not outcome.error), (sight, name)
            may_write = any(each["username"] == name for each in known)
            assert may_write == (">Message</span>" in page.text), (sight, name)
            assert all(
                text_of(str(outcome.value[key])) in page.text for key in ("email", "phone") if key in outcome.value
            )


def test_the_handbook_says_in_tools_what_it_says_on_pages(world: World) -> None:
    for sight in of_every_role(world, "handbook"):
        client = sight.pages()
        html = sight.page(client, "/sections").text
        found = sight.call("handbook_list_sections").value["items"]
        assert [each["key"] for each in found] == re.findall(r'class="contents-title" href="/sections/([^"]+)"', html)
        for section in found:
            page = sight.page(client, f"/sections/{section['key']}").text
            versions = sight.call("handbook_list_versions", section=section["key"]).value["items"]
            shown = re.findall(r">Version (\d+)</a>", page[page.index('class="section-side"') :])
            assert [each["version"] for each in versions] == [int(number) for number in shown]


def test_a_customer_sees_their_own_orders_and_addresses_alone(world: World) -> None:
    shop = get_app("shop")
    with world.session() as db:
        customers = [each.id for each in customer_personas(db, shop)]
        orders = db.scalars(select(Order).order_by(Order.id.desc()).limit(60)).all()
        numbers = [order.number for order in orders]
        customers += [id for id in dict.fromkeys(order.customer_id for order in orders) if id not in customers][:3]
    for id in customers:
        sight = Sight(world, "shop", id)
        client = sight.pages()
        html = sight.page(client, "/account").text
        found = sight.call("shop_list_orders").value["items"]
        assert [each["order"] for each in found] == re.findall(r'href="/account/orders/\d+">(#\d+)<', html)
        for number in numbers:
            page = sight.page(client, f"/account/orders/{number}")
            outcome = sight.call("shop_get_order", order=number)
            assert (page.status_code == 200) == (not outcome.error), (sight, number)
        cards = re.findall(r"<address>", sight.page(client, "/account/addresses").text)
        assert len(sight.call("shop_list_addresses").value["items"]) == len(cards)


def test_who_has_no_place_in_an_app_has_none_of_its_tools(world: World) -> None:
    with world.session() as db:
        people = list(db.scalars(select(Person.id).where(Person.is_active).order_by(Person.id)))[::5]
    for id in people:
        desk = ToolDesk(world, account_in(get_app("chat"), id))
        with world.session() as db:
            open_to = {app.key for app in APPS if not app.has_customers and admits(app, db, id)}
        assert {app.key for app in desk.apps} == open_to
        for app in APPS:
            if app.key not in open_to:
                tool = next(iter(app.tools))
                assert desk.with_tools([tool.name]).call(tool.name, {}).error


def admits(app: Any, db: Any, id: int) -> bool:
    place = app.membership(db, id)
    return place is not None and place.refusal is None
