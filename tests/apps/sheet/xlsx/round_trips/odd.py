"""The same files in forms that are allowed and seldom: each takes a usual file and writes it otherwise."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

Parts = dict[str, bytes]
Twist = Callable[[Parts], Parts]
_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml")
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def parts_of(data: bytes) -> Parts:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(parts: Parts) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return target.getvalue()


def _in_sheets(parts: Parts, change: Callable[[str], str]) -> Parts:
    return {n: change(p.decode()).encode() if _SHEET.fullmatch(n) else p for n, p in parts.items()}


def strict(parts: Parts) -> Parts:
    """ISO 29500 strict: other namespaces."""
    found = {}
    for name, part in parts.items():
        for old, new in (
            (_MAIN, "http://purl.oclc.org/ooxml/spreadsheetml/main"),
            (
                "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
                "http://purl.oclc.org/ooxml/officeDocument/relationships",
            ),
            ("http://schemas.openxmlformats.org/drawingml/2006/main", "http://purl.oclc.org/ooxml/drawingml/main"),
            (
                "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing",
                "http://purl.oclc.org/ooxml/drawingml/spreadsheetDrawing",
            ),
        ):
            part = part.replace(old.encode(), new.encode())
        if name == "xl/workbook.xml":
            part = re.sub(rb"<workbook ", b'<workbook conformance="strict" ', part, count=1)
        found[name] = part
    return found


def prefixed(parts: Parts) -> Parts:
    """Every element of a sheet with a prefix, as some libraries write them."""

    def prefix(text: str) -> str:
        text = re.sub(r"<(/?)(?=[A-Za-z])(?![A-Za-z0-9]+:)", r"<\1x:", text)
        return text.replace(f'xmlns="{_MAIN}"', f'xmlns:x="{_MAIN}"')

    changed = _in_sheets(parts, prefix)
    for name in ("xl/workbook.xml", "xl/styles.xml", "xl/sharedStrings.xml"):
        if name in changed:
            changed[name] = prefix(changed[name].decode()).encode()
    return changed


def absolute_paths(parts: Parts) -> Parts:
    """Relations that name parts from the root."""
    return {
        name: re.sub(rb'Target="(?=worksheets|styles|sharedStrings|theme)', b'Target="/xl/', part)
        if name == "xl/_rels/workbook.xml.rels"
        else part
        for name, part in parts.items()
    }


def inline_strings(parts: Parts) -> Parts:
    """Texts in their cells, no part for shared ones."""
    texts = re.findall(r"<si>(.*?)</si>", parts.get("xl/sharedStrings.xml", b"").decode(), re.S)

    def inline(text: str) -> str:
        return re.sub(
            r'<c ([^>]*)t="s"([^>]*)><v>(\d+)</v></c>',
            lambda cell: f'<c {cell[1]}t="inlineStr"{cell[2]}><is>{texts[int(cell[3])]}</is></c>',
            text,
        )

    return _without(_in_sheets(parts, inline), "sharedStrings")


def _without(parts: Parts, word: str) -> Parts:
    """Without a part and all that speaks of it."""
    found = {name: part for name, part in parts.items() if f"{word}.xml" not in name}
    for name in ("xl/_rels/workbook.xml.rels", "[Content_Types].xml"):
        found[name] = re.sub(rf"<(Relationship|Override)\b[^>]*{word}\.xml[^>]*/>".encode(), b"", found[name])
    return found


def without_styles(parts: Parts) -> Parts:
    """No part for looks: only what cells hold."""
    plain = _in_sheets(parts, lambda text: re.sub(r'(<(?:c|row|col)\b[^>]*?) (?:s|style)="\d+"', r"\1", text))
    plain = _in_sheets(plain, lambda text: re.sub(r' dxfId="\d+"', "", text))
    return _without(plain, "styles")


def without_addresses(parts: Parts) -> Parts:
    """Cells and rows that do not say where they are: each follows the one before. Only sheets without gaps."""

    def bare(text: str) -> str:
        return re.sub(r'(<(?:c|row)\b[^>]*?) r="[A-Z]*\d+"', r"\1", text)

    return _in_sheets(parts, bare)


def furigana(parts: Parts) -> Parts:
    """Texts with how they are read."""
    found = dict(parts)
    name = "xl/sharedStrings.xml"
    if name not in found:
        return found
    found[name] = re.sub(
        r"<si>(<t[^>]*>[^<]*</t>)</si>",
        r'<si>\1<rPh sb="0" eb="1"><t>カナ</t></rPh><phoneticPr fontId="1"/></si>',
        found[name].decode(),
    ).encode()
    return found


def shared_formulas(parts: Parts) -> Parts:
    """Formulas that repeat down a column, written once: those of the form A1*2."""

    def share(text: str) -> str:
        found = re.findall(r'<c r="([A-Z]+)(\d+)"[^>]*><f>A\2\*2</f>', text)
        if len(found) < 2:
            return text
        column, first, last = found[0][0], found[0][1], found[-1][1]
        ref = f"{column}{first}:{column}{last}"
        text = text.replace(f"<f>A{first}*2</f>", f'<f t="shared" ref="{ref}" si="0">A{first}*2</f>', 1)
        return re.sub(r"<f>A\d+\*2</f>", '<f t="shared" si="0"/>', text)

    return _in_sheets(parts, share)


def other_names(parts: Parts) -> Parts:
    """Parts under names of their own."""
    found: Parts = {}
    for name, part in parts.items():
        for old, new in (("worksheets/sheet", "worksheets/Tabelle"), ("sharedStrings.xml", "SharedStrings.xml")):
            name, part = name.replace(old, new), part.replace(old.encode(), new.encode())
        found[name] = part
    return found


def escapes(parts: Parts) -> Parts:
    """Line ends as some programs escape them."""
    found = dict(parts)
    for name in found:
        if name == "xl/sharedStrings.xml":
            found[name] = found[name].replace(b"</t></si>", b"_x000D_\nend</t></si>")
    return found


def marked(parts: Parts) -> Parts:
    """With byte order marks, comments and instructions among the XML."""
    found = dict(parts)
    for name in found:
        if _SHEET.fullmatch(name):
            found[name] = b"\xef\xbb\xbf" + found[name].replace(b"<sheetData>", b"<!-- made --><sheetData>")
    return found


def in_utf_16(parts: Parts) -> Parts:
    return {
        name: part.decode().replace('encoding="UTF-8"', 'encoding="UTF-16"').encode("utf-16")
        if _SHEET.fullmatch(name)
        else part
        for name, part in parts.items()
    }


def linked(parts: Parts) -> Parts:
    """A link to another file, by a formula and by a name."""
    found = _in_sheets(
        parts,
        lambda text: text.replace(
            "</sheetData>", '<row r="900"><c r="A900"><f>[1]Far!$A$1</f><v>12</v></c></row></sheetData>'
        ),
    )
    found["xl/externalLinks/externalLink1.xml"] = f'<externalLink xmlns="{_MAIN}"/>'.encode()
    return found


def by_libreoffice(parts: Parts) -> Parts:
    """As LibreOffice writes what it has read."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "in" / "book.xlsx"
        source.parent.mkdir()
        source.write_bytes(packed(parts))
        command = [
            "soffice",
            "--headless",
            f"-env:UserInstallation=file://{folder}/profile",
            "--convert-to",
            "xlsx:Calc MS Excel 2007 XML",
        ]
        subprocess.run([*command, "--outdir", folder, str(source)], check=True, capture_output=True, timeout=90)
        return parts_of((Path(folder) / "book.xlsx").read_bytes())


TWISTS: dict[str, Twist] = {
    "strict": strict,
    "prefixed": prefixed,
    "absolute paths": absolute_paths,
    "inline strings": inline_strings,
    "without styles": without_styles,
    "without addresses": without_addresses,
    "furigana": furigana,
    "shared formulas": shared_formulas,
    "other names": other_names,
    "escapes": escapes,
    "marked": marked,
    "UTF-16": in_utf_16,
    "linked": linked,
}
if shutil.which("soffice"):
    TWISTS["LibreOffice"] = by_libreoffice
