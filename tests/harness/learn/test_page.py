"""The tree of a page is read back as it was written."""

from __future__ import annotations

import re

from deskgym.harness.learn.page import read_page
from deskgym.harness.trajectories.model import Trajectory

TREE = """\
- navigation "Main":
  - link "Deals" [current] [ref=e2]:
    - /url: /deals
- searchbox "Search \\"all\\"" [ref=e3]: "Ada: Lovelace"
- table "Deals":
  - row:
    - cell "Roof racks"
    - cell:
      - button "Edit" [ref=e4]
  - row:
    - cell "Bells"
    - cell:
      - button "Edit" [ref=e5]
- textbox [ref=e6]:
  - /placeholder: Write here
"""


def test_a_node_has_its_role_name_states_value_and_ref() -> None:
    (link,) = [node for node in read_page(TREE) if node.ref == "e2"]
    assert (link.role, link.name, link.states, link.above) == ("link", "Deals", ("current",), ("Main",))
    (search,) = [node for node in read_page(TREE) if node.ref == "e3"]
    assert (search.name, search.value) == ('Search "all"', "Ada: Lovelace")


def test_a_placeholder_is_what_an_empty_field_says() -> None:
    (field,) = [node for node in read_page(TREE) if node.ref == "e6"]
    assert field.value == "Write here"


def test_two_buttons_of_one_name_are_told_apart_by_their_rows() -> None:
    rows = {node.ref: node.row for node in read_page(TREE) if node.name == "Edit"}
    assert rows == {"e4": "Roof racks Edit", "e5": "Bells Edit"}


def test_addresses_are_no_nodes() -> None:
    assert not [node for node in read_page(TREE) if node.role.startswith("/")]


def test_every_ref_of_a_real_page_is_read(episodes: list[Trajectory]) -> None:
    for episode in episodes:
        for step in episode.steps:
            tree = step.observation["axtree"]
            read = [node.ref for node in read_page(tree) if node.ref]
            assert read == re.findall(r"\[ref=(e\d+)\](?=:|$)", tree, re.MULTILINE)
