"""Holds of an order: put on and released on its page."""

from __future__ import annotations

from typing import Any

from flask import g, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import Blocked
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ... import actions
from ...actions.orders import open_order
from ...actions.warehouse.holds import find_hold
from .. import queries
from ..forms import HoldForm, line_fields, lines_form, quantities, shown_version
from .orders import blueprint


@blueprint.route("/<int:id>/hold", methods=["GET", "POST"])
def hold(id: int) -> ResponseReturnValue:
    open_order(g.db, id)
    order = queries.order(g.db, id)
    lines = [line for line in order.lines if line.ready]
    if not lines:
        raise Blocked(f"Nothing of order {order.name} is to be sent and not on hold already.")
    first: dict[str, Any] = {f"line-{line.id}": line.ready for line in lines}
    form = lines_form(HoldForm, lines, lambda line: line.ready).new(**first)
    shown_version(form, order.version)

    def act(values: dict[str, Any]) -> object:
        return actions.hold_order(
            g.db, id, values["reason"], quantities(values), note_text=values["note_text"], version=form.version
        )

    if form.submitted(act):
        return done(f"Items of order {order.name} are on hold.", url_for(".show", id=id))
    return form.page("admin/hold.html", order=order, lines=lines, fields=line_fields(form))


@blueprint.route("/holds/<int:id>/release", methods=["GET", "POST"])
def release(id: int) -> ResponseReturnValue:
    held = find_hold(g.db, id)
    form = PlatformForm.of(held)
    if form.submitted(lambda _values: actions.release_hold(g.db, id, version=form.version)):
        return done(f"Items of order {held.order.name} can be sent again.", url_for(".show", id=held.order_id))
    count = sum(line.quantity for line in held.lines)
    text = f"{count} units on hold ({held.reason.lower()}) can be sent again."
    if count == 1:
        text = f"1 unit on hold ({held.reason.lower()}) can be sent again."
    return form.confirm(f"Release hold of order {held.order.name}", text, "Release hold", danger=False)
