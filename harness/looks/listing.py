"""What looks there are, as tables, and what one look is."""

from __future__ import annotations

from rich.table import Table

from ...apps.platform.looks import LOOKS, Look
from ...apps.platform.looks.axes import AXES
from ...apps.platform.looks.display import picture_of


def axes_table() -> Table:
    """A line for each feature: its axis, its values, the plain one first, and what it changes."""
    table = Table("Axis", "Feature", "Values", "Changes", box=None, pad_edge=False)
    for axis in AXES:
        for number, feature in enumerate(axis.features):
            values = ", ".join(f"{value}*" if value in feature.held_out else value for value in feature.values)
            table.add_row("" if number else axis.key, feature.key, values, feature.doc)
    return table


def splits_in_words() -> str:
    """Which numbers belong to which split."""
    ranges = ", ".join(f"{split} {numbers[0]} to {numbers[-1]}" for split, numbers in LOOKS.items())
    return f"Look 0 is the plain one; {ranges}. Values with an asterisk are drawn for the test split alone."


def look_table(look: Look) -> Table:
    """A line for each feature that is not as in look 0, and the size of its pictures."""
    table = Table("Axis", "Feature", "Value", box=None, pad_edge=False)
    for axis in AXES:
        for feature, value in look.of_axis(axis.key).items():
            table.add_row(axis.key, feature, value)
    table.add_row("", "pictures", "{} × {} pixels".format(*picture_of(look)))
    return table


def axes_in_markdown() -> str:
    """The same as a table of docs/looks.md."""
    lines = ["| axis | feature | values, the plain one first | what it changes |", "|---|---|---|---|"]
    for axis in AXES:
        for feature in axis.features:
            values = ", ".join(f"`{value}`{'*' if value in feature.held_out else ''}" for value in feature.values)
            lines.append(f"| {axis.key} | `{feature.key}` | {values} | {feature.doc} |")
    return "\n".join(lines)
