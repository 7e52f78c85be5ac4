"""What a request may do: forged, stale, foreign and broken ones are refused and write nothing."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Channel, Post
from deskgym.apps.platform.database import Database

from ...support.client import OfficeClient
from ...support.statements import recorded_statements
from .cast import Cast


class Person:
    """Somebody's browser without scripts."""

    def __init__(self, database: Database, person_id: int, look: str = "0") -> None:
        self.client = OfficeClient(database, "chat", person_id, look)

    def get(self, path: str) -> tuple[int, str]:
        response = self.client.get(path)
        return response.status_code, response.text

    def post(self, path: str, csrf: bool = True, **values: object) -> tuple[int, str]:
        headers = {"X-CSRF-Token": self.client.csrf} if csrf else {}
        response = self.client.send(path, data=values, headers=headers)
        return response.status_code, response.text


@pytest.fixture
def ben(database: Database, cast: Cast) -> Person:
    return Person(database, cast.ben)


@pytest.fixture
def dan(database: Database, cast: Cast) -> Person:
    return Person(database, cast.dan)


@pytest.fixture
def secret(database: Database, cast: Cast) -> int:
    """A message of the private channel."""
    with database.session(cast.ben) as db:
        post = actions.create_post(db, cast.harbor, "The pearl price is secret", files=[actions.Upload("a.txt", b"a")])
    return post.id


PAGES = (
    "/channels/sales", "/channels/sales?tab=pinned", "/channels/sales?tab=files", "/browse", "/threads", "/mentions",
    "/saved", "/reminders", "/drafts", "/scheduled", "/direct", "/direct/dan.rivera", "/search", "/search?q=norwood",
    "/people/amy.stone", "/new-channel", "/new-message", "/status", "/switch?q=a", "/suggest?kind=@&q=a",
)  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_every_page_answers(ben: Person, path: str) -> None:
    assert ben.get(path)[0] == 200


def test_looking_writes_nothing(ben: Person, database: Database) -> None:
    before = database.snapshot()
    for path in PAGES:
        ben.get(path)
    assert database.snapshot() == before


def test_a_request_without_its_token_changes_nothing(ben: Person, database: Database, cast: Cast) -> None:
    assert ben.post(f"/channels/{cast.sales}/posts", csrf=False, body="Forged")[0] == 403
    with database.session() as db:
        assert db.query(Post).filter_by(body="Forged").count() == 0


def test_outsiders_find_no_trace_of_a_private_channel(dan: Person, cast: Cast, secret: int) -> None:
    assert dan.get("/channels/harbor")[0] == 404
    assert dan.get(f"/posts/{secret}")[0] == 404
    assert dan.get(f"/channels/{cast.harbor}/posts?before=99")[0] == 404
    assert dan.get(f"/channels/{cast.harbor}/members")[0] == 404
    assert dan.get(f"/channels/{cast.harbor}/thread/{secret}")[0] == 404
    assert dan.get("/files/1/a.txt")[0] == 404
    assert dan.post(f"/posts/{secret}/save")[0] == 404
    for path in ("/search?q=pearl", "/search?q=in:harbor", "/browse", "/suggest?kind=%23&q=har", "/switch?q=har"):
        status, page = dan.get(path)
        assert status == 200
        assert "secret" not in page
        assert "#harbor" not in page
        assert "/channels/harbor" not in page


def test_a_mention_of_a_hidden_channel_is_no_link(dan: Person, ben: Person, database: Database, cast: Cast) -> None:
    ben.post(f"/channels/{cast.general}/posts", body="See #harbor and #sales")
    page = dan.get("/channels/general")[1]
    assert 'href="/channels/sales"' in page
    assert 'href="/channels/harbor"' not in page


def test_a_name_that_nobody_was_picked_for_is_not_dropped(ben: Person, database: Database, cast: Cast) -> None:
    status, page = ben.post("/new-message", people=cast.amy, people_text="  Cleo ")
    assert status == 422
    assert "Nobody is chosen for “Cleo”. Pick a name from the list, or empty the box." in page
    assert 'value="Cleo"' in page
    assert "<span>Amy Stone</span>" in page
    assert ben.post("/new-message", people=cast.amy, people_text="")[0] == 303
    assert ben.post("/new-channel", name="spring", kind="public", member_ids_text="Cleo")[0] == 422
    with database.session() as db:
        assert db.query(Channel).filter_by(name="spring").count() == 0


def test_guests_are_shown_only_whom_they_meet(database: Database, cast: Cast) -> None:
    gus = Person(database, cast.gus)
    page = gus.get("/suggest?kind=@&q=")[1]
    assert "Ben Okafor" in page
    assert "Dan Rivera" not in page
    assert gus.get("/channels/sales")[0] == 404
    assert gus.get("/people/ben.okafor")[0] == 200
    assert gus.get("/people/dan.rivera")[0] == 404


def test_a_page_with_a_thread_beside_it_can_be_loaded_again(ben: Person, cast: Cast) -> None:
    ben.post(f"/channels/{cast.sales}/posts", body="At noon", root_id=cast.hello)
    status, page = ben.get(f"/channels/sales?thread={cast.hello}")
    assert status == 200
    assert "#sales" in page
    assert 'aria-label="Thread messages"' in page


def test_a_guest_is_marked_wherever_the_name_stands(ben: Person, database: Database, cast: Cast) -> None:
    with database.session(cast.gus) as db:
        root = actions.create_post(db, cast.harbor, "The crane is back, @ben.okafor")
        actions.post_direct(db, [cast.ben], "And the boats?")
        root_id = root.id
        db.commit()
    ben.post(f"/channels/{cast.harbor}/posts", body="Good", root_id=root_id)
    for path in (
        "/channels/harbor", f"/channels/harbor?thread={root_id}", f"/channels/{cast.harbor}/members", "/threads",
        "/suggest?kind=@&q=gus", "/lookup/people?q=gus", "/switch?q=gus", "/direct", "/direct/gus.vale", "/mentions",
        "/people/gus.vale", "/search?q=crane",
    ):  # fmt: skip
        status, page = ben.get(path)
        assert status == 200
        assert re.search(r"Gus Vale(?:<[^>]*>\s*)+Guest<", page), path
        assert not re.search(r"Ben Okafor(?:<[^>]*>\s*)+Guest<", page), path


def test_live_news_is_only_for_those_who_see_the_channel(ben: Person, dan: Person, cast: Cast) -> None:
    ben.post(f"/channels/{cast.harbor}/posts", body="Psst")
    assert "Psst" not in dan.get(f"/live?since=0&channel={cast.harbor}")[1]
    assert "Psst" in ben.get(f"/live?since=0&channel={cast.harbor}")[1]


def test_raw_html_and_scripts_stay_text(ben: Person, cast: Cast) -> None:
    body = "<script>alert(1)</script> <b>x</b> [a](javascript:alert(1)) ![i](http://evil.test/x.png)"
    ben.post(f"/channels/{cast.sales}/posts", body=body)
    page = ben.get("/channels/sales")[1]
    assert "<script>alert" not in page
    assert "javascript:alert" not in page.replace("(javascript:alert(1))", "")
    assert "<img" not in page


def test_a_broken_upload_is_refused_whole(ben: Person, database: Database, cast: Cast) -> None:
    status, text = ben.post(
        f"/channels/{cast.sales}/posts", body="With a file", files=(BytesIO(b"not a picture"), "plan.png")
    )
    assert status == 422
    assert "damaged" in text
    with database.session() as db:
        assert db.query(Post).filter_by(body="With a file").count() == 0


def test_a_stale_edit_is_refused(ben: Person, cast: Cast) -> None:
    assert ben.post(f"/posts/{cast.hello}/edit", body="One", version=1)[0] == 200
    status, text = ben.post(f"/posts/{cast.hello}/edit", body="Two", version=1)
    assert status == 422
    assert "was changed by Ben Okafor" in text


def test_a_large_audience_is_confirmed(ben: Person, cast: Cast) -> None:
    status, text = ben.post(f"/channels/{cast.general}/posts", body="@channel hello")
    assert (status, '"asks":true' in text.replace(" ", "")) == (409, True)
    assert ben.post(f"/channels/{cast.general}/posts", body="@channel hello", confirmed="yes")[0] == 200


def test_what_a_composer_refuses_is_said_in_the_words_of_the_look(database: Database, cast: Cast) -> None:
    for look, said in (("0", "Join #sales"), ("words:polite", "Please take part in #sales")):
        status, text = Person(database, cast.dan, look).post(f"/channels/{cast.sales}/posts", body="Hello")
        assert (status, f"{said} to post in it." in text) == (422, True)


def test_a_form_says_what_is_wrong_and_saves_nothing(ben: Person, database: Database) -> None:
    status, page = ben.post("/new-channel", name="Bad Name", kind="public")
    assert status == 422
    assert "lowercase letters" in page
    with database.session() as db:
        assert db.query(Channel).filter(Channel.name.ilike("bad%")).count() == 0


def test_a_page_takes_a_fixed_number_of_queries(ben: Person, database: Database, cast: Cast) -> None:
    def queries() -> int:
        with recorded_statements(database) as statements:
            ben.get("/channels/sales")
        return len(statements)

    few = queries()
    with database.session(cast.cleo) as db:
        for number in range(20):
            post = actions.create_post(db, cast.sales, f"Number {number}")
            actions.add_reaction(db, post.id, "tada")
            actions.create_post(db, cast.sales, f"Reply {number}", root_id=post.id)
    assert queries() <= few + 3


def test_a_page_asks_for_the_fonts_of_text_and_emoji_before_it_is_laid_out(ben: Person) -> None:
    status, page = ben.get("/channels/sales")
    assert status == 200
    fonts = re.findall(r'<link rel="preload" href="(/static/[^"]+\.woff2)" as="font"', page)
    assert [address.rpartition("/")[2] for address in fonts] == ["inter-latin.woff2", "emoji.woff2"]
    for address in fonts:
        assert ben.client.get(address).content_type == "font/woff2"
