"""`python -m tests.apps.sheet.xlsx.round_trips [FOLDER]`: the 200 files, or all xlsx files of a folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from deskgym.apps.platform.database import Database, Db

from ...cast import build
from .making import Made, files
from .trip import trip

_TIMES = 7
_SLOWEST = 20


def main(arguments: list[str]) -> int:
    database = Database()
    cast = build(database)
    bad = count = 0
    slowest = 0.0
    for made in _folder(Path(arguments[0])) if arguments else files(_TIMES):
        with Db(database.engine, actor_id=cast.olga) as db:
            done = trip(db, made.data, made.twin)
            db.rollback()
        count += 1
        slowest = max(slowest, done.seconds)
        if done.untold or done.refused or done.seconds > _SLOWEST:
            bad += 1
            _say(f"{made.name} ({done.seconds:.1f} s): {done.refused}")
            for line in done.lost:
                _say(f"    told: {line}")
            for difference in done.untold[:12]:
                _say(f"    {difference.kind}: {difference.said[:160]}")
    _say(f"{count} files, {bad} of them with untold differences, refused or slow; the slowest took {slowest:.1f} s.")
    return bad > 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _folder(folder: Path) -> Iterator[Made]:
    for path in sorted(folder.rglob("*.xlsx")):
        data = path.read_bytes()
        yield Made(str(path.relative_to(folder)), data, data)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
