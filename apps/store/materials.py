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
            "Ripstop nylon", "Color",
            "Moss 6b7a45, Slate 56636f, Rust b2573a, Sand c9b48c, Glacier 8fb3bd, Navy 2f4462, Mustard c9982f",
            "Seams: Taped or Double-taped",
        ),
        _material(
            "Cotton", "Color",
            "Ecru e6dcc6, Indigo 34456f, Charcoal 43474d, Clay b5694b, Olive 75784a, White f0efea, Burgundy 7a2f3c",
            "Weave: Plain or Twill",
        ),
        _material(
            "Merino wool", "Color",
            "Oatmeal cfc0a5, Pine 3e5b4c, Graphite 4d5157, Heather 8a7d96, Brick 9c4f3f, Midnight 2b3550",
            "Knit: Light or Mid",
        ),
        _material(
            "Leather", "Color",
            "Black 2b2a29, Tan ad7a48, Chestnut 74442c, Oxblood 6a2a2a, Stone a89c8c",
            "Lining: Standard or Padded",
        ),
        _material(
            "Stainless steel", "Finish",
            "Brushed steel b9bec2, Polished steel d5d9dc, Black 33363a, Bronze 9a7348, Champagne d3bf9b, Gunmetal 5b6269",
            "Surface: Smooth or Hammered",
        ),
        _material(
            "Aluminum", "Finish",
            "Silver c3c9ce, Graphite 54595f, Copper b87a54, Forest 48695a, Signal red b3382f, Cobalt 2f559c",
            "Coating: Anodized or Powder",
        ),
        _material(
            "Steel", "Finish",
            "Black 303336, White e9eae8, Teal 24606b, Brick a34a35, Light gray bfc4c6, Olive 70744b",
            "Coating: Matte or Satin",
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
            "Surface: Gloss or Matte",
        ),
        _material(
            "Polymer", "Color",
            "Black 34373b, White eeeeea, Ice blue a7c5d3, Lime a3b04a, Orange d2763a, Gray 9aa0a4",
            "Surface: Matte or Textured",
        ),
        _material(
            "Rubber", "Color",
            "Black 2e2f31, Gray 83888c, Blue 37618f, Red a33b36, Natural cdb58a",
            "Compound: Standard or Reinforced",
        ),
        _material(
            "Paper", "Stock",
            "White efede6, Kraft b99468, Pale blue bccfda, Gray b4b6b5, Cream e9dfc4",
            "Wrap: Sleeve or Box",
        ),
        _material("Spruce and maple", "Finish", "Antique brown 6b3f22, Red brown 7d3420, Honey c88a3c", "Strings: Steel or Gut"),
        _material("Spruce and mahogany", "Gloss", "High gloss c98f52, Satin bf8a55, Matte b58558", "Setup: Low action or Standard action"),
        _material("Alder and maple", "Gloss", "High gloss b5653a, Satin a8623c, Matte 9c5d3c", "Fingerboard: Maple or Rosewood"),
        _material("Maple", "Shell", "Natural d9b580, Walnut 6f4a31, Black 2f2d2b", "Head: Coated or Clear"),
        _material("Grenadilla", "Keywork", "Silver 3a3431, Nickel 3d3633, Gold 40362b", "Barrel: Short or Long"),
        _material("Brass", "Finish", "Gold lacquer d1a63f, Clear lacquer c9a24b, Silver d3d6d8", "Mouthpiece: Standard or Wide rim"),
        _material("Bronze", "Finish", "Traditional c9a357, Brilliant dcb964, Dark 7d6335", "Weight: Thin or Medium"),
        _material("Nickel silver", "Plating", "Silver d5d8da, Nickel c6c7c3, Black nickel 4a4a4c", "Foot: C foot or B foot"),
        _material("Cast iron", "Coating", "Seasoned 2c2b2a, Black enamel 26282a, Red enamel a8332c", "Handle: Short or Long"),
        _material("High-carbon steel", "Handle", "Walnut 6f4a31, Maple e0c08c, Black 2b2a29", "Bolster: Full or Half"),
        _material("Borosilicate glass", "Markings", "White cfe3e6, Blue b9d3e2, Amber d9b77c", "Rim: Standard or Reinforced"),
        _material("Polycarbonate", "Color", "Clear d3e2e6, Amber c98f45, White eeeeea", "Lid: Snap-on or Hinged"),
        _material("Polypropylene", "Cap", "Clear dfe6e8, Blue 5f8fc0, Red b84a42", "Bottom: Conical or Round"),
        _material("Polystyrene", "Style", "Vented d9e6e9, Unvented d5e1e5, Gridded cfdde2", "Wrap: Sleeve or Box"),
        _material("Silicone", "Color", "Tan cda877, Gray 83888c, Red a33b36", "Surface: Smooth or Perforated"),
        _material("Nitrile", "Color", "Blue 4f7fb8, Black 2e2f31, Purple 6d5a9c", "Cuff: Standard or Extended"),
        _material("PVC", "Color", "White eeeeea, Blue 37618f, Green 4a7a4f", "Neck: Tie or Buckle"),
        _material("Nylon", "Color", "Orange d2763a, Blue 37618f, Red a33b36", "Treatment: Standard or Dry"),
        _material("Closed-cell foam", "Color", "Blue 4a6f9c, Gray 83888c, Orange d2763a", "Surface: Ridged or Egg crate"),
        _material("Polyester fleece", "Color", "Oatmeal cfc0a5, Pine 3e5b4c, Graphite 4d5157", "Collar: Zip neck or Full zip"),
        _material("Waxed canvas", "Color", "Olive 75784a, Charcoal 43474d, Tan ad7a48", "Straps: Webbing or Leather"),
        _material("Wool felt", "Color", "Oatmeal cfc0a5, Pine 3e5b4c, Heather 8a7d96", "Edge: Straight or Rounded"),
        _material("Aramid knit", "Color", "Gray 83888c, Black 2e2f31, Yellow d6b13c", "Palm: Nitrile dip or Bare knit"),
        _material("Rosin", "Grade", "Light e0b058, Amber c07f2c, Dark 6e3d1c", "Case: Boxed or Cloth"),
        _material("Citric acid blend", "Package", "Bottle e9ecec, Jug dfe5e8, Pouch cfd8dc", "Scent: Unscented or Lemon"),
    )
}  # fmt: skip


def color_of(material: str | None, finish: str) -> str | None:
    """The color of a finish by its name, of a material or else of any."""
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
    "aged": "#a8794a", "antique brass": "#9a7b3a", "black nickel": "#4a4a4c", "blue mirror": "#5f86b5", "brushed nickel": "#b5b2aa", "ceil blue": "#8fa9cf", "chrome": "#d5d9dc", "dark bronze": "#4f4235", "dark walnut": "#4d3120", "denim blue": "#4a6280", "frosted": "#e3eaec", "golden amber": "#bd7a2e", "hard anodized": "#55585b", "blue enamel": "#35527f", "white enamel": "#ece9e2", "houndstooth": "#6b6d70", "hunter green": "#2f4f3c", "ivory": "#e9e1cc", "khaki": "#b5a27a", "light almond": "#e3d8bf", "light blue": "#a9c3dd", "nonstick black": "#2f3031", "nonstick gray": "#6b6e70", "olive wood": "#9c7b4a", "orange and black": "#c8662d", "yellow and navy": "#d3d23a", "pinstripe": "#4a4d52", "rosewood": "#5c2e22", "royal blue": "#2f4fa8", "satin silver": "#c9ccce", "wheat": "#c99a5b", "wine": "#6f2737", "reflective": "#b9bcc0", "brilliant": "#dcb964", "3000 k": "#f4d9a6", "3500 k": "#f4e2bd", "4000 k": "#f3ead4", "5000 k": "#eef1f2",
}  # fmt: skip


#: Goods of these give way: they tear, where others crack.
_SOFT = {
    "Ripstop nylon", "Cotton", "Merino wool", "Leather", "Rubber", "Paper", "Silicone", "Nitrile", "Nylon",
    "Closed-cell foam", "Polyester fleece", "Waxed canvas", "Wool felt", "Aramid knit",
}  # fmt: skip


def goods_feel(material: str) -> str:
    """Whether goods of a material are "soft" or "hard"."""
    return "soft" if material in _SOFT else "hard"
