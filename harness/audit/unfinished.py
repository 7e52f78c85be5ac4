"""What is left to write of a family: whatever its file marks with TODO, as `make new-family` does."""

from __future__ import annotations

import inspect
import re

from ...tasks import Family
from ..findings import Finding

# A comment may go on in the lines below, until the next TODO.
_TODO = re.compile(r"\bTODO (.+(?:\n\s*# (?!TODO).+)*)")


def unfinished(family: Family) -> list[Finding]:
    """One finding for every TODO in the file of a family, with what it says is to be done."""
    module = inspect.getmodule(family.make)
    assert module is not None
    text = inspect.getsource(module)
    path = f"{module.__name__.partition('.')[2].replace('.', '/')}.py"
    findings = []
    for todo in _TODO.finditer(text):
        line = text.count("\n", 0, todo.start()) + 1
        what = re.sub(r"\n\s*# ", " ", todo[1]).removesuffix('"""')
        findings.append(Finding("unfinished", family.id, f"{path}:{line}: {what}", f"deskgym audit {family.id}"))
    return findings
