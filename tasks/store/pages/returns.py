"""Returns in the merchant admin, and the store credit of customers."""

from __future__ import annotations

from typing import Any

from ....apps.store.admin.forms import CreditForm, SettleForm
from ...gold import User
from ...pages import Form, ListPage, Page
from .orders import CustomerPage


class ReturnList(ListPage):
    """All returns."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Returns")

    def open_return(self, name: str) -> ReturnPage:
        """Find one of those that wait to be paid, by its name."""
        self.open("To settle").search(name)
        self.user.click("link", name, within=self.title)
        return ReturnPage(self.user, name)


class ReturnPage(Page):
    """A return with what came, and in which condition."""

    def __init__(self, user: User, name: str) -> None:
        super().__init__(user)
        self.name = name

    def settle(self, **values: Any) -> ReturnPage:
        """Pay for what came, as these values have it."""
        self.user.click("link", "Settle")
        Form(self.user, f"Settle return {self.name}", SettleForm, "Settle").set(**values).save()
        return self

    def open_customer(self, name: str) -> CustomerPage:
        return CustomerPage.from_order(self.user, name)


def give_credit(user: User, name: str, amount: int, reason: str) -> None:
    """On the page of a customer, in cents."""
    user.click("link", "Give or take credit")
    form = Form(user, f"Store credit of {name}", CreditForm)
    form.set(amount=f"{amount / 100:.2f}", reason=reason).save()
