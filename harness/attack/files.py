"""Files of every kind that apps take in, made by seed to be too deep, too large or broken, given to their readers."""

from __future__ import annotations

import io
import json
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from time import monotonic, process_time

import click

from ...apps.platform import rich_text
from ...apps.platform.delimited import detect
from ...apps.platform.errors import DomainError
from ...apps.platform.uploads import Upload, check_upload
from ...apps.sheet import xlsx
from ...apps.sheet.delimited import read_table
from .workbooks import WORKBOOKS

#: Of the processor, for one file; and of memory, for the process that takes them.
MOST_SECONDS, MOST_MEMORY = 5.0, 2_000_000_000
KINDS = ("workbook", "broken workbook", "table", "picture", "rich text")
_PIECES = ('"', ",", ";", "\t", "\n", "\r", "1", "1 ", "(1", "a", "=", "=(", "-", ".", "\ud800", "é", "1/2/2020 ", "\0")
_TAGS = ("<a ", "<a href='/x'>", "<", "</", ">", "<b>", "<ul><li>", "<!--", "-->", "<![", "<?", "&", "&#", "<br>", "x",
         "<script>", "'", '"', " ", "</p>", "<p>")  # fmt: skip
_BATCH = 20
#: For a batch of files that is tried in one process.
_PATIENCE = 300


def attack_files(seeds: Iterator[int], *, seconds: float, tell: Callable[[str], object]) -> list[str]:
    """Try files of these seeds for so long, each batch in a process of its own; returns what broke, a line each."""
    broke: list[str] = []
    began, tried = monotonic(), 0
    for first in seeds:
        if tried and monotonic() - began > seconds:
            break
        batch = range(first * _BATCH, (first + 1) * _BATCH)
        broke += _in_own_process(batch)
        tried += len(batch)
        tell(f"{tried} files tried, {len(broke)} broke something.")
    return broke


def try_file(seed: int) -> str | None:
    """Make the file of a seed and give it to its reader; what broke in words, None where nothing did."""
    chance = random.Random(seed)
    kind = KINDS[seed % len(KINDS)]
    name, act = _ACTS[kind](chance)
    began = process_time()
    try:
        act()
    except DomainError:
        pass
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
        return f"{kind} {seed} ({name}): {type(error).__name__}: {str(error)[:200]}"
    took = process_time() - began
    return f"{kind} {seed} ({name}): it took {took:.1f} s" if took > MOST_SECONDS else None


def _in_own_process(seeds: range) -> list[str]:
    command = [sys.executable, "-c", f"from {__name__} import run; run({seeds.start}, {seeds.stop})"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_PATIENCE)
    except subprocess.TimeoutExpired as hung:
        said = (hung.stdout or b"").decode() if isinstance(hung.stdout, bytes) else hung.stdout or ""
        return [*_broken(said), f"{_last(said, seeds)}: it never ended"]
    if done.returncode == 0:
        return _broken(done.stdout)
    ended_by = signal.Signals(-done.returncode).name if done.returncode < 0 else done.stderr.strip()[-200:]
    return [*_broken(done.stdout), f"{_last(done.stdout, seeds)}: the process died ({ended_by})"]


def _broken(said: str) -> list[str]:
    return [line for line in map(json.loads, said.splitlines()) if line is not None]


def _last(said: str, seeds: range) -> str:
    """The file after those that were told of."""
    seed = seeds.start + len(said.splitlines())
    return f"{KINDS[seed % len(KINDS)]} {seed}"


def _many(chance: random.Random, pieces: tuple[str, ...]) -> str:
    few = [chance.choice(pieces) for _ in range(chance.randint(1, 4))]
    head = "".join(chance.choice(pieces) for _ in range(chance.randint(0, 20)))
    return head + "".join(few) * chance.choice((1, 100, 5_000, 40_000))


def _workbook(chance: random.Random) -> tuple[str, Callable[[], object]]:
    name, size = chance.choice(list(WORKBOOKS)), chance.choice((1, 70, 2_000, 20_000))
    data = WORKBOOKS[name](size)
    return f"{name}, {size}", lambda: xlsx.read(data, "UTC").engine.collect()


def _broken_workbook(chance: random.Random) -> tuple[str, Callable[[], object]]:
    data = bytearray(WORKBOOKS["many wildcards"](1))
    for _ in range(chance.randint(1, 8)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return "changed bytes", lambda: xlsx.read(bytes(data), "UTC").engine.collect()


def _table(chance: random.Random) -> tuple[str, Callable[[], object]]:
    encoding = chance.choice(("utf-8", "utf-16", "utf-16-le"))
    data = _many(chance, _PIECES).encode(encoding, "surrogatepass") + chance.choice((b"", b"\xff", b"\xe9,1"))
    return encoding, lambda: read_table(data, detect(data), date(2026, 1, 1)).kinds()


def _picture(chance: random.Random) -> tuple[str, Callable[[], object]]:
    from PIL import Image

    format, ending = chance.choice((("PNG", "png"), ("JPEG", "jpg"), ("GIF", "gif"), ("WEBP", "webp")))
    made = io.BytesIO()
    Image.new("RGB", (chance.choice((1, 300, 7_000)), 300)).save(made, format)
    data = bytearray(made.getvalue())
    for _ in range(chance.randint(0, 6)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    del data[chance.randint(1, len(data)) :]
    return format, lambda: check_upload(Upload(f"x.{ending}", bytes(data)))


def _rich_text(chance: random.Random) -> tuple[str, Callable[[], object]]:
    text = _many(chance, _TAGS)
    return f"{len(text):,} characters", lambda: rich_text.plain(rich_text.clean(text))


_ACTS: Mapping[str, Callable[[random.Random], tuple[str, Callable[[], object]]]] = dict(
    zip(KINDS, (_workbook, _broken_workbook, _table, _picture, _rich_text), strict=True)
)


@click.command("files")
@click.option("--minutes", type=click.FloatRange(0.1), default=3.0, show_default=True, help="How long to go on.")
@click.option("--seed", type=click.IntRange(0), help="Try the file of this seed alone, and say what broke.")
def files(minutes: float, seed: int | None) -> None:
    """Give hostile workbooks, tables, pictures and rich texts to what reads them.

    \b
    Example:
      deskgym attack files --minutes 3
    """
    if seed is not None:
        broke = [line for line in [try_file(seed)] if line is not None]
    else:
        broke = attack_files(iter(range(1_000_000)), seconds=minutes * 60, tell=lambda line: click.echo(line, err=True))
    for line in broke:
        click.echo(line)
    if broke:
        click.echo("Repeat one: deskgym attack files --seed NUMBER")
        sys.exit(1)
    click.echo("Nothing broke.")


def run(first: int, last: int) -> None:
    """Try the files of these seeds in this process, and write what came of each as a line of JSON."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    for seed in range(first, last):
        sys.stdout.write(json.dumps(try_file(seed)) + "\n")
        sys.stdout.flush()
