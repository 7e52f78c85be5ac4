"""Parley, the team chat."""

from __future__ import annotations

from ..platform.spec import App

APP = App(
    key="chat",
    title="Parley",
    icon="messages-square",
    package=__name__,
    schema="chat",
    has_jobs=True,
    home="channels.home",
    search="search.index",
    stylesheet="chat/main.css",
    script="chat/main.js",
    fonts=("vendor/inter-latin.woff2", "vendor/emoji.woff2"),
    in_place=True,
)
