"""What templates say: text and attributes that people read, and labels where they are drawn."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.wording import templates
from deskgym.apps.platform.wording.templates import WordedEnvironment
from deskgym.apps.platform.wording.vocabulary import Part, Vocabulary
from flask import Flask

VERBS = Part({"Save": "OK", "Select all {} {}": "Mark all {} {}", "Move {} up": "Raise {}", "Now & then": "Then & now"})
WORDS = Vocabulary("test", VERBS, Part({}, {"deal": "job", "deals": "jobs"}))
CASES = [
    ("<button>Save</button>", "<button>OK</button>"),
    ("<p title='Now &amp; then'>Now &amp; then</p>", "<p title='Then &amp; now'>Then &amp; now</p>"),
    ('{{ {"one": "Save"}["one"] }}', "OK"),
    ('<b class="deal" title="No deal" href="/deal">deal</b>', '<b class="deal" title="No job" href="/deal">job</b>'),
    ("<b>Select all {{ 7 }} {{ 'x' }}</b>", "<b>Mark all 7 x</b>"),
    ("{% if true %}Save{% endif %} as", "OK as"),
    ("<script>const deal = 1;</script><p>deal</p>", "<script>const deal = 1;</script><p>job</p>"),
    ('<i class="{{ "deal" if true }}">{{ "deal" if true }}</i>', '<i class="deal">job</i>'),
    ('{% macro m(label, kind="deal") %}{{ label }}/{{ kind }}{% endmacro %}{{ m("New deal") }}', "New job/deal"),
    ('{{ "Move " ~ name ~ " up" }}', "Raise A deal"),
    ("<b>{{ icon('x') }} Save</b>", "<b>[x] OK</b>"),
    ("{{ name }}", "A deal"),
    ('{{ "Save"|unspoken }}', "Save"),
    ("{{ name == 'A deal' }}", "True"),
]


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> WordedEnvironment:
    monkeypatch.setattr(templates, "speech", lambda: None)
    environment = WordedEnvironment(Flask("test"), trim_blocks=True)
    environment.globals["icon"] = "[{}]".format
    return environment


@pytest.mark.parametrize(("source", "shown"), CASES)
def test_what_is_read_is_said_in_other_words(environment: WordedEnvironment, source: str, shown: str) -> None:
    worded = environment.worded(WORDS)
    assert worded.from_string(source).render(name="A deal") == shown


@pytest.mark.parametrize("source", [source for source, _ in CASES])
def test_look_0_says_it_as_it_stands(environment: WordedEnvironment, source: str) -> None:
    plain = environment.from_string(source.replace("|unspoken", ""))
    assert environment.from_string(source).render(name="A deal") == plain.render(name="A deal")


def test_in_look_0_nothing_is_asked_while_a_page_is_drawn(environment: WordedEnvironment) -> None:
    compiled = environment.compile("{{ label|said }}{{ text|told }}{{ label|choice(7) }}", raw=True)
    assert not any(name in compiled for name in ("said", "told", "choice"))
