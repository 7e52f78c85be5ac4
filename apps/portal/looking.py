"""In which look the office is served: what the portal's form says, and passing it on to whoever serves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flask import Blueprint, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from ..platform.looks import BadLook, Look, look_of
from ..platform.looks.axes import AXES

#: Where the front door says how another look is chosen, of type `Choose`.
KEY = "deskgym.choose_look"
Choose = Callable[[Look], None]

blueprint = Blueprint("looking", __name__)


@blueprint.post("/look")
def choose() -> ResponseReturnValue:
    """Serve the office in another look from now on."""
    try:
        look = look_in(request.form)
    except BadLook as error:
        abort(422, str(error))
    serve_in: Choose = request.environ[KEY]
    serve_in(look)
    return redirect(url_for("portal.home"), 303)


def look_in(form: Mapping[str, str]) -> Look:
    """The look of a number, with what was chosen of single features. Raises BadLook."""
    number = form.get("number", "").strip() or "0"
    chosen = (
        f"{axis.key}:{value}" for axis in AXES for feature in axis.features if (value := form.get(feature.key, ""))
    )
    return look_of(",".join([number, *chosen]))
