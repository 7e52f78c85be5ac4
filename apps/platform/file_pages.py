"""Files in requests and answers: what somebody sends along, and what they get back."""

from __future__ import annotations

from flask import Response, request

from .guard import FILE_POLICY
from .uploads import MAX_BYTES, Upload


def read_uploads(name: str = "files") -> list[Upload]:
    """The files of the request. One that is too large is read only so far that the rule sees it."""
    files = [file for file in request.files.getlist(name) if file.filename]
    return [Upload(file.filename or "", file.stream.read(MAX_BYTES + 1)) for file in files]


def file_response(name: str, media_type: str, content: bytes, *, inline: bool) -> Response:
    """A file as its own page, or to be kept; nothing in it runs, and it loads nothing."""
    response = Response(content, content_type=media_type)
    if media_type.startswith("text/"):
        response.headers["Content-Type"] = f"{media_type}; charset=utf-8"
    response.headers.set("Content-Disposition", "inline" if inline else "attachment", filename=name)
    response.headers["Content-Security-Policy"] = FILE_POLICY
    return response
