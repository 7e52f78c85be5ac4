"""Tools of the support desk: cases and whoever has them, what is written on them, and the knowledge base."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...platform.database import Db
from ...platform.tools.values import Named
from .. import actions
from ..desk_forms import category_tree
from .acts import ARTICLE, QUEUE, VERSION, Part, Way, act, choice, one, owner, plain, text
from .naming import chosen

CASES = (
    act("crm_take_case", "Take a case that waits in a queue.", "change", actions.take_case, one("case"), VERSION,
        done="The case is yours."),
    act("crm_hand_over_case", "Give a case to a colleague or a queue, with a note.", "change", actions.hand_over_case,
        one("case"), owner(required=False), QUEUE, text("note", required=False), VERSION,
        done="The case was handed over."),
    act("crm_escalate_case", "Escalate a case, or take that back.", "change", actions.escalate_case, one("case"),
        plain("escalated", bool, required=False), VERSION, done="The case was changed.", repeats=True),
    act("crm_comment_on_case", "Add a comment to a case: internal, or seen by the customer.", "add",
        actions.add_comment, one("case"), text("body"), plain("internal", bool, parameter="is_internal"), VERSION,
        done="The comment was added."),
    act("crm_send_case_email", "Send an e-mail about a case.", "add", actions.send_email, one("case"), text("to", 400),
        text("subject", 400), text("body"), text("cc", 400, required=False), VERSION, done="The e-mail was sent."),
    act("crm_close_case", "Close a case with its resolution.", "change", actions.close_case, one("case"),
        text("resolution"), VERSION, done="The case is closed."),
    act("crm_merge_case", "Close a case as a duplicate of another.", "change", actions.merge_case, one("case"),
        one("case", "parent_case"), VERSION, done="The case was merged."),
    choice("crm_link_article", "Link an article of the knowledge base to a case, or take it off.", "change", "change", {
            "add": Way(actions.link_article, "The article was linked."),
            "remove": Way(actions.unlink_article, "The article was unlinked."),
        }, one("case"), ARTICLE, repeats=True),
)  # fmt: skip


def _category(db: Db, given: int | str, _all: Any) -> int:
    return chosen([(each.id, path) for each, path, _depth in category_tree(db)], given, "category")


def _category_told(db: Db, id: int, _asked: Any) -> int | str:
    return {each.id: path for each, path, _depth in category_tree(db)}.get(id, id)


_CATEGORY = Part("category", "category_id", Named, False, _category, _category_told)
_ARTICLE = replace(ARTICLE, is_required=False)
KNOWLEDGE = (
    choice("crm_save_article", "Write a draft for the knowledge base, or change an article.", "change", "act", {
            "create": Way(actions.create_article, "The article is a draft.", apart=("article_id", "version")),
            "change": Way(actions.update_article, "The article was saved.", apart=("case_id",)),
        }, _ARTICLE, text("title", 400, required=False), text("body", 50_000, required=False), _CATEGORY,
        text("summary", 400, required=False), one("case", required=False), VERSION),
    choice("crm_move_article", "Submit an article for review, publish it, return it to its author, or archive it.",
        "change", "step", {
            "submit": Way(actions.submit_article, "The article is in review."),
            "publish": Way(actions.publish_article, "The article is published."),
            "return": Way(actions.return_article, "The article is a draft again."),
            "archive": Way(actions.archive_article, "The article is archived."),
        }, ARTICLE, VERSION),
)  # fmt: skip
