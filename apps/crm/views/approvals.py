"""The inbox of requests for approval, and the page on which somebody decides on one."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ...platform.errors import Forbidden, NotFound
from ...platform.pages import done
from .. import actions, lists, queries
from ..actions.quote_steps import why_not_decide
from ..forms import DecisionForm
from ..models import ApprovalRequest
from .common import form_page, require_field

blueprint = Blueprint("approvals", __name__, url_prefix="/approvals")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.APPROVALS.page(g.db, lists.approval_rows(g.db))


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    request = _request(id)
    quote = queries.quote(g.db, request.quote_id)
    why_not = why_not_decide(g.db, request)
    return render_template("crm/approval.html", request_=request, quote=quote, why_not=why_not)


@blueprint.route("/<int:id>/approve", methods=["GET", "POST"])
def approve(id: int) -> ResponseReturnValue:
    return _decide(id, approve=True)


@blueprint.route("/<int:id>/reject", methods=["GET", "POST"])
def reject(id: int) -> ResponseReturnValue:
    return _decide(id, approve=False)


def _decide(id: int, *, approve: bool) -> ResponseReturnValue:
    request = _request(id)
    if why_not := why_not_decide(g.db, request):
        raise Forbidden(why_not)
    form = DecisionForm.new()
    if not approve:
        require_field(form, "comment")
    verb, past = ("Approve", "approved") if approve else ("Reject", "rejected")

    def decide(values: dict[str, Any]) -> ApprovalRequest:
        return actions.decide_request(g.db, id, approve=approve, comment=values["comment"])

    number = request.quote.number
    if form.submitted(decide):
        return done(f"{number} was {past}.", url_for(".show", id=id))
    return form_page(form, f"{verb} {number}", submit=verb)


def _request(id: int) -> ApprovalRequest:
    """The request, if the acting person can see its quote."""
    request: ApprovalRequest | None = g.db.get(ApprovalRequest, id)
    if request is None or request.deleted_at is not None:
        raise NotFound("There is no such request.")
    queries.find(g.db, type(request.quote), request.quote_id)
    return request
