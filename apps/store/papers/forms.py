"""The papers that come along: a supplier's delivery note, a certificate of exemption from sales tax."""

from __future__ import annotations

from random import Random

from PIL import Image

from .sheet import FAINT, WIDTH, Sheet
from .specs import Certificate, DeliveryNote, NoteRow

_STAMPS = ((176, 38, 46), (38, 76, 150), (44, 112, 74))


def delivery_note(spec: DeliveryNote) -> Image.Image:
    """Letterhead, what was packed, and what a pen and a stamp at the door have added."""
    random = Random(spec.seed)
    sheet = Sheet(random)
    sheet.text(54, 30, spec.supplier, 28, weight=600, letter=True, most=560)
    sheet.text(54, 70, spec.street, 14, most=560, color=(96, 98, 104))
    sheet.text(WIDTH - 54, 32, "DELIVERY NOTE", 24, weight=600, right=True)
    for n, (label, value) in enumerate(
        (("No.", spec.number), ("Your order", spec.order), ("Date", spec.day), ("Ship to", spec.to))
    ):
        x = 54 + 236 * n
        sheet.text(x, 104, label, 13, color=(110, 112, 118))
        sheet.text(x, 121, value, 17, weight=600, most=224)
    sheet.rule(152, width=2)
    for x, label, right in ((54, "Item", False), (250, "Description", False), (650, "Ordered", True),
                            (760, "Shipped", True), (800, "On receipt", False)):  # fmt: skip
        sheet.text(x, 158, label, 13, weight=600, right=right)
    sheet.rule(180)
    high = min(42, 250 // max(1, len(spec.rows)))
    for n, row in enumerate(spec.rows):
        _row(sheet, row, 186 + high * n)
        sheet.rule(186 + high * (n + 1) - 5)
    bottom = 470
    sheet.text(54, bottom, f"Packages: {max(1, len(spec.rows) // 2)}", 14)
    sheet.text(54, bottom + 20, "Please report shortages and damage within 5 days.", 13, color=(110, 112, 118))
    sheet.stamp(620, 448, ("RECEIVED", spec.stamp), random.choice(_STAMPS))
    return sheet.scanned()


def _row(sheet: Sheet, row: NoteRow, y: float) -> None:
    sheet.text(54, y + 5, row.sku, 17, weight=600, most=186)
    sheet.text(250, y + 5, row.title, 16, most=330)
    sheet.text(650, y + 5, str(row.ordered), 17, right=True)
    wide = sheet.text(760, y + 5, str(row.shipped), 17, right=True)
    x = 800.0
    if row.counted is not None:
        sheet.strike(760 - wide, 760, y + 16)
        x = sheet.write(776, y, str(row.counted), 27) + 24
    if row.broken:
        sheet.write(max(x, 820), y, f"{row.broken} broken", 25)


def certificate(spec: Certificate) -> Image.Image:
    """What a state's tax office hands out: who is exempt there, and until when."""
    random = Random(spec.seed)
    sheet = Sheet(random)
    for inset in (16, 22):
        box = (inset, inset, WIDTH - inset, sheet.image.height - inset)
        sheet.pen.rectangle(box, outline=(88, 108, 96), width=2 if inset == 16 else 1)
    sheet.text(60, 44, f"State of {spec.state}", 20, letter=True, weight=600)
    sheet.text(60, 74, "Certificate of Exemption from Sales Tax", 31, letter=True, weight=600)
    sheet.rule(124, 60, WIDTH - 60, width=2)
    rows = (
        ("Exempt purchaser", spec.holder),
        ("Seated at", spec.address),
        ("Certificate no.", spec.number),
        ("Valid in", spec.state),
        ("Effective", spec.valid_from),
        ("Expires", spec.valid_until),
    )
    for n, (label, value) in enumerate(rows):
        sheet.text(60, 146 + 40 * n, label, 16, color=(96, 98, 104))
        sheet.text(250, 142 + 40 * n, value, 21, weight=600, most=700)
    sheet.text(60, 398, "Purchases by the holder for its own use are exempt from sales and use tax in the state named.",
               14, color=(110, 112, 118))  # fmt: skip
    sheet.pen.line((600, 488, 960, 488), fill=FAINT, width=2)
    sheet.text(600, 492, "Signature of the holder", 13, color=(110, 112, 118))
    if spec.signed:
        sheet.sign(620, 440, spec.signed)
    sheet.stamp(90, 434, ("DEPT. OF REVENUE", spec.state.upper()), random.choice(_STAMPS))
    return sheet.scanned()
