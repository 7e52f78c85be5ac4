from __future__ import annotations

from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..office.queries import correspondent
from ..registry import family
from ..task import Task
from .composer import Composer
from .menu import Menu, staff
from .wording import letter

#: How many tasks a chain has unless told.
_LENGTH = 5


@family("chain", app="office", kind="multi-step", steps=60, persona="sales_rep", has_length=True)
def chain(draw: Draw, world: World) -> Task:
    """Work off a colleague's list of tasks, one after the other."""
    persona, length = draw.choice(staff()), draw.dials.length or _LENGTH
    for setups in (draw.integer(0, 1 + length // 10), 0):
        try:
            return _compose(draw, world, persona, length, setups)
        except NoInstance as error:
            failed = error
    raise failed


def _compose(draw: Draw, world: World, persona: str, length: int, setups: int) -> Task:
    composer = Composer(world, persona)
    requester = correspondent(draw, world, composer.me)
    menu = Menu(draw, composer, requester)
    made = menu.begin(setups)
    while len(composer.tasks) < length:
        menu.add_one()
    return composer.compose(letter(draw, requester.name, [task.goal for task in composer.tasks]), made)
