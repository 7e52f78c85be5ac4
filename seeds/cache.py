"""Built worlds kept on disk, so that no process builds again what another one has built."""

from __future__ import annotations

import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ..apps.platform import cache as kept
from .sources import fingerprint

try:
    import fcntl
except ImportError:  # not on Windows, where each process builds for itself
    fcntl = None  # type: ignore[assignment]

#: Files kept on disk, the worlds of all splits among them: beyond that many bytes those go that the code of today
#: builds otherwise, then the least recently used ones.
DISK_LIMIT = 6 << 30
# Against damage, not against forgers: it is computed at every load.
_CHECKSUM = 4


def snapshot(seed: int, size: str, build: Callable[[], bytes]) -> bytes:
    """The bytes of a world: from disk, else built and kept, by one process of all that ask for it at the same time."""
    path = _path(seed, size)
    content = _read(path)
    if content is None:
        with _alone(path):
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


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """While nobody else is here for the same file, be it another thread or another process of this machine."""
    lock = path.with_name(f"lock-{path.name}")
    handle = _lock(lock)
    try:
        yield
    finally:
        if handle is not None:
            # Before it is let go: whoever waits for it finds another file, or none, in its place and starts over.
            with suppress(OSError):
                lock.unlink()
            fcntl.flock(handle, fcntl.LOCK_UN)  # for children, too, which have the handle since a fork
            os.close(handle)


def _lock(path: Path) -> int | None:
    """The handle of a locked file, whose lock ends with its process; None where files cannot be locked."""
    if fcntl is None:
        return None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        while True:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                fcntl.flock(handle, fcntl.LOCK_EX)
                if _is_at(path, handle):
                    return handle
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)
    except OSError:  # a cache that cannot be written, or that lies on a file system without locks
        return None


def _is_at(path: Path, handle: int) -> bool:
    """Whether that is still the file there."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


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
    """Remove worlds beyond the limit: first those of other code, then the least recently used."""
    found = []
    # What a killed process left half-written ages and goes like the rest.
    for path in (*directory.glob("world-*"), *directory.glob("building-*")):
        with suppress(FileNotFoundError):  # somebody else has removed it
            is_current = not path.name.startswith("world-") or path.name.endswith(fingerprint())
            found.append(((is_current, path.stat().st_mtime_ns), path.stat().st_size, path))
    total = sum(size for _, size, _ in found)
    for _, size, path in sorted(found):
        if total <= DISK_LIMIT:
            return
        path.unlink(missing_ok=True)
        total -= size
