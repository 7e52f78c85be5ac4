"""What the editor's requests are made of: numbers, texts, areas; and the two kinds of request."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, Field, PlainValidator

from ....platform.database import Db
from ...actions import Work
from ...engine import Area
from ...models import Workbook


def _area(value: Any) -> Area:
    is_list = isinstance(value, list) and len(value) == 4 and all(isinstance(number, int) for number in value)
    area = Area(*value) if is_list else None
    if area is None or area.top < 1 or area.left < 1 or area.bottom < area.top or area.right < area.left:
        raise ValueError("is not an area")
    return area


#: That are selected together.
MOST_AREAS = 50
#: As large as JavaScript counts without gaps.
Number = Annotated[int, Field(strict=True, gt=-(2**53), lt=2**53)]
Text = Annotated[str, Field(strict=True)]
#: As a script has it: null, 0 and "" are false.
Flag = Annotated[bool, BeforeValidator(bool)]
#: [top, left, bottom, right], counted from 1, ends included.
Corners = Annotated[Area, PlainValidator(_area)]
#: The key of one setting of a format (`engine.styles.Compact`).
FormatKey = Annotated[str, Field(pattern="^[fbiuscghvwznr]$")]


#: The id of a filter view: a number, or "temporary".
ViewId = Number | Literal["temporary"]


class Request(BaseModel):
    """An operation on the sheet with the id `sheet`, by somebody who has the filter view `view` open."""

    sheet: Number
    view: ViewId | None = None


class Edit(Request):
    """A change of the workbook that the page shows at `revision`; undo takes it back."""

    revision: Number

    @abstractmethod
    def run(self, db: Db, book: Workbook) -> Work:
        """Call the action. Raises DomainError."""


class Placing(Edit):
    """Puts what floats over the cells so many pixels from the corner of one, as large as it says."""

    row: Number
    column: Number
    down: Number = 0
    across: Number = 0
    width: Number
    height: Number

    @property
    def place(self) -> dict[str, int]:
        return self.model_dump(include={"row", "column", "down", "across", "width", "height"})


class Remark(Request):
    """A change of the comments, which lie beside the cells: they have no revision, and undo leaves them."""

    @abstractmethod
    def run(self, db: Db) -> object:
        """Call the action. Raises DomainError."""


class Connecting(Request):
    """A permission to take cells from other workbooks: it has no revision, and any cell may show something else."""

    @abstractmethod
    def run(self, db: Db, book: Workbook) -> str:
        """Call the action; returns what the person is told. Raises DomainError."""


class Viewing(Request):
    """A change of filter views, which lie beside the cells: they have no revision, and undo leaves them."""

    @abstractmethod
    def run(self, db: Db) -> ViewId | None:
        """Call the action; returns the view that is open then. Raises DomainError."""
