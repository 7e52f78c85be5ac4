"""Named sets: fixed lists of episodes, so that numbers can be compared."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from ....gym.errors import did_you_mean
from ...errors import BadSelection
from ...trajectories.images import sha256
from ..keys import EpisodeKey

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class EpisodeSet:
    """Episodes under a name, and the digests of what they were when the set was frozen."""

    name: str
    version: int
    about: str
    instances: dict[EpisodeKey, str]

    @property
    def keys(self) -> list[EpisodeKey]:
        return list(self.instances)

    @property
    def digest(self) -> str:
        """The same only if every episode of the set is the same (16 hex digits)."""
        lines = (f"{key.family}/{key.name} {instance}" for key, instance in self.instances.items())
        return sha256("\n".join(lines).encode())[:16]

    def __str__(self) -> str:
        return f"{self.name} version {self.version} (digest {self.digest})"

    def changed(self, found: Iterable[tuple[EpisodeKey, str | None]]) -> list[EpisodeKey]:
        """Which of the episodes found, with the digests of what they are now, are not those of the set anymore."""
        return [
            key
            for key, instance in found
            if instance is not None and self.instances.get(replace(key, attempt=0)) != instance
        ]

    def dump(self) -> str:
        """The text of its file."""
        episodes = [
            {"family": key.family, "seed": key.seed, "split": key.split, "dials": dict(key.dials), "instance": instance}
            for key, instance in self.instances.items()
        ]
        lines = ",\n".join(f"  {json.dumps(episode)}" for episode in episodes)
        head = json.dumps({"name": self.name, "version": self.version, "digest": self.digest, "about": self.about})
        return f'{head[:-1]}, "episodes": [\n{lines}\n]}}\n'


def set_names() -> list[str]:
    """The names of all sets."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def load_set(name: str) -> EpisodeSet:
    """The set of this name. Raises BadSelection."""
    if name not in set_names():
        raise BadSelection(f"There is no set {name!r}. {did_you_mean(name, set_names())}")
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    instances = {
        EpisodeKey(family=each["family"], seed=each["seed"], split=each["split"], dials=each["dials"]): each["instance"]
        for each in data["episodes"]
    }
    return EpisodeSet(data["name"], data["version"], data["about"], instances)
