"""Actions are typed and read without evaluation; a bad one is a text that names what is wrong."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from deskgym.gym.actions import Action, Click, Drag, Fill, Scroll, Wait, parse, read_action
from deskgym.gym.actions.parsing import FIRST_ALONE
from deskgym.gym.errors import ActionError
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from pydantic import ValidationError

from ...support.texts import CODE, silence


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    ("given", "same"),
    [
        ('click("e12")', {"action": "click", "ref": "e12"}),
        ("click(120, 300)", {"action": "click", "x": 120, "y": 300}),
        ('click("e12", button="right", modifiers=["Control"])',
         {"action": "click", "ref": "e12", "button": "right", "modifiers": ["Control"]}),
        ('fill("e7", "a \\"b\\"")', {"action": "fill", "ref": "e7", "text": 'a "b"'}),
        ("scroll(dy=300)", {"action": "scroll", "dy": 300}),
        ('drag("e1", "e2")', {"action": "drag", "from_ref": "e1", "to_ref": "e2"}),
        ("drag(1, 2, 3, 4)", {"action": "drag", "from_x": 1, "from_y": 2, "to_x": 3, "to_y": 4}),
        ('fill("e7", "a\0b")', {"action": "fill", "ref": "e7", "text": "a\0b"}),
        ('answer(["a", "b"])', {"action": "answer", "value": ["a", "b"]}),
        ('answer([["a", 1]])', {"action": "answer", "value": [["a", 1]]}),
        ("close_tab()", {"action": "close_tab"}),
        ("click(1.5, 2, 'right', 2)", {"action": "click", "x": 1.5, "y": 2, "button": "right", "count": 2}),
        ('select("e1", ["a", "b"])', {"action": "select", "ref": "e1", "option": ["a", "b"]}),
        ("read(400000)", {"action": "read", "offset": 400_000}),
        ("answer(-2.5)", {"action": "answer", "value": -2.5}),
        ('infeasible("not_found")', {"action": "infeasible", "reason": "not_found"}),
    ],
)  # fmt: skip
def test_a_call_and_a_dict_are_the_same_action(given: str, same: dict[str, Any]) -> None:
    action = parse(given)
    assert action == parse(same)
    assert action.as_dict() == same
    assert parse(str(action)) == action


@pytest.mark.parametrize(
    "action", [Click("e1"), Click(x=1, y=2, count=2), Scroll("e3", dy=5), Drag("e1", to_x=3, to_y=4)]
)
def test_every_action_survives_being_written_as_a_call(action: Action) -> None:
    assert parse(str(action)) == action
    assert parse(action.as_dict()) == action


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("clik('e1')", "unknown action 'clik'. Did you mean 'click'?"),
        ("click(", "cannot be read"),
        ("__import__('os').system('true')", "is not a call"),
        ("click(open('/etc/passwd'))", "must be plain texts, numbers or lists"),
        ("click(**{'ref': 'e1'})", "must be plain texts, numbers or lists"),
        ("click()", "click needs a target"),
        ("click('e1', x=1, y=2)", "either a ref or both x and y"),
        ("click(1)", "either a ref or both x and y"),
        ("click('e1', button='side')", "unknown button 'side'"),
        ("click('e1', count=9)", "count from 1 to 3"),
        ("click('e1', color='red')", "click has no argument 'color': it takes ref, x, y, button, count, modifiers"),
        ({"action": "click", "ref": 12}, "ref of click must be a text, not 12"),
        ({"action": "fill", "ref": "e1"}, "fill needs text"),
        ({"action": "click", "x": float("nan"), "y": 1}, "x of click must be a number"),
        ({"ref": "e1"}, 'the action has no "action"'),
        ({"action": ["click"]}, "unknown action ['click']"),
        (None, "an action is a dict or a call string"),
        (b"click", "an action is a dict or a call string"),
        ("infeasible('too_hard')", "unknown reason 'too_hard' of infeasible. Choose one of: no_such_field,"),
        ("wait(0)", "wait takes 1 to 60000 ms"),
        ("wait(1.5)", "ms of wait must be a whole number"),
        ("wait(True)", "ms of wait must be a whole number"),
        ("switch_tab('0')", "index of switch_tab must be a whole number"),
        ("done(1)", "done takes at most 0 arguments"),
        ('{"action": "click"}', "click needs a target"),
        ('{"action": "click", "ref": "e1"', "cannot be read"),
        ("{'action': open('x')}", "must be plain texts, numbers or lists"),
        ("[1, 2]", "is not a call"),
        ("click('e1')\nNow it is done.", "cannot be read"),
        ("x = click('e1')", "is not a call"),
        ("fill('e1', 'it's')", "cannot be read"),
        ("```\nprint(1)\n```", "unknown action 'print'"),
        ('"""' * 300_000, "is not a call"),
        ("{}" * 400_000, 'the action has no "action"'),
        ("```" * 300_000, "cannot be read"),
        ('\\"' * 400_000, "cannot be read"),
        ("Action:" * 100_000, "cannot be read"),
        ("fill('e1', text=3)", "text of fill must be a text, not 3"),
        ("fill('e1')", "fill needs text"),
        ("fill('e1', 'a', ref='e2')", "fill got ref twice"),
        ("click('e1', action='fill')", "click has no argument 'action'"),
        ("select('e1', ['a', 1])", "option of select must be a list of texts, not ['a', 1]"),
        ("select('e1', 3)", "option of select must be a text, not 3"),
        ("click('e1', modifiers='Shift')", "modifiers of click must be a list of texts, not 'Shift'"),
        ("click('e1', modifiers=['Hyper'])", "unknown modifier 'Hyper' of click. Choose one of: Alt, Control,"),
        ("click('e1', count=None)", "count of click must be a whole number, not None"),
        ("click(1, 1e9)", "y of click must be a number, not 1000000000.0"),
        ("answer(True)", "value of answer must be a text, not True"),
        ("drag('e1')", "drag takes either to_ref or both to_x and to_y"),
        ({"action": "click", "button": "side", "count": "2"}, "count of click must be a whole number, not '2'"),
        ({"action": "fill", "text": "a" * 99, "ref": ["a" * 99]}, "ref of fill must be a text, not ['aaa"),
        ("(" * 500, "cannot be read"),
        ("", "cannot be read"),
        ({"action": "click", "x": 10**5000, "y": 1}, "x of click must be a number, not a number of 16610 bits"),
        ({"action": "answer", "value": 10**5000}, "value of answer must be a text, not a number of"),
        ({"action": 10**5000}, "unknown action a number of 16610 bits"),
        ({"action": "click", 10**5000: 1}, "click has no argument a number of"),
        ("answer(0x" + "f" * 9000 + ")", "value of answer must be a text, not a number of"),
        ("answer(" + "-" * 90_000 + "1)", "cannot be read"),
        ("answer(" + "1+" * 50_000 + "1)", "cannot be read"),
        ("click" * 300_000, "is too long: a call has at most 1,000,000 characters"),
        ({"action": "answer", "value": "9" * 2_000_000}, "a text of at most 200,000 characters"),
        ({"action": "answer", "value": ["9" * 150_000] * 2}, "a list of at most 200,000 characters"),
        ({"action": "answer", "value": [1] * 10_001}, "a list of at most 10,000 entries"),
        ({"action": "answer", "value": [[["deep"]]]}, "a list of texts, of numbers, or of rows of these"),
        ({"action": "answer", "value": nested(100_000)}, "a list of texts, of numbers, or of rows of these"),
        ({"action": "click", "ref": nested(100_000)}, "ref of click must be a text, not [["),
        ({"action": nested(100_000)}, "unknown action [["),
        ({"action": "answer", "value": [float("nan")]}, "value of answer must be a text, not [nan]"),
        ("answer('\\ud800')", "a text of whole characters, without lone surrogates"),
        ({"action": "goto", "url": "/\udfff"}, "a text of whole characters, without lone surrogates"),
        ({"action": "type", "text": "a" * 5001}, "type takes at most 5,000 characters"),
        ("read(-1)", "read takes an offset of 0 or more"),
        ({"action": "press", "keys": "a+" * 60 + "b"}, "press takes one key or chord"),
    ],
    ids=lambda value: None if isinstance(value, str) and len(value) < 80 else "",
)
def test_a_malformed_action_is_named(given: object, says: str) -> None:
    with pytest.raises(ActionError) as caught:
        parse(given)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("given", "same"),
    [
        ({"action": "wait", "ms": 250.0}, "wait(250)"),
        ({"action": "click", "ref": "e1", "x": None, "y": None}, "click('e1')"),
        ({"action": "click", "ref": "e1", "button": "left", "count": 1, "modifiers": []}, "click('e1')"),
        ({"action": "select", "ref": "e1", "option": ("a",)}, "select('e1', ['a'])"),
        ("fill(text='a', ref='e1')", "fill('e1', 'a')"),
    ],
)
def test_an_action_has_one_written_form(given: object, same: str) -> None:
    assert str(parse(given)) == same


def test_an_action_made_in_code_is_checked_like_one_that_is_read() -> None:
    with pytest.raises(ActionError, match="click needs a target"):
        Click()
    with pytest.raises(ValidationError, match="a whole number"):
        Wait("long")  # type: ignore[arg-type]


@settings(max_examples=150, deadline=None)
@drawn(text=CODE)
def test_any_text_is_an_action_or_told_to_be_none_and_nothing_warns(text: str) -> None:
    with silence(), suppress(ActionError):
        assert parse(parse(text).as_dict())


@pytest.mark.parametrize(
    ("text", "action"), [(r"click('\d')", Click(r"\d")), ("wait(1or 2)", None), (r"click('\777')", Click("\u01ff"))]
)
def test_what_python_warns_of_is_read_in_silence(text: str, action: Action | None) -> None:
    with silence():
        if action is not None:
            assert parse(text) == action
            return
        with pytest.raises(ActionError, match="must be plain"):
            parse(text)


@pytest.mark.parametrize(
    ("given", "same"),
    [
        ('fill("e14", "a\nb")', "fill('e14', 'a\\nb')"),
        ("fill('e14', 'a\r\n\r\nb')", "fill('e14', 'a\\n\\nb')"),
        ('fill("e14", """a\nb""")', "fill('e14', 'a\\nb')"),
        ("fill(\n  ref='e14',\n  text='it\\'s\nb',\n)", 'fill("e14", "it\'s\\nb")'),
        ('```python\nclick("e1")\n```', "click('e1')"),
        ('```\nclick("e1")', "click('e1')"),
        ('```click("e1")```', "click('e1')"),
        ('I save it now.\n```python\nclick("e1")\n```\nThat is all.', "click('e1')"),
        ('```python\nfill("e1", "a\nb")\n```', "fill('e1', 'a\\nb')"),
        ('fill("e1", "```x```")', "fill('e1', '```x```')"),
        ('`click("e1")`', "click('e1')"),
        ('Action: click("e1")', "click('e1')"),
        ('**Action:** `click("e1")`.', "click('e1')"),
        ('Thought: it is right.\nAction: click("e1")', "click('e1')"),
        ('Action:\n```json\n{"action": "click", "ref": "e1"}\n```', "click('e1')"),
        ('click("e1")  # Save', "click('e1')"),
        ('click("e1").', "click('e1')"),
        ('click("e1");', "click('e1')"),
        ("click(“e1”)", "click('e1')"),
        ('fill(“e1”, “say "x"\nand more”)', "fill('e1', 'say \"x\"\\nand more')"),
        ("fill(‘e1’, ‘don’t’)", "fill('e1', 'don’t')"),
        ('fill("e1", "a “b” c")', "fill('e1', 'a “b” c')"),
        ('{"action": "click", "ref": "e1"}', "click('e1')"),
        ('{"action": "fill", "ref": "e1", "text": "a\nb"}', "fill('e1', 'a\\nb')"),
        ("{'action': 'click', 'ref': 'e1'}", "click('e1')"),
        ('```json\n{"action": "click", "x": 1, "y": 2}\n```', "click(1, 2)"),
        ('[{"action": "click", "ref": "e1"}]', "click('e1')"),
        ('  fill(ref="e1", text="x")  \n', "fill('e1', 'x')"),
    ],
)
def test_what_models_write_around_and_in_an_action_is_understood(given: str, same: str) -> None:
    assert read_action(given) == (parse(same), "")


@pytest.mark.parametrize(
    "given",
    [
        'click("e1"); done()',
        'click("e1")\nfill("e2", "x")',
        '```python\nclick("e1")\ndone()\n```',
        '{"action": "click", "ref": "e1"}\n{"action": "done"}',
        '[{"action": "click", "ref": "e1"}, {"action": "done"}]',
        '```\nclick("e1")\n```\nand then\n```\ndone()\n```',
    ],
)
def test_of_several_actions_the_first_counts_and_it_is_said(given: str) -> None:
    assert read_action(given) == (Click("e1"), FIRST_ALONE)


@settings(max_examples=300, deadline=None)
@drawn(
    text=st.lists(
        st.sampled_from(
            [*"\"'`“”‘’\\\n(){}[],;.:# ", "click", "fill", "e1", '"action"', "Action:", "```", "done()", "\0"]
        ),
        max_size=14,
    )
)
def test_no_mixture_of_quotes_fences_and_labels_is_more_than_an_error(text: list[str]) -> None:
    with silence(), suppress(ActionError):
        read_action("".join(text))


@drawn(words=st.text(max_size=30), quote=st.sampled_from("'\""))
def test_a_text_with_raw_line_breaks_is_the_text(words: str, quote: str) -> None:
    """Whatever stands between quotes, as long as neither they nor backslashes are among it."""
    plain = "".join(sign for sign in words if sign not in "'\"\\\r" and not "\ud800" <= sign <= "\udfff")
    assert parse(f"fill({quote}e1{quote}, {quote}{plain}{quote})") == Fill("e1", plain)
