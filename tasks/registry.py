"""The registry of task families: declared where they are written, found by id."""

from __future__ import annotations

import difflib
import fnmatch
import importlib
import re
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal

from ..apps import APPS, App
from ..apps.accounts import Account, find_persona
from ..apps.platform.errors import DomainError
from ..seeds.sizes import Size
from ..seeds.world import World
from .dials import NOT_TURNED, Dials
from .draw import Draw
from .errors import BadDial, DuplicateFamily, EmptyOutcome, NamesNothing, NoInstance, TaskError, UnknownFamily
from .gold_counter import GoldCounter, with_room
from .splits import Split as Split
from .splits import world_of
from .task import Task
from .verifier import Grader

Kind = Literal["update", "create", "delete", "bulk", "conditional", "answer", "multi-step", "infeasible"]
#: What an agent cannot do without.
Need = Literal["screenshot"]
Maker = Callable[[Draw, World], Task]

#: How often an instance is drawn until it can be played.
ATTEMPTS = 20


@dataclass(frozen=True, kw_only=True)
class Family:
    """The specification of a task family; `make` draws one task from a world."""

    id: str
    app: str
    kind: Kind
    steps: int  # the step limit of an episode
    persona: str  # whose work it is: `Person.persona`, or that of a customer of the shop
    # Held-out families belong to the test split alone.
    split: Split = "train"
    twin: str | None = None  # of an infeasible family, the feasible one that looks alike
    title: str
    make: Maker = field(repr=False, compare=False)
    has_length: bool = False  # whether it is a chain, whose dial is its length
    # What has to be among what an agent sees; None: it can be done by the tree of the page, and by tools.
    needs: Need | None = None
    dials: Dials = NOT_TURNED

    def with_dials(self, **dials: Any) -> Family:
        """This family with some of its dials turned. Raises BadDial."""
        if unknown := dials.keys() - Dials.__dataclass_fields__.keys():
            raise BadDial(f"There is no dial {min(unknown)!r}: there are {', '.join(Dials.__dataclass_fields__)}.")
        turned = replace(self.dials, **dials)
        if turned.length is not None and not self.has_length:
            raise BadDial(f"Family {self.id!r} is one task: it has no length.")
        return replace(self, dials=turned)

    @property
    def names_records(self) -> bool:
        """Whether its goals name a record that can be described; an instance is drawn, once, to find out."""
        return _names_records(self.id)

    def world_of(self, seed: int, split: Split | None = None) -> int:
        """The seed of the world that instance `seed` of a split (its own unless told) is drawn from."""
        return world_of(seed, split or self.split)

    def instance(self, seed: int, *, split: Split | None = None, size: Size = "small") -> Instance:
        """Instance number `seed` of this family in a split (its own unless told)."""
        return self.instance_in(World.shared(self.world_of(seed, split), size), seed, split)

    def instance_in(self, world: World, seed: int, split: Split | None = None) -> Instance:
        """Instance number `seed` of a split (its own unless told) in its world as built, the one of `world_of`."""
        opening = self.open_in(world, seed, split)
        opening.world.close()
        return opening.instance

    def open(self, seed: int, *, split: Split | None = None, size: Size = "small") -> Opening:
        """Instance number `seed` of this family in a split (its own unless told), ready to be played."""
        return self.open_in(World.shared(self.world_of(seed, split), size), seed, split)

    def open_in(
        self, built: World, seed: int, split: Split | None = None, fork: Callable[[World], World] = World.fork
    ) -> Opening:
        """Instance number `seed` of a split in its world as built, ready to be played; `fork` copies worlds.

        A draw comes to nothing where the world has nothing to ask for, or its own rules refuse what the task sets up or
        wants; then the same number is drawn again, the same way for everybody. Raises NoInstance where `ATTEMPTS` draws
        come to nothing, NamesNothing, and faults of the family.
        """
        for attempt in range(ATTEMPTS):
            try:
                return self._open(built, seed, split or self.split, attempt, fork)
            except NamesNothing:
                raise
            except (NoInstance, EmptyOutcome, DomainError) as error:
                last = error
        raise last if isinstance(last, TaskError) else NoInstance(f"{type(last).__name__}: {last}") from last

    def _open(self, built: World, seed: int, split: Split, attempt: int, fork: Callable[[World], World]) -> Opening:
        task = self.draw(seed, built, split, attempt)
        account = self.account_in(built, task.persona)
        with ExitStack() as undo:
            world = built
            if task.setup is not None:
                world = fork(built)
                undo.callback(world.close)
                with world.session() as db:
                    task.setup(db)
            instance = Instance(
                family=self, seed=seed, split=split, world=world, account=account, task=task, attempt=attempt
            )
            # What breaks in the solution, or in what is wanted, breaks here, and not when it is played.
            _ = instance.ways
            played = fork(world)
            undo.callback(played.close)
            opening = Opening(instance=instance, world=played, grader=Grader(played, instance))
            undo.pop_all()
        return opening

    def account_in(self, world: World, persona: str | None = None) -> Account:
        """Who stands for a persona, the family's own unless told, in a world. Raises TaskError if nobody does."""
        persona = persona or self.persona
        with world.session() as db:
            account = find_persona(db, persona)
        if account is None:
            raise TaskError(f"Nobody in the world stands for {persona!r}, the persona of {self.id!r}.")
        return account

    def draw(self, seed: int, world: World, split: Split, attempt: int = 0) -> Task:
        """What instance `seed` is drawn as, in its world as built, by an attempt of `open_in`, whatever it comes to."""
        return self.task_from(self.source_of(seed, split, attempt), world)

    def source_of(self, seed: int, split: Split, attempt: int = 0) -> str:
        """The source of randomness of instance `seed`, of which each attempt has one of its own."""
        source = f"{self.id}/{split}/{seed}"
        return f"{source}#{attempt}" if attempt else source

    def task_from(self, source: str, world: World, persona: str | None = None) -> Task:
        """The task that a source of randomness comes to; in a `Draft` it is another persona's than the family's own."""
        if self.dials.hops and not self.has_length:
            # Descriptions know the tables of all apps, which few need.
            from .descriptions.drawing import draw_described

            account = self.account_in(world, persona)
            task = draw_described(self.make, source, self.dials, world, account, self.app, self.steps)
        else:
            task = self.make(Draw(source, self.dials), world)
        return with_room(task, self.steps)


@dataclass(frozen=True, kw_only=True)
class Instance:
    """One task in its untouched world."""

    family: Family
    seed: int
    split: Split
    world: World  # with the task's set-up done; never changed: an episode plays on `world.fork()`
    account: Account  # whose work it is, and who is at the keyboard
    task: Task
    attempt: int = 0  # how many draws came to nothing before this one

    @property
    def name(self) -> str:
        """Its family and seed."""
        return f"{self.family.id!r}, seed {self.seed},"

    @property
    def key(self) -> str:
        """What names it among all instances, whatever it is played through: "crm-update/train/7/small/hops=2"."""
        turned = (f"{name}={value}" for name, value in self.family.dials.turned().items())
        return "/".join((self.family.id, self.split, str(self.seed), self.world.size, *turned))

    @cached_property
    def ways(self) -> tuple[GoldCounter, ...]:
        """What each of the task's solutions comes to."""
        return tuple(map(GoldCounter.of, self.task.solutions))

    @property
    def way(self) -> GoldCounter:
        """What the quickest solution comes to."""
        return self.ways[self.swift]

    @property
    def swift(self) -> int:
        """Which of the task's solutions is the quickest that is known, by its number: 0 where gold is."""
        steps = [way.steps for way in self.ways]
        return steps.index(min(steps))

    @property
    def persona(self) -> str:
        """Whose work it is."""
        return self.task.persona or self.family.persona

    @property
    def app(self) -> App:
        """The app in which the work begins."""
        key = self.task.host or self.family.app
        return next(app for app in APPS if app.key == key)

    @property
    def steps(self) -> int:
        """The step limit of its episode."""
        return self.task.steps or self.family.steps

    @property
    def person_id(self) -> int | None:
        """Who acts as staff; None where a customer shops."""
        return self.account.person_id


@dataclass(frozen=True, kw_only=True)
class Opening:
    """An instance, and a copy of its world to be played in, which the grader watches from now on."""

    instance: Instance
    world: World
    grader: Grader

    def close(self) -> None:
        self.world.close()
        self.instance.world.close()


_REGISTRY: dict[str, Family] = {}
# How a file says that it declares a family.
_DECLARED = re.compile(r'^@family\(\s*"([a-z0-9-]+)"', re.MULTILINE)


@cache
def _names_records(id: str) -> bool:
    family = get_family(id).with_dials(hops=1)
    try:
        family.draw(0, World.shared(family.world_of(0)), family.split)
    except NamesNothing:
        return False
    except NoInstance:
        pass
    return True


def family(
    id: str,
    *,
    app: str,
    kind: Kind,
    steps: int,
    persona: str,
    split: Split = "train",
    twin: str | None = None,
    has_length: bool = False,
    needs: Need | None = None,
) -> Callable[[Maker], Maker]:
    """Register the decorated maker as family `id`; its docstring is the title."""

    def register(make: Maker) -> Maker:
        if id in _REGISTRY:
            raise DuplicateFamily(f"Task family {id!r} is registered twice: rename one of them.")
        _REGISTRY[id] = Family(
            id=id,
            app=app,
            kind=kind,
            steps=steps,
            persona=persona,
            split=split,
            twin=twin,
            has_length=has_length,
            needs=needs,
            title=(make.__doc__ or "").strip().splitlines()[0],
            make=make,
        )
        return make

    return register


def families(pattern: str = "*") -> list[Family]:
    """All families whose id fits the shell-style `pattern` ("all" is "*"), sorted by id."""
    _load()
    pattern = "*" if pattern == "all" else pattern
    return [spec for id, spec in sorted(_REGISTRY.items()) if fnmatch.fnmatchcase(id, pattern)]


def family_ids() -> list[str]:
    """The ids of all families, sorted, of which none has to be imported."""
    return sorted({*_REGISTRY, *_modules()})


def get_family(id: str) -> Family:
    """The family of this id, whose file is imported if it has not been. Raises UnknownFamily with the nearest id."""
    if id not in _REGISTRY and id in _modules():
        importlib.import_module(_modules()[id])
    if id not in _REGISTRY:
        near = difflib.get_close_matches(id, family_ids(), 1, cutoff=0.5)
        hint = f"Did you mean {near[0]!r}?" if near else "List them with `deskgym tasks`."
        raise UnknownFamily(f"Task family {id!r} is not registered. {hint}")
    return _REGISTRY[id]


@cache
def _modules() -> dict[str, str]:
    """The modules that declare families, by the ids of these: read from their files, which takes a hundredth of what
    importing them does.
    """
    found: dict[str, str] = {}
    here = Path(__file__).parent
    for path in sorted(here.glob("*/**/*.py")):
        for id in _DECLARED.findall(path.read_text(encoding="utf-8")):
            found[id] = ".".join((__package__, *path.relative_to(here).with_suffix("").parts))
    return found


def _load() -> None:
    """Import every module that declares families, once: importing it registers them."""
    for module in dict.fromkeys(_modules().values()):
        importlib.import_module(module)
