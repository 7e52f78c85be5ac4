"""Clients of apps to attack, and ways to plant a fault in an app."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps import get_app
from deskgym.harness.security.client import AppClient
from deskgym.seeds.world import World
from jinja2 import ChoiceLoader, DictLoader

Change = Callable[[str, str, str, str], None]
Open = Callable[[str], AppClient]


@pytest.fixture(scope="package")
def world() -> Iterator[World]:
    world = World.build(0)
    yield world
    world.close()


@pytest.fixture
def client_of(world: World) -> Iterator[Open]:
    """Open a client of an app by its key."""
    clients: list[AppClient] = []

    def open_client(app: str) -> AppClient:
        clients.append(AppClient(world, app))
        return clients[-1]

    yield open_client
    for client in clients:
        client.close()


@pytest.fixture
def crm(client_of: Open) -> AppClient:
    return client_of("crm")


@pytest.fixture
def chat(client_of: Open) -> AppClient:
    return client_of("chat")


@pytest.fixture
def sheet(client_of: Open) -> AppClient:
    return client_of("sheet")


@pytest.fixture
def shop(client_of: Open) -> AppClient:
    return client_of("shop")


@pytest.fixture
def admin(client_of: Open) -> AppClient:
    return client_of("admin")


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
