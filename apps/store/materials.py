"""What goods are made of, and the finishes each material comes in. Named in the shop, drawn in the pictures."""

# Sentences and tables read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finish:
    name: str
    color: str  # hexadecimal


@dataclass(frozen=True)
class Material:
    name: str
    option: str  # what the choice of finish is called
    finishes: tuple[Finish, ...]
    second: tuple[str, tuple[str, str]]  # another option that some products have


def _material(name: str, option: str, finishes: str, second: str) -> Material:
    pairs = (entry.rsplit(" ", 1) for entry in finishes.split(", "))
    label, _, values = second.partition(": ")
    one, other = values.split(" or ")
    return Material(name, option, tuple(Finish(n, f"#{c}") for n, c in pairs), (label, (one, other)))


MATERIALS = {
    material.name: material
    for material in (
        _material(
            "Ripstop nylon", "Colour",
            "Moss 6b7a45, Slate 56636f, Rust b2573a, Sand c9b48c, Glacier 8fb3bd, Navy 2f4462, Mustard c9982f",
            "Seams: Taped or Double-taped",
        ),
        _material(
            "Cotton", "Colour",
            "Ecru e6dcc6, Indigo 34456f, Charcoal 43474d, Clay b5694b, Olive 75784a, White f0efea, Burgundy 7a2f3c",
            "Weave: Plain or Twill",
        ),
        _material(
            "Merino wool", "Colour",
            "Oatmeal cfc0a5, Pine 3e5b4c, Graphite 4d5157, Heather 8a7d96, Brick 9c4f3f, Midnight 2b3550",
            "Knit: Light or Mid",
        ),
        _material(
            "Leather", "Colour",
            "Black 2b2a29, Tan ad7a48, Chestnut 74442c, Oxblood 6a2a2a, Stone a89c8c",
            "Lining: Standard or Padded",
        ),
        _material(
            "Stainless steel", "Finish",
            "Brushed steel b9bec2, Polished d5d9dc, Black 33363a, Bronze 9a7348, Champagne d3bf9b, Gunmetal 5b6269",
            "Surface: Smooth or Hammered",
        ),
        _material(
            "Aluminium", "Finish",
            "Silver c3c9ce, Graphite 54595f, Copper b87a54, Forest 48695a, Signal red b3382f, Cobalt 2f559c",
            "Coating: Anodised or Powder",
        ),
        _material(
            "Steel", "Finish",
            "Black 303336, White e9eae8, Petrol 24606b, Brick a34a35, Light grey bfc4c6, Olive 70744b",
            "Coating: Matt or Satin",
        ),
        _material(
            "Wood", "Wood",
            "Oak c79a63, Walnut 6f4a31, Ash dcc49c, Cherry a5603c, Black ash 3a3531, Maple e0c08c",
            "Edge: Straight or Rounded",
        ),
        _material(
            "Glass", "Tint",
            "Clear cfe3e6, Smoke 7d858a, Amber c98f45, Sea green 86b8a6, Cobalt 3f63a6, Rose d5a2a0",
            "Rim: Cut or Fire-polished",
        ),
        _material(
            "Stoneware", "Glaze",
            "Chalk ebe7de, Celadon a9bfa7, Ink 39465a, Terracotta bb6f50, Ochre c79c4b, Plum 6d4a5f",
            "Surface: Gloss or Matt",
        ),
        _material(
            "Polymer", "Colour",
            "Black 34373b, White eeeeea, Ice blue a7c5d3, Lime a3b04a, Orange d2763a, Grey 9aa0a4",
            "Surface: Matt or Textured",
        ),
        _material(
            "Rubber", "Colour",
            "Black 2e2f31, Grey 83888c, Blue 37618f, Red a33b36, Natural cdb58a",
            "Compound: Standard or Reinforced",
        ),
        _material(
            "Paper", "Stock",
            "White efede6, Kraft b99468, Pale blue bccfda, Grey b4b6b5, Cream e9dfc4",
            "Wrap: Sleeve or Box",
        ),
    )
}  # fmt: skip


def color_of(material: str | None, finish: str) -> str | None:
    """The colour of a finish by its name, of a material or else of any."""
    if material in MATERIALS:
        found = [each.color for each in MATERIALS[material].finishes if each.name.lower() == finish.lower()]
        if found:
            return found[0]
    for other in MATERIALS.values():
        for each in other.finishes:
            if each.name.lower() == finish.lower():
                return each.color
    return _PLAIN.get(finish.lower())


_PLAIN = {
    "red": "#b23a34", "green": "#4a7a4f", "blue": "#35609f", "yellow": "#d6b13c", "purple": "#6d4a8c", "pink": "#d59aa6",
    "brown": "#76533a", "beige": "#d8c9a8", "gray": "#8d9296", "teal": "#2f7a7a", "gold": "#c5a14e", "turquoise": "#4fa9a6",
}  # fmt: skip
