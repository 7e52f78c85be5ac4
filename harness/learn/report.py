"""What policies came to, as a page in Markdown with two charts beside it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ..results.statistics import Rate, wilson
from .about import KNOWN, About, read_about
from .chart import Line, chart
from .rows import Row, Rows, overall, rates
from .situation import SIGHTS

_VALIDATION = {"split": "validation", "hops": 0}
_SPAN = 8


def write_report(folder: Path, out: Path) -> None:
    """Write the page to `out`, from the policies and `rows.jsonl` of a folder."""
    policies = {path.stem: read_about(path) for path in sorted(folder.glob("*.policy"))}
    rows = [row for row in Rows(folder / "rows.jsonl").rows if row["policy"].split(" ")[0] in policies]
    out.parent.mkdir(parents=True, exist_ok=True)
    curve = _episodes_curve(policies, rows)
    if curve:
        out.with_name("success-by-episodes.svg").write_text(
            chart(curve, "gold episodes per family", "passed in validation worlds"), encoding="utf-8"
        )
    parts = [
        "# What the policies came to",
        "Shares of episodes passed, with 95 % intervals (Wilson) and the number of episodes. Written by "
        "`deskgym learn report`.",
        *(["![Success against gold episodes](success-by-episodes.svg)"] if curve else []),
        *_by_family(policies, rows),
        *_by_episodes(policies, rows),
        *_by(rows, policies, "split", "By split of the worlds", {"look": "0", "hops": 0}),
        *_by(rows, policies, "hops", "By hops", {"split": "validation", "look": "0"}),
        *_by_look(policies, rows),
        *_by_updates(folder, out, policies, rows),
        *_by_sight(folder, policies, rows),
        *_costs(policies),
    ]
    out.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _where(rows: Iterable[Row], wanted: dict[str, object]) -> list[Row]:
    return [row for row in rows if all(row[name] == value for name, value in wanted.items())]


def _group(name: str) -> str:
    """A policy's name without its seed."""
    return name.partition("-seed")[0]


def _said(found: tuple[Rate, int] | None) -> str:
    if found is None:
        return ""
    rate, count = found
    share = f"{rate.value:.1%}" if 0 < rate.value < 0.01 else f"{rate.value:.0%}"
    return f"{share} ({rate.low:.0%}–{rate.high:.0%}, {count})"


def _table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    written = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(written + ["| " + " | ".join(line) + " |" for line in lines])


def _is_of_looks(name: str) -> bool:
    """Whether a policy is there to compare looks."""
    return _group(name) in ("one-look", "eight-looks")


def _best(policies: dict[str, About]) -> list[str]:
    """The policies that were taught the most families by the most episodes."""
    seeing = {name: about for name, about in policies.items() if about.sight == "all" and not about.updates}
    most = max(((len(about.families), about.episodes) for about in seeing.values()), default=(0, 0))
    return [
        name
        for name, about in seeing.items()
        if (len(about.families), about.episodes) == most and about.looks == ("0",) and not _is_of_looks(name)
    ]


def _by_family(policies: dict[str, About], rows: list[Row]) -> Iterator[str]:
    best = _best(policies)
    mine = [row for row in _where(rows, {**_VALIDATION, "look": "0"}) if row["policy"] in best]
    none = _where([row for row in rows if row["policy"].endswith(" untrained")], _VALIDATION)
    if not mine:
        return
    untrained = rates(none, "family")
    lines = [(family, _said(found), _said(untrained.get(family))) for family, found in rates(mine, "family").items()]
    lines.append(("all", _said(overall(mine)), _said(overall(none))))
    yield "## By family"
    yield f"Taught by {policies[best[0]].episodes} gold episodes of each family, tried in validation worlds."
    yield _table(("family", "passed", "untrained"), lines)


def _episodes_groups(policies: dict[str, About], rows: list[Row]) -> dict[int, list[Row]]:
    """Rows in validation worlds of policies of the same families and one look, by how many episodes taught them."""
    names = _best(policies)
    if not names:
        return {}
    best = policies[names[0]]
    found: dict[int, list[Row]] = defaultdict(list)
    for row in _where(rows, {**_VALIDATION, "look": "0"}):
        about = policies.get(row["policy"])
        if about is None or about.updates or _is_of_looks(row["policy"]):
            continue
        if ({*about.families}, about.looks, about.sight) == ({*best.families}, ("0",), "all"):
            found[about.episodes].append(row)
    return dict(sorted(found.items()))


def _by_episodes(policies: dict[str, About], rows: list[Row]) -> Iterator[str]:
    groups = _episodes_groups(policies, rows)
    if len(groups) > 1:
        yield "## Against gold episodes"
        yield _table(
            ("gold episodes of each family", "passed"),
            [(str(episodes), _said(overall(mine))) for episodes, mine in groups.items()],
        )


def _episodes_curve(policies: dict[str, About], rows: list[Row]) -> list[Line]:
    groups = _episodes_groups(policies, rows)
    found = [(episodes, overall(mine)) for episodes, mine in groups.items()]
    points = [(float(episodes), rate[0]) for episodes, rate in found if rate is not None]
    untrained = [row for row in rows if row["policy"].endswith(" untrained")]
    if len(points) < 2:
        return []
    if untrained:
        points = [(0.0, wilson(sum(row["passed"] for row in untrained), len(untrained))), *points]
    return [Line("behaviour cloning", tuple(points))]


def _by(
    rows: list[Row], policies: dict[str, About], column: str, title: str, wanted: dict[str, object]
) -> Iterator[str]:
    best = _best(policies)
    mine = [row for row in _where(rows, wanted) if row["policy"] in best]
    # Only what was tried at each value, so that the families are the same.
    values = {row[column] for row in mine}
    families = [{row["family"] for row in mine if row[column] == value} for value in values]
    both = set.intersection(*families) if families else set()
    found = rates([row for row in mine if row["family"] in both], column)
    if len(found) > 1:
        yield f"## {title}"
        yield f"In the {len(both)} families that were tried at each."
        yield _table((column, "passed"), [(str(value), _said(rate)) for value, rate in found.items()])


def _by_look(policies: dict[str, About], rows: list[Row]) -> Iterator[str]:
    groups: dict[str, list[str]] = defaultdict(list)
    for name in policies:
        if _is_of_looks(name):
            groups[_group(name)].append(name)
    lines = []
    for group, names in groups.items():
        mine = [row for row in rows if row["policy"] in names]
        plain = [row for row in mine if row["look"] == "0"]
        words = [row for row in mine if ":" in row["look"]]
        other = [row for row in mine if row["look"] != "0" and ":" not in row["look"]]
        looks = ", ".join(policies[names[0]].looks)
        lines.append((group, looks, *(_said(overall(part)) for part in (plain, other, words))))
    if lines:
        yield "## By look"
        yield (
            "Two policies of five families, taught by as many episodes, in one look and in eight; tried in look 0, in "
            "looks that neither has seen, and in a vocabulary that only the test split draws."
        )
        yield _table(("policy", "taught in looks", "look 0", "unseen looks", "unseen words"), lines)


def _by_updates(folder: Path, out: Path, policies: dict[str, About], rows: list[Row]) -> Iterator[str]:
    bettered = {name: about for name, about in policies.items() if about.updates}
    tried = _where(rows, {**_VALIDATION, "look": "0"})
    lines = []
    for family in sorted({family for about in bettered.values() for family in about.bettered}):
        mine = [row for row in tried if row["family"] == family]
        before = overall(row for row in mine if row["policy"] in {about.begun for about in bettered.values()})
        lines.append((family, _said(before), _said(overall(row for row in mine if row["policy"] in bettered))))
    if not lines:
        return
    curve = _updates_curve(folder, bettered)
    out.with_name("success-by-updates.svg").write_text(
        chart(curve, "updates of 32 episodes", "passed in training worlds"), encoding="utf-8"
    )
    yield "## Against updates by reward"
    yield (
        f"Taught by gold, then bettered by rewards alone, {len(bettered)} times; tried in validation worlds before and "
        "after. The curve is of the tries themselves, which are drawn, not the likeliest."
    )
    yield "![Success against updates](success-by-updates.svg)"
    yield _table(("family", "taught by gold", "and bettered"), lines)


def _updates_curve(folder: Path, bettered: Iterable[str]) -> list[Line]:
    """Of each policy the share passed, `_SPAN` updates taken together."""
    found = []
    for name in bettered:
        lines = (folder / f"{name}.curve.jsonl").read_text(encoding="utf-8").splitlines()
        played = [(row["passed"] * row["episodes"], row["episodes"]) for row in map(json.loads, lines)]
        parts = [played[start : start + _SPAN] for start in range(0, len(played), _SPAN)]
        points = (
            (float(_SPAN * place + len(part)), wilson(round(sum(p for p, _ in part)), sum(n for _, n in part)))
            for place, part in enumerate(parts)
        )
        found.append(Line(name, tuple(points)))
    return found


def _by_sight(folder: Path, policies: dict[str, About], rows: list[Row]) -> Iterator[str]:
    blind = {about.sight: name for name, about in policies.items() if about.sight != "all"}
    sights = [sight for sight in SIGHTS if sight in blind]
    if not sights:
        return
    mine = {sight: [row for row in rows if row["policy"] == blind[sight]] for sight in sights}
    found = {sight: rates(mine[sight], "family") for sight in sights}
    known = {sight: _known(folder / f"{blind[sight]}{KNOWN}") for sight in sights}
    yield "## Shortcuts"
    yield (
        "Policies that know which family it is and do not see what matters: the goal, the words of the page, or all "
        "but the page. First how many families there are, and of how many of them a policy knows an episode of held "
        "back gold from end to end; then what it passed of those when it played, and of the twins of such as cannot be "
        "done: to refuse is right in one of the two."
    )
    families = sorted({row["family"] for played in mine.values() for row in played})
    lines = [
        ("families", *(str(len(policies[blind[sight]].families)) for sight in sights)),
        ("gold known", *(str(sum(known[sight].values())) for sight in sights)),
        *((family, *(_said(found[sight].get(family)) for sight in sights)) for family in families),
    ]
    yield _table(("", *sights), lines)


def _known(path: Path) -> dict[str, bool]:
    """Of which families held back gold is known."""
    if not path.is_file():
        return {}
    return {family: 0 in lacking for family, lacking in json.loads(path.read_text(encoding="utf-8")).items()}


def _costs(policies: dict[str, About]) -> Iterator[str]:
    yield "## What it took"
    yield _table(
        ("policy", "families", "episodes of each", "steps of gold", "seconds"),
        [
            (name, str(len(about.families)), str(about.episodes), str(about.lessons), str(about.seconds))
            for name, about in policies.items()
        ],
    )
