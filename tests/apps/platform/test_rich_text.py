"""Formatted text holds nothing but what an editor can write, and reads as plain text."""

from __future__ import annotations

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
