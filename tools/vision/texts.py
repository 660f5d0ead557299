"""Realistic lines with check digits, and random lines."""
from glyphs import ALPHABET

LETTERS = ALPHABET[:26]
DIGITS = ALPHABET[26:36]
STATES = (
    "UTO D GBR USA FRA ITA ESP POL CZE HUN LTU LVA FIN ISL LUX HRV CHN TWN AUS CAN NLD EGY ROU SVN CHE AUT BEL BGR CYP "
    "DNK EST GRC IRL MLT NOR PRT SVK SWE JPN KOR IND BRA MEX ARG ZAF TUR RUS UKR IDN THA VNM MYS SGP PHL NZL ISR SAU "
    "ARE KWT QAT XKX SRB MNE MKD ALB BIH COL PER CHL MAR TUN DZA NGA KEN GHA PAK BGD IRN IRQ KAZ UZB GEO ARM AZE QQQ"
).split()
SYLLABLES = "BCDFGHJKLMNPQRSTVWXYZ"


def check(text):
    values = (0 if c == "<" else int(c) if c in DIGITS else ord(c) - 55 for c in text)
    return str(sum(value * (7, 3, 1)[at % 3] for at, value in enumerate(values)) % 10)


def some(rng, characters, length):
    return "".join(rng.choice(characters) for _ in range(length))


def name(rng):
    parts = []
    for _ in range(rng.randint(1, 4)):
        parts += [rng.choice(SYLLABLES), rng.choice("AEIOU")]
        if rng.random() < 0.35:
            parts.append(rng.choice(SYLLABLES))
    return "".join(parts)


def names(rng, length):
    surnames = "<".join(name(rng) for _ in range(rng.choice([1, 1, 1, 2])))
    given = "<".join(name(rng) for _ in range(rng.choice([1, 1, 2, 3])))
    return f"{surnames}<<{given}"[:length].ljust(length, "<")


def day(rng):
    return f"{rng.randint(0, 99):02}{rng.randint(1, 12):02}{rng.randint(1, 31):02}"


def number(rng, length):
    written = some(rng, DIGITS if rng.random() < 0.4 else LETTERS + DIGITS, rng.randint(min(6, length), length))
    return written.ljust(length, "<")


def optional(rng, length):
    return number(rng, length) if rng.random() < 0.5 else "<" * length


def state(rng):
    return rng.choice(STATES).ljust(3, "<")


def facts(rng):
    own = number(rng, 9)
    return own + check(own) + state(rng) + dates(rng)


def dates(rng):
    birth, expiry = day(rng), day(rng)
    return birth + check(birth) + rng.choice("MF<") + expiry + check(expiry)


def lower(rng, length):
    start = facts(rng)
    rest = optional(rng, length - 30) if length == 44 else optional(rng, length - 29)
    if length == 44:
        rest += rng.choice([check(rest), "<"])
    line = start + rest
    return line + check(line[0:10] + line[13:20] + line[21:])


def line_of_card(rng):
    kind = rng.random()
    if kind < 0.35:
        own = number(rng, 9)
        return rng.choice(["I<", "ID", "IA", "AC", "C1", "IR", "IP"]) + state(rng) + own + check(own) + optional(rng, 15)
    if kind < 0.7:
        line = dates(rng) + state(rng) + optional(rng, 11)
        return line + some(rng, DIGITS, 1)
    return names(rng, 30)


def text(rng, length):
    if rng.random() < 0.18:
        return some(rng, ALPHABET + "<" * rng.choice([0, 6]), length)
    if length == 30:
        return line_of_card(rng)
    if rng.random() < 0.5:
        kinds = ["P<", "P<", "PM", "PD", "V<", "VI"] if length == 44 else ["I<", "ID", "AC", "V<"]
        return rng.choice(kinds) + state(rng) + names(rng, length - 5)
    return lower(rng, length)
