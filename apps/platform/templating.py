"""How templates are found and compiled."""

from __future__ import annotations

from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

from flask import Flask
from jinja2 import ChoiceLoader, FileSystemBytecodeCache, FileSystemLoader
from jinja2.bccache import Bucket

from . import cache
from .wording.templates import WordedEnvironment


def install(app: Flask, *folders: Path) -> None:
    """Look for templates in `folders`, in that order; no process compiles again what another one has compiled."""
    environment = app.jinja_env
    environment.loader = ChoiceLoader([FileSystemLoader(folder) for folder in folders])
    environment.trim_blocks = environment.lstrip_blocks = True
    environment.auto_reload = False
    # Jinja looks at the source and at Python's version itself.
    environment.bytecode_cache = _compiled()
    if isinstance(environment, WordedEnvironment):
        environment.compiled = lambda vocabulary: _compiled(vocabulary.digest)


def _compiled(words: str = "") -> _Compiled:
    """What was compiled in look 0, or in other words."""
    return _Compiled(str(cache.folder() / f"templates-jinja-{version('jinja2')}" / words))


class _Compiled(FileSystemBytecodeCache):
    """A cache that cannot be written (full, read-only) is no reason to fail."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            Path(self.directory).mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)
