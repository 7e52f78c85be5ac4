"""The countries that an address may name, with their states and the form of their postal codes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Country:
    name: str
    postal_code: str  # a pattern
    example: str
    a_state: str = "the state"
    states: tuple[str, ...] = ()
    #: By how postal codes of each state begin: "600-629" are those from 60000 to 62999; none where it says nothing.
    codes: Mapping[str, str] = field(default_factory=dict)

    def is_in(self, postal_code: str, state: str) -> bool:
        """Whether a postal code of the country's form lies in one of its states."""
        for part in self.codes[state].split() if state in self.codes else ():
            first, _, last = part.partition("-")
            if first <= postal_code[: len(first)] <= (last or first):
                return True
        return state not in self.codes


_STATES = (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK "
    "OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
)
_PROVINCES = "AB BC MB NB NL NS NT NU ON PE QC SK YT"


def _codes(table: str) -> dict[str, str]:
    """Lines of a state and its codes, several to a line with "|" between."""
    parts = (part.split(maxsplit=1) for line in table.strip().splitlines() for part in line.split("|"))
    return {state: codes.strip() for state, codes in parts}


_ZIP_CODES = _codes("""
AL 350-369 | AK 995-999 | AZ 850-865 | AR 716-729 | CA 900-961 | CO 800-816 | CT 060-069 | DE 197-199 | DC 200 202-205
FL 320-349 | GA 300-319 398-399 | HI 967-968 | ID 832-838 | IL 600-629 | IN 460-479 | IA 500-528 | KS 660-679
KY 400-427 | LA 700-714 | ME 039-049 | MD 206-219 | MA 010-027 055 | MI 480-499 | MN 550-567 | MS 386-397 | MO 630-658
MT 590-599 | NE 680-693 | NV 889-898 | NH 030-038 | NJ 070-089 | NM 870-884 | NY 005 100-149 06390 | NC 270-289
ND 580-588 | OH 430-459 | OK 730-732 734-749 | OR 970-979 | PA 150-196 | RI 028-029 | SC 290-299 | SD 570-577
TN 370-385 | TX 733 750-799 885 | UT 840-847 | VT 050-054 056-059 | VA 201 220-246 | WA 980-994 | WV 247-268
WI 530-549 | WY 820-831 834
""")
_CANADIAN_CODES = _codes("""
NL A | NS B | PE C | NB E | QC G H J | ON K L M N P | MB R | SK S | AB T | BC V | NT X | NU X | YT Y
""")
COUNTRIES = {
    country.name: country
    for country in (
        Country("United States", r"\d{5}(-\d{4})?", "60601", "the state", tuple(_STATES.split()), _ZIP_CODES),
        Country(
            "Canada", r"[A-Z]\d[A-Z] ?\d[A-Z]\d", "K1A 0B1", "the province", tuple(_PROVINCES.split()), _CANADIAN_CODES
        ),
        Country("Mexico", r"\d{5}", "06000"),
        Country("United Kingdom", r"[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}", "EC1A 1BB"),
        Country("Germany", r"\d{5}", "10115"),
        Country("Japan", r"\d{3}-\d{4}", "100-0001"),
    )
}
