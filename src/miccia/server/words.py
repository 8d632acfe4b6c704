"""What the server itself says, in English and Italian. What a game says is in its own words."""

from miccia.core.words import COMMON, LANGUAGES
from miccia.games import find

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "refused.already-begun": "The game has already begun.",
        "refused.bad-message": "The table did not understand that message.",
        "refused.bad-name": "A name needs at least one letter.",
        "refused.bad-option": "This game cannot be played with those options.",
        "refused.bad-origin": "That request comes from another site.",
        "refused.bad-seats": "This game does not take that number of players.",
        "refused.bad-seed": "That is not a seed.",
        "refused.bad-stack": "The cards cannot be stacked like that.",
        "refused.broken-table": "This table’s game can no longer be read. Nothing has been deleted.",
        "refused.crowded": "Too many people are watching this table.",
        "refused.hello-first": "Say hello to the table first.",
        "refused.look-alike": "That name looks like another one at this table. Choose a different one.",
        "refused.no-talk": "There is no free chat at this table during the game.",
        "refused.nobody-there": "There is nobody there who can be turned away.",
        "refused.not-allowed": "That request is not allowed.",
        "refused.not-begun": "The game has not begun yet.",
        "refused.not-found": "There is nothing at this address.",
        "refused.not-host": "Only whoever created the table can do that.",
        "refused.not-over": "The record is shown when the game is over.",
        "refused.not-seated": "You have no seat at this table.",
        "refused.paused": "The game is paused.",
        "refused.reserved-name": "Nobody can be called that at a table. Choose another name.",
        "refused.seat-taken": "Somebody else has that seat.",
        "refused.server-error": "Something went wrong at the table. Please try again.",
        "refused.stale": "The table had moved on before your move arrived. Have a look and choose again.",
        "refused.table-away": "The table is out of reach for a moment. It will come back by itself.",
        "refused.table-full": "There is no free seat left.",
        "refused.too-early": "The clock has not started yet.",
        "refused.too-fast": "That was too much at once. Wait a moment.",
        "refused.too-large": "That message is too long.",
        "refused.turned-away": "You have been turned away from this table.",
        "refused.unknown-bot": "There is no bot of that kind for this game.",
        "refused.unknown-game": "There is no such game here.",
        "refused.unknown-phrase": "That is not one of this game’s phrases.",
        "refused.unknown-signal": "That cannot be pointed at in this game.",
        "refused.unknown-table": "There is no table with this code.",
        "bot.random": "Random",
        "bot.steady": "Steady",
        "bot.expert": "Expert",
        "onlooker": "Onlooker",
        "no-client": "The pages of Miccia have not been built yet.",
        "no-client.here": "Try `make play`.",
    },
    "it": {
        "refused.already-begun": "La partita è già cominciata.",
        "refused.bad-message": "Il tavolo non ha capito il messaggio.",
        "refused.bad-name": "Il nome deve avere almeno una lettera.",
        "refused.bad-option": "Con quelle opzioni questo gioco non si può giocare.",
        "refused.bad-origin": "La richiesta viene da un altro sito.",
        "refused.bad-seats": "Questo gioco non prevede quel numero di giocatori.",
        "refused.bad-seed": "Questo non è un seme.",
        "refused.bad-stack": "Le carte non si possono disporre così.",
        "refused.broken-table": "Questa partita non si riesce più a leggere. Nulla è stato cancellato.",
        "refused.crowded": "Questo tavolo ha già troppi spettatori.",
        "refused.hello-first": "Prima saluta il tavolo.",
        "refused.look-alike": "Questo nome si confonde con un altro al tavolo. Scegline uno diverso.",
        "refused.no-talk": "A questo tavolo, durante la partita, non c’è la chat libera.",
        "refused.nobody-there": "Lì non c’è nessuno da allontanare.",
        "refused.not-allowed": "Richiesta non consentita.",
        "refused.not-begun": "La partita non è ancora cominciata.",
        "refused.not-found": "A questo indirizzo non c’è nulla.",
        "refused.not-host": "Può farlo solo chi ha creato il tavolo.",
        "refused.not-over": "Il verbale si può vedere quando la partita è finita.",
        "refused.not-seated": "Non hai un posto a questo tavolo.",
        "refused.paused": "La partita è in pausa.",
        "refused.reserved-name": "A un tavolo nessuno può chiamarsi così. Scegli un altro nome.",
        "refused.seat-taken": "Quel posto è già occupato.",
        "refused.server-error": "Al tavolo qualcosa è andato storto. Riprova.",
        "refused.stale": "Il tavolo è andato avanti prima che arrivasse la tua mossa. Guarda e scegli di "
        "nuovo.",
        "refused.table-away": "Il tavolo per il momento non è raggiungibile. Tornerà da solo.",
        "refused.table-full": "Non ci sono più posti liberi.",
        "refused.too-early": "L’orologio non è ancora partito.",
        "refused.too-fast": "Troppe cose in una volta. Aspetta un momento.",
        "refused.too-large": "Il messaggio è troppo lungo.",
        "refused.turned-away": "A questo tavolo non puoi più entrare.",
        "refused.unknown-bot": "Per questo gioco non c’è un bot di quel tipo.",
        "refused.unknown-game": "Qui non c’è un gioco con quel nome.",
        "refused.unknown-phrase": "Questa non è una delle frasi del gioco.",
        "refused.unknown-signal": "In questo gioco non si può indicare quella cosa.",
        "refused.unknown-table": "Non c’è nessun tavolo con questo codice.",
        "bot.random": "Casuale",
        "bot.steady": "Affidabile",
        "bot.expert": "Esperto",
        "onlooker": "Spettatore",
        "no-client": "Le pagine di Miccia non sono ancora pronte.",
        "no-client.here": "Prova con `make play`.",
    },
}


def text(key: str, language: str, game: str | None = None) -> str | None:
    """The text for a key: the game's own if it has one, else what all games say, else the server's."""
    for texts in ([find(game).words.TEXTS] if game else []) + [COMMON, TEXTS]:
        found: str | None = texts[language].get(key)
        if found is not None:
            return found
    return None


def refusal(code: str, language: str, game: str | None = None) -> str:
    """A refusal as a sentence."""
    return text(f"refused.{code}", language, game) or TEXTS[language]["refused.server-error"]


def bot_label(level: str, language: str, game: str) -> str:
    """What a kind of bot is called."""
    return text(f"bot.{level}", language, game) or level


def choose(asked: str | None, accepted: str) -> str:
    """The language that was asked for, or the first of an Accept-Language header that we speak."""
    if asked is not None and asked in LANGUAGES:
        return asked
    wishes = []
    for place, wish in enumerate(accepted.split(",")):
        tag, _, weight = wish.partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag.strip().lower()[:2]))
        except ValueError:
            continue
    for _, _, language in sorted(wishes):
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
