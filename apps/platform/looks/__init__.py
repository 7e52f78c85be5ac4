"""Looks: how the office is served, from one number. No row, rule or verdict depends on it.

A look has a number on each of a few axes (`axes.AXES`); an axis is a handful of features, each with a few values, of
which the first is that of look 0. Templates and views ask `serving.look()` for the value of a feature, style sheets by
the attributes `data-look-…` of the document. Look 0 is what there is without any of this.
"""

from .look import LOOKS, PLAIN, BadLook, Look, drawn_look, look_of

__all__ = ["LOOKS", "PLAIN", "BadLook", "Look", "drawn_look", "look_of"]
