"""Which articles of the knowledge base help with a case: by what happened, and by the goods that its subject names."""

from __future__ import annotations

import re

from ....apps.crm.models import Case, KbArticle
from ....seeds.crm.stories.cures import stories_of
from ....seeds.world import World
from ..desk_queries import articles_to_link

#: Titles, and the stories with which each helps.
_HELPS = {
    "Angry customers": "complaint-service no-reply second-time again twice",
    "Change of address after an order": "address-typo invoice-ship-to",
    "Customer cannot log in to the online store": "no-code cart-error order-history",
    "Damaged on arrival: refund or replacement": "crushed wet damaged-later parcel-damaged scratched cracked-glass "
    "dead-on-arrival chipped-edge loose return-transit",
    "Exchange for another size": "wrong-size return-size size-chart",
    "Freight deliveries: docks, liftgates, appointments": "wrong-dock no-papers appointment liftgate next-drop "
    "installer carton-freight freight-bill",
    "How a customer sends goods back": "wrong-option return-declined return-mind return-late return-plain "
    "return-window not-as-pictured wrong-color-order resealed",
    "New contact at an account": "account-user contact-change address-change data-request",
    "Order confirmed but back-ordered": "stock-alert late-date late-sub late-cancel late-partial late-why "
    "backorder-notice lead-time expedite hold-stock substitute why-canceled",
    "Parcel does not arrive": "late-where where-is-it delivered-where split-parcels part-of-it",
    "Payment was declined": "card-declined",
    "Pieces are missing from the box": "short-carton short-one-line parcel-short missing-piece missing-hardware "
    "pack-short small-part",
    "Stopped batches": "batch-question",
    "Tax-exempt customers": "tax-exempt receipt-tax",
    "The invoice shows another price": "wrong-price-online price-invoice price-notice price-which price-object",
    "An invoice came twice": "invoice-twice",
    "W-9, COI, and other forms": "w9 coi edi-portal remit",
}
#: How titles begin of what is written on one kind of goods, which stands at their end, and the stories it helps with.
_ON_GOODS = {
    "Warranty claims: ": "trips noisy leak-seal stitching zipper display-error battery-bad wobbles warranty-length "
    "out-of-warranty asks-first is-it-normal down second-time repair-or-not forwarded app-blade smell",
    "Parts for ": "small-part missing-piece spare-parts which-part missing-hardware lid-part",
    "First setup: ": "lost-instructions-setup manual assembly wobbles",
    "Transit damage: ": "crushed damaged-later parcel-damaged scratched cracked-glass chipped-edge dead-on-arrival",
    "Cleaning and care: ": "cleaning smell",
    "Choosing ": "which-option before-buying sample customers-ask weight-limit noise",
    "Sizing ": "wrong-size size-chart return-size",
    "Outlets and circuits: ": "trips plug-power",
    "Filters: ": "filter-interval",
    "Calibration: ": "certificate-cal",
    "Lids and seals: ": "lid-part leak-seal",
    "Sharpening ": "sharpening app-blade",
    "Batteries: ": "battery battery-bad",
    "Lots and expiration: ": "shelf-life lot-docs pack-short",
    "Dye lots and finish: ": "color-match fabric-color",
}
#: Stories whose subjects could be those of others, which are meant if they fit.
_GENERAL = (
    "fault-plain fault-several fault-urgent fault-doubt asks-first is-it-normal down second-time repair-or-not "
    "forwarded plain before-buying customers-ask again two-people checked-page"
)


def fitting_articles(world: World, case: Case) -> list[KbArticle]:
    """Articles that help with the case and were never linked to it."""
    found = stories_of(case.subject)
    stories = found - {*_GENERAL.split()} or found
    return [article for article in articles_to_link(world, case) if _helps(article.title, case.subject, stories)]


def _helps(title: str, subject: str, stories: set[str]) -> bool:
    if stories & {*_HELPS.get(title, "").split()}:
        return True
    return any(
        title.startswith(start) and stories & {*names.split()} and _names(subject, title.removeprefix(start))
        for start, names in _ON_GOODS.items()
    )


def _names(subject: str, goods: str) -> bool:
    """Whether the subject speaks of these goods, be it of one or of many."""
    return re.sub(r"^(an?|the) |s$", "", goods).lower() in subject.lower()
