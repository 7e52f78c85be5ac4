"""Pages and pieces of them are read as a browser reads them, and forms as it would send them."""

from __future__ import annotations

from deskgym.harness.security import markup
from deskgym.harness.security.forms import forms
from deskgym.harness.security.inspection import escapes
from deskgym.harness.security.payloads import MARKER


def test_a_row_of_a_table_without_its_table_keeps_its_attributes() -> None:
    piece = markup.parse(f"<tr><td onclick='{MARKER}()'>Nora</td></tr>")
    assert list(escapes(piece)) == ["the attribute onclick of <td>"]


def test_what_breaks_out_of_the_piece_is_seen_as_well() -> None:
    assert list(escapes(markup.parse(f"<p>Nora</template><{MARKER}>"))) == [f"an element <{MARKER}>"]


def test_what_waits_in_a_template_of_a_page_is_seen() -> None:
    page = markup.parse(f"<!doctype html><template><a href='javascript:{MARKER}'>Nora</a></template>")
    assert list(escapes(page)) == [f"href='javascript:{MARKER}' of <a>"]


def test_text_that_stays_text_is_no_finding() -> None:
    assert list(escapes(markup.parse(f"<p>&lt;script&gt;{MARKER}&lt;/script&gt;</p>"))) == []


def test_a_form_is_sent_as_it_stands_with_its_first_text_edited() -> None:
    page = markup.parse(
        "<form method='post' action='/notes'><input type='hidden' name='csrf_token' value='secret'>"
        "<input name='title' value='Old'><textarea name='body'>\r\nSome &amp; all</textarea>"
        "<input type='checkbox' name='tags' value='a' checked><input type='checkbox' name='tags' value='b'>"
        "<input type='radio' name='kind' value='call'></form><form><input name='q'></form>"
    )
    (form,) = forms(page, lambda _path: "")
    assert form.action == "/notes"
    assert form.values == {"title": "Old", "body": "Some & all", "tags": ["a"], "kind": "call"}
    assert form.edited()["title"] == "something-new"
