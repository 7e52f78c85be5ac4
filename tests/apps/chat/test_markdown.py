"""Messages as HTML."""

from __future__ import annotations

from deskgym.apps.chat.markdown import Known, render


def test_a_column_is_aligned_without_a_style_which_pages_may_not_have() -> None:
    shown = render("| Day | Orders |\n| --- | ---: |\n| Mon | 7 |\n\nDone.", Known({}, ()))
    assert '<td class="right">7</td>' in shown
    assert "<td>Mon</td>" in shown
    assert "style" not in shown
    assert shown.endswith("</table>\n<p>Done.</p>\n")
