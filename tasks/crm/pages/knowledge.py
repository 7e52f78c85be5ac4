"""The knowledge base."""

from __future__ import annotations

from ....apps.crm.desk_forms import ArticleForm
from ....apps.crm.models import KbCategory
from ...gold import User
from ...pages import Form, Page

#: The article by which whoever sets the CRM up goes.
HOW_IT_IS_SET_UP = "How Alder is set up"


class Knowledge(Page):
    def open(self) -> Knowledge:
        self.user.open("Knowledge")
        return self

    def look_up(self, title: str) -> None:
        """Find an article by its title and read it."""
        self.user.because(f"“{title}” says what holds here, so I read it first.")
        self.open()
        self.user.fill("Search articles", title)
        self.user.press("Enter")
        self.user.click("link", title, within="Articles")

    def open_category(self, category: KbCategory) -> None:
        self.user.click("link", category.name, within="Categories")

    def new_article(self) -> ArticleEditor:
        self.user.click("link", "New article")
        return ArticleEditor(self.user)


class ArticleEditor(Form):
    """The page on which an article is written."""

    def __init__(self, user: User) -> None:
        super().__init__(user, None, ArticleForm, "Save draft")

    def publish(self) -> None:
        """Save, then publish what was saved, or ask for its review where its category wants that."""
        self.user.click("button", "Publish")

    def send_for_review(self) -> None:
        self.user.click("button", "Send for review")


def category_path(category: KbCategory) -> str:
    """What forms call a category below another one."""
    return f"{category.parent.name if category.parent else ''} › {category.name}"
