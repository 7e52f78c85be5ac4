"""Hostile texts, each with a mark of its own, and how to tell that one came out of a page as more than text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import unquote

from . import markup

MARK = "zqxss"
#: `{n}` numbers the place that a text went in.
PAYLOADS = (
    f"<script>window.{MARK}={{n}}</script>",
    f'"><img src=x onerror=window.{MARK}={{n}}>',
    f"'><svg/onload=window.{MARK}={{n}}>",
    f'" autofocus onfocus=window.{MARK}={{n}} x="',
    f"' onmouseover='window.{MARK}={{n}}",
    f"</textarea></title></style><{MARK} id={{n}}>",
    f"javascript:window.{MARK}={{n}}",
    f"[a](javascript:window.{MARK}={{n}}) ![b](data:text/html,{MARK}) <javascript:{MARK}>",
    f"[a](java\tscript:{MARK}{{n}}) [b](&#106;avascript:{MARK}) [c](data:text/html;base64,{MARK})",
    f"{{{{{MARK}.__class__}}}}{{% print({MARK}) %}}${{{{{MARK}}}}}#{{n}}",
    f"\u202e\u2028\u0000<\u017fcript>{MARK}{{n}}</\u017fcript>\ufeff",
    f'=HYPERLINK("javascript:{MARK}{{n}}","a")',
    f'http://{MARK}.example/"onclick="{MARK}{{n}}',
    f"&lt;img src=x onerror={MARK}{{n}}&gt; &quot;onx={MARK}",
    f"<!--{MARK}{{n}}--><![CDATA[<{MARK}>]]>",
)
_HANDLER = re.compile(r"^(on|hx-on)")
_ADDRESS = ("href", "src", "action", "formaction", "hx-get", "hx-post", "data", "srcset", "poster", "xlink:href")
_RUNS = re.compile(r"^[\s\x00-\x20]*(javascript|data|vbscript|file|view-source|blob|filesystem):", re.IGNORECASE)


def escaped(page: markup.Element) -> Iterator[str]:
    """What of the hostile texts became an element, an attribute, or an address that would run."""
    for element in page.walk():
        if MARK in element.tag:
            yield f"an element <{element.tag}>"
        is_data = element.get("type") == "application/json"
        if element.tag in ("script", "style") and MARK in element.text and not is_data:
            yield f"text within <{element.tag}>"
        for name, value in element.attributes.items():
            if MARK in name or (_HANDLER.match(name) and MARK in value):
                yield f"the attribute {name} of <{element.tag}>"
            if name in _ADDRESS and _RUNS.match(unquote(value)) and MARK in value:
                yield f"{name}={value[:60]!r} of <{element.tag}>"
