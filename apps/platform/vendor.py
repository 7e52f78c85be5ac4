"""Copies third-party front-end files from node_modules to static/vendor: `python -m deskgym.apps.platform.vendor`."""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path

from .emoji import EMOJI, subset_font

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(__file__).parent / "static" / "vendor"

_BRICOLAGE = "@fontsource-variable/bricolage-grotesque"
FILES = {
    "htmx.org/dist/htmx.esm.min.js": "htmx.js",
    "htmx.org/LICENSE": "htmx.LICENSE",
    "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2": "inter-latin.woff2",
    "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2": "inter-latin-ext.woff2",
    "@fontsource-variable/inter/LICENSE": "inter.LICENSE",
    "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2": "fraunces-latin.woff2",
    "@fontsource-variable/fraunces/LICENSE": "fraunces.LICENSE",
    f"{_BRICOLAGE}/files/bricolage-grotesque-latin-wght-normal.woff2": "bricolage-grotesque-latin.woff2",
    f"{_BRICOLAGE}/LICENSE": "bricolage-grotesque.LICENSE",
    "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2": "lora-latin.woff2",
    "@fontsource-variable/lora/LICENSE": "lora.LICENSE",
    "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2": "outfit-latin.woff2",
    "@fontsource-variable/outfit/LICENSE": "outfit.LICENSE",
    **{
        f"@fontsource-variable/{name}/{source}": copied
        for name in ("figtree", "ibm-plex-sans", "nunito-sans", "source-sans-3")  # of looks (looks/theme.py)
        for source, copied in (
            (f"files/{name}-latin-wght-normal.woff2", f"{name}-latin.woff2"),
            ("LICENSE", f"{name}.LICENSE"),
        )
    },
    "lucide-static/LICENSE": "icons/LICENSE",
    "@fontsource/noto-color-emoji/LICENSE": "emoji.LICENSE",
}
_EMOJI_FONT = "@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2"
# Every icon that any app uses, by its name in the set; add one here, run the command, use it with icon("name").
_ICON_NAMES = """
activity archive arrow-down arrow-down-up arrow-left arrow-right arrow-up arrow-up-down at-sign award ban bar-chart-3
bell bold book-open bookmark box briefcase building building-2 calendar calendar-check calendar-days calendar-plus
chart-column chart-pie check check-check chevron-down chevron-left chevron-right chevron-up chevrons-left chevrons-right
chevrons-up-down circle circle-alert circle-check circle-help circle-user circle-x clipboard-list clock columns-3
contact copy copy-plus credit-card dollar-sign download ellipsis ellipsis-vertical external-link eye eye-off file-text
filter flag flame folder funnel gauge git-merge globe grip-vertical handshake hash headset heart history house image
inbox info italic kanban key layers layout-dashboard life-buoy link list list-checks list-filter lock log-in log-out
mail map-pin megaphone menu merge message-circle message-square minus monitor moon notebook-pen package paperclip
pencil phone phone-call pin plus receipt refresh-cw reply rotate-ccw save search send settings shield shopping-bag
shopping-cart sliders-horizontal smile snowflake square square-check-big star sticky-note store sun table tag target
thumbs-up trash-2 trees trending-down trending-up triangle-alert trophy truck undo-2 unlink unlock upload user
user-check user-cog user-plus user-round user-x users users-round video wallet workflow x zap
alarm-clock arrow-down-to-line bell-off bookmark-check circle-minus code compass corner-down-right file-clock
file-image folder-input heading list-ordered messages-square pin-off smile-plus square-code square-pen strikethrough
paint-roller text-quote user-minus copy-minus
a-large-small align-center align-left align-right align-vertical-justify-center align-vertical-justify-end
align-vertical-justify-start baseline clipboard decimals-arrow-left decimals-arrow-right file-spreadsheet grid-2x2
layout-grid paint-bucket percent redo-2 remove-formatting scissors share-2 sigma table-2 table-cells-merge type
underline wrap-text rotate-ccw-square repeat
"""
ICONS = tuple(_ICON_NAMES.split())


def copy(modules: Path = ROOT / "node_modules", target: Path = TARGET) -> int:
    """Copy what is new or changed, drop what is no longer listed; returns the number of files in `target`."""
    wanted = FILES | {f"lucide-static/icons/{name}.svg": f"icons/{name}.svg" for name in ICONS}
    missing = [source for source in (*wanted, _EMOJI_FONT) if not (modules / source).is_file()]
    if missing:
        raise FileNotFoundError(
            f"{len(missing)} front-end files are not in {modules} (first: {missing[0]}). Run `npm ci` in {ROOT} first."
        )
    for source, name in wanted.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_bytes() != (modules / source).read_bytes():
            shutil.copyfile(modules / source, path)
    kept = {target / name for name in wanted.values()} | _copy_emoji(modules / _EMOJI_FONT, target)
    for path in sorted(target.rglob("*")):
        if path.is_file() and path not in kept:
            path.unlink()
    return len(kept)


def _copy_emoji(source: Path, target: Path) -> set[Path]:
    """Keep the used part of the emoji font; cutting it out takes seconds, so only when the font or the list changed."""
    font, stamp = target / "emoji.woff2", target / "emoji.stamp"
    digest = hashlib.sha256(source.read_bytes() + repr(EMOJI).encode()).hexdigest()
    if not font.is_file() or not stamp.is_file() or stamp.read_text() != digest:
        subset_font(source, font)
        stamp.write_text(digest)
    return {font, stamp}


def main() -> None:
    try:
        count = copy()
    except FileNotFoundError as error:
        sys.exit(f"error: {error}")
    sys.stdout.write(f"{count} front-end files in {TARGET}\n")


if __name__ == "__main__":
    main()
