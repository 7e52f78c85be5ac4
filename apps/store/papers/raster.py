"""Draws the goods' SVG as pixels: the paths, gradients and turns that `picture.pen` makes, and nothing else."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

Point = tuple[float, float]
#: Of an affine map: x' = a x + c y + e, y' = b x + d y + f.
Matrix = tuple[float, float, float, float, float, float]
Colors = npt.NDArray[np.float32]

#: What pen.SIZE is, in the units of paths.
UNITS = 400
#: Pixels that one pixel is drawn with, along each side: edges are smooth then.
_FINE = 2
_STEPS = 10
_SVG = "{http://www.w3.org/2000/svg}"
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_PLAIN: Matrix = (1, 0, 0, 1, 0, 0)


def goods(svg: str, side: int) -> Image.Image:
    """The goods of a picture alone, without backdrop and shadow: `side` × `side` pixels with alpha."""
    root = ElementTree.fromstring(svg)
    fine = side * _FINE
    canvas = _Canvas(Image.new("RGBA", (fine, fine)), _paints(root))
    scale = fine / UNITS
    for child in root:
        if child.tag == f"{_SVG}g":
            canvas.draw(child, (scale, 0, 0, scale, 0, 0))
    return canvas.image.resize((side, side), Image.Resampling.LANCZOS)


@dataclass(frozen=True)
class _Gradient:
    """Colors along a line through the box of a shape, from its corner to (x, y) of its sides."""

    x: float
    y: float
    stops: tuple[tuple[float, tuple[int, int, int]], ...]

    def over(self, width: int, height: int) -> Image.Image:
        along = np.linspace(0, 1, max(2, width), dtype=np.float32)[None, :] * self.x
        down = np.linspace(0, 1, max(2, height), dtype=np.float32)[:, None] * self.y
        at = (along + down) / (self.x**2 + self.y**2)
        places = [offset for offset, _ in self.stops]
        bands = [np.interp(at, places, [color[band] for _, color in self.stops]) for band in range(3)]
        return Image.fromarray(np.stack(bands, axis=-1).astype(np.uint8)).resize((width, height))


def _paints(root: ElementTree.Element) -> dict[str, _Gradient]:
    found = {}
    for each in root.iter(f"{_SVG}linearGradient"):
        stops = tuple((float(s.get("offset", 0)), rgb(s.get("stop-color", "#000"))) for s in each)
        # Where only x2 is told the gradient runs across; y2 is 0 then.
        found[f"url(#{each.get('id')})"] = _Gradient(float(each.get("x2", 1)), float(each.get("y2", 0)), stops)
    return found


def rgb(color: str) -> tuple[int, int, int]:
    """The parts of a color such as #fa3 or #ffaa33."""
    digits = color.lstrip("#")
    digits = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


class _Shape:
    """A mask that stands at a place of the canvas, and the lines of what is drawn there."""

    def __init__(self, mask: Image.Image, at: tuple[int, int], lines: list[list[Point]]) -> None:
        self.mask, self.at, self.lines = mask, at, lines
        self.pen = ImageDraw.Draw(mask)


@dataclass
class _Canvas:
    image: Image.Image
    paints: dict[str, _Gradient]

    def draw(self, element: ElementTree.Element, matrix: Matrix) -> None:
        kind = element.tag.removeprefix(_SVG)
        if kind == "g":
            inner = matrix
            for name, given in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
                inner = _times(inner, _step(name, [float(n) for n in given.split()]))
            for child in element:
                self.draw(child, inner)
        elif kind == "path":
            self._path(element, matrix)

    def _path(self, element: ElementTree.Element, matrix: Matrix) -> None:
        lines = [[_map(matrix, point) for point in line] for line in flat(element.get("d", ""))]
        fill, stroke = element.get("fill", "#000"), element.get("stroke")
        if fill in self.paints or fill.startswith("#"):
            self._paint(self._filled(lines), fill, float(element.get("fill-opacity", 1)))
        if stroke is not None:
            width = float(element.get("stroke-width", 1)) * math.hypot(matrix[0], matrix[1])
            dash = [float(n) for n in element.get("stroke-dasharray", "").split()]
            shape = self._stroked([part for line in lines for part in _dashes(line, dash, matrix)], width)
            self._paint(shape, stroke, float(element.get("stroke-opacity", 1)))

    def _filled(self, lines: list[list[Point]]) -> _Shape:
        shape = self._shape([line for line in lines if len(line) > 2], 2)
        for line in shape.lines:
            if len(line) > 2:
                shape.pen.polygon(line, fill=255)
        return shape

    def _stroked(self, lines: list[list[Point]], width: float) -> _Shape:
        shape, half = self._shape(lines, width + 2), width / 2
        for line in shape.lines:
            shape.pen.line(line, fill=255, width=max(1, round(width)), joint="curve")
            for x, y in (line[0], line[-1]) if width > 3 else ():
                shape.pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
        return shape

    def _shape(self, lines: list[list[Point]], more: float) -> _Shape:
        """A mask only as large as the lines are, and these in its pixels."""
        across, down = ([point[axis] for line in lines for point in line] or [0.0] for axis in (0, 1))
        left, top = (max(0, int(min(side) - more)) for side in (across, down))
        right, bottom = (min(self.image.width, int(max(side) + more) + 1) for side in (across, down))
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
        return _Shape(mask, (left, top), [[(x - left, y - top) for x, y in line] for line in lines])

    def _paint(self, shape: _Shape, paint: str, opacity: float) -> None:
        box = shape.mask.getbbox()
        if box is None:
            return
        part = shape.mask.crop(box)
        if opacity < 1:
            part = part.point([round(value * opacity) for value in range(256)])
        gradient = self.paints.get(paint)
        color = gradient.over(*part.size) if gradient else Image.new("RGB", part.size, rgb(paint))
        layer = color.convert("RGBA")
        layer.putalpha(part)
        self.image.alpha_composite(layer, (shape.at[0] + box[0], shape.at[1] + box[1]))


def _step(name: str, given: list[float]) -> Matrix:
    if name == "translate":
        return (1, 0, 0, 1, given[0], given[1])
    if name == "scale":
        return (given[0], 0, 0, given[0], 0, 0)
    angle, (x, y) = math.radians(given[0]), given[1:]
    c, s = math.cos(angle), math.sin(angle)
    return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


def _times(m: Matrix, n: Matrix) -> Matrix:
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


def _map(m: Matrix, point: Point) -> Point:
    x, y = point
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def _dashes(line: list[Point], dash: list[float], matrix: Matrix) -> list[list[Point]]:
    """The pieces of a line that its dashes show."""
    if len(line) < 2:
        return []
    if not dash:
        return [line]
    scale = math.hypot(matrix[0], matrix[1])
    on, period = dash[0] * scale, sum(dash) * scale
    found: list[list[Point]] = []
    gone = 0.0
    for (x, y), (u, v) in pairwise(line):
        long = math.hypot(u - x, v - y)
        at = -(gone % period)
        while at < long and long:
            begin, end = max(0.0, at), min(long, at + on)
            if end > begin:
                ends = ((x + (u - x) * part / long, y + (v - y) * part / long) for part in (begin, end))
                found.append(list(ends))
            at += period
        gone += long
    return found


@lru_cache(maxsize=4096)
def flat(d: str) -> tuple[tuple[Point, ...], ...]:
    """The lines of a path, its curves as many short straight ones."""
    return _Path(d).lines()


class _Path:
    """Reads path data, command by command."""

    def __init__(self, d: str) -> None:
        self.tokens = _TOKEN.findall(d)
        self.at = 0
        self.here: Point = (0, 0)
        self.start: Point = (0, 0)
        self.knob: Point | None = None  # the control point of the curve before, for T and S
        self.found: list[list[Point]] = []

    def lines(self) -> tuple[tuple[Point, ...], ...]:
        command = ""
        while self.at < len(self.tokens):
            if self.tokens[self.at].isalpha():
                command = self.tokens[self.at]
                self.at += 1
            self._do(command)
            # More pairs after a first one are lines.
            command = {"M": "L", "m": "l"}.get(command, command)
        return tuple(tuple(line) for line in self.found)

    def _take(self, count: int) -> list[float]:
        taken = self.tokens[self.at : self.at + count]
        self.at += count
        return [float(token) for token in taken]

    def _points(self, count: int, *, apart: bool) -> list[Point]:
        given, (x, y) = self._take(2 * count), self.here if apart else (0, 0)
        return [(x + given[n], y + given[n + 1]) for n in range(0, 2 * count, 2)]

    def _to(self, *points: Point) -> None:
        self.found[-1] += points
        self.here = points[-1]

    def _do(self, command: str) -> None:
        apart, kind = command.islower(), command.upper()
        knob, self.knob = self.knob, None
        if kind == "M":
            self.here = self.start = self._points(1, apart=apart)[0]
            self.found.append([self.here])
        elif kind == "Z":
            self._to(self.start)
        elif kind == "L":
            self._to(self._points(1, apart=apart)[0])
        elif kind == "H":
            x = self._take(1)[0]
            self._to((x + (self.here[0] if apart else 0), self.here[1]))
        elif kind == "V":
            y = self._take(1)[0]
            self._to((self.here[0], y + (self.here[1] if apart else 0)))
        elif kind == "A":
            rx, ry, _turn, large, sweep = self._take(5)
            self._arc(rx, ry, self._points(1, apart=apart)[0], is_large=bool(large), sweeps=bool(sweep))
        else:
            self._curve(kind, knob, apart=apart)

    def _curve(self, kind: str, knob: Point | None, *, apart: bool) -> None:
        mirrored = (2 * self.here[0] - knob[0], 2 * self.here[1] - knob[1]) if knob else self.here
        points = self._points({"Q": 2, "T": 1, "C": 3, "S": 2}[kind], apart=apart)
        if kind in "TS":
            points.insert(0, mirrored)
        self.knob = points[-2]
        begin = self.here
        for n in range(1, _STEPS + 1):
            self._to(_bezier([begin, *points], n / _STEPS))

    def _arc(self, rx: float, ry: float, end: Point, *, is_large: bool, sweeps: bool) -> None:
        (x, y), (u, v) = self.here, end
        if not rx or not ry or (x, y) == end:
            self._to(end)
            return
        # By the notes of the SVG specification on arcs; none of ours is turned.
        p, q = (x - u) / 2, (y - v) / 2
        grow = max(1.0, math.sqrt((p / rx) ** 2 + (q / ry) ** 2))
        rx, ry = rx * grow, ry * grow
        rest = max(0.0, (rx * ry) ** 2 - (rx * q) ** 2 - (ry * p) ** 2) / ((rx * q) ** 2 + (ry * p) ** 2)
        side = math.sqrt(rest) * (1 if is_large != sweeps else -1)
        cp, cq = side * rx * q / ry, -side * ry * p / rx
        first = math.atan2((q - cq) / ry, (p - cp) / rx)
        last = math.atan2((-q - cq) / ry, (-p - cp) / rx)
        span = last - first
        if sweeps and span < 0:
            span += 2 * math.pi
        elif not sweeps and span > 0:
            span -= 2 * math.pi
        cx, cy = cp + (x + u) / 2, cq + (y + v) / 2
        for n in range(1, 2 * _STEPS):
            angle = first + span * n / (2 * _STEPS)
            self._to((cx + rx * math.cos(angle), cy + ry * math.sin(angle)))
        self._to(end)


def _bezier(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(x + (u - x) * t, y + (v - y) * t) for (x, y), (u, v) in pairwise(points)]
    return points[0]
