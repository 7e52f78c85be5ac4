"""One page of text as a PDF."""

from __future__ import annotations

from collections.abc import Sequence


def pdf(lines: Sequence[str]) -> bytes:
    """A page of A4 with these lines, the first one as its heading; letters beyond Latin 1 become "?"."""
    shown = ["BT /F1 16 Tf 56 780 Td 18 TL"]
    for number, line in enumerate(lines):
        text = line.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
        shown.append(f"({text}) Tj T*" + (" /F1 10 Tf 14 TL" if number == 0 else ""))
    content = "\n".join([*shown, "ET"]).encode("latin-1", "replace")
    objects = (
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R "
        b"/Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    )
    page, places = bytearray(b"%PDF-1.4\n"), list[int]()
    for number, body in enumerate(objects, 1):
        places.append(len(page))
        page += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    end = b"xref\n0 %d\n0000000000 65535 f \n%strailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n"
    return bytes(page) + end % (len(objects) + 1, table, len(objects) + 1, len(page))
