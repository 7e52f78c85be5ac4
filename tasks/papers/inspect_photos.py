from __future__ import annotations

from collections import defaultdict
from functools import partial

from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Pictures, ReturnPage, read_incoming
from .units import CameBack, Treatment, ways_of

WORDINGS = (
    "Return {name} is on the bench and every unit has been photographed. Inspect all of it by the photos, the way the "
    "handbook says. No notes, please.",
    "Please do the inspection for {name}: go by the photos of each unit and by our handbook, and leave the notes "
    "empty.",
    "All of {name} has arrived. Look at the photos and enter condition and disposition of every unit as the handbook "
    "wants it, without notes.",
    "Could you inspect {name} for me? The pictures are on the return, the rules are in the handbook. Nobody needs "
    "notes.",
)


@family("store-inspect-photos", app="store", kind="multi-step", steps=84, persona="warehouse", needs="screenshot")
def inspect_by_photos(draw: Draw, world: World) -> Task:
    """Units of a return are inspected by their photos: what each shows decides what becomes of it."""
    back = CameBack.draw(draw, world)
    skus = {line.id: line.sku for line in back.order.lines}
    first = back.order.lines[0].sku

    def gold(user: User) -> None:
        read_incoming(user)
        page = ReturnPage.find(user, back.name)
        count = sum(len(photos) for units in back.photos.values() for photos in units)
        Pictures(user).look_at(f"Photo of {first}, unit 1, 1 of 2", count)
        left: dict[int, list[tuple[Treatment, int]]] = defaultdict(list)
        for line, groups in back.groups().items():
            left[line] = [*groups.items()]
        while left:
            form = page.inspect(back.name)
            for line in [*left]:
                (condition, then), units = left[line].pop(0)
                form.of_item(skus[line], units, condition, then)
                if not left[line]:
                    del left[line]
            form.save()
        user.done()

    def wrong(**slip: object) -> Outcome:
        return partial(_entered, back, **slip)

    careless: dict[str, Outcome] = {"the photos": wrong(mistaken=dict.fromkeys(_seen(back), ""))}
    if back.groups(repairs=False) != back.groups():
        careless["the price of a repair"] = wrong(repairs=False)
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, name=back.name),
        setup=back.put,
        outcome=tuple(partial(back.inspect, entered=way) for way in back.ways),
        without=careless,
        gold=gold,
    )


def _seen(back: CameBack) -> set[str]:
    return {state for states in back.states.values() for state in states}


def _entered(back: CameBack, db: object, **slip: object) -> None:
    """What somebody enters who makes a slip."""
    back.inspect(db, ways_of(back.groups(**slip))[0])  # type: ignore[arg-type]
