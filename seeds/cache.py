"""Built worlds kept on disk, so that no process builds again what another one has built."""

from __future__ import annotations

import os
import tempfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..apps.platform import cache as kept
from .sources import fingerprint

#: Files kept on disk, the worlds of all splits among them: the least recently used ones go beyond that many bytes.
DISK_LIMIT = 6 << 30
# Against damage, not against forgers: it is computed at every load.
_CHECKSUM = 4


def snapshot(seed: int, size: str, build: Callable[[], bytes]) -> bytes:
    """The bytes of a world: from disk, else built and kept."""
    path = _path(seed, size)
    content = _read(path)
    if content is None:
        content = build()
        _write(path, content)
    return content


def holds(seed: int, size: str) -> bool:
    """Whether a world need not be built."""
    return _path(seed, size).exists()


def _path(seed: int, size: str) -> Path:
    return kept.folder() / f"world-{size}-{seed}-{fingerprint()}"


def _checksum(content: bytes) -> bytes:
    return zlib.crc32(content).to_bytes(_CHECKSUM)


def _read(path: Path) -> bytes | None:
    """A file's content; None if there is none or it was damaged."""
    try:
        # Without a buffer, whose content would be copied once more.
        with path.open("rb", buffering=0) as file:
            checksum, content = file.read(_CHECKSUM), file.readall()
        os.utime(path)  # marks it as used
    except OSError:
        return None
    return content if _checksum(content) == checksum else None


def _write(path: Path, content: bytes) -> None:
    """Put a file in place at once. A cache that cannot be written (full, read-only) is no reason to fail."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix="building-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_checksum(content) + content)
            Path(temporary).replace(path)
        finally:
            Path(temporary).unlink(missing_ok=True)
        _trim(path.parent)


def _trim(directory: Path) -> None:
    """Remove the least recently used worlds beyond the limit."""
    # What a killed process left half-written ages and goes like the rest.
    kept = [*directory.glob("world-*"), *directory.glob("building-*")]
    found = [(path.stat().st_mtime_ns, path.stat().st_size, path) for path in kept]
    total = sum(size for _, size, _ in found)
    for _, size, path in sorted(found):
        if total <= DISK_LIMIT:
            return
        path.unlink(missing_ok=True)
        total -= size
