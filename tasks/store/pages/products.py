"""Products, their stock and their variants in the merchant admin."""

from __future__ import annotations

from collections.abc import Sequence

from ....apps.store.actions import OptionSpec
from ....apps.store.admin.forms import (
    AdjustForm,
    NewProductForm,
    OptionValueForm,
    ProductForm,
    StatusForm,
    VariantForm,
)
from ...gold import User
from ...pages import Form, ListPage, Page


class ProductPage(Page):
    """A product with its variants."""

    def __init__(self, user: User, title: str) -> None:
        super().__init__(user)
        self.title = title

    def edit(self) -> Form:
        self.user.click("link", "Edit product")
        return Form(self.user, f"Edit {self.title}", ProductForm)

    def edit_variant(self, sku: str) -> Form:
        self.user.click("button", f"Actions for {sku}")
        self.user.click("menuitem", "Edit")
        return self._variant(sku)

    def edit_variant_by_keys(self, sku: str) -> Form:
        """The same, as the first entry of the menu."""
        self.user.click("button", f"Actions for {sku}")
        self.user.press("Enter")
        return self._variant(sku)

    def set_price(self, sku: str, price: int) -> None:
        """Give a variant a new price, in cents."""
        self.edit_variant(sku).set(price=f"{price / 100:.2f}").save()

    def add_option_value(self, option: str) -> Form:
        self.user.click("link", f"Add {option.lower()}")
        return Form(self.user, f"Add a value of {option}", OptionValueForm, "Add")

    def adjust(self, level: StockLevel, available: int) -> StockLevel:
        """Open the dialog of a stock level, by how many are there."""
        self.user.click("link", f"Adjust {level.name}: {available} available")
        return level

    def _variant(self, sku: str) -> Form:
        return Form(self.user, f"Edit {sku}", VariantForm)


class ProductList(ListPage):
    """All products."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Products")

    def open_product(self, title: str, sku: str = "") -> ProductPage:
        """Find a product by its title, or by the article number that is known, and open its page."""
        self.open().search(sku or title)
        self.user.click("link", title, within=self.title)
        return ProductPage(self.user, title)

    def set_status_of_selected(self, status: str) -> None:
        self.user.click("button", "Change status", within="Selected products")
        Form(self.user, "Change status of ", StatusForm, "Change status").set(status=status).save()

    def new(self) -> NewProduct:
        self.user.click("link", "New product")
        return NewProduct(self.user, None, NewProductForm, "Create product")


class NewProduct(Form):
    """The page on which a product is made."""

    def with_options(self, options: Sequence[OptionSpec]) -> NewProduct:
        for number, option in enumerate(options, start=1):
            self.set(**{f"option{number}_name": option.name, f"option{number}_values": ", ".join(option.values)})
        return self


class StockLevel(Page):
    """How many of a variant are at a location."""

    def __init__(self, user: User, sku: str, location: str) -> None:
        super().__init__(user)
        self.sku, self.location = sku, location
        self.name = f"{sku} at {location}"

    def find(self) -> StockLevel:
        """Find it in the inventory."""
        ListPage(self.user, "Inventory").open().search(self.sku)
        return self

    def open_dialog(self) -> StockLevel:
        """From its row in the inventory."""
        ListPage(self.user, "Inventory").choose_in_menu(self.name, "Adjust")
        return self

    def open_product(self, title: str) -> ProductPage:
        """Over its movements."""
        ListPage(self.user, "Inventory").choose_in_menu(self.name, "Movements")
        self.user.click("link", title, within="Breadcrumbs")
        return ProductPage(self.user, title)

    def open_movements(self) -> StockLevel:
        """Its dialog, over the list of its movements."""
        return self.look().open_adjustment()

    def look(self) -> StockLevel:
        """At its movements."""
        self.user.click("link", self.sku, within=self.location)
        return self

    def open_adjustment(self) -> StockLevel:
        """Its dialog, from there."""
        self.user.click("link", "Adjust")
        return self

    def adjust(self, count: int, reason: str, note: str) -> None:
        """Fill in its dialog."""
        form = Form(self.user, f"Adjust {self.name}", AdjustForm, "Adjust")
        form.set(quantity=count, reason=reason, note=note).save()
