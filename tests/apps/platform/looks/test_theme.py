"""Themes can be read: every pair of tokens that the kit draws on one another, in every palette, and whole pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.apps.office import Office
from deskgym.apps.platform.looks import look_of, theme
from deskgym.apps.platform.looks.axes import FEATURES
from playwright.sync_api import Page

_STATIC = Path(theme.__file__).parents[1] / "static" / "platform"
_PALETTES = FEATURES["palette"].values
_TONES = ("green", "blue", "amber", "violet")
_PAPERS = ("paper", "paper-2")
#: Text, and what it stands on.
_TEXTS = (
    *((ink, paper) for ink in ("ink", "ink-2", "ink-3") for paper in (*_PAPERS, "paper-3", "accent-soft")),
    *((ink, paper) for ink in ("accent-2", "danger", "danger-2", *_TONES) for paper in _PAPERS),
    *((tone, f"{tone}-soft") for tone in (*_TONES, "danger")),
    ("danger-2", "danger-soft"), ("accent-2", "accent-soft"), ("ink", "paper-3"),
    *(("paper", tone) for tone in ("ink-2", "danger-2", *_TONES)),  # solid chips
    ("on-accent", "accent"), ("on-accent", "accent-2"), ("on-danger", "danger"), ("on-danger", "danger-2"),
    ("rail-ink", "rail"), ("rail-ink", "rail-hover"), ("rail-ink", "rail-current"),
    ("rail-on", "rail"), ("rail-on", "rail-hover"), ("rail-on", "rail-current"),
    ("me-ink", "me"), ("on-alarm", "alarm"), ("on-toast", "toast"), ("toast-ink", "toast"),
)  # fmt: skip
#: What a control is known by.
_CONTROLS = (*(("edge", paper) for paper in _PAPERS), ("accent", "paper"), ("accent", "paper-2"))


def _blocks(sheet: str) -> Iterator[tuple[str, dict[str, str]]]:
    text = re.sub(r"/\*.*?\*/", "", (_STATIC / sheet).read_text(), flags=re.DOTALL)
    for selector, block in re.findall(r"(:root[^{}]*)\{([^{}]*)\}", text):
        yield selector.strip(), dict(re.findall(r"--([\w-]+):\s*([^;]+);", block))


def _tokens(palette: str) -> dict[str, str]:
    """The tokens of the kit as a palette sets them; it is dark if it says so."""
    tokens = next(found for selector, found in _blocks("kit.css") if selector == ":root")
    own = [found for selector, found in _blocks("looks/theme_palettes.css") if selector.endswith(f'="{palette}"]')]
    return tokens | {key: value for found in own for key, value in found.items()}


def _is_dark(palette: str) -> bool:
    text = (_STATIC / "looks/theme_palettes.css").read_text()
    return bool(re.search(rf'="{palette}"\] \{{\s*color-scheme: dark', text))


def _luminance(tokens: dict[str, str], name: str, *, dark: bool) -> float:
    value = tokens[name]
    if reference := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return _luminance(tokens, reference[1], dark=dark)
    if pair := re.fullmatch(r"light-dark\((\S+), (\S+)\)", value):
        value = pair[2 if dark else 1]
    digits = value.removeprefix("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    assert len(digits) == 6, f"--{name} is {value}"
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(palette: str, above: str, below: str) -> float:
    tokens, dark = _tokens(palette), _is_dark(palette)
    low, high = sorted(_luminance(tokens, name, dark=dark) for name in (above, below))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", _PALETTES[1:])
def test_text_has_contrast_to_what_it_stands_on(palette: str) -> None:
    found = {f"{above} on {below}": round(_contrast(palette, above, below), 2) for above, below in _TEXTS}
    assert {pair: contrast for pair, contrast in found.items() if contrast < 4.5} == {}


@pytest.mark.parametrize("palette", _PALETTES[1:])
def test_controls_have_contrast_to_the_page(palette: str) -> None:
    found = {f"{above} on {below}": round(_contrast(palette, above, below), 2) for above, below in _CONTROLS}
    assert {pair: contrast for pair, contrast in found.items() if contrast < 3} == {}


@pytest.mark.parametrize("palette", _PALETTES[1:])
def test_a_palette_sets_all_colors_that_an_app_may_have_of_its_own(palette: str) -> None:
    sheets = [path for path in _STATIC.parents[2].rglob("theme.css") if not {"bundles", "looks"} & set(path.parts)]
    own = {
        name for path in sheets for name in re.findall(r"--((?:ink|paper|rule|accent|rail)[\w-]*):", path.read_text())
    }
    text = (_STATIC / "looks/theme_palettes.css").read_text()
    found = re.search(rf'="{palette}"\] \{{(.*?)\}}', text, re.DOTALL)
    assert found
    assert own - {"rail-lift"} <= set(re.findall(r"--([\w-]+):", found[1]))


def test_every_value_has_rules_of_its_own_or_is_plain() -> None:
    text = "".join(path.read_text() for path in (_STATIC / "looks").glob("theme_*.css"))
    for feature in theme.FEATURES:
        for value in feature.values[1:]:
            assert f'data-look-{feature.key}="{value}"' in text


def _problems(page: Page) -> list[tuple[str, str]]:
    found = Axe().run(page).response["violations"]
    return [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("palette", _PALETTES[1:])
def test_axe_finds_nothing_serious_in_a_palette(page: Page, office: Office, palette: str) -> None:
    office.look = look_of(f"theme:{palette}")
    page.goto("/")
    page.get_by_role("link", name="Edit profile").click()
    page.get_by_label("First name").fill("")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("alert").wait_for()
    assert _problems(page) == []
    page.goto("/people/")
    assert _problems(page) == []


@pytest.mark.sweep
@pytest.mark.parametrize("palette", _PALETTES[1:])
@pytest.mark.parametrize("states", FEATURES["states"].values[1:])
def test_axe_finds_nothing_serious_in_the_states_of_a_palette(
    page: Page, office: Office, palette: str, states: str
) -> None:
    office.look = look_of(f"theme:{palette},theme:{states}")
    for address in ("/", "/people/"):
        page.goto(address)
        assert _problems(page) == []


@pytest.mark.parametrize("labels", FEATURES["labels"].values[1:])
def test_what_is_not_drawn_of_a_label_keeps_its_name(page: Page, office: Office, labels: str) -> None:
    page.goto("/people/")
    plain = page.locator("body").aria_snapshot()
    office.look = look_of(f"theme:{labels}")
    page.goto("/people/")
    assert page.locator("body").aria_snapshot() == plain


@pytest.mark.parametrize("typeface", FEATURES["typeface"].values[1:])
def test_text_is_drawn_in_the_typeface_of_the_look(page: Page, office: Office, typeface: str) -> None:
    office.look = look_of(f"theme:{typeface}")
    page.goto("/")
    face = page.evaluate("getComputedStyle(document.body).fontFamily.split(',')[0].replaceAll('\"', '')")
    loaded = page.evaluate("[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)")
    assert face.lower().replace(" ", "-") == typeface
    assert face in [each.strip('"') for each in loaded]
