"""Photos and scanned papers, drawn as PNG from what a row keeps of them. Equal specs, equal bytes.

| where | what for |
|---|---|
| `specs.py` | what a picture shows, as a short text |
| `raster.py` | the goods' SVG as pixels |
| `damage.py`, `photo.py` | goods on the bench, with what is wrong with them |
| `sheet.py`, `forms.py` | a sheet of paper with print, pen and stamp; delivery notes and certificates |
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image

from .forms import certificate, delivery_note
from .photo import photo
from .specs import Certificate, DeliveryNote, NoteRow, Photo, Spec, kind_of, packed, unpacked

__all__ = ["Certificate", "DeliveryNote", "NoteRow", "Photo", "Spec", "kind_of", "packed", "picture_of", "unpacked"]

#: So many pixels of a picture, along each side, are one of the small one.
_SMALLER = 3


@lru_cache(maxsize=256)
def picture_of(kind: str, spec: str, *, small: bool = False) -> bytes:
    """The PNG of an attachment of this kind, or a small one of it; packed fast rather than tight."""
    file, image = BytesIO(), _drawn(unpacked(kind, spec))
    (image.reduce(_SMALLER) if small else image).save(file, "PNG", compress_level=1)
    return file.getvalue()


def _drawn(spec: Spec) -> Image.Image:
    if isinstance(spec, Photo):
        return photo(spec)
    return delivery_note(spec) if isinstance(spec, DeliveryNote) else certificate(spec)
