"""Files with hostile names and contents: whatever an app hands out again does nothing when a browser opens it."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Generator, Iterator
from html import escape
from urllib.parse import quote

from PIL import Image

from ..audit.findings import Finding
from . import scripts
from .addresses import ROWS, routes
from .deeds import readable
from .house import Answer, House, Visitor
from .marks import overviews
from .payloads import ADDRESSES, MARK, PAYLOADS
from .people import people
from .planting import Seen

#: Which routes take files, and in which field.
_TAKES = {
    "chat": {"posts.create": "files"},
    "sheet": {"files.import_file": "file", "editor.import_sheet": "file"},
}
#: What a browser shows without running anything in it.
_INERT = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp", "text/plain"})
_PAGE = f"<!doctype html><html><script>window.{MARK}=1</script><img src=x onerror=window.{MARK}=1></html>".encode()
_DRAWING = f'<svg xmlns="http://www.w3.org/2000/svg" onload="window.{MARK}=1"><script>{MARK}</script></svg>'.encode()
_NOTHING = ["'none'"]
_NAME = f"<img src=x onerror=window.{MARK}=1>"


def uploads() -> Iterator[tuple[str, bytes]]:
    """Names and contents: pages and scripts under their own and under harmless names, hostile names, hostile cells."""
    for ending in ("html", "xhtml", "svg", "js", "txt", "md", "csv", "json", "log", "png", "svg.png", "html.txt"):
        yield f"{MARK}.{ending}", _DRAWING if "svg" in ending else _PAGE
    yield f"{MARK}-real.png", _picture() + _PAGE
    for name in (_NAME, f"\"'><svg onload={MARK}>", f'x"; filename="{MARK}.html', f"x\r\nX-{MARK}: 1", f"../../{MARK}"):
        yield f"{name}.txt", _PAGE
        yield f"{name}.csv", _table()
    yield f"{MARK}.xlsx", _workbook()


def check(house: House, app: str) -> Iterator[Finding]:
    who = people(house, app)
    house.let_in(who)
    for route in routes(app):
        if field := _TAKES.get(app, {}).get(route.endpoint):
            for visitor in who:
                taken = False
                for values in readable(house, route, visitor, 1):
                    taken = yield from bring(house, visitor, route.path(values), field)
                if taken:
                    yield from handed_out(house, visitor)
                    yield from _named(house, visitor)
                    break


def bring(house: House, visitor: Visitor, path: str, field: str) -> Generator[Finding, None, bool]:
    """Every file brought in; whether any was taken."""
    taken = False
    for name, content in uploads():
        data = {field: (io.BytesIO(content), name), "confirmed": "yes"}
        answer = house.ask(visitor, "POST", path, data, keep=True)
        taken = taken or bool(answer.changes)
        seen = Seen(f"POST {path} by {visitor} with the file {name!r}", path, answer)
        yield from scripts.look(visitor.app, seen)
    return taken


def handed_out(house: House, visitor: Visitor) -> Iterator[Finding]:
    """The files as they come back."""
    for path in _addresses(house, visitor):
        answer = house.ask(visitor, "GET", path)
        for fault in unsafe(answer) if answer.went_well else [f"answers {answer.status}"]:
            yield Finding("file", visitor.app, f"GET {path} by {visitor}: {fault}", "")


def _named(house: House, visitor: Visitor) -> Iterator[Finding]:
    """The pages that may name the files."""
    app = visitor.app
    seen = [Seen(f"GET {path} by {visitor}", path, answer) for path, answer in overviews(house, app, visitor, most=3)]
    for route in routes(app):
        if "GET" in route.methods and route.variables:
            # The newest row comes last.
            paths = [route.path(values) for values in readable(house, route, visitor, 2)[-1:]]
            seen += [Seen(f"GET {path} by {visitor}", path, house.ask(visitor, "GET", path)) for path in paths]
    for each in seen:
        yield from scripts.look(app, each)


def _addresses(house: House, visitor: Visitor) -> Iterator[str]:
    if visitor.app == "chat":
        for id, name in house.rows(f"SELECT id, name FROM chat_file WHERE name LIKE '%{MARK}%' ORDER BY id"):
            yield f"/files/{id}/{quote(name, safe='')}"
            yield f"/files/{id}/{quote(name, safe='')}?download"
    else:
        books = f"""SELECT id, workbook_id FROM sheet_sheet WHERE name LIKE '%{MARK}%' OR workbook_id IN
            (SELECT id FROM sheet_workbook WHERE title LIKE '%{MARK}%') ORDER BY id"""
        # Somebody else's, brought in before, are not for everybody.
        own = {id for (id,) in ROWS["sheet"]["workbooks/id"].readable_by(house, visitor)}
        for sheet, book in [row for row in house.rows(books) if row[1] in own]:
            yield f"/workbooks/{book}/download.xlsx"
            yield f"/workbooks/{book}/download.csv?sheet={sheet}"


def unsafe(answer: Answer) -> Iterator[str]:
    """What would let a browser take a file for more than it is."""
    rules = [rule.split() for rule in answer.headers.get("Content-Security-Policy", "").split(";")]
    policy = {name: values for name, *values in filter(None, rules)}
    if "allow-same-origin" in policy.get("sandbox", ["allow-same-origin"]):
        yield "is not in a sandbox"
    if "allow-scripts" in policy.get("sandbox", []) and policy.get("script-src", policy.get("default-src")) != _NOTHING:
        yield "is in a sandbox in which scripts run"
    if answer.headers.get("X-Content-Type-Options") != "nosniff":
        yield "comes without nosniff"
    if not answer.is_attachment and answer.kind not in _INERT:
        yield f"is shown as {answer.kind}"
    if any(MARK in name for name in answer.headers):
        yield "has a header out of the file's name"


def _picture() -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (4, 4), "white").save(data, "PNG")
    return data.getvalue()


def _table() -> bytes:
    return "\n".join(f'"{text.replace(chr(34), chr(34) * 2)}",1' for text in PAYLOADS if "\0" not in text).encode()


def _workbook() -> bytes:
    """An xlsx file whose sheet's name, cells and hyperlinks are hostile."""
    texts = [escape("".join(c for c in text if c.isprintable())) for text in PAYLOADS]
    rows = "".join(
        f'<row r="{row}"><c r="A{row}" t="inlineStr"><is><t>{text}</t></is></c></row>'
        for row, text in enumerate(texts, 1)
    )
    links = "".join(f'<hyperlink ref="A{row}" r:id="rId{row}"/>' for row in range(1, len(ADDRESSES) + 1))
    targets = "".join(
        f'<Relationship Id="rId{row}" Type="{_OFFICE}/hyperlink" Target="{escape(address)}" TargetMode="External"/>'
        for row, address in enumerate(ADDRESSES, 1)
    )
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{kind}.sheet.main+xml"/>'
        f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{kind}.worksheet+xml"/>'
        f'<Override PartName="/xl/styles.xml" ContentType="{kind}.styles+xml"/></Types>',
        "_rels/.rels": _relations(
            f'<Relationship Id="rId1" Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/>'
        ),
        "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheets>'
        f'<sheet name="{escape(f"<img src=x onerror={MARK}>")}" sheetId="1" r:id="rId1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": _relations(
            f'<Relationship Id="rId1" Type="{_OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>'
            f'<Relationship Id="rId2" Type="{_OFFICE}/styles" Target="styles.xml"/>'
        ),
        "xl/styles.xml": f'<styleSheet xmlns="{_MAIN}"><fonts><font><sz val="11"/><name val="Inter"/></font></fonts>'
        "<fills><fill><patternFill/></fill></fills><borders><border/></borders><cellStyleXfs><xf/></cellStyleXfs>"
        '<cellXfs><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>'
        '<cellStyles><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheetData>{rows}</sheetData>'
        f"<hyperlinks>{links}</hyperlinks></worksheet>",
        "xl/worksheets/_rels/sheet1.xml.rels": _relations(targets),
    }
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, text in parts.items():
            archive.writestr(zipfile.ZipInfo(name), f'<?xml version="1.0" encoding="UTF-8"?>{text}')
    return data.getvalue()


_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def _relations(relations: str) -> str:
    return f'<Relationships xmlns="{_PACKAGE}/relationships">{relations}</Relationships>'
