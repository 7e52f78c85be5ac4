"""Requests about pictures."""

from __future__ import annotations

import binascii
from base64 import b64decode
from typing import Literal

from ....platform.database import Db
from ....platform.errors import Invalid
from ... import actions
from ...actions import Work
from ...models import Workbook
from .base import Edit, Number, Placing, Text


class AddPicture(Edit):
    op: Literal["add_picture"]
    name: Text
    content: Text  # in base 64
    alt: Text = ""
    row: Number
    column: Number

    def run(self, db: Db, book: Workbook) -> Work:
        try:
            content = b64decode(self.content, validate=True)
        except (binascii.Error, ValueError) as error:
            raise Invalid(picture="The picture was not uploaded completely. Choose it again.") from error
        return actions.add_picture(
            db, self.sheet, self.name, content, alt=self.alt, row=self.row, column=self.column, revision=self.revision
        )


class EditPicture(Edit):
    op: Literal["edit_picture"]
    picture: Number
    alt: Text

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.edit_picture(db, self.picture, self.alt, revision=self.revision)


class PlacePicture(Placing):
    op: Literal["place_picture"]
    picture: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.place_picture(db, self.picture, **self.place, revision=self.revision)


class DeletePicture(Edit):
    op: Literal["delete_picture"]
    picture: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_picture(db, self.picture, revision=self.revision)
