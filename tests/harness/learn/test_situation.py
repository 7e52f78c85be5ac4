"""What a policy sees, and what it may be kept from seeing."""

from __future__ import annotations

from typing import Any

from deskgym.harness.learn.situation import APP, MOST_NODES, Deed, situation

SEEN: dict[str, Any] = {
    "goal": "Open the deal Roof racks",
    "apps": ("Alder (http://crm.deskgym.test/)",),
    "url": "http://crm.deskgym.test/deals/17?view=all",
    "error": "",
    "axtree": '- link "Roof racks" [ref=e1]\n- link "Bells" [ref=e2]',
}
DONE = [Deed("click", "link", "Deals"), Deed("fill", "searchbox", "Search", "Roof")]


def test_page_apps_and_the_last_deeds_are_nodes() -> None:
    seen = situation(SEEN, DONE)
    assert [(node.role, node.name) for node in seen.nodes] == [
        ("link", "Roof racks"), ("link", "Bells"), (APP, "Alder"), ("past0", "Roof"), ("past1", "Deals"),
    ]  # fmt: skip


def test_an_address_says_the_kind_of_page_and_not_the_record() -> None:
    assert situation(SEEN, []).address == "http://crm.deskgym.test/deals/0"


def test_without_the_goal_the_family_is_known_and_nothing_else_of_it() -> None:
    assert situation(SEEN, DONE, "no goal", family="crm-update").goal == "crm-update"
    assert situation(SEEN, DONE, "no goal", family="chat-post-limited").goal == "chat-post"
    alone = situation(SEEN, DONE, "page alone")
    assert (alone.goal, alone.deeds) == ("", 0)
    assert not [node for node in alone.nodes if node.role.startswith("past")]


def test_without_the_page_there_are_places_to_click_and_no_words() -> None:
    blind = situation(SEEN, [], "no page")
    assert [(node.name, node.ref) for node in blind.nodes if node.role == "link"] == [("", "e1"), ("", "e2")]
    assert blind.address == ""


def test_of_a_large_page_what_the_goal_names_is_kept() -> None:
    lines = [f'- link "Other {number}" [ref=e{number}]' for number in range(2 * MOST_NODES)]
    lines.append('- button "Roof racks" [ref=e9999]')
    seen = situation({**SEEN, "axtree": "\n".join(lines)}, [])
    assert seen.nodes[MOST_NODES - 1].ref == "e9999"
