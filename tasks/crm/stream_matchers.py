"""What a post in the stream may say in other words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from ...apps.platform.rich_text import plain
from ..reading.courtesy import clauses, is_courtesy, opening, words_of
from ..reading.text import closed_list, undressed

#: The words that may stand in a post beside the names; none of them takes back that these are there.
_BESIDE = closed_list(
    "is are here there and at on in of for with to this that the a deal account customer please have take look "
    "note fyi heads up active involved competitor competition competing supplier rival reported mentioned named "
    "stream posts see s has been now present"
)


@dataclass(frozen=True)
class Names:
    """A post that names all of these, each once with an @ or without as it stands here, and says nothing else."""

    words: tuple[str, ...]
    is_courteous: ClassVar[bool] = True

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        rest = plain(text or "")
        for word in self.words:
            rest, times = re.subn(rf"(?<!\w){re.escape(word)}(?!\w)", " ", rest, flags=re.IGNORECASE)
            if times != 1:
                return False
        return all(map(_may_stand_beside, clauses(undressed(rest))))

    def examples(self, wanted: str) -> tuple[str, ...]:
        said = " ".join(self.words)
        return said, f"{said}, please have a look.", f"Hello {' and '.join(self.words)}!", f"{said} is here. Thanks!"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        """Each with one of the names left out, and what takes them back."""
        said = " ".join(self.words)
        left_out = (" ".join(each for each in self.words if each != word) for word in self.words)
        return "", f"{said} is not here", f"{said}, never mind", f"{said} and Zork", *left_out


def _may_stand_beside(clause: str) -> bool:
    words = words_of(clause)
    return set(words[opening(words) :]) <= _BESIDE or is_courtesy(clause)
