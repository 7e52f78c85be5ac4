"""What our pages share: their look (`base.css`), their means (`kit.js`), and how one file is put together of parts.

A page opens from the disk: it may not fetch, so that styles, scripts and data stand in it.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from ...apps.platform.assets import VENDOR

_SOURCES = Path(__file__).parent
#: Pages look the same everywhere, also where no font like it is installed.
_FONT = VENDOR / "inter-latin.woff2"


def assemble(folder: Path, *, scripts: Sequence[str], data: Mapping[str, object]) -> str:
    """The page of `folder`: its page.html with page.css, with these scripts, and with `data` as constants by name."""
    font = f"data:font/woff2;base64,{base64.b64encode(_FONT.read_bytes()).decode()}"
    style = _read(_SOURCES / "base.css").replace("FONT", font) + _read(folder / "page.css")
    parts = [f"const {name} = {as_json(value)};" for name, value in data.items()]
    parts += [_read(_SOURCES / "kit.js"), *(_read(folder / name) for name in scripts)]
    html = _read(folder / "page.html").replace("/*STYLE*/", style)
    return html.replace("/*SCRIPT*/", "\n".join(['"use strict";', *parts]))


def as_json(data: object) -> str:
    """`data` as it may stand in a script of a page."""
    # A closing script tag inside the data would end the script.
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/").replace("<!--", "<\\!--")


def sources(folder: Path) -> bytes:
    """All that the page of `folder` is made of, code and parts."""
    files = sorted([*_SOURCES.iterdir(), *folder.iterdir()])
    return b"".join(file.read_bytes() for file in files if file.is_file())


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
