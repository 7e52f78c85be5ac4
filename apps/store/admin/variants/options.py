"""The option builder: a page on which a product's options are changed, with what becomes of its variants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, g, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import DomainError
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ....platform.parameters import read_ids, read_text
from ... import actions, limits
from ...access import require
from ...actions import OptionPlan, WantedOption
from ...actions.matrix.planning import MOST_OPTIONS, current, plan_options, state_of
from ...actions.saving import load
from ...models import StoreProduct
from .forms import builder_form, posted_options

blueprint = Blueprint("options", __name__, url_prefix="/products")


def _product(id: int) -> StoreProduct:
    require(g.db, "products")
    return load(g.db, StoreProduct, id, "product")


def _begin(product: StoreProduct) -> tuple[Sequence[WantedOption], PlatformForm, OptionPlan | None, str]:
    """The options as they stand on the page, their form, and what they come to or why they cannot be."""
    wanted = posted_options() if request.method == "POST" else current(product)
    plan, problem = None, ""
    try:
        plan = plan_options(g.db, product, wanted)
    except DomainError as error:
        problem = str(error)
    # What was agreed to is what was shown: it does not hold for other variants.
    agreed = "delete_variants" in request.form and plan is not None and _lost(plan) == sorted(read_ids("lost"))
    return wanted, builder_form(wanted, delete_variants=agreed), plan, problem


def _lost(plan: OptionPlan) -> list[int]:
    return sorted(each.variant.id for each in plan.lost)


@blueprint.post("/<int:id>/options/preview")
def preview(id: int) -> ResponseReturnValue:
    """What the options come to, drawn while they are typed: nothing is saved."""
    product = _product(id)
    _wanted, form, plan, problem = _begin(product)
    return render_template("admin/variants/preview.html", article=product, form=form, plan=plan, problem=problem)


@blueprint.route("/<int:id>/options", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    product = _product(id)
    wanted, form, plan, problem = _begin(product)

    def act(values: dict[str, Any]) -> OptionPlan:
        return actions.set_options(
            g.db, id, wanted, delete_variants=values["delete_variants"], seen=read_text("seen") or None
        )

    if form.submitted(act):
        return done(_did(product, form.result), url_for("products.show", id=id))
    body = render_template(
        "admin/variants/options.html",
        article=product,
        options=wanted,
        form=form,
        plan=plan,
        problem=problem,
        seen=read_text("seen") if request.method == "POST" else state_of(product),
        is_begun=request.method == "POST",
        most_options=MOST_OPTIONS,
        most_variants=limits.MOST_VARIANTS,
        longest=limits.LONGEST_OPTION,
    )
    return make_response(body, form.http_status)


def _did(product: StoreProduct, plan: OptionPlan) -> str:
    if not plan.changes:
        return "The options are as they were."
    parts = [f"{len(plan.made)} added"] if plan.made else []
    parts += [f"{len(plan.lost)} deleted"] if plan.lost else []
    changes = f": {', '.join(parts)}" if parts else ""
    has = f"It has {plan.count} variant{'' if plan.count == 1 else 's'}{changes}."
    return f"The options of {product.title} were saved. {has}"
