"""Everything Kaboom! says, in English and Italian."""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.words import Mark, Reason, Sentence, explain, fill, listed, plain, seat_mark
from miccia.games.kaboom import events
from miccia.games.kaboom.events import KaboomEvent
from miccia.games.kaboom.view import KaboomView

PHRASES = ("hello", "thinking", "know", "bluff", "tick", "rene", "good-game")  # K32: bluffing is welcome

LETTERS = "ABCD"  # of the agents, as the board draws them

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "name": "Kaboom!",
        "blurb": "Cut the right wires, or get away with René before it blows.",
        "refused.agent-acted": "That agent has already acted this turn.",
        "refused.agent-inside": "That card is for an agent outside the building.",
        "refused.agent-outside": "That is for an agent inside the building.",
        "refused.empty-hand": "That player holds no card.",
        "refused.four-cuts": "Your agents have four Cuts already: a new one can only replace another.",
        "refused.mascot-owner": "Whoever owns René cannot try to defuse the bomb.",
        "refused.mascot-stays-out": "Whoever owns René cannot send an agent back inside.",
        "refused.no-guess": "At this table nobody defuses the bomb in the first round.",
        "refused.no-such-card": "You do not hold that card.",
        "refused.no-such-cut": "That agent has no such Cut from an earlier turn.",
        "refused.no-such-player": "There is nobody there to intercept.",
        "refused.nobody-inside": "Nobody is inside any more: the Alarm would do nothing.",
        "refused.not-in-that-hand": "That card is not in the hand you are looking at.",
        "refused.not-now": "That is not what the table is waiting for now.",
        "refused.nothing-hidden": "All four wires lie face up: there is nothing to look at.",
        "refused.too-few-cards": "It takes two cards to make a wild pair.",
        "refused.too-few-cuts": "To defuse the bomb your agents need four Cuts.",
        "refused.too-late-for-pairs": "The countdown is below 4: wild pairs can no longer be played.",
        "refused.wire-face-up": "That wire lies face up: everyone sees it.",
        "refused.wire-fixed": "A wire that lies face up can no longer be changed.",
        "option.points": "For points: several games, first to 10 points",
        "option.memory": "By heart: the table keeps no notes",
        "option.no_guess": "No defusing in the first round",
        "option.alarm_seconds": "Time to answer an Alarm",
        "option.alarm_seconds.0": "no limit",
        "option.alarm_seconds.30": "30 seconds",
        "option.alarm_seconds.60": "60 seconds",
        "option.deck": "Other numbers of cards",
        "phrase.hello": "Hello everyone!",
        "phrase.thinking": "Let me think…",
        "phrase.know": "I know exactly which wires they are.",
        "phrase.bluff": "You are bluffing!",
        "phrase.tick": "Tick, tock…",
        "phrase.rene": "René likes it better with me.",
        "phrase.good-game": "Good game!",
        "colour.red": "red",
        "colour.blue": "blue",
        "colour.green": "green",
        "colour.yellow": "yellow",
        "card.cut-red": "Cut red",
        "card.cut-blue": "Cut blue",
        "card.cut-green": "Cut green",
        "card.cut-yellow": "Cut yellow",
        "card.analyze": "Analyze",
        "card.exit": "Exit",
        "card.intercept": "Intercept",
        "card.timer": "Timer",
        "card.double-timer": "Double Timer",
        "card.alarm": "Alarm",
        "card.re-enter": "Re-enter",
        "card.bypass": "Bypass",
        "cards.1": "one card",
        "cards.2": "two cards",
        "cards.3": "three cards",
        "do.analyze": "Agent {agent}: Analyze wire {wire}",
        "do.cut": "Agent {agent}: Cut {colour}",
        "do.cut.replace": "Agent {agent}: Cut {colour} in place of {old}",
        "do.exit": "Agent {agent}: Exit",
        "do.intercept": "Agent {agent}: Intercept {target}",
        "do.timer": "Agent {agent}: Timer",
        "do.double-timer": "Agent {agent}: Double Timer",
        "do.alarm": "Agent {agent}: Alarm",
        "do.re-enter": "Agent {agent}: Re-enter",
        "do.bypass": "Agent {agent}: Bypass wire {wire}",
        "do.wild.analyze": "Agent {agent}: any two cards to Analyze wire {wire}",
        "do.wild.exit": "Agent {agent}: any two cards to Exit",
        "do.finish": "End actions",
        "do.pay": "Use {cards}",
        "do.take": "Take {card}",
        "do.leave": "Agent {agent} leaves",
        "do.defuse": "Defuse the bomb!",
        "do.hold": "Not yet",
        "do.discard": "Discard {card}",
        "dealt": "Game {game} begins: {actor} starts",
        "dealt.you": "Game {game} begins: you start",
        "drew": "{actor} draws {cards}",
        "drew.you": "You draw {cards}",
        "drew.none": "{actor} finds no card to draw",
        "drew.none.you": "There is no card for you to draw",
        "reshuffled": "The deck was empty: the discards are shuffled into a new one",
        "counted-down": "The countdown shows {left}",
        "counted-down.round": "The round is over: the countdown shows {left}",
        "counted-down.last": "The last countdown card is gone",
        "analyzed": "{actor} looks at wire {wire}",
        "analyzed.you": "You look at wire {wire}: it is {colour}",
        "analyzed.you.forgotten": "You look at wire {wire}",
        "analyzed.pair": "{actor} uses {cards} to look at wire {wire}",
        "analyzed.pair.you": "You use {cards} to look at wire {wire}: it is {colour}",
        "analyzed.pair.you.forgotten": "You use {cards} to look at wire {wire}",
        "cut": "{actor} plays {card} on agent {agent}",
        "cut.you": "You play {card} on agent {agent}",
        "cut.replace": "{actor} plays {card} on agent {agent} in place of {old}",
        "cut.replace.you": "You play {card} on agent {agent} in place of {old}",
        "exited": "{actor} brings agent {agent} out",
        "exited.you": "You bring agent {agent} out",
        "exited.pair": "{actor} uses {cards} to bring agent {agent} out",
        "exited.pair.you": "You use {cards} to bring agent {agent} out",
        "lost": "; lost: {cards}",
        "mascot-moved": "René goes to {actor}",
        "mascot-moved.you": "René comes to you",
        "mascot-moved.from": "René goes from {before} to {actor}",
        "mascot-moved.from.you": "René comes from {before} to you",
        "intercepted": "{actor} intercepts {target} and looks at the whole hand",
        "intercepted.you": "You intercept {target} and see {hand}",
        "intercepted.you.forgotten": "You intercept {target} and look at the whole hand",
        "intercepted.to-you": "{actor} intercepts you and looks at your whole hand",
        "took": "{actor} takes a card from {target}",
        "took.you": "You take {card} from {target}",
        "took.to-you": "{actor} takes {card} from you",
        "took.you.forgotten": "You take a card from {target}",
        "took.to-you.forgotten": "{actor} takes a card from you",
        "hurried": "{actor} plays {card}",
        "hurried.you": "You play {card}",
        "alarmed": "{actor} sets off the Alarm",
        "alarmed.you": "You set off the Alarm",
        "chose": "{actor} has chosen who leaves",
        "chose.you": "You have chosen agent {agent}",
        "evacuated": "The Alarm sends out {agents}",
        "evacuated.one": "{actor}’s agent {agent}",
        "evacuated.one.you": "your agent {agent}",
        "re-entered": "{actor} sends agent {agent} back inside",
        "re-entered.you": "You send agent {agent} back inside",
        "bypassed": "{actor} bypasses wire {wire}: {removed} is removed, {colour} takes its place",
        "bypassed.you": "You bypass wire {wire}: {removed} is removed, {colour} takes its place",
        "bypassed.forgotten": "{actor} bypasses wire {wire}: {colour} lies there now",
        "bypassed.you.forgotten": "You bypass wire {wire}: {colour} lies there now",
        "held": "{actor} has four Cuts and does not use them yet",
        "held.you": "You do not defuse the bomb yet",
        "discarded": "{actor} discards {card}",
        "discarded.you": "You discard {card}",
        "ended.defused": "The wires were {wires}: {actor} has defused the bomb!",
        "ended.defused.you": "The wires were {wires}: you have defused the bomb!",
        "ended.mistake": "The wires were {wires}: {actor} cut the wrong ones, and the bomb explodes",
        "ended.mistake.you": "The wires were {wires}: you cut the wrong ones, and the bomb explodes",
        "ended.time": "Time is up and the bomb explodes; the wires were {wires}",
        "mascot.wins": ". {winner} has René safe outside, and wins",
        "mascot.wins.you": ". You have René safe outside, and win",
        "mascot.nobody": ". Nobody had taken care of René, so nobody wins",
        "why.blow-up": "René is mine, and my Timers end the countdown",
        "why.fetch": "Once René is with me, my Timers end the countdown at once",
        "why.alarm": "Somebody has nearly all the Cuts: an Alarm may cost one",
        "why.bypass": "Somebody has nearly all the Cuts: changing wire {wire} may spoil them",
        "why.rob": "{seat} has nearly all the Cuts: I take something from that hand",
        "why.rob.you": "You have nearly all the Cuts: I take something from your hand",
        "why.take-rene": "The end is near, and I can be the one with René",
        "why.hurry": "René is mine: the sooner it is over the better",
        "why.shut-out": "René is mine, and after an Alarm somebody has no agent left to bring out",
        "why.raise": "Another agent outside makes it harder to take René from me",
        "why.cut": "{card} fits what I believe the combination to be",
        "why.swap": "{card} fits better than a Cut that I already have",
        "why.look": "I do not know wire {wire} yet",
        "why.come-back": "With all agents outside I cannot win any more: one goes back in",
        "why.spy": "I would like to see {seat}’s cards, and to take one",
        "why.spy.you": "I would like to see your cards, and to take one",
        "why.go-out": "I will not find all the Cuts in time: an agent outside brings me closer to René",
        "why.enough": "Nothing that I could play would help me now",
        "why.pay": "{cards} are the two I will miss least",
        "why.take": "{card} is the most useful card in {seat}’s hand",
        "why.take.you": "{card} is the most useful card in your hand",
        "why.leave": "No other agent inside has fewer Cuts to lose",
        "why.defuse": "I am {percent}% sure of my Cuts",
        "why.hold": "I am only {percent}% sure of my Cuts",
        "why.hold.0": "My Cuts cannot be the combination",
        "why.discard": "{card} is the card I will miss least",
        "why.weighed": "In the games that I imagined from here, this did better than the usual move",
    },
    "it": {
        "name": "Kaboom!",
        "blurb": "Taglia i cavi giusti, oppure mettiti in salvo con René prima del botto.",
        "refused.agent-acted": "In questo turno quell’agente ha già agito.",
        "refused.agent-inside": "Quella carta è per un agente fuori dall’edificio.",
        "refused.agent-outside": "Questo può farlo solo un agente dentro l’edificio.",
        "refused.empty-hand": "Quel giocatore non ha carte in mano.",
        "refused.four-cuts": "Hai già quattro Tagliare in tutto: uno nuovo può solo sostituirne un altro.",
        "refused.mascot-owner": "Chi ha René non può provare a disinnescare la bomba.",
        "refused.mascot-stays-out": "Chi ha René non può far rientrare un agente.",
        "refused.no-guess": "A questo tavolo nel primo giro non si disinnesca.",
        "refused.no-such-card": "Quella carta non ce l’hai in mano.",
        "refused.no-such-cut": "Quell’agente non ha un Tagliare così da un turno precedente.",
        "refused.no-such-player": "Lì non c’è nessuno da intercettare.",
        "refused.nobody-inside": "Dentro non c’è più nessuno: l’Allarme non avrebbe effetto.",
        "refused.not-in-that-hand": "Quella carta non è nella mano che stai guardando.",
        "refused.not-now": "Non è questo che il tavolo aspetta adesso.",
        "refused.nothing-hidden": "I quattro cavi sono tutti scoperti: non c’è niente da guardare.",
        "refused.too-few-cards": "Per un jolly ci vogliono due carte.",
        "refused.too-few-cuts": "Per disinnescare la bomba servono quattro Tagliare sotto i tuoi agenti.",
        "refused.too-late-for-pairs": "Il countdown è sotto il 4: il jolly non si può più giocare.",
        "refused.wire-face-up": "Quel cavo è scoperto: lo vedono tutti.",
        "refused.wire-fixed": "Un cavo scoperto non si può più cambiare.",
        "option.points": "A punti: più partite, vince chi arriva a 10",
        "option.memory": "A memoria: il tavolo non tiene appunti",
        "option.no_guess": "Nel primo giro non si disinnesca",
        "option.alarm_seconds": "Tempo per rispondere all’Allarme",
        "option.alarm_seconds.0": "senza limite",
        "option.alarm_seconds.30": "30 secondi",
        "option.alarm_seconds.60": "60 secondi",
        "option.deck": "Altre quantità di carte",
        "phrase.hello": "Ciao a tutti!",
        "phrase.thinking": "Fatemi pensare…",
        "phrase.know": "So benissimo quali sono i cavi.",
        "phrase.bluff": "Stai bluffando!",
        "phrase.tick": "Tic, tac…",
        "phrase.rene": "René sta meglio con me.",
        "phrase.good-game": "Bella partita!",
        "colour.red": "rosso",
        "colour.blue": "blu",
        "colour.green": "verde",
        "colour.yellow": "giallo",
        "card.cut-red": "Tagliare rosso",
        "card.cut-blue": "Tagliare blu",
        "card.cut-green": "Tagliare verde",
        "card.cut-yellow": "Tagliare giallo",
        "card.analyze": "Analizzare",
        "card.exit": "Uscire",
        "card.intercept": "Intercettare",
        "card.timer": "Timer",
        "card.double-timer": "Doppio Timer",
        "card.alarm": "Allarme",
        "card.re-enter": "Rientrare",
        "card.bypass": "Bypass",
        "cards.1": "una carta",
        "cards.2": "due carte",
        "cards.3": "tre carte",
        "do.analyze": "Agente {agent}: Analizzare il cavo {wire}",
        "do.cut": "Agente {agent}: Tagliare {colour}",
        "do.cut.replace": "Agente {agent}: Tagliare {colour} al posto {old:del}",
        "do.exit": "Agente {agent}: Uscire",
        "do.intercept": "Agente {agent}: Intercettare {target}",
        "do.timer": "Agente {agent}: Timer",
        "do.double-timer": "Agente {agent}: Doppio Timer",
        "do.alarm": "Agente {agent}: Allarme",
        "do.re-enter": "Agente {agent}: Rientrare",
        "do.bypass": "Agente {agent}: Bypass sul cavo {wire}",
        "do.wild.analyze": "Agente {agent}: due carte qualsiasi per Analizzare il cavo {wire}",
        "do.wild.exit": "Agente {agent}: due carte qualsiasi per Uscire",
        "do.finish": "Fine azioni",
        "do.pay": "Usa {cards}",
        "do.take": "Prendi {card}",
        "do.leave": "Esce l’agente {agent}",
        "do.defuse": "Disinnesca la bomba!",
        "do.hold": "Non ancora",
        "do.discard": "Scarta {card}",
        "dealt": "Comincia la partita {game}: inizia {actor}",
        "dealt.you": "Comincia la partita {game}: inizi tu",
        "drew": "{actor} pesca {cards}",
        "drew.you": "Peschi {cards}",
        "drew.none": "{actor} non trova carte da pescare",
        "drew.none.you": "Per te non ci sono carte da pescare",
        "reshuffled": "Il mazzo era finito: gli scarti, mescolati, ne formano uno nuovo",
        "counted-down": "Il countdown segna {left}",
        "counted-down.round": "Il giro è finito: il countdown segna {left}",
        "counted-down.last": "L’ultima carta countdown se n’è andata",
        "analyzed": "{actor} guarda il cavo {wire}",
        "analyzed.you": "Guardi il cavo {wire}: è {colour}",
        "analyzed.you.forgotten": "Guardi il cavo {wire}",
        "analyzed.pair": "{actor} usa {cards} per guardare il cavo {wire}",
        "analyzed.pair.you": "Usi {cards} per guardare il cavo {wire}: è {colour}",
        "analyzed.pair.you.forgotten": "Usi {cards} per guardare il cavo {wire}",
        "cut": "{actor} gioca {card} sull’agente {agent}",
        "cut.you": "Giochi {card} sull’agente {agent}",
        "cut.replace": "{actor} gioca {card} sull’agente {agent} al posto di {old}",
        "cut.replace.you": "Giochi {card} sull’agente {agent} al posto di {old}",
        "exited": "{actor} fa uscire l’agente {agent}",
        "exited.you": "Fai uscire l’agente {agent}",
        "exited.pair": "{actor} usa {cards} per far uscire l’agente {agent}",
        "exited.pair.you": "Usi {cards} per far uscire l’agente {agent}",
        "lost": "; agli scarti: {cards}",
        "mascot-moved": "René ora è con {actor}",
        "mascot-moved.you": "René ora è con te",
        "mascot-moved.from": "René passa da {before} {actor:a}",
        "mascot-moved.from.you": "René passa da {before} a te",
        "intercepted": "{actor} intercetta {target} e ne guarda tutta la mano",
        "intercepted.you": "Intercetti {target} e vedi {hand}",
        "intercepted.you.forgotten": "Intercetti {target} e ne guardi tutta la mano",
        "intercepted.to-you": "{actor} ti intercetta e guarda tutta la tua mano",
        "took": "{actor} prende una carta {target:a}",
        "took.you": "Prendi {card} {target:a}",
        "took.to-you": "{actor} ti prende {card}",
        "took.you.forgotten": "Prendi una carta {target:a}",
        "took.to-you.forgotten": "{actor} ti prende una carta",
        "hurried": "{actor} gioca {card}",
        "hurried.you": "Giochi {card}",
        "alarmed": "{actor} fa scattare l’Allarme",
        "alarmed.you": "Fai scattare l’Allarme",
        "chose": "{actor} ha scelto chi esce",
        "chose.you": "Hai scelto l’agente {agent}",
        "evacuated": "L’Allarme fa uscire {agents}",
        "evacuated.one": "l’agente {agent} di {actor}",
        "evacuated.one.you": "il tuo agente {agent}",
        "re-entered": "{actor} fa rientrare l’agente {agent}",
        "re-entered.you": "Fai rientrare l’agente {agent}",
        "bypassed": "{actor} fa un Bypass sul cavo {wire}: via il {removed}, ora c’è il {colour}",
        "bypassed.you": "Fai un Bypass sul cavo {wire}: via il {removed}, ora c’è il {colour}",
        "bypassed.forgotten": "{actor} fa un Bypass sul cavo {wire}: ora c’è il {colour}",
        "bypassed.you.forgotten": "Fai un Bypass sul cavo {wire}: ora c’è il {colour}",
        "held": "{actor} ha quattro Tagliare e non li usa ancora",
        "held.you": "Non disinneschi ancora la bomba",
        "discarded": "{actor} scarta {card}",
        "discarded.you": "Scarti {card}",
        "ended.defused": "I cavi erano {wires}: {actor} ha disinnescato la bomba!",
        "ended.defused.you": "I cavi erano {wires}: hai disinnescato la bomba!",
        "ended.mistake": "I cavi erano {wires}: {actor} ha tagliato quelli sbagliati e la bomba esplode",
        "ended.mistake.you": "I cavi erano {wires}: hai tagliato quelli sbagliati e la bomba esplode",
        "ended.time": "Il tempo è scaduto e la bomba esplode; i cavi erano {wires}",
        "mascot.wins": ". {winner} ha messo in salvo René, e vince",
        "mascot.wins.you": ". Hai messo in salvo René, e vinci",
        "mascot.nobody": ". Di René non si era occupato nessuno, quindi nessuno vince",
        "why.blow-up": "René è mio, e con i miei Timer il countdown finisce",
        "why.fetch": "Appena René è con me, i miei Timer chiudono subito il countdown",
        "why.alarm": "Qualcuno ha quasi tutti i Tagliare: un Allarme può costargliene uno",
        "why.bypass": "Qualcuno ha quasi tutti i Tagliare: cambiare il cavo {wire} può guastarglieli",
        "why.rob": "{seat} ha quasi tutti i Tagliare: prendo qualcosa dalla sua mano",
        "why.rob.you": "Hai quasi tutti i Tagliare: prendo qualcosa dalla tua mano",
        "why.take-rene": "La fine è vicina, e René può essere mio",
        "why.hurry": "René è mio: prima finisce, meglio è",
        "why.shut-out": "René è mio, e dopo un Allarme qualcuno non ha più agenti da far uscire",
        "why.raise": "Un agente fuori in più, ed è più difficile portarmi via René",
        "why.cut": "{card} corrisponde alla combinazione che credo giusta",
        "why.swap": "{card} va meglio di un Tagliare che ho già",
        "why.look": "Il cavo {wire} non lo conosco ancora",
        "why.come-back": "Con tutti gli agenti fuori non posso più vincere: uno torna dentro",
        "why.spy": "Do un’occhiata alle carte di {seat} e ne prendo una",
        "why.spy.you": "Do un’occhiata alle tue carte e ne prendo una",
        "why.go-out": "Non troverò in tempo tutti i Tagliare: con un agente fuori mi avvicino a René",
        "why.enough": "Niente di quello che posso giocare ora mi aiuterebbe",
        "why.pay": "{cards} sono le due che mi mancheranno di meno",
        "why.take": "{card} è la carta più utile nella mano di {seat}",
        "why.take.you": "{card} è la carta più utile nella tua mano",
        "why.leave": "Nessun altro agente dentro ha meno Tagliare da perdere",
        "why.defuse": "Probabilità che i miei Tagliare siano giusti: {percent}%",
        "why.hold": "Probabilità che i miei Tagliare siano giusti: solo {percent}%",
        "why.hold.0": "I miei Tagliare non possono essere la combinazione",
        "why.discard": "{card} è la carta che mi mancherà di meno",
        "why.weighed": "Nelle partite che ho immaginato da qui, così è andata meglio che con la mossa solita",
    },
}

# Things in a sentence: drawn on a screen, spoken elsewhere


def card_mark(card: str, language: str) -> Mark:
    return Mark("card", card, TEXTS[language][f"card.{card}"])


def wire_mark(colour: str, language: str) -> Mark:
    return Mark("wire", colour, TEXTS[language][f"colour.{colour}"])


def cards_listed(cards: Sequence[str], language: str) -> Sentence:
    return listed([card_mark(card, language) for card in cards], language)


def cuts_listed(colours: Sequence[str], language: str) -> Sentence:
    return cards_listed([f"cut-{colour}" for colour in colours], language)


# Buttons


def label(action: Action, view: KaboomView, names: Sequence[str], language: str) -> str:
    """What the button for an action says. Agents have letters, wires count from 1."""
    texts, form = TEXTS[language], action.form
    key = f"do.{form['do']}"
    parts: dict[str, str | int | Mark | Sentence] = {}
    for name, value in form.items():
        if name in ("agent", "wire"):
            assert isinstance(value, int)
            parts[name] = LETTERS[value] if name == "agent" else value + 1
        elif name == "offset":
            assert isinstance(value, int)
            parts["target"] = names[(view.player + value) % view.seats]
        elif name == "card":
            parts[name] = texts[f"card.{value}"]
        elif name == "cards":
            assert isinstance(value, list)
            parts[name] = cards_listed(value, language)
        elif name == "colour":
            parts[name] = texts[f"colour.{value}"]
        elif name == "as":
            key += f".{value}"
        elif name == "replaces" and value is not None:
            key += ".replace"
            parts["old"] = texts[f"colour.{value}"]
    return plain(fill(texts[key], **parts))


# The log


def say(event: KaboomEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    """A told event as a line of the log; None for what needs no words."""
    speaker = Speaker(names, you, language)
    match event:
        case events.Dealt():
            return speaker.line("dealt", event.starter, game=event.game)
        case events.Drew():
            return speaker.drew(event)
        case events.Reshuffled():
            return speaker.line("reshuffled")
        case events.CountedDown():
            ending = ".last" if event.left == 0 else ".round" if event.seat is None else ""
            return speaker.line("counted-down" + ending, left=event.left)
        case events.Analyzed():
            colour = wire_mark(event.colour, language) if event.colour else None
            return speaker.with_cards("analyzed", event.seat, event.cards, wire=event.wire + 1, colour=colour)
        case events.Cut():
            card = card_mark(f"cut-{event.colour}", language)
            if event.replaced is None:
                return speaker.line("cut", event.seat, card=card, agent=LETTERS[event.agent])
            old = card_mark(f"cut-{event.replaced}", language)
            return speaker.line("cut.replace", event.seat, card=card, agent=LETTERS[event.agent], old=old)
        case events.Exited():
            line = speaker.with_cards("exited", event.seat, event.cards, agent=LETTERS[event.agent])
            return line + speaker.lost(event.lost)
        case events.MascotMoved():
            if event.before is None:
                return speaker.line("mascot-moved", event.seat)
            return speaker.line("mascot-moved.from", event.seat, before=speaker.seat(event.before))
        case events.Intercepted():
            hand = cards_listed(event.hand, language) if event.hand else None
            return speaker.line("intercepted", event.seat, event.target, hand=hand)
        case events.Took():
            card_or_none = card_mark(event.card, language) if event.card else None
            return speaker.line("took", event.seat, event.target, card=card_or_none)
        case events.Hurried():
            return speaker.line("hurried", event.seat, card=card_mark(event.card, language))
        case events.Alarmed():
            return speaker.line("alarmed", event.seat)
        case events.Chose():
            return speaker.line(
                "chose", event.seat, agent="" if event.agent is None else LETTERS[event.agent]
            )
        case events.Evacuated():
            return speaker.evacuated(event)
        case events.ReEntered():
            return speaker.line("re-entered", event.seat, agent=LETTERS[event.agent])
        case events.Bypassed():
            removed = wire_mark(event.removed, language) if event.removed else None
            colour = wire_mark(event.colour, language)
            return speaker.line("bypassed", event.seat, wire=event.wire + 1, removed=removed, colour=colour)
        case events.Held():
            return speaker.line("held", event.seat)
        case events.Discarded():
            return speaker.line("discarded", event.seat, card=card_mark(event.card, language))
        case events.Ended():
            return speaker.ended(event)
    return None


class Speaker:
    """Says things to one person, in a language."""

    def __init__(self, names: Sequence[str], you: int | None, language: str) -> None:
        self.names = names
        self.you = you
        self.language = language
        self.texts = TEXTS[language]

    def seat(self, seat: int) -> Mark:
        return seat_mark(seat, self.names)

    def line(
        self,
        key: str,
        actor: int | None = None,
        target: int | None = None,
        **parts: str | int | Mark | Sentence | None,
    ) -> Sentence:
        """A sentence about what somebody does, or you do, or what is done to you; None is not known."""
        if actor is not None:
            parts["actor"] = self.seat(actor)
            key += ".you" if actor == self.you else ""
        if target is not None:
            parts["target"] = self.seat(target)
            key += ".to-you" if target == self.you else ""
        if any(part is None for part in parts.values()):  # K31: what was seen then, and is forgotten
            key = f"{key}.forgotten" if f"{key}.forgotten" in self.texts else key
        return fill(self.texts[key], **{name: "" if part is None else part for name, part in parts.items()})

    def with_cards(
        self, key: str, actor: int, cards: Sequence[str], **parts: str | int | Mark | Sentence | None
    ) -> Sentence:
        """The same for what can be done by a wild pair too (K13)."""
        pair = ".pair" if len(cards) == 2 else ""
        return self.line(key + pair, actor, None, cards=cards_listed(cards, self.language), **parts)

    def drew(self, event: events.Drew) -> Sentence:
        if event.count == 0:
            return self.line("drew.none", event.seat)
        if event.cards is None:
            return self.line("drew", event.seat, cards=self.texts[f"cards.{event.count}"])
        return self.line("drew", event.seat, cards=cards_listed(event.cards, self.language))

    def lost(self, colours: Sequence[str]) -> Sentence:
        """The Cuts that went with an agent, if there were any."""
        return fill(self.texts["lost"], cards=cuts_listed(colours, self.language)) if colours else []

    def evacuated(self, event: events.Evacuated) -> Sentence:
        gone = [
            self.line("evacuated.one", seat, agent=LETTERS[agent])
            for seat, agent in enumerate(event.agents)
            if agent is not None
        ]
        lost = [colour for colours in event.lost for colour in colours]
        return self.line("evacuated", agents=listed(gone, self.language)) + self.lost(lost)

    def ended(self, event: events.Ended) -> Sentence:
        wires = listed([wire_mark(colour, self.language) for colour in event.wires], self.language)
        line = self.line(f"ended.{event.why}", event.seat, wires=wires)
        if event.why == "defused":
            return line
        if event.winner is None:
            return line + self.line("mascot.nobody")
        return line + self.line(
            "mascot.wins.you" if event.winner == self.you else "mascot.wins", winner=self.seat(event.winner)
        )


def why(reason: Reason, view: KaboomView, names: Sequence[str], you: int | None, language: str) -> Sentence:
    """A bot's reason."""
    return explain(
        TEXTS,
        reason,
        names,
        you,
        language,
        card=lambda card: card_mark(card, language),
        cards=lambda cards: cards_listed(cards, language),
        colour=lambda colour: wire_mark(colour, language),
        agent=lambda agent: LETTERS[agent],
        wire=lambda wire: wire + 1,
    )
