"""The axes that a look has, in the order in which it is spelt."""

from __future__ import annotations

from . import device, frame, order, theme, words
from .feature import Axis, Feature

AXES: tuple[Axis, ...] = (
    Axis("theme", "colors, type, density, shapes, icons", theme.FEATURES),
    Axis("frame", "where navigation, headers, forms, buttons and filters are", frame.FEATURES),
    Axis("words", "what the interface calls its things", words.FEATURES),
    Axis("order", "what comes first: entries, columns, tabs, fields, rows", order.FEATURES),
    Axis("device", "the screen: its size, scale and zoom", device.FEATURES),
)
FEATURES: dict[str, Feature] = {feature.key: feature for axis in AXES for feature in axis.features}


def axis_of(key: str) -> Axis | None:
    """The axis of this name."""
    return next((axis for axis in AXES if axis.key == key), None)
