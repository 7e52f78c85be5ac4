"""A house to try, and ways to plant a fault in an app."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps import get_app
from deskgym.harness.security.house import House
from deskgym.seeds.world import World
from jinja2 import ChoiceLoader, DictLoader

Change = Callable[[str, str, str, str], None]


@pytest.fixture(scope="package")
def world() -> Iterator[World]:
    world = World.build(0)
    yield world
    world.close()


@pytest.fixture
def house(world: World) -> Iterator[House]:
    house = House(world)
    yield house
    house.close()


@pytest.fixture
def changed() -> Iterator[Change]:
    """Replace some words of a template of an app, as a careless change would."""
    undo: list[Callable[[], None]] = []

    def change(key: str, name: str, words: str, by: str) -> None:
        env = get_app(key).wsgi().jinja_env
        loader, cache = env.loader, env.cache
        assert loader is not None
        assert cache is not None
        source = loader.get_source(env, name)[0]
        assert words in source
        env.loader = ChoiceLoader([DictLoader({name: source.replace(words, by)}), loader])
        cache.clear()

        def restore() -> None:
            env.loader = loader
            cache.clear()

        undo.append(restore)

    yield change
    for restore in undo:
        restore()
