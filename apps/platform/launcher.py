"""From one app of the office to the others: a page of all those that a person may use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from flask import Blueprint, g, render_template, request

blueprint = Blueprint("launcher", __name__)


@dataclass(frozen=True)
class Door:
    """An app as its tile shows it."""

    title: str
    role: str
    url: str


@blueprint.get("/apps")
def apps() -> str:
    """The office's apps, each on its own host beside this one."""
    from .. import APPS
    from .web import PlatformApp

    _, _, domain = request.host.partition(".")
    doors = []
    for app in APPS:
        product = cast(PlatformApp, app.wsgi()).product
        membership = product.membership(g.db, g.person.id)
        if membership is not None and membership.refusal is None:
            url = f"{request.scheme}://{app.label}.{domain}/"
            doors.append(Door(app.title, membership.role, url))
    return render_template("platform/apps.html", doors=doors)
