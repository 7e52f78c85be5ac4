"""Hostile texts and addresses, each with a marker by which it is known again."""

from __future__ import annotations

from .hosts import HOST

MARKER = "zqxss"
#: `{n}` numbers the place that a text went in.
PAYLOADS = (
    f"<script>window.{MARKER}={{n}}</script>",
    f'"><img src=x onerror=window.{MARKER}={{n}}>',
    f"'><svg/onload=window.{MARKER}={{n}}>",
    f'" autofocus onfocus=window.{MARKER}={{n}} x="',
    f"' onmouseover='window.{MARKER}={{n}}",
    f"</textarea></title></style><{MARKER} id={{n}}>",
    f"javascript:window.{MARKER}={{n}}",
    f"[a](javascript:window.{MARKER}={{n}}) ![b](data:text/html,{MARKER}) <javascript:{MARKER}>",
    f"[a](java\tscript:{MARKER}{{n}}) [b](&#106;avascript:{MARKER}) [c](data:text/html;base64,{MARKER})",
    f"{{{{{MARKER}.__class__}}}}{{% print({MARKER}) %}}${{{{{MARKER}}}}}#{{n}}",
    f"\u202e\u2028\u0000<\u017fcript>{MARKER}{{n}}</\u017fcript>\ufeff",
    f'=HYPERLINK("javascript:{MARKER}{{n}}","a")',
    f'http://{MARKER}.example/"onclick="{MARKER}{{n}}',
    f"&lt;img src=x onerror={MARKER}{{n}}&gt; &quot;onx={MARKER}",
    f"<!--{MARKER}{{n}}--><![CDATA[<{MARKER}>]]>",
)
#: Where a link must not lead: to what runs, to the machine's files, to other ports of it, out of the office.
ADDRESSES = (
    f"javascript:window.{MARKER}=1",
    f"JAVASCRIPT://{HOST}/%0awindow.{MARKER}=1",
    f"data:text/html,<script>{MARKER}</script>",
    f"file:///etc/{MARKER}",
    f"view-source:http://{HOST}/{MARKER}",
    f"blob:http://{HOST}/{MARKER}",
    f"http://127.0.0.1:8000/{MARKER}",
    f"http://localhost/{MARKER}",
    f"http://{HOST}:8000/{MARKER}",
    f"http://{MARKER}.example/",
    f"https://www.{MARKER}.example/",
    f"//{MARKER}.example/",
    f"\\\\{MARKER}.example/",
    f"http://{HOST}.{MARKER}.example/",
    f"http://{HOST}@{MARKER}.example/",
    f"mailto:{MARKER}@{MARKER}.example",
)
#: The same as people write them, a few to a text, for a field of one line takes no more.
LINKS = tuple(
    " ".join(shape.format(address) for address in ADDRESSES[start : start + 2])
    for shape in ("{0}", "[a]({0})", "<{0}>")
    for start in range(0, len(ADDRESSES), 2)
)
