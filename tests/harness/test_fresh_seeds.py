"""The code chooses seeds that nobody has used."""

from __future__ import annotations

from pathlib import Path

from deskgym.harness.fresh_seeds import RANGE, digest, fingerprint, fresh_seeds


def test_the_same_code_chooses_the_same_seeds_and_other_code_others() -> None:
    assert fresh_seeds("gold", 20, "some code") == fresh_seeds("gold", 20, "some code")
    assert not set(fresh_seeds("gold", 20, "some code")) & set(fresh_seeds("gold", 20, "other code"))
    assert fresh_seeds("gold", 20) == fresh_seeds("gold", 20, fingerprint())


def test_each_purpose_has_seeds_of_its_own() -> None:
    assert not set(fresh_seeds("gold", 20)) & set(fresh_seeds("resets", 20))


def test_they_lie_beyond_those_that_people_begin_to_count_with_and_differ() -> None:
    chosen = fresh_seeds("gold", 200)
    assert len(set(chosen)) == 200
    assert all(seed in RANGE and seed >= 1_000_000 for seed in chosen)


def test_a_changed_a_new_and_a_moved_source_each_make_another_digest_and_a_made_file_does_not(tmp_path: Path) -> None:
    family = tmp_path / "tasks" / "family.py"
    family.parent.mkdir()
    family.write_text("one")
    first = digest([tmp_path])
    assert digest([tmp_path]) == first
    made = tmp_path / "vendor" / "library.js"
    made.parent.mkdir()
    made.write_text("theirs")
    (tmp_path / "notes.txt").write_text("no source")
    assert digest([tmp_path]) == first
    family.write_text("two")
    changed = digest([tmp_path])
    (tmp_path / "page.html").write_text("")
    added = digest([tmp_path])
    family.rename(family.with_name("moved.py"))
    assert len({first, changed, added, digest([tmp_path])}) == 4
