"""The countries that an address may name, with their states and the form of their postal codes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Country:
    name: str
    postal_code: str  # a pattern
    example: str
    a_state: str = "the state"
    states: tuple[str, ...] = ()


_STATES = (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK "
    "OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
)
_PROVINCES = "AB BC MB NB NL NS NT NU ON PE QC SK YT"
COUNTRIES = {
    country.name: country
    for country in (
        Country("United States", r"\d{5}(-\d{4})?", "60601", "the state", tuple(_STATES.split())),
        Country("Canada", r"[A-Z]\d[A-Z] ?\d[A-Z]\d", "K1A 0B1", "the province", tuple(_PROVINCES.split())),
        Country("Mexico", r"\d{5}", "06000"),
        Country("United Kingdom", r"[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}", "EC1A 1BB"),
        Country("Germany", r"\d{5}", "10115"),
        Country("Japan", r"\d{3}-\d{4}", "100-0001"),
    )
}
