"""The names of tables: a short Italian word and a number, easy to say over the phone."""

import secrets

WORDS = """
    ACERO ALBA ANICE ARCO BACCA BOSCO BRINA CALMA CAMPO CANTO CEDRO CERVO CIELO CORDA CREMA DUNA
    EDERA ERICA FALCO FARO FELCE FICO FIENO FIUME FOCE FONTE FUOCO GALLO GELSO GHIRO GIADA GOLFO
    GRANO ISOLA LAGO LAMPO LATTE LEPRE LIMA LINO LUCE LUNA LUPO MARE MELA MENTA MIELE MIRTO MOLO
    MONTE MORA NEVE NOCE NUBE OLIVO ONDA ORSO ORZO PANE PERA PESCA PIANO PINO PIUMA PONTE PRATO
    RADIO RAMO RIVA ROSA ROVO SALE SASSO SCALA SEME SERA SOLE SPIGA STELO TALPA TASSO TEMPO TERRA
    TIMO TORRE TRENO TUONO VALLE VELA VENTO VETTA VIOLA VOLPE ZUCCA
"""
NAMES = tuple(WORDS.split())


def new_code(tries: int) -> str:
    """A code like LUNA-42; after some tries that were taken, with more digits."""
    digits = 2 + tries // 8
    return f"{secrets.choice(NAMES)}-{secrets.randbelow(9 * 10 ** (digits - 1)) + 10 ** (digits - 1)}"
