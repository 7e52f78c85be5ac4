"""Who the agent is in an episode: nobody else than the persona, who knows where their apps are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import pytest
from deskgym import gym
from deskgym.apps.platform.models import AppSession, Person
from deskgym.apps.platform.passwords import password_of
from deskgym.gym.env import OfficeEnv
from deskgym.gym.snapshot import Node
from sqlalchemy import select

Env = gymnasium.Env[Any, Any]


@pytest.fixture(scope="module")
def env() -> Iterator[Env]:
    made = gym.make("crm-update-v0", observation=["axtree", "dom"])
    yield made
    made.close()


def office(env: Env) -> OfficeEnv:
    assert isinstance(env.unwrapped, OfficeEnv)
    return env.unwrapped


def node(env: Env, role: str, name: str) -> Node:
    return next(n for n in office(env).page_snapshot().nodes if n.role == role and n.name == name and n.ref)


def click(env: Env, role: str, name: str) -> dict[str, Any]:
    seen: dict[str, Any] = env.step({"action": "click", "ref": node(env, role, name).ref})[0]
    return seen


def me(env: Env) -> Person:
    with office(env).world.session() as db:
        return db.get_one(Person, office(env).instance.person_id)


def log_out(env: Env) -> dict[str, Any]:
    click(env, "button", f"Account of {me(env).name}")
    return click(env, "menuitem", "Log out")


def test_the_observation_names_the_apps_of_the_persona(env: Env) -> None:
    seen, info = env.reset(seed=0)
    assert seen["apps"] == info["apps"]
    assert "Alder (http://crm.deskgym.test/)" in seen["apps"]
    assert "Parley (http://chat.deskgym.test/)" in seen["apps"]
    assert not any("admin" in app for app in seen["apps"])
    assert env.observation_space.contains(seen)


def test_a_new_tab_shows_the_apps_and_leads_to_them_as_the_same_person(env: Env) -> None:
    env.reset(seed=0)
    seen = env.step("new_tab()")[0]
    assert seen["error"] == ""
    assert seen["url"] == "http://crm.deskgym.test/apps"
    assert f"as {me(env).name}" in seen["axtree"]
    seen = click(env, "button", "Parley")
    assert seen["error"] == ""
    assert seen["url"].startswith("http://chat.deskgym.test/")
    assert "/login" not in seen["url"]
    assert node(env, "button", f"Account of {me(env).name}")


def test_outside_one_is_shown_nobody_to_be(env: Env) -> None:
    env.reset(seed=0)
    seen = log_out(env)
    assert seen["url"] == "http://crm.deskgym.test/login"
    assert "choose an account" not in seen["axtree"]
    with office(env).world.session() as db:
        people = db.scalars(select(Person)).all()
    assert not any(person.name in seen["axtree"] or person.email in seen["axtree"] for person in people)


@pytest.mark.parametrize("password", ["", "password"])
def test_nobody_logs_in_as_an_administrator_without_their_secret(env: Env, password: str) -> None:
    env.reset(seed=0)
    with office(env).world.session() as db:
        admin = db.scalars(select(Person).where(Person.persona == "crm_admin")).one()
    log_out(env)
    env.step({"action": "fill", "ref": node(env, "textbox", "E-mail").ref, "text": admin.email})
    env.step({"action": "fill", "ref": node(env, "textbox", "Password").ref, "text": password})
    seen = click(env, "button", "Continue")
    assert "The e-mail address or the password is wrong." in seen["axtree"]
    with office(env).world.session() as db:
        assert {session.person_id for session in db.scalars(select(AppSession))} == {me(env).id}


def test_who_logged_out_comes_back_through_another_app(env: Env) -> None:
    env.reset(seed=0)
    log_out(env)
    env.step("goto('http://chat.deskgym.test/apps')")
    seen = click(env, "button", "Alder")
    assert seen["url"] == "http://crm.deskgym.test/"
    assert node(env, "button", f"Account of {me(env).name}")


def test_work_done_as_somebody_else_fails(env: Env) -> None:
    """Even if an agent came to know a password."""
    env.reset(seed=0)
    with office(env).world.session() as db:
        admin = db.scalars(select(Person).where(Person.persona == "crm_admin")).one()
        password = password_of(db, admin.id)
    with office(env).world.session(admin.id) as db:
        office(env).instance.task.outcomes[0](db)
    assert not office(env).verdict().passed
    log_out(env)
    env.step({"action": "fill", "ref": node(env, "textbox", "E-mail").ref, "text": admin.email})
    env.step({"action": "fill", "ref": node(env, "textbox", "Password").ref, "text": password})
    seen = click(env, "button", "Continue")
    assert seen["url"] == "http://crm.deskgym.test/"


def test_a_shopper_finds_the_shop_in_a_new_tab() -> None:
    made = gym.make("store-buy-cheapest-v0")
    try:
        seen, _ = made.reset(seed=0)
        assert seen["apps"] == ("Shop (http://shop.deskgym.test/)",)
        assert made.step("new_tab()")[0]["url"] == "http://shop.deskgym.test/"
    finally:
        made.close()
