"""Attachments are what they are called, and made of the records that their messages speak of."""

from __future__ import annotations

import csv
import io
import struct

import pytest
from deskgym.apps.chat.models import File, Post
from deskgym.apps.crm.models import Product
from deskgym.seeds.charts import bar_chart
from deskgym.seeds.chat.paper import pdf
from deskgym.seeds.draft import Draft
from deskgym.seeds.events import Event

from .conftest import SEEDS, draft_of


@pytest.fixture(scope="module")
def draft() -> Draft:
    return draft_of(SEEDS[0])


def of_kind(draft: Draft, kind: str) -> list[tuple[File, Event | None]]:
    events = {one.row_id: one.event for one in draft.chronicle.tellings if one.table == "chat_post"}
    return [(file, events.get(file.post_id)) for file in draft.all(File) if file.name.startswith(kind)]


def test_a_quote_is_of_the_deal_that_its_message_tells_of(draft: Draft) -> None:
    quotes = of_kind(draft, "quote-")
    assert len(quotes) > 20
    for file, event in quotes:
        assert file.media_type == "application/pdf"
        assert file.content.startswith(b"%PDF-1.4")
        assert file.content.rstrip().endswith(b"%%EOF")
        assert event is not None
        words = event.words()
        assert f"Total: {words['amount']}".encode("latin-1") in file.content


def test_a_delivery_lists_the_units_that_its_message_tells_of(draft: Draft) -> None:
    skus = {product.sku: product.name for product in draft.all(Product)}
    deliveries = of_kind(draft, "delivery-")
    assert deliveries
    for file, event in deliveries:
        assert event is not None
        rows = list(csv.DictReader(io.StringIO(file.content.decode())))
        assert sum(int(row["units"]) for row in rows) == int(str(event.facts["units"]))
        assert all(skus[row["sku"]] == row["product"] for row in rows)
        assert all(row["product"].startswith(str(event.facts["article"])) for row in rows)


def test_a_list_of_refunds_is_of_refunds(draft: Draft) -> None:
    paid = {(event.words()["order"], event.words().get("refund")) for event in draft.chronicle.events("order-refunded")}
    for file, _ in of_kind(draft, "refunds-"):
        for row in csv.DictReader(io.StringIO(file.content.decode())):
            assert (row["order"], f"${float(row['usd']):,.2f}") in paid


def test_charts_are_pictures_of_the_size_they_say(draft: Draft) -> None:
    charts = of_kind(draft, "pipeline-") + of_kind(draft, "orders-")
    assert len(charts) > 20
    for file, _ in charts:
        assert file.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", file.content[16:24]) == (480, 240)
    assert len({file.content for file, _ in charts}) > 10


def test_files_come_with_messages_that_speak_of_them(draft: Draft) -> None:
    bodies = {post.id: post.body.strip() for post in draft.all(Post)}
    assert all(len(bodies[file.post_id]) > 10 for file in draft.all(File))


def test_the_highest_bar_stands_out() -> None:
    assert bar_chart("a", [("x", 1), ("y", 3)]) != bar_chart("a", [("x", 3), ("y", 1)])


def test_a_page_escapes_what_pdf_reads_as_its_own() -> None:
    assert rb"(Total \(net\)) Tj" in pdf(["Quote", "Total (net)"])
