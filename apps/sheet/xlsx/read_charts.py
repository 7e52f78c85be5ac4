"""Charts of a file: those whose series stand in columns of one sheet."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..charting import LEGENDS, PALETTE
from ..engine import Area, Engine, parse_area
from ..engine.refs import unquoted
from .reading import Page

_EMU = 9525  # to a pixel
_COLUMN, _LAST_COLUMN = 64, 500
_SIDES = {"t": "top", "b": "bottom", "l": "left", "r": "right", "tr": "right"}
_MOST_CHARTS, _MOST_SERIES = 20, 12
_OTHER = "chart of a kind that is not known here"


def read(page: Page, sheet: Any, engine: Engine, left: Counter[str]) -> None:
    for chart in sheet._charts:  # openpyxl has no other way to those that it has read
        made = _chart(chart, sheet, engine) if len(page.charts) < _MOST_CHARTS else None
        if made is None:
            left[_OTHER] += 1
        else:
            page.charts.append(made)


def _chart(chart: Any, sheet: Any, engine: Engine) -> dict[str, Any] | None:
    kinds = [_kind(one) for one in chart._charts]
    series = [(kind, one) for kind, made in zip(kinds, chart._charts, strict=True) for one in made.series]
    if None in kinds or not series or len(series) > _MOST_SERIES:
        return None
    kind = kinds[0] if len(kinds) == 1 else "combo" if set(kinds) <= {"column", "line"} else None
    if kind is None:
        return None
    shown = [_series(kind_of or "column", one) for kind_of, one in series]
    if any(one is None for one in shown):
        return None
    found = [one for one in shown if one is not None]
    homes = {one["home"].casefold() for one in found}
    key = next((info.key for info in engine.sheets() if info.name.casefold() in homes), None)
    if len(homes) != 1 or key is None:
        return None
    has_header = all(one["header"] for one in found)
    up = 1 if has_header else 0
    labels: Area | None = next((one["labels"] for one in found if one["labels"] is not None), None)
    return {
        "source": key,
        "kind": kind,
        "title": _text(chart.title),
        **_axis_titles(chart, kind),
        "legend": _legend(chart),
        "has_header": has_header,
        "shows_values": any(one["values_shown"] for one in found),
        "labels": str(_raised(labels, up)) if labels is not None else None,
        **_place(chart.anchor, sheet),
        "series": [
            {"values": str(_raised(one["area"], up)), "shape": one["shape"],
             "color": one["color"] if one["color"] in PALETTE else PALETTE[number % len(PALETTE)]}
            for number, one in enumerate(found)
        ],
    }  # fmt: skip


def _kind(chart: Any) -> str | None:
    stacked = getattr(chart, "grouping", None) in ("stacked", "percentStacked")
    match type(chart).__name__:
        case "BarChart":
            word = "bar" if chart.barDir == "bar" else "column"
            return f"stacked {word}" if stacked else word
        case "LineChart":
            return "line"
        case "AreaChart":
            return "area"
        case "PieChart" | "DoughnutChart":
            return "pie"
        case "ScatterChart":
            return "scatter"
    return None


def _series(kind: str, one: Any) -> dict[str, Any] | None:
    values = one.yVal if kind == "scatter" else one.val
    labels = one.xVal if kind == "scatter" else one.cat
    place, across = _reference(values), _reference(labels)
    name = _area_of(one.tx.strRef.f) if one.tx is not None and one.tx.strRef is not None else None
    # Ours stand in columns.
    if place is None or place[1].width != 1 or (across is not None and across[1].width != 1):
        return None
    home, area = place
    header = name is not None and name[1] == Area(area.top - 1, area.left, area.top - 1, area.left)
    labels_shown = one.dLbls is not None and bool(one.dLbls.showVal)
    return {
        "home": home, "area": area, "labels": across[1] if across else None, "header": header,
        "shape": "line" if kind == "line" else "column", "color": _color(one), "values_shown": labels_shown,
    }  # fmt: skip


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


def _axis_titles(chart: Any, kind: str) -> dict[str, str]:
    if kind == "pie":
        return {"x_title": "", "y_title": ""}
    along, up = _text(chart.x_axis.title), _text(chart.y_axis.title)
    return {"x_title": up, "y_title": along} if kind in ("bar", "stacked bar") else {"x_title": along, "y_title": up}


def _legend(chart: Any) -> str:
    if chart.legend is None:
        return "none"
    side = _SIDES.get(chart.legend.position or "r", "right")
    return side if side in LEGENDS else "right"


def _place(anchor: Any, sheet: Any) -> dict[str, int]:
    start = anchor._from
    left, top = round(start.colOff / _EMU), round(start.rowOff / _EMU)
    if getattr(anchor, "to", None) is not None:
        end = anchor.to
        widths, heights = _widths(sheet), _heights(sheet, end.row + 1)
        width = sum(widths.get(n, _COLUMN) for n in range(start.col + 1, end.col + 1)) - left + round(end.colOff / _EMU)
        height = sum(heights[n] for n in range(start.row + 1, end.row + 1)) - top + round(end.rowOff / _EMU)
    else:
        width, height = round(anchor.ext.width / _EMU), round(anchor.ext.height / _EMU)
    return {
        "row": start.row + 1, "column": start.col + 1, "down": min(max(top, 0), 400), "across": min(max(left, 0), 800),
        "width": min(max(width, 200), 1600), "height": min(max(height, 140), 1000),
    }  # fmt: skip


def _widths(sheet: Any) -> dict[int, int]:
    """The columns with a width of their own, in pixels."""
    return {
        number: 0 if dimension.hidden else round((dimension.width or 0) * 7 + 5)
        for dimension in sheet.column_dimensions.values()
        for number in range(dimension.min or 1, min(dimension.max or 1, _LAST_COLUMN) + 1)
    }


def _heights(sheet: Any, last: int) -> list[int]:
    """The heights of rows in pixels, by number."""
    usual = round((sheet.sheet_format.defaultRowHeight or 15) * 4 / 3)
    found = [usual] * (last + 1)
    for number, row in sheet.row_dimensions.items():
        if number <= last and (row.hidden or row.height is not None):
            found[number] = 0 if row.hidden else round(row.height * 4 / 3)
    return found
