"""Pages of Backroom on which pictures lie: returns, purchase orders, customers."""

from __future__ import annotations

from datetime import date

from ...apps.store.admin.forms import CustomerForm
from ...apps.store.admin.supply.forms import ReasonForm
from ..gold import User
from ..pages import Form, ListPage, Page
from ..store.pages import CustomerList


def read_incoming(user: User) -> None:
    """Read what the handbook says of goods and papers that come in."""
    user.visit("handbook", "/sections/incoming")
    user.because("The section says what to enter for what the picture shows.")


class Pictures(Page):
    """The pictures of a record: the first opens large, and the arrow keys lead to the others."""

    def look_at(self, label: str, count: int) -> None:
        self.user.click("link", label)
        for _ in range(count - 1):
            self.user.press("ArrowRight")
        self.user.press("Escape")


class ReturnPage(Page):
    """What a customer sends back."""

    @classmethod
    def find(cls, user: User, name: str) -> ReturnPage:
        user.visit("admin", "/")
        ListPage(user, "Returns").open("To inspect").search(name)
        user.click("link", name)
        return cls(user)

    def inspect(self, name: str) -> Inspection:
        self.user.click("link", "Inspect")
        return Inspection(self.user, f"Inspect return {name}")


class Inspection(Page):
    """The dialog in which somebody says what state units are in, one group of each item at a time."""

    def __init__(self, user: User, title: str) -> None:
        super().__init__(user)
        self.title = title

    def of_item(self, sku: str, count: int, condition: str, disposition: str) -> Inspection:
        self.user.fill("Units", str(count), within=sku)
        self.user.choose("Condition", condition, within=sku)
        self.user.choose("What becomes of it", disposition, within=sku)
        return self

    def none_of(self, sku: str) -> Inspection:
        self.user.fill("Units", "0", within=sku)
        return self

    def save(self) -> None:
        self.user.click("button", "Save", within=self.title)


class PurchasePage(Page):
    """An order with a supplier."""

    @classmethod
    def find(cls, user: User, name: str) -> PurchasePage:
        user.visit("admin", "/")
        ListPage(user, "Purchase orders").open("All").search(name)
        user.click("link", name)
        return cls(user)

    def receive(self, name: str, counts: dict[str, tuple[int, int]], note: str) -> None:
        """Book what came: of each article so many accepted, and so many damaged."""
        self.user.click("link", "Receive")
        title = f"Receive {name}"
        for sku, (accepted, damaged) in counts.items():
            self.user.fill(f"Accepted of {sku}", str(accepted), within=title)
            if damaged:
                self.user.fill(f"Damaged of {sku}", str(damaged), within=title)
        self.user.fill("Delivery note", note, within=title)
        self.user.click("button", "Receive", within=title)

    def close_short(self, name: str, reason: str) -> None:
        self.user.click("link", "Close short")
        Form(self.user, f"Close {name} short", ReasonForm, "Close short").set(reason=reason).save()


class ExemptCustomer(Page):
    """A customer who has sent a certificate."""

    @classmethod
    def tagged(cls, user: User, tag: str, name: str) -> ExemptCustomer:
        """One of the customers with a tag."""
        CustomerList(user).open("All").search(tag)
        user.click("link", name)
        return cls(user)

    def exempt(self, name: str, until: date) -> None:
        self.user.click("link", "Edit customer")
        Form(self.user, f"Edit {name}", CustomerForm).set(tax_exempt=True, tax_exempt_until=until).save()
