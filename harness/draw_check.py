"""Draws many instances of every family, and plays none: `make resets`, of which a few are in the suite.

An instance is drawn, set up and given its outcome, as a reset does it, at seeds that the code's fingerprint chooses.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice

import click

from ..seeds.sizes import Size
from ..seeds.world import World
from ..tasks import get_family
from ..tasks.splits import BLOCKS, NUMBERS, WORLDS, Split, numbers_in, world_of
from .fresh_seeds import random_of
from .mistakes import Command
from .options import Progress, jobs_option, seeds_option, size_option
from .selection import select_families

#: Of so many instances of a family one world gives the first ones; it takes as long to build as they take to draw.
PER_WORLD = 25


@dataclass(frozen=True)
class Drawn:
    """What came of drawing an instance."""

    family: str
    seed: int
    attempt: int  # how many draws came to nothing before it
    fault: str | None = None

    def __str__(self) -> str:
        return f"{self.family} seed {self.seed}: {self.fault}"


def fresh_numbers(split: Split, count: int) -> list[int]:
    """So many instances of a split that nobody has drawn, of as few worlds as make sense."""
    random = random_of(f"draws/{split}")
    numbers: list[int] = []
    shift = random.randrange(1 << 20, 1 << 30) * BLOCKS[split] * len(WORLDS[split])
    worlds = random.sample([*WORLDS[split]], min(len(WORLDS[split]), -(-count // PER_WORLD)))
    for at, world in enumerate(worlds):
        share = count * (at + 1) // len(worlds) - count * at // len(worlds)
        numbers += [shift + number for number in islice(numbers_in(world, split), share)]
    return numbers


def draw_in(world: int, wanted: Sequence[tuple[str, int]], size: Size = "small") -> list[Drawn]:
    """Draw instances, by family and seed, that are all of one world."""
    return [_draw(World.shared(world, size), *each) for each in wanted]


def _draw(built: World, id: str, seed: int) -> Drawn:
    try:
        opening = get_family(id).open_in(built, seed)
    except Exception as error:  # noqa: BLE001 the check records every fault of what it draws
        return Drawn(id, seed, 0, f"{type(error).__name__}: {error}")
    opening.close()
    return Drawn(id, seed, opening.instance.attempt)


def by_world(ids: Iterable[str], count: int, seeds: Sequence[int] | None) -> dict[int, list[tuple[str, int]]]:
    """What is to be drawn, by the seeds of the worlds."""
    found: dict[int, list[tuple[str, int]]] = defaultdict(list)
    for id in ids:
        split = get_family(id).split
        for seed in seeds or fresh_numbers(split, count):
            found[world_of(seed % NUMBERS, split)].append((id, seed))
    return found


def report(drawn: Sequence[Drawn]) -> Iterator[str]:
    """What failed, with the command that repeats it, which families are drawn again often, and how many there were."""
    for each in drawn:
        if each.fault is not None:
            yield str(each)
            yield f"  python -m {__name__} --tasks {each.family} --seeds {each.seed}"
    redrawn: dict[str, list[int]] = defaultdict(list)
    for each in drawn:
        if each.attempt:
            redrawn[each.family].append(each.attempt)
    for id, attempts in redrawn.items():
        yield f"{id}: {len(attempts)} drawn again, up to {max(attempts)} times"
    failed = sum(each.fault is not None for each in drawn)
    yield f"{len(drawn)} drawn, {sum(map(len, redrawn.values()))} of them again, {failed} failed"


@click.command(cls=Command)
@click.option("--tasks", "patterns", default="all", show_default=True, metavar="PATTERN", help="Families.")
@click.option("--count", type=click.IntRange(1), default=500, show_default=True, help="Instances of each family.")
@seeds_option(None, shown="as many as --count, which the code's fingerprint chooses")
@size_option
@jobs_option(2)
@click.pass_context
def main(context: click.Context, patterns: str, count: int, seeds: list[int] | None, size: Size, jobs: int) -> None:
    """Draw instances of families as resets do, and play none. Exits with 1 if any cannot be drawn."""
    wanted = by_world([family.id for family in select_families(patterns)], count, seeds)
    drawn: list[Drawn] = []
    with Progress(len(wanted)) as progress, ProcessPoolExecutor(min(jobs, len(wanted))) as pool:
        for world, found in zip(wanted, pool.map(partial(draw_in, size=size), wanted, wanted.values()), strict=True):
            drawn += found
            progress.advance(f"world {world}", f"{len(found)} drawn")
    for line in report(drawn):
        click.echo(line)
    context.exit(1 if any(each.fault for each in drawn) else 0)


if __name__ == "__main__":
    main()
