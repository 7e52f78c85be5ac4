"""Writes the file of a new task family: `python -m deskgym.harness.new_family crm-merge`, used by `make new-family`."""

from __future__ import annotations

import difflib
import keyword
import re
import sys
from pathlib import Path
from string import Template

from .. import tasks

_FAMILY = Template('''\
from __future__ import annotations

from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task


# TODO specification: set kind, persona (tasks/registry.py) and steps, of which gold leaves at least a sixth.
@family("$id", app="$app", kind="update", steps=20, persona="sales_rep")
def $name(draw: Draw, world: World) -> Task:
    """TODO title: one sentence that says what the person does."""
    # TODO draw: look candidates up with tasks/$app/queries.py, keep those that a goal can name without ambiguity
    # (uniquely_named), and draw one: contact = draw.choice(candidates). At least 200 seeds have to offer one.

    def outcome(db: Db) -> None:
        # TODO outcome: call the apps' own actions; what they change is what the verifier wants. A question has
        # answer=Number(3) instead (tasks/answers.py), a goal that cannot be reached infeasible=Reason.NOT_FOUND.
        raise NotImplementedError

    def gold(user: User) -> None:
        # TODO gold: what a person does on the pages, looking at all that the goal needs. It is said through the page
        # objects of tasks/$app/pages/, which alone know the words of the pages.
        user.done()

    def by_another_way(user: User) -> None:
        # TODO alternatives: the same by other steps that people take (in the list, by the keyboard), named after them.
        user.done()

    # TODO options: matchers={"crm_contact.phone": SamePhone()} loosens a column whose text may be worded freely, setup=
    # adds to the world what the seed alone does not hold, host= and start= say where the episode opens (tasks/task.py).
    return Task(
        goal=draw.phrase(
            # TODO goal: four wordings or more, as a colleague would ask; no ids, nothing that gives an answer away.
            "First wording",
            "Second wording",
            "Third wording",
            "Fourth wording",
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(by_another_way,),
    )


# TODO twin: a second family that looks alike and must be refused, kind="infeasible", twin="$id", if there is one:
# tasks/crm/delete_account.py is a model. Otherwise delete this line.
''')


def write_family(id: str, folder: Path) -> Path:
    """Write the file of family `id` below `folder`, the package of tasks, and return its path.

    Raises ValueError if the id is none, is taken, or begins with no app that has a folder.
    """
    if not re.fullmatch(r"[a-z]+(-[a-z][a-z0-9]*)+", id):
        raise ValueError(f"{id!r} is no name of a family: write the app and what is done, as in crm-merge.")
    app, _, what = id.partition("-")
    apps = sorted(path.name for path in folder.iterdir() if (path / "__init__.py").exists() and path.name != "verifier")
    if app not in apps:
        near = difflib.get_close_matches(app, apps, 1)
        raise ValueError(f"There are no tasks of {app!r}. {f'Did you mean {near[0]!r}?' if near else _list(apps)}")
    name = what.replace("-", "_")
    path = folder / app / f"{name}.py"
    if path.exists() or id in {family.id for family in tasks.families()}:
        raise ValueError(f"{id!r} is taken: choose another name.")
    if keyword.iskeyword(name):
        raise ValueError(f"{name!r} is a word of Python's: choose another name.")
    path.write_text(_FAMILY.substitute(id=id, app=app, name=name), encoding="utf-8")
    return path


def _list(apps: list[str]) -> str:
    return f"Choose one of {', '.join(apps)}."


def main() -> None:
    if len(sys.argv) != 2 or not sys.argv[1]:
        sys.exit("Name the family: make new-family NAME=crm-merge")
    try:
        path = write_family(sys.argv[1], Path(tasks.__path__[0]))
    except ValueError as error:
        sys.exit(str(error))
    sys.stdout.write(f"{path}\nWhat to write there: .venv/bin/deskgym audit {sys.argv[1]}\n")


if __name__ == "__main__":
    main()
