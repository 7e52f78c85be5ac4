"""Discount codes and reviews in the merchant admin."""

from __future__ import annotations

from ....apps.store.admin.forms import DiscountForm
from ....apps.store.models import Review
from ...gold import User
from ...pages import Form, ListPage, Page, Question


class DiscountList(ListPage):
    """All discount codes."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Discounts")

    def new(self) -> Form:
        self.user.click("link", "New code")
        return Form(self.user, "New discount code", DiscountForm, "Create")


def edit_code(user: User, code: str) -> Form:
    """From the page of a discount code."""
    user.click("link", "Edit code")
    return Form(user, f"Edit {code}", DiscountForm)


def review_row(review: Review) -> str:
    """What a review is called in the list."""
    return f"“{review.title}” by {review.nickname} on {review.product.title}"


class ReviewList(ListPage):
    """Reviews: the pending ones, unless all are asked for."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Reviews")

    def show_all(self) -> ReviewList:
        self.user.click("link", "All")
        return self

    def tick(self, row: str, *, on: bool) -> None:
        self.user.check(f"Select {row}", on=on)

    def approve_selected(self) -> None:
        self.user.click("button", "Approve", within="Selected reviews")
        Question(self.user, "Approve: ", "Approve").confirm()

    def reject_selected(self) -> None:
        self.user.click("button", "Reject", within="Selected reviews")
        Question(self.user, "Reject: ", "Reject").confirm()

    def delete_selected(self) -> None:
        self.user.click("button", "Delete", within="Selected reviews")
        Question(self.user, "Delete: ", "Delete").confirm()

    def open_review(self, title: str) -> ReviewPage:
        self.user.click("link", title)
        return ReviewPage(self.user, title)


class ReviewPage(Page):
    """One review."""

    def __init__(self, user: User, title: str) -> None:
        super().__init__(user)
        self.title = title

    def approve(self) -> None:
        self.user.click("button", "Approve")

    def reject(self) -> None:
        self.user.click("button", "Reject")

    def open_customer(self, name: str) -> None:
        """The page of who wrote it."""
        self.user.click("link", name, within="About this review")

    def delete(self) -> None:
        self.user.click("link", "Delete")
        Question(self.user, f"Delete “{self.title}”", "Delete").confirm()
