"""Rates, intervals and the paired test, against values known from elsewhere."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from deskgym.harness.results.statistics import Tries, paired, pass_at_k, pass_hat_k, pass_rate, wilson


def once(passed: int, total: int) -> list[Tries]:
    """So many instances, each tried once."""
    return [Tries(int(number < passed), 1) for number in range(total)]


# Newcombe (1998), table I: Wilson's score method without continuity correction.
@pytest.mark.parametrize(
    ("passed", "total", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_the_interval_is_wilsons(passed: int, total: int, low: float, high: float) -> None:
    rate = wilson(passed, total)
    assert rate.value == passed / total
    assert [rate.low, rate.high] == pytest.approx([low, high], abs=5e-5)


def test_with_one_try_each_the_interval_is_that_of_the_tries() -> None:
    rate, expected = pass_rate(once(81, 263)), wilson(81, 263)
    assert rate is not None
    assert [rate.low, rate.high] == pytest.approx([expected.low, expected.high])


def test_tries_that_always_agree_are_worth_no_more_than_one() -> None:
    rate, expected = pass_rate([Tries(4 * tries.passed, 4) for tries in once(6, 20)]), wilson(6, 20)
    assert rate is not None
    assert (rate.value, rate.low, rate.high) == pytest.approx((expected.value, expected.low, expected.high))


def test_tries_as_different_as_those_of_other_instances_are_worth_one_each() -> None:
    chance = Random(1)
    instances = [Tries(sum(chance.random() < 0.5 for _ in range(4)), 4) for _ in range(2_000)]
    rate, expected = pass_rate(instances), wilson(sum(tries.passed for tries in instances), 8_000)
    assert rate is not None
    assert rate.high - rate.low == pytest.approx(expected.high - expected.low, rel=0.05)


def test_where_all_tries_passed_the_interval_is_that_of_the_instances() -> None:
    rate = pass_rate([Tries(4, 4)] * 10)
    assert rate is not None
    assert rate == wilson(10, 10)


def test_nothing_tried_has_no_rate() -> None:
    nothing: list[Tries] = [Tries(0, 0)]
    found = [pass_rate([]), pass_rate(nothing), pass_at_k([Tries(1, 2)], 3), pass_hat_k([], 1), paired([])]
    assert found == [None] * 5


def test_pass_at_k_and_pass_hat_k_are_what_all_choices_of_k_tries_give() -> None:
    outcomes = [True, False, False, True, False]
    for k in range(1, 6):
        choices = list(itertools.combinations(outcomes, k))
        assert pass_at_k([Tries(2, 5)], k) == pytest.approx(sum(map(any, choices)) / len(choices))
        assert pass_hat_k([Tries(2, 5)], k) == pytest.approx(sum(map(all, choices)) / len(choices))


def test_instances_tried_fewer_than_k_times_are_left_out_of_it() -> None:
    instances = [Tries(1, 4), Tries(4, 4), Tries(0, 1)]
    assert pass_at_k(instances, 2) == pytest.approx((0.5 + 1) / 2)
    assert pass_hat_k(instances, 2) == pytest.approx((0 + 1) / 2)


# McNemar's exact test, two-sided: twice the binomial tail, at most 1.
@pytest.mark.parametrize(
    ("better", "worse", "p"),
    [(10, 2, 0.03857421875), (5, 0, 0.0625), (6, 0, 0.03125), (3, 3, 1.0), (0, 0, 1.0), (7, 3, 0.34375)],
)
def test_with_one_try_each_it_is_mcnemars_exact_test(better: int, worse: int, p: float) -> None:
    pairs = [
        *[(Tries(0, 1), Tries(1, 1))] * better,
        *[(Tries(1, 1), Tries(0, 1))] * worse,
        *[(Tries(1, 1), Tries(1, 1))] * 20,
    ]
    found = paired(pairs)
    assert found is not None
    assert (found.better, found.worse, found.instances) == (better, worse, better + worse + 20)
    assert found.p == pytest.approx(p)
    assert found.significant == (p < 0.05)


def test_with_several_tries_it_counts_all_choices_of_signs() -> None:
    chance = Random(2)
    pairs = [(Tries(chance.randint(0, 4), 4), Tries(chance.randint(0, 3), 3)) for _ in range(9)]
    differences = [other.passed / other.total - one.passed / one.total for one, other in pairs]
    sums = [
        abs(sum(sign * value for sign, value in zip(signs, differences, strict=True)))
        for signs in itertools.product((-1, 1), repeat=9)
    ]
    found = paired(pairs)
    assert found is not None
    assert found.p == pytest.approx(sum(value > abs(sum(differences)) - 1e-9 for value in sums) / len(sums))


def test_a_coarser_grid_hardly_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(3)
    pairs = [(Tries(chance.randint(0, n), n), Tries(chance.randint(0, m), m)) for n, m in [(8, 7), (5, 9)] * 40]
    exact = paired(pairs)
    monkeypatch.setattr("deskgym.harness.results.statistics._GRID", 2_000)
    coarse = paired(pairs)
    assert exact is not None
    assert coarse is not None
    assert coarse.p == pytest.approx(exact.p, rel=0.02)


# Agresti and Min (2005): of 100 pairs 15 got better, 5 worse; by hand (15-5)/102 ± 1.96 sqrt((21 - 100/102)/102²).
def test_the_interval_of_a_difference_is_that_of_agresti_and_min() -> None:
    found = paired(
        [(Tries(0, 1), Tries(1, 1))] * 15 + [(Tries(1, 1), Tries(0, 1))] * 5 + [(Tries(1, 1), Tries(1, 1))] * 80
    )
    assert found is not None
    assert found.difference == pytest.approx(0.10)
    assert [found.low, found.high] == pytest.approx([0.01206, 0.18402], abs=5e-5)
