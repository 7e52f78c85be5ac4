"""Hostile texts and files, each with a mark of its own, and how to tell that one came out as more than text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import unquote, urljoin, urlsplit

from . import markup
from .house import HOSTS

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
#: Where a link must not lead: to what runs, to the machine's files, to other ports of it, out of the office.
ADDRESSES = (
    f"javascript:window.{MARK}=1",
    f"JAVASCRIPT://crm.deskgym.test/%0awindow.{MARK}=1",
    f"data:text/html,<script>{MARK}</script>",
    f"file:///etc/{MARK}",
    f"view-source:http://crm.deskgym.test/{MARK}",
    f"blob:http://crm.deskgym.test/{MARK}",
    f"http://127.0.0.1:8000/{MARK}",
    f"http://localhost/{MARK}",
    f"http://crm.deskgym.test:8000/{MARK}",
    f"http://{MARK}.example/",
    f"https://www.{MARK}.example/",
    f"//{MARK}.example/",
    f"\\\\{MARK}.example/",
    f"http://crm.deskgym.test.{MARK}.example/",
    f"http://crm.deskgym.test@{MARK}.example/",
    f"mailto:{MARK}@{MARK}.example",
)
#: The same as people write them, a few to a text, for a field of one line takes no more.
LINKS = tuple(
    " ".join(shape.format(address) for address in ADDRESSES[start : start + 2])
    for shape in ("{0}", "[a]({0})", "<{0}>")
    for start in range(0, len(ADDRESSES), 2)
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


def outward(page: markup.Element, path: str, app_host: str) -> Iterator[str]:
    """The addresses on a page that lead elsewhere than to a page of an app."""
    for element in page.walk():
        for name in ("href", "action", "formaction", "xlink:href", "src"):
            # The empty icon of every page is an address of data.
            if name not in element.attributes or element.get(name) == "data:,":
                continue
            value = element.get(name)
            try:
                parts = urlsplit(urljoin(f"http://{app_host}{path}", value.strip().replace("\\", "/")))
                inside = parts.scheme == "http" and parts.netloc in HOSTS
            except ValueError:
                inside = False
            if not inside:
                yield f"{name}={value[:60]!r} of <{element.tag}>"
