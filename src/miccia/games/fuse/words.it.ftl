# Everything FUSE says in Italian. What the server reads comes first, then what only the board says.

## The game

name = FUSE
blurb = Dieci minuti, venticinque dadi, una squadra di artificieri.

## Refusals

refused-already-done = Hai detto che in questo lancio non vuoi altri dadi.
refused-already-first = Quel dado è già il primo, o in questo lancio lo è già stato.
refused-bomb-gone = Quella bomba non è più al centro: scegline un’altra.
refused-breaks-sign = Quel dado e il suo vicino contraddicono il simbolo fra loro.
refused-die-gone = Troppo tardi: quel dado non c’è più.
refused-die-safe = Quel dado ne regge altri: è al sicuro. Restituiscine un altro.
refused-does-not-fit = Quello spazio vuole un altro dado.
refused-does-not-match = Quel dado non ha né il colore né il numero richiesto.
refused-give-first = Prima rimetti un dado nel sacchetto.
refused-never-complete = Con quel dado la bomba non si potrebbe più completare.
refused-no-die-there = Su quello spazio non c’è nessun dado.
refused-no-share-left = Di questo lancio hai già preso tutti i tuoi dadi.
refused-no-such-bomb = Lì non hai nessuna bomba.
refused-no-such-die = In questo lancio quel dado non c’è.
refused-no-such-space = Quella bomba non ha uno spazio così.
refused-not-the-roller = L’ordine dei dadi lo decide solo chi ha il sacchetto.
refused-nothing-below = Sotto non c’è ancora niente che regga quel dado.
refused-nothing-owed = Adesso non devi restituire nessun dado.
refused-nothing-to-take = Non hai disinnescato bombe: non ce n’è una da prendere.
refused-other-roll = Troppo tardi: nel frattempo sono stati lanciati altri dadi.
refused-others-give = Un momento: altri stanno restituendo dadi.
refused-space-taken = Lì c’è già un dado, e non si può spostare.
refused-take-first = Prima scegli la tua prossima bomba dal centro.
refused-wrong-order = Una torre cresce dal basso: manca il dado sotto.

## Options of a table

option-level = Livello
option-level-training = Addestramento
option-level-standard = Standard
option-level-expert = Esperti
option-level-elite = Élite
option-level-insane = Folle
option-include_sixes = Con le bombe da sei punti
option-shaky_hands = Mani che tremano: torri e piramidi possono cadere
option-relaxed = Più tempo
option-relaxed-no = dieci minuti, da regolamento
option-relaxed-15 = 15 minuti
option-relaxed-20 = 20 minuti
option-relaxed-endless = senza orologio
option-tempo = Secondi contati per lanci e dadi piazzati (simulazioni)
option-tempo-none = nessuno: solo il tempo reale
option-tempo-usual = quanti ne servono alle persone

## What people can say with one click

phrase-hello = Ciao, squadra!
phrase-hurry = Presto!
phrase-which = Quale dado vuoi?
phrase-yours = Quello è tuo.
phrase-sorry = Scusate!
phrase-thanks = Grazie!
phrase-well-done = Bravi!
phrase-good-game = Bella partita!

## Dice and spaces

colour-K = nero
colour-B = blu
colour-G = verde
colour-R = rosso
colour-Y = giallo
die = { $number } { $colour }
the-die = { BEFORE($die, vowel: "l’", else: "il ") }{ $die }
you = Tu
owes-0 = Nessuno deve restituire un dado
owes-1 = { $owing } deve restituire un dado
owes-1-you = Devi restituire un dado
owes-2 = { $owing } devono restituire un dado ciascuno
owes-2-you = { $owing } dovete restituire un dado ciascuno
ordinals = 1º 2º 3º 4º 5º 6º
space-row = { $place } spazio
space-level = livello { $level }
space-first-tower = prima torre, livello { $level }
space-second-tower = seconda torre, livello { $level }
space-base = base, { $place } spazio
space-middle = in mezzo, { $place } spazio
space-top = cima

## What buttons say

do-place = { $die } su { $bomb }: { $space }
do-give = Restituisci { BEFORE($die, vowel: "l’", else: "il ") }{ $die } da { $bomb }
do-take = Prendi { $bomb }, che vale { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
do-done = Nessun dado per me
do-first = Rilancia { BEFORE($die, vowel: "l’", else: "il ") }{ $die } per primo

## The log

rolled = { $actor } lancia: { $dice }
rolled-you = Lanci: { $dice }
bag-low = Il sacchetto si svuota: { $dice ->
        [one] { $dice } dado rimasto
       *[other] { $dice } dadi rimasti
    }
placed = { $actor } mette { BEFORE($die, vowel: "l’", else: "il ") }{ $die } su { $bomb }
placed-you = Metti { BEFORE($die, vowel: "l’", else: "il ") }{ $die } su { $bomb }
fell = La bomba { $bomb } di { $actor } crolla: i suoi dadi tornano nel sacchetto
fell-you = La tua bomba { $bomb } crolla: i suoi dadi tornano nel sacchetto
defused = { $actor } disinnesca { $bomb }, che vale { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }. Disinnescate finora: { $count }
defused-you = Disinneschi { $bomb }, che vale { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }. Disinnescate finora: { $count }
took = { $actor } prende { $bomb }
took-you = Prendi { $bomb }
detonated = Detonatore { $sign } ({ $count } di 6). { $owes }
declined = { $actor } non vuole dadi
declined-you = Non vuoi dadi
put-first = { $actor } farà rilanciare { BEFORE($die, vowel: "l’", else: "il ") }{ $die } per primo
put-first-you = Farai rilanciare { BEFORE($die, vowel: "l’", else: "il ") }{ $die } per primo
discarded = Nessuno prende { $dice }
rerolled = Si rilancia { BEFORE($was, vowel: "l’", else: "il ") }{ $was }: esce { BEFORE($die, vowel: "l’", else: "il ") }{ $die }. { $owes }
gave = { $actor } restituisce { BEFORE($die, vowel: "l’", else: "il ") }{ $die } da { $bomb }
gave-you = Restituisci { BEFORE($die, vowel: "l’", else: "il ") }{ $die } da { $bomb }
gave-forced = Il tavolo restituisce { BEFORE($die, vowel: "l’", else: "il ") }{ $die } da { $bomb } per { $actor }
gave-forced-you = Il tavolo restituisce { BEFORE($die, vowel: "l’", else: "il ") }{ $die } da { $bomb } per te
ended-won = La nave è salva! { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }: { $bonus } per la vittoria, { $time } per il tempo, { $bombs } per le bombe, { $detonators } per i detonatori
ended-time = Tempo scaduto: la nave è perduta. { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }: { $bombs } per le bombe, { $detonators } per i detonatori
ended-bag = Il sacchetto è vuoto: la nave è perduta. { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }: { $bombs } per le bombe, { $detonators } per i detonatori
ended-rounds = 400 lanci non sono bastati: la nave è perduta. { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }: { $bombs } per le bombe, { $detonators } per i detonatori

## What people point at

signal-need-colour = { BEFORE($actor, a: "Ad ", else: "A ") }{ $actor } serve { BEFORE($sign, vowel: "l’", else: "il ") }{ $sign }
signal-need-number = { BEFORE($actor, a: "Ad ", else: "A ") }{ $actor } serve un { $sign }
signal-want = { $actor } vuole il { $place } dado

## Why a bot did it

why-defuse = Con { BEFORE($die, vowel: "l’", else: "il ") }{ $die } disinnesco { $bomb }
why-place = { BEFORE($die, vowel: "L’", else: "Il ") }{ $die } è un buon dado per { $bomb }
why-anyway = { BEFORE($die, vowel: "L’", else: "Il ") }{ $die } non è l’ideale per { $bomb }, ma meglio lì che rilanciato
why-give = { BEFORE($die, vowel: "L’", else: "Il ") }{ $die } su { $bomb } è il dado che mi mancherà di meno
why-take = Tra le bombe al centro, { $bomb } dovrebbe essere la più rapida da disinnescare
why-first = Se nessuno lo prende, conviene rilanciare { BEFORE($die, vowel: "l’", else: "il ") }{ $die } per primo
why-idle = Non ho altro da fare: per primo va bene { BEFORE($die, vowel: "l’", else: "il ") }{ $die }
why-leave = { $seat } può fare di più con { BEFORE($die, vowel: "l’", else: "il ") }{ $die }
why-leave-you = Puoi fare di più con { BEFORE($die, vowel: "l’", else: "il ") }{ $die }
why-wanted = { $seat } ha chiesto { BEFORE($die, vowel: "l’", else: "il ") }{ $die }
why-wanted-you = Hai chiesto { BEFORE($die, vowel: "l’", else: "il ") }{ $die }
why-nothing = Nessuno di questi dadi va bene per le mie bombe
why-decline = { BEFORE($die, vowel: "L’", else: "Il ") }{ $die } non vale il tempo che ci vuole per metterlo

## The bombs

bomb-four-hues = Quattro tinte
bomb-either = Due vie
bomb-two-pairs = Due coppie
bomb-hinge = Cerniera
bomb-down-up = Giù e su
bomb-two-less = Due in meno
bomb-cousins = Cugini
bomb-four-faces = Quattro facce
bomb-crossroads = Bivio
bomb-steps = Passi
bomb-seven = Sette
bomb-same-coat = Stessa veste
bomb-same-face = Stessa faccia
bomb-family = Famiglia
bomb-from-four = Giù dal 4
bomb-balance = Bilancia
bomb-black-or = Nero o basso
bomb-from-three = Su dal 3
bomb-red-or = Rosso o alto
bomb-ten = Dieci
bomb-run = In fila
bomb-stairs = Gradini
bomb-totem = Totem
bomb-chimney = Camino
bomb-tent = Tenda
bomb-painted-seven = Sette dipinto
bomb-triplets = Tris
bomb-exact = Esatto
bomb-dark-seven = Sette scuro
bomb-blue-four = Quattro blu
bomb-lantern = Lanterna
bomb-flagpole = Pennone
bomb-black-cap = Cappello nero
bomb-beacon = Faro
bomb-blue-cap = Cappello blu
bomb-three-alike = Tre uguali
bomb-three-less = Tre in meno
bomb-spire = Guglia
bomb-climb = Scalata
bomb-one-hue = Tinta unita
bomb-rainbow = Arcobaleno
bomb-three-twos = Tre due
bomb-blue-tail = Coda blu
bomb-twins = Gemelli
bomb-hidden-sun = Sole nascosto
bomb-ladder = Scala a pioli
bomb-password = Parola d’ordine
bomb-quadruplets = Poker
bomb-sunrise = Alba
bomb-temple = Tempio
bomb-ziggurat = Ziggurat
bomb-gate = Portale
bomb-bridge = Ponte
bomb-mountain = Montagna

## The board
