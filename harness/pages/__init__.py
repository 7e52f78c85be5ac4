"""What our pages share: their look (`base.css`), their means (`kit.js`), and how one file is put together of parts.

A page opens from the disk: it may not fetch, so that styles, scripts and data stand in it. Whatever the data says is
shown as text: `as_json` is the only way into a script, `write_html` the only way to the disk.
"""

from __future__ import annotations

import base64
import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from ...apps.platform.assets import VENDOR
from ..texts import to_json, whole_signs

_SOURCES = Path(__file__).parent
#: Pages look the same everywhere, also where no font like it is installed.
_FONT = VENDOR / "inter-latin.woff2"


def assemble(folder: Path, *, scripts: Sequence[str], data: Mapping[str, object]) -> str:
    """The page of `folder`: its page.html with page.css, with these scripts, and with `data` as constants by name."""
    font = f"data:font/woff2;base64,{base64.b64encode(_FONT.read_bytes()).decode()}"
    style = _read(_SOURCES / "base.css").replace("FONT", font) + _read(folder / "page.css")
    # Parsed and not written out as a literal, in which a key `__proto__` would be no key.
    parts = [f"const {name} = JSON.parse({as_json(as_json(value))});" for name, value in data.items()]
    parts += [_read(_SOURCES / "kit.js"), *(_read(folder / name) for name in scripts)]
    html = _read(folder / "page.html").replace("/*STYLE*/", style)
    return html.replace("/*SCRIPT*/", "\n".join(['"use strict";', *parts]))


def as_json(data: object) -> str:
    """`data` as JSON that may stand in a script of a page, whatever its texts are."""
    try:
        text = to_json(data, separators=(",", ":"), allow_nan=False)
    except ValueError:
        text = to_json(_in_words(data), separators=(",", ":"))
    # Without this sign nothing in it opens or closes anything.
    return text.replace("<", "\\u003c")


def write_html(file: Path, html: str) -> None:
    """Write a page, of which every text can be written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(whole_signs(html), encoding="utf-8")


def sources(folder: Path) -> bytes:
    """All that the page of `folder` is made of, code and parts."""
    files = sorted([*_SOURCES.iterdir(), *folder.iterdir()])
    return b"".join(file.read_bytes() for file in files if file.is_file())


def _in_words(data: object) -> object:
    """`data` with numbers that JSON has not, as NaN, in words."""
    if isinstance(data, float) and not math.isfinite(data):
        return str(data)
    if isinstance(data, Mapping):
        return {key: _in_words(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_in_words(value) for value in data]
    return data


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
