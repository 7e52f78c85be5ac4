"""How much there is, and how varied it is."""

from __future__ import annotations

import re

import pytest
from deskgym.seeds.crm.phrases.notes import changed
from deskgym.seeds.world import World

from .query import rows

SMALL = {
    "crm_account": (175, 190),
    "crm_contact": (440, 470),
    "crm_account_contact": (40, 70),
    "crm_lead": (295, 320),
    "crm_deal": (315, 330),
    "crm_deal_line": (600, 850),
    "crm_stage_history": (1000, 1450),
    "crm_note": (1450, 1850),
    "crm_document": (55, 75),
    "crm_notification": (350, 900),
    "crm_case": (345, 355),
    "crm_email": (1100, 1250),
    "crm_case_comment": (880, 920),
    "crm_kb_article": (58, 62),
    "crm_product": (115, 130),
    "org_person": (60, 60),
}


@pytest.mark.parametrize("table", SMALL)
def test_the_small_world_has_its_volume(world: World, table: str) -> None:
    ((count,),) = rows(world, f"SELECT count(*) FROM {table}")
    least, most = SMALL[table]
    assert least <= count <= most


def test_there_are_two_thousand_activities(world: World) -> None:
    ((count,),) = rows(world, "SELECT (SELECT count(*) FROM crm_task) + (SELECT count(*) FROM crm_event)")
    assert 2100 <= count <= 2300


@pytest.mark.parametrize(
    ("table", "column", "percent"),
    [("crm_note", "body", 95), ("crm_task", "subject", 75), ("crm_event", "subject", 70), ("crm_case", "subject", 80)],
)
def test_texts_rarely_repeat(world: World, table: str, column: str, percent: int) -> None:
    ((distinct, count),) = rows(
        world, f"SELECT count(DISTINCT {column}), count(*) FROM {table} WHERE deleted_at IS NULL"
    )
    assert distinct * 100 > count * percent


def test_notes_name_the_people_they_are_about(world: World) -> None:
    """Most notes on a contact's deals call somebody or something by name, as real ones do."""
    ((naming, count),) = rows(
        world,
        """SELECT sum(instr(n.body, c.first_name) > 0), count(*) FROM crm_note n
        JOIN crm_deal_contact_role r ON r.deal_id = n.parent_id AND r.is_primary
        JOIN crm_contact c ON c.id = r.contact_id
        WHERE n.parent_type = 'deal'""",
    )
    assert naming * 2 > count


def test_near_twins_are_in_the_list_of_accounts(world: World) -> None:
    names = {name for (name,) in rows(world, "SELECT name FROM crm_account WHERE deleted_at IS NULL")}
    twins = [name for name in names if "Harbor " in name and name.replace("Harbor ", "Harbour ") in names]
    assert len(twins) == 1
    assert len(names) == 180


def test_newer_notes_contradict_older_ones(world: World) -> None:
    patterns = [text for texts in (*changed.CORRECTIONS.values(), changed.MENDED) for text in texts]
    correction = re.compile("(?:" + "|".join(map(_matched, patterns)) + r")\.?", re.IGNORECASE)
    notes = [body for (body,) in rows(world, "SELECT body FROM crm_note")]
    assert sum(correction.fullmatch(note) is not None for note in notes) >= 40


def _matched(pattern: str) -> str:
    """A pattern of seeds as a regular expression; each author joins sentences in a way of their own."""
    parts = re.split(r"([\[\]|]|\{\w+\}|<\w+>|\. )", pattern.removesuffix("."))
    kept = {"[": "(?:", "]": ")", "|": "|", ". ": r"(?:[.;,]| -) "}
    return "".join(kept.get(part) or (".*?" if part[:1] in ("{", "<") and part else re.escape(part)) for part in parts)


def test_a_world_is_small_enough_to_be_copied_at_every_reset(world: World) -> None:
    assert len(world.snapshot()) < 14_600_000
