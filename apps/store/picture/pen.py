"""The pen that draws goods as SVG: shapes in a material's light, shade and texture."""

# Path data reads best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Iterable

SIZE = 400


def mix(color: str, other: str, share: float) -> str:
    """`color` with a share of another."""
    pairs = ((int(color[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def tone(color: str, by: float) -> str:
    """Lighter (up to 1) or darker (down to -1)."""
    return mix(color, "#ffffff", by) if by >= 0 else mix(color, "#14120f", -by)


def n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """The path of a rectangle with round corners."""
    r = min(r, w / 2, h / 2)
    if not r:
        return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z"
    a = f"a{n(r)} {n(r)} 0 0 1"
    return (
        f"M{n(x + r)} {n(y)}h{n(w - 2 * r)}{a} {n(r)} {n(r)}v{n(h - 2 * r)}{a} {n(-r)} {n(r)}"
        f"h{n(2 * r - w)}{a} {n(-r)} {n(-r)}v{n(2 * r - h)}{a} {n(r)} {n(-r)}z"
    )


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    a = f"a{n(rx)} {n(ry)} 0 1 0"
    return f"M{n(cx - rx)} {n(cy)}{a} {n(2 * rx)} 0{a} {n(-2 * rx)} 0z"


def poly(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "z"


# How light falls on a material along its width: offset and tone.
_LIGHT = {
    "metal": ((0, -0.28), (0.18, 0.42), (0.34, 0.08), (0.55, -0.12), (0.78, 0.3), (1, -0.34)),
    "gloss": ((0, 0.1), (0.22, 0.38), (0.42, 0.04), (0.8, -0.12), (1, -0.26)),
    "matt": ((0, 0.14), (0.5, 0.02), (1, -0.18)),
    "glass": ((0, 0.05), (0.15, 0.6), (0.32, 0.25), (0.75, 0.12), (1, -0.15)),
}
SURFACE = {
    "Stainless steel": "metal", "Aluminum": "metal", "Steel": "gloss", "Glass": "glass", "Stoneware": "gloss",
    "Polymer": "gloss", "Leather": "gloss", "Brass": "metal", "Bronze": "metal", "Nickel silver": "metal",
    "High-carbon steel": "metal", "Borosilicate glass": "glass", "Polycarbonate": "gloss", "Polypropylene": "gloss",
    "Polystyrene": "glass", "Spruce and maple": "gloss", "Spruce and mahogany": "gloss", "Alder and maple": "gloss",
}  # fmt: skip
_TEXTURE = {
    "Ripstop nylon": '<path d="M0 0H10M0 0V10" stroke="#000" stroke-opacity=".1" fill="none"/>',
    "Cotton": '<path d="M0 10L10 0M-2 2L2 -2M8 12L12 8" stroke="#000" stroke-opacity=".07" fill="none"/>',
    "Merino wool": '<path d="M0 3Q2.5 6 5 3T10 3M0 8Q2.5 11 5 8T10 8" stroke="#000" stroke-opacity=".13" fill="none"/>',
    "Leather": '<circle cx="2" cy="3" r=".7" fill="#000" fill-opacity=".1"/><circle cx="7" cy="8" r=".7" fill="#fff" '
    'fill-opacity=".12"/>',
    "Rubber": '<path d="M2 2h2M7 7h2" stroke="#fff" stroke-opacity=".1" fill="none"/>',
}
_WIDE_TEXTURE = {
    "Wood": (
        120, 26, '<path d="M0 4Q30 1 60 5T120 4M0 11Q40 15 70 10T120 11M0 18Q25 16 55 20T120 18M0 23H120" '
        'stroke="#3b1f08" stroke-opacity=".17" stroke-width="1.1" fill="none"/>',
    ),
    "Stainless steel": (40, 3, '<path d="M0 1H40" stroke="#fff" stroke-opacity=".12" fill="none"/>'),
}  # fmt: skip


class Pen:
    """Collects shapes. `color` is the goods' own; `variety` tells small differences between goods of one kind."""

    def __init__(self, color: str, material: str, variety: int = 0) -> None:
        self.color, self.material, self.variety = color, material, variety
        self.surface = SURFACE.get(material, "matt")
        self._shapes: list[str] = []

    def body(self, *paths: str, by: float = 0) -> None:
        """In the goods' own material."""
        opacity = ' fill-opacity=".62"' if self.surface == "glass" else ""
        edge = f' stroke="{tone(self.color, -0.35)}" stroke-opacity=".45" stroke-width="1.2"'
        for d in paths:
            self._shapes.append(f'<path d="{d}" fill="url(#m)"{opacity}{edge} stroke-linejoin="round"/>')
            if by:
                shade = "#fff" if by > 0 else "#14120f"
                self._shapes.append(f'<path d="{d}" fill="{shade}" fill-opacity="{abs(by):.2f}"/>')
            if self.material in _TEXTURE or self.material in _WIDE_TEXTURE:
                self._shapes.append(f'<path d="{d}" fill="url(#t)"/>')

    def flat(self, *paths: str, by: float = 0, color: str | None = None, opacity: float = 1) -> None:
        """In one even tone of the goods' color, or of another."""
        see = f' fill-opacity="{opacity:.2f}"' if opacity < 1 else ""
        self._shapes += [f'<path d="{d}" fill="{tone(color or self.color, by)}"{see}/>' for d in paths]

    def metal(self, *paths: str) -> None:
        """Bright fittings."""
        self._shapes += [f'<path d="{d}" fill="url(#h)" stroke="#6d7276" stroke-opacity=".4"/>' for d in paths]

    def dark(self, *paths: str) -> None:
        """Black rubber, plastic or shadowed openings."""
        self._shapes += [f'<path d="{d}" fill="url(#k)"/>' for d in paths]

    def line(
        self, *paths: str, width: float = 2, by: float = -0.4, color: str | None = None, opacity: float = 1
    ) -> None:
        stroke = tone(color or self.color, by)
        see = f' stroke-opacity="{opacity:.2f}"' if opacity < 1 else ""
        style = f'fill="none" stroke="{stroke}" stroke-width="{n(width)}" stroke-linecap="round" stroke-linejoin="round"{see}'
        self._shapes += [f'<path d="{d}" {style}/>' for d in paths]

    def stitch(self, *paths: str, by: float = -0.4) -> None:
        stroke = tone(self.color, by)
        style = f'fill="none" stroke="{stroke}" stroke-width="1.4" stroke-dasharray="4 3" stroke-opacity=".8"'
        self._shapes += [f'<path d="{d}" {style}/>' for d in paths]

    def shine(self, *paths: str, opacity: float = 0.35) -> None:
        self._shapes += [f'<path d="{d}" fill="#fff" fill-opacity="{opacity:.2f}"/>' for d in paths]

    def turned(self, degrees: float, shapes: Iterable[str], cx: float = 200, cy: float = 200) -> None:
        self._shapes.append(f'<g transform="rotate({n(degrees)} {n(cx)} {n(cy)})">{"".join(shapes)}</g>')

    def begin(self) -> int:
        return len(self._shapes)

    def cut(self, start: int) -> list[str]:
        """Take out what was drawn since `start`, to be placed otherwise."""
        taken = self._shapes[start:]
        del self._shapes[start:]
        return taken

    def ground(self, width: float = 130, y: float = 336) -> None:
        """The shadow under something that stands."""
        self._shapes.insert(0, f'<ellipse cx="200" cy="{n(y)}" rx="{n(width)}" ry="11" fill="url(#s)"/>')

    def svg(self, scale: float = 1) -> str:
        c = self.color
        light = "".join(f'<stop offset="{o}" stop-color="{tone(c, by)}"/>' for o, by in _LIGHT[self.surface])
        slope = 'x2="1" y2="0"' if self.surface in ("metal", "glass", "gloss") else 'x2=".55" y2="1"'
        if self.material in _WIDE_TEXTURE:
            w, h, drawing = _WIDE_TEXTURE[self.material]
        else:
            w, h, drawing = 10, 10, _TEXTURE.get(self.material, "")
        texture = f'<pattern id="t" width="{w}" height="{h}" patternUnits="userSpaceOnUse">{drawing}</pattern>'
        backdrop = mix("#f3f1ed", c, 0.05)
        shift = f"translate({n(SIZE / 2 * (1 - scale))} {n(336 * (1 - scale))}) scale({scale:.3f})"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}"><defs>'
            f'<linearGradient id="m" {slope}>{light}</linearGradient>'
            '<linearGradient id="h" x2="1" y2="1"><stop offset="0" stop-color="#f2f4f5"/><stop offset=".5" '
            'stop-color="#aeb4b8"/><stop offset="1" stop-color="#7f868b"/></linearGradient>'
            '<linearGradient id="k" x2="1" y2="1"><stop offset="0" stop-color="#4a4d51"/><stop offset="1" '
            'stop-color="#222427"/></linearGradient>'
            '<radialGradient id="s"><stop offset="0" stop-color="#2a241c" stop-opacity=".32"/><stop offset="1" '
            'stop-color="#2a241c" stop-opacity="0"/></radialGradient>'
            f'<radialGradient id="b" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="{tone(backdrop, 0.6)}"/>'
            f'<stop offset="1" stop-color="{backdrop}"/></radialGradient>{texture}</defs>'
            f'<path d="M0 0h{SIZE}v{SIZE}H0z" fill="url(#b)"/><g transform="{shift}">{"".join(self._shapes)}</g></svg>'
        )
