"""What the admin's views share: many records at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from flask import g
from flask.typing import ResponseReturnValue
from sqlalchemy import Select

from ....platform.errors import Invalid
from ....platform.forms import PlatformForm
from ....platform.listview import ListView
from ....platform.pages import done


def counted(view: ListView, count: int) -> str:
    return f"{count} {view.one if count == 1 else view.many}"


def many(
    view: ListView,
    base: Select[Any],
    form: PlatformForm,
    title: str,
    text: str | tuple[str, str],
    submit: str,
    did: str,
    act: Callable[[Sequence[int], dict[str, Any]], Any],
    *,
    danger: bool = False,
) -> ResponseReturnValue:
    """The dialog of a bulk action, and the action on all selected records or none.

    The dialog's title is `title` with "3 orders", or how many there are, in the place of "{}"; `text` is one for
    all, or one for a single record and one for several.
    """
    rows = view.selected(g.db, base)
    if not rows:
        raise Invalid({"": f"Select at least one {view.one} first."})
    ids = [row.id for row in rows]
    if form.submitted(lambda values: act(ids, values)):
        return done(f"{counted(view, len(ids))} {did}.", view.shown_url)
    if not isinstance(text, str):
        text = text[len(ids) > 1]
    return form.page(
        "admin/form.html", title=title.format(counted(view, len(ids))), text=text, submit=submit, danger=danger
    )
