"""The emoji that people can use, by name, and the font that draws them the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

_GROUPS = {
    "Faces": """
        smile 😄, grin 😁, joy 😂, rofl 🤣, slightly_smiling_face 🙂, wink 😉, blush 😊, heart_eyes 😍,
        star_struck 🤩, sunglasses 😎, thinking 🤔, neutral_face 😐, expressionless 😑, eye_roll 🙄, smirk 😏,
        relieved 😌, sleeping 😴, sweat_smile 😅, sweat 😓, disappointed 😞, worried 😟, confused 😕, cry 😢,
        sob 😭, scream 😱, angry 😠, exploding_head 🤯, partying_face 🥳, nerd_face 🤓, melting_face 🫠,
        salute 🫡, mask 😷, face_with_thermometer 🤒, zany_face 🤪, hugging_face 🤗, see_no_evil 🙈""",
    "People": """
        thumbsup 👍, thumbsdown 👎, clap 👏, raised_hands 🙌, pray 🙏, muscle 💪, wave 👋, ok_hand 👌,
        point_up ☝️, point_right 👉, handshake 🤝, crossed_fingers 🤞, raised_hand ✋, eyes 👀, brain 🧠,
        facepalm 🤦, shrug 🤷, walking 🚶, family 👪, baby 👶""",
    "Nature": """
        sunny ☀️, cloud ☁️, rain 🌧️, snowflake ❄️, zap ⚡, fire 🔥, rainbow 🌈, star ⭐, sparkles ✨,
        seedling 🌱, evergreen_tree 🌲, sunflower 🌻, four_leaf_clover 🍀, dog 🐶, cat 🐱, turtle 🐢, bee 🐝,
        duck 🦆""",
    "Food": """
        coffee ☕, tea 🍵, beer 🍺, champagne 🍾, pizza 🍕, taco 🌮, sandwich 🥪, salad 🥗, doughnut 🍩, cake 🍰,
        cookie 🍪, popcorn 🍿, apple 🍎, banana 🍌, avocado 🥑""",
    "Activity": """
        tada 🎉, confetti_ball 🎊, gift 🎁, balloon 🎈, trophy 🏆, medal 🏅, soccer ⚽, bike 🚴, tent ⛺,
        guitar 🎸, art 🎨, dart 🎯""",
    "Travel": """
        airplane ✈️, car 🚗, truck 🚚, ship 🚢, train 🚆, bus 🚌, house 🏠, office 🏢, factory 🏭, hospital 🏥,
        palm_tree 🌴, beach 🏖️, mountain ⛰️, construction 🚧, rocket 🚀, alarm_clock ⏰, hourglass ⏳""",
    "Objects": """
        email 📧, phone ☎️, computer 💻, calendar 📅, clipboard 📋, pushpin 📌, paperclip 📎, memo 📝,
        pencil ✏️, chart_up 📈, chart_down 📉, bar_chart 📊, package 📦, inbox 📥, outbox 📤, label 🏷️, lock 🔒,
        key 🔑, bulb 💡, wrench 🔧, hammer 🔨, gear ⚙️, magnifier 🔍, books 📚, money 💰, dollar 💵,
        credit_card 💳, receipt 🧾, camera 📷, bell 🔔, no_bell 🔕, megaphone 📣, speech_balloon 💬,
        headphones 🎧, battery 🔋, broom 🧹, link 🔗""",
    "Symbols": """
        white_check_mark ✅, x ❌, heavy_plus_sign ➕, heavy_minus_sign ➖, question ❓, exclamation ❗,
        warning ⚠️, no_entry ⛔, red_circle 🔴, orange_circle 🟠, yellow_circle 🟡, green_circle 🟢,
        blue_circle 🔵, heart ❤️, orange_heart 🧡, green_heart 💚, blue_heart 💙, broken_heart 💔, hundred 💯,
        recycle ♻️, arrow_up ⬆️, arrow_down ⬇️, repeat 🔁, zzz 💤""",
}  # fmt: skip


def _read(table: str) -> dict[str, str]:
    entries = (entry.split() for entry in table.split(","))
    return {entry[0]: entry[1] for entry in entries}


GROUPS: dict[str, dict[str, str]] = {name: _read(table) for name, table in _GROUPS.items()}
EMOJI: dict[str, str] = {name: character for group in GROUPS.values() for name, character in group.items()}


def picker(frequent: Sequence[str]) -> str:
    """What an emoji picker shows, those often used first."""
    from flask import render_template

    return render_template("platform/emoji.html", frequent=frequent, groups=GROUPS, all=EMOJI)


def subset_font(source: Path, target: Path) -> None:
    """Write the part of an emoji font that draws EMOJI: a tenth of a megabyte instead of six."""
    from fontTools import subset

    options = subset.Options(flavor="woff2", layout_features=["*"], recalc_timestamp=False)
    font = subset.load_font(str(source), options)
    del font["SVG "]  # the same drawings once more, for other browsers
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(EMOJI.values()))
    subsetter.subset(font)
    subset.save_font(font, str(target), options)
    font.close()
