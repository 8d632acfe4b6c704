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
owes = { $count ->
        [0] Nessuno deve restituire un dado
        [one] { $owing } deve restituire un dado
       *[other] { $owing } devono restituire un dado ciascuno
    }
owes-you = { $count ->
        [one] Devi restituire un dado
       *[other] { $owing } dovete restituire un dado ciascuno
    }
ordinals = 1º 2º 3º 4º 5º 6º
score-points = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
value-points = { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
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
do-take = Prendi { $bomb }, che vale { value-points }
do-done = Nessun dado per me
do-first = Rilancia { BEFORE($die, vowel: "l’", else: "il ") }{ $die } per primo

## Asked before a slip

slip-fits-only-you = Solo tu puoi mettere { $dice }. Un dado avanzato si rilancia, e può far perdere dadi già messi.

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
defused = { $actor } disinnesca { $bomb }, che vale { value-points }. Disinnescate finora: { $count }
defused-you = Disinneschi { $bomb }, che vale { value-points }. Disinnescate finora: { $count }
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
ended-won = La nave è salva! { score-points }: { $bonus } per la vittoria, { $time } per il tempo, { $bombs } per le bombe, { $detonators } per i detonatori
ended-time = Tempo scaduto: la nave è perduta. { score-points }: { $bombs } per le bombe, { $detonators } per i detonatori
ended-bag = Il sacchetto è vuoto: la nave è perduta. { score-points }: { $bombs } per le bombe, { $detonators } per i detonatori
ended-rounds = 400 lanci non sono bastati: la nave è perduta. { score-points }: { $bombs } per le bombe, { $detonators } per i detonatori

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

## The table in letters, for terminals

sketch-clock = tempo { $clock }
sketch-state = giro { $round }  sacchetto { $bag }  disinnescate { $defused }  restano { $left }  punti { $points }
sketch-roll = lancio
sketch-centre = centro
sketch-give = dado da restituire:
sketch-none = nessuna bomba
sketch-discarded = scartato
sketch-acting = rilanciato
sketch-returned = nel sacchetto
sketch-tower = torre
sketch-two-towers = due torri
sketch-pyramid = piramide
sketch-any = qualsiasi
sketch-number = numero
sketch-colour = colore
sketch-both = colore e numero
sketch-either = colore o numero

## The coach

coach-place = che risparmi con { $die } su { $bomb }
coach-give = che perdi con { $die }: il male minore
coach-take = per { $bomb }, la più rapida
coach-left = fino a disinnescare le tue bombe, circa
coach-nothing = Nessuno di questi dadi ci sta.
coach-all = Per le tue bombe servono circa { $seconds }.
coach-brief-place = { $seconds } · { $die }
coach-brief-give = { $seconds } · { $die }
coach-brief-take = { $seconds } · { $bomb }
coach-brief-nothing = nessun dado adatto
coach-brief-wait = circa { $seconds }
coach-title-place = I dadi adatti
coach-title-give = I dadi da restituire
coach-title-take = Le bombe da prendere
coach-column-place = risparmi
coach-column-give = perdi
coach-column-take = ci vuole
coach-row-place = { $die } su { $bomb }
coach-row-give = { $die } da { $bomb }
coach-row-take = { $bomb }
coach-defuses = disinnesca la bomba
coach-leave = { $seat } risparmia di più: { $seconds }
coach-seconds = { $count } s
coach-spoils = I secondi sono una stima

## A look back

back-title-place = Quale dado e dove
back-title-give = Quale dado restituire
back-title-take = Quale bomba prendere
back-title-done = Un altro dado o nessuno
back-title-first = Quale dado viene prima
back-knew = lancio { $round }, { $left }; dadi liberi: { $dice }
back-time = secondi rimasti: { $seconds }
back-no-clock = senza orologio
back-no-dice = nessuno
back-bombs = Bombe disinnescate
back-of = { $count } su { $goal }

## The lesson

lesson-goal = Lo scopo
lesson-goal-title = Disinnescare tutte le bombe
lesson-goal-text = Queste due bombe sono tue, e si gioca tutti insieme. Ci sono dieci minuti; nella lezione l’orologio sta fermo.
lesson-place = Metti un dado
lesson-place-title = Un dado per ciascuno
lesson-place-text = Prendi uno qualsiasi dei tre dadi. Deve andar bene su una tua bomba: questo spazio vuole blu o verde.
lesson-place-task = Adesso tu: prendi il 2 blu e mettilo lì.
lesson-place-done-title = Va bene, e resta lì
lesson-place-done-text = Colore o numero: ogni spazio mostra che cosa vuole. Un dado messo non si sposta più.
lesson-place-done-task = Cleo e Otto prendono gli altri due.
lesson-sign = Segni fra gli spazi
lesson-sign-title = Due dadi che fanno sette
lesson-sign-text = Qui va bene qualsiasi dado, ma insieme devono fare 7. Il lancio dopo è già sul tavolo.
lesson-sign-task = Adesso tu: metti il 4 nero nel primo spazio.
lesson-sign-done-title = Ora questa bomba vuole un 3
lesson-sign-done-text = Ciò che non va più bene non viene proposto. Di’ che cosa ti serve: parlare è permesso.
lesson-sign-done-task = Quattro su sette.
lesson-defuse = Disinnesca, prendine un’altra
lesson-defuse-title = Ecco il 3
lesson-defuse-text = Una bomba piena è disinnescata, e i dadi tornano nel sacchetto. Poi prendi una bomba dal centro.
lesson-defuse-task = Adesso tu: metti il 3 verde, poi prendi la bomba 1.
lesson-defuse-done-title = Una bomba di meno
lesson-defuse-done-text = Al suo posto arriva un’altra carta. Se è un detonatore, costa dadi.
lesson-defuse-done-task = La tua nuova bomba è una torre.
lesson-tower = Le torri crescono
lesson-tower-title = Una torre comincia dal basso
lesson-tower-text = I dadi di una torre stanno uno sull’altro, dal basso in alto. Un dado che ne regge un altro è al sicuro.
lesson-tower-task = Adesso tu: metti il 2 nero in basso.
lesson-tower-done-title = La torre sta in piedi
lesson-tower-done-text = Sopra vuole un 3 o un 4. Nelle piramidi ogni dado poggia su due.
lesson-tower-done-task = Gli altri mettono i loro.
lesson-done = Quando niente va bene
lesson-done-title = Niente va bene: dillo
lesson-done-text = Nessuno di questi dadi va bene sulle tue bombe. Un dado che nessuno prende si rilancia, e fa male.
lesson-done-task = Adesso tu: di’ che per questo lancio basta così.
lesson-done-done-title = Per questo lancio basta così
lesson-done-done-text = Cleo e Otto ne prendono uno ciascuno. Il dado verde resta e si rilancia.
lesson-done-done-task = Vediamo che cosa mostra.
lesson-return = Dadi perduti
lesson-return-title = 2 verde: tutti ne perdono uno
lesson-return-text = Chi ha un dado verde o un 2 ne restituisce uno. Scegli tu quale.
lesson-return-task = Adesso tu: restituisci il 2 blu.
lesson-return-done-title = La torre è ancora in piedi
lesson-return-done-text = I detonatori funzionano allo stesso modo. Meglio che non avanzi nessun dado.
lesson-return-done-task = Il 2 blu è tornato nel sacchetto.
lesson-end = Come finisce
lesson-end-title = Si vince e si perde insieme
lesson-end-text = Vincete quando centro e mazzo sono vuoti. Perdete se l’orologio arriva a zero o il sacchetto è vuoto.

## The board

# The name where room is scarce.
brief = FUSE

clock = Orologio
time-left = Restano { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } e { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
time-gone = Senza orologio: passati { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } e { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
bar = una tacca = un minuto
no-clock = senza orologio
pace-ahead = { $bombs ->
        [0] in pari con il tempo
        [one] avanti di { $bombs } bomba
       *[other] avanti di { $bombs } bombe
    }
pace-behind = indietro di { $bombs ->
        [one] { $bombs } bomba
       *[other] { $bombs } bombe
    }
are-defused = disinnescate
defused-of = { $count } su { $all } bombe disinnescate

mark-300 = Metà del tempo: restano cinque minuti.
mark-120 = Restano due minuti.
mark-60 = Ultimo minuto!
mark-30 = Trenta secondi!
mark-10 = Dieci secondi!

in-the-bag = ancora nel sacchetto
are-you-ready = Guarda le bombe. Cominciamo?
wait-ready = Aspettiamo { $names }.
all-ready = Ci siete tutti.
ready-hint = { $people ->
        [one] Il tempo parte quando ci sei,
       *[other] Il tempo parte quando ci siete tutti,
    }
by-itself = o comunque fra { $seconds } s.
starts-now = Si comincia!
starts-hint = I dadi stanno per uscire dal sacchetto.
say-ready = Ci sono
i-am-ready = Ci sei
ready = c’è
not-ready = guarda le bombe…
is-ready = { $name } c’è.
count-called = Il tempo parte fra tre secondi.
go = Via! Il tempo corre.
squad = Squadra
bombs-of = Le bombe di { $name }
needs = cerca
needs-nothing = cerca un po’ di tutto
calls = { BEFORE($name, a: "Ad ", else: "A ") }{ $name } serve: { $sign }
has-bag = ha il sacchetto
choosing = sceglie…
has-placed = ha messo { $die }
has-declined = nessun dado
nothing-fits = niente che vada bene
gives = restituisce un dado
takes = sceglie una bomba
centre = Bombe al centro
centre-empty = posto vuoto
centre-look = Guarda meglio le bombe da prendere
deck = { $cards ->
        [0] mazzo finito
       *[other] mazzo { $cards }: { $bombs ->
            [one] { $bombs } bomba
           *[other] { $bombs } bombe
        }, { $detonators ->
            [one] { $detonators } detonatore
           *[other] { $detonators } detonatori
        }
    }
deck-short = mazzo { $cards } · detonatori { $gone } di 6
tray = Dadi di questo lancio
tray-hint = le iniziali: a chi va bene
fits-you = ti va bene
fits-nobody = a nessuno
chosen = scelto
mine = tuo
taken-by = preso da { $name }
left-over = avanzato
again = rilanciato
back = nel sacchetto
wants = { $name } vuole questo
fits = va bene { BEFORE($names, a: "ad ", else: "a ") }{ $names }
fits-me = te
order = se avanza: rilanciato { $place }
my-bombs = Le tue bombe
no-bomb = Nessuna bomba qui
value = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
empty = vuoto, chiede { $asked }
later = non ancora: chiede { $asked }
base = base
middle = in mezzo
any-die = un dado qualsiasi
any-number = un numero
any-colour = un colore
any-both = { sketch-both }
any-either = { sketch-either }

joint-equal = uguale a
joint-unlike = diverso da
joint-more = più di
joint-less = meno di
joint-next = e poi uno in più
joint-plus = più
joint-minus = meno

result = fa { $sum }
top-hint = in cima: servono quelli sotto
where = Dove metti { BEFORE($die, vowel: "l’", else: "il ") }{ $die }?
which-die = Quale dado va su { $place }?
fits-here = { $count ->
        [one] uno spazio valido
       *[other] { $count } spazi validi
    }
stays = Una volta messo resta lì, a meno che un dado avanzato o un detonatore non chieda { $colour } o { $number }.
choose-more = { $share ->
        [one] Scegli un dado
       *[other] Scegli un dado: puoi prenderne ancora { $share }
    }
choose-hint = Scegli un dado e poi lo spazio, o prima lo spazio.
no-place = { BEFORE($die, vowel: "L’", else: "Il ") }{ $die } non va su nessuna tua bomba.
no-place-hint = Lascialo agli altri, oppure di’ che cosa ti serve.
decline-short = passo
want = Voglio questo
wanted = Lo hai chiesto
first = Rilancialo per primo
first-hint = Hai tu il sacchetto: se avanzano più dadi, decidi l’ordine.
need = Mi serve…
need-title = Che cosa ti serve?
need-hint = Lo vedono tutti, finché non lo togli.
i-need = Chiama: mi serve
need-sign = Mi serve: { $sign }
places = Spazi validi
dice-here = Dadi che vanno bene
give-detonator = Detonatore { $sign }: quale dado restituisci?
give-die = Rilanciato: { $die }. Quale dado restituisci?
give-hint = Torna nel sacchetto un tuo dado { $asked }. Quelli con il lucchetto sono al sicuro.
seconds-left = { $seconds } s
seconds-words = poi sceglie il tavolo: { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
take = Disinnescata! Quale bomba prendi ora?
take-hint = Scegli una delle bombe al centro.
wait-done = Per questo lancio hai finito.
wait-placed = Dado messo. Tocca agli altri.
wait-nothing = In questo lancio non c’è niente per te.
wait-hint = Intanto di’ agli altri che cosa ti serve.
wait-gives = Aspettiamo un dado da { $names }.
watching = Stai guardando
won = Nave salva!
lost = Nave perduta
faster = { $name } ha preso prima { BEFORE($die, vowel: "l’", else: "il ") }{ $die }.
faster-tag = { $name } è più veloce
back-from = chi restituisce un dado: { $names }
nobody-loses = nessuno perde niente
low-bag = Sacchetto quasi vuoto: { $left ->
        [one] { $left } dado
       *[other] { $left } dadi
    }
bag = Nel sacchetto · { $left }
next-roller = poi lancia { $name }
next-you = poi lanci tu
detonators = Detonatori
went-off = { $count } di 6 { $count ->
        [one] scattato
       *[other] scattati
    }
not-yet = non ancora
banner-detonator = Detonatore
banner-defused = Disinnescata: { $name }
banner-fell = Crollata: { $name }
score = Punteggio

score-bonus = Vittoria
score-time = Tempo rimasto
score-bombs = Bombe disinnescate
score-detonators = Detonatori
score-total = Totale

call-give = Restituisci un dado: { $asked }.
call-take = Bomba disinnescata: scegli la prossima.
you-here = tu

key-dice = scegli un dado; quando devi prenderla, una bomba del centro
key-places = scegli uno spazio, o il dado da restituire
key-decline = nessun dado per me
key-want = voglio il dado scelto
key-need = di’ che cosa ti serve
key-ready = ci sono: il tempo può partire
key-first = se avanza, rilancialo per primo (chi ha il sacchetto)

## What is this?

kind-die = dado
kind-bomb = bomba
kind-sign = segno su una bomba
kind-card = carta
kind-place = sul tavolo
kind-deed = che cosa puoi fare
can-place = Ora si può mettere.
cannot-already-done = Non vuoi altri dadi di questo lancio.
cannot-breaks-sign = Contraddice il segno accanto allo spazio dove potrebbe andare.
cannot-die-gone = Non è più libero.
cannot-does-not-fit = Nessuno spazio aperto delle tue bombe lo vuole.
cannot-give-first = Prima restituisci un dado al sacchetto.
cannot-never-complete = Con questo dado la bomba non si potrebbe più completare.
cannot-no-share-left = Hai già preso tutti i tuoi dadi di questo lancio.
cannot-no-such-bomb = Non hai bombe davanti a te.
cannot-others-give = Prima altri restituiscono dadi.
cannot-take-first = Prima scegli la prossima bomba dal centro.
this-bomb = { $text } Sulla carta: { $printed }. Vale { $points }.
thing-die = Dado
about-die = Mettilo su uno spazio di una tua bomba che ne vuole il colore o il numero. Quello che avanza si rilancia e costa dadi.
thing-bomb = Bomba in fila
about-bomb = Riempi i suoi spazi in qualunque ordine. Quando sono pieni è disinnescata, e i dadi tornano nel sacchetto.
thing-tower = Torre
about-tower = Cresce dal basso, un dado sull’altro. Un dado che ne regge un altro non si può perdere.
thing-two-towers = Due torri
about-two-towers = Due torri su una carta, ognuna cresce dal basso.
thing-pyramid = Piramide
about-pyramid = Un dado in alto ne vuole due sotto. Un dado che ne regge un altro non si può perdere.
thing-want-colour = Un colore
about-want-colour = Questo spazio vuole un dado di quel colore, con qualunque numero.
thing-want-number = Un numero
about-want-number = Questo spazio vuole un dado con quel numero, di qualunque colore.
thing-want-both = Colore e numero
about-want-both = Questo spazio vuole solo un dado di quel colore con quel numero.
thing-want-or = L’uno o l’altro
about-want-or = Questo spazio vuole un dado che sia uno dei due.
thing-want-hash = Qualunque numero
about-want-hash = Questo spazio prende ogni dado. I segni accanto ne guardano il numero.
thing-want-hues = Qualunque colore
about-want-hues = Questo spazio prende ogni dado. I segni accanto ne guardano il colore.
thing-equal = Uguale
about-equal = I due dadi accanto a questo segno hanno lo stesso numero o colore, come dicono i loro spazi.
thing-unlike = Diverso
about-unlike = I due dadi accanto a questo segno hanno numero o colore diverso, come dicono i loro spazi.
thing-greater = Maggiore e minore
about-greater = Il lato largo del segno sta dal numero più alto, letto da sinistra a destra; nelle torri dal basso in alto.
thing-next = Uno in più
about-next = Il dado dopo il segno vale esattamente uno in più di quello prima.
thing-sum = Somma e differenza
about-sum = I numeri si sommano o si sottraggono, e devono dare il numero alla fine.
thing-lock = Al sicuro
about-lock = Questo dado ne regge altri, quindi non si può perdere.
thing-detonator = Detonatore
about-detonator = Esce al posto di una bomba: chi ha un dado del suo colore o numero ne restituisce uno. Sono sei.
thing-clock = Tempo
about-clock = Quando arriva a zero la squadra ha perso. Ogni tacca è un minuto.
thing-bag = Sacchetto
about-bag = I dadi che restano, per colore. Se è vuoto quando si deve pescare, la squadra ha perso.
thing-roller = Chi ha il sacchetto
about-roller = I dadi si lanciano per questa persona, che può decidere in che ordine rilanciare quelli avanzati.
thing-centre = Centro
about-centre = Chi disinnesca una bomba ne prende una da qui. Con l’ultima presa la squadra vince.
thing-defused = Bombe disinnescate
about-defused = Quante delle bombe che servono sono fatte.
thing-done = Niente altri dadi
about-done = Non prendi altri dadi di questo lancio. Vale fino al prossimo.
thing-need = Chiamare
about-need = Mostra alla squadra un colore o un numero che ti serve. Non costa nulla, e parlare è permesso.
thing-looking = Che cosa cerca
about-looking = I colori e i numeri che vogliono gli spazi aperti delle bombe di questa persona.
thing-score = Punteggio
about-score = Dieci per la vittoria, uno ogni dieci secondi avanzati, i punti delle bombe, due per ogni detonatore.

## How it ended, among all games

past-won = { $points ->
        [one] Disinnescato, { $points } punto
       *[other] Disinnescato, { $points } punti
    }
past-time = Il tempo è scaduto
past-bag = Il sacchetto era vuoto
past-rounds = I lanci sono finiti
ending-won = tutte le bombe disinnescate
ending-time = il tempo è scaduto
ending-bag = il sacchetto era vuoto
ending-rounds = i lanci sono finiti
