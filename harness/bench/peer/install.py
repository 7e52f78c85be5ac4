"""A virtual environment with the peer, made when it is first needed: it pins an old Playwright, ours a new one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from ....apps.platform import cache
from ...errors import NoPeer

PACKAGE = "browsergym-core==0.14.3"


def python_with_peer(say: Callable[[str], object]) -> Path:
    """The interpreter that has the peer. Raises NoPeer."""
    folder = cache.folder() / PACKAGE.replace("==", "-")
    python, done = folder / "bin" / "python", folder / "done"
    if done.exists() and python.exists():
        return python
    say(f"installing {PACKAGE} in {folder}")
    shutil.rmtree(folder, ignore_errors=True)
    for command in (
        [sys.executable, "-m", "venv", str(folder)],
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE],
    ):
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            said = (run.stderr or run.stdout).strip().splitlines()[-3:]
            raise NoPeer("\n".join([f"{PACKAGE} could not be installed; leave it out with --no-peer.", *said]))
    done.touch()
    return python
