"""The portal's chooser of looks: what it says is how all apps are served from then on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from deskgym.apps import APPS
from deskgym.apps.platform.looks import BadLook, look_of
from deskgym.apps.portal.front_door import FrontDoor
from deskgym.apps.portal.looking import look_in
from deskgym.seeds.world import World
from werkzeug.test import Client


@pytest.fixture
def client() -> Iterator[Client]:
    with closing(World.build(0)) as world:
        yield Client(FrontDoor(world, look=look_of(5)))


def test_the_portal_says_the_look_and_is_served_in_it(client: Client) -> None:
    page = client.get("/", base_url="http://localhost:8000/").text
    assert "Now: 5" in page
    assert "data-look-" in page.partition("<head>")[0]


def test_a_look_that_is_chosen_is_that_of_all_apps(client: Client) -> None:
    answer = client.post("/look", base_url="http://localhost:8000/", data={"number": "0", "palette": "dark"})
    assert answer.status_code == 303
    assert "Now: theme:dark" in client.get("/", base_url="http://localhost:8000/").text
    for app in APPS:
        page = client.get("/login", base_url=f"http://{app.key}.localhost:8000/", follow_redirects=True).text
        assert 'data-look-palette="dark"' in page.partition("<head>")[0]


def test_a_look_that_there_is_not_is_refused(client: Client) -> None:
    answer = client.post("/look", base_url="http://localhost:8000/", data={"number": "1000"})
    assert answer.status_code == 422
    with pytest.raises(BadLook):
        look_in({"number": "dark"})


def test_features_go_before_the_number() -> None:
    assert look_in({"number": "17", "palette": "dark"}) == look_of("17,theme:dark")
    assert look_in({"number": "", "palette": ""}).is_plain
