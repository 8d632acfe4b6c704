# Everything Exploding Kittens says in Italian. What the server reads comes first, then what only the board says.

## The game

name = Exploding Kittens: Good vs Evil
blurb = Si pesca finché qualcuno esplode. Schiva, attacca, ruba, di’ No!: vince chi resta vivo per ultimo.

## Refusals

refused-eliminated = Sei fuori da questa partita. Puoi restare a guardare.
refused-window-open = È appena stata giocata una carta: prima tutti possono dire No! o lasciar passare.
refused-no-giving-up = A questo tavolo nessuno si arrende.
refused-answer-first = Prima devi rispondere a un’altra domanda.
refused-no-such-card = Non hai le carte per farlo.
refused-no-such-place = Nel mazzo non c’è quel posto.
refused-too-late = Troppo tardi: la tua risposta era per qualcosa di già concluso.
refused-own-card = L’ultima carta è tua. Aspetta che gli altri rispondano.
refused-already-passed = Hai lasciato passare. Potrai rispondere di nuovo se qualcuno gioca un No!
refused-no-more-time = Adesso non puoi chiedere altro tempo.
refused-playmat-empty = Per un Armageddon servono Gattodivino e Gattodiabolico sul tappetino.
refused-nobody-has-cards = Nessun altro ha una carta che tu possa prendere.
refused-godcat-in-set = A questo tavolo il Gattodivino non entra in coppie e tris.
refused-no-such-player = Quel giocatore non si può scegliere.
refused-empty-hand = Non c’è niente da prendere: quella mano è vuota.

## Options of a table

option-quick = Partita veloce: un terzo del mazzo resta fuori, coperto
option-nope_seconds = Tempo per dire No!
option-nope_seconds-0 = finché tutti non lasciano passare
option-nope_seconds-3 = 3 secondi
option-nope_seconds-5 = 5 secondi
option-nope_seconds-8 = 8 secondi
option-nope_seconds-12 = 12 secondi
option-more_time = Chiunque può chiedere altro tempo per dire No!
option-turn_seconds = Tempo per ogni altra decisione
option-turn_seconds-0 = senza orologio
option-turn_seconds-30 = 30 secondi
option-turn_seconds-60 = 1 minuto
option-turn_seconds-120 = 2 minuti
option-odds = Mostra il rischio della prossima pescata
option-godcat_in_sets = Il Gattodivino può entrare in coppie e tris
option-give_up = Ci si può arrendere

## What people can say with one click

phrase-hello = Ciao a tutti!
phrase-thinking = Fatemi pensare…
phrase-dare = Non ci provare!
phrase-phew = Fiuu!
phrase-boom = Bum!
phrase-sorry = Scusa, niente di personale.
phrase-thanks = Grazie!
phrase-good-game = Bella partita!

## Cards

card-kitten = Exploding Kitten
card-defuse = Disinnesgatto
card-armageddon = Armageddon
card-attack = Attacco
card-targeted = Attacco Mirato
card-favor = Favore
card-heck = Scatena il Caos
card-reveal = Rivela il Futuro
card-shuffle = Mescola
card-nope = No!
card-feral = Gatta Selvatica
card-sock = Gatto Calzino
card-teapot = Gatto Teiera
card-umbrella = Gatto Ombrello
card-cactus = Gatto Cactus
card-godcat = Gattodivino
card-devilcat = Gattodiabolico
set-pair = coppia
set-triple = tris

## What buttons say

do-draw = Pesca una carta
do-play = Gioca { $card }
do-play-as = Gioca { $card } come { $effect }
do-set-2 = Coppia: { $cards }
do-set-3 = Tris: { $cards }
do-choose = Scegli { $target }
do-name = Chiedi { $card }
do-nope-0 = No!
do-nope-1 = No! al No!
do-pass = Lascia passare
do-more-time = Ancora un po’ di tempo, per favore
do-give = Dai { $card }
do-steal-godcat = Prendi il { $card }
do-steal-random = Prendi una delle altre, a caso
do-heck-hand = Tieni { $card }
do-heck-top = Metti { $card } in cima al mazzo
do-lay = Metti il { $card } davanti a te
do-keep = Tieni la carta che hai davanti
do-swap = Scambia le carte
do-defuse-defuse = Salvati con un { $card }
do-defuse-godcat = Salvati con il { $card }
do-hide-top = In cima
do-hide-one = Sotto una carta
do-hide = Sotto { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
do-hide-bottom = In fondo
do-give-up = Arrenditi

## The log

played = { $actor } gioca { $cards }
played-you = Giochi { $cards }
played-as = { $actor } gioca { $cards } come { $effect }
played-as-you = Giochi { $cards } come { $effect }
played-pair = { $actor } gioca una coppia: { $cards }
played-pair-you = Giochi una coppia: { $cards }
played-triple = { $actor } gioca un tris: { $cards }
played-triple-you = Giochi un tris: { $cards }
aimed-targeted = { $actor } prende di mira { $victim }
aimed-targeted-you = Prendi di mira { $victim }
aimed-targeted-at-you = { $actor } ti prende di mira
aimed-favor = { $actor } chiede un favore { BEFORE($victim, a: "ad ", else: "a ") }{ $victim }
aimed-favor-you = Chiedi un favore { BEFORE($victim, a: "ad ", else: "a ") }{ $victim }
aimed-favor-at-you = { $actor } ti chiede un favore
aimed-pair = { $actor } vuole una carta di { $victim }
aimed-pair-you = Vuoi una carta di { $victim }
aimed-pair-at-you = { $actor } vuole una tua carta
aimed-triple = { $actor } chiede una carta { BEFORE($victim, a: "ad ", else: "a ") }{ $victim }: { $named }
aimed-triple-you = Chiedi una carta { BEFORE($victim, a: "ad ", else: "a ") }{ $victim }: { $named }
aimed-triple-at-you = { $actor } ti chiede una carta: { $named }
noped = { $actor } dice No!
noped-you = Dici No!
noped-again = { $actor } dice No! al No!
noped-again-you = Dici No! al No!
passed = Lasci passare
stretched = { $actor } chiede altro tempo
stretched-you = Chiedi altro tempo
cancelled = Annullato: { $effect }
attacked = { $victim } ha { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } da giocare
attacked-at-you = Hai { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } da giocare
revealed = In cima al mazzo: { $cards }
shuffled = Il mazzo viene mescolato
peeked = { $actor } guarda la carta in fondo al mazzo
peeked-you = In fondo al mazzo trovi { $card }
kept = { $actor } la tiene
kept-you = Tieni { $card }
topped = { $actor } la mette in cima al mazzo
topped-you = Metti { $card } in cima al mazzo
took = { $actor } prende una carta { BEFORE($victim, a: "ad ", else: "a ") }{ $victim }
took-card = { $actor } prende { $card } { BEFORE($victim, a: "ad ", else: "a ") }{ $victim }
took-card-you = Prendi { $card } { BEFORE($victim, a: "ad ", else: "a ") }{ $victim }
took-card-at-you = { $actor } ti prende { $card }
gave = { $victim } dà una carta { BEFORE($actor, a: "ad ", else: "a ") }{ $actor }
gave-card = { $victim } dà { $card } { BEFORE($actor, a: "ad ", else: "a ") }{ $actor }
gave-card-you = { $victim } ti dà { $card }
gave-card-at-you = Dai { $card } { BEFORE($actor, a: "ad ", else: "a ") }{ $actor }
missed-empty = La mano di { $victim } è vuota: non c’è niente da prendere
missed-empty-at-you = La tua mano è vuota: non c’è niente da prendere
missed-lacks = { $victim } non ha carte { $named }
missed-lacks-at-you = Non hai carte { $named }
faced = { $actor } sfida { $victim } all’Armageddon
faced-you = Sfidi { $victim } all’Armageddon
faced-at-you = { $actor } ti sfida all’Armageddon
laid = { $actor } mette una carta coperta davanti a ciascuno dei due
laid-you = Davanti a te, coperto, c’è il { $card }
kept-card = { $actor } tiene la carta che ha davanti
kept-card-you = Tieni la carta che hai davanti
swapped = { $actor } scambia le carte
swapped-you = Scambi le carte
unveiled = { BEFORE($actor, a: "Ad ", else: "A ") }{ $actor } tocca il { $godcat }, { BEFORE($victim, a: "ad ", else: "a ") }{ $victim } il { $devilcat }
unveiled-you = A te tocca il { $godcat }, { BEFORE($victim, a: "ad ", else: "a ") }{ $victim } il { $devilcat }
unveiled-at-you = { BEFORE($actor, a: "Ad ", else: "A ") }{ $actor } tocca il { $godcat }, a te il { $devilcat }
drew = { $actor } pesca una carta
drew-you = Peschi { $card }
exploding = { $actor } pesca un { $card }!
exploding-you = Peschi un { $card }!
defused-defuse = { $actor } si salva con un { $card }
defused-defuse-you = Ti salvi con un { $card }
defused-godcat = { $actor } si salva con il { $card }
defused-godcat-you = Ti salvi con il { $card }
hid = { $actor } nasconde { BEFORE($card, vowel: "l’", else: "il ") }{ $card } nel mazzo
hid-clock = { BEFORE($card, vowel: "L’", else: "Il ") }{ $card } è di nuovo nel mazzo, e nessuno sa dove
hid-top = Metti { BEFORE($card, vowel: "l’", else: "il ") }{ $card } in cima al mazzo
hid-one = Nascondi { BEFORE($card, vowel: "l’", else: "il ") }{ $card } sotto una carta
hid-you = Nascondi { BEFORE($card, vowel: "l’", else: "il ") }{ $card } sotto { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
out-kitten = { $actor } esplode ed è fuori
out-kitten-you = Esplodi: sei fuori
out-devilcat = { $actor } è fuori: vince il Gattodiabolico
out-devilcat-you = Sei fuori: vince il Gattodiabolico
out-gave-up = { $actor } si arrende
out-gave-up-you = Ti arrendi
ended = { $actor } sopravvive a tutti e vince!
ended-you = Resti in gioco solo tu: hai vinto!

## Why a bot did it

why-search = Ho provato a immaginare il seguito: così vinco circa { BEFORE($percent, vowel: "nell’", else: "nel ") }{ $percent }% dei casi
why-draw-known = So che la prossima carta non è un Exploding Kitten
why-draw-odds = Rischio di Exploding Kitten: { $percent }%. Pesco
why-draw-forced = Devo pescare, e può essere un Exploding Kitten ({ $percent }%)
why-draw-forced-100 = Devo pescare, e so che è un Exploding Kitten
why-look-first = Potrebbe arrivare un Exploding Kitten ({ $percent }%): meglio guardare prima
why-escape = La prossima carta è un Exploding Kitten, e { $card } mi evita di pescare
why-escape-odds = Rischio un Exploding Kitten ({ $percent }%), e { $card } mi evita di pescare
why-shuffle-away = Non mi fido della prossima carta: che il caso ne scelga un’altra
why-godcat-attack = Il Gattodivino mi evita l’Exploding Kitten in cima, e tengo il Disinnesgatto
why-triple = Con un tris posso avere proprio la carta che voglio
why-favor = Qualunque carta mi diano, è una in più
why-pair = Questa coppia serve a poco, se non a prendere una carta
why-duel-weakest = Contro il Gattodiabolico { $seat } mi sembra avere meno difese
why-duel-weakest-you = Contro il Gattodiabolico mi sembri avere meno difese
why-aim-weakest = { $seat } mi sembra avere meno difese contro un Exploding Kitten
why-aim-weakest-you = Mi sembri avere meno difese contro un Exploding Kitten
why-aim-poorest = { $seat } ha poche carte e dovrà darne una buona
why-aim-poorest-you = Hai poche carte e dovrai darne una buona
why-aim-richest = { $seat } ha le carte che più vale la pena prendere
why-aim-richest-you = Hai le carte che più vale la pena prendere
why-name-known = So che in quella mano c’è { $card }
why-name-defuse = Può esserci un Disinnesgatto, e niente vale di più
why-name-nope = Non c’è più un Disinnesgatto da prendere: va bene un No!
why-give-least = Di tutte le mie carte, { $card } è quella che mi mancherà di meno
why-steal-godcat = Il Gattodivino si riconosce dal dorso: nessuna carta è migliore
why-heck-keep = Non è un Exploding Kitten: una carta in più per me
why-heck-top = In fondo c’era un Exploding Kitten: in cima tocca a chi gioca dopo di me
why-heck-later = Se lo tengo, per me è la fine; in cima posso ancora evitarlo
why-heck-defuse = In cima lo pescherei io: meglio adesso, che posso salvarmi
why-fate = Nessuno può saperlo: ho tirato a sorte
why-save = { $card } mi salva
why-hide-next = Lì lo pesca subito chi gioca dopo di me
why-hide-near = È vicino alla cima, ma non dove tutti se lo aspettano
why-hide-anywhere = Nascosto in un posto a caso, così nessuno può essere sicuro di me
why-nope-back = Quello che ho giocato è troppo importante: non me lo faccio bloccare
why-nope-escape = La prossima carta è un Exploding Kitten, e nessuno deve scappare
why-nope-harm = Mi avrebbe fatto male
why-pass-none = Non avevo un No!
why-pass-own = Quello che ho giocato non vale un No!
why-pass-stopped = È già annullato
why-pass-harmless = Non mi fa un danno che valga un No!
why-pass-save = È una seccatura, ma tengo il No! per qualcosa di peggio

## The board
