"""Files with hostile names and contents: pages and scripts, pictures, tables, workbooks."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from html import escape

from PIL import Image

from .payloads import ADDRESSES, MARKER, PAYLOADS

_PAGE = f"<!doctype html><html><script>window.{MARKER}=1</script><img src=x onerror=window.{MARKER}=1></html>".encode()
_DRAWING = (
    f'<svg xmlns="http://www.w3.org/2000/svg" onload="window.{MARKER}=1"><script>{MARKER}</script></svg>'.encode()
)
_NAME = f"<img src=x onerror=window.{MARKER}=1>"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def hostile_files() -> Iterator[tuple[str, bytes]]:
    """Yield names and contents: pages and scripts, under harmless names too, and hostile names, cells and links."""
    for ending in ("html", "xhtml", "svg", "js", "txt", "md", "csv", "json", "log", "png", "svg.png", "html.txt"):
        yield f"{MARKER}.{ending}", _DRAWING if "svg" in ending else _PAGE
    yield f"{MARKER}-real.png", _picture() + _PAGE
    for name in (
        _NAME,
        f"\"'><svg onload={MARKER}>",
        f'x"; filename="{MARKER}.html',
        f"x\r\nX-{MARKER}: 1",
        f"../../{MARKER}",
    ):
        yield f"{name}.txt", _PAGE
        yield f"{name}.csv", _table()
    yield f"{MARKER}.xlsx", _workbook()


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
        f'<sheet name="{escape(f"<img src=x onerror={MARKER}>")}" sheetId="1" r:id="rId1"/></sheets></workbook>',
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


def _relations(relations: str) -> str:
    return f'<Relationships xmlns="{_PACKAGE}/relationships">{relations}</Relationships>'
