"""Hostile texts: what ends a script, an attribute, a line, a file, a terminal or a parser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from deskgym.harness.security.payloads import LINKS, MARKER, PAYLOADS

_BREAKERS = (
    "<!--",
    "<!--<script>",
    "--><script>",
    "</script>",
    "</SCRIPT >",
    "<script>",
    "]]>",
    "<![CDATA[",
    "</style><style>*{}",
    "<!--<script>alert(1)</script>",
    "\\",
    "\\\\",
    '\\"',
    "\\u003c/script>",
    "';alert(1)//",
    '");alert(1)//',
    "`${alert(1)}`",
    "\ud83d",
    "\udc00",
    "\udc00\ud83d",
    "a\ud800b",
    "\ud83d\ude00",
    "\x00",
    "\x1b[2J\x1b]0;owned\x07",
    "\x7f\x85\x9f",
    "\u2028\u2029",
    "\ufeff\ufffe\uffff",
    "\u202etxt.exe",
    "a\u0301" * 200,
    "😀" * 200,
    "\r\n\r\n",
    "\t",
    " ",
    "",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "null",
    "undefined",
    "NaN",
    "-Infinity",
    "0",
    "[object Object]",
    "/*SCRIPT*/",
    "/*STYLE*/",
    "<!--BODY-->",
    "FONT",
    "[/red]",
    "[bold",
    "[link=file:///etc/passwd]x[/link]",
    ":smile:",
    "%",
    "%s%n{0}{n}",
    "%00",
    "%ud800",
    "../../../etc/passwd",
    "file:///etc/passwd",
    "C:\\con",
    "#",
    "?",
    "a/b",
    "$&$1",
    "&lt;script&gt;",
    "&#0;",
    "<base href=//x>",
    "<meta http-equiv=refresh content=0>",
    "<iframe srcdoc='<script>1'>",
    "x" * 5_000,
    "<" * 5_000,
    "(" * 5_000,
    "[" * 5_000,
    "line\n" * 3_000,
    "<b>" * 1_000,
    "[ref=e1]",
)
_COUNT = 200


def hostile_texts() -> list[str]:
    """200 of them; what would run says so in `window.zqxss`."""
    known = [*_BREAKERS, *(payload.replace("{n}", "1") for payload in PAYLOADS), *LINKS]
    mixed = [f"{one}{known[-1 - place]}{one}" for place, one in enumerate(known) if len(one) < 500]
    return [*dict.fromkeys([*known, *mixed])][:_COUNT]


def with_texts(value: Any, text: str) -> Any:
    """`value` with every text in it replaced, but for digests, by which pictures are found."""
    if isinstance(value, str):
        return value if re.fullmatch(r"[0-9a-f]{64}", value) else text
    if isinstance(value, Mapping):
        return {key: with_texts(inner, text) for key, inner in value.items()}
    return [with_texts(inner, text) for inner in value] if isinstance(value, list | tuple) else value


__all__ = ["MARKER", "hostile_texts", "with_texts"]
