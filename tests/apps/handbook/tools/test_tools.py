"""The handbook's tools read what its pages show."""

from __future__ import annotations

from deskgym.apps.handbook import queries
from deskgym.apps.handbook.tools import toolbox
from deskgym.apps.platform.tools import Call, call_tool
from deskgym.seeds.world import World


def test_tools_read_what_pages_show() -> None:
    world, tools = World.shared(3).fork(), toolbox().by_name
    with world.session() as db:
        items = call_tool(db, tools["handbook_list_sections"], {}).value["items"]
        assert [item["key"] for item in items] == [each.section.key for each in queries.contents(db)]
        for item in items:
            asked = {"section": item["key"]}
            assert call_tool(db, tools["handbook_read_section"], asked).value["version"] == item["version"]
            assert call_tool(db, tools["handbook_list_versions"], asked).value["items"]
            assert not call_tool(db, tools["handbook_compare_versions"], asked).error
        found = call_tool(db, tools["handbook_search_text"], {"query": "refund", "all_versions": True}).value
        assert found["total"] == len(queries.search(db, ["refund"], earlier=True))
        assert "It has:" in call_tool(db, tools["handbook_read_section"], {"section": "none"}).error
    world.close()


def test_whoever_goes_to_a_section_reads_it() -> None:
    box, world = toolbox(), World.shared(3)
    assert box.visit is not None
    with world.session() as db:
        (listed, read) = box.visit(db, [("link", "Records"), ("handbook", "/sections/records"), ("crm", "/")])
        assert (listed, read) == (Call("handbook_list_sections"), Call("handbook_read_section", {"section": "records"}))
        assert not call_tool(db, box.by_name[read.tool], read.arguments).error
