"""Addresses of the goods' pictures: each says all that is drawn, so a picture is cached for good."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from flask import Flask, Response, abort

from .materials import MATERIALS, color_of
from .models import StoreProduct, Variant
from .picture import KINDS, digest, draw

_YEAR = 365 * 24 * 3600
ENDPOINT = "picture"


def _slug(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


@cache
def _kinds() -> dict[str, str]:
    return {_slug(kind): kind for kind in KINDS}


@cache
def _materials() -> dict[str, str]:
    return {_slug(material): material for material in MATERIALS}


@cache
def _version() -> str:
    return digest()


def _finish_in(title: str) -> str:
    """What of a variant's values colors it: the first that is a finish, else the first."""
    values = title.split(" / ")
    return next((value for value in values if color_of(None, value)), values[0])


def picture_url(product: StoreProduct, finish: str | None) -> str | None:
    """The picture of a product in a finish; None where there is none yet. `finish` may be a whole variant title."""
    if product.kind not in KINDS:
        return None
    color = _slug(_finish_in(finish or "")) or "plain"
    material = _slug(product.material or KINDS[product.kind][1])
    return f"/media/{_version()}/{_slug(product.kind)}/{material}/{color}-{product.id % 5}.svg"


def variant_picture(variant: Variant | None) -> str | None:
    """The picture of a variant; there is none of what the catalogue does not have."""
    return None if variant is None else picture_url(variant.product, variant.title)


def install(app: Flask) -> None:
    """Serve the pictures; give templates `picture_url` and `variant_picture`."""

    def picture(version: str, kind: str, material: str, finish: str, variety: int) -> Response:
        if kind not in _kinds() or variety > 4:
            abort(404)
        name = _materials().get(material)
        response = Response(draw(_kinds()[kind], name, finish.replace("-", " "), variety), mimetype="image/svg+xml")
        response.cache_control.public = True
        response.cache_control.max_age = _YEAR
        response.cache_control.immutable = True
        return response

    rule = "/media/<version>/<kind>/<material>/<finish>-<int:variety>.svg"
    app.add_url_rule(rule, ENDPOINT, picture)
    app.jinja_env.globals.update(picture_url=picture_url, variant_picture=variant_picture)
