"""What is asked of references themselves."""

from __future__ import annotations

from ..refs import Area
from .evaluation import Evaluation
from .values import VALUE, Ref, Value


def resized(ev: Evaluation, ref: Value, like: Value) -> Ref:
    """The area that begins where `ref` does and is as large as `like`, as SUMIF takes its sums. Raises Error."""
    if not isinstance(ref, Ref):
        raise VALUE
    if isinstance(like, Ref):
        height, width = like.area.height, like.area.width
    else:
        array = ev.array(like)
        height, width = array.height, array.width
    top, left = ref.area.top, ref.area.left
    return Ref(ref.sheet, Area(top, left, top + height - 1, left + width - 1))
