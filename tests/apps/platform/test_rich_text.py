"""Formatted text holds nothing but what an editor can write, and reads as plain text."""

from __future__ import annotations

from time import process_time

import pytest
from deskgym.apps.platform.rich_text import clean, excerpt, from_plain, plain


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("hello\n\nworld\nx & y", "<p>hello</p><p>world<br>x &amp; y</p>"),
        ("<div>a<b>b</b></div><div><br></div>c", "<p>a<strong>b</strong></p><p>c</p>"),
        ("<ul><li>one</li><li>two</ul>tail", "<ul><li>one</li><li>two</li></ul><p>tail</p>"),
        ("<li>alone", "<ul><li>alone</li></ul>"),
        ('<p>see <a href="/knowledge/3" onclick="x()">this</a></p>', '<p>see <a href="/knowledge/3">this</a></p>'),
        ('<a href="javascript:alert(1)">x</a>', "<p>x</p>"),
        ('<a href="//elsewhere.example">x</a>', "<p>x</p>"),
        ("<script>alert(1)</script><img src=x onerror=alert(1)>safe", "<p>safe</p>"),
        ("<style>p{}</style><p style='color:red'>plain</p>", "<p>plain</p>"),
        ("<p> </p>", ""),
    ],
)
def test_only_what_an_editor_can_write_is_kept(written: str, kept: str) -> None:
    assert clean(written) == kept
    assert clean(kept) == kept


def test_it_reads_as_lines() -> None:
    assert plain("<p>a&amp;b<br>c</p><ul><li>d</li></ul>") == "a&b\nc\nd"
    assert plain(from_plain("one\ntwo\n\nthree < four")) == "one\ntwo\nthree < four"
    assert excerpt("<p>one two</p><p>three</p>", 9) == "one two…"


REPEATED = ["<a ", "<a a=", "<a '", '<a x="', "<", "</a ", "<b>", "<ul><li>", "<li>", "<!--", "<!--x>", "<!x", "<?",
            "<![CDATA[", "<br>", "<br> y", "&", "&#", "<script>", "<p><b>", "<a href=/x>t"]  # fmt: skip


@pytest.mark.parametrize("piece", REPEATED)
def test_twice_the_text_takes_twice_the_time(piece: str) -> None:
    def seconds(times: int) -> float:
        began = process_time()
        plain(clean(f"<p>x</p>{piece * times}y"))
        return process_time() - began

    # Where each piece is compared with all others, so many take many seconds.
    assert seconds(40_000) <= 4 * seconds(20_000) + 0.2


def test_what_is_nested_without_an_end_is_flat_from_some_depth_on() -> None:
    deep = clean("<ul><li>" * 10_000 + "x")
    assert deep.count("<ul>") <= 64
    assert plain(deep) == "x"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<p>a</p><a b", "a\n<a b"),
        ("<p>a<!-- b</p>", "a<!-- b"),
        ("<p>a<![if x]>b<![endif]></p>", "ab"),
        ("<![foo[x]]>b<p>c", "b\nc"),
    ],
)
def test_what_is_never_closed_is_text(text: str, said: str) -> None:
    assert plain(clean(text)) == said


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>", "<table><tr><th>A</th><td>1</td></tr></table>"),
        (
            "<p>Before<table><tr><td>1</td></tr></table>after</p>",
            "<p>Before</p><table><tr><td>1</td></tr></table><p>after</p>",
        ),
        ("<table><tr><td><div>1</div><div>2</div></td></tr></table>", "<table><tr><td>1<br>2</td></tr></table>"),
        ("<table><tr><td><br></td><td>2</td></tr><tr></tr></table>", "<table><tr><td></td><td>2</td></tr></table>"),
        (
            "<table><tr><td><table><tr><td>in</td></tr></table></td></tr></table>",
            "<table><tr><td>in</td></tr></table>",
        ),
        ("<td>alone</td>", "<p>alone</p>"),
        ("<table>loose<td>1", "<table><tr><td>loose</td><td>1</td></tr></table>"),
        ('<table onclick="x"><tr><td style="x" colspan="9">1</td></tr></table>', "<table><tr><td>1</td></tr></table>"),
        ("<table></table>", ""),
    ],
)
def test_tables_are_kept_with_text_in_their_cells(written: str, kept: str) -> None:
    assert clean(written) == kept
    assert clean(kept) == kept


def test_a_table_is_read_row_by_row() -> None:
    assert (
        plain("<p>See</p><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>") == "See\nA B\n1 2"
    )
