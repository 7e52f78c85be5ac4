"""Pictures that are damaged anywhere are refused in words."""

from __future__ import annotations

import io
import struct
import zlib
from contextlib import suppress

import pytest
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.uploads import Upload, check_upload
from PIL import Image

FORMATS = {"png": "PNG", "jpg": "JPEG", "gif": "GIF", "webp": "WEBP"}


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def test_a_picture_without_any_dots_is_refused() -> None:
    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 10, 10, 8, 2, 0, 0, 0))
    with pytest.raises(Invalid, match="damaged"):
        check_upload(Upload("x.png", head + chunk(b"tEXt", b"a\0b") + chunk(b"IEND", b"")))


@pytest.mark.parametrize("ending", FORMATS)
def test_a_picture_that_ends_anywhere_is_kept_or_refused(ending: str) -> None:
    made = io.BytesIO()
    Image.new("RGB", (30, 30), "red").save(made, FORMATS[ending])
    whole = made.getvalue()
    check_upload(Upload(f"x.{ending}", whole))
    for size in range(1, len(whole)):
        # Anything but a refusal fails.
        with suppress(Invalid):
            check_upload(Upload(f"x.{ending}", whole[:size]))
