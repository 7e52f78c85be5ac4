from __future__ import annotations

from typing import Self

from .records import RecordList, RecordPage


class TaskPage(RecordPage):
    kind = "task"

    def complete(self) -> None:
        self.user.click("button", "Complete")


class TaskList(RecordList[TaskPage]):
    page = TaskPage

    def show_my_overdue(self) -> Self:
        self.user.click("link", "My overdue tasks")
        return self

    def open_row(self, subject: str, row: str) -> TaskPage:
        """Open a task where others have the same subject: `row` is what stands in its row."""
        self.user.click("link", subject, within=row)
        return TaskPage(self.user)

    def cancel(self, subject: str, *, beside: str | None = None) -> None:
        self.choose_in_menu(subject, "Cancel task", beside=beside)
