"""The search over everything: records, and the posts and files that hang on them."""

from __future__ import annotations

import re
from html import unescape

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.attached_search import excerpt
from deskgym.apps.crm.models import Deal, Note
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.uploads import Upload

from ...support.client import OfficeClient
from ...support.statements import recorded_statements
from ..conftest import As
from .cast import Cast


@pytest.fixture
def note(db: Db, deal: Deal) -> Note:
    """Sam's post on the deal."""
    note = actions.add_note(db, "deal", deal.id, "They want the velvet curtains by Easter.")
    db.commit()
    return note


def test_a_post_is_found_by_what_it_says(client: OfficeClient, note: Note, deal: Deal) -> None:
    page = client.get("/search?q=easter+velvet").text
    assert "They want the velvet curtains by Easter." in page
    assert f'href="/deals/{deal.id}?tab=stream&amp;post={note.id}#post-{note.id}"' in page
    assert "1 result for “easter velvet”" in page
    assert "Post · Norwood lobby" in client.get("/search/suggestions?q=velvet").text


def test_a_file_is_found_by_its_name(client: OfficeClient, db: Db, deal: Deal) -> None:
    (file,) = actions.add_documents(db, "deal", deal.id, [Upload("Velvet samples.csv", b"a,b\n1,2\n")])
    db.commit()
    page = client.get("/search?q=velvet&type=file").text
    assert f'href="/files/{file.id}"' in page
    assert "Velvet samples.csv" in page


def test_internal_posts_are_found_by_those_who_may_read_them(
    database: Database, client: OfficeClient, db: Db, deal: Deal, cast: Cast
) -> None:
    actions.add_note(db, "deal", deal.id, "The velvet margin is thin.", is_internal=True)
    db.commit()
    assert "velvet margin" in client.get("/search?q=velvet").text
    assert "velvet margin" in OfficeClient(database, "crm", cast.rita).get("/search?q=velvet").text
    assert "velvet margin" not in OfficeClient(database, "crm", cast.walt).get("/search?q=velvet").text


def test_posts_on_what_is_gone_are_not_found(client: OfficeClient, db: Db, note: Note, deal: Deal) -> None:
    actions.delete_deal(db, deal.id)
    db.commit()
    assert "Nothing found" in client.get("/search?q=velvet").text


def test_an_old_post_is_shown_on_its_page_of_the_stream(client: OfficeClient, db: Db, note: Note, deal: Deal) -> None:
    answer = actions.add_note(db, "deal", deal.id, "So do we.", root_id=note.id)
    for number in range(25):
        actions.add_note(db, "deal", deal.id, f"Later {number}")
    db.commit()
    assert f'id="post-{note.id}"' not in client.get(f"/deals/{deal.id}?tab=stream").text
    for id in (note.id, answer.id):
        assert f'id="post-{id}"' in client.get(f"/deals/{deal.id}?tab=stream&post={id}").text
    assert "Later 24" in client.get(f"/deals/{deal.id}?tab=stream&post=999").text


def test_a_long_post_is_cut_around_the_word() -> None:
    text = "One two three. " * 20 + "Here is the velvet that was asked for, in full. " + "And so on. " * 20
    cut = excerpt(text, ["VELVET"])
    assert cut.startswith("…")
    assert cut.endswith("…")
    assert "velvet that was asked for" in cut
    assert excerpt("A short\none", ["short"]) == "A short one"


def test_a_search_takes_a_fixed_number_of_queries(client: OfficeClient, db: Db, deal: Deal, seat: As) -> None:
    def asked() -> int:
        with recorded_statements(client.database) as statements:
            text = unescape(client.get("/search?q=velvet&type=post").text)
        assert re.search(r"velvet \d", text)
        return len(statements)

    actions.add_note(db, "deal", deal.id, "velvet 1")
    db.commit()
    few = asked()
    for number in range(12):
        actions.add_note(db, "deal", deal.id, f"velvet {number}")
    db.commit()
    assert asked() == few
