"""What customers of each trade buy for: projects with the kinds of customers that have them and the goods they take."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..trades.trade import Family

# By trade: project | kinds of customers | codes of the families of goods. Each reads well after "the".
_TABLES = {
    "bicycle parts": """
spring stocking order | bike_shop chain outfitter | WHL DRV BRK TIR LIT WSP
fall clearance buy | bike_shop chain outfitter | TIR LIT DRV
service department restock | bike_shop | DRV BRK TIR
wheel program | bike_shop | WHL TIR
second repair stand | bike_shop outfitter | WSP
e-bike brake upgrade | bike_shop courier | BRK
commuter light display | bike_shop chain shop outfitter | LIT
winter tire stock | bike_shop chain | TIR
holiday gift stock | bike_shop chain shop | LIT WSP
new store opening order | bike_shop chain | WHL DRV BRK TIR LIT WSP
mobile repair van | bike_shop guides courier | WSP DRV BRK
courier fleet overhaul | courier | BRK DRV TIR
cargo bike pilot | courier warehouse | WHL BRK LIT
delivery fleet lights and locks | courier restaurant | LIT
winter fleet prep | courier | TIR BRK LIT
rental fleet tune-up | resort hotel guides parks | BRK DRV TIR
guest bike program | hotel resort landlord | TIR LIT WSP
summer rental fleet | resort guides outfitter | WHL TIR BRK
trail center repair shop | resort parks guides | WSP DRV
fat bike wheel order | resort guides | WHL TIR
bike share maintenance | city transit college | WHL BRK TIR LIT
bike patrol refresh | city rescue hospital college | BRK LIT TIR
public repair stations | city parks library college | WSP
learn-to-ride program | parks youth school | TIR BRK WSP
safe routes to school kit | district school | LIT TIR
middle school bike fleet | district school | WHL BRK TIR
campus bike library | college software library | TIR BRK LIT
campus repair room | college | WSP DRV
bike station lockers and locks | transit city | LIT
summer earn-a-bike class | youth foundation | DRV BRK TIR WSP
donated bike rebuild | youth foodbank foundation | DRV BRK TIR
volunteer trail crew bikes | conservancy parks | TIR BRK
resident bike room | landlord developer | WSP LIT
plant floor bike fleet | factory chemical | WHL TIR BRK
yard bike replacement parts | factory trucking warehouse | WHL TIR BRK
employee bike commuter program | software robotics hospital factory | LIT TIR WSP
prototype drivetrain parts | robotics fabricator | DRV WHL
frame builder parts order | fabricator | DRV BRK WHL
""",
    "coffee equipment": """
second location | cafe bakery restaurant | ESP GRN BRW BAR
downtown store build-out | cafe bakery | ESP GRN BRW WTR BAR
drive-thru build-out | cafe | ESP GRN BRW
grinder replacement | cafe roaster bakery restaurant hotel | GRN
espresso machine replacement | cafe bakery restaurant hotel | ESP GRN
brew bar upgrade | cafe roaster | BRW GRN
cold brew program | cafe brewery restaurant chain | BRW
cup and saucer reorder | cafe restaurant hotel bakery | BAR
bar tools refresh | cafe roaster | BAR
water filtration upgrade | cafe bakery restaurant hotel senior | WTR
roastery expansion | roaster | RST
sample roasting lab | roaster | RST GRN BRW
tasting room | roaster brewery | BRW GRN BAR
wholesale account equipment | roaster | ESP GRN BRW
barista training lab | roaster college | ESP GRN BAR
first roaster setup | bakery cafe roaster | RST
lobby bar remodel | hotel resort | ESP GRN BAR
breakfast room brewers | hotel senior | BRW WTR BAR
banquet coffee service | hotel venue resort caterer | BRW BAR
pool bar espresso | resort | ESP GRN
in-room coffee trial | hotel resort | BRW BAR
catering coffee carts | caterer venue college | ESP BRW BAR
wedding season brewers | caterer venue | BRW BAR
dining room coffee station | senior hospital restaurant | BRW WTR
main lobby coffee kiosk | hospital college library | ESP GRN BRW
staff lounge brewers | hospital clinic district rescue school | BRW WTR
student union café | college | ESP GRN BRW BAR
culinary program equipment | college district | ESP GRN BAR
faculty lounge coffee | school college district | BRW
break room coffee program | factory trucking warehouse foodmaker | BRW WTR
office coffee program | software law consultants finance bank engineers architects robotics | BRW GRN BAR
fifth-floor coffee bar | software consultants bank | ESP GRN BAR
model lobby coffee bar | developer landlord | ESP BRW BAR
resident lounge coffee | landlord | BRW GRN
tenant amenity café | landlord developer | ESP GRN WTR
in-store café | chain shop outfitter | ESP GRN BRW
holiday stocking order | restaurant_supply chain shop | BAR BRW GRN
showroom demo units | restaurant_supply | ESP GRN
spring stocking order | restaurant_supply | GRN BRW WTR BAR
fellowship hall coffee | church | BRW BAR
community kitchen brewers | foodbank church youth | BRW BAR
""",
    "office furniture": """
headquarters move | software consultants bank law engineers | DSK SEA STO MTG SCR
third-floor refresh | software law consultants bank engineers hospital | DSK SEA SCR
conference room package | law consultants software engineers architects bank finance | MTG SEA
boardroom table | bank law finance foundation hospital | MTG SEA
reception refresh | law clinic dental finance hotel landlord | SEA STO LGT
hybrid workspace plan | software consultants robotics engineers | DSK SCR LGT
sit-stand desk rollout | software consultants county engineers city | DSK LGT
task chair replacement | county city bank consultants hospital software district rescue | SEA
call center expansion | bank finance hospital consultants | DSK SEA SCR
phone booth install | software consultants law | SCR
monitor arm rollout | software finance engineers | LGT
desk power upgrade | software law consultants college | LGT
new branch opening | bank finance clinic | DSK SEA STO MTG
teller line seating | bank | SEA
intake area chairs | clinic hospital dental | SEA
nurse station seating | hospital clinic senior | SEA
records room filing | law clinic county city | STO
staff locker replacement | hospital factory rescue warehouse school | STO
break room tables and chairs | factory warehouse trucking hospital | MTG SEA
front office remodel | factory contractor trucking tradesmen | DSK SEA STO
shipping office desks | warehouse trucking factory | DSK SEA
jobsite trailer furniture | contractor developer | DSK SEA STO
plan room tables | contractor architects engineers | MTG STO
studio workstation refresh | architects | DSK SEA LGT
materials library shelving | architects | STO
library seating | library college school | SEA STO
reading room tables | library college | MTG LGT
study carrel upgrade | college library | DSK SCR LGT
teacher desk replacement | district school | DSK SEA
computer lab desks | district school college youth | DSK SEA LGT
administration office remodel | district county city college | DSK SEA STO
training room | county city transit factory bank | MTG SEA
council chamber seating | city | SEA MTG
permit counter remodel | city county | DSK SEA STO
dispatch console room | rescue transit trucking | DSK SEA SCR
leasing office refresh | landlord developer | DSK SEA STO
model office suite | developer landlord | DSK SEA MTG
coworking floor | landlord developer | DSK SEA SCR MTG
business center upgrade | hotel | DSK SEA LGT
program office furniture | foundation youth foodbank conservancy | DSK SEA STO
fellowship hall tables | church | MTG SEA
spring stocking order | furniture_dealer | DSK SEA STO MTG
quick-ship chair stock | furniture_dealer | SEA
showroom floor update | furniture_dealer | DSK SEA SCR
back-to-school display | chain furniture_dealer | DSK SEA LGT
""",
    "kitchenware": """
kitchen opening order | restaurant hotel senior | CKW KNF BKW STG
second location | restaurant bakery cafe | CKW KNF TBL STG
menu relaunch | restaurant hotel | TBL CKW
dining room tableware | restaurant hotel resort senior venue | TBL
annual tableware top-up | restaurant hotel resort venue | TBL
pan replacement | restaurant hotel caterer college hospital | CKW
line knife replacement | restaurant hotel foodmaker | KNF
prep kitchen remodel | restaurant caterer hotel | APP STG KNF
walk-in storage containers | restaurant caterer hospital foodbank | STG
banquet refresh | hotel venue resort caterer | TBL STG
breakfast buffet upgrade | hotel | TBL APP
poolside grill opening | resort | CKW KNF TBL
lodge kitchen reopening | resort | CKW BKW APP
pastry kitchen expansion | hotel bakery resort | BKW APP
oven pan replacement | bakery district | BKW
mixer replacement | bakery foodmaker restaurant district | APP
proofing room | bakery | BKW STG
wholesale bread line | bakery | BKW STG
commissary kitchen | caterer restaurant foodmaker | CKW APP STG
off-site catering carriers | caterer hotel college | STG
wedding season tableware | caterer venue | TBL
food truck build-out | caterer restaurant | CKW KNF STG
test kitchen | foodmaker chain restaurant | APP CKW KNF
packing room bins | foodmaker | STG
taproom kitchen | brewery | CKW TBL KNF
tasting flight glassware | brewery | TBL
cafeteria tableware | hospital senior college district school | TBL
tray line refresh | hospital senior | TBL STG
dietary kitchen equipment | hospital senior | APP STG
summer meals program | district youth foodbank | STG BKW
central kitchen upgrade | district | APP BKW STG
culinary classroom | college district school | KNF CKW APP
residence hall dining | college | TBL CKW
camp kitchen kit | youth church | CKW STG
community meal program | church foodbank | CKW TBL STG
station kitchen kits | rescue | CKW TBL
office pantry kit | software consultants law | TBL APP
clubhouse kitchen | landlord developer | TBL CKW APP
cooking class series | shop chain parks | KNF CKW
holiday gift stock | shop chain | CKW KNF BKW
spring stocking order | restaurant_supply chain | CKW KNF BKW TBL STG
smallwares showroom update | restaurant_supply | KNF BKW TBL
equipment demo stock | restaurant_supply | APP
""",
    "lab supplies": """
teaching lab refresh | college district school | GLS SAF INS
chemistry stockroom order | college district | GLS CON SAF
biology lab glassware | college school district | GLS CON
annual consumables contract | hospital clinic diagnostics chemical water | CON SAF LIQ
pipette replacement | diagnostics college hospital robotics chemical | LIQ
pipette calibration swap | diagnostics chemical hospital | LIQ
grant-funded bench | college hospital | INS LIQ GLS
core facility upgrade | college hospital | INS THM LIQ
cold storage project | diagnostics hospital foodmaker college | THM
sample freezer replacement | diagnostics hospital chemical | THM
incubator replacement | hospital college diagnostics foodmaker | THM
QC bench expansion | foodmaker chemical factory brewery | INS GLS CON
QC lab relocation | foodmaker chemical factory | INS GLS THM
micro lab start-up | foodmaker brewery | THM CON INS
yeast lab setup | brewery | INS GLS THM
shelf-life testing | foodmaker bakery | THM CON
product development lab | foodmaker chemical | INS GLS LIQ
pilot plant lab | chemical | INS THM GLS
incoming inspection lab | factory robotics | INS CON
coatings test bench | chemical factory | GLS INS THM
plating line testing | factory fabricator | INS GLS SAF
clean room glove contract | factory robotics | SAF
glove and gown contract | hospital clinic dental senior | SAF
new clinic start-up | clinic dental | SAF CON INS
draw station supplies | clinic diagnostics | CON SAF
second shift stock | diagnostics | CON LIQ SAF
molecular bench | diagnostics hospital | LIQ THM INS
courier sample kits | diagnostics | CON
specimen receiving upgrade | hospital diagnostics | CON THM
water testing program | water county city engineers | GLS CON INS
plant lab upgrade | water | INS GLS THM
stormwater sampling kits | city county engineers | CON GLS
field sampling season | engineers conservancy | CON SAF
soils lab | engineers college | THM INS GLS
pool water testing kits | parks | CON SAF
evidence lab supplies | county city | CON SAF
public health lab order | county | CON SAF LIQ
sensor test lab | robotics | INS THM
materials lab start-up | robotics engineers | INS THM GLS
summer science camp | youth school | GLS CON SAF
stocking order | lab_dealer | GLS LIQ CON SAF
demo instrument pool | lab_dealer | INS
glassware stock renewal | lab_dealer | GLS
""",
    "lighting": """
warehouse relamp | warehouse factory trucking chain | LMP CTL
high-bay upgrade | warehouse factory | LMP CTL
dock door lighting | warehouse trucking | OUT LMP
truck yard lighting | trucking | OUT
lobby renovation | hotel landlord bank hospital developer | PND DWN CTL
guest room corridor lighting | hotel resort | DWN CTL
dining room redesign | restaurant hotel senior | PND CTL
bar and lounge pendants | restaurant hotel resort brewery | PND
patio lighting | restaurant resort brewery | OUT
ballroom dimming upgrade | hotel venue | CTL DWN
stage and house lights | venue church | CTL DWN
sanctuary lighting | church | PND CTL
parking structure lighting | hospital landlord college transit | OUT CTL
parking lot LED conversion | chain landlord church hospital | OUT
store rollout | chain | DWN PNL
sales floor relamp | chain shop outfitter | LMP DWN
fitting room lighting | chain | DWN
energy rebate project | factory landlord school city district | PNL LMP CTL
ward lighting | hospital senior | PNL CTL
exam room panels | clinic dental hospital | PNL
clean room panels | robotics hospital foodmaker | PNL
emergency lighting upgrade | hospital school landlord district | PNL
resident hallway lighting | senior landlord | DWN CTL
tower common areas | landlord developer | DWN CTL
exterior safety lighting | landlord senior school | OUT
classroom upgrade | district school college | PNL CTL
gymnasium relamp | district school youth | LMP
campus walkway lighting | college | OUT
library reading room | library college | PND PNL
streetscape phase | city | OUT
bus stop lighting | transit city | OUT
trail and park lighting | parks city | OUT
ball field relamp | parks | LMP OUT
maintenance shop lighting | city county transit | LMP CTL
station bay lighting | rescue | LMP PNL
county office retrofit | county | PNL CTL
tenant improvement | contractor developer landlord | PNL DWN CTL
spec office building | developer contractor | PNL DWN CTL
model home package | developer | PND DWN
multifamily package | contractor developer | DWN PND OUT
restaurant build-out | contractor restaurant | PND DWN
school addition | contractor | PNL CTL
service truck stock | tradesmen | LMP DWN PNL
design standard package | architects | PND DWN
office remodel | law consultants software | PNL PND CTL
branch lighting standard | bank | DWN PNL
spring stocking order | electric_supply | DWN PNL LMP
showroom display update | electric_supply | PND
contractor counter stock | electric_supply | LMP DWN
""",
    "musical instruments": """
band program order | district school | WND PRC ACC
beginner band instruments | district school | WND
marching season order | district college | PRC WND
orchestra rental pool | music_store district | STR
elementary strings program | district school | STR ACC
keyboard lab | district college school | KEY
guitar class set | district school youth | GTR ACC
percussion section upgrade | district college ensemble | PRC
concert hall piano replacement | college venue ensemble | KEY
practice room fit-out | college ensemble | KEY ACC
music department refresh | college school | STR WND KEY
jazz ensemble order | college district | WND GTR PRC
school musical pit | district school | KEY PRC
instrument storage and cases | district college | ACC
summer camp instruments | youth parks | GTR PRC ACC
after-school music program | youth parks foundation library | GTR KEY PRC
lend-an-instrument program | library foundation | GTR STR KEY
community ensemble grant | foundation ensemble | STR WND
chair sponsorship cellos | ensemble | STR
youth orchestra expansion | ensemble | STR WND
touring case replacement | ensemble venue | ACC
music stand replacement | ensemble district church venue | ACC
choir rehearsal piano | church ensemble school | KEY
praise band refresh | church | GTR PRC KEY
chapel organ replacement | church | KEY
handbell and percussion order | church | PRC
children's choir room | church school | KEY ACC
lounge stage backline | hotel resort restaurant brewery | KEY GTR PRC
lobby piano | hotel resort senior | KEY
house backline | venue | PRC GTR KEY
activity room instruments | senior | KEY PRC
music therapy program | hospital senior | PRC KEY GTR
bandstand summer series | city parks | KEY ACC
county fair stage | county | PRC ACC
fall rental stock | music_store | WND STR
holiday stocking order | music_store chain | GTR KEY ACC
guitar wall refresh | music_store | GTR
teaching studio keyboards | music_store | KEY
repair shop stock | music_store | ACC
accessory counter restock | music_store chain | ACC
starter pack promotion | chain music_store | GTR KEY
""",
    "outdoor gear": """
rental fleet renewal | outfitter resort guides college | TNT PCK SLP
rental shop opening | resort outfitter | TNT PCK SLP CKG
guide staff kit | guides resort | CLO PCK
guest gear upgrade | guides | TNT SLP CKG
expedition season order | guides | TNT SLP CKG PCK
rope and harness retirement | guides youth college parks | CLB
climbing wall refresh | college school parks | CLB
camp kitchen refresh | guides youth | CKG
raft trip dry packs | guides | PCK
spring stocking order | outfitter chain | TNT PCK SLP CKG CLO
fall clothing order | outfitter chain | CLO
winter clothing order | outfitter chain | CLO SLP
second store | outfitter | TNT PCK SLP CLO CLB
climbing section reset | outfitter | CLB
holiday gift table | outfitter chain shop | CKG PCK
camp store stock | shop parks resort | CKG CLO
summer end cap program | chain | TNT CKG
glamping tents | resort hotel | TNT SLP
lodge welcome packs | resort hotel | PCK CKG
recreation desk gear | resort hotel | PCK CLO
summer camp order | youth parks school | TNT SLP PCK
scholarship gear closet | youth school foundation | CLO PCK SLP
wilderness orientation program | college school | TNT PCK SLP
outdoor classroom kit | school district conservancy | PCK CLO CKG
field school order | college | TNT SLP CKG
biology field trip kit | college district | PCK CLO
outdoor recreation center | college parks | TNT PCK SLP CLB
trail crew kit | conservancy parks county | PCK CLO TNT
volunteer overnight kit | conservancy | TNT SLP
backcountry ranger gear | parks county | PCK CLO SLP
family campout program | parks library | TNT SLP CKG
search-and-rescue kit | rescue county | CLB PCK CLO
technical rescue ropes | rescue city | CLB
wildland crew packs | rescue county | PCK SLP TNT
emergency shelter stock | county city foodbank | TNT SLP
cold weather outreach | foodbank foundation church | SLP CLO
staff jackets | resort guides conservancy parks | CLO
survey crew gear | engineers | CLO PCK
tower crew harnesses | tradesmen engineers | CLB CLO
employee recognition gifts | software bank consultants | PCK CKG
company retreat gear | software | PCK CLO CKG
""",
    "workwear": """
site start-up kit | contractor | JKT HDE GLV FTW
annual uniform issue | city county transit factory trucking warehouse | UNI PNT JKT
winter clothing order | contractor tradesmen trucking city water | JKT PNT GLV
hi-vis renewal | contractor trucking warehouse county transit | JKT
boot allowance program | factory contractor warehouse city county | FTW
safety shoe program | warehouse factory foodmaker hotel | FTW
new hire packs | factory warehouse contractor hotel trucking | UNI FTW HDE GLV
crew rebranding | tradesmen courier trucking | UNI JKT
service tech uniforms | tradesmen | UNI PNT JKT
roofing crew cold weather gear | tradesmen | JKT GLV PNT
welding shop gloves | fabricator factory | GLV HDE
glove program | factory fabricator warehouse foodmaker | GLV
hard hat replacement | contractor factory water | HDE
hearing protection program | factory fabricator | HDE
visitor safety stock | factory chemical contractor foodmaker | HDE JKT
plant shutdown gear | chemical factory | GLV HDE PNT
turnaround crew kit | chemical | JKT GLV FTW
second shift outfitting | factory warehouse | UNI GLV FTW
freezer crew clothing | warehouse foodmaker | JKT PNT GLV
dock crew rain gear | trucking warehouse | JKT FTW
driver uniforms | trucking courier transit | UNI JKT
bike messenger rain jackets | courier | JKT
scrubs contract | hospital clinic senior | UNI
clinic scrub refresh | clinic dental | UNI
environmental services uniforms | hospital senior | UNI FTW
dietary staff uniforms | hospital senior district | UNI FTW PNT
maintenance crew uniforms | hospital hotel landlord district college | UNI PNT
front desk polo order | hotel landlord resort clinic | UNI
housekeeping uniforms | hotel resort senior | UNI
kitchen uniform change | restaurant hotel caterer resort | UNI PNT FTW
banquet staff shirts | hotel venue caterer | UNI
bakery apron order | bakery | UNI
brewhouse boots and aprons | brewery | FTW UNI
grounds crew gear | parks college resort | JKT PNT GLV
seasonal staff outfitting | parks resort | UNI JKT
lifeguard and pool staff shirts | parks | UNI
road crew winter gear | county city | JKT GLV FTW
meter crew boots | water | FTW
track worker vests and jackets | transit | JKT HDE
station duty uniforms | rescue | UNI PNT FTW
survey crew jackets | engineers | JKT FTW
food bank volunteer aprons | foodbank | UNI GLV
stocking order | uniform_shop outfitter | JKT PNT FTW UNI
boot wall refresh | uniform_shop | FTW
glove counter stock | uniform_shop chain | GLV
rental uniform conversion | factory uniform_shop | UNI PNT
""",
}  # fmt: skip


# What comes after all that a customer had in mind at first.
_FOLLOW_UPS = ("reorder", "add-on order", "annual order", "replacement order", "follow-up order")


@dataclass(frozen=True)
class Project:
    """What somebody buys for, as it stands in a sentence: "lobby bar refit" """

    name: str
    kinds: tuple[str, ...]
    #: The codes of the families that it takes goods of.
    goods: tuple[str, ...]

    def suits(self, family: Family) -> dict[str, bool]:
        """The items of a family that it takes, and whether its name names them: "incubator replacement"."""
        if family.code not in self.goods:
            return {}
        words = {_stem(word) for word in self.name.split(" ")}
        whole = [item.noun for item in family.items if f"{item.name} " in f"{self.name} "]
        named = whole or [item.noun for item in family.items if _stem(item.name.rsplit(" ", 1)[-1]) in words]
        return dict.fromkeys(named, True) or {item.noun: False for item in family.items}


def _stem(word: str) -> str:
    return word.removesuffix("s")


@cache
def projects_of(trade: str) -> tuple[Project, ...]:
    """All projects that customers of a trade have."""
    rows = (line.split(" | ") for line in _TABLES[trade].strip().splitlines())
    return tuple(Project(name, tuple(kinds.split()), tuple(goods.split())) for name, kinds, goods in rows)


@cache
def projects_for(trade: str, kind: str) -> tuple[Project, ...]:
    """The projects of a trade that a kind of customer has; those of small shops and offices for whoever has none."""
    found = tuple(project for project in projects_of(trade) if kind in project.kinds)
    return found or projects_of(trade)[:6]


@cache
def follow_ups(trade: str, kind: str) -> tuple[Project, ...]:
    """What a kind of customer orders later, of the goods that their projects took."""
    goods = dict.fromkeys(code for project in projects_for(trade, kind) for code in project.goods)
    return tuple(Project(name, (kind,), tuple(goods)) for name in _FOLLOW_UPS)


@cache
def kinds_for(trade: str) -> tuple[str, ...]:
    """The kinds of customers of a trade, each as often as it has projects."""
    return tuple(kind for project in projects_of(trade) for kind in project.kinds)
