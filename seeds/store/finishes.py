"""In which finishes goods come, by what they are: a trumpet in lacquers, a reagent bottle with caps of some colors."""

# Tables read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...apps.store.materials import MATERIALS

#: Names of goods, what they are made of if pictures say something else, the choice, and one that some have beside it.
_TABLE = """
student violin, viola outfit, student cello, double bass @ Spruce and maple | Finish: Antique brown, Red brown, Honey, Golden amber, Dark walnut | Strings: Steel or Gut
classical guitar, acoustic guitar @ Spruce and mahogany | Gloss: High gloss, Satin, Matte, Open pore | Setup: Low action or Standard action
electric guitar, bass guitar @ Alder and maple | Gloss: High gloss, Satin, Matte, Aged | Fingerboard: Maple or Rosewood
flute @ Nickel silver | Plating: Silver, Nickel, Satin silver, Black nickel | Foot: C foot or B foot
clarinet @ Grenadilla | Keywork: Silver, Nickel, Black nickel, Gold | Barrel: Short or Long
alto saxophone, trumpet @ Brass | Finish: Gold lacquer, Clear lacquer, Silver, Black nickel, Antique brass | Mouthpiece: Standard or Wide rim
suspended cymbal @ Bronze | Surface: Traditional, Brilliant, Natural, Dark | Weight: Thin or Medium
snare drum, concert tom, hand drum @ Maple | Shell: Natural, Walnut, Black, Cherry, White | Head: Coated or Clear
stage piano, controller keyboard, teaching keyboard @ | Color: Black, White, Silver, Charcoal | Pedal: One pedal or Three pedals
digital organ @ | Wood: Oak, Walnut, Cherry, Black ash | Bench: Flat or Adjustable
music stand @ | Finish: Black, White, Silver, Bronze | Desk: Solid or Folding
rosin cake @ Rosin | Grade: Light, Amber, Dark | Case: Boxed or Cloth
reed case @ Leather | Color: Black, Tan, Chestnut, Oxblood | Holds: Four reeds or Eight reeds
hi-vis jacket @ | Color: Yellow, Orange, Yellow and navy, Orange and black | Seams: Taped or Double-taped
softshell jacket, insulated parka @ | Color: Black, Navy, Charcoal, Olive, Red | Hood: Fixed or Detachable
cargo work pants, knee-pad work pants, thermal work pants @ | Color: Khaki, Black, Navy, Charcoal, Olive, Brown | Inseam: Regular or Long
trail pants @ | Color: Khaki, Olive, Charcoal, Navy, Stone | Inseam: Regular or Long
chef pants @ | Color: Black, White, Houndstooth, Pinstripe, Charcoal | Waist: Drawstring or Button
safety boot, safety shoe @ | Color: Black, Brown, Tan, Wheat | Lining: Standard or Padded
rubber work boot @ | Color: Black, Olive, White, Brown | Sole: Standard or Heavy tread
kitchen clog @ | Color: Black, White, Navy, Gray | Strap: Fixed or Swivel
safety glasses @ Polycarbonate | Lens: Clear, Smoke, Amber, Blue mirror, Yellow | Coating: Standard or Fog-free
vented hard hat @ | Color: White, Yellow, Orange, Blue, Red | Suspension: Pinlock or Ratchet
safety earmuffs @ | Color: Black, Yellow, Orange, Red, Gray | Band: Headband or Cap mount
bump cap @ | Color: Black, Navy, Charcoal, Olive, Red | Brim: Short or Regular
cut-resistant gloves @ Aramid knit | Color: Gray, Black, Yellow, Blue | Palm: Nitrile dip or Bare knit
grip gloves @ | Color: Gray, Black, Blue, Orange | Palm: Crinkle or Smooth
winter gloves @ | Color: Black, Charcoal, Navy, Orange | Cuff: Knit or Gauntlet
welding gloves @ | Color: Tan, Black, Brown, Gold | Lining: Standard or Padded
polo shirt @ | Color: White, Navy, Charcoal, Burgundy, Olive, Black | Sleeve: Short or Long
work shirt @ | Color: White, Navy, Charcoal, Khaki, Light blue | Sleeve: Short or Long
scrub set @ | Color: Navy, Ceil blue, Wine, Black, Hunter green, Royal blue | Leg: Straight or Jogger
apron @ | Color: Black, White, Charcoal, Burgundy, Denim blue | Pocket: One pocket or Two pockets
lab coat @ | Color: White, Navy, Light blue, Charcoal | Closure: Snaps or Buttons
splash apron @ PVC | Color: White, Blue, Green, Black | Neck: Tie or Buckle
cryo gloves @ | Color: Blue, Navy, Charcoal | Length: Wrist or Elbow
nitrile gloves @ Nitrile | Color: Blue, Black, Purple, Green, White | Cuff: Standard or Extended
beaker, Erlenmeyer flask, volumetric flask @ Borosilicate glass | Markings: White, Blue, Amber, Red | Rim: Standard or Reinforced
reagent bottle @ Borosilicate glass | Cap: Blue, Orange, Red, Yellow, Black | Glass: Clear or Amber
sample tubes @ Polypropylene | Cap: Clear, Blue, Green, Red, Yellow, Purple | Bottom: Conical or Round
Petri dishes @ Polystyrene | Style: Vented, Unvented, Two sections, Gridded | Wrap: Sleeve or Box
cuvettes @ Polystyrene | Volume: Standard, Semi micro, Micro | Windows: Two sides or Four sides
filter paper @ | Grade: Coarse, Medium, Fine, Ashless | Cut: Circles or Sheets
single-channel pipette, multichannel pipette @ | Color: White, Gray, Blue, Orange, Green | Tip cone: Universal or Narrow
bottle-top dispenser @ | Color: White, Gray, Blue, Green | Nozzle: Standard or Recirculating
filter tip rack @ | Color: Blue, Green, Yellow, Orange, Gray | Packing: Racked or Refill
pH meter, analytical balance, vortex mixer, microcentrifuge, incubator, sample freezer @ | Color: White, Light gray, Black, Blue | Plug: Straight or Right-angle
water bath, drying oven @ | Finish: Brushed steel, Polished steel, White, Light gray | Plug: Straight or Right-angle
volumetric espresso machine, lever espresso machine, multi-boiler espresso machine @ | Finish: Brushed steel, Polished steel, Black, White, Red | Portafilter: Spouted or Bottomless
compact espresso machine @ | Finish: Black, White, Red, Light gray, Cream | Portafilter: Spouted or Bottomless
on-demand grinder, brew grinder, shop grinder @ | Finish: Black, White, Silver, Red | Burrs: Flat or Conical
hand grinder @ | Finish: Silver, Black, Copper, Graphite | Burrs: Steel or Ceramic
batch brewer, hot water tower, reverse-osmosis unit @ | Finish: Brushed steel, Black, White, Light gray | Plug: Straight or Right-angle
softener cartridge @ | Fitting: Threaded, Push fit, Bayonet | Stages: One stage or Two stages
boiler descaler @ Citric acid blend | Package: Bottle, Jug, Pouch | Scent: Unscented or Lemon
tamper @ | Finish: Brushed steel, Polished steel, Black, Walnut | Base: Flat or Ripple
steaming pitcher @ | Finish: Brushed steel, Polished steel, Black, White | Spout: Round or Sharp
drum roaster, fluid-bed roaster @ | Finish: Black, Red, Cream, Silver | Plug: Straight or Right-angle
cooling tray, chaff collector @ | Finish: Brushed steel, Polished steel, Black | Feet: Rubber or Steel
sauté pan, stock pot, saucepan @ | Exterior: Brushed steel, Polished steel, Satin | Lid: Steel lid or Glass lid
cast-iron skillet @ Cast iron | Coating: Seasoned, Black enamel, Red enamel, Cream | Handle: Short or Long
chef's knife, bread knife, honing steel @ High-carbon steel | Handle: Walnut, Maple, Rosewood, Olive wood, Black | Bolster: Full or Half
boning knife @ High-carbon steel | Handle: Black, White, Red, Yellow, Blue | Blade: Stiff or Flexible
sheet pan @ | Coating: Natural, Hard anodized, Nonstick gray, Nonstick black | Surface: Solid or Perforated
cooling rack @ | Finish: Chrome, Nonstick black, Nonstick gray | Feet: Low or Tall
baking mat @ Silicone | Color: Tan, Gray, Red, Blue | Surface: Smooth or Perforated
dough box, polycarbonate container, ingredient bin @ Polycarbonate | Color: Clear, White, Amber, Black | Lid: Snap-on or Hinged
insulated carrier @ | Color: Navy, Brown, Black, Slate, Red | Latch: Plastic or Steel
planetary mixer, rice cooker @ | Color: White, Black, Red, Silver, Cream | Cord: Standard or Long
food processor, immersion circulator @ | Color: White, Black, Gray, Silver | Cord: Standard or Long
recessed downlight, adjustable downlight, surface-mount downlight, fire-rated downlight @ | Trim: White, Black, Brushed nickel, Bronze | Beam: Narrow or Wide
LED panel, backlit panel, cleanroom panel, emergency panel @ | Frame: White, Silver, Black | Mount: Lay-in or Surface
floodlight, wall pack, street light, bollard light @ | Finish: Dark bronze, Black, White, Gray | Photocell: Built-in or Separate
dimmer module, occupancy sensor, daylight sensor, scene controller @ | Color: White, Ivory, Light almond, Gray, Black | Mount: Wall or Ceiling
LED tube, high-bay bulb, spot bulb @ | Light: 3000 K, 3500 K, 4000 K, 5000 K | Base: Standard or Locking
filament bulb @ Glass | Glass: Clear, Amber, Smoke, Frosted | Filament: Straight or Spiral
front wheel, rear wheel, touring rim @ | Finish: Silver, Black, Gunmetal, White | Brake: Rim or Disc
cargo wheel @ | Finish: Silver, Black, Gray, White | Axle: Bolt-on or Thru-axle
chain, cassette @ | Finish: Silver, Black, Gold, Nickel | Packing: Boxed or Workshop pack
rear derailleur, crankset, hydraulic brake set, mechanical brake set @ | Finish: Black, Silver, Gunmetal, Red | Packing: Boxed or Workshop pack
disc rotor @ | Finish: Silver, Black, Gunmetal, Gold | Mount: Six-bolt or Center-lock
brake pads @ | Compound: Organic, Semi metallic, Sintered | Backing: Steel or Alloy
city tire, gravel tire, winter tire @ | Sidewall: Black, Tan, Brown, Reflective | Bead: Folding or Wire
inner tube @ | Valve: Presta, Schrader, Long Presta | Packing: Boxed or Loose
front light, rear light @ | Color: Black, Silver, Gray, Red | Mount: Strap or Clamp
folding lock, frame lock @ | Color: Black, Gray, Orange, White | Keys: Two keys or Four keys
repair stand, truing stand, floor pump @ | Color: Black, Silver, Red, Blue | Feet: Rubber or Steel
tool case @ | Color: Black, Gray, Orange, Blue | Latches: Plastic or Steel
dynamic rope @ Nylon | Color: Orange, Blue, Red, Green, Yellow | Treatment: Standard or Dry
climbing harness @ | Color: Black, Red, Blue, Moss | Leg loops: Fixed or Adjustable
locking carabiner, belay device @ | Finish: Silver, Graphite, Red, Blue, Gold | Packing: Single or Tagged
down sleeping bag, synthetic sleeping bag @ | Color: Moss, Slate, Rust, Navy, Mustard | Zipper: Left or Right
foam sleeping pad @ Closed-cell foam | Color: Blue, Gray, Orange, Moss | Surface: Ridged or Egg crate
air sleeping pad @ | Color: Moss, Slate, Rust, Navy | Surface: Flat or Quilted
dry pack @ | Color: Black, Orange, Gray, Blue, Yellow | Closure: Roll top or Zipper
guide pack @ Waxed canvas | Color: Olive, Charcoal, Tan, Navy | Straps: Webbing or Leather
canister stove, cook set @ | Finish: Silver, Graphite, Black, Red | Packing: Boxed or Stuff sack
water filter @ | Color: Black, Gray, Blue, Orange | Hose: Short or Long
fleece mid-layer @ Polyester fleece | Color: Oatmeal, Pine, Graphite, Navy, Brick | Collar: Zip neck or Full zip
acoustic panel @ Wool felt | Color: Oatmeal, Pine, Graphite, Heather, Brick, Midnight | Mount: Wall or Ceiling
room divider @ Wool felt | Color: Oatmeal, Pine, Graphite, Heather, Midnight | Feet: Casters or Glides
task chair, executive chair @ | Base: Silver, Black, Graphite, White | Casters: Carpet or Hard floor
guest chair, counter stool @ | Wood: Oak, Walnut, Ash, Cherry, Black ash, Maple | Glides: Felt or Nylon
desk lamp, power strip, cable spine, monitor arm @ | Color: Black, White, Silver, Graphite | Mount: Clamp or Screw
"""


@dataclass(frozen=True)
class Choice:
    """What the goods are made of, what the choice of finish is called, the finishes, and another choice some have."""

    material: str
    option: str
    finishes: tuple[str, ...]
    second: tuple[str, tuple[str, str]]


def _rows() -> Mapping[str, Choice]:
    found: dict[str, Choice] = {}
    for line in _TABLE.strip().splitlines():
        names, _, rest = line.partition(" @ ")
        material, first, second = (part.strip() for part in rest.split("|"))
        option, _, finishes = first.partition(": ")
        label, _, both = second.partition(": ")
        one, other = both.split(" or ")
        choice = Choice(material, option, tuple(finishes.split(", ")), (label, (one, other)))
        found.update(dict.fromkeys(names.split(", "), choice))
    return found


#: By the name of the goods.
CHOICES = _rows()


def choice_of(name: str, material: str) -> Choice:
    """What goods of that name come in, `material` being what their pictures show."""
    found = CHOICES.get(name)
    if found is None:
        usual = MATERIALS[material]
        return Choice(material, usual.option, tuple(finish.name for finish in usual.finishes), usual.second)
    return Choice(found.material or material, found.option, found.finishes, found.second)
