"""What a vocabulary makes of a text: whole phrases, nouns with their articles, and what stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from deskgym.apps.platform.wording.vocabulary import Part, Vocabulary, read_part

VERBS = Part(
    {
        "New deal": "Create deal",
        "Edit {} of {}": "Change {} of {}",
        "Save": "OK",
        "Status of deal {}": "State of deal {}",
    }
)
NOUNS = Part(
    {"Deal desk": "Deal desk", "Placed on": "Order date"},
    {"deal": "opportunity", "deals": "opportunities", "account": "client"},
)
WORDS = Vocabulary("test", VERBS, NOUNS)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Save", "OK"),
        ("Save as", "Save as"),
        ("New deal", "Create opportunity"),
        ("Deals", "Opportunities"),
        ("No deals match", "No opportunities match"),
        ("DEALS", "OPPORTUNITIES"),
        ("A deal of an account", "An opportunity of a client"),
        ("  deal ", "  opportunity "),
        ("Deal desk", "Deal desk"),
        ("ideal, dealer, deal-size, #deal", "ideal, dealer, deal-size, #deal"),
        ("{} deals", "{} opportunities"),
    ],
)
def test_a_text_is_said_in_whole_phrases_and_nouns(text: str, said: str) -> None:
    assert WORDS.phrase(text) == said


def test_a_control_may_have_a_name_with_data_in_it() -> None:
    assert list(WORDS.names("Edit account of Deal 7"))[:5] == [
        "Edit client of Opportunity 7",
        "Change client of Opportunity 7",
        "Change client of Deal 7",
        "Change account of Opportunity 7",
        "Change account of Deal 7",
    ]
    assert list(WORDS.names("Edit account of Deal 7"))[-1] == "Edit account of Deal 7"


def test_a_control_may_say_its_keys_or_its_value_after_its_name() -> None:
    assert "OK Ctrl+S" in WORDS.names("Save Ctrl+S")
    assert "OK: yes" in WORDS.names("Save: yes")
    assert "OK $5 7 opportunities" in WORDS.names("Save $5 7 deals")


def test_a_control_may_have_a_label_in_its_name() -> None:
    words = Vocabulary("test", VERBS, Part({"Amount": "Value"}, {"account": "client"}))
    assert next(iter(words.names("Add Amount"))) == "Add Amount"
    assert "Add Value" in words.names("Add Amount")
    assert "Add Client: Value" in words.names("Add Account: Amount")
    assert "Change Value of Deal 7" in words.names("Edit Amount of Deal 7")
    assert "Change value of Deal 7" in words.names("Edit amount of Deal 7")


def test_a_control_may_have_a_label_in_small_letters_in_its_name() -> None:
    assert "Change order date of Deal 7" in WORDS.names("Edit placed on of Deal 7")
    assert "Filter by order date" in WORDS.names("Filter by placed on")


def test_a_place_may_be_called_by_how_its_name_begins() -> None:
    assert "OK:" in WORDS.names("Save:")
    assert "State of opportunity" in WORDS.names("Status of")


def test_without_words_a_control_has_the_one_name() -> None:
    assert list(Vocabulary("plain").names("Edit deal")) == ["Edit deal"]


def test_a_file_has_nouns_phrases_and_phrases_of_things(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text(
        "# A comment\n[terms]\ndeal, deals = job, jobs\n[things]\ncase,\ntask\n[phrases]\nNew {thing} = Add {thing}\n"
    )
    assert read_part(file) == Part({"New case": "Add case", "New task": "Add task"}, {"deal": "job", "deals": "jobs"})
    file.write_text("[phrases]\nSave\n")
    with pytest.raises(ValueError, match="has no ' = '"):
        read_part(file)
