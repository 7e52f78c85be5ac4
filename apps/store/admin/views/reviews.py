"""The review queue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.forms import PlatformForm
from ....platform.pages import done
from ... import actions
from ...access import may
from ...actions.saving import load
from ...models import Review
from .. import queries
from ..lists import REVIEWS
from .common import many

blueprint = Blueprint("reviews", __name__, url_prefix="/reviews")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return REVIEWS.page(g.db, queries.reviews())


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    review = load(g.db, Review, id, "review")
    return render_template("admin/review.html", review=review, may_moderate=may(g.db, "reviews"))


@blueprint.post("/<int:id>/<any(approve, reject):verdict>")
def moderate(id: int, verdict: str) -> ResponseReturnValue:
    status = "Approved" if verdict == "approve" else "Rejected"
    actions.moderate_reviews(g.db, [id], status)
    return done(f"The review was {status.lower()}.", url_for(".show", id=id))


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    review = load(g.db, Review, id, "review")
    form = PlatformForm.of(review)
    if form.submitted(lambda _values: actions.delete_reviews(g.db, [id])):
        return done("The review was deleted.", url_for(".index"))
    return form.confirm(f"Delete “{review.title}”", f"The review by {review.nickname} will be gone.")


@blueprint.route("/approve", methods=["GET", "POST"])
def approve_many() -> ResponseReturnValue:
    texts = (
        "It will be shown in the shop and counts in the rating.",
        "They will be shown in the shop and count in the rating.",
    )
    return _moderate("Approve", "Approve: {}", texts, "Approved")


@blueprint.route("/reject", methods=["GET", "POST"])
def reject_many() -> ResponseReturnValue:
    return _moderate("Reject", "Reject: {}", ("It will not be shown.", "They will not be shown."), "Rejected")


def _moderate(word: str, title: str, text: tuple[str, str], status: str) -> ResponseReturnValue:
    def act(ids: Sequence[int], _values: dict[str, Any]) -> object:
        return actions.moderate_reviews(g.db, ids, status)

    return many(REVIEWS, queries.reviews(), PlatformForm.new(), title, text, word, status.lower(), act)


@blueprint.route("/delete", methods=["GET", "POST"])
def delete_many() -> ResponseReturnValue:
    def act(ids: Sequence[int], _values: dict[str, Any]) -> None:
        actions.delete_reviews(g.db, ids)

    form = PlatformForm.new()
    text = "It will be gone for good.", "They will be gone for good."
    return many(REVIEWS, queries.reviews(), form, "Delete: {}", text, "Delete", "deleted", act, danger=True)
