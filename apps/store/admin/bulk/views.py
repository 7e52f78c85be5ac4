"""The page of the bulk editor, and what it saves."""

from __future__ import annotations

from flask import g, jsonify, make_response, render_template, request
from flask.typing import ResponseReturnValue

from ....platform.errors import Invalid
from ....platform.pages import toast
from ... import actions, limits
from ...access import require
from .. import queries
from ..lists import PRODUCTS
from ..views.products import blueprint
from .columns import COLUMNS, Cells
from .sending import read_sent, told


@blueprint.get("/bulk")
def bulk() -> ResponseReturnValue:
    """The products that are ticked, or all that the list finds: the first so many of them."""
    require(g.db, "products")
    _columns, found = PRODUCTS.all_found(g.db, queries.products())
    shown = found[: limits.MOST_PRODUCTS_AT_ONCE]
    return render_template(
        "admin/bulk.html",
        products=shown,
        total=len(found),
        variants=sum(len(product.variants) for product in shown),
        columns=COLUMNS,
        cells=Cells(g.db),
    )


@blueprint.post("/bulk")
def save_bulk() -> ResponseReturnValue:
    require(g.db, "products")
    cells = Cells(g.db)
    try:
        sent = read_sent(cells, request.form.get("changes", ""))
    except Invalid as error:
        return jsonify(message=str(error), errors={}, theirs={}), 422
    refused: dict[str, dict[str, str]] = {"errors": {}, "theirs": {}}
    try:
        edited = sent.save(g.db)
    except actions.RefusedCells as error:
        refused = told(cells, error)
    except Invalid as error:
        return jsonify(message=str(error), errors={}, theirs={}), 422
    errors = {**sent.wrong, **refused["errors"]}
    if errors:
        # What could have been saved is rolled back with the rest.
        message = (
            f"Nothing was saved: {len(errors)} {'cell needs' if len(errors) == 1 else 'cells need'} your attention."
        )
        return jsonify(message=message, errors=errors, theirs=refused["theirs"]), 422
    count, products = edited.cells, len(edited.products)
    said = (
        f"{count} {'cell' if count == 1 else 'cells'} of {products} {'product' if products == 1 else 'products'} saved."
    )
    return toast(make_response(jsonify(saved=count)), said)
