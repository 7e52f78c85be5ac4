"""Engines kept loaded between requests, by the digest of the bytes they came from, so that no world sees another's."""

from __future__ import annotations

import hashlib
import threading
import zlib
from collections import OrderedDict

from ..platform.database import Db
from ..platform.errors import NotFound
from . import mirror
from .engine import Engine
from .models import EngineState

_KEPT = 24
_engines: OrderedDict[str, Engine] = OrderedDict()
_lock = threading.Lock()


def take(db: Db, workbook_id: int) -> tuple[Engine, bytes]:
    """A workbook's engine for this caller alone, and the compressed bytes it stands for."""
    state = db.get(EngineState, workbook_id)
    if state is None:
        raise NotFound("There is no such workbook.")
    with _lock:
        engine = _engines.pop(state.digest, None)
    if engine is None:
        engine = load(db, workbook_id, state.data)
    return engine, state.data


def load(db: Db, workbook_id: int, data: bytes) -> Engine:
    """An engine from compressed bytes, knowing what the tables hold."""
    engine = Engine.load_compressed(data)
    engine.recall(mirror.recall(db, workbook_id))
    return engine


def keep(db: Db, workbook_id: int, engine: Engine) -> bytes:
    """Save the engine's bytes to the tables and keep it for the next request; returns them compressed."""
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
        while len(_engines) > _KEPT:
            _engines.popitem(last=False)
    return data
