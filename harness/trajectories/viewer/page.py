"""Writes the page: page.html with the list, one script per trajectory beside it, screenshots where they are."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import deflate

from ...errors import BadTrajectory
from ...pages import as_json, assemble, sources, write_html
from ...texts import to_json
from ..failure import KINDS, explain
from ..model import read
from ..store import Store
from .data import list_entry, page_data, shortened, timing_file, url

_SOURCES = Path(__file__).parent
_SCRIPTS = ("list.js", "picture.js", "details.js", "page.js")
#: What has been written of which trajectories, so that only what has changed is written again.
_MADE = "made.json"
#: Page texts are much alike: they take a tenth of their size, and the browser unpacks them.
_LEVEL = 6
_NO_NAME = re.compile(r"[^A-Za-z0-9_.-]+")
_LONGEST_NAME = 80
# Of why a file cannot be read: it may quote the file.
_LONGEST_REASON = 500


@dataclass(frozen=True)
class Written:
    """What came of writing a page."""

    page: Path
    #: Why a file is not on the page, by its name in the folder.
    unread: dict[str, str]
    #: Why screenshots of episodes that are on it are not.
    refused: list[str]


def write_page(store: Store, page: Path) -> Path:
    """Write the page over `store` to the file `page`, which is returned."""
    return publish(store, page).page


def publish(store: Store, page: Path) -> Written:
    """Write the page over `store` to the file `page`; its data goes to the folder of the same name.

    Trajectories that are as they were when the page was written before are not read again. One that cannot be read
    is named on the page, and does not keep the others from it.
    """
    data_folder = page.with_name(f"{page.stem}_files")
    data_folder.mkdir(parents=True, exist_ok=True)
    made = _Made(data_folder)
    index: list[dict[str, Any]] = []
    unread: dict[str, str] = {}
    for path in store.files():
        key = f"{path.parent.name}/{path.stem}"
        script = data_folder / script_name(key)
        stamp = [_stamp(path), _stamp(timing_file(path))]
        entry = made.entry(key, stamp)
        if entry is None or not script.is_file():
            try:
                trajectory = read(path)
            except BadTrajectory as error:
                unread[f"{path.parent.name}/{path.name}"] = shortened(str(error), _LONGEST_REASON)
                continue
            failure = explain(trajectory)
            data = page_data(trajectory, failure, path, page.parent)
            refused = [frame["blank"] for frame in data["frames"] if frame.get("refused")]
            packed = base64.b64encode(deflate.zlib_compress(as_json(data).encode(), _LEVEL)).decode()
            script.write_text(f'trajectory({as_json(key)}, "{packed}");\n', encoding="utf-8")
            entry = list_entry(trajectory, failure) | {"refused": refused[:1]}
        made.note(key, stamp, entry)
        index.append({"key": key, "script": url(script, page.parent), **entry})
    made.save()
    data = {"NAME": store.folder.resolve().name, "KINDS": KINDS, "INDEX": index, "UNREAD": unread}
    write_html(page, assemble(_SOURCES, scripts=_SCRIPTS, data=data))
    return Written(page, unread, [reason for entry in index for reason in entry["refused"]])


class _Made:
    """The file that says what has been written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        # Another version of the viewer writes other data.
        self._viewer = hashlib.sha256(sources(_SOURCES)).hexdigest()
        self._before: dict[str, Any] = {}
        self._now: dict[str, Any] = {}
        with suppress(OSError, ValueError, KeyError, TypeError):
            made = json.loads((folder / _MADE).read_text(encoding="utf-8"))
            self._before = made["episodes"] if made["viewer"] == self._viewer else {}

    def entry(self, key: str, stamp: object) -> dict[str, Any] | None:
        """The list's line of a trajectory, if it was written from these files."""
        found = self._before.get(key)
        return found["entry"] if found is not None and found["stamp"] == stamp else None

    def note(self, key: str, stamp: object, entry: dict[str, Any]) -> None:
        self._now[key] = {"stamp": stamp, "entry": entry}

    def save(self) -> None:
        """Write the file, and remove the scripts of trajectories that are no more."""
        scripts = {script_name(key) for key in self._now}
        for script in self._folder.glob("*.js"):
            if script.name not in scripts:
                script.unlink()
        text = to_json({"viewer": self._viewer, "episodes": self._now})
        (self._folder / _MADE).write_text(text, encoding="utf-8")


def script_name(key: str) -> str:
    """The file with the data of a trajectory, which is known by its family and its own name."""
    # Names that a file cannot have, and two that would be the same, are told apart by what they are made from.
    digest = hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return f"{_NO_NAME.sub('-', key)[:_LONGEST_NAME]}-{digest}.js"


def _stamp(path: Path) -> list[int] | None:
    with suppress(FileNotFoundError):
        stat = path.stat()
        return [stat.st_size, stat.st_mtime_ns]
    return None
