"""What records are called stays, or is found by who looks for it: a report's name may read like a label."""

from __future__ import annotations

from functools import cache

import pytest
from deskgym.apps import APPS, App
from deskgym.apps.platform.looks.axes import FEATURES
from deskgym.apps.platform.wording.speech import speech_of, vocabulary_of
from deskgym.seeds.world import World
from sqlalchemy import inspect, text

#: Columns that say what a record is called; of a table with more of them than this, people's names and the like.
_NAMES, _MOST = ("name", "title", "label", "value"), 150


@cache
def names_of_records(schema: str) -> frozenset[str]:
    """What the records of an app's tables are called in one world, where they are few."""
    found: set[str] = set()
    with World.shared(0).engine.connect() as db:
        for table in inspect(db).get_table_names():
            if table.startswith(f"{schema}_"):
                for column in {each["name"] for each in inspect(db).get_columns(table)}.intersection(_NAMES):
                    rows = db.execute(text(f"SELECT DISTINCT {column} FROM {table} LIMIT {_MOST + 1}")).scalars().all()
                    found |= {str(row) for row in rows if row} if len(rows) <= _MOST else set()
    return frozenset(found)


@pytest.mark.parametrize("app", [app for app in APPS if app.schema], ids=lambda app: app.key)
@pytest.mark.parametrize("nouns", FEATURES["nouns"].values)
def test_the_name_of_a_record_is_found_in_any_words(app: App, nouns: str) -> None:
    for verbs in FEATURES["verbs"].values:
        speech, vocabulary = speech_of(app.package, verbs, nouns), vocabulary_of(app.package, verbs, nouns)
        for name in names_of_records(app.schema):
            shown = speech.label(name)
            assert shown in {name, *vocabulary.names(name)}, f"{name!r} in {nouns} and {verbs}"
            menu = speech.sentence(f"Actions for {shown}")
            assert menu in vocabulary.names(f"Actions for {name}"), f"the menu of {name!r} in {nouns} and {verbs}"


def test_a_report_keeps_its_name_where_the_words_say_so() -> None:
    name = "Open pipeline by owner"
    assert name in names_of_records("crm")
    assert speech_of("deskgym.apps.crm", "polite", "agency").label(name) == name
