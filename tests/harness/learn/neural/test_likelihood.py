"""What a policy chooses is as likely as it says, and what is likeliest is chosen."""

from __future__ import annotations

import torch
from deskgym.harness.learn.examples import Vocabulary, examples, learn_by_heart
from deskgym.harness.learn.features import features
from deskgym.harness.learn.neural.checkpoint import empty
from deskgym.harness.learn.neural.choosing import Chooser
from deskgym.harness.learn.neural.cloning import lessons
from deskgym.harness.learn.neural.likelihood import likelihood
from deskgym.harness.learn.neural.network import batch_of
from deskgym.harness.learn.situation import situation
from deskgym.harness.trajectories.model import Trajectory

from ..test_situation import DONE, SEEN

VOCABULARY = Vocabulary(("Approved",), ("Enter", "Tab"))


def test_a_policy_is_small() -> None:
    assert sum(weights.numel() for weights in empty(VOCABULARY).parameters()) < 1_000_000


def test_one_situation_is_as_likely_alone_as_among_larger_ones(episodes: list[Trajectory]) -> None:
    vocabulary = learn_by_heart(episodes)
    policy = empty(vocabulary)
    taught = lessons(list(examples(episodes[0], 0, vocabulary)))
    together = likelihood(
        policy, batch_of([each.given for each in taught]), [each.wanted for each in taught], vocabulary
    )
    for row, each in enumerate(taught):
        alone = likelihood(policy, batch_of([each.given]), [each.wanted], vocabulary)
        assert torch.allclose(alone.whole[0], together.whole[row], atol=1e-4)


def test_drawn_choices_come_as_often_as_they_are_likely() -> None:
    policy, seen = empty(VOCABULARY), situation(SEEN, DONE)
    chooser = Chooser(policy, VOCABULARY, torch.Generator().manual_seed(3))
    choices = [chooser.choose(seen) for _ in range(400)]
    clicks = [choice for choice in choices if choice.action.get("action") == "click" and choice.action["ref"] == "e1"]
    said = likelihood(policy, batch_of([features(seen)]), [clicks[0].wanted], VOCABULARY).whole[0].exp().item()
    assert abs(len(clicks) / 400 - said) < 0.05


def test_likelihoods_of_all_choices_add_up_to_no_more_than_one() -> None:
    policy, seen = empty(VOCABULARY), situation(SEEN, DONE)
    chooser = Chooser(policy, VOCABULARY, torch.Generator().manual_seed(5))
    wanted = list({choice.wanted for choice in (chooser.choose(seen) for _ in range(200))})
    batch = batch_of([features(seen)] * len(wanted))
    assert likelihood(policy, batch, wanted, VOCABULARY).whole.exp().sum().item() <= 1.0001
