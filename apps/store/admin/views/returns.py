"""Return requests, answered on the order's page."""

from __future__ import annotations

from flask import g, url_for
from flask.typing import ResponseReturnValue

from ....platform.forms import PlatformForm
from ....platform.pages import done
from ... import actions
from ...actions.saving import load
from ...models import Return
from ..forms import DeclineForm
from .orders import blueprint


@blueprint.route("/returns/<int:id>/approve", methods=["GET", "POST"])
def approve_return(id: int) -> ResponseReturnValue:
    request = load(g.db, Return, id, "return")
    form = PlatformForm.of(request)
    if form.submitted(lambda _values: actions.approve_return(g.db, id, version=form.version)):
        return done(f"Return {request.name} was approved.", url_for(".show", id=request.order_id))
    text = "The customer may send the items back. Refund them once they have arrived."
    return form.confirm(f"Approve return {request.name}", text, "Approve", danger=False)


@blueprint.route("/returns/<int:id>/decline", methods=["GET", "POST"])
def decline_return(id: int) -> ResponseReturnValue:
    request = load(g.db, Return, id, "return")
    form = DeclineForm.of(request)
    if form.submitted(lambda values: actions.decline_return(g.db, id, version=form.version, **values)):
        return done(f"Return {request.name} was declined.", url_for(".show", id=request.order_id))
    return form.page("admin/form.html", title=f"Decline return {request.name}", submit="Decline", danger=True)
