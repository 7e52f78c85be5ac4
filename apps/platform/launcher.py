"""From one app of the office to the others: a page of all those that a person may use."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, g, render_template, request

from .. import APPS, App

blueprint = Blueprint("launcher", __name__)


@dataclass(frozen=True)
class Door:
    """An app as its tile shows it."""

    title: str
    role: str
    url: str


def origin(app: App) -> str:
    """Where an app of the office is: on its own host beside the one that is asked."""
    _, _, domain = request.host.partition(".")
    return f"{request.scheme}://{app.key}.{domain}"


@blueprint.get("/apps")
def apps() -> str:
    """The office's apps."""
    doors = []
    for app in APPS:
        membership = app.membership(g.db, g.person.id)
        if membership is not None and membership.refusal is None:
            doors.append(Door(app.title, membership.role, f"{origin(app)}/"))
    return render_template("platform/apps.html", doors=doors)
