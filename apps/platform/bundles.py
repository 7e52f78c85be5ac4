"""Our own scripts and styles, bundled into one file for each page: `python -m deskgym.apps.platform.bundles`.

A page names `NAME/main.js` and `NAME/main.css`, which import the rest. What esbuild makes of these is served under the
same addresses while it fits its sources; whoever edits a source is served the sources themselves.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

_APPS = Path(__file__).resolve().parents[1]
TARGET = Path(__file__).parent / "static" / "bundles"
ESBUILD = _APPS.parent / "node_modules" / "esbuild" / "bin" / "esbuild"
_STAMP = "sources.stamp"
# Drawings become part of the styles; fonts stay where they are: every folder lies beside the others, so that their
# addresses still fit.
_OPTIONS = (
    "--bundle",
    "--minify",
    "--format=esm",
    "--external:*.woff2",
    "--loader:.svg=dataurl",
    "--log-level=warning",
)
_KINDS = (".js", ".css", ".svg")


def served() -> list[Path]:
    """The folder of the bundles, if these were made of the sources as they are."""
    return [TARGET] if _fits() else []


def make(target: Path = TARGET, esbuild: Path = ESBUILD) -> int:
    """Bundle every `main` into `target`; returns how many.

    Raises FileNotFoundError without esbuild, and ValueError with what esbuild says of a source.
    """
    if not esbuild.is_file():
        raise FileNotFoundError(f"esbuild is not in {esbuild.parent}. Run `npm ci` in {_APPS.parent} first.")
    with TemporaryDirectory(prefix="deskgym-bundles-") as name:
        # As they are served: side by side.
        beside, out = Path(name) / "static", Path(name) / "out"
        for folder in _folders():
            shutil.copytree(folder, beside / folder.name)
        mains = sorted(str(path.relative_to(beside)) for path in beside.glob("*/main.*"))
        command = [str(esbuild), *mains, *_OPTIONS, "--outbase=.", f"--outdir={out}"]
        said = subprocess.run(command, cwd=beside, capture_output=True, text=True, check=False)
        if said.returncode:
            raise ValueError(f"esbuild could not bundle our scripts and styles:\n{said.stderr.strip()}")
        (out / _STAMP).write_text(_digest())
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(out, target)
    return len(mains)


def _folders() -> list[Path]:
    """Every folder of static files, by the name that it has in addresses."""
    found = (path for pattern in ("*/static/*", "*/*/static/*") for path in _APPS.glob(pattern))
    return sorted(path for path in found if path.is_dir() and path != TARGET)


def _digest() -> str:
    digest = hashlib.sha256()
    for folder in _folders():
        for path in sorted(path for path in folder.rglob("*") if path.suffix in _KINDS):
            digest.update(f"{folder.name}/{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


@cache
def _fits() -> bool:
    stamp = TARGET / _STAMP
    return stamp.is_file() and stamp.read_text() == _digest()


def main() -> None:
    try:
        count = make()
    except (FileNotFoundError, ValueError) as error:
        sys.exit(f"error: {error}")
    sys.stdout.write(f"{count} bundles in {TARGET}\n")


if __name__ == "__main__":
    main()
