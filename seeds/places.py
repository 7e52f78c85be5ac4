"""Towns with their real state, area codes and ZIP prefix, so that addresses and phone numbers agree."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from random import Random

TERRITORIES = ("East", "Central", "West")


@dataclass(frozen=True)
class City:
    name: str
    state: str
    area_codes: tuple[str, ...]
    zip_prefix: str
    territory: str

    def postal_code(self, random: Random) -> str:
        return f"{self.zip_prefix}{random.randrange(1, 40):02d}"


def _cities(territory: str, table: str) -> tuple[City, ...]:
    rows = (line.split("|") for line in table.strip().splitlines())
    return tuple(City(name, state, tuple(codes.split()), prefix, territory) for name, state, codes, prefix in rows)


EAST = _cities("East", """
Albany|NY|518|122
Atlanta|GA|404 678|303
Baltimore|MD|410 443|212
Boston|MA|617 857|021
Buffalo|NY|716|142
Burlington|VT|802|054
Charleston|SC|843|294
Charlotte|NC|704 980|282
Columbus|OH|614 380|432
Greenville|SC|864|296
Hartford|CT|860|061
Jacksonville|FL|904|322
Manchester|NH|603|031
Philadelphia|PA|215 267|191
Pittsburgh|PA|412 878|152
Portland|ME|207|041
Providence|RI|401|029
Raleigh|NC|919 984|276
Richmond|VA|804|232
Rochester|NY|585|146
Savannah|GA|912|314
Tampa|FL|813|336
""")  # fmt: skip
CENTRAL = _cities("Central", """
Austin|TX|512 737|787
Birmingham|AL|205|352
Chicago|IL|312 773|606
Dallas|TX|214 972|752
Des Moines|IA|515|503
Duluth|MN|218|558
Fargo|ND|701|581
Grand Rapids|MI|616|495
Houston|TX|713 832|770
Indianapolis|IN|317 463|462
Kansas City|MO|816|641
Lincoln|NE|402|685
Little Rock|AR|501|722
Louisville|KY|502|402
Madison|WI|608|537
Memphis|TN|901|381
Milwaukee|WI|414|532
Minneapolis|MN|612|554
Nashville|TN|615 629|372
Omaha|NE|402|681
St. Louis|MO|314|631
Tulsa|OK|918|741
Wichita|KS|316|672
""")  # fmt: skip
WEST = _cities("West", """
Albuquerque|NM|505|871
Anchorage|AK|907|995
Bend|OR|541|977
Billings|MT|406|591
Boise|ID|208|837
Boulder|CO|303 720|803
Colorado Springs|CO|719|809
Denver|CO|303 720|802
Eugene|OR|541|974
Fresno|CA|559|937
Las Vegas|NV|702 725|891
Oakland|CA|510|946
Phoenix|AZ|602|850
Portland|OR|503 971|972
Reno|NV|775|895
Sacramento|CA|916|958
Salt Lake City|UT|801 385|841
San Diego|CA|619 858|921
San Jose|CA|408 669|951
Seattle|WA|206|981
Spokane|WA|509|992
Tacoma|WA|253|984
Tucson|AZ|520|857
""")  # fmt: skip
CITIES = EAST + CENTRAL + WEST
BY_TERRITORY = {"East": EAST, "Central": CENTRAL, "West": WEST}

# Where the company itself may sit, with its timezone.
HEADQUARTERS = (
    ("Chicago", "America/Chicago"),
    ("Minneapolis", "America/Chicago"),
    ("Nashville", "America/Chicago"),
    ("Denver", "America/Denver"),
    ("Salt Lake City", "America/Denver"),
    ("Philadelphia", "America/New_York"),
    ("Raleigh", "America/New_York"),
    ("Pittsburgh", "America/New_York"),
    ("Seattle", "America/Los_Angeles"),
    ("Sacramento", "America/Los_Angeles"),
)


class Phones:
    """Hands out numbers that nobody has: the exchange 555, first the lines 0100-0199 that are reserved for fiction."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._unused: dict[str, list[int]] = {}
        self._blocks: dict[str, int] = defaultdict(int)

    def draw(self, city: City) -> str:
        code = self._random.choice(city.area_codes)
        if not self._unused.get(code):
            self._blocks[code] += 1
            start = self._blocks[code] * 100
            self._unused[code] = list(range(start, start + 100))
            self._random.shuffle(self._unused[code])
        return f"({code}) 555-{self._unused[code].pop():04d}"


def city_named(name: str, territory: str | None = None) -> City:
    """The town of that name; two are called Portland, so its territory may have to be given."""
    return next(city for city in CITIES if city.name == name and territory in (None, city.territory))
