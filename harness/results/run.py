"""A run as its results are drawn from: what was to be played, what came of it, and how long it took."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import BadSelection, BadTrajectory
from ..runs.entries import RunEntry
from ..runs.folder import RunFolder
from ..runs.keys import EpisodeKey
from ..runs.sets import load_set


def is_hint(tools: str) -> bool:
    """Whether which tools there are says something of how the task is done."""
    return tools.startswith("needed+")


@dataclass(frozen=True)
class Episode:
    """One episode that has landed."""

    entry: RunEntry
    seconds: float | None  # from reset to its end, if it was measured

    @property
    def instance(self) -> EpisodeKey:
        """The instance that was tried, whichever the attempt."""
        entry = self.entry
        return EpisodeKey(family=entry.family, seed=entry.seed, split=entry.split, dials=entry.dials)

    @property
    def through(self) -> str:
        """The interface; which tools there were is said where that is a hint."""
        entry = self.entry
        return f"{entry.interface} ({entry.tools}, a hint)" if is_hint(entry.tools) else entry.interface

    @property
    def graded(self) -> bool:
        """Whether it passed or failed: a fault did neither, and is in no rate."""
        return self.entry.outcome != "fault"

    @property
    def passed(self) -> bool:
        return self.entry.outcome == "passed"

    @property
    def tokens(self) -> int | None:
        """Of input and output."""
        tokens = self.entry.tokens
        return None if tokens is None else tokens["input"] + tokens["output"]


@dataclass(frozen=True)
class Run:
    """A run's episodes and its manifest."""

    folder: Path
    manifest: dict[str, Any]
    episodes: tuple[Episode, ...]

    @classmethod
    def open(cls, path: Path) -> Run:
        """The run in a folder. Raises BadSelection where there is none, BadTrajectory where nothing has landed."""
        folder = RunFolder.open(path)
        manifest = folder.manifest()
        episodes = tuple(Episode(entry, _seconds(path / entry.file)) for entry in folder.entries())
        if not episodes:
            raise BadTrajectory(f"No episode of {path} has ended yet. Play on with `deskgym run … --resume`.")
        return cls(path, manifest, episodes)

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.folder.resolve().name

    @property
    def agent(self) -> str:
        """As it was asked for: "openai:MODEL"."""
        return str(self.manifest["agent"])

    @property
    def played(self) -> str:
        """What it was to play: a set with its version and digest, or patterns of families."""
        manifest = self.manifest
        if name := manifest.get("set"):
            return f"{name} version {manifest['set_version']} (digest {manifest['set_digest']})"
        return str(manifest.get("tasks") or "all")

    @property
    def through(self) -> str:
        """What it was played through, where that is not pages alone."""
        interface, tools = self.manifest.get("interface", "browser"), self.manifest.get("tools", "")
        return "" if interface == "browser" else f" through {interface} ({tools})"

    def in_words(self) -> str:
        """Who played what."""
        ended = f"{len(self.episodes):,} of {self.manifest['episodes']:,} episodes"
        return f"{self.agent} on {self.played}{self.through}, {ended}"

    def warnings(self) -> list[str]:
        """What stands in the way of taking its numbers for those of the whole run, or of its set."""
        found = []
        if (missing := self.manifest["episodes"] - len(self.episodes)) > 0:
            have = "1 episode has" if missing == 1 else f"{missing:,} episodes have"
            found.append(f"{have} not ended yet: play on with --resume.")
        if self.through and is_hint(self.manifest["tools"]):
            found.append("Which tools there were was a hint, as the solution chose some of them.")
        if self.manifest.get("set"):
            found += self._set_warnings()
        return found

    def _set_warnings(self) -> list[str]:
        try:
            now = load_set(self.manifest["set"])
        except BadSelection:
            return [f"This version of Deskgym has no set {self.manifest['set']!r}."]
        if now.digest != self.manifest["set_digest"]:
            return [
                f"The set has changed: the run played {self.played}, this version of Deskgym has {now}. "
                "Numbers of one cannot be compared with those of the other."
            ]
        keys = ((episode.entry.key, episode.entry.instance) for episode in self.episodes)
        if changed := now.changed(keys):
            named = f"{len(changed):,} of {len(self.episodes):,} episodes (e.g. {changed[0]})"
            return [f"Not those of the set any more: {named}. Worlds or tasks have changed since it was frozen."]
        return []


def _seconds(trajectory: Path) -> float | None:
    with suppress(OSError, ValueError, KeyError):
        timing = json.loads(trajectory.with_suffix(".timing.json").read_text(encoding="utf-8"))
        return float(timing["episode"])
    return None
