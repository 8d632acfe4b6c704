"""Everything FUSE says, in English and Italian."""

import re
from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.words import Mark, Reason, Sentence, explain, fill, listed, plain, seat_mark
from miccia.games.fuse.actions import First, Give, Place, Take
from miccia.games.fuse.bombs import BY_KEY
from miccia.games.fuse.events import (
    BagLow,
    Declined,
    Defused,
    Detonated,
    Discarded,
    Ended,
    Fell,
    FuseEvent,
    Gave,
    Placed,
    PutFirst,
    Rerolled,
    Rolled,
    Took,
)
from miccia.games.fuse.view import FuseView

PHRASES = ("hello", "hurry", "which", "yours", "sorry", "thanks", "well-done", "good-game")

# What a player may call out beside the rules (F9): "I need red", "I want that die of this roll".
SIGNALS = r"need\.(black|blue|green|red|yellow|[1-6])|want\.\d{1,3}\.[0-4]"

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "name": "FUSE",
        "blurb": "Ten minutes, twenty-five dice, one bomb squad.",
        "refused.already-done": "You have said that you want no more dice in this round.",
        "refused.already-first": "That die is first already, or was put first once in this round.",
        "refused.bomb-gone": "That bomb is not in the centre any more: choose another.",
        "refused.breaks-sign": "That die and its neighbour contradict the sign between them.",
        "refused.die-gone": "Too late: that die is gone.",
        "refused.die-safe": "That die carries others: it is safe. Return another one.",
        "refused.does-not-fit": "That space wants another die.",
        "refused.does-not-match": "That die has neither the colour nor the number that is asked for.",
        "refused.give-first": "First return a die to the bag.",
        "refused.never-complete": "With that die the bomb could never be completed.",
        "refused.no-die-there": "There is no die on that space.",
        "refused.no-share-left": "You have taken all your dice of this roll.",
        "refused.no-such-bomb": "You have no bomb there.",
        "refused.no-such-die": "There is no such die in this roll.",
        "refused.no-such-space": "That bomb has no such space.",
        "refused.not-the-roller": "Only the player with the bag sets the order of the dice.",
        "refused.nothing-below": "There is nothing below to carry that die yet.",
        "refused.nothing-owed": "You need not return a die now.",
        "refused.nothing-to-take": "You have not defused a bomb: there is none to take.",
        "refused.other-roll": "Too late: new dice have been rolled since.",
        "refused.others-give": "Wait a moment: others are returning dice.",
        "refused.space-taken": "A die lies there already, and it cannot be moved.",
        "refused.take-first": "First choose your next bomb from the centre.",
        "refused.wrong-order": "A tower grows from the bottom up: the die below is missing.",
        "option.level": "Level",
        "option.level.training": "Training",
        "option.level.standard": "Standard",
        "option.level.expert": "Expert",
        "option.level.elite": "Elite",
        "option.level.insane": "Insane",
        "option.include_sixes": "With the six-point bombs",
        "option.shaky_hands": "Shaky hands: towers and pyramids can fall",
        "option.relaxed": "More time",
        "option.relaxed.no": "ten minutes, as in the book",
        "option.relaxed.15": "15 minutes",
        "option.relaxed.20": "20 minutes",
        "option.relaxed.endless": "no clock",
        "option.tempo": "Seconds charged for rolling and placing (simulations)",
        "option.tempo.none": "none: real time alone",
        "option.tempo.usual": "as many as people need",
        "phrase.hello": "Hello, squad!",
        "phrase.hurry": "Hurry!",
        "phrase.which": "Which die do you want?",
        "phrase.yours": "That one is yours.",
        "phrase.sorry": "Sorry!",
        "phrase.thanks": "Thank you!",
        "phrase.well-done": "Well done!",
        "phrase.good-game": "Good game!",
        "colour.K": "black",
        "colour.B": "blue",
        "colour.G": "green",
        "colour.R": "red",
        "colour.Y": "yellow",
        "die": "{colour} {number}",
        "the-die": "{die}",
        "you": "You",
        "owes.0": "Nobody has to return a die",
        "owes.1": "{owing} has to return a die",
        "owes.1.you": "You have to return a die",
        "owes.2": "{owing} have to return a die each",
        "owes.2.you": "{owing} have to return a die each",
        "ordinals": "1st 2nd 3rd 4th 5th 6th",
        "space.row": "{place} space",
        "space.level": "level {level}",
        "space.first-tower": "first tower, level {level}",
        "space.second-tower": "second tower, level {level}",
        "space.base": "base, {place} space",
        "space.middle": "middle, {place} space",
        "space.top": "top",
        "do.place": "{die} on {bomb}: {space}",
        "do.give": "Return {die} from {bomb}",
        "do.take": "Take {bomb}, worth {value:point|points}",
        "do.done": "No die for me",
        "do.first": "Reroll {die} first",
        "rolled": "{actor} rolls {dice}",
        "rolled.you": "You roll {dice}",
        "bag-low": "The bag is running low: {dice:die|dice} left",
        "placed": "{actor} places {die} on {bomb}",
        "placed.you": "You place {die} on {bomb}",
        "fell": "{actor}’s {bomb} falls over: its dice go back to the bag",
        "fell.you": "Your {bomb} falls over: its dice go back to the bag",
        "defused": "{actor} defuses {bomb}, worth {value:point|points}. Defused so far: {count}",
        "defused.you": "You defuse {bomb}, worth {value:point|points}. Defused so far: {count}",
        "took": "{actor} takes {bomb}",
        "took.you": "You take {bomb}",
        "detonated": "Detonator {sign} ({count} of 6). {owes}",
        "declined": "{actor} wants no die",
        "declined.you": "You want no die",
        "put-first": "{actor} wants {die} rerolled first",
        "put-first.you": "You want {die} rerolled first",
        "discarded": "Nobody takes {dice}",
        "rerolled": "{was} is rerolled: {die}. {owes}",
        "gave": "{actor} returns {die} from {bomb}",
        "gave.you": "You return {die} from {bomb}",
        "gave.forced": "The table returns {die} from {bomb} for {actor}",
        "gave.forced.you": "The table returns {die} from {bomb} for you",
        "ended.won": "The ship is saved! {score:point|points}: {bonus} for winning, {time} for time, "
        "{bombs} for bombs, {detonators} for detonators",
        "ended.time": "Time is up: the ship is lost. {score:point|points}: {bombs} for bombs, {detonators} "
        "for detonators",
        "ended.bag": "The bag is empty: the ship is lost. {score:point|points}: {bombs} for bombs, "
        "{detonators} for detonators",
        "ended.rounds": "400 rolls were not enough: the ship is lost. {score:point|points}: {bombs} for "
        "bombs, {detonators} for detonators",
        "signal.need.colour": "{actor} needs {sign}",
        "signal.need.number": "{actor} needs a {sign}",
        "signal.want": "{actor} wants the {place} die",
        "why.defuse": "With {die} I defuse {bomb}",
        "why.place": "{die} is a good die for {bomb}",
        "why.anyway": "{die} is not the best for {bomb}, but better there than rerolled",
        "why.give": "{die} on {bomb} is the die I will miss least",
        "why.take": "Of the bombs in the centre, {bomb} should be the quickest to defuse",
        "why.first": "If nobody takes it, {die} had better be rerolled first",
        "why.idle": "There is nothing else for me to do: {die} may as well be the first",
        "why.leave": "{seat} can do more with {die}",
        "why.leave.you": "You can do more with {die}",
        "why.wanted": "{seat} asked for {die}",
        "why.wanted.you": "You asked for {die}",
        "why.nothing": "None of these dice fits my bombs",
        "why.decline": "{die} is not worth the time it takes to place it",
        "bomb.four-hues": "Four hues",
        "bomb.either": "Either",
        "bomb.two-pairs": "Two pairs",
        "bomb.hinge": "Hinge",
        "bomb.down-up": "Down and up",
        "bomb.two-less": "Two less",
        "bomb.cousins": "Cousins",
        "bomb.four-faces": "Four faces",
        "bomb.crossroads": "Crossroads",
        "bomb.steps": "Steps",
        "bomb.seven": "Seven",
        "bomb.same-coat": "Same coat",
        "bomb.same-face": "Same face",
        "bomb.family": "Family",
        "bomb.from-four": "Down from 4",
        "bomb.balance": "Balance",
        "bomb.black-or": "Black or low",
        "bomb.from-three": "Up from 3",
        "bomb.red-or": "Red or high",
        "bomb.ten": "Ten",
        "bomb.run": "Run",
        "bomb.stairs": "Stairs",
        "bomb.totem": "Totem",
        "bomb.chimney": "Chimney",
        "bomb.tent": "Tent",
        "bomb.painted-seven": "Painted seven",
        "bomb.triplets": "Triplets",
        "bomb.exact": "Exact",
        "bomb.dark-seven": "Dark seven",
        "bomb.blue-four": "Blue four",
        "bomb.lantern": "Lantern",
        "bomb.flagpole": "Flagpole",
        "bomb.black-cap": "Black cap",
        "bomb.beacon": "Beacon",
        "bomb.blue-cap": "Blue cap",
        "bomb.three-alike": "Three alike",
        "bomb.three-less": "Three less",
        "bomb.spire": "Spire",
        "bomb.climb": "Climb",
        "bomb.one-hue": "One hue",
        "bomb.rainbow": "Rainbow",
        "bomb.three-twos": "Three twos",
        "bomb.blue-tail": "Blue tail",
        "bomb.twins": "Twins",
        "bomb.hidden-sun": "Hidden sun",
        "bomb.ladder": "Ladder",
        "bomb.password": "Password",
        "bomb.quadruplets": "Quadruplets",
        "bomb.sunrise": "Sunrise",
        "bomb.temple": "Temple",
        "bomb.ziggurat": "Ziggurat",
        "bomb.gate": "Gate",
        "bomb.bridge": "Bridge",
        "bomb.mountain": "Mountain",
    },
    "it": {
        "name": "FUSE",
        "blurb": "Dieci minuti, venticinque dadi, una squadra di artificieri.",
        "refused.already-done": "Hai detto che in questo lancio non vuoi altri dadi.",
        "refused.already-first": "Quel dado è già il primo, o in questo lancio lo è già stato.",
        "refused.bomb-gone": "Quella bomba non è più al centro: scegline un’altra.",
        "refused.breaks-sign": "Quel dado e il suo vicino contraddicono il simbolo fra loro.",
        "refused.die-gone": "Troppo tardi: quel dado non c’è più.",
        "refused.die-safe": "Quel dado ne regge altri: è al sicuro. Restituiscine un altro.",
        "refused.does-not-fit": "Quello spazio vuole un altro dado.",
        "refused.does-not-match": "Quel dado non ha né il colore né il numero richiesto.",
        "refused.give-first": "Prima rimetti un dado nel sacchetto.",
        "refused.never-complete": "Con quel dado la bomba non si potrebbe più completare.",
        "refused.no-die-there": "Su quello spazio non c’è nessun dado.",
        "refused.no-share-left": "Di questo lancio hai già preso tutti i tuoi dadi.",
        "refused.no-such-bomb": "Lì non hai nessuna bomba.",
        "refused.no-such-die": "In questo lancio quel dado non c’è.",
        "refused.no-such-space": "Quella bomba non ha uno spazio così.",
        "refused.not-the-roller": "L’ordine dei dadi lo decide solo chi ha il sacchetto.",
        "refused.nothing-below": "Sotto non c’è ancora niente che regga quel dado.",
        "refused.nothing-owed": "Adesso non devi restituire nessun dado.",
        "refused.nothing-to-take": "Non hai disinnescato bombe: non ce n’è una da prendere.",
        "refused.other-roll": "Troppo tardi: nel frattempo sono stati lanciati altri dadi.",
        "refused.others-give": "Un momento: altri stanno restituendo dadi.",
        "refused.space-taken": "Lì c’è già un dado, e non si può spostare.",
        "refused.take-first": "Prima scegli la tua prossima bomba dal centro.",
        "refused.wrong-order": "Una torre cresce dal basso: manca il dado sotto.",
        "option.level": "Livello",
        "option.level.training": "Addestramento",
        "option.level.standard": "Standard",
        "option.level.expert": "Esperti",
        "option.level.elite": "Élite",
        "option.level.insane": "Folle",
        "option.include_sixes": "Con le bombe da sei punti",
        "option.shaky_hands": "Mani che tremano: torri e piramidi possono cadere",
        "option.relaxed": "Più tempo",
        "option.relaxed.no": "dieci minuti, da regolamento",
        "option.relaxed.15": "15 minuti",
        "option.relaxed.20": "20 minuti",
        "option.relaxed.endless": "senza orologio",
        "option.tempo": "Secondi contati per lanci e dadi piazzati (simulazioni)",
        "option.tempo.none": "nessuno: solo il tempo reale",
        "option.tempo.usual": "quanti ne servono alle persone",
        "phrase.hello": "Ciao, squadra!",
        "phrase.hurry": "Presto!",
        "phrase.which": "Quale dado vuoi?",
        "phrase.yours": "Quello è tuo.",
        "phrase.sorry": "Scusate!",
        "phrase.thanks": "Grazie!",
        "phrase.well-done": "Bravi!",
        "phrase.good-game": "Bella partita!",
        "colour.K": "nero",
        "colour.B": "blu",
        "colour.G": "verde",
        "colour.R": "rosso",
        "colour.Y": "giallo",
        "die": "{number} {colour}",
        "the-die": "{die:il}",
        "you": "Tu",
        "owes.0": "Nessuno deve restituire un dado",
        "owes.1": "{owing} deve restituire un dado",
        "owes.1.you": "Devi restituire un dado",
        "owes.2": "{owing} devono restituire un dado ciascuno",
        "owes.2.you": "{owing} dovete restituire un dado ciascuno",
        "ordinals": "1º 2º 3º 4º 5º 6º",
        "space.row": "{place} spazio",
        "space.level": "livello {level}",
        "space.first-tower": "prima torre, livello {level}",
        "space.second-tower": "seconda torre, livello {level}",
        "space.base": "base, {place} spazio",
        "space.middle": "in mezzo, {place} spazio",
        "space.top": "cima",
        "do.place": "{die} su {bomb}: {space}",
        "do.give": "Restituisci {die:il} da {bomb}",
        "do.take": "Prendi {bomb}, che vale {value:punto|punti}",
        "do.done": "Nessun dado per me",
        "do.first": "Rilancia {die:il} per primo",
        "rolled": "{actor} lancia: {dice}",
        "rolled.you": "Lanci: {dice}",
        "bag-low": "Il sacchetto si svuota: {dice:dado rimasto|dadi rimasti}",
        "placed": "{actor} mette {die:il} su {bomb}",
        "placed.you": "Metti {die:il} su {bomb}",
        "fell": "La bomba {bomb} di {actor} crolla: i suoi dadi tornano nel sacchetto",
        "fell.you": "La tua bomba {bomb} crolla: i suoi dadi tornano nel sacchetto",
        "defused": "{actor} disinnesca {bomb}, che vale {value:punto|punti}. Disinnescate finora: {count}",
        "defused.you": "Disinneschi {bomb}, che vale {value:punto|punti}. Disinnescate finora: {count}",
        "took": "{actor} prende {bomb}",
        "took.you": "Prendi {bomb}",
        "detonated": "Detonatore {sign} ({count} di 6). {owes}",
        "declined": "{actor} non vuole dadi",
        "declined.you": "Non vuoi dadi",
        "put-first": "{actor} farà rilanciare {die:il} per primo",
        "put-first.you": "Farai rilanciare {die:il} per primo",
        "discarded": "Nessuno prende {dice}",
        "rerolled": "Si rilancia {was:il}: esce {die:il}. {owes}",
        "gave": "{actor} restituisce {die:il} da {bomb}",
        "gave.you": "Restituisci {die:il} da {bomb}",
        "gave.forced": "Il tavolo restituisce {die:il} da {bomb} per {actor}",
        "gave.forced.you": "Il tavolo restituisce {die:il} da {bomb} per te",
        "ended.won": "La nave è salva! {score:punto|punti}: {bonus} per la vittoria, {time} per il tempo, "
        "{bombs} per le bombe, {detonators} per i detonatori",
        "ended.time": "Tempo scaduto: la nave è perduta. {score:punto|punti}: {bombs} per le bombe, "
        "{detonators} per i detonatori",
        "ended.bag": "Il sacchetto è vuoto: la nave è perduta. {score:punto|punti}: {bombs} per le bombe, "
        "{detonators} per i detonatori",
        "ended.rounds": "400 lanci non sono bastati: la nave è perduta. {score:punto|punti}: {bombs} per le "
        "bombe, {detonators} per i detonatori",
        "signal.need.colour": "{actor:A} serve {sign:il}",
        "signal.need.number": "{actor:A} serve un {sign}",
        "signal.want": "{actor} vuole il {place} dado",
        "why.defuse": "Con {die:il} disinnesco {bomb}",
        "why.place": "{die:Il} è un buon dado per {bomb}",
        "why.anyway": "{die:Il} non è l’ideale per {bomb}, ma meglio lì che rilanciato",
        "why.give": "{die:Il} su {bomb} è il dado che mi mancherà di meno",
        "why.take": "Tra le bombe al centro, {bomb} dovrebbe essere la più rapida da disinnescare",
        "why.first": "Se nessuno lo prende, conviene rilanciare {die:il} per primo",
        "why.idle": "Non ho altro da fare: per primo va bene {die:il}",
        "why.leave": "{seat} può fare di più con {die:il}",
        "why.leave.you": "Puoi fare di più con {die:il}",
        "why.wanted": "{seat} ha chiesto {die:il}",
        "why.wanted.you": "Hai chiesto {die:il}",
        "why.nothing": "Nessuno di questi dadi va bene per le mie bombe",
        "why.decline": "{die:Il} non vale il tempo che ci vuole per metterlo",
        "bomb.four-hues": "Quattro tinte",
        "bomb.either": "Due vie",
        "bomb.two-pairs": "Due coppie",
        "bomb.hinge": "Cerniera",
        "bomb.down-up": "Giù e su",
        "bomb.two-less": "Due in meno",
        "bomb.cousins": "Cugini",
        "bomb.four-faces": "Quattro facce",
        "bomb.crossroads": "Bivio",
        "bomb.steps": "Passi",
        "bomb.seven": "Sette",
        "bomb.same-coat": "Stessa veste",
        "bomb.same-face": "Stessa faccia",
        "bomb.family": "Famiglia",
        "bomb.from-four": "Giù dal 4",
        "bomb.balance": "Bilancia",
        "bomb.black-or": "Nero o basso",
        "bomb.from-three": "Su dal 3",
        "bomb.red-or": "Rosso o alto",
        "bomb.ten": "Dieci",
        "bomb.run": "In fila",
        "bomb.stairs": "Gradini",
        "bomb.totem": "Totem",
        "bomb.chimney": "Camino",
        "bomb.tent": "Tenda",
        "bomb.painted-seven": "Sette dipinto",
        "bomb.triplets": "Tris",
        "bomb.exact": "Esatto",
        "bomb.dark-seven": "Sette scuro",
        "bomb.blue-four": "Quattro blu",
        "bomb.lantern": "Lanterna",
        "bomb.flagpole": "Pennone",
        "bomb.black-cap": "Cappello nero",
        "bomb.beacon": "Faro",
        "bomb.blue-cap": "Cappello blu",
        "bomb.three-alike": "Tre uguali",
        "bomb.three-less": "Tre in meno",
        "bomb.spire": "Guglia",
        "bomb.climb": "Scalata",
        "bomb.one-hue": "Tinta unita",
        "bomb.rainbow": "Arcobaleno",
        "bomb.three-twos": "Tre due",
        "bomb.blue-tail": "Coda blu",
        "bomb.twins": "Gemelli",
        "bomb.hidden-sun": "Sole nascosto",
        "bomb.ladder": "Scala a pioli",
        "bomb.password": "Parola d’ordine",
        "bomb.quadruplets": "Poker",
        "bomb.sunrise": "Alba",
        "bomb.temple": "Tempio",
        "bomb.ziggurat": "Ziggurat",
        "bomb.gate": "Portale",
        "bomb.bridge": "Ponte",
        "bomb.mountain": "Montagna",
    },
}


# Things in a sentence: drawn on a screen, spoken elsewhere


def die_mark(face: str, language: str) -> Mark:
    texts = TEXTS[language]
    return Mark("die", face, plain(fill(texts["die"], colour=texts[f"colour.{face[0]}"], number=face[1])))


def sign_mark(sign: str, language: str) -> Mark:
    """A colour or a number."""
    return Mark("sign", sign, sign if sign.isdigit() else TEXTS[language][f"colour.{sign}"])


def bomb_mark(key: str, language: str) -> Mark:
    return Mark("bomb", key, TEXTS[language][f"bomb.{key}"])


def dice_list(faces: Sequence[str], language: str) -> Sentence:
    return listed([die_mark(face, language) for face in faces], language)


def the_dice(faces: Sequence[str], language: str) -> Sentence:
    """Dice that somebody does something with: "l’1 blu e il 2 nero"."""
    the_die = TEXTS[language]["the-die"]
    return listed([fill(the_die, die=die_mark(face, language)) for face in faces], language)


def owes(seats: Sequence[int], names: Sequence[str], you: int | None, language: str) -> Sentence:
    """Who must return a die; you first."""
    texts = TEXTS[language]
    key = f"owes.{min(len(seats), 2)}" + (".you" if you in seats else "")
    first: list[str | Mark | Sentence] = [texts["you"]] if you in seats else []
    others = [seat_mark(seat, names) for seat in seats if seat != you]
    return fill(texts[key], owing=listed([*first, *others], language))


def space_words(key: str, space: int, language: str) -> str:
    """Where on a bomb: "2nd space", "level 3", "top"."""
    shape, level, place = BY_KEY[key].shape, BY_KEY[key].levels[space], space
    if shape == "row":
        where = "row"
    elif shape == "tower":
        where = "level"
    elif shape == "two towers":
        where = "first-tower" if space < 3 else "second-tower"
    else:
        base = 2 if shape == "small pyramid" else 3
        where = "base" if space < base else "top" if space + 1 == BY_KEY[key].size else "middle"
        place = space if space < base else space - base
    texts = TEXTS[language]
    ordinal = texts["ordinals"].split()[place]
    return plain(fill(texts[f"space.{where}"], place=ordinal, level=level + 1))


# Buttons, the log, reasons


def label(action: Action, view: FuseView, names: Sequence[str], language: str) -> str:
    """What the button for an action says."""
    texts = TEXTS[language]
    if isinstance(action, (Place, Give)):
        assert view.seat is not None
        front = view.players[view.seat].bombs[action.bomb]
        assert front is not None
        bomb = bomb_mark(front.card.key, language)
        if isinstance(action, Give):
            face = front.dice[action.space] or ""
            return capital(fill(texts["do.give"], die=die_mark(face, language), bomb=bomb))
        die = die_mark(view.tray[action.die].face, language)
        space = space_words(front.card.key, action.space, language)
        return capital(fill(texts["do.place"], die=die, bomb=bomb, space=space))
    if isinstance(action, Take):
        bomb, value = bomb_mark(action.key, language), BY_KEY[action.key].value
        return capital(fill(texts["do.take"], bomb=bomb, value=value))
    if isinstance(action, First):
        return capital(fill(texts["do.first"], die=die_mark(view.tray[action.die].face, language)))
    return texts["do.done"]


def capital(sentence: Sentence) -> str:
    words = plain(sentence)
    return words[:1].upper() + words[1:]


def say(event: FuseEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    """A told event as a line of the log; None for what needs no words."""
    parts: dict[str, str | int | Mark | Sentence] = {}
    key = ""
    match event:
        case Rolled(dice=dice):
            key, parts = "rolled", {"dice": dice_list(dice, language)}
        case BagLow(dice=left):
            key, parts = "bag-low", {"dice": left}
        case Placed(face=face):
            key, parts = "placed", {"die": die_mark(face, language)}
        case Fell():
            key = "fell"
        case Defused(value=value, count=count):
            key, parts = "defused", {"value": value, "count": count}
        case Took():
            key = "took"
        case Detonated(sign=sign, count=count, owing=owing):
            key, parts = "detonated", {"count": count, "sign": sign_mark(sign, language)}
            parts["owes"] = owes(owing, names, you, language)
        case Declined():
            key = "declined"
        case PutFirst(face=face):
            key, parts = "put-first", {"die": die_mark(face, language)}
        case Discarded(faces=faces):
            key, parts = "discarded", {"dice": the_dice(faces, language)}
        case Rerolled(was=was, face=face, owing=owing):
            key, parts = "rerolled", {"was": die_mark(was, language), "die": die_mark(face, language)}
            parts["owes"] = owes(owing, names, you, language)
        case Gave(face=face, forced=forced):
            key, parts = "gave.forced" if forced else "gave", {"die": die_mark(face, language)}
        case Ended(why=why, score=score, bonus=bonus, time=time, bombs=bombs, detonators=detonators):
            key, parts = f"ended.{why}", {"score": score, "bonus": bonus, "time": time}
            parts |= {"bombs": bombs, "detonators": detonators}
        case _:
            return None
    if hasattr(event, "key"):
        parts["bomb"] = bomb_mark(event.key, language)
    if hasattr(event, "seat"):
        parts["actor"] = seat_mark(event.seat, names)
        key += ".you" if event.seat == you else ""
    return begun(fill(TEXTS[language][key], **parts))


def begun(sentence: Sentence) -> Sentence:
    """A sentence that begins with a die, with a capital."""
    first = sentence[0]
    if isinstance(first, Mark) and first.kind == "die":
        sentence[0] = Mark("die", first.id, capital([first]))
    return sentence


def signal(key: str, name: str, language: str) -> str:
    """What somebody called out, for those who hear it instead of seeing it. `key` is one of SIGNALS."""
    if not re.fullmatch(SIGNALS, key):
        raise ValueError(key)
    texts = TEXTS[language]
    kind, *rest = key.split(".")
    if kind == "want":
        place = texts["ordinals"].split()[int(rest[1])]
        return plain(fill(texts["signal.want"], actor=name, place=place))
    letters = {TEXTS["en"][f"colour.{letter}"]: letter for letter in "KBGRY"}
    sign = sign_mark(letters.get(rest[0], rest[0]), language)
    key = "signal.need.number" if sign.id.isdigit() else "signal.need.colour"
    return plain(fill(texts[key], actor=name, sign=sign))


def why(reason: Reason, view: FuseView, names: Sequence[str], you: int | None, language: str) -> Sentence:
    """A bot's reason."""
    return begun(
        explain(
            TEXTS,
            reason,
            names,
            you,
            language,
            die=lambda die: die_mark(die, language),
            bomb=lambda bomb: bomb_mark(bomb, language),
        )
    )
