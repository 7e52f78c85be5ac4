"""Charts of a file: those whose series stand in columns of one sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree

from ...platform.charting import LEGENDS, PALETTE, SHAPES
from ..engine import Area, Engine, parse_area
from ..engine.refs import unquoted
from .archive import relations
from .found import LAST_COLUMN, LAST_ROW, Page

_EMU = 9525  # to a pixel
_COLUMN = 64
_SIDES = {"t": "top", "b": "bottom", "l": "left", "r": "right", "tr": "right"}
_MOST_CHARTS, _MOST_SERIES = 20, 12
#: Parts of charts that are looked at on a sheet.
_MOST_READ = 100
_OTHER = "chart of a kind that is not known here"


def read(page: Page, sheet: Any, engine: Engine, found: dict[str, bytes], part: str, left: Counter[str]) -> None:
    """`part` is the sheet's name among the parts of the file."""
    from openpyxl.chart.chartspace import ChartSpace

    read: dict[str, Any] = {}
    for anchor, name in _drawn(found, part):
        if name not in read and len(read) < _MOST_READ:
            read[name] = ChartSpace.from_tree(ElementTree.fromstring(found[name])).chart
        is_wanted = name in read and len(page.charts) < _MOST_CHARTS
        made = _chart(anchor, read[name], sheet, engine) if is_wanted else None
        if made is None:
            left[_OTHER] += 1
        else:
            page.charts.append(made)


def _drawn(found: dict[str, bytes], part: str) -> Iterator[tuple[Any, str]]:
    """What the charts of a sheet are anchored to, with their parts; openpyxl itself would lose the axes of some."""
    from openpyxl.drawing.spreadsheet_drawing import SpreadsheetDrawing

    for drawing in dict.fromkeys(relations(found, part).values()):
        if not drawing.startswith("xl/drawings/") or not drawing.endswith(".xml") or drawing not in found:
            continue
        charts = relations(found, drawing)
        tree = SpreadsheetDrawing.from_tree(ElementTree.fromstring(found[drawing]))
        for relation in tree._chart_rels:  # there is no public way to what an anchor holds
            if (name := charts.get(relation.id, "")) in found:
                yield relation.anchor, name


def _chart(anchor: Any, chart: Any, sheet: Any, engine: Engine) -> dict[str, Any] | None:
    kinds = [_kind(one) for one in chart.plotArea._charts]
    series = [(kind, one) for kind, made in zip(kinds, chart.plotArea._charts, strict=True) for one in made.ser]
    if None in kinds or not series or len(series) > _MOST_SERIES:
        return None
    kind = kinds[0] if len(kinds) == 1 else "combo" if set(kinds) <= {"column", "line"} else None
    shown = [_series(one) for _, one in series]
    if kind is None or None in shown:
        return None
    found = [one for one in shown if one is not None]
    homes = {one.home.casefold() for one in found}
    key = next((info.key for info in engine.sheets() if info.name.casefold() in homes), None)
    if len(homes) != 1 or key is None:
        return None
    has_header = all(one.has_header for one in found)
    up = 1 if has_header else 0
    labels = next((one.labels for one in found if one.labels is not None), None)
    return {
        "source": key, "kind": kind, "title": _text(chart.title), **_axis_titles(chart.plotArea),
        "legend": _legend(chart), "has_header": has_header, "shows_values": any(one.shows_values for one in found),
        "labels": str(_raised(labels, up)) if labels is not None else None, **place(anchor, sheet, (200, 140)),
        "series": [
            {
                "values": str(_raised(one.area, up)),
                "color": one.color if one.color in PALETTE else PALETTE[at % len(PALETTE)],
                # Outside of combos nobody sees it: as new charts have it.
                "shape": SHAPES[min(at, 1)] if kind != "combo" else "line" if kind_of == "line" else "column",
            }
            for at, (one, (kind_of, _)) in enumerate(zip(found, series, strict=True))
        ],
    }  # fmt: skip


def _kind(chart: Any) -> str | None:
    stacked = getattr(chart, "grouping", None) in ("stacked", "percentStacked")
    match type(chart).__name__:
        case "BarChart":
            word = "bar" if chart.barDir == "bar" else "column"
            return f"stacked {word}" if stacked else word
        case "LineChart":
            return "scatter" if chart.ser and all(_is_undrawn(one) for one in chart.ser) else "line"
        case "AreaChart":
            return "area"
        case "PieChart" | "DoughnutChart":
            return "pie"
        case "ScatterChart":
            return "scatter"
    return None


def _is_undrawn(series: Any) -> bool:
    line = getattr(series.graphicalProperties, "line", None)
    return getattr(line, "noFill", None) is True


@dataclass(frozen=True)
class _Series:
    home: str  # the sheet's name
    area: Area
    labels: Area | None
    has_header: bool
    color: str | None
    shows_values: bool


def _series(one: Any) -> _Series | None:
    """None for one that stands elsewhere than in a column, as ours do."""
    values = one.yVal if getattr(one, "yVal", None) is not None else one.val
    labels = one.xVal if getattr(one, "xVal", None) is not None else one.cat
    place, across = _reference(values), _reference(labels)
    name = _area_of(one.tx.strRef.f) if one.tx is not None and one.tx.strRef is not None else None
    if place is None or place[1].width != 1 or (across is not None and across[1].width != 1):
        return None
    home, area = place
    has_header = name is not None and name[1] == Area(area.top - 1, area.left, area.top - 1, area.left)
    shows_values = one.dLbls is not None and bool(one.dLbls.showVal)
    return _Series(home, area, across[1] if across else None, has_header, _color(one), shows_values)


def _reference(source: Any) -> tuple[str, Area] | None:
    if source is None:
        return None
    held = getattr(source, "numRef", None) or getattr(source, "strRef", None)
    return _area_of(held.f) if held is not None else None


def _area_of(text: str) -> tuple[str, Area] | None:
    prefix, _, reference = text.rpartition("!")
    try:
        return unquoted(prefix), parse_area(reference.replace("$", ""))
    except ValueError:
        return None


def _raised(area: Area, rows: int) -> Area:
    return Area(max(1, area.top - rows), area.left, area.bottom, area.right)


def _color(one: Any) -> str | None:
    looks = [
        getattr(one, "graphicalProperties", None),
        getattr(getattr(one, "marker", None), "graphicalProperties", None),
    ]
    for look in looks:
        for fill in (getattr(look, "solidFill", None), getattr(getattr(look, "line", None), "solidFill", None)):
            if (rgb := getattr(getattr(fill, "srgbClr", None), "val", None)) is not None:
                return f"#{rgb.upper()}"
    return None


def _text(title: Any) -> str:
    """The words of a title."""
    rich = getattr(getattr(title, "tx", None), "rich", None)
    runs = [run.t or "" for paragraph in getattr(rich, "p", ()) or () for run in paragraph.r or ()]
    return " ".join("".join(runs).split())[:160]


def _axis_titles(plot: Any) -> dict[str, str]:
    titles = {"x_title": "", "y_title": ""}
    for axis in plot._axes:
        titles["x_title" if axis.axPos in ("b", "t") else "y_title"] = _text(axis.title)
    return titles


def _legend(chart: Any) -> str:
    if chart.legend is None:
        return "none"
    side = _SIDES.get(chart.legend.position or "r", "right")
    return side if side in LEGENDS else "right"


def place(anchor: Any, sheet: Any, least: tuple[int, int]) -> dict[str, int]:
    """Where something floats, and how large: at least so wide and high."""
    start = anchor._from
    left, top = round(start.colOff / _EMU), round(start.rowOff / _EMU)
    if getattr(anchor, "to", None) is not None:
        end = anchor.to
        widths, heights = _widths(sheet), _heights(sheet, last_row := min(end.row, LAST_ROW))
        width = (
            sum(widths.get(n, _COLUMN) for n in range(start.col + 1, min(end.col, LAST_COLUMN) + 1))
            - left
            + round(end.colOff / _EMU)
        )
        height = sum(heights[n] for n in range(start.row + 1, last_row + 1)) - top + round(end.rowOff / _EMU)
    else:
        width, height = round(anchor.ext.width / _EMU), round(anchor.ext.height / _EMU)
    return {
        "row": start.row + 1, "column": start.col + 1, "down": min(max(top, 0), 400), "across": min(max(left, 0), 800),
        "width": min(max(width, least[0]), 1600), "height": min(max(height, least[1]), 1000),
    }  # fmt: skip


def _widths(sheet: Any) -> dict[int, int]:
    """The columns with a width of their own, in pixels."""
    return {
        number: 0 if dimension.hidden else round((dimension.width or 0) * 7)
        for dimension in sheet.column_dimensions.values()
        for number in range(dimension.min or 1, min(dimension.max or 1, LAST_COLUMN) + 1)
    }


def _heights(sheet: Any, last: int) -> list[int]:
    """The heights of rows in pixels, by number."""
    usual = round((sheet.sheet_format.defaultRowHeight or 15) * 4 / 3)
    found = [usual] * (last + 1)
    for number, row in sheet.row_dimensions.items():
        if number <= last and (row.hidden or row.height is not None):
            found[number] = 0 if row.hidden else round(row.height * 4 / 3)
    return found
