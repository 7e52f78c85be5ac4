"""Teams, their members and leads; for administrators."""

from __future__ import annotations

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ..models import Team, User
from ..permissions import require_admin
from .saving import apply
from .unique_names import give_up_name, unique_name
from .users import find_user


def find_team(db: Db, team_id: int) -> Team:
    team = db.get(Team, team_id)
    if team is None or team.deleted_at is not None:
        raise NotFound("There is no such team.")
    return team


def create_team(db: Db, name: str | None) -> Team:
    require_admin(db, "add teams")
    team = Team(name=unique_name(db, Team, name, None))
    db.add(team)
    db.flush()
    return team


def update_team(db: Db, team_id: int, name: str | None, lead_id: int | None) -> Team:
    """Rename a team, and say who of its members leads it."""
    require_admin(db, "change teams")
    team = find_team(db, team_id)
    text = unique_name(db, Team, name, team)
    if lead_id is not None and lead_id != team.lead_id:
        lead = find_user(db, lead_id)
        if lead.team_id != team.id or not lead.is_active or lead.is_frozen:
            raise Invalid(lead_id=f"{lead.name} is not an active member of {team.name}. Add them to the team first.")
    apply(team, {"name": text, "lead_id": lead_id})
    db.flush()
    return team


def add_member(db: Db, team_id: int, user_id: int | None) -> User:
    """Take somebody into a team, and out of the one they were in."""
    require_admin(db, "change teams")
    team = find_team(db, team_id)
    if user_id is None:
        raise Invalid(user_id="Choose a person.")
    user = find_user(db, user_id)
    if user.team_id == team.id:
        raise Invalid(user_id=f"{user.name} is in {team.name} already.")
    if not user.is_active or user.is_frozen:
        raise Invalid(user_id=f"{user.name} has no access at present. Choose somebody who is active.")
    _leave(db, user, team.id)
    return user


def remove_member(db: Db, team_id: int, user_id: int) -> User:
    """Take somebody out of a team. Their records stay theirs."""
    require_admin(db, "change teams")
    team, user = find_team(db, team_id), find_user(db, user_id)
    if user.team_id != team.id:
        raise NotFound(f"{user.name} is not in {team.name} anymore.")
    _leave(db, user, None)
    return user


def delete_team(db: Db, team_id: int) -> None:
    """Delete a team without members."""
    require_admin(db, "delete teams")
    team = find_team(db, team_id)
    count = db.scalar(select(func.count()).where(User.team_id == team.id, User.deleted_at.is_(None)))
    if count:
        members = "a member" if count == 1 else f"{count} members"
        raise Blocked(f"{team.name} has {members}. Remove them or add them to another team first.")
    team.deleted_at, team.lead_id = db.now, None
    give_up_name(team)
    db.flush()


def _leave(db: Db, user: User, team_id: int | None) -> None:
    led = db.scalar(select(Team).where(Team.lead_id == user.id))
    if led is not None:
        led.lead_id = None
    apply(user, {"team_id": team_id})
    db.flush()
    db.expire(user, ["team"])
