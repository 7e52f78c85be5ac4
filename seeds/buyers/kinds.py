"""Kinds of customers: what companies of a kind are called, how large they are and in which legal forms they come."""

# Rows read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

#: How many people work at companies of a scale, and how much more or less than usual they buy, in per cent.
_SCALES = {
    "small": ((4, 6, 8, 8, 10, 12, 15, 18, 25), 60),
    "middle": ((15, 20, 25, 35, 40, 60, 85, 110), 100),
    "large": ((85, 110, 150, 180, 240, 380, 600, 1200), 150),
}
# Key | industry | scale | legal form | what its companies are called, {} being the name.
_TABLE = """
contractor | Construction | middle | private | Builders; Construction; Contracting; General Contractors; Building Group
tradesmen | Construction | small | private | Roofing; Electric; Plumbing & Heating; Mechanical; Concrete; Interiors
district | Education | large | public | School District; Unified School District; Public Schools; Area Schools
school | Education | middle | public | Academy; Charter School; Country Day School; Preparatory School; Montessori School
college | Education | large | public | College; Community College; Technical College; State College
bank | Financial services | middle | public | Credit Union; Savings Bank; Community Bank; Federal Credit Union
finance | Financial services | small | private | Capital; Wealth Partners; Insurance Agency; Financial Advisors; Mortgage
bakery | Food & beverage | small | private | Bakery; Bread Company; Bakehouse; Pastry Company
cafe | Food & beverage | small | private | Coffee House; Café; Espresso Bar; Tea & Coffee
roaster | Food & beverage | small | private | Roasters; Coffee Roasters; Roasting Company
brewery | Food & beverage | small | private | Brewing; Brewing Company; Cider Works; Distilling
caterer | Food & beverage | small | private | Catering; Event Catering; Kitchen & Catering
foodmaker | Food & beverage | middle | private | Foods; Creamery; Provisions; Packing Company
county | Government | large | public | County; County Public Works; County Administration
parks | Government | middle | public | Parks & Recreation; Parks Department; Park District
library | Government | middle | public | Public Library; District Library; County Library
transit | Government | large | public | Transit Authority; Transit; Regional Transit
city | Government | large | public | City of {}; Town of {}; City of {} Public Works
rescue | Government | middle | public | Fire & Rescue; Fire District; Fire Protection District
water | Government | middle | public | Water District; Water Authority; Sanitation District
hospital | Healthcare | large | public | Hospital; Medical Center; Regional Hospital; Memorial Hospital
clinic | Healthcare | middle | practice | Clinic; Medical Group; Family Medicine; Urgent Care; Pediatrics
dental | Healthcare | small | practice | Dental Care; Dental Group; Family Dentistry; Orthodontics
senior | Healthcare | middle | private | Senior Living; Assisted Living; Care Center; Retirement Village
diagnostics | Healthcare | middle | private | Diagnostics; Reference Laboratory; Clinical Labs
hotel | Hospitality | middle | private | Hotel; Inn; Inn & Suites; The {} Hotel
resort | Hospitality | large | private | Resort; Lodge; Resort & Spa; Mountain Lodge
restaurant | Hospitality | small | private | Restaurant Group; Grill; Kitchen & Bar; Tavern; Bistro
guides | Hospitality | small | private | Guides; Adventures; River Trips; Expeditions
venue | Hospitality | middle | private | Country Club; Event Center; Banquet Hall; Theater
trucking | Logistics | middle | private | Freight; Logistics; Trucking; Freight Lines
warehouse | Logistics | middle | private | Warehousing; Distribution; Cold Storage; Fulfillment
courier | Logistics | small | private | Courier; Delivery; Messenger Service
factory | Manufacturing | large | private | Manufacturing; Industries; Plastics; Machine Works; Precision
fabricator | Manufacturing | small | private | Fabrication; Metalworks; Welding; Millwork; Machine Shop
chemical | Manufacturing | middle | private | Chemical; Coatings; Biotech; Materials
foundation | Non-profit | small | public | Foundation; Community Trust; Community Fund; Arts Council
youth | Non-profit | small | public | Youth Alliance; Youth Center; Boys & Girls Camp; Kids Camp
foodbank | Non-profit | small | public | Food Bank; Relief Fund; Community Kitchen; Shelter
conservancy | Non-profit | small | public | Conservancy; Land Trust; Nature Center; Trail Association
church | Non-profit | small | public | Community Church; Lutheran Church; Baptist Church; Chapel
ensemble | Non-profit | small | public | Symphony; Youth Orchestra; Community Band; Conservatory
law | Professional services | small | practice | Law Group; Law Offices; Legal
architects | Professional services | small | practice | Architects; Architecture; Design Studio; Interior Design
engineers | Professional services | middle | private | Engineering; Engineers; Surveying; Environmental
consultants | Professional services | middle | private | Consulting; Accounting; Advisors; Staffing
landlord | Real estate | middle | private | Properties; Property Management; Realty; Apartments
developer | Real estate | middle | private | Development; Land Company; Homes
shop | Retail | small | private | Mercantile; General Store; Gift Shop; Market
chain | Retail | large | private | Department Store; Home & Garden; Hardware; Outlet; Grocery
bike_shop | Retail | small | private | Bikes; Cyclery; Bicycle Company; Bike & Ski
restaurant_supply | Retail | middle | private | Restaurant Supply; Food Service Supply; Café Supply
furniture_dealer | Retail | middle | private | Business Interiors; Office Furniture; Office Supply
lab_dealer | Retail | middle | private | Scientific; Scientific Supply; Laboratory Supply
electric_supply | Retail | middle | private | Electric Supply; Lighting & Fan; Lighting Center
music_store | Retail | small | private | Music; Music Center; Band & Orchestra; Violin Shop
outfitter | Retail | small | private | Outfitters; Sporting Goods; Outdoors; Surplus
uniform_shop | Retail | small | private | Uniforms; Work Clothing; Safety Supply; Boot & Shoe
software | Technology | middle | private | Software; Systems; Data; Networks
robotics | Technology | middle | private | Robotics; Instruments; Semiconductor; Labs
"""
# Those that sell on what they buy, so that they may be resellers.
DEALERS = ("bike_shop", "restaurant_supply", "furniture_dealer", "lab_dealer", "electric_supply", "music_store", "outfitter",
           "uniform_shop", "roaster", "chain", "shop")  # fmt: skip
# Those that bring us customers of their own, so that they may be partners.
ADVISERS = ("architects", "engineers", "consultants", "contractor", "tradesmen", *DEALERS)
_FORMS = {"private": ("Inc", "LLC", "Inc", "LLC", "Co", "Corp"), "practice": ("PLLC", "LLP", "PC"), "public": ()}
_FORM = re.compile(r"(?:,? (?:Inc|LLC|Co|Company|Corp|PLLC|LLP|PC)\.?)+$")


@dataclass(frozen=True)
class Kind:
    """Companies that buy alike."""

    key: str
    industry: str
    scale: str
    form: str
    #: What they are called, {} being the name that tells one from the other.
    called: tuple[str, ...]

    @property
    def employees(self) -> tuple[int, ...]:
        return _SCALES[self.scale][0]

    @property
    def size(self) -> int:
        """What a company of this kind buys at a time, in per cent of the usual."""
        return _SCALES[self.scale][1]

    @property
    def forms(self) -> tuple[str, ...]:
        """The legal forms that may stand behind a name."""
        return _FORMS[self.form]

    @property
    def words(self) -> tuple[str, ...]:
        """What stands behind the name: "Hotel" """
        return tuple(each.removeprefix("{} ") for each in self.called if each.startswith("{} "))


def _kind(line: str) -> Kind:
    key, industry, scale, form, called = (cell.strip() for cell in line.split("|"))
    patterns = tuple(each if "{}" in each else f"{{}} {each}" for each in called.split("; "))
    return Kind(key, industry, scale, form, patterns)


KINDS = {kind.key: kind for kind in map(_kind, _TABLE.strip().splitlines())}


def words_of(industry: str) -> tuple[str, ...]:
    """All that stands behind the name of a company of that industry."""
    return tuple(word for kind in KINDS.values() if kind.industry == industry for word in kind.words)


@cache
def _endings() -> dict[str, Kind]:
    return {word: kind for kind in KINDS.values() for word in kind.words}


@cache
def kind_of(company: str) -> Kind | None:
    """Of what kind a company is, by its name: "Fernhollow Inn & Suites LLC" is a hotel."""
    name = company.partition(", ")[0]
    if name.startswith(("City of ", "Town of ")):
        return KINDS["city"]
    for words in (name.split(" "), _FORM.sub("", name).split(" ")):
        for start in range(1, len(words)):
            if kind := _endings().get(" ".join(words[start:])):
                return kind
    return None


def kind_key(company: str) -> str:
    """The key of a company's kind, empty where its name does not tell."""
    kind = kind_of(company)
    return kind.key if kind else ""
