"""deskgym attack files: does any file kill, freeze or bloat what reads it?"""

from __future__ import annotations

from .fuzzing.command import attack_of
from .fuzzing.files import described, read_file


@attack_of("files", read_file, described)
def command() -> None:
    """Give hostile workbooks, tables, pictures and rich texts to what reads them, each within 5 s of processor time.

    What is too much is refused; what kills a process, keeps it or raises anything else is printed. Exits with 1 then.

    \b
    Example:
      deskgym attack files --minutes 60
    """
