from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...apps.sheet.engine import address, column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import copy, enter, fill_down, menu, open_sheet, select, turn_to
from .queries import ANY_FORMULA, page, typing
from .subscribers import BOOK, FullName

_HEADINGS = (("First name", "Last name"), ("Given name", "Surname"), ("First", "Last"), ("Forename", "Family name"))


@family("sheet-clean-names", app="sheet", kind="bulk", steps=240, persona="marketing")
def clean_names(draw: Draw, world: World) -> Task:
    """Split names as people wrote them down into first and last names in proper case."""
    sheet = page(world, BOOK, "Sign-up sheet")
    column = sheet.beside + draw.integer(0, 2)
    headings = draw.choice(_HEADINGS)
    first, last, third = (column_name(column + n) for n in range(3))
    top, bottom = sheet.rows[0], sheet.rows[-1]
    names = {row: FullName(sheet.text(row, "Name")) for row in sheet.rows}
    odd = [row for row, name in names.items() if name.is_turned or len(name.words) > 2]

    def written(split: Mapping[int, Sequence[str]]) -> Outcome:
        """The work of somebody who splits the names so."""
        typed = {(row, column + n): part for row, parts in split.items() for n, part in enumerate(parts)}
        return typing(sheet.id, {(1, column): headings[0], (1, column + 1): headings[1]} | typed)

    right = {row: (name.first, name.last) for row, name in names.items()}

    def start(user: User) -> None:
        open_sheet(user, sheet)
        user.click("tab", "Notes")
        turn_to(user, sheet)
        for letter, heading in zip((first, last), headings, strict=True):
            enter(user, f"{letter}1", heading)

    def mend(user: User, rows: Sequence[int]) -> None:
        for row in rows:
            enter(user, f"{first}{row}", names[row].first)
            enter(user, f"{last}{row}", names[row].last)

    def split(user: User, *, first_row: int = top) -> None:
        select(user, f"{first}{first_row}:{first}{bottom}")
        menu(user, "Data", "Split text to columns…")
        user.choose("Separator", "Space", within="Split")
        user.click("button", "Split", within="Split")

    def gold(user: User) -> None:
        start(user)
        enter(user, f"{first}{top}", f"=PROPER(TRIM(A{top}))")
        fill_down(user, f"{first}{top}:{first}{bottom}")
        user.press("Control+c")
        menu(user, "Edit", "Paste values only")
        split(user)
        mend(user, odd)
        select(user, f"{third}{top}:{third}{bottom}")
        user.press("Delete")
        user.done()

    def by_formulas(user: User) -> None:
        start(user)
        blank = f'FIND(" ",TRIM(A{top}))'
        enter(user, f"{first}{top}", f"=PROPER(LEFT(TRIM(A{top}),{blank}-1))")
        enter(user, f"{last}{top}", f"=PROPER(MID(TRIM(A{top}),{blank}+1,99))")
        fill_down(user, f"{first}{top}:{last}{bottom}")
        mend(user, [row for row in odd if names[row].is_turned or names[row].has_initial])
        user.done()

    def trimmed_first(user: User) -> None:
        start(user)
        copy(user, f"A{top}:A{bottom}", f"{first}{top}")
        select(user, f"{first}{top}:{first}{bottom}")
        menu(user, "Data", "Trim whitespace")
        split(user)
        # In proper case beside, and back as values.
        aside = address(top, column + 4)
        enter(user, aside, f"=PROPER({first}{top})")
        copy(user, aside, f"{aside}:{address(bottom, column + 5)}")
        select(user, f"{aside}:{address(bottom, column + 5)}")
        user.press("Control+c")
        select(user, f"{first}{top}")
        menu(user, "Edit", "Paste values only")
        select(user, f"{third}{top}:{address(bottom, column + 5)}")
        user.press("Delete")
        mend(user, odd)
        user.done()

    naive = {row: (name.words[0], " ".join(name.words[1:])) for row, name in names.items()}
    at_the_end = {row: (" ".join(name.words[:-1]), name.words[-1]) for row, name in names.items()}
    as_typed = {
        row: [FullName(part).written for part in _like(names[row].written, parts)] for row, parts in right.items()
    }
    return Task(
        goal=draw.phrase(
            'On the sheet {sheet} of "{book}" the names came in any which way. Put the first name into {first} '
            '("{one}") and the last name into {last} ("{two}"), each with a capital and no stray blanks, as Notes has '
            "it. Leave column A alone.",
            'The mailing tool wants first and last names apart. "{book}", {sheet}: head {first} "{one}" and {last} '
            '"{two}" and fill both for everybody, properly capitalised; our Notes say what goes where. Do not touch '
            "the names in A.",
            'Please split the names of {sheet} in "{book}" into {first} and {last}, headings "{one}" and "{two}". No '
            "all-caps, no lower case, no blanks at the ends. Some wrote it their own way, so read Notes. A stays as it "
            "is, and no helper columns left behind.",
            'Clean names, please: "{book}" → {sheet}. {first} = "{one}", {last} = "{two}" for each row, in proper '
            "case, by the rules in Notes. Keep the Name column untouched.",
            'I need {sheet} ("{book}") with "{one}" in {first} and "{two}" in {last} next to what people wrote down. '
            "Mind capitals, blanks and the odd ones (see Notes); nothing else on the sheet may change.",
            sheet=sheet.name,
            book=sheet.title,
            first=first,
            last=last,
            one=headings[0],
            two=headings[1],
        ),
        outcome=written(right),
        matchers=ANY_FORMULA,
        without={
            "the initials and who turned their name": written(naive),
            "that last names are what follows": written(at_the_end),
            "the capitals": written(as_typed),
        },
        gold=gold,
        alternatives=(by_formulas, trimmed_first),
    )


def _like(written: str, parts: Sequence[str]) -> list[str]:
    """The parts of a name in the case in which it was written."""
    if written.isupper():
        return [part.upper() for part in parts]
    return [part.lower() for part in parts] if written.islower() else list(parts)
