"""What was right in each step of gold, and what of it nobody could have known."""

from __future__ import annotations

from dataclasses import replace

from deskgym.harness.learn.examples import PHRASE_EPISODES, Source, examples, learn_by_heart, sources
from deskgym.harness.learn.situation import situation
from deskgym.harness.trajectories.model import Trajectory

from .test_situation import SEEN


def test_each_step_of_a_copying_family_can_be_learnt(episodes: list[Trajectory]) -> None:
    vocabulary = learn_by_heart(episodes)
    for number, episode in enumerate(episodes):
        shown = list(examples(episode, number, vocabulary))
        assert [each.wanted.verb for each in shown] == [step.verb for step in episode.steps]
        assert [each.wanted.unlearnable for each in shown] == [""] * len(episode.steps)


def test_the_target_is_the_node_that_gold_acted_on(episodes: list[Trajectory]) -> None:
    (first, *_) = examples(episodes[0], 0, learn_by_heart(episodes))
    target = episodes[0].steps[0].target
    assert target is not None
    assert [first.situation.nodes[index].name for index in first.wanted.targets] == [target["name"]]


def test_a_text_is_copied_from_the_goal_or_from_a_node() -> None:
    assert set(sources(situation(SEEN, []), "Roof racks")) == {Source(0, 3, 4, 0), Source(1, 0, 0, 0)}


def test_a_text_that_stands_nowhere_is_said_to(episodes: list[Trajectory]) -> None:
    (*_, typed) = [step for step in episodes[0].steps if step.verb in ("fill", "type")]
    odd = replace(typed, action={**typed.action, "text": "Zanzibar 77"})
    steps = [odd if step is typed else step for step in episodes[0].steps]
    changed = replace(episodes[0], steps=steps)
    reasons = [each.wanted.unlearnable for each in examples(changed, 0, learn_by_heart(episodes))]
    assert reasons.count("the text stands nowhere") == 1


def test_an_element_that_is_not_shown_cannot_be_learnt(episodes: list[Trajectory]) -> None:
    first = episodes[0].steps[0]
    unseen = replace(first, observation={**first.observation, "axtree": '- link "Other" [ref=e99999]'})
    changed = replace(episodes[0], steps=[unseen, *episodes[0].steps[1:]])
    (shown, *_) = examples(changed, 0, learn_by_heart(episodes))
    assert shown.wanted.unlearnable == "the target is not shown"


def test_what_looks_just_the_same_is_counted(episodes: list[Trajectory]) -> None:
    first = episodes[0].steps[0]
    ref = first.action["ref"]
    twins = f'- link "Here" [ref={ref}]\n- link "Here" [ref=e99999]'
    changed = replace(episodes[0], steps=[replace(first, observation={**first.observation, "axtree": twins})])
    (shown,) = examples(changed, 0, learn_by_heart(episodes))
    assert (shown.wanted.unlearnable, shown.wanted.alike) == ("", 1)


def test_a_phrase_is_learnt_by_heart_where_many_episodes_type_it(episodes: list[Trajectory]) -> None:
    (*_, typed) = [step for step in episodes[0].steps if step.verb in ("fill", "type")]
    odd = replace(episodes[0], steps=[replace(typed, action={**typed.action, "text": "Approved as asked"})])
    assert "Approved as asked" in learn_by_heart([odd] * PHRASE_EPISODES).phrases
    assert "Approved as asked" not in learn_by_heart([odd] * (PHRASE_EPISODES - 1)).phrases
