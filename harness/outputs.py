"""Where commands write to: looked at before the work begins, not after."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile

from .errors import CannotWrite


def check_folder(folder: Path) -> None:
    """Make sure that files can be written below `folder`, which need not exist yet. Raises CannotWrite."""
    try:
        nearest = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())
        with TemporaryFile(dir=nearest):
            pass
    except OSError as error:
        raise CannotWrite(f"{folder} cannot be written to ({error.strerror}): choose another place.") from error


def check_file(file: Path) -> None:
    """Make sure that `file` can be written. Raises CannotWrite."""
    check_folder(file.parent)
    try:
        if file.exists():
            file.open("ab").close()
    except OSError as error:
        raise CannotWrite(f"{file} cannot be written to ({error.strerror}): choose another place.") from error
