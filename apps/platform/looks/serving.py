"""The look in which a request is answered, for templates and views. Actions never ask."""

from __future__ import annotations

from flask import Flask, has_request_context, request
from markupsafe import Markup

from .look import PLAIN, Look

#: Where the office says which look it is served in.
KEY = "deskgym.look"


def look() -> Look:
    """The look of the present request; the plain one where nobody asks for a page."""
    if not has_request_context():
        return PLAIN
    found: Look = request.environ.get(KEY, PLAIN)
    return found


def install(app: Flask) -> None:
    """Give templates `look("feature")`, and `look_attributes()` for the document's element."""
    app.jinja_env.globals.update(look=lambda feature: look()[feature], look_attributes=_attributes)


def _attributes() -> Markup:
    """What style sheets and scripts go by: an attribute for each feature that is not as in look 0.

    The screen is none of a page's business: it is what the page is shown on.
    """
    of_device = look().of_axis("device")
    values = ((feature, value) for feature, value in look().values if feature not in of_device)
    said = (Markup(' data-look-{}="{}"').format(feature, value) for feature, value in values)
    return Markup("").join(said)
