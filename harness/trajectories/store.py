"""A folder of trajectories, of gold solutions or of a run.

Gold: FAMILY/SEED.jsonl, its screenshots in FAMILY/SEED/, and index.json. A run: FAMILY/SEED-SPLIT-ATTEMPT.jsonl, the
screenshots of all in pictures/ (`runs.folder`). Where it is not the plain one, the look comes last: SEED-look17.
"""

from __future__ import annotations

import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TextIO

import numpy as np

from ..errors import BadTrajectory
from ..look_choice import in_file_names
from ..texts import to_json
from .images import PICTURES, png, sha256
from .model import Header, Line, Observation, Trajectory, dump, load, read

# 7 of a gold trajectory, or 7-look17; 7-test-0, 7-test-0-hops2 or 7-test-0-look17 of an episode of a run.
_STEM = re.compile(r"(\d+)(?:-(\w+)-(\d+))?((?:-\w+)*)")


class Writer:
    """Writes one episode while it is played: every line reaches the file before the next action.

    Screenshots go to a folder of the episode's own, or by their digests to `pictures`, a folder shared by many.
    """

    def __init__(self, path: Path, *, pictures: Path | None = None) -> None:
        self.path = path
        self.pictures = pictures
        #: The shared pictures that the episode shows.
        self.shown: set[Path] = set()
        self._images = path.with_suffix("")
        self._count = 0
        self._file: TextIO | None = None

    def __enter__(self) -> Self:
        if self.pictures is None and self._images.is_dir():
            shutil.rmtree(self._images)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("w", encoding="utf-8", newline="\n")
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def write(self, line: Line) -> None:
        if self._file is None:
            raise ValueError("the writer is not open: use it in a with statement")
        self._file.write(dump(line) + "\n")
        self._file.flush()

    def stored(self, observation: Observation) -> Observation:
        """`observation` with its images saved as files."""
        number, self._count = self._count, self._count + 1
        return {
            kind: self._save(f"{number:03}-{kind}.png", value) if isinstance(value, np.ndarray | bytes) else value
            for kind, value in observation.items()
        }

    def _save(self, name: str, image: Any) -> dict[str, str]:
        data = image if isinstance(image, bytes) else png(image)
        digest = sha256(data)
        if self.pictures is not None:
            file = self.pictures / digest[:2] / f"{digest}.png"
            _share(file, data)
            self.shown.add(file)
            return {"file": f"../{PICTURES}/{digest[:2]}/{file.name}", "sha256": digest}
        self._images.mkdir(exist_ok=True)
        (self._images / name).write_bytes(data)
        return {"file": f"{self._images.name}/{name}", "sha256": digest}


def _share(file: Path, data: bytes) -> None:
    """Put a picture in place, unless it is there."""
    with suppress(FileNotFoundError):
        # One that a crash of the machine left behind may be cut.
        if file.stat().st_size == len(data):
            return
    _place(file, data)


def _place(file: Path, data: bytes, *, sync: bool = False) -> None:
    """Write a file, which is there whole or not at all; with `sync` also if the power fails."""
    file.parent.mkdir(parents=True, exist_ok=True)
    temporary = file.with_suffix(f".{os.getpid()}-{threading.get_native_id()}.part")
    with temporary.open("wb") as stream:
        stream.write(data)
        if sync:
            stream.flush()
            os.fsync(stream.fileno())
    temporary.replace(file)


@dataclass(frozen=True)
class Store:
    """A folder of trajectories."""

    folder: Path

    @classmethod
    def open(cls, folder: Path) -> Store:
        """The folder, which must hold trajectories. Raises BadTrajectory."""
        if not folder.is_dir():
            raise BadTrajectory(f"There is no folder {folder}. Make one with `deskgym gold` or `deskgym run`.")
        store = cls(folder)
        if not store.files():
            raise BadTrajectory(f"{folder} holds no trajectories. Make some with `deskgym gold` or `deskgym run`.")
        return store

    def path(self, family: str, seed: int, look: str = "0") -> Path:
        return self.folder / family / f"{seed}{in_file_names(look)}.jsonl"

    def files(self) -> list[Path]:
        """The trajectory files, by family, split, seed, dials and attempt."""
        found = ((path, _STEM.fullmatch(path.stem)) for path in self.folder.glob("*/*.jsonl"))
        keys = {path: (path.parent.name, *_order(match)) for path, match in found if match is not None}
        return sorted(keys, key=keys.__getitem__)

    def episodes(self) -> Iterator[tuple[Path, Trajectory]]:
        """All but the files that a crash left without even a header."""
        for path in self.files():
            with suppress(BadTrajectory):
                yield path, read(path)

    def headers(self) -> Iterator[Header]:
        """The first lines of all files that have one."""
        for path in self.files():
            with suppress(ValueError), path.open("rb") as file:
                if isinstance(line := load(file.readline().decode()), Header):
                    yield line

    def receive(self, files: dict[str, bytes]) -> None:
        """Put files of an episode in place, by their names in the folder, the trajectory when all else is there."""
        for name in sorted(files, key=lambda name: name.endswith(".jsonl")):
            _place(self.folder / name, files[name], sync=True)

    def clear(self) -> None:
        """Remove the trajectories, and the screenshots of each."""
        for path in self.files():
            path.unlink()
            shutil.rmtree(path.with_suffix(""), ignore_errors=True)

    def write_index(self, entries: list[dict[str, Any]]) -> None:
        """Replace index.json, so that it is whole at any time."""
        entries = sorted(entries, key=lambda entry: (entry["family"], entry["seed"], entry["file"]))
        counts = {
            "episodes": len(entries),
            "verified": sum(entry["verified"] for entry in entries),
            "faults": sum(entry["fault"] is not None for entry in entries),
        }
        temporary = self.folder / "index.json.part"
        temporary.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(to_json(counts | {"trajectories": entries}, indent=1) + "\n", encoding="utf-8")
        temporary.replace(self.folder / "index.json")


def _order(stem: re.Match[str]) -> tuple[str, int, str, int]:
    seed, split, attempt, dials = stem.groups()
    return split or "", int(seed), dials or "", int(attempt or 0)


def index_entry(path: Path, trajectory: Trajectory) -> dict[str, Any]:
    """What index.json says of one trajectory."""
    header, fault = trajectory.header, trajectory.fault
    return {
        "file": f"{path.parent.name}/{path.name}",
        "family": header.family,
        "seed": header.seed,
        "split": header.split,
        **({} if header.look == "0" else {"look": header.look}),
        "goal": header.goal,
        "steps": len(trajectory.steps),
        "verified": trajectory.verified,
        "fault": None if fault is None else {"stage": fault.stage, "error": fault.error, "message": fault.message},
    }
