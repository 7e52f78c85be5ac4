"""The titles of people who buy, by the kind of place they work at, with their departments."""

# Rows read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from functools import cache
from random import Random

# Kinds | titles, each with its department after a colon and the more often the earlier it stands.
_TABLE = """
contractor | Project manager: Projects; Superintendent: Field; Purchasing manager: Purchasing; Owner: Management; Office manager: Administration; Estimator: Estimating; Safety manager: Safety; Senior project manager: Projects; Project engineer: Projects; Controller: Finance; Yard manager: Operations; Vice president of operations: Operations
tradesmen | Owner: Management; Office manager: Administration; Foreman: Field; Operations manager: Operations; Project manager: Projects; Service manager: Service; Purchasing agent: Purchasing; Estimator: Estimating; Bookkeeper: Finance; Dispatcher: Service
district | Purchasing coordinator: Purchasing; Facilities director: Facilities; Principal: Administration; Business manager: Finance; Director of purchasing: Purchasing; Assistant principal: Administration; Maintenance supervisor: Facilities; Accounts payable specialist: Finance; Food service director: Food service; Science department chair: Instruction; Director of fine arts: Instruction; Grants coordinator: Finance; Administrative assistant: Administration
school | Head of school: Administration; Business manager: Finance; Office manager: Administration; Director of operations: Operations; Facilities manager: Facilities; Assistant head of school: Administration; Athletic director: Athletics; Program coordinator: Programs; Bookkeeper: Finance; Administrative assistant: Administration
college | Procurement specialist: Procurement; Buyer: Procurement; Director of facilities: Facilities; Department coordinator: Academic affairs; Dean of students: Student affairs; Lab manager: Academic affairs; Associate dean: Academic affairs; Senior buyer: Procurement; Campus operations manager: Operations; Accounts payable specialist: Finance; Project manager: Facilities; Administrative assistant: Administration
bank | Facilities manager: Facilities; Branch manager: Branches; Office manager: Administration; Vice president of operations: Operations; Procurement specialist: Procurement; Executive assistant: Administration; Controller: Finance; Chief operating officer: Management; Project manager: Facilities
finance | Office manager: Administration; Managing partner: Management; Operations manager: Operations; Executive assistant: Administration; Owner: Management; Principal: Management; Bookkeeper: Finance; Agency manager: Management
bakery, cafe, brewery | Owner: Management; General manager: Management; Operations manager: Operations; Store manager: Retail; Production manager: Production; Purchasing manager: Purchasing; Bookkeeper: Finance; Shift manager: Operations; Co-owner: Management
roaster | Owner: Management; Head roaster: Production; Wholesale manager: Sales; Operations manager: Operations; General manager: Management; Café manager: Retail; Production manager: Production; Bookkeeper: Finance; Buyer: Purchasing
caterer | Owner: Management; Catering director: Operations; Executive chef: Kitchen; Event manager: Events; Operations manager: Operations; Purchasing manager: Purchasing; Office manager: Administration; Sous chef: Kitchen; Bookkeeper: Finance
foodmaker | Purchasing manager: Purchasing; Plant manager: Production; Quality manager: Quality; Buyer: Purchasing; Operations manager: Operations; Owner: Management; Production supervisor: Production; Maintenance manager: Maintenance; Receiving clerk: Warehouse; Controller: Finance; QA technician: Quality
county, city | Purchasing agent: Purchasing; Procurement officer: Purchasing; Facilities director: Facilities; Public works director: Public works; Buyer: Purchasing; Fleet manager: Public works; Department administrator: Administration; Building maintenance supervisor: Facilities; Safety coordinator: Human resources; Accounts payable clerk: Finance; Deputy director: Administration; Administrative assistant: Administration
parks | Recreation director: Recreation; Parks superintendent: Parks; Program coordinator: Recreation; Purchasing agent: Purchasing; Facilities manager: Facilities; Recreation supervisor: Recreation; Business manager: Finance; Administrative assistant: Administration; Park ranger: Parks; Operations manager: Operations
library | Library director: Administration; Branch manager: Branches; Facilities manager: Facilities; Business manager: Finance; Assistant director: Administration; Purchasing coordinator: Purchasing; Youth services librarian: Programs; Administrative assistant: Administration
transit | Procurement officer: Procurement; Maintenance manager: Maintenance; Fleet manager: Maintenance; Facilities manager: Facilities; Buyer: Procurement; Safety manager: Safety; Operations superintendent: Operations; Program manager: Planning; Stores supervisor: Procurement; Accounts payable clerk: Finance
rescue | Fire chief: Administration; Deputy chief: Administration; Logistics officer: Logistics; Captain: Operations; Administrative manager: Administration; Quartermaster: Logistics; Battalion chief: Operations; Finance manager: Finance; Training officer: Training
water | Laboratory manager: Laboratory; Operations superintendent: Operations; Purchasing agent: Purchasing; Plant supervisor: Operations; Safety coordinator: Safety; Water quality manager: Laboratory; Maintenance supervisor: Maintenance; Administrative manager: Administration; Warehouse clerk: Warehouse
hospital | Supply chain manager: Supply chain; Materials manager: Supply chain; Senior buyer: Supply chain; Director of facilities: Facilities; Nurse manager: Nursing; Lab manager: Laboratory; Food service director: Food service; Director of environmental services: Facilities; Buyer: Supply chain; Project manager: Facilities; Biomedical supervisor: Facilities; Receiving clerk: Supply chain; Accounts payable specialist: Finance; Executive assistant: Administration
clinic | Practice manager: Administration; Office manager: Administration; Clinic administrator: Administration; Purchasing coordinator: Purchasing; Clinical manager: Clinical; Lab supervisor: Laboratory; Facilities coordinator: Facilities; Billing manager: Finance; Medical director: Clinical; Front desk supervisor: Administration
dental | Office manager: Administration; Practice owner: Management; Practice manager: Administration; Lead dental assistant: Clinical; Treatment coordinator: Administration; Regional manager: Operations; Bookkeeper: Finance
senior | Executive director: Management; Director of maintenance: Facilities; Dining services director: Dining; Administrator: Administration; Activities director: Activities; Purchasing manager: Purchasing; Business office manager: Finance; Director of nursing: Nursing; Regional director of operations: Operations
diagnostics | Lab manager: Laboratory; Laboratory director: Laboratory; Purchasing manager: Purchasing; Quality manager: Quality; Operations manager: Operations; Lead technologist: Laboratory; Buyer: Purchasing; Receiving clerk: Warehouse; Controller: Finance
hotel | General manager: Management; Food & beverage director: Food & beverage; Chief engineer: Engineering; Purchasing manager: Purchasing; Director of operations: Operations; Executive chef: Food & beverage; Front office manager: Front office; Assistant general manager: Management; Executive housekeeper: Housekeeping; Controller: Finance; Banquet manager: Food & beverage; Owner: Management
resort | Food & beverage director: Food & beverage; Purchasing manager: Purchasing; Director of recreation: Recreation; Chief engineer: Engineering; General manager: Management; Retail manager: Retail; Director of operations: Operations; Executive chef: Food & beverage; Rental shop manager: Recreation; Controller: Finance; Buyer: Purchasing; Banquet manager: Food & beverage
restaurant | Owner: Management; General manager: Management; Executive chef: Kitchen; Operations manager: Operations; Bar manager: Bar; Director of operations: Operations; Purchasing manager: Purchasing; Bookkeeper: Finance; Sous chef: Kitchen; Area manager: Operations
guides | Owner: Management; Operations manager: Operations; Head guide: Guiding; Office manager: Administration; Gear manager: Operations; Co-owner: Management; Trip coordinator: Operations; Shop manager: Retail
venue | General manager: Management; Event manager: Events; Facilities manager: Facilities; Food & beverage manager: Food & beverage; Technical director: Production; Operations manager: Operations; Clubhouse manager: Operations; Controller: Finance; Banquet manager: Food & beverage; Executive director: Management
trucking, warehouse | Operations manager: Operations; Warehouse manager: Warehouse; Safety manager: Safety; Purchasing manager: Purchasing; General manager: Management; Terminal manager: Operations; Office manager: Administration; Facilities manager: Facilities; Fleet manager: Maintenance; Receiving supervisor: Warehouse; Human resources manager: Human resources; Controller: Finance; Owner: Management
courier | Owner: Management; Operations manager: Operations; Fleet manager: Operations; Dispatch manager: Operations; General manager: Management; Office manager: Administration; Shop mechanic: Maintenance; Bookkeeper: Finance
factory, fabricator | Purchasing manager: Purchasing; Plant manager: Production; Buyer: Purchasing; Safety manager: Safety; Operations manager: Operations; Maintenance manager: Maintenance; Quality manager: Quality; Office manager: Administration; Senior buyer: Purchasing; Facilities manager: Facilities; Production supervisor: Production; Human resources manager: Human resources; Receiving clerk: Warehouse; Owner: Management; Controller: Finance
chemical | Purchasing manager: Purchasing; Lab manager: Laboratory; Plant manager: Production; Buyer: Purchasing; Quality manager: Quality; EHS manager: Safety; R&D manager: Research; Operations manager: Operations; Receiving clerk: Warehouse; Senior chemist: Laboratory; Controller: Finance
foundation | Executive director: Management; Program director: Programs; Office manager: Administration; Operations manager: Operations; Grants manager: Programs; Program coordinator: Programs; Finance manager: Finance; Development director: Development
youth | Executive director: Management; Program director: Programs; Camp director: Programs; Program coordinator: Programs; Operations manager: Operations; Office manager: Administration; Facilities coordinator: Facilities; Finance manager: Finance
foodbank | Executive director: Management; Operations manager: Operations; Kitchen manager: Kitchen; Warehouse manager: Warehouse; Volunteer coordinator: Programs; Office manager: Administration; Program manager: Programs; Finance manager: Finance
conservancy | Executive director: Management; Stewardship director: Programs; Program manager: Programs; Operations manager: Operations; Education coordinator: Programs; Volunteer coordinator: Programs; Office manager: Administration; Field crew leader: Programs; Finance manager: Finance
church | Music director: Worship; Business administrator: Administration; Office manager: Administration; Pastor: Ministry; Facilities manager: Facilities; Worship leader: Worship; Youth director: Ministry; Bookkeeper: Finance; Trustee: Board
ensemble | Executive director: Management; Music director: Artistic; Operations manager: Operations; Orchestra manager: Operations; Education director: Education; Librarian: Operations; Stage manager: Production; Office manager: Administration; Board treasurer: Board
law | Office manager: Administration; Office administrator: Administration; Managing partner: Management; Facilities coordinator: Facilities; Legal administrator: Administration; Executive assistant: Administration; Partner: Management; Controller: Finance
architects | Principal: Management; Project architect: Projects; Senior designer: Design; Office manager: Administration; Interior designer: Design; Project manager: Projects; Studio director: Design; Specifications writer: Projects; Partner: Management
engineers | Office manager: Administration; Lab manager: Laboratory; Project manager: Projects; Principal: Management; Operations manager: Operations; Field services manager: Field; Senior engineer: Projects; Purchasing coordinator: Purchasing; Safety coordinator: Safety; Controller: Finance
consultants | Office manager: Administration; Operations manager: Operations; Managing partner: Management; Facilities manager: Facilities; Executive assistant: Administration; Director of operations: Operations; Partner: Management; Workplace manager: Facilities; Human resources manager: Human resources; Controller: Finance
landlord | Property manager: Property management; Regional property manager: Property management; Facilities manager: Facilities; Maintenance supervisor: Maintenance; Director of operations: Operations; Asset manager: Management; Leasing manager: Leasing; Owner: Management; Purchasing coordinator: Purchasing; Controller: Finance
developer | Development manager: Development; Project manager: Construction; Director of construction: Construction; Purchasing manager: Purchasing; Owner: Management; Design coordinator: Design; Vice president of development: Management; Office manager: Administration; Controller: Finance
shop | Owner: Management; Store manager: Retail; Buyer: Purchasing; Assistant manager: Retail; Co-owner: Management; Bookkeeper: Finance; General manager: Management
chain | Buyer: Merchandising; Senior buyer: Merchandising; Store manager: Stores; Category manager: Merchandising; Director of store operations: Stores; Facilities manager: Facilities; Purchasing manager: Purchasing; Assistant buyer: Merchandising; Merchandise manager: Merchandising; Receiving manager: Distribution; Accounts payable specialist: Finance; Regional manager: Stores
bike_shop | Owner: Management; Service manager: Service; Store manager: Retail; Buyer: Purchasing; Head mechanic: Service; General manager: Management; Parts manager: Service; Bookkeeper: Finance; Co-owner: Management
restaurant_supply, furniture_dealer, lab_dealer, electric_supply | Purchasing manager: Purchasing; Buyer: Purchasing; Owner: Management; Branch manager: Operations; Sales manager: Sales; Project coordinator: Projects; General manager: Management; Counter sales manager: Sales; Inventory manager: Warehouse; Receiving clerk: Warehouse; Controller: Finance; Senior buyer: Purchasing
music_store | Owner: Management; Store manager: Retail; Rental manager: Rentals; Buyer: Purchasing; Repair shop manager: Repairs; School representative: Sales; General manager: Management; Bookkeeper: Finance; Co-owner: Management
outfitter, uniform_shop | Owner: Management; Store manager: Retail; Buyer: Purchasing; General manager: Management; Assistant buyer: Purchasing; Warehouse manager: Warehouse; Account manager: Sales; Bookkeeper: Finance; Co-owner: Management
software | Office manager: Administration; Workplace manager: Facilities; Operations manager: Operations; Facilities manager: Facilities; Executive assistant: Administration; People operations manager: Human resources; Director of operations: Operations; Procurement specialist: Procurement; Chief operating officer: Management; Controller: Finance
robotics | Lab manager: Engineering; Operations manager: Operations; Purchasing manager: Purchasing; Facilities manager: Facilities; Buyer: Purchasing; Office manager: Administration; Director of engineering: Engineering; EHS manager: Safety; Manufacturing manager: Production; Receiving clerk: Warehouse; Controller: Finance
"""
# What somebody of whose company nothing is known may be.
_ANYWHERE = "Office manager: Administration; Owner: Management; Operations manager: Operations; Purchasing manager: Purchasing; General manager: Management; Facilities manager: Facilities; Buyer: Purchasing; Project manager: Operations; Bookkeeper: Finance"
#: Titles of which a place has one: nobody gets them twice.
_ONCE = (
    "chief",
    "director",
    "general manager",
    "head of school",
    "controller",
    "administrator",
    "plant manager",
    "principal",
)


# Who has nothing to do with the goods of a trade: departments, and titles where a department has both.
_STRANGERS = {
    "bicycle parts": "Laboratory, Food service, Dining, Kitchen, Clinical, Nursing, Food & beverage, Housekeeping, Science department chair",
    "coffee equipment": "Laboratory, Maintenance, Safety, Clinical, Nursing, Instruction, Public works, Field, Programs, Youth services librarian",
    "office furniture": "Laboratory, Kitchen, Food service, Dining, Food & beverage, Housekeeping, Instruction, Athletics",
    "kitchenware": "Laboratory, Maintenance, Facilities, Safety, Clinical, Nursing, Instruction, Athletics, Public works, Front office, Engineering, Front desk supervisor",
    "lab supplies": "Facilities, Maintenance, Food service, Dining, Kitchen, Food & beverage, Athletics, Student affairs, Director of fine arts, Human resources, Ministry, Parks, Fleet manager, Building maintenance supervisor, Campus operations manager, Billing manager, Front desk supervisor, Activities",
    "lighting": "Laboratory, Food service, Dining, Kitchen, Clinical, Nursing, Instruction, Human resources, Food & beverage, Housekeeping, Fleet manager",
    "musical instruments": "Laboratory, Facilities, Maintenance, Food service, Dining, Kitchen, Clinical, Housekeeping, Science department chair, Front office, Engineering, Athletics, Public works",
    "outdoor gear": "Laboratory, Food service, Dining, Kitchen, Clinical, Nursing, Food & beverage, Housekeeping, Front office, Engineering, Director of fine arts, Facilities",
    "workwear": "Instruction, Academic affairs, Student affairs, Leasing, Design",
}
# Who does not get in touch with suppliers, though they are there.
_INSIDE = "Controller, Bookkeeper, Board treasurer, Trustee, Accounts payable clerk, Accounts payable specialist, Finance manager, Receiving clerk, Warehouse clerk, Receiving supervisor"


@cache
def _titles() -> dict[str, tuple[tuple[str, str], ...]]:
    found = {"": _parsed(_ANYWHERE)}
    for line in _TABLE.strip().splitlines():
        kinds, _, titles = line.partition(" | ")
        found |= dict.fromkeys(kinds.split(", "), _parsed(titles))
    return found


def _parsed(titles: str) -> tuple[tuple[str, str], ...]:
    pairs = (each.partition(": ") for each in titles.split("; "))
    return tuple((title, department) for title, _, department in pairs)


def titles_of(kind: str) -> tuple[tuple[str, str], ...]:
    """The titles at a kind of place with their departments, the most usual first."""
    return _titles().get(kind, _titles()[""])


@cache
def _buyers(kind: str, trade: str, *, is_lead: bool) -> tuple[tuple[str, str], ...]:
    """The titles of those who may buy goods of a trade; of leads, those who would ask for a quote."""
    out = {*_STRANGERS.get(trade, "").split(", "), *(_INSIDE.split(", ") if is_lead else ())}
    return tuple(each for each in titles_of(kind) if not out & set(each))


def draw_title(
    random: Random, kind: str, trade: str = "", taken: tuple[str, ...] = (), *, is_lead: bool = False
) -> tuple[str, str]:
    """A title and its department; `taken` are those of the colleagues who are known already."""
    titles = _buyers(kind, trade, is_lead=is_lead)
    fewer = [each for each in titles if each[0] not in taken] or [each for each in titles if not _is_single(each[0])]
    fewer = fewer or list(titles)
    return fewer[min(int(random.random() ** 1.5 * len(fewer)), len(fewer) - 1)]


def _is_single(title: str) -> bool:
    return any(word in title.lower() for word in _ONCE)
