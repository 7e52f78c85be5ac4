from __future__ import annotations

from .records import RecordList, RecordPage


class TaskPage(RecordPage):
    kind = "task"

    def complete(self) -> None:
        self.user.click("button", "Complete")


class TaskList(RecordList[TaskPage]):
    page = TaskPage
