"""Following, stars and tags."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.marks import MOST_TAGS
from deskgym.apps.crm.marks import followers_of, marks_of, starred, tags_of
from deskgym.apps.crm.models import Account, Deal, Follow
from deskgym.apps.crm.objects import label_of
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Forbidden, Invalid, NotFound

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast


def test_the_owner_follows_without_a_row_and_others_with_one(seat: As, deal: Deal, cast: Cast) -> None:
    assert actions.follow_records(seat(cast.sam), "deal", [deal.id]) == []
    db = seat(cast.walt)
    assert [record.id for record in actions.follow_records(db, "deal", [deal.id])] == [deal.id]
    assert actions.follow_records(db, "deal", [deal.id]) == []
    assert [person.name for person in followers_of(db, deal)] == ["Sam Rivera", "Walt Brennan"]
    actions.change_owner(seat(cast.mona), "deal", [deal.id], cast.rita)
    db = seat(cast.mona)
    deal = db.get_one(Deal, deal.id)
    assert [person.name for person in followers_of(db, deal)] == ["Rita Lund", "Walt Brennan"]


def test_following_ends_and_leaves_nothing(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.walt)
    actions.follow_records(db, "deal", [deal.id])
    assert [record.id for record in actions.unfollow_records(db, "deal", [deal.id])] == [deal.id]
    assert actions.unfollow_records(db, "deal", [deal.id]) == []
    assert db.query(Follow).count() == 0


def test_nobody_follows_what_they_cannot_see(seat: As, deal: Deal, cast: Cast) -> None:
    with pytest.raises(NotFound, match="cannot see it"):
        actions.follow_records(seat(cast.vera), "deal", [deal.id])
    with pytest.raises(NotFound, match="cannot be followed"):
        actions.follow_records(seat(cast.sam), "task", [1])


def test_a_rep_follows_many_without_the_right_to_change_many(seat: As, client: OfficeClient, cast: Cast) -> None:
    db = seat(cast.walt)
    ids = [
        actions.create_deal(db, name=f"Deal {number}", account_id=cast.westlake, amount=100, close_date=TODAY).id
        for number in range(3)
    ]
    db.commit()
    answer = client.post(f"/deals/follow?ids={','.join(map(str, ids))}")
    assert answer.status_code == 303
    assert seat(cast.sam).query(Follow).filter_by(person_id=cast.sam).count() == 3


def test_stars_are_ones_own_and_come_latest_first(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.sam)
    actions.star_record(db, "account", cast.norwood)
    actions.star_record(db, "deal", deal.id)
    actions.star_record(db, "deal", deal.id)
    assert [label_of(record) for record in starred(db)] == ["Norwood lobby", "Norwood Supply Co."]
    assert starred(seat(cast.rita)) == []
    db = seat(cast.sam)
    actions.unstar_record(db, "deal", deal.id)
    actions.unstar_record(db, "deal", deal.id)
    assert marks_of(db, deal).is_starred is False
    assert len(starred(db)) == 1


def test_what_is_in_the_recycle_bin_is_not_among_the_stars(db: Db, deal: Deal) -> None:
    actions.star_record(db, "deal", deal.id)
    actions.delete_deal(db, deal.id)
    assert starred(db) == []
    actions.restore_records(db, "deal", [deal.id])
    assert starred(db) == [deal]


def test_a_tag_is_written_as_it_is_elsewhere_and_stands_once(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.sam)
    actions.add_tag(db, "account", cast.norwood, "  Key   account ")
    assert actions.add_tag(db, "deal", deal.id, "#key account").name == "Key account"
    with pytest.raises(Invalid, match="has the tag"):
        actions.add_tag(db, "deal", deal.id, "KEY ACCOUNT")
    with pytest.raises(Invalid, match="Enter a tag"):
        actions.add_tag(db, "deal", deal.id, " # ")
    with pytest.raises(Invalid, match="no comma"):
        actions.add_tag(db, "deal", deal.id, "a, b")


def test_tags_need_the_right_to_edit_and_end_somewhere(seat: As, deal: Deal, cast: Cast) -> None:
    with pytest.raises(Forbidden):
        actions.add_tag(seat(cast.walt), "deal", deal.id, "Hot")
    db = seat(cast.sam)
    tags = [actions.add_tag(db, "deal", deal.id, f"Tag {number}") for number in range(MOST_TAGS)]
    with pytest.raises(Invalid, match="at most"):
        actions.add_tag(db, "deal", deal.id, "One more")
    with pytest.raises(NotFound, match="not on the record"):
        actions.remove_tag(db, "account", cast.norwood, tags[0].id)
    actions.remove_tag(db, "deal", deal.id, tags[0].id)
    assert len(tags_of(db, "deal", deal.id)) == MOST_TAGS - 1


def test_marks_of_merged_records_are_joined(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    twin = actions.create_account(db, name="Norwood Inc", owner_id=cast.sam, allow_duplicate=True)
    for id in (cast.norwood, twin.id):
        actions.follow_records(db, "account", [id])
        actions.star_record(db, "account", id)
        actions.add_tag(db, "account", id, "Lamps")
    actions.add_tag(db, "account", twin.id, "Twin")
    master = actions.merge_records(db, "account", cast.norwood, [twin.id])
    assert isinstance(master, Account)
    marks = marks_of(db, master)
    assert (marks.is_following, marks.is_starred, [tag.name for tag in marks.tags]) == (True, True, ["Lamps", "Twin"])


def test_lists_are_filtered_by_tag_and_by_what_one_follows(
    seat: As, client: OfficeClient, deal: Deal, cast: Cast
) -> None:
    db = seat(cast.walt)
    other = actions.create_deal(db, name="Westlake wing", account_id=cast.westlake, amount=100, close_date=TODAY)
    actions.add_tag(db, "deal", other.id, "Tender")
    db.commit()

    def found(query: str) -> set[str]:
        text = client.get(f"/deals?view=all&{query}").text
        return {name for name in ("Norwood lobby", "Westlake wing") if f"Select {name}" in text}

    assert found("f.tag=is:tender") == {"Westlake wing"}
    assert found("f.tag=not:tender") == found("f.tag=none:") == {"Norwood lobby"}
    assert found("f.tag=some:") == {"Westlake wing"}
    assert found("f.followed=yes:") == {"Norwood lobby"}
    client.post(f"/deals/{other.id}/follow")
    assert found("f.followed=yes:") == {"Norwood lobby", "Westlake wing"}
    assert found("f.followed=no:") == set()
