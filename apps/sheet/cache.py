"""Engines kept loaded between requests, by the digest of the bytes they came from, so that no world sees another's.

Each is taken by one caller and kept under another digest once it has changed. What the tables say of the bytes that it
came from is kept as well: other episodes begin with the same.
"""

from __future__ import annotations

import hashlib
import threading
import zlib
from contextlib import suppress
from functools import partial

from cachetools import LRUCache

from ..platform.database import Db
from ..platform.errors import NotFound
from . import importing, mirror
from .attached.filters import filtering_areas
from .engine import Engine
from .models import EngineState

_engines: LRUCache[str, Engine] = LRUCache(maxsize=24)
_readings: LRUCache[str, mirror.Readings] = LRUCache(maxsize=60_000, getsizeof=len)  # cells of some 300 bytes
_lock = threading.Lock()


def take(db: Db, workbook_id: int) -> tuple[Engine, bytes]:
    """A workbook's engine for this caller alone, and the compressed bytes it stands for."""
    state = db.get(EngineState, workbook_id)
    if state is None:
        raise NotFound("There is no such workbook.")
    with _lock:
        engine = _engines.pop(state.digest, None)
    if engine is None:
        engine = Engine.load_compressed(state.data)
        engine.recall(_recall(db, workbook_id, state.digest))
    engine.elsewhere = importing.Elsewhere(db, workbook_id)
    engine.filters = partial(filtering_areas, db, workbook_id)
    return engine, state.data


def _recall(db: Db, workbook_id: int, digest: str) -> mirror.Readings:
    with _lock:
        found = _readings.get(digest)
    if found is None:
        found = mirror.recall(db, workbook_id)
    with _lock, suppress(ValueError):  # raised for more cells than are kept of all
        _readings[digest] = found
    return found


def keep(db: Db, workbook_id: int, engine: Engine) -> bytes:
    """Save the engine's bytes to the tables and keep it for the next request; returns them compressed."""
    # No longer than for this caller.
    engine.elsewhere, engine.filters = None, dict
    plain = engine.to_bytes()
    digest = hashlib.sha256(plain).hexdigest()
    data = zlib.compress(plain, 1)
    state = db.get(EngineState, workbook_id)
    if state is None:
        db.add(EngineState(workbook_id=workbook_id, digest=digest, data=data))
    else:
        state.digest, state.data = digest, data
    with _lock:
        _engines[digest] = engine
    return data
