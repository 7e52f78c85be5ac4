"""Names of people and of places that do not exist, and the e-mail addresses that fit them."""

from __future__ import annotations

import re
import unicodedata
from random import Random

FIRST_NAMES = (
    "Aaron", "Abigail", "Adaeze", "Adrian", "Aisha", "Akira", "Alan", "Alicia", "Alma", "Amara", "Amelia", "Amir",
    "Ana", "Andre", "Angela", "Anita", "Anton", "Arjun", "Astrid", "Audrey", "Aya", "Beatriz", "Benjamin", "Bianca",
    "Boris", "Brandon", "Brenda", "Bridget", "Bruno", "Callum", "Camila", "Carl", "Carmen", "Cecilia", "Cedric",
    "Chantal", "Charlotte", "Chidi", "Clara", "Claudia", "Colin", "Corinne", "Cyrus", "Damian", "Dana", "Daniela",
    "Darius", "Deborah", "Deepa", "Derek", "Diana", "Dmitri", "Dolores", "Dominic", "Edith", "Eduardo", "Elena",
    "Elias", "Eloise", "Emeka", "Emil", "Erica", "Esther", "Ethan", "Eugene", "Evelyn", "Farah", "Felix", "Fernando",
    "Fiona", "Florence", "Frances", "Gabriel", "Gail", "Gavin", "Genevieve", "Gloria", "Grant", "Greta", "Gustavo",
    "Hamid", "Hannah", "Harold", "Haruto", "Hector", "Heidi", "Helena", "Henry", "Ibrahim", "Ida", "Imani", "Ingrid",
    "Irene", "Isaac", "Ivan", "Jacqueline", "Jamal", "Janet", "Jared", "Jasmine", "Javier", "Jerome", "Joan", "Jorge",
    "Josephine", "Joyce", "Judith", "Julian", "Kaito", "Karen", "Katya", "Keiko", "Kelvin", "Kenji", "Kerry",
    "Kofi", "Kwame", "Lakshmi", "Lars", "Laura", "Leila", "Leon", "Lillian", "Linh", "Lorenzo", "Louise", "Lucas",
    "Lucia", "Luther", "Lydia", "Mabel", "Magnus", "Malik", "Marcus", "Margot", "Maria", "Marisol", "Martin", "Mateo",
    "Matilda", "Maurice", "Mei", "Melanie", "Miguel", "Miriam", "Mohan", "Monica", "Nadia", "Naomi", "Natalie",
    "Nathan", "Neha", "Nestor", "Nicole", "Nina", "Noor", "Nora", "Octavia", "Oliver", "Olivia", "Omar", "Oscar",
    "Pablo", "Paloma", "Patrick", "Paula", "Pedro", "Penelope", "Petra", "Philip", "Priya", "Quentin", "Rachel",
    "Rafael", "Rajesh", "Ramona", "Rania", "Raymond", "Regina", "Renata", "Ricardo", "Rosa", "Ruben", "Ruth",
    "Sabrina", "Samir", "Sandra", "Sanjay", "Sara", "Sergio", "Shauna", "Silas", "Simone", "Sofia", "Soren", "Stella",
    "Stuart", "Sunita", "Sven", "Sylvia", "Tamara", "Tariq", "Teresa", "Theo", "Thomas", "Tobias", "Tomas", "Trevor",
    "Uma", "Ursula", "Valerie", "Vera", "Victor", "Vikram", "Violet", "Virginia", "Wendell", "Wendy", "Wesley",
    "Willa", "Xavier", "Yara", "Yasmin", "Yolanda", "Yusuf", "Zara", "Zoe",
)  # fmt: skip

LAST_NAMES = (
    "Abara", "Abbott", "Acosta", "Adeyemi", "Aguilar", "Ahmed", "Alvarado", "Amato", "Andersen", "Aoki", "Arias",
    "Armstrong", "Asante", "Avila", "Bailey", "Banerjee", "Barros", "Bauer", "Beaumont", "Becker", "Benitez",
    "Bergstrom", "Bianchi", "Blackwood", "Boateng", "Bowen", "Bradshaw", "Brennan", "Bui", "Burgess", "Caldwell",
    "Cardoso", "Carver", "Castillo", "Chandra", "Chang", "Chavez", "Chen", "Choi", "Cisneros", "Clarke", "Coleman",
    "Conti", "Cordova", "Cruz", "D'Souza", "Dalton", "Dang", "Davenport", "Delgado", "Desai", "Diallo", "Dominguez",
    "Doyle", "Drummond", "Duarte", "Dubois", "Eastman", "Ebner", "Edwards", "Ekwueme", "Ellison", "Engel", "Espinoza",
    "Estrada", "Faulkner", "Ferreira", "Figueroa", "Fischer", "Fitzgerald", "Fleming", "Forsyth", "Fournier",
    "Frost", "Fujimoto", "Gallagher", "Garza", "Ghosh", "Gibbons", "Goldberg", "Gomes", "Graves", "Greco", "Gupta",
    "Guzman", "Haas", "Hadley", "Hansen", "Harmon", "Hassan", "Hayashi", "Henriksen", "Herrera", "Hoang", "Hoffman",
    "Holloway", "Horvath", "Hughes", "Huynh", "Ibarra", "Ivanova", "Iyer", "Jacobsen", "Jansen", "Jimenez", "Joshi",
    "Kaplan", "Kapoor", "Kaur", "Keller", "Khan", "Kimura", "Kowalski", "Kramer", "Kruger", "Kumar", "Lachance",
    "Lam", "Lambert", "Larsen", "Lefebvre", "Leung", "Lindqvist", "Lombardi", "Lozano", "Lund", "Maalouf",
    "Mackenzie", "Maldonado", "Mancini", "Marchetti", "Marsh", "Mbeki", "McAllister", "McGrath", "Medina", "Mehta",
    "Mendoza", "Meyer", "Miyamoto", "Molina", "Moreau", "Morrow", "Mukherjee", "Murphy", "Mwangi", "Nakamura",
    "Nasser", "Navarro", "Nguyen", "Nielsen", "Novak", "Nunez", "O'Brien", "O'Connell", "Obi", "Ochoa", "Okafor",
    "Okonkwo", "Olsen", "Ortega", "Osei", "Owens", "Pacheco", "Palmer", "Park", "Patel", "Pellegrini", "Pereira",
    "Petrov", "Pham", "Pierce", "Popescu", "Quinn", "Quintero", "Ramirez", "Rao", "Rasmussen", "Reddy", "Reyes",
    "Ricci", "Rinaldi", "Rivas", "Romano", "Rosenthal", "Rossi", "Rowe", "Ruiz", "Saito", "Salazar", "Sandoval",
    "Santos", "Sato", "Schneider", "Schroeder", "Serrano", "Shah", "Sharma", "Shepherd", "Silva", "Singh", "Sokolov",
    "Solano", "Soto", "Stein", "Sullivan", "Suzuki", "Svensson", "Szabo", "Takahashi", "Tanaka", "Tavares",
    "Thackeray", "Thornton", "Tran", "Trujillo", "Underwood", "Uribe", "Valdez", "Van Dyke", "Vargas", "Varga",
    "Vasquez", "Velasco", "Vogel", "Wagner", "Walsh", "Wang", "Watanabe", "Weber", "Whitaker", "Winslow", "Wojcik",
    "Yamada", "Yang", "Yilmaz", "Yoon", "Zamora", "Zhang", "Zhou", "Zielinski", "Zimmerman",
)  # fmt: skip

_ROOT_STARTS = (
    "Alder", "Ash", "Birch", "Bram", "Brook", "Cedar", "Clover", "Copper", "Crow", "Dove", "Dun", "Elder", "Elm",
    "Ember", "Fair", "Fern", "Fox", "Frost", "Glen", "Hart", "Hawk", "Hazel", "Heather", "Holly", "Ivy", "Kestrel",
    "Lark", "Linden", "Maple", "Marl", "Meadow", "Moss", "Oak", "Otter", "Quarry", "Raven", "Rook", "Rowan", "Sage",
    "Salt", "Storm", "Summer", "Swan", "Tarn", "Thorn", "Timber", "Willow", "Winter", "Wren", "Yarrow",
)  # fmt: skip
_ROOT_ENDS = (
    "bank", "beck", "bridge", "burn", "cliff", "combe", "cove", "crest", "croft", "dale", "den", "field", "ford",
    "gate", "glade", "hall", "haven", "hollow", "holm", "hurst", "leigh", "mere", "moor", "point", "port", "ridge",
    "shaw", "shore", "side", "stead", "vale", "view", "well", "wick", "worth",
)  # fmt: skip


def place_name(random: Random) -> str:
    """The name of a place that sounds real: "Fernhollow", "Tarnshaw"."""
    return random.choice(_ROOT_STARTS) + random.choice(_ROOT_ENDS)


def slug(text: str) -> str:
    """The letters and digits of `text` as they stand in an address: "O'Brien" gives "obrien"."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]", "", plain.lower())


#: How a company forms the part of an e-mail address before the @.
MAILBOX_STYLES = ("first.last", "flast", "first", "firstl", "first_last", "last.first")


def mailbox(style: str, first: str, last: str) -> str:
    f, n = slug(first), slug(last)
    return {
        "first.last": f"{f}.{n}",
        "flast": f"{f[:1]}{n}",
        "first": f,
        "firstl": f"{f}{n[:1]}",
        "first_last": f"{f}_{n}",
        "last.first": f"{n}.{f}",
    }[style]


class FullNames:
    """Hands out names of which no two are alike."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._taken: set[tuple[str, str]] = set()

    def draw(self) -> tuple[str, str]:
        """A first and a last name that were not drawn before."""
        while True:
            name = (self._random.choice(FIRST_NAMES), self._random.choice(LAST_NAMES))
            if name not in self._taken:
                self._taken.add(name)
                return name

    def take(self, first: str, last: str) -> None:
        self._taken.add((first, last))
