"""Files in the forms that are allowed and seldom, brought to the one that the readers know.

Parts under other names, with other namespaces, prefixes or encodings, none for looks; cells that do not say where they
are; texts with how they are read; dates counted from 1904.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from xml.etree import ElementTree

from ...platform.errors import Invalid
from ..engine.entry import is_date_format, plain_number
from ..engine.refs import column_name, column_number
from ..engine.styles import tinted
from .archive import Parts, is_sheet, target_of
from .budgets import DAMAGED

#: Days from the one from which some programs counted to the one from which all others do.
FROM_1904 = 1462
_MAIN = b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_STRICT = (
    (b"http://purl.oclc.org/ooxml/spreadsheetml/main", _MAIN),
    (b"http://purl.oclc.org/ooxml/officeDocument/", b"http://schemas.openxmlformats.org/officeDocument/2006/"),
    (b"http://purl.oclc.org/ooxml/drawingml/", b"http://schemas.openxmlformats.org/drawingml/2006/"),
)
_PREFIX = re.compile(rb'xmlns:(\w+)="' + _MAIN + b'"')
_ENCODING = re.compile(r"(<\?xml[^>]*?encoding=[\"'])([^\"']+)")
_READINGS = re.compile(rb"<rPh\b[^>]*>.*?</rPh>")
_READING_LOOKS = re.compile(rb"<phoneticPr\b[^>]*/>")
_ROW_OR_CELL = re.compile(r"<(row|c)\b([^>]*)>")
_AT = re.compile(r'\sr="([A-Z]*)(\d+)"')
_WITHOUT_ADDRESS = re.compile(r"<(?:row|c)\b(?![^>]*\sr=)[^>]*>")
#: The parts that stand at places that readers expect, by the last word of the relation that leads to them.
_PLACES = {"sharedStrings": "xl/sharedStrings.xml", "styles": "xl/styles.xml", "theme": "xl/theme/theme1.xml"}
_ONE_LOOK = b'numFmtId="0" fontId="0" fillId="0" borderId="0"'
_NO_LOOKS = (
    b'<styleSheet xmlns="' + _MAIN + b'"><fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/>'
    b'</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill '
    b'patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/>'
    b'</border></borders><cellStyleXfs count="1"><xf ' + _ONE_LOOK + b'/></cellStyleXfs><cellXfs count="1"><xf '
    + _ONE_LOOK + b' xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/>'
    b'</cellStyles><dxfs count="0"/></styleSheet>'
)  # fmt: skip
#: The numbers of the formats that every program has without a word, and that show a moment; 46 is a length of time.
_MOMENTS = frozenset((*range(14, 23), *range(27, 37), 45, 47, *range(50, 59)))
_CONSTANT = re.compile(r'(<c\b(?=[^>]*\bs="(\d+)")(?![^>]*\bt="(?!n"))[^>]*>\s*<v>)([^<]+)(?=</v>\s*</c>)')
_DATE_RULE = re.compile(r'<dataValidation\b(?=[^>]*\btype="date")[^>]*>.*?</dataValidation>', re.S)
_OPERAND = re.compile(r"(<formula[12]>)([\d.]+)(?=</formula[12]>)")
#: A cell that says what kind of value it has, and has none.
_EMPTY_CELL = re.compile(rb'(<c\b[^>]*?)\st="\w+"([^>/]*)(?:/>|>\s*(?:<v\s*/>|<v></v>|<is\s*/>)?\s*</c>)')
_SWITCHED_OFF = re.compile(rb'<(?:b|i|strike|u)\s+val="(?:0|false|none)"\s*/>')
_COLOR = re.compile(r'<(color|fgColor|bgColor|tabColor)\s([^>]*\btheme="(\d+)"[^>]*?)(/?)>')
_TINT = re.compile(r'\btint="([^"]*)"')
#: The colors of a theme by their numbers: the first two pairs are the other way round than they stand there.
_THEME_ORDER = ("lt1", "dk1", "lt2", "dk2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink",
                "folHlink")  # fmt: skip
_OLD_DATES = re.compile(rb'\sdate1904="(?:1|true|on)"')


def usual(parts: Parts, left: Counter[str]) -> Parts:
    """The parts of a file in the usual form; `left` learns what that changes. Raises Invalid."""
    found = _under_usual_names({name: _in_utf_8(name, part) for name, part in parts.items()})
    for name, part in found.items():
        if name.endswith((".xml", ".rels")):
            found[name] = _plain(part)
    found.setdefault("xl/styles.xml", _NO_LOOKS)
    for name in ("xl/sharedStrings.xml", *filter(is_sheet, found)):
        if b"<rPh" in (part := found.get(name, b"")):
            part, count = _READINGS.subn(b"", part)
            found[name] = _READING_LOOKS.sub(b"", part)
            left["reading of Japanese words (furigana)"] += count
    found["xl/styles.xml"] = _SWITCHED_OFF.sub(b"", found["xl/styles.xml"])
    _color_by_theme(found)
    for name in filter(is_sheet, list(found)):
        found[name] = _EMPTY_CELL.sub(rb"\1\2/>", found[name])
        text = found[name].decode("utf-8", errors="replace")
        if _WITHOUT_ADDRESS.search(text):
            found[name] = _with_addresses(text).encode()
    if _OLD_DATES.search(found["xl/workbook.xml"]):
        _count_from_1900(found, left)
    return found


def _in_utf_8(name: str, part: bytes) -> bytes:
    if not name.endswith((".xml", ".rels")):
        return part
    is_wide = part.startswith((b"\xff\xfe", b"\xfe\xff"))
    head = part[:200].decode("utf-16" if is_wide else "latin-1", errors="ignore")
    declared = _ENCODING.search(head)
    encoding = "utf-16" if is_wide else declared[2] if declared else "utf-8"
    if encoding.lower() in ("utf-8", "utf8"):
        return part.removeprefix(b"\xef\xbb\xbf")
    try:
        return _ENCODING.sub(r"\g<1>UTF-8", part.decode(encoding), count=1).encode()
    except (LookupError, UnicodeError) as error:
        raise Invalid(file=DAMAGED) from error


def _plain(part: bytes) -> bytes:
    """A part with the namespaces that most programs write, its own without a prefix."""
    for strict, transitional in _STRICT:
        part = part.replace(strict, transitional)
    if (declared := _PREFIX.search(part[:4000])) is not None:
        prefix = declared[1]
        part = re.sub(rb"(</?)" + prefix + rb":", rb"\1", part).replace(declared[0], b'xmlns="' + _MAIN + b'"')
    return part


def _color_by_theme(found: Parts) -> None:
    """Colors that a file takes from its theme, as those that they are there."""
    theme = found.get("xl/theme/theme1.xml")
    if theme is None:
        return
    colors: dict[str, str] = {}
    for part in ElementTree.fromstring(theme).iter():
        word = part.tag.rpartition("}")[2]
        if word in _THEME_ORDER and len(part):
            colors.setdefault(word, part[0].get("lastClr", part[0].get("val", "")))

    def plain(match: re.Match[str]) -> str:
        number, tint = int(match[3]), _TINT.search(match[2])
        color = colors.get(_THEME_ORDER[number], "") if number < len(_THEME_ORDER) else ""
        if not re.fullmatch(r"[0-9A-Fa-f]{6}", color):
            return match[0]
        color = tinted(f"#{color.upper()}", float(tint[1])) if tint else color
        return f'<{match[1]} rgb="FF{color.removeprefix("#").upper()}"{match[4]}>'

    for name in ("xl/styles.xml", *filter(is_sheet, list(found))):
        if b'theme="' in found[name]:
            found[name] = _COLOR.sub(plain, found[name].decode("utf-8", errors="replace")).encode()


# --- names of parts -------------------------------------------------------------------------------------------------


def _under_usual_names(parts: Parts) -> Parts:
    """The parts where readers look for them, whatever a file calls them and however it spells that."""
    found = {name.replace("\\", "/").removeprefix("/"): part for name, part in parts.items()}
    spelled = {name.casefold(): name for name in found}
    moved: dict[str, str] = {}
    book = _first(_related(found, spelled, ""), "officeDocument") or "xl/workbook.xml"
    if book not in found:
        raise Invalid(file="This is not an xlsx file, whatever its name says.")
    moved[book] = "xl/workbook.xml"
    for kind, name in _related(found, spelled, book):
        if kind == "worksheet" and not is_sheet(name):
            moved[name] = f"xl/worksheets/{name.replace('/', '_')}"
        elif kind in _PLACES:
            moved[name] = _PLACES[kind]
    moved = {old: new for old, new in moved.items() if old != new}
    if not moved and all(small == name.casefold() for small, name in spelled.items()) and set(found) == set(parts):
        return found
    for old in list(moved):
        moved[_relations_of(old)] = _relations_of(moved[old])
    return _moved(found, spelled, moved)


def _moved(found: Parts, spelled: Mapping[str, str], moved: Mapping[str, str]) -> Parts:
    """The parts under new names; what leads to them does so from the root."""
    kept: Parts = {}
    for name, part in found.items():
        if name.endswith(".rels"):
            folder = name.rpartition("/_rels/")[0]
            part = _leading(part, folder, spelled, moved)
        elif name.casefold() == "[content_types].xml":
            name = "[Content_Types].xml"
            for old, new in moved.items():
                part = part.replace(f'"/{old}"'.encode(), f'"/{new}"'.encode())
        kept[moved.get(name, name)] = part
    return kept


def _leading(part: bytes, folder: str, spelled: Mapping[str, str], moved: Mapping[str, str]) -> bytes:
    tree = ElementTree.fromstring(part)
    for relation in tree:
        if relation.get("TargetMode") != "External":
            path = target_of(folder, relation.get("Target", ""))
            path = spelled.get(path.casefold(), path)
            relation.set("Target", f"/{moved.get(path, path)}")
    return ElementTree.tostring(tree)


def _relations_of(name: str) -> str:
    folder, _, base = name.rpartition("/")
    return f"{folder}/_rels/{base}.rels".removeprefix("/")


def _related(found: Parts, spelled: Mapping[str, str], name: str) -> list[tuple[str, str]]:
    """What a part leads to, each by the last word of what the relation is called."""
    part = found.get(_relations_of(name))
    if part is None:
        return []
    folder = name.rpartition("/")[0]
    leads = []
    for relation in ElementTree.fromstring(part):
        path = target_of(folder, relation.get("Target", ""))
        leads.append((relation.get("Type", "").rpartition("/")[2], spelled.get(path.casefold(), path)))
    return leads


def _first(related: list[tuple[str, str]], kind: str) -> str | None:
    return next((name for found, name in related if found == kind), None)


# --- cells ----------------------------------------------------------------------------------------------------------


def _with_addresses(text: str) -> str:
    """A sheet whose rows and cells all say where they are: each that does not follows the one before."""
    row = column = 0

    def place(match: re.Match[str]) -> str:
        nonlocal row, column
        at = _AT.search(match[2])
        if match[1] == "row":
            row, column = int(at[2]) if at else row + 1, 0
            return match[0] if at else f'<row r="{row}"{match[2]}>'
        column = column_number(at[1]) if at else column + 1
        return match[0] if at else f'<c r="{column_name(column)}{row}"{match[2]}>'

    return _ROW_OR_CELL.sub(place, text)


def _count_from_1900(found: Parts, left: Counter[str]) -> None:
    """Dates that were counted from 1904, as the same days counted from 1900."""
    dated = _date_looks(found["xl/styles.xml"])

    def later(match: re.Match[str]) -> str:
        number = float(match[3])
        # Less than a day is a time of it.
        if int(match[2]) not in dated or 0 <= number < 1:
            return match[0]
        left["date counted from 1904, as the same day counted from 1900"] += 1
        return f"{match[1]}{plain_number(number + FROM_1904)}"

    def rule(match: re.Match[str]) -> str:
        return _OPERAND.sub(lambda operand: f"{operand[1]}{plain_number(float(operand[2]) + FROM_1904)}", match[0])

    for name in filter(is_sheet, list(found)):
        text = _CONSTANT.sub(later, found[name].decode("utf-8", errors="replace"))
        found[name] = _DATE_RULE.sub(rule, text).encode()
    found["xl/workbook.xml"] = _OLD_DATES.sub(b"", found["xl/workbook.xml"])


def _date_looks(styles: bytes) -> set[int]:
    """The numbers of the looks that show a date."""
    formats, dated = dict[str, str](), set[int]()
    for part in ElementTree.fromstring(styles):
        word = part.tag.rpartition("}")[2]
        if word == "numFmts":
            formats = {one.get("numFmtId", ""): one.get("formatCode", "") for one in part}
        elif word == "cellXfs":
            for number, look in enumerate(part):
                id = look.get("numFmtId", "0")
                format = formats.get(id, "")
                if (int(id) in _MOMENTS and not format) or (
                    is_date_format(format or "general") and "[" not in _bare(format)
                ):
                    dated.add(number)
    return dated


def _bare(format: str) -> str:
    """A number format without colors and languages; a bracket that is left counts hours on and on."""
    return re.sub(r"\[(?!h+\]|m+\]|s+\])[^\]]*\]", "", format, flags=re.IGNORECASE)
