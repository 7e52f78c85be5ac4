"""The zip archive that an xlsx file is: checked before anything is read, and cut down to what each reader needs."""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

from ...platform.errors import Invalid
from .budgets import is_too_much

_MOST_UNPACKED = 60_000_000
_MOST_PARTS = 2_000
_MOST_RATIO = 300
_NO_XLSX = "This is not an xlsx file, whatever its name says."
#: What compound files begin with, in which Excel kept workbooks until 2007, and keeps encrypted ones.
_COMPOUND = bytes.fromhex("d0cf11e0a1b11ae1")
_ENCRYPTED = "This file is encrypted: it opens with a password only. Save it without one, then upload it again."
#: Files of the same kind of programs, and what is said of them, by what their names end in.
OTHER_FORMATS = {
    "xls": "This is a workbook of Excel 97 to 2003 (.xls). Save it as .xlsx, then upload it again.",
    "xlsb": "This is a binary workbook (.xlsb). Save it as .xlsx, then upload it again.",
    "xlsm": "This is a workbook with macros (.xlsm), which are not run here. Save it as .xlsx, then upload it again.",
    "ods": "This is an OpenDocument spreadsheet (.ods). Save it as .xlsx, then upload it again.",
}
#: The parts of an archive by name.
Parts = dict[str, bytes]
# What the engine reads; on drawings and comments it stumbles.
_ENGINE_PARTS = re.compile(
    r"\[Content_Types\]\.xml|_rels/\.rels|docProps/.*|xl/(_rels/)?workbook\.xml(\.rels)?|xl/worksheets/[^/]+\.xml|"
    r"xl/(sharedStrings|styles|metadata|theme/[^/]+)\.xml"
)
_TEXTS = "xl/sharedStrings.xml"
_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml")
# What the engine is not given: what leads to other parts, and the rules that it would spread over every cell.
_LINKED = re.compile(
    r"<(drawing|legacyDrawing|legacyDrawingHF|picture|oleObjects|controls|tableParts|hyperlinks|conditionalFormatting|"
    r"dataValidations|extLst)\b(?:[^>]*/>|[^>]*>.*?</\1>)", re.S
)  # fmt: skip
CELL = re.compile(r"<c\s[^>]*?/>|<c(\s[^>]*)?>.*?</c>", re.S)
_STYLED = re.compile(r'<c\b(?=[^>]*\br="([A-Z]{1,3}\d+)")(?=[^>]*\bs="(\d+)")')
_UNREAD = re.compile(r"<(extLst|headerFooter|mergeCells|hyperlinks)\b(?:[^>]*/>|[^>]*>.*?</\1>)", re.S)
_LOOK = re.compile(rb'<(?:c|row|col)\b[^>]*?\s(?:s|style)="(\d+)"')
_EXTENDED = re.compile(rb"<x14:(dataValidation|conditionalFormatting|sparkline)\b")
_DRAWN = re.compile(r"<Relationship\b[^>]*/relationships/drawing\"[^>]*/>")
_FORMULA = re.compile(r"<f\b[^>]*>([^<]*)</f>")
_FORMULA_OR_SHARE = re.compile(r"<f\b([^>]*?)(?:/>|>([^<]*)</f>)")
_SHARED = re.compile(r'\bsi="(\d+)"')
_ARRAY = re.compile(r'(<c\b(?![^>]*\bcm=)[^>]*>\s*<f\b)([^>]*\bt="array"[^>]*)')
_CORNERS, _AS_ARRAY = re.compile(r'\bref="[^":]*:'), re.compile(r'\s(?:t="array"|ref="[^"]*")')
_EXTERNAL = re.compile(r"\[\d+\][^\[\]!]*!")
# A name before a bracket; possessive, so that long words take no more than one look.
_STRUCTURED = re.compile(r"(?<![\w.])(?:[^\WA-Za-z_]|\.)*+[A-Za-z_][\w.]*+\[")
_CALLED, _LOCAL = re.compile(r'<definedName\b[^>]*?\bname="([^"]*)"'), re.compile(r'\slocalSheetId="\d+"')
_NAME = re.compile(r"<definedName\b([^>]*)>([^<]*)</definedName>")


def check_encryption(data: bytes) -> None:
    """Raise Invalid, at `file`, for a workbook that is encrypted."""
    if data.startswith(_COMPOUND) and "EncryptedPackage".encode("utf-16-le") in data:
        raise Invalid(file=_ENCRYPTED)


def check_archive(data: bytes) -> None:
    """Raise Invalid, at `file`, for what is no xlsx file, or would unpack to far more than it is."""
    check_encryption(data)
    if data.startswith(_COMPOUND):
        raise Invalid(file=OTHER_FORMATS["xls"])
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            names = {entry.filename.replace("\\", "/").casefold() for entry in entries}
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise Invalid(file=_NO_XLSX) from error
    if not names & {"xl/workbook.xml", "_rels/.rels"}:
        raise Invalid(file=OTHER_FORMATS["ods"] if "mimetype" in names else _NO_XLSX)
    if "xl/workbook.bin" in names:
        raise Invalid(file=OTHER_FORMATS["xlsb"])
    unpacked = sum(entry.file_size for entry in entries)
    swollen = any(e.file_size > 1_000_000 and e.file_size > _MOST_RATIO * max(e.compress_size, 1) for e in entries)
    if unpacked > _MOST_UNPACKED or len(entries) > _MOST_PARTS or swollen:
        raise Invalid(file="This file is too large once unpacked.")
    if any(entry.flag_bits & 1 for entry in entries):
        raise Invalid(file=_ENCRYPTED)


def parts(data: bytes) -> Parts:
    """The archive's parts by name. Raises Invalid for one that is damaged, or has entities of its own."""
    check_archive(data)
    found: Parts = {}
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for entry in archive.infolist():
                if not entry.is_dir():
                    found[entry.filename] = archive.read(entry)
    except (zipfile.BadZipFile, EOFError, OSError, NotImplementedError, zlib.error) as error:
        raise Invalid(file="This xlsx file is damaged.") from error
    for name, part in found.items():
        # Entities can make gigabytes of a few lines; no spreadsheet program writes them.
        if name.endswith((".xml", ".rels")) and (b"<!DOCTYPE" in part or b"<!ENTITY" in part):
            raise Invalid(file="This xlsx file declares entities, which is not allowed.")
    return found


def relations(found: Parts, name: str) -> dict[str, str]:
    """The parts that a part refers to, by the id of the reference; those outside of the file are left out."""
    folder, _, base = name.rpartition("/")
    part = found.get(f"{folder}/_rels/{base}.rels")
    targets: dict[str, str] = {}
    if part is None:
        return targets
    for relation in ElementTree.fromstring(part):
        target = relation.get("Target", "")
        if relation.get("TargetMode") != "External":
            targets[relation.get("Id", "")] = target_of(folder, target)
    return targets


def outside_relations(found: Parts, name: str) -> dict[str, str]:
    """Where a part leads to outside of the file, by the id of the reference."""
    folder, _, base = name.rpartition("/")
    part = found.get(f"{folder}/_rels/{base}.rels")
    relations = ElementTree.fromstring(part) if part is not None else ()
    return {one.get("Id", ""): one.get("Target", "") for one in relations if one.get("TargetMode") == "External"}


def target_of(folder: str, target: str) -> str:
    """The part that a relation leads to, from a part in `folder`."""
    if target.startswith("/"):
        return target.removeprefix("/")
    return posixpath.normpath(f"{folder}/{target}" if folder else target)


def is_sheet(name: str) -> bool:
    """Whether a part is a sheet of cells."""
    return _SHEET.fullmatch(name) is not None


def sheet_parts(found: Parts) -> dict[str, str]:
    """The part of each sheet, by its name in small letters."""
    return {name.casefold(): part for part, name in sheet_names(found).items()}


def sheet_names(found: Parts) -> dict[str, str]:
    """The name of each sheet, by its part."""
    targets, named = relations(found, "xl/workbook.xml"), dict[str, str]()
    for sheet in ElementTree.fromstring(found["xl/workbook.xml"]).iter():
        if sheet.tag.endswith("}sheet"):
            id = next((value for key, value in sheet.attrib.items() if key.endswith("}id")), "")
            named[targets.get(id, "")] = sheet.get("name", "")
    return named


def for_engine(found: Parts) -> tuple[Parts, int]:
    """The parts that the engine reads, and how many formulas were left with their values alone.

    Those are formulas over other files, and over tables, which the engine does not know.
    """
    kept, frozen, shared = dict[str, bytes](), 0, set[str]()

    def plain(match: re.Match[str]) -> str:
        nonlocal frozen
        group = _SHARED.search(match[1])
        if not match[2] and not (group and group[1] in shared) and 't="dataTable"' not in match[1]:
            return match[0]
        if match[2] and not (_EXTERNAL.search(match[2]) or _STRUCTURED.search(match[2])):
            return match[0]
        if group:
            shared.add(group[1])
        frozen += 1
        return ""

    for name, part in found.items():
        if not _ENGINE_PARTS.fullmatch(name):
            continue
        if _SHEET.fullmatch(name):
            text = _LINKED.sub("", part.decode("utf-8", errors="replace"))
            shared.clear()
            part = _ARRAY.sub(_as_plain, _FORMULA_OR_SHARE.sub(plain, text)).encode()
        elif name == "xl/workbook.xml":
            part = _names_for_all(part.decode("utf-8", errors="replace")).encode()
        kept[name] = part
    return kept, frozen


def _own_name(match: re.Match[str]) -> str:
    return "" if "_xlnm." in match[1] or _EXTERNAL.search(match[2]) else match[0]


def _as_plain(match: re.Match[str]) -> str:
    """A formula that was entered in several cells at once, in its first: the engine lets nobody write into such."""
    return match[0] if _CORNERS.search(match[2]) is None else match[1] + _AS_ARRAY.sub("", match[2])


def _names_for_all(workbook: str) -> str:
    """Names of the whole workbook, as Gridwork has them; those of one sheet stay so where others have them, too."""
    workbook = _NAME.sub(_own_name, workbook)
    counts = Counter(called[1].casefold() for called in _CALLED.finditer(workbook))

    def of_all(match: re.Match[str]) -> str:
        called = _CALLED.search(match[0])
        return _LOCAL.sub("", match[0]) if called and counts[called[1].casefold()] == 1 else match[0]

    return _NAME.sub(of_all, workbook)


def without_cells(found: Parts) -> bytes:
    """The archive without drawings, and without cells but on protected sheets, whose cells say which are not."""
    slim = dict(found)
    # Merged areas make openpyxl build every cell of them; texts are only looked up by cells.
    if _TEXTS in found and not any(_SHEET.fullmatch(n) and b"<sheetProtection" in part for n, part in found.items()):
        slim[_TEXTS] = b'<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>'
    for name, part in found.items():
        if _SHEET.fullmatch(name):
            text = _UNREAD.sub("", part.decode("utf-8", errors="replace"))
            slim[name] = (text if "<sheetProtection" in text else CELL.sub("", text)).encode()
        elif name.startswith("xl/worksheets/_rels/"):
            slim[name] = _DRAWN.sub("", part.decode("utf-8", errors="replace")).encode()
    return packed(slim)


def turned_cells(found: Parts, name: str) -> Iterator[tuple[str, int]]:
    """The address and angle, as files count it, of each cell of a sheet's part whose text is turned."""
    styles = ElementTree.fromstring(found["xl/styles.xml"]) if "xl/styles.xml" in found else ()
    angles = [
        next((int(part.get("textRotation", 0)) for part in look if part.tag.endswith("}alignment")), 0)
        for looks in styles
        if looks.tag.endswith("}cellXfs")
        for look in looks
    ]
    if any(angles):
        for cell in _STYLED.finditer(found[name].decode("utf-8", errors="replace")):
            if angle := angles[int(cell[2])]:
                yield cell[1], angle


def looks_used(found: Parts) -> set[int]:
    """The numbers of the looks that cells, rows and columns have."""
    used = {0}
    for name, part in found.items():
        if is_sheet(name):
            used |= {int(number) for number in set(_LOOK.findall(part))}
    return used


def extended(found: Parts) -> dict[str, int]:
    """How many rules stand in extensions, which nobody reads here, by what they are."""
    nouns = {
        b"dataValidation": "validation of a kind that is not known here",
        b"conditionalFormatting": "conditional format of a kind that is not known here",
        b"sparkline": "sparkline",
    }
    counts = dict.fromkeys(nouns.values(), 0)
    for name, part in found.items():
        if _SHEET.fullmatch(name):
            for word in _EXTENDED.findall(part):
                counts[nouns[word]] += 1
    return counts


def without_excess(found: Parts) -> tuple[Parts, Counter[str]]:
    """The parts without formulas that are more than the engine may be given, and how many were left out."""
    left, kept = Counter[str](), dict(found)

    def value_alone(match: re.Match[str]) -> str:
        if not is_too_much(match[1]):
            return match[0]
        left["formula too long or too deep, as its value"] += 1
        return ""

    def bounded(match: re.Match[str]) -> str:
        if not is_too_much(match[2]):
            return match[0]
        left["name that stands for a formula too long or too deep"] += 1
        return ""

    for name, part in found.items():
        if _SHEET.fullmatch(name):
            kept[name] = _FORMULA.sub(value_alone, part.decode("utf-8", errors="replace")).encode()
        elif name == "xl/workbook.xml":
            kept[name] = _NAME.sub(bounded, part.decode("utf-8", errors="replace")).encode()
    return (kept if left else found), left


def packed(found: Parts) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, part in found.items():
            archive.writestr(zipfile.ZipInfo(name), part)
    return target.getvalue()
