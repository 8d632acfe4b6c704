# Everything Hanabi says in Italian. What the server reads comes first, then what only the board says.

## The game

name = Hanabi
blurb = Vedi le carte di tutti, tranne le tue. Costruite insieme cinque fuochi.

## Refusals

refused-clues-full = Avete già tutti e otto gli indizi: non si può scartare.
refused-no-clues-left = Non restano indizi. Scarta o gioca una carta.
refused-no-such-card = Nella tua mano non c’è una carta in quel posto.
refused-no-such-colour = In questa partita quel colore non si può nominare.
refused-no-such-player = Lì non c’è nessuno a cui dare un indizio.
refused-touches-nothing = Quell’indizio non indicherebbe nessuna carta.
refused-no-talk = Durante la partita qui si parla solo con gli indizi e le frasi pronte.

## Options of a table

option-expert = Esperti: niente punteggio, tutti i fuochi o niente
option-six_colours = Sesto colore
option-six_colours-no = senza
option-six_colours-rainbow = arcobaleno
option-six_colours-sixth = semplice
option-short = Sesto colore corto, una carta per numero
option-empty_clues = Indizi anche a vuoto
option-score_on_loss = Punti dopo tre errori
option-score_on_loss-zero = zero
option-score_on_loss-sum = quanto costruito
option-memory = A memoria: il tavolo non tiene appunti
option-talk = Chat libera durante la partita
option-colours = Colori, in una scatola piccola
option-ranks = Numero più alto, in una scatola piccola
option-hand = Carte in mano, in una scatola piccola
option-clues = Indizi, in una scatola piccola
option-strikes = Errori che fanno perdere, in una scatola piccola

## What people can say with one click

phrase-hello = Ciao a tutti!
phrase-thinking = Fatemi pensare…
phrase-remember = Ti ricordi che cosa hai in mano?
phrase-nothing-yet = Delle mie carte non so ancora nulla.
phrase-thanks = Grazie!
phrase-good-game = Bella partita!

## Cards and clues

colour-R = rosso
colour-W = bianco
colour-Y = giallo
colour-G = verde
colour-B = blu
colour-M = multicolore
many = { $count ->
        [0] nessun
        [1] un
        [2] due
        [3] tre
        [4] quattro
       *[other] cinque
    }
ordinals = 1ª 2ª 3ª 4ª 5ª
card = { $rank } { $colour }
clue-rank = { many } { $rank }
clue-R = { many } { $count ->
        [0] rosso
        [one] rosso
       *[other] rossi
    }
clue-W = { many } { $count ->
        [0] bianco
        [one] bianco
       *[other] bianchi
    }
clue-Y = { many } { $count ->
        [0] giallo
        [one] giallo
       *[other] gialli
    }
clue-G = { many } { $count ->
        [0] verde
        [one] verde
       *[other] verdi
    }
clue-B = { many } blu
clue-M = { many } { $count ->
        [0] multicolore
        [one] multicolore
       *[other] multicolori
    }
touches = { $count ->
        [0] nessuna carta
       *[other] { $cards } carta
    }

## What buttons say

do-play = Gioca la { $card } carta
do-discard = Scarta la { $card } carta
do-clue = Di’ { BEFORE($target, a: "ad ", else: "a ") }{ $target } «{ $clue }»

## Asked before a slip

slip-cannot-fit = Per gli indizi e per quel che si vede, ora questa carta non può andar bene: sarebbe un errore.
slip-third-error = Ora questa carta non può andar bene: sarebbe il terzo errore, e la partita sarebbe persa.
slip-last-copy = È l’ultima copia di una carta che vi serve ancora: senza, un fuoco resta incompleto.

## The log

clued = { $actor } dice { BEFORE($target, a: "ad ", else: "a ") }{ $target } «{ $clue }»: { $cards }
clued-to-you = { $actor } ti dice «{ $clue }»: { $cards }
clued-you = Dici { BEFORE($target, a: "ad ", else: "a ") }{ $target } «{ $clue }»: { $cards }
clued-forgotten = { $actor } dà un indizio { BEFORE($target, a: "ad ", else: "a ") }{ $target }
clued-to-you-forgotten = { $actor } ti dà un indizio
clued-you-forgotten = Dai un indizio { BEFORE($target, a: "ad ", else: "a ") }{ $target }
played = { $actor } gioca { BEFORE($card, vowel: "l’", else: "il ") }{ $card }
played-you = Giochi { BEFORE($card, vowel: "l’", else: "il ") }{ $card }
misplayed = { $actor } gioca { BEFORE($card, vowel: "l’", else: "il ") }{ $card }, che non va bene: errore
misplayed-you = Giochi { BEFORE($card, vowel: "l’", else: "il ") }{ $card }, che non va bene: errore
discarded = { $actor } scarta { BEFORE($card, vowel: "l’", else: "il ") }{ $card } e recupera un indizio
discarded-you = Scarti { BEFORE($card, vowel: "l’", else: "il ") }{ $card } e recuperi un indizio
lost = { $most ->
        [0] . Il fuoco { $colour } non potrà più cominciare
       *[other] . Il fuoco { $colour } non potrà più superare { $most }
    }
completed = Il fuoco { $colour } è completo
completed-clue = Il fuoco { $colour } è completo, e torna un indizio
last-round = { $actor } ha pescato l’ultima carta: ancora un turno a testa
last-round-you = Hai pescato l’ultima carta: ancora un turno a testa
ended-strikes = Terzo errore: partita persa, con { $sum ->
        [one] { $sum } punto
       *[other] { $sum } punti
    } sul tavolo. Punteggio { $score }: { $verdict }
ended-perfect = Tutti i fuochi sono completi: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }, { $verdict }!
ended-deck = Gli ultimi turni sono finiti. Punteggio { $score }: { $verdict }
ended-hopeless = Un fuoco non si può più completare: partita persa
ended-stuck = Non restano né carte né indizi per andare avanti: partita persa

## What a score is worth

verdict-horrible = orribile
verdict-mediocre = mediocre
verdict-noteworthy = degno di nota
verdict-excellent = eccellente
verdict-extraordinary = straordinario
verdict-legendary = leggendario
verdict-divine = divino

## Why a bot did it

why-known = So che la mia { $slot } carta si può giocare
why-meant = Un indizio mi ha detto che la mia { $slot } carta si può giocare
why-last-chance = Ormai non ho niente da perdere: la mia { $slot } carta ha più probabilità di andare bene
why-play = Così { $seat } sa di poter giocare { BEFORE($card, vowel: "l’", else: "il ") }{ $card }
why-play-you = Così sai di poter giocare { BEFORE($card, vowel: "l’", else: "il ") }{ $card }
why-soon = Così { $seat } sa che presto potrà giocare { BEFORE($card, vowel: "l’", else: "il ") }{ $card }
why-soon-you = Così sai che presto potrai giocare { BEFORE($card, vowel: "l’", else: "il ") }{ $card }
why-save-last = Salva l’ultimo { $card } in mano { BEFORE($seat, a: "ad ", else: "a ") }{ $seat }
why-save-last-you = Salva l’ultimo { $card }, che hai in mano tu
why-save-two = Salva { BEFORE($card, vowel: "l’", else: "il ") }{ $card } in mano { BEFORE($seat, a: "ad ", else: "a ") }{ $seat }: non ne vedo altri in giro
why-save-two-you = Salva { BEFORE($card, vowel: "l’", else: "il ") }{ $card } che hai in mano: non ne vedo altri in giro
why-stop = { $seat } sta per giocare { BEFORE($card, vowel: "l’", else: "il ") }{ $card }, che non va bene
why-stop-you = Stai per giocare { BEFORE($card, vowel: "l’", else: "il ") }{ $card }, che non va bene
why-busy = Così { $seat } gioca { BEFORE($card, vowel: "l’", else: "il ") }{ $card } invece di scartare qualcosa che ci serve
why-busy-you = Così giochi { BEFORE($card, vowel: "l’", else: "il ") }{ $card } invece di scartare qualcosa che ci serve
why-useless = La mia { $slot } carta non serve più
why-oldest = La mia { $slot } carta è la più vecchia senza indizi
why-unsaved = Qui nessuno salva le mie carte: la { $slot } è quella che probabilmente ci mancherà di meno
why-tell = Non c’è niente di urgente, e così { $seat } ne sa un po’ di più
why-tell-you = Non c’è niente di urgente, e così ne sai un po’ di più
why-least = Ho indizi su tutte le carte: la mia { $slot } è quella che ci mancherà di meno
why-anything = Non restano indizi buoni: questo { BEFORE($seat, a: "ad ", else: "a ") }{ $seat } è quello che fa meno danni
why-anything-you = Non restano indizi buoni: questo a te è quello che fa meno danni
why-forced = Non c’era altro da fare
why-likely = La mia { $slot } carta molto probabilmente va bene
why-tell-play = Qualcuno ha una carta da giocare e non lo sa: nel nostro codice questo indizio { BEFORE($seat, a: "ad ", else: "a ") }{ $seat } dice qualcosa a tutti
why-tell-play-you = Qualcuno ha una carta da giocare e non lo sa: nel nostro codice questo indizio a te dice qualcosa a tutti
why-tell-next = Chi viene dopo dovrebbe scartare qualcosa che può servirci: nel nostro codice questo indizio { BEFORE($seat, a: "ad ", else: "a ") }{ $seat } dice qualcosa a tutti
why-tell-next-you = Chi viene dopo dovrebbe scartare qualcosa che può servirci: nel nostro codice questo indizio a te dice qualcosa a tutti
why-tell-all = Nel nostro codice questo indizio { BEFORE($seat, a: "ad ", else: "a ") }{ $seat } dice qualcosa a tutti
why-tell-all-you = Nel nostro codice questo indizio a te dice qualcosa a tutti
why-cheapest = La mia { $slot } carta è quella che ci mancherà di meno
why-weighed = Nelle partite che ho immaginato da qui, questa mossa è andata meglio della solita

## The table in letters, for terminals

sketch-state = indizi { $clues }  errori { $strikes }  mazzo { $deck }  punti { $score }
sketch-fireworks = fuochi
sketch-discards = scarti

## The coach

coach-play = che la tua { $slot } carta si possa giocare
coach-play-sure = La tua { $slot } carta si può giocare
coach-play-none = Nessuna delle tue carte si può giocare ora
coach-brief = { $percent }% · carta migliore
coach-cards = Le tue carte
coach-column = si può giocare
coach-card = { $slot } carta
coach-kinds = { $count ->
        [one] una carta possibile
       *[other] { $count } carte possibili
    }
coach-last = l’ultima: { $percent }%
coach-last-sure = è l’ultima
coach-useless = non serve: { $percent }%
coach-useless-sure = non serve più
coach-spoils = Solo dagli indizi e dal conto, non da quello che gli altri intendono

## A look back

back-title-play = Quale carta giocare
back-title-discard = Quale carta scartare
back-title-clue = Quale indizio dare
back-knew = { $clues ->
        [one] un indizio rimasto
       *[other] { $clues } indizi rimasti
    }, { $strikes ->
        [0] ancora nessun errore
        [one] un errore
       *[other] { $strikes } errori
    }, { $deck ->
        [one] una carta nel mazzo
       *[other] { $deck } carte nel mazzo
    }; carte proprie: { $cards }
back-may-be = la { $slot } va bene: { $percent }%
back-fits = la { $slot } carta andava bene in { $percent } casi su 100
back-last = la { $slot } carta era l’ultima del suo tipo in { $percent } casi su 100
back-fireworks = I fuochi

## The lesson

lesson-goal = Lo scopo
lesson-goal-title = Cinque fuochi, dall’1 al 5
lesson-goal-text = Se ne costruisce uno per colore, insieme e in ordine. Vedi le carte di Cleo, e le tue le vede solo Cleo.
lesson-play = Gioca una carta
lesson-play-title = Cleo dice: questa è un 1
lesson-play-text = Nessun fuoco è ancora cominciato: va bene un 1 di qualsiasi colore.
lesson-play-task = Adesso tu: gioca la carta indicata da Cleo.
lesson-play-done-title = Fatto: comincia il fuoco rosso
lesson-play-done-text = Non ne conoscevi il colore. È bastato il numero.
lesson-play-done-task = Un punto, e una carta nuova per te.
lesson-clue = Dai un indizio
lesson-clue-title = Dici «1»: si alzano tutti gli 1
lesson-clue-text = Un indizio indica ogni carta di quel numero. Non puoi mostrarne una sola.
lesson-clue-task = Adesso tu: dillo a Cleo.
lesson-clue-done-title = Fatto: Cleo sa di avere due 1
lesson-clue-done-text = Il bianco o il blu? Vanno bene tutti e due: ogni fuoco comincia con un 1.
lesson-clue-done-task = È costato un indizio: ne restano 5.
lesson-read = Leggi un indizio
lesson-read-title = «Rosso», e una carta sola
lesson-read-text = Sul tavolo c’è l’1 rosso, quindi serve il 2. Perché Cleo lo direbbe proprio adesso?
lesson-read-task = Adesso tu: gioca la carta rossa.
lesson-read-done-title = Fatto: era il 2 rosso
lesson-read-done-text = Un indizio dice poco; il momento in cui arriva dice di più. Il tuo 5 aspetta che ci sia un 4.
lesson-read-done-task = Due punti finora.
lesson-discard = Scarta
lesson-discard-title = Gli indizi finiscono: riprendine uno
lesson-discard-text = Ne restano 4 su 8. Puoi fare a meno di una carta di cui nessuno ti ha detto niente.
lesson-discard-task = Adesso tu: scarta la carta illuminata.
lesson-discard-done-title = Fatto: un indizio è tornato
lesson-discard-done-text = Era il 4 bianco, e ce n’è un altro. Gli scarti sono scoperti: li vedono tutti.
lesson-discard-done-task = Di nuovo 5 indizi, e una carta nuova.
lesson-strike = Un errore, apposta
lesson-strike-title = Adesso sbaglia, apposta
lesson-strike-text = Di questa carta non sai niente. Giocare alla cieca è il modo in cui si sbaglia.
lesson-strike-task = Adesso tu: giocala lo stesso.
lesson-strike-done-title = Sbagliato: era il 3 verde
lesson-strike-done-text = Il verde non è cominciato, e la carta finisce negli scarti. Al terzo errore la partita è persa.
lesson-strike-done-task = Un errore su tre.
lesson-save = L’ultima copia
lesson-save-title = Cleo ha l’ultimo 3 verde
lesson-save-text = L’altro è appena finito negli scarti, e il suo non ha indizi. Sarebbe il prossimo che scarta.
lesson-save-task = Adesso tu: indica a Cleo i suoi 3.
lesson-save-done-title = Fatto: il 3 verde è salvo
lesson-save-done-text = Le carte con un indizio si tengono. Ogni colore ha tre 1, un solo 5 e due copie di tutto il resto.
lesson-save-done-task = Cleo terrà tutti e due i suoi 3.
lesson-end = La fine
lesson-end-title = Manca solo il 5 blu
lesson-end-text = Un altro tavolo, verso la fine: 24 punti. Cleo ti ha appena indicato l’unico 5 che hai.
lesson-end-task = Adesso tu: giocalo.
lesson-end-done-title = 25 punti: leggendario!
lesson-end-done-text = Quasi sempre finisce prima: vuoto il mazzo, tutti giocano ancora un turno. Poi si sommano le cime dei fuochi.
lesson-end-done-task = Hanabi è tutto qui: adesso sai giocare.

## The board

# The name where room is scarce.
brief = Hanabi

not = non { $part }
nothing-known = nessun indizio
partners = Le mani dei compagni
hands = Le mani
table = Il tavolo
fireworks = Fuochi
firework = { $height ->
        [0] fuoco { $colour }: non ancora cominciato
       *[other] fuoco { $colour }: { $height }
    }
capped = non supererà { $peak }
my-hand = La tua mano
in-deck = nel mazzo
deck = { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
last-turns = { $turns ->
        [0] mazzo vuoto
        [one] ultimo turno
       *[other] ultimi { $turns } turni
    }
clues = Indizi · { $left } di { $all }
strikes = Errori · { $count } di { $all }
score = Punteggio
score-is = Punteggio { $score } su { $best }, ancora possibili: { $most }

most-line-1 = ancora
most-line-2 = possibili

at-most = al più { $most }
discards = Scarti · { $count }
discard-table = Scarti per colore e valore
discard-cell = { $rank }: { $count ->
        [0] nessuno scarto
        [one] uno scarto
       *[other] { $count } scarti
    }
discard-cell-lost = { discard-cell }, perso
give = Dai un indizio
give-short = Indizio
play = Gioca
discard = Scarta
action = Azione
clue-to = Indizio per { $name }
clue-whom = A chi dai un indizio?
clue-whom-hint = Scegli una mano sul tavolo, oppure qui. Costa un indizio.
clue-hint = Vedi solo gli indizi validi: scegli un colore o un numero.
would-touch = { $count ->
        [0] «{ $clue }» non indica nessuna carta.
        [1] «{ $clue }» indica una carta: { $places }.
        [2] «{ $clue }» indica due carte: { $places }.
        [3] «{ $clue }» indica tre carte: { $places }.
        [4] «{ $clue }» indica quattro carte: { $places }.
       *[other] «{ $clue }» indica cinque carte: { $places }.
    }
touched-place = la { $place }
possible = Indizi possibili
colour = Colore
number = Numero
receives = riceve «{ $clue }»
play-which = Quale carta giochi?
play-hint = Scegli una carta della tua mano. Se non continua un fuoco è un errore.
discard-which = Quale carta scarti?
discard-hint = Scegli una carta della tua mano. Recuperi un indizio.
no-clues = Non restano indizi. Gioca una carta, oppure scartane una per recuperarne uno.
no-clue-fits = Non c’è un indizio che si possa dare.
clues-full = { refused-clues-full }
no-cards = Non hai carte in mano.
rule = regola { $number }
move-left = Sposta la carta a sinistra, solo per te
move-right = Sposta la carta a destra, solo per te
cancel = Annulla
back = Indietro
thinking = sta pensando…
next = gioca dopo
after-you = gioca dopo di te
did-clue = ha dato un indizio
did-play = ha giocato
did-discard = ha scartato
just-told = appena indicata
mine = { $place } carta: { $facts }
theirs = { $card }; { $name } sa: { $facts }
unseen = { $place } carta, coperta: { $facts }
knows-below = sotto ogni carta: quello che sa
spark = indicata dall’ultimo indizio
waiting = Intanto puoi studiare le mani: sotto ogni carta c’è quello che il compagno sa.
memory = Qui si gioca a memoria: il tavolo non tiene appunti.
watching = Stai guardando
watching-hint = Vedi quello che tutti sanno: le carte restano coperte, gli indizi no.
over = Partita finita
you = Tu

key-clue = dai un indizio
key-play = gioca una carta
key-discard = scarta una carta
key-partner = scegli il compagno
key-numbers = indizio di numero
key-colours = indizio di colore, da sinistra
key-cards = scegli una tua carta
key-move = sposta una tua carta, solo per te

## What is this?

kind-card = carta
kind-token = segnalino
kind-pile = mazzo
kind-mark = segno
kind-deed = che cosa puoi fare
can-deed = Ora si può fare.
can-card = Ora si può giocare.
can-card-discard = Ora si può giocare o scartare.
thing-mine = La tua carta
about-mine = Ne vedi il dorso, gli altri ne vedono la faccia. Sopra c’è quello che dicono gli indizi: che cosa può ancora essere, e che cosa non è.
thing-theirs = La carta di un’altra persona
about-theirs = Ne vedi la faccia, chi la tiene no. Un indizio ne dice il colore o il numero.
thing-rainbow = Carta multicolore
about-rainbow = Il sesto colore. Se è arcobaleno lo tocca ogni indizio di colore; se è un sesto colore normale si nomina come gli altri.
thing-firework = Fuoco d’artificio
about-firework = Uno per colore, dall’1 al 5, una carta per numero. La prossima carta deve valere uno in più.
thing-lantern = Indizio
about-lantern = Un indizio costa una lanterna. Scartare una carta ne riaccende una, e anche completare un fuoco. Sono otto.
thing-strike = Errore
about-strike = Una carta che non va su nessun fuoco è un errore e finisce negli scarti. Al terzo errore si perde.
thing-deck = Mazzo
about-deck = Chi gioca o scarta pesca da qui. Dopo l’ultima carta resta un turno a testa.
thing-discards = Scarti
about-discards = Per colore e numero, visibili a tutti. Quello che è tratteggiato non si può più raggiungere.
thing-score = Punteggio
about-score = La somma dei numeri in cima ai fuochi; accanto il massimo ancora possibile.
thing-notes = Quello che sa
about-notes = Quello che gli indizi hanno detto a chi tiene la carta. Un trattino: ancora niente.
thing-spark = Appena indicata
about-spark = L’ultimo indizio ha toccato questa carta.
thing-clue = Dare un indizio
about-clue = Indica a una persona tutte le sue carte di un colore o di un numero. Costa una lanterna e deve toccare almeno una carta.
thing-play = Giocare
about-play = Metti una carta sul suo fuoco. Se non va da nessuna parte è un errore. Poi peschi.
thing-discard = Scartare
about-discard = Rinunci per sempre a una carta e riaccendi una lanterna. Poi peschi.
how-clue-choose = scegli una mano
how-clue-say = nomina un colore o un numero
how-clue-cost = costa una lanterna

## What a clue will be taken for

meanings = significati
option = { $clue }: { $says }
option-truth = { $clue }: { $says }, { $truth }
says-play = { $name } giocherà la { $place } carta
says-play-on = { $name } giocherà la { $place } carta, poi la { $more }
says-later = { $name } giocherà la { $place } carta dopo quelle degli altri
says-keep = { $name } terrà la { $place } carta
says-learn = { $name } saprà di più, e aspetterà
says-none = niente di nuovo per { $name }
says-lost = { $name } non capirà che cosa intendi
sees-colour = { $count ->
        [0] { $name } vede: nessuna carta è di colore { $clue }
        [one] { $name } vede: la { $places } carta è di colore { $clue }
       *[other] { $name } vede: la { $places } carta sono di colore { $clue }
    }
sees-number = { $count ->
        [0] { $name } vede: nessuna carta è un { $clue }
        [one] { $name } vede: la { $places } carta è un { $clue }
       *[other] { $name } vede: la { $places } carta sono dei { $clue }
    }
taken = Presa per { $cards }, e lo è.
taken-wrong = Presa per { $cards }, ma è { $card }.
taken-error = Presa per { $cards }, ma è { $card }: un errore.
fits = va bene
fits-not = non va bene
needed = serve
needed-not = non serve
literal = { $name } prende i tuoi indizi solo alla lettera, e gioca una carta se può trattarsi solo di quella.
caption-none = niente
caption-learn = impara
will-play = la gioca
will-keep = la tiene
how-reads = Come { $name } legge gli indizi

## A card looked at, and notes on it

look-theirs = { $name } sa della { $place } carta
look-mine = Sai della tua { $place } carta
look-only = Contano solo gli indizi, anche per ciò che escludono.
note = Il tuo appunto, solo per te
note-is = appunto: { $note }
note-write = Scrivi un appunto sulla carta
note-done = Fatto
key-note = scrivi un appunto sulla carta

## What each player may have otherwise

likings = Come piace a te
newest = La carta più nuova sta
newest-left = a sinistra
newest-right = a destra
show-alone = Con soli bot: mostra come leggeranno un indizio
show-among = Lo stesso se giocano anche persone

## What is left

cell-left = { $left ->
        [0] nessuna copia rimasta
        [one] { $left } copia rimasta
       *[other] { $left } copie rimaste
    }
cell-seen = di cui { $seen } in mano ai compagni
left-hidden = nel mazzo o da te
left-hidden-all = nel mazzo o in una mano
left-seen = in mano a un compagno
left-gone = giocata o scartata

## The convention: a page of its own

convention-title = Come i bot leggono gli indizi
convention-lead = Il bot «Affidabile» segue una convenzione che usano in molti. Chi la conosce prevede che effetto avrà un indizio.
convention-focus = Un indizio riguarda una carta
convention-focus-text = Può indicarne più d’una, ma ne intende una sola: la più nuova fra quelle senza indizi.
convention-focus-picture = Cinque carte, due rosse e ancora senza indizi: è intesa la più nuova.
convention-chop = A meno che indichi la più vecchia
convention-chop-text = La carta più vecchia senza indizi è la prossima a essere scartata. Se un indizio la indica, è lei che intende.
convention-chop-picture = Lo stesso indizio indica anche la più vecchia: adesso è intesa quella.
convention-play = Vuol dire: giocala
convention-play-text = La carta intesa va bene ora, oppure appena gli altri avranno giocato quelle che già conoscono. Se può essere di più tipi e vanno bene tutti, al bot basta.
convention-play-picture = Sul tavolo c’è l’1 rosso: «rosso» su una sola carta vuol dire 2 rosso.
convention-save = Sulla più vecchia può anche voler dire: tienila
convention-save-text = Se la carta potrebbe essere l’ultima copia di qualcosa che serve ancora, il bot la tiene e aspetta. Un 5 si salva dicendo «5», un 2 dicendo «2».
convention-save-picture = La più vecchia è un 5, e l’indizio lo dice: resta in mano.
convention-rest = Anche il resto si tiene
convention-rest-text = Le altre carte indicate per la prima volta serviranno prima o poi, quindi non vengono scartate. Per quelle non indicate il colore o il numero è escluso.
convention-turn = Che cosa fa il bot nel suo turno
convention-turn-1 = Salva una carta che chi gioca dopo sta per perdere.
convention-turn-2 = Gioca una carta che ritiene buona, prima il numero più basso.
convention-turn-3 = Dà un indizio che fa giocare qualcuno, o salva una carta più in là.
convention-turn-4 = Scarta ciò che non serve più, altrimenti la più vecchia senza indizi.
convention-trust = Quanto si fida
convention-trust-text = Il bot osserva che cosa fanno gli altri dei suoi indizi e come si rivelano i loro. Finché le persone non mostrano di conoscere la convenzione, prende i loro indizi alla lettera, e gioca una carta solo se può trattarsi solo di quella. Se il terzo errore è vicino è ancora più prudente.
convention-other = Il bot «Casuale» non legge nulla negli indizi. Con altre persone, accordatevi voi.

## How it ended, among all games

past-score = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $verdict }
past-lost = Persa, senza punti
past-errors = tre errori
past-no-hope = un fuoco non era più possibile
past-deck = il mazzo è finito
past-perfect = tutti i fuochi completi
