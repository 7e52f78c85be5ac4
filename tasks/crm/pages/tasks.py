from __future__ import annotations

from ...pages import Question
from .records import RecordList, RecordPage


class TaskPage(RecordPage):
    kind = "task"

    def complete(self) -> None:
        self.user.click("button", "Complete")


class TaskList(RecordList[TaskPage]):
    page = TaskPage

    def open_row(self, subject: str, row: str) -> TaskPage:
        """Open a task where others have the same subject: `row` is what stands in its row."""
        self.user.click("link", subject, within=row)
        return TaskPage(self.user)

    def cancel_selected(self) -> None:
        title = "Cancel tasks"
        self.do_with_selected(title, exact=False)
        Question(self.user, title, title).confirm()

    def cancel(self, subject: str, *, beside: str | None = None) -> None:
        self.choose_in_menu(subject, "Cancel task", beside=beside)
