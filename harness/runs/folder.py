"""A run's folder, in which each episode lands whole or not at all.

manifest.json                    what is played, and how; never changed
episodes.jsonl                   an entry per episode that has landed
FAMILY/7-test-0.jsonl            its trajectory
FAMILY/7-test-0.timing.json      how long it took: the only file that differs when it is played again
pictures/ab/abcd….png            screenshots by digest, shared by all episodes
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import BadSelection, BadTrajectory
from ..outputs import check_folder
from ..texts import to_json
from ..trajectories.images import PICTURES
from ..trajectories.model import Fault, Trajectory, read
from ..trajectories.store import Store, Writer
from .config import FORMAT, RunConfig
from .entries import RunEntry
from .keys import EpisodeKey

MANIFEST, EPISODES = "manifest.json", "episodes.jsonl"
#: What is being written ends on this, and is renamed when it is whole.
PART = ".part"


@dataclass(frozen=True)
class RunFolder:
    """A folder that holds a run."""

    path: Path

    @classmethod
    def open(cls, path: Path) -> RunFolder:
        """The folder of a run. Raises BadSelection."""
        folder = cls(path)
        if not folder.is_run:
            raise BadSelection(f"{path} is no folder of a run: it has no {MANIFEST}. Make one with `deskgym run`.")
        return folder

    @property
    def is_run(self) -> bool:
        return (self.path / MANIFEST).is_file()

    @property
    def store(self) -> Store:
        """Its trajectories."""
        return Store(self.path)

    @property
    def pictures(self) -> Path:
        return self.path / PICTURES

    def trajectory(self, key: EpisodeKey) -> Path:
        return self.path / key.family / f"{key.name}.jsonl"

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep other runs from writing here. Raises BadSelection while one does, and CannotWrite."""
        if self.path.exists() and not self.path.is_dir():
            raise BadSelection(f"{self.path} is a file; --out names a folder.")
        check_folder(self.path)
        self.path.mkdir(parents=True, exist_ok=True)
        # The system lets go of it when this process ends, however it ends.
        handle = os.open(self.path, os.O_RDONLY)
        try:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BadSelection(f"{self.path} is being written to by another run: wait for its end.") from error
            yield
        finally:
            os.close(handle)

    # The manifest.

    def manifest(self) -> dict[str, Any]:
        """What manifest.json says. Raises BadSelection."""
        file = self.path / MANIFEST
        try:
            manifest = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadSelection(f"{file} cannot be read ({error}): start the run afresh with --force.") from error
        if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
            raise BadSelection(f"{file} is no manifest that this version reads: start the run afresh with --force.")
        return manifest

    def begin(self, config: RunConfig, *, resume: bool = False, force: bool = False) -> None:
        """Make the folder ready for a run: a new one, or with `resume` the one that is there, if it is the same.

        Raises BadSelection.
        """
        manifest = config.manifest()
        if force:
            self._clear()
        elif self.is_run and resume:
            _check_same(self.manifest(), manifest, self.path)
            self.mend()
            return
        elif self.is_run or self.store.files():
            raise BadSelection(
                f"{self.path} holds {len(self.store.files())} trajectories already. "
                + ("Give --resume to play what is missing, or " if self.is_run else "Choose another --out, or give ")
                + "--force to replace them."
            )
        self._replace(MANIFEST, to_json(manifest, indent=1) + "\n")

    def _clear(self) -> None:
        """Remove what a run or gold solutions have left."""
        self.store.clear()
        for pattern in (f"*/*{PART}", "*/*.timing.json", f"{PICTURES}/??/*"):
            for path in self.path.glob(pattern):
                path.unlink()
        for name in (EPISODES, MANIFEST):
            (self.path / name).unlink(missing_ok=True)

    # Episodes.

    @contextmanager
    def landing(self, key: EpisodeKey) -> Iterator[Writer]:
        """A writer of an episode, which lands when the block ends, and leaves nothing when it raises."""
        path = self.trajectory(key)
        # A process of a killed run may still be at it.
        part = path.with_name(f"{path.name}.{os.getpid()}{PART}")
        try:
            with Writer(part, pictures=self.pictures) as writer:
                yield writer
            # Also after a power cut nothing has landed that is not whole.
            for file in (*sorted(writer.shown), part):
                _sync(file)
            for folder in sorted({file.parent for file in writer.shown}):
                _sync(folder)
            part.replace(path)
            _sync(path.parent)
        finally:
            part.unlink(missing_ok=True)

    def land_fault(self, config: RunConfig, key: EpisodeKey, stage: str, error: Exception) -> RunEntry:
        """Land an episode that nobody could play."""
        header, fault = config.header(key), Fault(stage=stage, error=type(error).__name__, message=str(error))
        with self.landing(key) as writer:
            writer.write(header)
            writer.write(fault)
        return RunEntry.of(Trajectory(header, fault=fault))

    def write_timing(self, key: EpisodeKey, timing: dict[str, Any]) -> None:
        """Write how long an episode took, before it lands."""
        path = self.trajectory(key)
        path.with_suffix(".timing.json").write_text(json.dumps(timing) + "\n")

    def append(self, entry: RunEntry) -> None:
        """Note that an episode has landed."""
        with (self.path / EPISODES).open("a", encoding="utf-8", newline="\n") as file:
            file.write(entry.dump() + "\n")

    def entries(self) -> list[RunEntry]:
        """What has landed, by key: of an episode played again, what came of it the last time."""
        found = {entry.key: entry for entry in self._lines()}
        return sorted(found.values(), key=lambda entry: entry.key.order)

    def missing(self, wanted: Iterable[EpisodeKey]) -> list[EpisodeKey]:
        """What of the wanted episodes has not landed, or landed as a fault."""
        landed = {entry.key for entry in self.entries() if entry.fault is None}
        return [key for key in wanted if key not in landed]

    def finish(self, wanted: Iterable[EpisodeKey]) -> None:
        """Write the entries in order, once every wanted episode has one."""
        entries = self.entries()
        if {entry.key for entry in entries} >= set(wanted):
            self._replace(EPISODES, "".join(f"{entry.dump()}\n" for entry in entries))

    def _lines(self) -> Iterator[RunEntry]:
        """The entries as written; a line torn by a crash is left out."""
        with suppress(FileNotFoundError):
            for line in (self.path / EPISODES).read_bytes().splitlines():
                with suppress(ValueError):
                    yield RunEntry.load(line.decode())

    def mend(self) -> None:
        """Bring the entries in line with the trajectories that are there, and remove what was cut off."""
        for pattern in (f"*/*{PART}", f"{PICTURES}/??/*{PART}"):
            for path in self.path.glob(pattern):
                path.unlink()
        known = {entry.file: entry for entry in self._lines()}
        entries = []
        for path in self.store.files():
            file = f"{path.parent.name}/{path.name}"
            entry = known.get(file)
            # What was a fault may have been played again just before the crash.
            if entry is None or entry.fault is not None:
                entry = _entry(path)
            if entry is not None and entry.file == file:
                entries.append(entry)
            else:
                path.unlink()
        self._replace(EPISODES, "".join(f"{entry.dump()}\n" for entry in entries))

    def _replace(self, name: str, text: str) -> None:
        part = self.path / (name + PART)
        part.write_text(text, encoding="utf-8", newline="\n")
        _sync(part)
        part.replace(self.path / name)
        _sync(self.path)


def _entry(path: Path) -> RunEntry | None:
    """The entry of a trajectory; None if it is not whole."""
    try:
        trajectory: Trajectory = read(path)
    except BadTrajectory:
        return None
    whole = trajectory.end is not None or trajectory.fault is not None
    return RunEntry.of(trajectory) if whole else None


def _check_same(before: dict[str, Any], now: dict[str, Any], path: Path) -> None:
    """Raises BadSelection, which names the first option that differs."""
    for name in now:
        if before.get(name) != now[name]:
            option = f"--{name.replace('_', '-')}" if name in RunConfig.__dataclass_fields__ else f"{name!r}"
            raise BadSelection(
                f"{path} was begun with {option} {_shown(before.get(name))}, not {_shown(now[name])}. "
                "Ask for the same, choose another --out, or give --force."
            )


def _shown(value: object) -> str:
    return to_json(value)


def _sync(path: Path) -> None:
    """Have the disk keep a file, or the names in a folder."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
