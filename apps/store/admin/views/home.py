"""The dashboard and the search over everything."""

from __future__ import annotations

from flask import Blueprint, g, render_template

from ....platform.parameters import read_search
from ...models import Setting
from .. import queries
from ..supply import queries as supply_queries

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def index() -> str:
    db = g.db
    today, yesterday = queries.start_of_day(db), queries.start_of_day(db, 1)
    month = queries.start_of_day(db, 29)
    setting = db.get_one(Setting, 1)
    return render_template(
        "admin/home.html",
        today=queries.sales(db, today),
        yesterday=queries.sales(db, yesterday, today),
        month=queries.sales(db, month),
        before=queries.sales(db, queries.start_of_day(db, 59), month),
        days=queries.daily_sales(db, 14),
        to_do=queries.to_do(db),
        recent=queries.recent_orders(db),
        best=queries.best_sellers(db, month),
        low=queries.low_stock(db, setting.low_stock),
        setting=setting,
        returns=queries.requested_returns(db),
    )


@blueprint.get("/search")
def search() -> str:
    text = read_search()
    found, supply = queries.search(g.db, text), supply_queries.search(g.db, text)
    figures = queries.code_figures(g.db, [code.id for code in found.get("discounts", [])])
    return render_template("admin/search.html", text=text, found=found, figures=figures, supply=supply)
