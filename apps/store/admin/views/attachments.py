"""Photos and scanned papers: each as a picture of its own, and large in a dialog, beside the others of its record."""

from __future__ import annotations

from flask import Blueprint, Response, g, render_template, request
from flask.typing import ResponseReturnValue

from ...papers import picture_of
from ..pictures import attachment_by_key, shown_with

blueprint = Blueprint("attachments", __name__, url_prefix="/attachments")


@blueprint.get("/<key>")
def show(key: str) -> ResponseReturnValue:
    attachment = attachment_by_key(g.db, key)
    shown = shown_with(g.db, attachment)
    here = next(number for number, each in enumerate(shown) if each.key == key)
    before, after = shown[here - 1] if here else None, shown[here + 1] if here + 1 < len(shown) else None
    return render_template(
        "admin/attachment.html", attachment=attachment, shown=shown, here=here, before=before, after=after
    )


@blueprint.get("/<key>/picture")
def picture(key: str) -> Response:
    attachment = attachment_by_key(g.db, key)
    response = Response(
        picture_of(attachment.kind, attachment.spec, small="small" in request.args), mimetype="image/png"
    )
    response.cache_control.private = True
    response.cache_control.max_age = 3600
    return response
