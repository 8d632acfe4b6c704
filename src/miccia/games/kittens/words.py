"""Everything Kittens says, in English and Italian.

A sentence that some player is part of comes in up to three voices: for others, `.you` for who does it, and
`.at-you` for the one it is done to.
"""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.words import Mark, Reason, Sentence, explain, fill, listed, plain, seat_mark
from miccia.games.kittens import events as told
from miccia.games.kittens.actions import (
    Choose,
    Defuse,
    Give,
    Heck,
    Hide,
    Lay,
    Name,
    Nope,
    Play,
    PlaySet,
    Steal,
)
from miccia.games.kittens.events import KittensEvent
from miccia.games.kittens.view import KittensView

PHRASES = ("hello", "thinking", "dare", "phew", "boom", "sorry", "thanks", "good-game")

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "name": "Exploding Kittens: Good vs Evil",
        "blurb": "Draw until somebody explodes. Dodge, attack, steal, say Nope: the last one alive wins.",
        "refused.eliminated": "You are out of this game. You may go on watching.",
        "refused.window-open": "A card has just been played: first everyone may say Nope or let it pass.",
        "refused.no-giving-up": "At this table nobody gives up.",
        "refused.answer-first": "You have another question to answer first.",
        "refused.no-such-card": "You do not have the cards for that.",
        "refused.no-such-place": "The pile has no such place.",
        "refused.too-late": "Too late: your answer was meant for something that is over.",
        "refused.own-card": "The last card is yours. Wait for the others to answer.",
        "refused.already-passed": "You have let it pass. You can answer again if somebody plays a Nope.",
        "refused.no-more-time": "You cannot ask for more time now.",
        "refused.playmat-empty": "An Armageddon needs both Godcat and Devilcat on the playmat.",
        "refused.nobody-has-cards": "Nobody else has a card that you could take.",
        "refused.godcat-in-set": "At this table the Godcat does not join pairs and triples.",
        "refused.no-such-player": "That player cannot be chosen.",
        "refused.empty-hand": "There is nothing to take: that hand is empty.",
        "option.quick": "Quick game: a third of the deck stays out, unseen",
        "option.nope_seconds": "Time to say Nope",
        "option.nope_seconds.0": "until everyone has let it pass",
        "option.nope_seconds.3": "3 seconds",
        "option.nope_seconds.5": "5 seconds",
        "option.nope_seconds.8": "8 seconds",
        "option.nope_seconds.12": "12 seconds",
        "option.more_time": "Anyone may ask for more time to say Nope",
        "option.turn_seconds": "Time for every other decision",
        "option.turn_seconds.0": "no clock",
        "option.turn_seconds.30": "30 seconds",
        "option.turn_seconds.60": "1 minute",
        "option.turn_seconds.120": "2 minutes",
        "option.odds": "Show the risk of the next draw",
        "option.godcat_in_sets": "The Godcat may join pairs and triples",
        "option.give_up": "Players may give up",
        "phrase.hello": "Hello everyone!",
        "phrase.thinking": "Let me think…",
        "phrase.dare": "Don’t you dare!",
        "phrase.phew": "Phew!",
        "phrase.boom": "Boom!",
        "phrase.sorry": "Sorry, nothing personal.",
        "phrase.thanks": "Thank you!",
        "phrase.good-game": "Good game!",
        "card.kitten": "Exploding Kitten",
        "card.defuse": "Defuse",
        "card.armageddon": "Armageddon",
        "card.attack": "Attack",
        "card.targeted": "Targeted Attack",
        "card.favor": "Favor",
        "card.heck": "Raising Heck",
        "card.reveal": "Reveal the Future",
        "card.shuffle": "Shuffle",
        "card.nope": "Nope",
        "card.feral": "Feral Cat",
        "card.sock": "Sock Cat",
        "card.teapot": "Teapot Cat",
        "card.umbrella": "Umbrella Cat",
        "card.cactus": "Cactus Cat",
        "card.godcat": "Godcat",
        "card.devilcat": "Devilcat",
        "set.pair": "pair",
        "set.triple": "triple",
        "do.draw": "Draw a card",
        "do.play": "Play {card}",
        "do.play.as": "Play {card} as {effect}",
        "do.set.2": "Pair: {cards}",
        "do.set.3": "Triple: {cards}",
        "do.choose": "Choose {target}",
        "do.name": "Ask for {card}",
        "do.nope.0": "Nope!",
        "do.nope.1": "Nope the Nope!",
        "do.pass": "Let it pass",
        "do.more-time": "More time, please",
        "do.give": "Give {card}",
        "do.steal.godcat": "Take the {card}",
        "do.steal.random": "Take one of the others at random",
        "do.heck.hand": "Keep {card}",
        "do.heck.top": "Put {card} on top of the pile",
        "do.lay": "Put the {card} in front of you",
        "do.keep": "Keep the card in front of you",
        "do.swap": "Swap the cards",
        "do.defuse.defuse": "Save yourself with a {card}",
        "do.defuse.godcat": "Save yourself with the {card}",
        "do.hide.top": "On top",
        "do.hide.one": "Under one card",
        "do.hide": "Under {count:card|cards}",
        "do.hide.bottom": "At the bottom",
        "do.give-up": "Give up",
        "played": "{actor} plays {cards}",
        "played.you": "You play {cards}",
        "played.as": "{actor} plays {cards} as {effect}",
        "played.as.you": "You play {cards} as {effect}",
        "played.pair": "{actor} plays a pair: {cards}",
        "played.pair.you": "You play a pair: {cards}",
        "played.triple": "{actor} plays a triple: {cards}",
        "played.triple.you": "You play a triple: {cards}",
        "aimed.targeted": "{actor} aims at {victim}",
        "aimed.targeted.you": "You aim at {victim}",
        "aimed.targeted.at-you": "{actor} aims at you",
        "aimed.favor": "{actor} asks {victim} for a favour",
        "aimed.favor.you": "You ask {victim} for a favour",
        "aimed.favor.at-you": "{actor} asks you for a favour",
        "aimed.pair": "{actor} wants a card from {victim}",
        "aimed.pair.you": "You want a card from {victim}",
        "aimed.pair.at-you": "{actor} wants a card from you",
        "aimed.triple": "{actor} demands a card from {victim}: {named}",
        "aimed.triple.you": "You demand a card from {victim}: {named}",
        "aimed.triple.at-you": "{actor} demands a card from you: {named}",
        "noped": "{actor} says Nope",
        "noped.you": "You say Nope",
        "noped.again": "{actor} says Nope to the Nope",
        "noped.again.you": "You say Nope to the Nope",
        "passed": "You let it pass",
        "stretched": "{actor} asks for more time",
        "stretched.you": "You ask for more time",
        "cancelled": "Cancelled: {effect}",
        "attacked": "{victim} has {turns:turn|turns} to take",
        "attacked.at-you": "You have {turns:turn|turns} to take",
        "revealed": "On top of the pile: {cards}",
        "shuffled": "The pile is shuffled",
        "peeked": "{actor} looks at the bottom card of the pile",
        "peeked.you": "At the bottom of the pile you find {card}",
        "kept": "{actor} keeps it",
        "kept.you": "You keep {card}",
        "topped": "{actor} puts it on top of the pile",
        "topped.you": "You put {card} on top of the pile",
        "took": "{actor} takes a card from {victim}",
        "took.card": "{actor} takes {card} from {victim}",
        "took.card.you": "You take {card} from {victim}",
        "took.card.at-you": "{actor} takes {card} from you",
        "gave": "{victim} gives {actor} a card",
        "gave.card": "{victim} gives {actor} {card}",
        "gave.card.you": "{victim} gives you {card}",
        "gave.card.at-you": "You give {actor} {card}",
        "missed.empty": "{victim}’s hand is empty: nothing to take",
        "missed.empty.at-you": "Your hand is empty: nothing to take",
        "missed.lacks": "{victim} has no {named}",
        "missed.lacks.at-you": "You have no {named}",
        "faced": "{actor} challenges {victim} to Armageddon",
        "faced.you": "You challenge {victim} to Armageddon",
        "faced.at-you": "{actor} challenges you to Armageddon",
        "laid": "{actor} puts a card in front of each of the two, face down",
        "laid.you": "In front of you, face down: the {card}",
        "kept-card": "{actor} keeps the card",
        "kept-card.you": "You keep the card",
        "swapped": "{actor} swaps the cards",
        "swapped.you": "You swap the cards",
        "unveiled": "{actor} gets the {godcat}, {victim} the {devilcat}",
        "unveiled.you": "You get the {godcat}, {victim} the {devilcat}",
        "unveiled.at-you": "{actor} gets the {godcat}, you get the {devilcat}",
        "drew": "{actor} draws a card",
        "drew.you": "You draw {card}",
        "exploding": "{actor} draws an {card}!",
        "exploding.you": "You draw an {card}!",
        "defused.defuse": "{actor} is saved by a {card}",
        "defused.defuse.you": "You are saved by a {card}",
        "defused.godcat": "{actor} is saved by the {card}",
        "defused.godcat.you": "You are saved by the {card}",
        "hid": "{actor} hides the {card} in the pile",
        "hid.clock": "The {card} is in the pile again, and nobody knows where",
        "hid.top": "You put the {card} on top of the pile",
        "hid.one": "You hide the {card} under one card",
        "hid.you": "You hide the {card} under {count:card|cards}",
        "out.kitten": "{actor} explodes and is out",
        "out.kitten.you": "You explode and are out",
        "out.devilcat": "{actor} is out: the Devilcat wins",
        "out.devilcat.you": "You are out: the Devilcat wins",
        "out.gave-up": "{actor} gives up",
        "out.gave-up.you": "You give up",
        "ended": "{actor} is the last one alive and wins!",
        "ended.you": "You are the last one alive: you win!",
        "why.search": "I played it through in my head: this way I win about {percent}% of the time",
        "why.draw-known": "I know that the next card is no Kitten",
        "why.draw-odds": "Risk of a Kitten: {percent}%. I’ll draw",
        "why.draw-forced": "I cannot get around this draw, and it may be a Kitten ({percent}%)",
        "why.draw-forced.100": "I have to draw, and I know it is a Kitten",
        "why.look-first": "A Kitten may be next ({percent}%): better look before I leap",
        "why.escape": "The next card is a Kitten, and {card} spares me the draw",
        "why.escape-odds": "A Kitten may be next ({percent}%), and {card} spares me the draw",
        "why.shuffle-away": "I do not trust the next card: let chance pick another",
        "why.godcat-attack": "The next card is a Kitten: the Godcat passes it on, and I keep my Defuse",
        "why.triple": "A triple can get me just the card I want",
        "why.favor": "Any card I am given is one more",
        "why.pair": "This pair is good for little but taking a card",
        "why.duel-weakest": "{seat} looks least prepared for the Devilcat",
        "why.duel-weakest.you": "You look least prepared for the Devilcat",
        "why.aim-weakest": "{seat} looks least likely to survive a Kitten",
        "why.aim-weakest.you": "You look least likely to survive a Kitten",
        "why.aim-poorest": "{seat} has few cards and must part with a good one",
        "why.aim-poorest.you": "You have few cards and must part with a good one",
        "why.aim-richest": "{seat} has what is most worth taking",
        "why.aim-richest.you": "You have what is most worth taking",
        "why.name-known": "I know that {card} is in that hand",
        "why.name-defuse": "There may be a Defuse, and nothing is worth more",
        "why.name-nope": "No Defuse is left to take: a Nope will do",
        "why.give-least": "Of all my cards I will miss {card} least",
        "why.steal-godcat": "The Godcat is known by its back: no card is better",
        "why.heck-keep": "It is no Kitten: one card more for me",
        "why.heck-top": "A Kitten lay at the bottom: on top it is the next player’s",
        "why.heck-later": "Kept, this Kitten would be my end; on top I may still get around it",
        "why.heck-defuse": "On top I would draw it myself: rather now, while I can be saved",
        "why.fate": "Nobody can know: I tossed a coin",
        "why.save": "{card} saves me",
        "why.hide-next": "There the next player draws it first",
        "why.hide-near": "It lies close by, but not where everybody expects it",
        "why.hide-anywhere": "I hid it just anywhere, so that nobody can be sure of me",
        "why.nope-back": "What I played is too important: I will not have it blocked",
        "why.nope-escape": "A Kitten is next, and nobody shall get away from it",
        "why.nope-harm": "That would have hurt me",
        "why.pass-none": "I had no Nope",
        "why.pass-own": "What I played is not worth a Nope",
        "why.pass-stopped": "It is cancelled already",
        "why.pass-harmless": "It does me no harm worth a Nope",
        "why.pass-save": "It is a nuisance, but I save my Nope for worse",
    },
    "it": {
        "name": "Exploding Kittens: Good vs Evil",
        "blurb": "Si pesca finché qualcuno esplode. Schiva, attacca, ruba, di’ No!: vince chi resta vivo "
        "per ultimo.",
        "refused.eliminated": "Sei fuori da questa partita. Puoi restare a guardare.",
        "refused.window-open": "È appena stata giocata una carta: prima tutti possono dire No! o lasciar "
        "passare.",
        "refused.no-giving-up": "A questo tavolo nessuno si arrende.",
        "refused.answer-first": "Prima devi rispondere a un’altra domanda.",
        "refused.no-such-card": "Non hai le carte per farlo.",
        "refused.no-such-place": "Nel mazzo non c’è quel posto.",
        "refused.too-late": "Troppo tardi: la tua risposta era per qualcosa di già concluso.",
        "refused.own-card": "L’ultima carta è tua. Aspetta che gli altri rispondano.",
        "refused.already-passed": "Hai lasciato passare. Potrai rispondere di nuovo se qualcuno gioca un No!",
        "refused.no-more-time": "Adesso non puoi chiedere altro tempo.",
        "refused.playmat-empty": "Per un Armageddon servono Gattodivino e Gattodiabolico sul tappetino.",
        "refused.nobody-has-cards": "Nessun altro ha una carta che tu possa prendere.",
        "refused.godcat-in-set": "A questo tavolo il Gattodivino non entra in coppie e tris.",
        "refused.no-such-player": "Quel giocatore non si può scegliere.",
        "refused.empty-hand": "Non c’è niente da prendere: quella mano è vuota.",
        "option.quick": "Partita veloce: un terzo del mazzo resta fuori, coperto",
        "option.nope_seconds": "Tempo per dire No!",
        "option.nope_seconds.0": "finché tutti non lasciano passare",
        "option.nope_seconds.3": "3 secondi",
        "option.nope_seconds.5": "5 secondi",
        "option.nope_seconds.8": "8 secondi",
        "option.nope_seconds.12": "12 secondi",
        "option.more_time": "Chiunque può chiedere altro tempo per dire No!",
        "option.turn_seconds": "Tempo per ogni altra decisione",
        "option.turn_seconds.0": "senza orologio",
        "option.turn_seconds.30": "30 secondi",
        "option.turn_seconds.60": "1 minuto",
        "option.turn_seconds.120": "2 minuti",
        "option.odds": "Mostra il rischio della prossima pescata",
        "option.godcat_in_sets": "Il Gattodivino può entrare in coppie e tris",
        "option.give_up": "Ci si può arrendere",
        "phrase.hello": "Ciao a tutti!",
        "phrase.thinking": "Fatemi pensare…",
        "phrase.dare": "Non ci provare!",
        "phrase.phew": "Fiuu!",
        "phrase.boom": "Bum!",
        "phrase.sorry": "Scusa, niente di personale.",
        "phrase.thanks": "Grazie!",
        "phrase.good-game": "Bella partita!",
        "card.kitten": "Exploding Kitten",
        "card.defuse": "Disinnesgatto",
        "card.armageddon": "Armageddon",
        "card.attack": "Attacco",
        "card.targeted": "Attacco Mirato",
        "card.favor": "Favore",
        "card.heck": "Scatena il Caos",
        "card.reveal": "Rivela il Futuro",
        "card.shuffle": "Mescola",
        "card.nope": "No!",
        "card.feral": "Gatta Selvatica",
        "card.sock": "Gatto Calzino",
        "card.teapot": "Gatto Teiera",
        "card.umbrella": "Gatto Ombrello",
        "card.cactus": "Gatto Cactus",
        "card.godcat": "Gattodivino",
        "card.devilcat": "Gattodiabolico",
        "set.pair": "coppia",
        "set.triple": "tris",
        "do.draw": "Pesca una carta",
        "do.play": "Gioca {card}",
        "do.play.as": "Gioca {card} come {effect}",
        "do.set.2": "Coppia: {cards}",
        "do.set.3": "Tris: {cards}",
        "do.choose": "Scegli {target}",
        "do.name": "Chiedi {card}",
        "do.nope.0": "No!",
        "do.nope.1": "No! al No!",
        "do.pass": "Lascia passare",
        "do.more-time": "Ancora un po’ di tempo, per favore",
        "do.give": "Dai {card}",
        "do.steal.godcat": "Prendi il {card}",
        "do.steal.random": "Prendi una delle altre, a caso",
        "do.heck.hand": "Tieni {card}",
        "do.heck.top": "Metti {card} in cima al mazzo",
        "do.lay": "Metti il {card} davanti a te",
        "do.keep": "Tieni la carta che hai davanti",
        "do.swap": "Scambia le carte",
        "do.defuse.defuse": "Salvati con un {card}",
        "do.defuse.godcat": "Salvati con il {card}",
        "do.hide.top": "In cima",
        "do.hide.one": "Sotto una carta",
        "do.hide": "Sotto {count:carta|carte}",
        "do.hide.bottom": "In fondo",
        "do.give-up": "Arrenditi",
        "played": "{actor} gioca {cards}",
        "played.you": "Giochi {cards}",
        "played.as": "{actor} gioca {cards} come {effect}",
        "played.as.you": "Giochi {cards} come {effect}",
        "played.pair": "{actor} gioca una coppia: {cards}",
        "played.pair.you": "Giochi una coppia: {cards}",
        "played.triple": "{actor} gioca un tris: {cards}",
        "played.triple.you": "Giochi un tris: {cards}",
        "aimed.targeted": "{actor} prende di mira {victim}",
        "aimed.targeted.you": "Prendi di mira {victim}",
        "aimed.targeted.at-you": "{actor} ti prende di mira",
        "aimed.favor": "{actor} chiede un favore {victim:a}",
        "aimed.favor.you": "Chiedi un favore {victim:a}",
        "aimed.favor.at-you": "{actor} ti chiede un favore",
        "aimed.pair": "{actor} vuole una carta di {victim}",
        "aimed.pair.you": "Vuoi una carta di {victim}",
        "aimed.pair.at-you": "{actor} vuole una tua carta",
        "aimed.triple": "{actor} chiede una carta {victim:a}: {named}",
        "aimed.triple.you": "Chiedi una carta {victim:a}: {named}",
        "aimed.triple.at-you": "{actor} ti chiede una carta: {named}",
        "noped": "{actor} dice No!",
        "noped.you": "Dici No!",
        "noped.again": "{actor} dice No! al No!",
        "noped.again.you": "Dici No! al No!",
        "passed": "Lasci passare",
        "stretched": "{actor} chiede altro tempo",
        "stretched.you": "Chiedi altro tempo",
        "cancelled": "Annullato: {effect}",
        "attacked": "{victim} ha {turns:turno|turni} da giocare",
        "attacked.at-you": "Hai {turns:turno|turni} da giocare",
        "revealed": "In cima al mazzo: {cards}",
        "shuffled": "Il mazzo viene mescolato",
        "peeked": "{actor} guarda la carta in fondo al mazzo",
        "peeked.you": "In fondo al mazzo trovi {card}",
        "kept": "{actor} la tiene",
        "kept.you": "Tieni {card}",
        "topped": "{actor} la mette in cima al mazzo",
        "topped.you": "Metti {card} in cima al mazzo",
        "took": "{actor} prende una carta {victim:a}",
        "took.card": "{actor} prende {card} {victim:a}",
        "took.card.you": "Prendi {card} {victim:a}",
        "took.card.at-you": "{actor} ti prende {card}",
        "gave": "{victim} dà una carta {actor:a}",
        "gave.card": "{victim} dà {card} {actor:a}",
        "gave.card.you": "{victim} ti dà {card}",
        "gave.card.at-you": "Dai {card} {actor:a}",
        "missed.empty": "La mano di {victim} è vuota: non c’è niente da prendere",
        "missed.empty.at-you": "La tua mano è vuota: non c’è niente da prendere",
        "missed.lacks": "{victim} non ha carte {named}",
        "missed.lacks.at-you": "Non hai carte {named}",
        "faced": "{actor} sfida {victim} all’Armageddon",
        "faced.you": "Sfidi {victim} all’Armageddon",
        "faced.at-you": "{actor} ti sfida all’Armageddon",
        "laid": "{actor} mette una carta coperta davanti a ciascuno dei due",
        "laid.you": "Davanti a te, coperto, c’è il {card}",
        "kept-card": "{actor} tiene la carta che ha davanti",
        "kept-card.you": "Tieni la carta che hai davanti",
        "swapped": "{actor} scambia le carte",
        "swapped.you": "Scambi le carte",
        "unveiled": "{actor:A} tocca il {godcat}, {victim:a} il {devilcat}",
        "unveiled.you": "A te tocca il {godcat}, {victim:a} il {devilcat}",
        "unveiled.at-you": "{actor:A} tocca il {godcat}, a te il {devilcat}",
        "drew": "{actor} pesca una carta",
        "drew.you": "Peschi {card}",
        "exploding": "{actor} pesca un {card}!",
        "exploding.you": "Peschi un {card}!",
        "defused.defuse": "{actor} si salva con un {card}",
        "defused.defuse.you": "Ti salvi con un {card}",
        "defused.godcat": "{actor} si salva con il {card}",
        "defused.godcat.you": "Ti salvi con il {card}",
        "hid": "{actor} nasconde {card:il} nel mazzo",
        "hid.clock": "{card:Il} è di nuovo nel mazzo, e nessuno sa dove",
        "hid.top": "Metti {card:il} in cima al mazzo",
        "hid.one": "Nascondi {card:il} sotto una carta",
        "hid.you": "Nascondi {card:il} sotto {count:carta|carte}",
        "out.kitten": "{actor} esplode ed è fuori",
        "out.kitten.you": "Esplodi: sei fuori",
        "out.devilcat": "{actor} è fuori: vince il Gattodiabolico",
        "out.devilcat.you": "Sei fuori: vince il Gattodiabolico",
        "out.gave-up": "{actor} si arrende",
        "out.gave-up.you": "Ti arrendi",
        "ended": "{actor} sopravvive a tutti e vince!",
        "ended.you": "Resti in gioco solo tu: hai vinto!",
        "why.search": "Ho provato a immaginare il seguito: così vinco circa {percent:nel}% dei casi",
        "why.draw-known": "So che la prossima carta non è un Exploding Kitten",
        "why.draw-odds": "Rischio di Exploding Kitten: {percent}%. Pesco",
        "why.draw-forced": "Devo pescare, e può essere un Exploding Kitten ({percent}%)",
        "why.draw-forced.100": "Devo pescare, e so che è un Exploding Kitten",
        "why.look-first": "Potrebbe arrivare un Exploding Kitten ({percent}%): meglio guardare prima",
        "why.escape": "La prossima carta è un Exploding Kitten, e {card} mi evita di pescare",
        "why.escape-odds": "Rischio un Exploding Kitten ({percent}%), e {card} mi evita di pescare",
        "why.shuffle-away": "Non mi fido della prossima carta: che il caso ne scelga un’altra",
        "why.godcat-attack": "Il Gattodivino mi evita l’Exploding Kitten in cima, e tengo il Disinnesgatto",
        "why.triple": "Con un tris posso avere proprio la carta che voglio",
        "why.favor": "Qualunque carta mi diano, è una in più",
        "why.pair": "Questa coppia serve a poco, se non a prendere una carta",
        "why.duel-weakest": "Contro il Gattodiabolico {seat} mi sembra avere meno difese",
        "why.duel-weakest.you": "Contro il Gattodiabolico mi sembri avere meno difese",
        "why.aim-weakest": "{seat} mi sembra avere meno difese contro un Exploding Kitten",
        "why.aim-weakest.you": "Mi sembri avere meno difese contro un Exploding Kitten",
        "why.aim-poorest": "{seat} ha poche carte e dovrà darne una buona",
        "why.aim-poorest.you": "Hai poche carte e dovrai darne una buona",
        "why.aim-richest": "{seat} ha le carte che più vale la pena prendere",
        "why.aim-richest.you": "Hai le carte che più vale la pena prendere",
        "why.name-known": "So che in quella mano c’è {card}",
        "why.name-defuse": "Può esserci un Disinnesgatto, e niente vale di più",
        "why.name-nope": "Non c’è più un Disinnesgatto da prendere: va bene un No!",
        "why.give-least": "Di tutte le mie carte, {card} è quella che mi mancherà di meno",
        "why.steal-godcat": "Il Gattodivino si riconosce dal dorso: nessuna carta è migliore",
        "why.heck-keep": "Non è un Exploding Kitten: una carta in più per me",
        "why.heck-top": "In fondo c’era un Exploding Kitten: in cima tocca a chi gioca dopo di me",
        "why.heck-later": "Se lo tengo, per me è la fine; in cima posso ancora evitarlo",
        "why.heck-defuse": "In cima lo pescherei io: meglio adesso, che posso salvarmi",
        "why.fate": "Nessuno può saperlo: ho tirato a sorte",
        "why.save": "{card} mi salva",
        "why.hide-next": "Lì lo pesca subito chi gioca dopo di me",
        "why.hide-near": "È vicino alla cima, ma non dove tutti se lo aspettano",
        "why.hide-anywhere": "Nascosto in un posto a caso, così nessuno può essere sicuro di me",
        "why.nope-back": "Quello che ho giocato è troppo importante: non me lo faccio bloccare",
        "why.nope-escape": "La prossima carta è un Exploding Kitten, e nessuno deve scappare",
        "why.nope-harm": "Mi avrebbe fatto male",
        "why.pass-none": "Non avevo un No!",
        "why.pass-own": "Quello che ho giocato non vale un No!",
        "why.pass-stopped": "È già annullato",
        "why.pass-harmless": "Non mi fa un danno che valga un No!",
        "why.pass-save": "È una seccatura, ma tengo il No! per qualcosa di peggio",
    },
}


def card_mark(card: str, language: str) -> Mark:
    """A card in a sentence: drawn on a screen, spoken elsewhere."""
    return Mark("card", card, TEXTS[language][f"card.{card}"])


def card_marks(cards: Sequence[str], language: str) -> Sentence:
    """Several cards: "Nope, Shuffle and Attack"."""
    return listed([card_mark(card, language) for card in cards], language)


def effect_words(effect: str, language: str) -> str | Mark:
    return TEXTS[language].get(f"set.{effect}") or card_mark(effect, language)


# Labels


def label(action: Action, view: KittensView, names: Sequence[str], language: str) -> str:
    """What the button for an action says."""
    texts = TEXTS[language]
    key = f"do.{action.form['do']}"
    parts: dict[str, str | int | Mark | Sentence] = {}
    if isinstance(action, Play):
        parts["card"] = card_mark(action.card.name, language)
        if action.card is not action.effect:
            key += ".as"
            parts["effect"] = card_mark(action.effect.name, language)
    elif isinstance(action, PlaySet):
        key += f".{action.size}"
        parts["cards"] = card_marks([card.name for card in action.cards], language)
    elif isinstance(action, Choose):
        parts["target"] = names[action.seat]
    elif isinstance(action, Nope):
        key += f".{action.height % 2}"
    elif isinstance(action, Steal):
        key += f".{action.form['card']}"
        parts["card"] = card_mark("godcat", language)
    elif isinstance(action, Heck):
        key += f".{action.form['put']}"
        bottom = view.pile[-1]
        assert bottom is not None  # whoever is asked has seen it
        parts["card"] = card_mark(bottom, language)
    elif isinstance(action, Lay):
        parts["card"] = card_mark(action.mine.name, language)
    elif isinstance(action, (Name, Give)):
        parts["card"] = card_mark(action.card.name, language)
    elif isinstance(action, Defuse):
        key += f".{action.card.name}"
        parts["card"] = card_mark(action.card.name, language)
    elif isinstance(action, Hide):
        key += place_key(action.place, len(view.pile))
        parts["count"] = action.place
    return plain(fill(texts[key], **parts))


def place_key(place: int, pile: int) -> str:
    """Which words say where in the pile a Kitten goes."""
    if place == 0:
        return ".top"
    if place == pile:
        return ".bottom"
    return ".one" if place == 1 else ""


# The log


def say(event: KittensEvent, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    """A told event as a line of the log; None for what needs no words."""
    found = line(event, you, language)
    if found is None:
        return None
    key, actor, victim, parts = found
    if actor == you and you is not None:
        voice = f"{key}.you"
    elif victim == you and you is not None:
        voice = f"{key}.at-you"
    else:
        voice = key
    if actor is not None:
        parts["actor"] = seat_mark(actor, names)
    if victim is not None:
        parts["victim"] = seat_mark(victim, names)
    texts = TEXTS[language]
    return fill(texts.get(voice) or texts[key], **parts)


Line = tuple[str, int | None, int | None, dict[str, str | int | Mark | Sentence]]


def line(event: KittensEvent, you: int | None, language: str) -> Line | None:
    """The key of a sentence, who does it, to whom it is done, and what else it speaks of."""

    def card(name: str | None) -> Mark | str:
        return card_mark(name, language) if name else ""

    match event:
        case told.Played(seat, cards, effect):
            key = "played"
            if effect in ("pair", "triple"):
                key = f"played.{effect}"
            elif cards != [effect]:
                key = "played.as"
            shown = card_marks(cards, language)
            return key, seat, None, {"cards": shown, "effect": effect_words(effect, language)}
        case told.Aimed(seat, effect, victim, named):
            key = "aimed.pair" if effect == "triple" and named is None else f"aimed.{effect}"
            return key, seat, victim, {"named": card(named)}
        case told.Noped(seat, height):
            return "noped" if height % 2 else "noped.again", seat, None, {}
        case told.Passed(seat):
            return "passed", None, None, {}
        case told.Stretched(seat):
            return "stretched", seat, None, {}
        case told.Resolved(seat, effect, noped):
            return ("cancelled", None, None, {"effect": effect_words(effect, language)}) if noped else None
        case told.Attacked(seat, victim, turns):
            return "attacked", None, victim, {"turns": turns}
        case told.Revealed(seat, cards):
            return "revealed", None, None, {"cards": card_marks(cards, language)}
        case told.Shuffled(seat):
            return "shuffled", None, None, {}
        case told.Peeked(seat, name):
            return "peeked", seat, None, {"card": card(name)}
        case told.Raised(seat, kept, name):
            return "kept" if kept else "topped", seat, None, {"card": card(name)}
        case told.Took(seat, victim, how, name):
            key = ("gave" if how == "favor" else "took") + (".card" if name else "")
            return key, seat, victim, {"card": card(name)}
        case told.Missed(seat, victim, how, named, why):
            return f"missed.{why}", None, victim, {"named": card(named)}
        case told.Drew(seat, name):
            return "drew", seat, None, {"card": card(name)}
        case told.Exploding(seat):
            return "exploding", seat, None, {"card": card("kitten")}
        case told.Defused(seat, name):
            return f"defused.{name}", seat, None, {"card": card(name)}
        case told.Hid(seat, place):
            return hiding(seat, place, you, card("kitten"))
        case told.Eliminated(seat, by):
            return f"out.{by}", seat, None, {}
        case told.Ended(winner):
            return "ended", winner, None, {}
    return armageddon_line(event, language)


def hiding(seat: int, place: int | None, you: int | None, kitten: Mark | str) -> Line:
    parts: dict[str, str | int | Mark | Sentence] = {"card": kitten}
    if seat != you:
        return "hid", seat, None, parts
    if place is None:  # E36: the clock did it
        return "hid.clock", None, None, parts
    parts["count"] = place
    return "hid" + {0: ".top", 1: ".one"}.get(place, ""), seat, None, parts


def armageddon_line(event: KittensEvent, language: str) -> Line | None:
    match event:
        case told.Faced(seat, opponent):
            return "faced", seat, opponent, {}
        case told.Laid(seat, opponent, mine):
            return "laid", seat, None, {"card": card_mark(mine, language) if mine else ""}
        case told.Answered(seat, swap):
            return "swapped" if swap else "kept-card", seat, None, {}
        case told.Unveiled(blessed, cursed):
            cards = {name: card_mark(name, language) for name in ("godcat", "devilcat")}
            return "unveiled", blessed, cursed, {**cards}
    return None


def why(reason: Reason, view: KittensView, names: Sequence[str], you: int | None, language: str) -> Sentence:
    """A bot's reason."""
    return explain(TEXTS, reason, names, you, language, card=lambda card: card_mark(card, language))
