"""A small app on the platform: one list and one form with every kind of field."""

from __future__ import annotations

from deskgym.apps.platform.spec import App, NavItem

APP = App(
    key="demo",
    title="Demo",
    icon="zap",
    package=__name__,
    schema="demo",
    navigation=(NavItem("Home", "house", "home.index"), NavItem("People", "users", "people.index")),
    home="home.index",
    search="people.index",
    in_place=True,
)
