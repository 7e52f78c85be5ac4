"""The page of one run's results, or of two side by side: one file, which opens from the disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...pages import assemble, write_html
from ...trajectories.failure import KINDS
from ...trajectories.viewer.data import url
from ..comparison import Comparison, change_of
from ..run import Episode, Run
from ..summary import shown_ks
from ..tables import as_data

_SOURCES = Path(__file__).parent
_SCRIPTS = ("charts.js", "groups.js", "episodes.js", "page.js")
_VIEWER = "index.html"


def write_results(runs: Sequence[Run], comparison: Comparison | None, page: Path) -> None:
    """Write the page; its links lead to the viewer's pages in the folders of the runs."""
    data = as_data(runs, comparison)
    most = max(max(run["all"]["pass_at"], default=0) for run in data["runs"])
    for run, shown in zip(runs, data["runs"], strict=True):
        viewer = url(run.folder / _VIEWER, page.parent)
        shown |= {"words": run.in_words(), "viewer": viewer}
    constants = {"DATA": data, "KS": shown_ks(most), "KINDS": KINDS, "EPISODES": _rows(runs)}
    write_html(page, assemble(_SOURCES, scripts=_SCRIPTS, data=constants))


def _rows(runs: Sequence[Run]) -> list[dict[str, Any]]:
    """A row for every episode that any of the runs has, with what came of it in each."""
    found = [{episode.entry.key: episode for episode in run.episodes} for run in runs]
    keys = sorted({key for episodes in found for key in episodes}, key=lambda key: key.order)
    rows = []
    for key in keys:
        played = [episodes.get(key) for episodes in found]
        entry = next(episode.entry for episode in played if episode is not None)
        named = {
            name: getattr(entry, name)
            for name in ("family", "seed", "split", "attempt", "app", "level", "kind", "goal")
        }
        row: dict[str, Any] = named | {
            "key": entry.file.removesuffix(".jsonl"),
            "runs": [_played(each) for each in played],
        }
        if len(runs) == 2:
            row["change"] = change_of(*played)
        rows.append(row)
    return rows


def _played(episode: Episode | None) -> dict[str, Any] | None:
    if episode is None:
        return None
    entry = episode.entry
    why = f"fault: {entry.fault['stage']}" if entry.fault else (entry.failure or "").replace("_", " ")
    return {
        "outcome": entry.outcome,
        "why": why,
        "steps": entry.steps,
        "seconds": episode.seconds,
        "tokens": episode.tokens,
        "cost": entry.cost,
    }
