"""A tiny app, as its author writes it by docs/extending.md: notices that come down when their time is over."""

from __future__ import annotations

from pathlib import Path

from .copied_project import change_file as _change
from .copied_project import write_files

#: Its own files, by their paths.
FILES = {
    "apps/board/__init__.py": '''
"""Corkboard, where everybody in sales pins up notices."""

from __future__ import annotations

from ..platform.spec import App, NavItem

APP = App(
    key="board",
    title="Corkboard",
    icon="sticky-note",
    package=__name__,
    schema="board",
    has_jobs=True,
    navigation=(NavItem("Notices", "sticky-note", "notices.index"),),
    home="notices.index",
)
''',
    "apps/board/models.py": '''
"""The board's tables."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from ..platform.models import Base, Name, Record, UtcDateTime


class Pinner(Record, Base):
    """Somebody who may read the board and write on it."""

    __tablename__ = "board_pinner"

    id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), primary_key=True)
    is_active: Mapped[bool] = mapped_column(default=True)


class Notice(Record, Base):
    __tablename__ = "board_notice"

    text: Mapped[Name]
    ends_at: Mapped[datetime] = mapped_column(UtcDateTime)
    is_down: Mapped[bool] = mapped_column(default=False)
''',
    "apps/board/membership.py": '''
"""Whom the board lets in."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.spec import Membership
from .models import Pinner


def membership(db: Db, person_id: int) -> Membership | None:
    pinner = db.get(Pinner, person_id)
    if pinner is None or pinner.deleted_at is not None:
        return None
    return Membership("Pinner", None if pinner.is_active else "Your access to Corkboard is deactivated.")
''',
    "apps/board/actions.py": '''
"""The only writers of the board's tables."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.errors import NotFound
from .models import Notice


def take_down(db: Db, notice_id: int) -> Notice:
    """Take a notice off the board."""
    notice = db.get(Notice, notice_id)
    if notice is None or notice.is_down:
        raise NotFound("This notice is not on the board anymore.")
    notice.is_down = True
    db.flush()
    return notice
''',
    "apps/board/jobs.py": '''
"""What the clock does: notices come down when their time is over."""

from __future__ import annotations

from sqlalchemy import select

from ..platform.database import Db
from . import actions
from .models import Notice


def run_due(db: Db) -> None:
    for id in db.scalars(select(Notice.id).where(Notice.ends_at <= db.now, ~Notice.is_down)).all():
        actions.take_down(db, id)
''',
    "apps/board/views.py": '''
"""The board's pages."""

from __future__ import annotations

from flask import Blueprint, g, redirect, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ..platform.pages import done
from . import actions
from .models import Notice

blueprint = Blueprint("notices", __name__)


@blueprint.get("/")
def home() -> ResponseReturnValue:
    return redirect(url_for(".index"))


@blueprint.get("/notices")
def index() -> str:
    notices = g.db.scalars(select(Notice).where(~Notice.is_down).order_by(Notice.id)).all()
    return render_template("board/notices.html", notices=notices)


@blueprint.post("/notices/<int:id>/down")
def take_down(id: int) -> ResponseReturnValue:
    notice = actions.take_down(g.db, id)
    return done(f"“{notice.text}” was taken down.", url_for(".index"))
''',
    "apps/board/templates/board/notices.html": """
{% extends "platform/shell.html" %}
{% import "platform/ui.html" as ui with context %}
{% block title %}Notices{% endblock %}
{% block main %}
<div class="page-body">
<ul>
{% for notice in notices %}<li>{{ notice.text }}
  <form method="post" action="{{ url_for(".take_down", id=notice.id) }}">
    <input type="hidden" name="csrf_token" value="{{ csrf_token() }}">
    <button class="button secondary" type="submit" aria-label="Take down: {{ notice.text }}">Take down</button>
  </form></li>
{% endfor %}
</ul>
</div>
{% endblock %}
""",
    "apps/board/app.py": '''
"""The pages of the board, put together."""

from __future__ import annotations

from ..factory import platform_app
from ..platform.web import PlatformApp
from . import APP, views


def create_app() -> PlatformApp:
    app = platform_app(APP)
    app.register_blueprint(views.blueprint)
    return app
''',
    "seeds/board/__init__.py": '''
"""The board's rows."""

from __future__ import annotations

from datetime import timedelta

from ...apps.board.models import Notice, Pinner
from ...apps.crm.models import Account
from ...apps.platform.models import Person
from ..draft import Draft
from ..rows import new

AFTER = ("crm",)


def make(draft: Draft, holders: dict[str, Person]) -> None:
    for person in holders.values():
        if person.department == "Sales" and person.is_active:
            draft.add(new(Pinner, id=person.id, is_active=True), by=person.id)
    accounts = draft.random("board", "notices").sample(draft.all(Account), 3)
    for days, account in enumerate(accounts, 1):
        text = f"Visit of {account.name}"
        draft.add(new(Notice, text=text, ends_at=draft.calendar.now + timedelta(days=days), is_down=False), by=1)
''',
    "tasks/board/__init__.py": "",
    "tasks/board/take_down.py": '''
from __future__ import annotations

from sqlalchemy import select

from ...apps.board import actions
from ...apps.board.models import Notice
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task


@family("board-take-down", app="board", kind="update", steps=5, persona="sales_rep")
def take_down(draw: Draw, world: World) -> Task:
    """A visit is called off: its notice comes down."""
    with world.session() as db:
        notice = draw.choice(db.scalars(select(Notice).order_by(Notice.id)).all())

    def gold(user: User) -> None:
        user.click("button", f"Take down: {notice.text}")
        user.done()

    return Task(
        goal=draw.phrase(
            'Take the notice "{text}" off the board.',
            '"{text}" is called off. Please take its notice down.',
            'The notice "{text}" can come down.',
            'Nobody needs the notice "{text}" any more: take it down.',
            text=notice.text,
        ),
        outcome=lambda db: actions.take_down(db, notice.id),
        gold=gold,
    )
''',
    "harness/security/apps/board.py": '''
"""What the security checks know of the board: whoever is let in may take any notice down."""

from __future__ import annotations

from ..spec import Canary, Rows, SecuritySpec
from ..staff import members, revocations

_NOTICES = Rows("id", "board_notice", "NOT is_down")

SPEC = SecuritySpec(
    principals=members("SELECT 'Pinner' AS role, id FROM board_pinner"),
    per_role=2,
    rows={"notices/id": _NOTICES},
    may_change=lambda _world, principal, _change: principal.id is not None,
    canaries=(Canary("board_notice", "text", _NOTICES),),
    revocations=revocations("board_pinner"),
)
''',
    "tests/apps/board/__init__.py": "",
    "tests/apps/board/walker.py": """
from __future__ import annotations

from ..walking import Walker

WALKER = Walker(persona="sales_rep", most=5, least=0)
""",
    "tests/apps/board/test_board.py": """
from __future__ import annotations

from contextlib import closing
from datetime import timedelta

from deskgym import gym
from deskgym.apps.board.models import Notice
from deskgym.apps.clock import advance
from deskgym.harness import play_gold
from deskgym.harness.security import check_app
from deskgym.seeds.world import World
from sqlalchemy import select


def test_a_notice_comes_down_when_its_time_is_over() -> None:
    with closing(World.build(0)) as world, world.session(1) as db:
        advance(db, timedelta(days=2))
        notices = db.scalars(select(Notice).order_by(Notice.id)).all()
        assert [notice.is_down for notice in notices] == [True, True, False]
        assert notices[0].updated_by_id is None


def test_it_lets_nothing_through() -> None:
    assert check_app("board", 0) == []


def test_its_family_is_played_to_the_end() -> None:
    with closing(gym.make("board-take-down-v0", observation="axtree")) as env:
        assert play_gold(env, 0).verified
""",
}


def build(root: Path) -> list[str]:
    """Put the app into a copy of the project; returns the files that were there before and had to be changed."""
    write_files(root, FILES)
    return [
        _change(root, "apps/__init__.py", "from .chat import", "from .board import APP as BOARD\nfrom .chat import"),
        _change(root, "apps/__init__.py", "ADMIN, HANDBOOK)", "ADMIN, HANDBOOK, BOARD)"),
        _change(root, "README.md", "| several of them |", "| Corkboard | `board-*` | notices |\n| several of them |"),
        _change(root, "apps/README.md", "| `portal/` |", "| `board/` | notices |\n| `portal/` |"),
    ]
