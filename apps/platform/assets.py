"""Static files under names that change with their content, and icons as inline SVG."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from flask import Flask, abort
from flask.wrappers import Response
from markupsafe import Markup

from . import bundles

VENDOR = Path(__file__).parent / "static" / "vendor"
_YEAR = 365 * 24 * 3600
# Not `mimetypes`, which asks the machine.
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".json": "application/json",
}


def install(app: Flask, own: Path) -> None:
    """Serve an app's `own` static files and the platform's at /static; templates get `asset(name)` and `icon(name)`."""
    folders = (*bundles.served(), own, VENDOR.parent)

    @cache
    def find(name: str) -> Path | None:
        for folder in folders:
            path = (folder / name).resolve()
            if path.is_relative_to(folder.resolve()) and path.is_file():
                return path
        return None

    @cache
    def content(path: Path) -> bytes:
        return path.read_bytes()

    @cache
    def version() -> str:
        """Digest of all static files: in the path, so that imports and fonts, named relatively, have it too."""
        digest = hashlib.sha256()
        for folder in folders:
            for path in sorted(path for path in folder.rglob("*") if path.is_file()):
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:12]

    def asset(name: str) -> str:
        """The address of a static file, good for as long as no static file changes."""
        if find(name) is None:
            raise FileNotFoundError(f"no static file {name!r} (if it is a vendor file, {VENDOR_HINT})")
        return f"/static/{version()}/{name}"

    def static(digest: str, name: str) -> Response:
        path = find(name)
        if path is None:
            abort(404)
        kind = _TYPES.get(path.suffix, "application/octet-stream")
        response = Response(content(path), content_type=kind)
        if digest == version():
            response.cache_control.public = True
            response.cache_control.max_age = _YEAR
            response.cache_control.immutable = True
        return response

    app.add_url_rule("/static/<digest>/<path:name>", "static", static)
    app.jinja_env.globals.update(asset=asset, icon=icon)


VENDOR_HINT = "run `npm ci` and `python -m deskgym.apps.platform.vendor` first"


@cache
def icon(name: str, size: int = 16) -> Markup:
    """An icon as inline SVG, hidden from screen readers: the control it sits in carries the name."""
    path = VENDOR / "icons" / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(f"no icon {name!r}: add it to ICONS in vendor.py, or {VENDOR_HINT}")
    drawing = re.search(r"<svg[^>]*>(.*)</svg>", path.read_text(), re.DOTALL)
    assert drawing is not None, f"{path} is not an SVG"
    shapes = re.sub(r"\s*\n\s*", "", drawing.group(1))
    return Markup(
        f'<svg class="icon" width="{size}" height="{size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" '
        f'stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">{shapes}</svg>'
    )
