"""One small office for the chat's tests: who works there, and the channels they are in."""

from __future__ import annotations

from dataclasses import dataclass

from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Channel, ChannelMember, Member, Workspace
from deskgym.apps.chat.permissions import acting
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.models import Person
from deskgym.apps.tables import create_tables

from ...support.company import add_company, add_person

NAMES = ("Amy Stone", "Ben Okafor", "Cleo Park", "Dan Rivera", "Eve Lund", "Finn Brandt", "Gus Vale", "Hal Moss",
         "Ina Vogel", "Jo Quist", "Kit Berg")  # fmt: skip


@dataclass(frozen=True)
class Cast:
    """Ids of the people and channels of the office."""

    amy: int  # administrator
    ben: int
    cleo: int
    dan: int
    eve: int
    finn: int
    gus: int  # guest, only in #harbor
    hal: int
    ina: int  # left the company
    jo: int
    kit: int
    general: int  # the default channel: everybody but Gus
    sales: int  # public: Amy, Ben (its admin), Cleo
    harbor: int  # private: Ben (its admin), Cleo, Gus
    news: int  # announcements: everybody but Gus; Amy is its admin
    hello: int  # Ben's first message in #sales


def build(database: Database) -> Cast:
    """Fill an empty database with the office."""
    create_tables(database)
    with Db(database.engine) as db:
        add_company(db)
        db.add(Workspace(id=1, name="Brightwell", edit_window_hours=24, confirm_above=5))
        db.flush()
        people = {name.split()[0].lower(): _person(db, name) for name in NAMES}
        ids = {name: person.id for name, person in people.items()}
        db.get_one(Member, ids["amy"]).role = "admin"
        db.get_one(Member, ids["gus"]).role = "guest"
        staff = [ids[name] for name in ids if name not in ("gus", "amy")]
        with acting(db, ids["amy"]):
            general = actions.create_channel(db, name="general", member_ids=staff)
            news = actions.create_channel(db, name="news", member_ids=staff)
            actions.set_announcement(db, news.id, True)
        general.is_default = True
        with acting(db, ids["ben"]):
            sales = actions.create_channel(db, name="sales", member_ids=[ids["amy"], ids["cleo"]], purpose="Deals")
            harbor = actions.create_channel(db, name="harbor", is_private=True, member_ids=[ids["cleo"], ids["gus"]])
            hello = actions.create_post(db, sales.id, "Norwood signed this morning.")
        people["ina"].is_active = False
        for place in db.query(ChannelMember).all():
            _read_all(db, place)
        channels = {"general": general.id, "sales": sales.id, "harbor": harbor.id, "news": news.id}
        db.commit()
    return Cast(**ids, **channels, hello=hello.id)


def _read_all(db: Db, place: ChannelMember) -> None:
    """Everybody has read everything."""
    with acting(db, place.person_id):
        if db.get_one(Person, place.person_id).is_active:
            actions.view_channel(db, place.channel_id)


def channel(db: Db, channel_id: int) -> Channel:
    return db.get_one(Channel, channel_id)


def _person(db: Db, name: str) -> Person:
    first, last = name.split()
    username = name.lower().replace(" ", ".")
    person = add_person(db, first, last, username=username, title="Account executive")
    db.add(Member(id=person.id, role="member"))
    db.flush()
    return person
