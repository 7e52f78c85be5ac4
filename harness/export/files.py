"""Where rows go, by the end of the name: JSON lines, Parquet, tar shards, or a folder with a file per episode."""

from __future__ import annotations

import io
import json
import os
import re
import tarfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ..errors import BadSelection, NoAdapter
from ..outputs import check_file, check_folder
from ..texts import to_json
from ..trajectories.images import image_file

#: How many bytes a shard, or a group of rows of a Parquet file, has before the next one begins.
ENOUGH = 500_000_000


@dataclass(frozen=True)
class Episode:
    """What one row is made of."""

    key: str  # FAMILY/NAME, as the trajectory's file
    folder: Path  # from which its pictures are named
    make_row: Callable[[Callable[[str], str]], dict[str, Any]]  # given what names a picture's file in the row


def check_out(out: Path) -> None:
    """Make sure that rows can be written to `out`. Raises CannotWrite, NoAdapter."""
    if out.suffix == ".parquet":
        _pyarrow()
    if out.suffix:
        check_file(out)
    else:
        check_folder(out)


def write_rows(out: Path, episodes: Iterable[Episode]) -> None:
    """Write a row of each episode; a file is put in its place when it is whole. Raises BadSelection."""
    out.parent.mkdir(parents=True, exist_ok=True)
    writers = {"": _documents, ".parquet": _parquet, ".tar": _shards}
    writers.get(out.suffix, _lines)(out, episodes)


def _lines(out: Path, episodes: Iterable[Episode]) -> None:
    """One row a line; the pictures stay where they are, and are named relative to the file."""
    with _whole(out) as part, part.open("w", encoding="utf-8", newline="\n") as file:
        for episode in episodes:
            row = episode.make_row(partial(_relative, episode.folder, out.parent))
            file.write(f"{to_json(row)}\n")


def _documents(out: Path, episodes: Iterable[Episode]) -> None:
    """A JSON file of each episode in a folder, from which its pictures are named."""
    for episode in episodes:
        path = out / f"{episode.key}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        row = episode.make_row(partial(_relative, episode.folder, path.parent))
        path.write_text(to_json(row, indent=1) + "\n", encoding="utf-8", newline="\n")


def _shards(out: Path, episodes: Iterable[Episode]) -> None:
    """Tars as WebDataset reads them, NAME-000000.tar and on: of each episode KEY.json, and pictures as KEY.000.png."""
    for old in out.parent.glob(f"{out.stem}-*{out.suffix}"):
        if re.fullmatch(r"\d{6}", old.stem.removeprefix(f"{out.stem}-")):
            old.unlink()
    waiting = iter(episodes)
    number, episode = 0, next(waiting, None)
    while episode is not None:
        with _whole(out.with_name(f"{out.stem}-{number:06}.tar")) as part, tarfile.open(part, "w") as tar:
            while episode is not None and tar.offset < ENOUGH:
                pictures = _Pictures(episode.folder, "{:03}.png")
                row = episode.make_row(pictures)
                said = to_json(row)
                _add(tar, f"{episode.key}.json", said.encode("utf-8", "surrogatepass"))
                for name, path in pictures.paths.items():
                    if f'"{name}"' in said:  # not the last page, where nothing is said of it
                        _add(tar, f"{episode.key}.{name}", path.read_bytes())
                episode = next(waiting, None)
        number += 1


def _add(tar: tarfile.TarFile, name: str, data: bytes) -> None:
    member = tarfile.TarInfo(name)  # of no owner and no time
    member.size = len(data)
    tar.addfile(member, io.BytesIO(data))


def _parquet(out: Path, episodes: Iterable[Episode]) -> None:
    """A table with the pictures in it, in the column `images`, as `datasets` reads them; the other columns are JSON."""
    _, pq = _pyarrow()
    with _whole(out) as part:
        writer, rows, size = None, [], 0
        for episode in episodes:
            pictures = _Pictures(episode.folder, f"{episode.key}/{{:03}}.png")
            row = episode.make_row(pictures)
            if "images" not in row:
                raise BadSelection("Parquet has pictures in a column: choose a format whose rows list their images.")
            data = {name: pictures.paths[name].read_bytes() for name in row["images"]}
            row["images"] = [{"bytes": data[name], "path": name} for name in row["images"]]
            rows.append(row)
            size += sum(map(len, data.values()))
            if writer is None:
                schema = _schema(row)
                writer = pq.ParquetWriter(part, schema, compression="zstd")
            if size > ENOUGH:
                writer.write_table(_table(rows, schema))
                rows, size = [], 0
        if writer is not None:
            if rows:
                writer.write_table(_table(rows, schema))
            writer.close()


def _schema(row: dict[str, Any]) -> Any:
    """The columns of a row, and what `datasets` is told of them."""
    pa, _ = _pyarrow()
    picture = pa.struct([("bytes", pa.binary()), ("path", pa.string())])
    types, features = {}, {}
    for name, value in row.items():
        if name == "images":
            types[name], features[name] = pa.list_(picture), {"feature": {"_type": "Image"}, "_type": "List"}
        elif isinstance(value, str):
            types[name], features[name] = pa.string(), {"dtype": "string", "_type": "Value"}
        else:
            types[name], features[name] = pa.json_(), {"_type": "Json"}
    known = json.dumps({"info": {"features": features}})
    return pa.schema(list(types.items()), {"huggingface": known})


def _table(rows: list[dict[str, Any]], schema: Any) -> Any:
    pa, _ = _pyarrow()
    columns = []
    for field in schema:
        values = [row[field.name] for row in rows]
        if field.type == pa.json_():
            values = [json.dumps(value, ensure_ascii=False) for value in values]
            columns.append(pa.array(values, pa.string()).cast(field.type))
        else:
            columns.append(pa.array(values, field.type))
    return pa.Table.from_arrays(columns, schema=schema)


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise NoAdapter("Parquet is written by pyarrow: pip install 'deskgym[data]'.") from None
    return pyarrow, pyarrow.parquet


@contextmanager
def _whole(out: Path) -> Iterator[Path]:
    """A file beside `out`, which takes its place unless something goes wrong."""
    part = out.with_name(f"{out.name}.part")
    try:
        yield part
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)


class _Pictures:
    """Names pictures by the order in which a row shows them first."""

    def __init__(self, folder: Path, pattern: str) -> None:
        self._folder, self._pattern = folder, pattern
        self._names: dict[Path, str] = {}

    def __call__(self, file: str) -> str:
        path = image_file(self._folder, file)
        return self._names.setdefault(path, self._pattern.format(len(self._names)))

    @property
    def paths(self) -> dict[str, Path]:
        """The file of each name."""
        return {name: path for path, name in self._names.items()}


def _relative(folder: Path, base: Path, file: str) -> str:
    return Path(os.path.relpath(image_file(folder, file), base.resolve())).as_posix()
