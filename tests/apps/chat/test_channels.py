from __future__ import annotations

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Channel, ChannelMember, Post
from deskgym.apps.chat.permissions import channel_named, find_channel, membership
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid, NotFound
from sqlalchemy import select

from ..conftest import As
from .cast import Cast, channel


def said(db: Db, channel_id: int) -> list[str]:
    """What the channel itself reports, oldest first."""
    found = select(Post.body).where(Post.channel_id == channel_id, Post.kind != "message")
    return list(db.scalars(found.order_by(Post.id)))


def test_who_creates_a_channel_runs_it(db: Db, cast: Cast) -> None:
    made = actions.create_channel(db, name="#spring-launch", is_private=True, purpose="Plan it", member_ids=[cast.dan])
    assert (made.name, made.kind, made.purpose) == ("spring-launch", "private", "Plan it")
    assert [(place.person_id, place.is_admin) for place in made.members] == [(cast.ben, True), (cast.dan, False)]
    assert said(db, made.id) == ["created the channel.", "added @dan.rivera."]


@pytest.mark.parametrize("name", ["", "x", "Spring", "spring launch", "-spring", "a" * 65, "spring.launch"])
def test_a_channel_name_is_short_and_plain(db: Db, name: str) -> None:
    with pytest.raises(Invalid):
        actions.create_channel(db, name=name)


@pytest.mark.parametrize("name", ["sales", "harbor"])
def test_a_channel_name_is_given_once(seat: As, cast: Cast, name: str) -> None:
    with pytest.raises(Invalid, match="is taken"):
        actions.create_channel(seat(cast.dan), name=name)


def test_guests_create_no_channels_and_change_none(seat: As, cast: Cast) -> None:
    db = seat(cast.gus)
    with pytest.raises(Forbidden):
        actions.create_channel(db, name="mine")
    with pytest.raises(Forbidden):
        actions.set_header(db, cast.harbor, "Mine")


def test_a_private_channel_does_not_exist_for_outsiders(seat: As, cast: Cast) -> None:
    for outsider in (cast.dan, cast.amy):
        db = seat(outsider)
        with pytest.raises(NotFound):
            find_channel(db, cast.harbor)
        with pytest.raises(NotFound):
            channel_named(db, "harbor")


def test_guests_see_only_channels_they_are_in(seat: As, cast: Cast) -> None:
    db = seat(cast.gus)
    assert find_channel(db, cast.harbor).name == "harbor"
    with pytest.raises(NotFound):
        find_channel(db, cast.sales)


def test_header_purpose_and_name_are_reported(db: Db, cast: Cast) -> None:
    before = len(said(db, cast.sales))
    actions.set_header(db, cast.sales, "Pipeline on **Mondays**")
    actions.set_purpose(db, cast.sales, "All about deals")
    actions.rename_channel(db, cast.sales, "deals")
    assert said(db, cast.sales)[before:] == [
        "changed the header to: Pipeline on **Mondays**",
        "changed the purpose to: All about deals",
        "renamed the channel from #sales to #deals.",
    ]


def test_limits_of_header_and_purpose(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="1,024 characters"):
        actions.set_header(db, cast.sales, "x" * 1025)
    with pytest.raises(Invalid, match="250 characters"):
        actions.set_purpose(db, cast.sales, "x" * 251)


def test_a_stale_page_does_not_overwrite(seat: As, cast: Cast) -> None:
    db = seat(cast.ben)
    seen = channel(db, cast.sales).version
    actions.set_header(seat(cast.cleo), cast.sales, "Cleo was here")
    with pytest.raises(Conflict, match="Cleo Park"):
        actions.set_header(seat(cast.ben), cast.sales, "Ben was here", version=seen)


def test_only_channels_have_a_name(seat: As, cast: Cast) -> None:
    db = seat(cast.amy)
    conversation = actions.open_conversation(db, [cast.ben])
    with pytest.raises(Blocked, match="Only channels have a name"):
        actions.rename_channel(db, conversation.id, "secret")


def test_the_default_channel_stays(seat: As, cast: Cast) -> None:
    db = seat(cast.amy)
    for refused in (
        lambda: actions.leave_channel(db, cast.general),
        lambda: actions.archive_channel(db, cast.general),
        lambda: actions.rename_channel(db, cast.general, "lobby"),
        lambda: actions.convert_channel(db, cast.general, to="private"),
        lambda: actions.remove_member(db, cast.general, cast.ben),
    ):
        with pytest.raises(Blocked):
            refused()


def test_only_its_admins_archive_a_channel(seat: As, cast: Cast) -> None:
    with pytest.raises(Forbidden):
        actions.archive_channel(seat(cast.cleo), cast.sales)
    archived = actions.archive_channel(seat(cast.ben), cast.sales)
    assert archived.archived_at is not None


def test_an_archived_channel_is_read_only_until_restored(db: Db, cast: Cast) -> None:
    actions.archive_channel(db, cast.sales)
    for refused in (
        lambda: actions.create_post(db, cast.sales, "Hello"),
        lambda: actions.add_reaction(db, cast.hello, "tada"),
        lambda: actions.edit_post(db, cast.hello, "Other"),
        lambda: actions.pin_post(db, cast.hello),
        lambda: actions.set_header(db, cast.sales, "x"),
        lambda: actions.add_members(db, cast.sales, [cast.dan]),
    ):
        with pytest.raises(Blocked):
            refused()
    actions.restore_channel(db, cast.sales)
    assert actions.create_post(db, cast.sales, "Hello").id


def test_joining_and_leaving_are_reported(seat: As, cast: Cast) -> None:
    db = seat(cast.dan)
    actions.join_channel(db, cast.sales)
    assert membership(db, cast.sales) is not None
    actions.leave_channel(db, cast.sales)
    assert membership(db, cast.sales) is None
    assert said(db, cast.sales)[-2:] == ["joined the channel.", "left the channel."]


def test_nobody_joins_a_private_channel_by_themselves(seat: As, cast: Cast) -> None:
    with pytest.raises(NotFound):
        actions.join_channel(seat(cast.dan), cast.harbor)


def test_members_add_people_and_admins_remove_them(seat: As, cast: Cast) -> None:
    actions.add_members(seat(cast.cleo), cast.harbor, [cast.dan, cast.eve, cast.ben])
    db = seat(cast.ben)
    assert said(db, cast.harbor)[-1] == "added @dan.rivera and @eve.lund."
    actions.remove_member(db, cast.harbor, cast.dan)
    assert membership(db, cast.harbor, cast.dan) is None
    with pytest.raises(Forbidden):
        actions.remove_member(seat(cast.cleo), cast.harbor, cast.eve)


def test_who_has_left_the_company_cannot_be_added(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid):
        actions.add_members(db, cast.sales, [cast.ina])


def test_a_channel_keeps_an_admin(db: Db, cast: Cast) -> None:
    with pytest.raises(Blocked, match="needs an admin"):
        actions.set_channel_admin(db, cast.sales, cast.ben, False)
    actions.set_channel_admin(db, cast.sales, cast.cleo, True)
    actions.set_channel_admin(db, cast.sales, cast.ben, False)
    place = db.scalar(select(ChannelMember).where(ChannelMember.channel_id == cast.sales, ChannelMember.is_admin))
    assert place is not None
    assert place.person_id == cast.cleo


def test_only_a_workspace_admin_makes_a_private_channel_public(seat: As, cast: Cast) -> None:
    db = seat(cast.ben)
    with pytest.raises(Forbidden):
        actions.convert_channel(db, cast.harbor, to="public")
    actions.add_members(db, cast.harbor, [cast.amy])
    actions.convert_channel(seat(cast.amy), cast.harbor, to="public")
    assert actions.convert_channel(seat(cast.ben), cast.sales, to="private").kind == "private"


def test_only_admins_post_in_an_announcement_channel(seat: As, cast: Cast) -> None:
    with pytest.raises(Forbidden, match="Only admins of #news"):
        actions.create_post(seat(cast.ben), cast.news, "Hello")
    assert actions.create_post(seat(cast.amy), cast.news, "Hello").id


def test_sections_hold_a_channel_once(db: Db, cast: Cast) -> None:
    from deskgym.apps.chat.models import SectionChannel

    launch = actions.create_section(db, "Launch", [cast.sales])
    other = actions.create_section(db, "Other")
    actions.place_channel(db, cast.sales, other.id)
    assert [(kept.section_id, kept.channel_id) for kept in db.query(SectionChannel)] == [(other.id, cast.sales)]
    assert (other.position, launch.position) == (0, 1)
    actions.move_section(db, launch.id, -1)
    assert (launch.position, other.position) == (0, 1)
    with pytest.raises(Invalid, match="already"):
        actions.rename_section(db, launch.id, "other")
    actions.delete_section(db, other.id)
    assert db.query(SectionChannel).count() == 0


def test_nobody_touches_the_sections_of_others(seat: As, cast: Cast) -> None:
    section = actions.create_section(seat(cast.ben), "Launch")
    with pytest.raises(NotFound):
        actions.delete_section(seat(cast.cleo), section.id)


def test_a_channel_is_found_by_name_whatever_its_case(db: Db, cast: Cast) -> None:
    assert channel_named(db, "Sales").id == cast.sales
    assert db.get_one(Channel, cast.sales).purpose == "Deals"
