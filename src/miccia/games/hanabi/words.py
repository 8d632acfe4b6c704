"""Everything Hanabi says, in English and Italian."""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.words import Mark, Reason, Sentence, explain, fill, listed, plain, seat_mark
from miccia.games.hanabi.actions import Clue, Discard, Play
from miccia.games.hanabi.aid import outcome
from miccia.games.hanabi.cards import VALUES
from miccia.games.hanabi.events import Clued, Completed, Discarded, Ended, HanabiEvent, LastRound, Played
from miccia.games.hanabi.view import HanabiView

PHRASES = ("hello", "thinking", "remember", "nothing-yet", "thanks", "good-game")  # H21: none tells anything
NO_TALK_RULE = "H21"  # while the game lasts, nothing is said freely

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "name": "Hanabi",
        "blurb": "You see everyone’s cards but your own. Build five fireworks together.",
        "refused.clues-full": "You already have all eight clues, so you cannot discard.",
        "refused.no-clues-left": "There is no clue left. Discard or play a card.",
        "refused.no-such-card": "There is no card in that place of your hand.",
        "refused.no-such-colour": "That colour cannot be named in this game.",
        "refused.no-such-player": "There is nobody there who could get a clue.",
        "refused.touches-nothing": "That clue would not touch any card.",
        "refused.no-talk": "During the game this table speaks only in clues and ready-made phrases.",
        "option.expert": "Expert: no score, all fireworks or nothing",
        "option.six_colours": "Sixth colour",
        "option.six_colours.no": "none",
        "option.six_colours.rainbow": "rainbow",
        "option.six_colours.sixth": "plain",
        "option.short": "Short sixth colour, one card of each number",
        "option.empty_clues": "Clues may touch no card",
        "option.score_on_loss": "Score after three errors",
        "option.score_on_loss.zero": "zero",
        "option.score_on_loss.sum": "what was built",
        "option.memory": "By heart: the table keeps no notes",
        "option.talk": "Free chat during the game",
        "phrase.hello": "Hello everyone!",
        "phrase.thinking": "Let me think…",
        "phrase.remember": "Do you remember what you hold?",
        "phrase.nothing-yet": "I know nothing about my cards yet.",
        "phrase.thanks": "Thank you!",
        "phrase.good-game": "Good game!",
        "colour.R": "red",
        "colour.W": "white",
        "colour.Y": "yellow",
        "colour.G": "green",
        "colour.B": "blue",
        "colour.M": "multicolour",
        "colours.R": "reds",
        "colours.W": "whites",
        "colours.Y": "yellows",
        "colours.G": "greens",
        "colours.B": "blues",
        "colours.M": "multicolours",
        "many.0": "no",
        "many.1": "one",
        "many.2": "two",
        "many.3": "three",
        "many.4": "four",
        "many.5": "five",
        "ordinals": "1st 2nd 3rd 4th 5th",
        "card": "{colour} {rank}",
        "rank": "{count} {rank}",
        "ranks": "{count} {rank}s",
        "touches.0": "none of the cards",
        "touches.1": "{cards} card",
        "touches.2": "{cards} cards",
        "do.play": "Play the {card} card",
        "do.discard": "Discard the {card} card",
        "do.clue": "Tell {target} “{clue}”",
        "clued": "{actor} tells {target} “{clue}”: {cards}",
        "clued.to-you": "{actor} tells you “{clue}”: {cards}",
        "clued.you": "You tell {target} “{clue}”: {cards}",
        "clued.forgotten": "{actor} gives {target} a clue",
        "clued.to-you.forgotten": "{actor} gives you a clue",
        "clued.you.forgotten": "You give {target} a clue",
        "played": "{actor} plays {card}",
        "played.you": "You play {card}",
        "misplayed": "{actor} plays {card}, which does not fit: an error",
        "misplayed.you": "You play {card}, which does not fit: an error",
        "discarded": "{actor} discards {card} and wins back a clue",
        "discarded.you": "You discard {card} and win back a clue",
        "lost": ". The {colour} firework cannot rise above {most} any more",
        "lost.0": ". The {colour} firework can no longer begin",
        "completed": "The {colour} firework is complete",
        "completed.clue": "The {colour} firework is complete, and a clue comes back",
        "last-round": "{actor} has drawn the last card: everyone has one more turn",
        "last-round.you": "You have drawn the last card: everyone has one more turn",
        "ended.strikes": "Third error: the game is lost with {sum:point|points} on the table. Score "
        "{score}: {verdict}",
        "ended.perfect": "All fireworks are complete: {score:point|points}, {verdict}!",
        "ended.deck": "The last turns have been played. Score {score}: {verdict}",
        "ended.hopeless": "A firework can no longer be completed: the game is lost",
        "ended.stuck": "Neither a card nor a clue is left to go on with: the game is lost",
        "verdict.horrible": "horrible",
        "verdict.mediocre": "mediocre",
        "verdict.noteworthy": "noteworthy",
        "verdict.excellent": "excellent",
        "verdict.extraordinary": "extraordinary",
        "verdict.legendary": "legendary",
        "verdict.divine": "divine",
        "why.known": "I know that my {slot} card can be played",
        "why.meant": "A clue told me that my {slot} card can be played",
        "why.last-chance": "Nothing to lose any more: my {slot} card has the best chance of fitting",
        "why.play": "{seat} will know that {card} can be played",
        "why.play.you": "You will know that {card} can be played",
        "why.soon": "{seat} will know that {card} can be played soon",
        "why.soon.you": "You will know that {card} can be played soon",
        "why.save-last": "It saves the last {card} in {seat}’s hand",
        "why.save-last.you": "It saves the last {card} in your hand",
        "why.save-two": "It saves {card} in {seat}’s hand: I see no other one anywhere",
        "why.save-two.you": "It saves {card} in your hand: I see no other one anywhere",
        "why.busy": "{seat} can play {card} instead of discarding something we need",
        "why.busy.you": "You can play {card} instead of discarding something we need",
        "why.useless": "My {slot} card is of no use any more",
        "why.oldest": "My {slot} card is the oldest without a clue",
        "why.tell": "Nothing is urgent, and {seat} will know a little more",
        "why.tell.you": "Nothing is urgent, and you will know a little more",
        "why.least": "All my cards have clues: my {slot} card is the one we will miss least",
        "why.anything": "No good clue is left: this one to {seat} does the least harm",
        "why.anything.you": "No good clue is left: this one to you does the least harm",
        "why.forced": "There was nothing else to do",
    },
    "it": {
        "name": "Hanabi",
        "blurb": "Vedi le carte di tutti, tranne le tue. Costruite insieme cinque fuochi.",
        "refused.clues-full": "Avete già tutti e otto gli indizi: non si può scartare.",
        "refused.no-clues-left": "Non restano indizi. Scarta o gioca una carta.",
        "refused.no-such-card": "Nella tua mano non c’è una carta in quel posto.",
        "refused.no-such-colour": "In questa partita quel colore non si può nominare.",
        "refused.no-such-player": "Lì non c’è nessuno a cui dare un indizio.",
        "refused.touches-nothing": "Quell’indizio non indicherebbe nessuna carta.",
        "refused.no-talk": "Durante la partita qui si parla solo con gli indizi e le frasi pronte.",
        "option.expert": "Esperti: niente punteggio, tutti i fuochi o niente",
        "option.six_colours": "Sesto colore",
        "option.six_colours.no": "senza",
        "option.six_colours.rainbow": "arcobaleno",
        "option.six_colours.sixth": "semplice",
        "option.short": "Sesto colore corto, una carta per numero",
        "option.empty_clues": "Indizi anche a vuoto",
        "option.score_on_loss": "Punti dopo tre errori",
        "option.score_on_loss.zero": "zero",
        "option.score_on_loss.sum": "quanto costruito",
        "option.memory": "A memoria: il tavolo non tiene appunti",
        "option.talk": "Chat libera durante la partita",
        "phrase.hello": "Ciao a tutti!",
        "phrase.thinking": "Fatemi pensare…",
        "phrase.remember": "Ti ricordi che cosa hai in mano?",
        "phrase.nothing-yet": "Delle mie carte non so ancora nulla.",
        "phrase.thanks": "Grazie!",
        "phrase.good-game": "Bella partita!",
        "colour.R": "rosso",
        "colour.W": "bianco",
        "colour.Y": "giallo",
        "colour.G": "verde",
        "colour.B": "blu",
        "colour.M": "multicolore",
        "colours.R": "rossi",
        "colours.W": "bianchi",
        "colours.Y": "gialli",
        "colours.G": "verdi",
        "colours.B": "blu",
        "colours.M": "multicolori",
        "many.0": "nessun",
        "many.1": "un",
        "many.2": "due",
        "many.3": "tre",
        "many.4": "quattro",
        "many.5": "cinque",
        "ordinals": "1ª 2ª 3ª 4ª 5ª",
        "card": "{rank} {colour}",
        "rank": "{count} {rank}",
        "ranks": "{count} {rank}",
        "touches.0": "nessuna carta",
        "touches.1": "{cards} carta",
        "touches.2": "{cards} carta",
        "do.play": "Gioca la {card} carta",
        "do.discard": "Scarta la {card} carta",
        "do.clue": "Di’ {target:a} «{clue}»",
        "clued": "{actor} dice {target:a} «{clue}»: {cards}",
        "clued.to-you": "{actor} ti dice «{clue}»: {cards}",
        "clued.you": "Dici {target:a} «{clue}»: {cards}",
        "clued.forgotten": "{actor} dà un indizio {target:a}",
        "clued.to-you.forgotten": "{actor} ti dà un indizio",
        "clued.you.forgotten": "Dai un indizio {target:a}",
        "played": "{actor} gioca {card:il}",
        "played.you": "Giochi {card:il}",
        "misplayed": "{actor} gioca {card:il}, che non va bene: errore",
        "misplayed.you": "Giochi {card:il}, che non va bene: errore",
        "discarded": "{actor} scarta {card:il} e recupera un indizio",
        "discarded.you": "Scarti {card:il} e recuperi un indizio",
        "lost": ". Il fuoco {colour} non potrà più superare {most}",
        "lost.0": ". Il fuoco {colour} non potrà più cominciare",
        "completed": "Il fuoco {colour} è completo",
        "completed.clue": "Il fuoco {colour} è completo, e torna un indizio",
        "last-round": "{actor} ha pescato l’ultima carta: ancora un turno a testa",
        "last-round.you": "Hai pescato l’ultima carta: ancora un turno a testa",
        "ended.strikes": "Terzo errore: partita persa, con {sum:punto|punti} sul tavolo. Punteggio {score}: "
        "{verdict}",
        "ended.perfect": "Tutti i fuochi sono completi: {score:punto|punti}, {verdict}!",
        "ended.deck": "Gli ultimi turni sono finiti. Punteggio {score}: {verdict}",
        "ended.hopeless": "Un fuoco non si può più completare: partita persa",
        "ended.stuck": "Non restano né carte né indizi per andare avanti: partita persa",
        "verdict.horrible": "orribile",
        "verdict.mediocre": "mediocre",
        "verdict.noteworthy": "degno di nota",
        "verdict.excellent": "eccellente",
        "verdict.extraordinary": "straordinario",
        "verdict.legendary": "leggendario",
        "verdict.divine": "divino",
        "why.known": "So che la mia {slot} carta si può giocare",
        "why.meant": "Un indizio mi ha detto che la mia {slot} carta si può giocare",
        "why.last-chance": "Ormai non ho niente da perdere: la mia {slot} carta ha più probabilità di "
        "andare bene",
        "why.play": "Così {seat} sa di poter giocare {card:il}",
        "why.play.you": "Così sai di poter giocare {card:il}",
        "why.soon": "Così {seat} sa che presto potrà giocare {card:il}",
        "why.soon.you": "Così sai che presto potrai giocare {card:il}",
        "why.save-last": "Salva l’ultimo {card} in mano {seat:a}",
        "why.save-last.you": "Salva l’ultimo {card}, che hai in mano tu",
        "why.save-two": "Salva {card:il} in mano {seat:a}: non ne vedo altri in giro",
        "why.save-two.you": "Salva {card:il} che hai in mano: non ne vedo altri in giro",
        "why.busy": "Così {seat} gioca {card:il} invece di scartare qualcosa che ci serve",
        "why.busy.you": "Così giochi {card:il} invece di scartare qualcosa che ci serve",
        "why.useless": "La mia {slot} carta non serve più",
        "why.oldest": "La mia {slot} carta è la più vecchia senza indizi",
        "why.tell": "Non c’è niente di urgente, e così {seat} ne sa un po’ di più",
        "why.tell.you": "Non c’è niente di urgente, e così ne sai un po’ di più",
        "why.least": "Ho indizi su tutte le carte: la mia {slot} è quella che ci mancherà di meno",
        "why.anything": "Non restano indizi buoni: questo {seat:a} è quello che fa meno danni",
        "why.anything.you": "Non restano indizi buoni: questo a te è quello che fa meno danni",
        "why.forced": "Non c’era altro da fare",
    },
}


def card_mark(card: str, language: str) -> Mark:
    """A card in a sentence: drawn on a screen, spoken elsewhere."""
    texts = TEXTS[language]
    words = fill(texts["card"], colour=texts[f"colour.{card[0]}"], rank=card[1])
    return Mark("card", card, plain(words))


def clue_words(value: str, count: int, language: str) -> str:
    """What is said with a clue: "two 4s", "one green", "no blue"."""
    texts = TEXTS[language]
    many = texts[f"many.{count}"]
    if value.isdigit():
        return plain(fill(texts["ranks" if count > 1 else "rank"], count=many, rank=value))
    return f"{many} {texts[f'colours.{value}' if count > 1 else f'colour.{value}']}"


def places(slots: Sequence[int], language: str) -> str:
    """Where in the hand: "3rd and 4th cards"."""
    texts = TEXTS[language]
    ordinals = [texts["ordinals"].split()[slot] for slot in slots]
    return plain(fill(texts[f"touches.{min(len(slots), 2)}"], cards=listed(ordinals, language)))


def label(action: Action, view: HanabiView, names: Sequence[str], language: str) -> str:
    """What the button for an action says."""
    texts = TEXTS[language]
    if isinstance(action, Clue):
        told = outcome(action, view)
        assert told is not None
        clue = clue_words(VALUES[action.value], len(told.touches), language)
        return plain(fill(texts["do.clue"], target=names[told.to], clue=clue))
    assert isinstance(action, (Play, Discard))
    key = "do.play" if isinstance(action, Play) else "do.discard"
    return plain(fill(texts[key], card=texts["ordinals"].split()[action.slot]))


def say(event: HanabiEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    """A told event as a line of the log; None for what needs no words."""
    texts = TEXTS[language]
    if isinstance(event, Clued):
        key = "clued" + (".you" if event.seat == you else ".to-you" if event.to == you else "")
        return fill(
            texts[key if event.value else f"{key}.forgotten"],
            actor=seat_mark(event.seat, names),
            target=seat_mark(event.to, names),
            clue=clue_words(event.value, len(event.slots), language) if event.value else "",
            cards=places(event.slots, language),
        )
    if isinstance(event, (Played, Discarded)):
        key = "discarded" if isinstance(event, Discarded) else "played" if event.fits else "misplayed"
        line = fill(
            texts[key + (".you" if event.seat == you else "")],
            actor=seat_mark(event.seat, names),
            card=card_mark(event.card, language),
        )
        if event.most == int(event.card[1]) - 1:  # this was the last copy of a card still wanted
            key = "lost" if event.most else "lost.0"
            line += fill(texts[key], colour=texts[f"colour.{event.card[0]}"], most=event.most)
        return line
    if isinstance(event, Completed):
        return fill(
            texts["completed.clue" if event.clue else "completed"], colour=texts[f"colour.{event.colour}"]
        )
    if isinstance(event, LastRound):
        return fill(
            texts["last-round.you" if event.seat == you else "last-round"], actor=seat_mark(event.seat, names)
        )
    if isinstance(event, Ended):
        verdict = texts[f"verdict.{event.verdict}"]
        return fill(texts[f"ended.{event.why}"], score=event.score, sum=event.sum, verdict=verdict)
    return None


def why(reason: Reason, view: HanabiView, names: Sequence[str], you: int | None, language: str) -> Sentence:
    """A bot's reason."""
    return explain(
        TEXTS,
        reason,
        names,
        you,
        language,
        card=lambda card: card_mark(card, language),
        slot=lambda slot: TEXTS[language]["ordinals"].split()[slot],
    )
