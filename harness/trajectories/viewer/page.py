"""Writes the page: page.html with the list, one script per trajectory beside it, screenshots where they are."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ....apps.platform.assets import VENDOR
from ..images import image_file, size_of
from ..model import Observation, Trajectory
from ..store import Store

_SOURCES = Path(__file__).parent
_FONT = "inter-latin.woff2"
_IMAGES = ("screenshot", "marks")
_TEXTS = ("axtree", "dom")


def write_page(store: Store, page: Path) -> Path:
    """Write the page over `store` to the file `page`; its data goes to the folder of the same name."""
    data_folder = page.with_name(f"{page.stem}_files")
    data_folder.mkdir(parents=True, exist_ok=True)
    # The page looks the same everywhere, also where no font like it is installed.
    shutil.copyfile(VENDOR / _FONT, data_folder / _FONT)
    index = []
    for path, trajectory in store.episodes():
        key = f"{path.parent.name}/{path.stem}"
        script = data_folder / f"{key.replace('/', '-')}.js"
        script.write_text(
            f"trajectory({_json(key)}, {_json(_data(trajectory, path.parent, page.parent))});\n", encoding="utf-8"
        )
        index.append({"key": key, "script": _url(script, page.parent)} | _entry(trajectory))
    html = (_SOURCES / "page.html").read_text(encoding="utf-8")
    style = (_SOURCES / "page.css").read_text(encoding="utf-8")
    html = html.replace("/*STYLE*/", style.replace("FONT", _url(data_folder / _FONT, page.parent)))
    html = html.replace("/*SCRIPT*/", (_SOURCES / "page.js").read_text(encoding="utf-8"))
    page.write_text(html.replace("/*INDEX*/null", _json(index)), encoding="utf-8")
    return page


def _entry(trajectory: Trajectory) -> dict[str, Any]:
    header = trajectory.header
    outcome, summary, score = _outcome(trajectory)
    return {
        "family": header.family,
        "seed": header.seed,
        "goal": header.goal,
        "outcome": outcome,
        "summary": summary,
        "score": score,
    }


def _outcome(trajectory: Trajectory) -> tuple[str, str, str]:
    if trajectory.fault is not None:
        return "fault", f"Fault in {trajectory.fault.stage}", ""
    if trajectory.end is None:
        return "cut", "Cut off", ""
    verdict = trajectory.end.verdict
    score = f"{sum(check['passed'] for check in verdict['checks'])}/{len(verdict['checks'])}"
    stray = f", {len(verdict['collateral'])} collateral" if verdict["collateral"] else ""
    outcome = "passed" if verdict["passed"] else "failed"
    return outcome, f"{outcome.capitalize()} {score}{stray}", score


def _data(trajectory: Trajectory, folder: Path, base: Path) -> dict[str, Any]:
    return {
        "header": {
            name: getattr(trajectory.header, name)
            for name in ("family", "seed", "world", "persona", "split", "goal", "form")
        },
        "steps": [
            {"action": step.action, "reward": step.reward, "error": step.error, "target": step.target}
            for step in trajectory.steps
        ],
        "frames": [_frame(observation, folder, base) for observation in trajectory.observations()] or [{"texts": {}}],
        "verdict": trajectory.end and trajectory.end.verdict,
        "fault": trajectory.fault and {name: getattr(trajectory.fault, name) for name in ("stage", "error", "message")},
    }


def _frame(observation: Observation, folder: Path, base: Path) -> dict[str, Any]:
    frame: dict[str, Any] = {
        "url": observation.get("url", ""),
        "tabs": [str(tab) for tab in observation.get("tabs", ())],
        "texts": {kind: observation[kind] for kind in _TEXTS if kind in observation},
    }
    for kind in _IMAGES:
        if kind in observation and "image" not in frame:
            file = image_file(folder, observation[kind]["file"])
            frame["image"], (frame["width"], frame["height"]) = _url(file, base.resolve()), size_of(file)
    return frame


def _url(file: Path, base: Path) -> str:
    return quote(Path(os.path.relpath(file, base)).as_posix())


def _json(data: object) -> str:
    # A closing script tag inside the data would end the script.
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
