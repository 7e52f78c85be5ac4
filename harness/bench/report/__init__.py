"""The report as a page: one table per section, a bar's ratio drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from ...pages import write_html
from ..figures import Figure

_SOURCES = Path(__file__).parent
_TITLES = ("What", "Median", "p90", "Unit", "Bar", "Compared", "Met")
_MET = {True: '<td class="yes">met', False: '<td class="no">missed', None: "<td>"}


def write_report(file: Path, found: Mapping[str, Sequence[Figure]], notes: Sequence[str]) -> None:
    """Write what the sections found to an HTML file that needs nothing else."""
    held = [(name, figure) for name, figures in found.items() for figure in figures if figure.bar is not None]
    parts = [f"<p>{escape(note)}</p>" for note in notes]
    if held:
        parts += ["<h2>What it is held to</h2>", _table([figure for _, figure in held], [name for name, _ in held])]
    for name, figures in found.items():
        parts += [f"<h2>{escape(name.capitalize())}</h2>", _table(figures)]
    page = (_SOURCES / "page.html").read_text(encoding="utf-8")
    write_html(file, page.replace("<!--BODY-->", "\n".join(parts)))


def _table(figures: Sequence[Figure], sections: Sequence[str] = ()) -> str:
    head = "".join(f"<th>{title}" for title in _TITLES)
    rows = []
    for index, figure in enumerate(figures):
        what, *cells = figure.cells
        shown = f"{sections[index]}: {what}" if sections else what
        columns = "".join(f"<td>{escape(cell)}" for cell in cells)
        rows.append(f"<tr><td>{escape(shown)}{columns}{_MET[figure.met]}{_share(figure)}")
    return f"<table><thead><tr>{head}<tbody>{''.join(rows)}</table>"


def _share(figure: Figure) -> str:
    """How much of what the bar asks for is reached, or how much of what it allows is used, as a drawn bar."""
    if figure.bar is None or figure.met is None:
        return ""
    value = figure.ratio if figure.bar.is_ratio else figure.median
    assert value is not None
    width = min(value / figure.bar.limit, 2) * 50
    return f'<div class="scale"><div style="width:{width:.0f}%"></div></div>'
