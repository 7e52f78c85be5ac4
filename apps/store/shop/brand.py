"""The look of the shop, drawn from the company: a color, a pair of typefaces, an emblem."""

from __future__ import annotations

import colorsys
from functools import cache
from typing import Any

from flask import Flask, Response, abort, g

from ..actions.returns import return_time
from ..models import Setting
from . import catalogue
from .collections import are_shown

# Heading and text faces; the files are named as vendor.py copies them.
TYPEFACES = {
    "fraunces": ("Fraunces", "fraunces", 560),
    "bricolage": ("Bricolage Grotesque", "bricolage-grotesque", 650),
    "lora": ("Lora", "lora", 600),
    "outfit": ("Outfit", "outfit", 600),
}
_EMBLEMS = {
    "arch": '<path d="M3 21V12a9 9 0 0 1 18 0v9h-5v-9a4 4 0 0 0-8 0v9z"/>',
    "disc": '<path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"/>',
    "leaf": '<path d="M21 3C9 3 3 9 3 15c0 2 .6 3.8 1.6 5.2L13 12l-6.6 9.6C8 22.4 9.5 22 11 22 18 22 21 14 21 3z"/>',
    "peak": '<path d="M1 21 9 6l4.5 8L16 10l7 11z"/>',
    "weave": '<path d="M3 3h8v8H3zM13 13h8v8h-8zM13 3h8v3.5h-8zM13 7.5h8V11h-8zM3 13h3.5v8H3zM7.5 13H11v8H7.5z"/>',
    "prism": '<path d="M12 2 22 12 12 22 2 12zm0 5.5L7.5 12l4.5 4.5z"/>',
}


def install(app: Flask) -> None:
    """Serve the brand's style sheet; give templates what every page of the shop shows."""

    def brand(hue: int, typeface: str) -> Response:
        if typeface not in TYPEFACES or hue >= 360:
            abort(404)
        font = app.jinja_env.globals["asset"](f"vendor/{TYPEFACES[typeface][1]}-latin.woff2")  # type: ignore[operator]
        response = Response(sheet(hue, typeface, font), mimetype="text/css")
        response.cache_control.public = True
        response.cache_control.max_age = 86_400
        return response

    app.add_url_rule("/brand/<int:hue>-<typeface>.css", "brand", brand)
    app.context_processor(_context)


def _context() -> dict[str, Any]:
    if "db" not in g:
        return {}
    if "brand" not in g:
        g.categories = catalogue.categories(g.db)
        g.brand = g.db.get(Setting, 1)
    return {
        "brand": g.brand,
        "emblem": _EMBLEMS.get(g.brand.emblem if g.brand else "", ""),
        "has_collections": are_shown(g.db),
        "top_categories": [category for category in g.categories if category.parent_id is None],
        "customer": g.get("customer"),
        "return_time": lambda: return_time(g.db, g.get("customer")).value,
    }


def _color(hue: int, lightness: float, saturation: float) -> str:
    red, green, blue = colorsys.hls_to_rgb(hue / 360, lightness, saturation)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"


@cache
def sheet(hue: int, typeface: str, font: str) -> str:
    """The tokens of a brand as CSS."""
    family, _file, weight = TYPEFACES[typeface]
    return (
        f'@font-face {{ font-family: "{family}"; src: url("{font}") format("woff2"); '
        "font-weight: 300 800; font-display: block; }\n"
        f':root {{ --display: "{family}", serif; --display-weight: {weight}; '
        f"--accent: {_color(hue, 0.27, 0.5)}; --accent-2: {_color(hue, 0.2, 0.52)}; "
        f"--accent-soft: {_color(hue, 0.93, 0.36)}; --band: {_color(hue, 0.955, 0.3)}; "
        f"--deep: {_color(hue, 0.13, 0.4)}; "
        f"--rule: {_color(hue, 0.89, 0.12)}; --rule-2: {_color(hue, 0.78, 0.1)}; --paper-2: {_color(hue, 0.975, 0.2)}; "
        f"--paper-3: {_color(hue, 0.94, 0.16)}; }}\n"
    )
