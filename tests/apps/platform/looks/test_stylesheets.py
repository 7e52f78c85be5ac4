"""The style sheets of apps go with the kit's: they tune its parts, and call none of their own by the same class."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

_APPS = Path(__file__).parents[4] / "apps"
_KIT = _APPS / "platform/static/platform"
_SHEETS = sorted(
    path
    for path in _APPS.rglob("static/*/*.css")
    if not {"bundles", "vendor"} & set(path.parts) and not path.is_relative_to(_KIT)
)
#: Parts of the kit that an app draws in its own way, on all its pages.
_TUNED = {
    "admin/paper.css": {"main", "page-header", "rail", "shell", "toasts", "topbar"},  # in print
    "admin/admin.css": {"main", "page-body", "subtitle"},
    "admin/theme.css": {"rail"},
    "chat/frame.css": {"page-header", "tabs"},
    "chat/stream.css": {"mention"},
    "crm/crm.css": {"page-form", "rail-logo"},
    "crm/quote.css": {"main", "page-header", "rail", "shell", "toasts", "topbar"},  # in print
    "portal/portal.css": {"icon"},  # has its own sheet alone
}


def _selectors(sheet: Path) -> Iterator[str]:
    text = re.sub(r"/\*.*?\*/|@import[^;]*;", "", sheet.read_text(), flags=re.DOTALL)
    for selectors in re.findall(r"([^{}]+)\{", text):
        yield from (selector.strip() for selector in selectors.split(","))


def _classes(sheet: Path) -> set[str]:
    """The classes to which a sheet gives rules wherever they stand."""
    return {found[1] for selector in _selectors(sheet) if (found := re.fullmatch(r"\.([\w-]+)", selector))}


@pytest.mark.parametrize("sheet", _SHEETS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_class_of_an_app_is_one_of_the_kit_with_another_meaning(sheet: Path) -> None:
    kit = {name for path in _KIT.glob("*.css") for name in _classes(path)}
    assert _classes(sheet) & kit == _TUNED.get(f"{sheet.parent.name}/{sheet.name}", set())


#: Colors that are what they stand for: those that a person chooses for a cell or a tab.
_CHOSEN = '[data-value="#'


@pytest.mark.parametrize("sheet", [*_SHEETS, *_KIT.rglob("*.css")], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_colors_are_tokens_which_a_palette_can_set(sheet: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
    declarations = re.findall(r"([^{};]+)\{([^{}]*)\}", text)
    hard = [
        f"{selector.strip()} {{ {declaration.strip()} }}"
        for selector, block in declarations
        if _CHOSEN not in selector
        for declaration in block.split(";")
        if re.search(r"(?<![\w-])(#[0-9a-f]{3,8}\b|(rgb|hsl)a?\(|(white|black)(?![\w-]))", declaration, re.IGNORECASE)
        and not declaration.strip().startswith("--")
    ]
    assert hard == []
