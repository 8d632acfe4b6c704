# Everything Kaboom! says in Italian. What the server reads comes first, then what only the board says.

## The game

name = Kaboom!
blurb = Taglia i cavi giusti, oppure mettiti in salvo con René prima del botto.

## Refusals

refused-agent-acted = In questo turno quell’agente ha già agito.
refused-agent-inside = Quella carta è per un agente fuori dall’edificio.
refused-agent-outside = Questo può farlo solo un agente dentro l’edificio.
refused-empty-hand = Quel giocatore non ha carte in mano.
refused-four-cuts = Hai già quattro Tagliare in tutto: uno nuovo può solo sostituirne un altro.
refused-mascot-owner = Chi ha René non può provare a disinnescare la bomba.
refused-mascot-stays-out = Chi ha René non può far rientrare un agente.
refused-no-guess = A questo tavolo nel primo giro non si disinnesca.
refused-no-such-card = Quella carta non ce l’hai in mano.
refused-no-such-cut = Quell’agente non ha un Tagliare così da un turno precedente.
refused-no-such-player = Lì non c’è nessuno da intercettare.
refused-nobody-inside = Dentro non c’è più nessuno: l’Allarme non avrebbe effetto.
refused-not-in-that-hand = Quella carta non è nella mano che stai guardando.
refused-not-now = Non è questo che il tavolo aspetta adesso.
refused-nothing-hidden = I quattro cavi sono tutti scoperti: non c’è niente da guardare.
refused-too-few-cards = Per un jolly ci vogliono due carte.
refused-too-few-cuts = Per disinnescare la bomba servono quattro Tagliare sotto i tuoi agenti.
refused-too-late-for-pairs = Il countdown è sotto il 4: il jolly non si può più giocare.
refused-wire-face-up = Quel cavo è scoperto: lo vedono tutti.
refused-wire-fixed = Un cavo scoperto non si può più cambiare.

## Options of a table

option-points = A punti: più partite, vince chi arriva a 10
option-memory = A memoria: il tavolo non tiene appunti
option-no_guess = Nel primo giro non si disinnesca
option-alarm_seconds = Tempo per rispondere all’Allarme
option-alarm_seconds-0 = senza limite
option-alarm_seconds-30 = 30 secondi
option-alarm_seconds-60 = 60 secondi
option-deck = Altre quantità di carte

## What people can say with one click

phrase-hello = Ciao a tutti!
phrase-thinking = Fatemi pensare…
phrase-know = So benissimo quali sono i cavi.
phrase-bluff = Stai bluffando!
phrase-tick = Tic, tac…
phrase-rene = René sta meglio con me.
phrase-good-game = Bella partita!

## Wires and cards

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
card-cut-red = Tagliare rosso
card-cut-blue = Tagliare blu
card-cut-green = Tagliare verde
card-cut-yellow = Tagliare giallo
card-analyze = Analizzare
card-exit = Uscire
card-intercept = Intercettare
card-timer = Timer
card-double-timer = Doppio Timer
card-alarm = Allarme
card-re-enter = Rientrare
card-bypass = Bypass
some-cards = { $count ->
        [1] una carta
        [2] due carte
       *[other] tre carte
    }

## What buttons say

do-analyze = Agente { $agent }: Analizzare il cavo { $wire }
do-cut = Agente { $agent }: Tagliare { $colour }
do-cut-replace = Agente { $agent }: Tagliare { $colour } al posto { BEFORE($old, vowel: "dell’", else: "del ") }{ $old }
do-exit = Agente { $agent }: Uscire
do-intercept = Agente { $agent }: Intercettare { $target }
do-timer = Agente { $agent }: Timer
do-double-timer = Agente { $agent }: Doppio Timer
do-alarm = Agente { $agent }: Allarme
do-re-enter = Agente { $agent }: Rientrare
do-bypass = Agente { $agent }: Bypass sul cavo { $wire }
do-wild-analyze = Agente { $agent }: due carte qualsiasi per Analizzare il cavo { $wire }
do-wild-exit = Agente { $agent }: due carte qualsiasi per Uscire
do-finish = Fine azioni
do-pay = Usa { $cards }
do-take = Prendi { $card }
do-leave = Esce l’agente { $agent }
do-defuse = Disinnesca la bomba!
do-hold = Non ancora
do-discard = Scarta { $card }

## Asked before a slip

slip-unplayed = { $count ->
        [one] Dovrai scartare una carta. Puoi ancora giocare: { $cards }.
       *[other] Dovrai scartare { $count } carte. Puoi ancora giocare: { $cards }.
    }
slip-unpaired = Dovrai scartare più di una carta. Due qualsiasi possono ancora valere come Analizzare, su un cavo che non hai visto.
slip-they-win = Così se ne va l’ultima carta del countdown: la bomba esplode e, con René, vince { $seat }.
slip-nobody-wins = Così se ne va l’ultima carta del countdown: la bomba esplode e non vince nessuno.
slip-cannot-match = Per quel che hai visto, i tuoi Tagliare non possono essere la combinazione: la bomba esploderebbe.
slip-must-match = Per quel che hai visto, i tuoi Tagliare sono la combinazione: se disinneschi ora, vinci.

## The log

dealt = Comincia la partita { $game }: inizia { $actor }
dealt-you = Comincia la partita { $game }: inizi tu
drew = { $actor } pesca { $cards }
drew-you = Peschi { $cards }
drew-none = { $actor } non trova carte da pescare
drew-none-you = Per te non ci sono carte da pescare
reshuffled = Il mazzo era finito: gli scarti, mescolati, ne formano uno nuovo
counted-down = Il countdown segna { $left }
counted-down-round = Il giro è finito: il countdown segna { $left }
counted-down-last = L’ultima carta countdown se n’è andata
analyzed = { $actor } guarda il cavo { $wire }
analyzed-you = Guardi il cavo { $wire }: è { $colour }
analyzed-you-forgotten = Guardi il cavo { $wire }
analyzed-pair = { $actor } usa { $cards } per guardare il cavo { $wire }
analyzed-pair-you = Usi { $cards } per guardare il cavo { $wire }: è { $colour }
analyzed-pair-you-forgotten = Usi { $cards } per guardare il cavo { $wire }
cut = { $actor } gioca { $card } sull’agente { $agent }
cut-you = Giochi { $card } sull’agente { $agent }
cut-replace = { $actor } gioca { $card } sull’agente { $agent } al posto di { $old }
cut-replace-you = Giochi { $card } sull’agente { $agent } al posto di { $old }
exited = { $actor } fa uscire l’agente { $agent }
exited-you = Fai uscire l’agente { $agent }
exited-pair = { $actor } usa { $cards } per far uscire l’agente { $agent }
exited-pair-you = Usi { $cards } per far uscire l’agente { $agent }
lost = ; agli scarti: { $cards }
mascot-moved = René ora è con { $actor }
mascot-moved-you = René ora è con te
mascot-moved-from = René passa da { $before } { BEFORE($actor, a: "ad ", else: "a ") }{ $actor }
mascot-moved-from-you = René passa da { $before } a te
intercepted = { $actor } intercetta { $target } e ne guarda tutta la mano
intercepted-you = Intercetti { $target } e vedi { $hand }
intercepted-you-forgotten = Intercetti { $target } e ne guardi tutta la mano
intercepted-to-you = { $actor } ti intercetta e guarda tutta la tua mano
took = { $actor } prende una carta { BEFORE($target, a: "ad ", else: "a ") }{ $target }
took-you = Prendi { $card } { BEFORE($target, a: "ad ", else: "a ") }{ $target }
took-to-you = { $actor } ti prende { $card }
took-you-forgotten = Prendi una carta { BEFORE($target, a: "ad ", else: "a ") }{ $target }
took-to-you-forgotten = { $actor } ti prende una carta
hurried = { $actor } gioca { $card }
hurried-you = Giochi { $card }
alarmed = { $actor } fa scattare l’Allarme
alarmed-you = Fai scattare l’Allarme
chose = { $actor } ha scelto chi esce
chose-you = Hai scelto l’agente { $agent }
evacuated = L’Allarme fa uscire { $agents }
evacuated-one = l’agente { $agent } di { $actor }
evacuated-one-you = il tuo agente { $agent }
re-entered = { $actor } fa rientrare l’agente { $agent }
re-entered-you = Fai rientrare l’agente { $agent }
bypassed = { $actor } fa un Bypass sul cavo { $wire }: via il { $removed }, ora c’è il { $colour }
bypassed-you = Fai un Bypass sul cavo { $wire }: via il { $removed }, ora c’è il { $colour }
bypassed-forgotten = { $actor } fa un Bypass sul cavo { $wire }: ora c’è il { $colour }
bypassed-you-forgotten = Fai un Bypass sul cavo { $wire }: ora c’è il { $colour }
held = { $actor } ha quattro Tagliare e non li usa ancora
held-you = Non disinneschi ancora la bomba
discarded = { $actor } scarta { $card }
discarded-you = Scarti { $card }
ended-defused = I cavi erano { $wires }: { $actor } ha disinnescato la bomba!
ended-defused-you = I cavi erano { $wires }: hai disinnescato la bomba!
ended-mistake = I cavi erano { $wires }: { $actor } ha tagliato quelli sbagliati e la bomba esplode
ended-mistake-you = I cavi erano { $wires }: hai tagliato quelli sbagliati e la bomba esplode
ended-time = Il tempo è scaduto e la bomba esplode; i cavi erano { $wires }
mascot-wins = . { $winner } ha messo in salvo René, e vince
mascot-wins-you = . Hai messo in salvo René, e vinci
mascot-nobody = . Di René non si era occupato nessuno, quindi nessuno vince

## Why a bot did it

why-blow-up = René è mio, e con i miei Timer il countdown finisce
why-fetch = Appena René è con me, i miei Timer chiudono subito il countdown
why-fetch-soon = Appena René è con me, i miei Timer chiudono il countdown entro il mio prossimo turno
why-ready = I miei Tagliare sono al completo: ora tocca ai cavi
why-alarm = Qualcuno ha quasi tutti i Tagliare: un Allarme può costargliene uno
why-bypass = Qualcuno ha quasi tutti i Tagliare: cambiare il cavo { $wire } può guastarglieli
why-rob = { $seat } ha quasi tutti i Tagliare: prendo qualcosa dalla sua mano
why-rob-you = Hai quasi tutti i Tagliare: prendo qualcosa dalla tua mano
why-take-rene = La fine è vicina, e René può essere mio
why-alarm-out = Un Allarme fa uscire un mio agente, e nessuno di chi ha René
why-hurry = René è mio: prima finisce, meglio è
why-outrun = Qualcuno farebbe in tempo a disinnescare: con i miei Timer il tempo non gli basta
why-shut-out = René è mio, e dopo un Allarme qualcuno non ha più agenti da far uscire
why-raise = Un agente fuori in più, ed è più difficile portarmi via René
why-cut = { $card } corrisponde alla combinazione che credo giusta
why-swap = { $card } va meglio di un Tagliare che ho già
why-look = Il cavo { $wire } non lo conosco ancora
why-come-back = Con tutti gli agenti fuori non posso più vincere: uno torna dentro
why-spy = Do un’occhiata alle carte di { $seat } e ne prendo una
why-spy-you = Do un’occhiata alle tue carte e ne prendo una
why-go-out = Non troverò in tempo tutti i Tagliare: con un agente fuori mi avvicino a René
why-first-out = Ai cavi non arrivo più: il primo agente fuori mi porta René
why-enough = Niente di quello che posso giocare ora mi aiuterebbe
why-pay = { $cards } sono le due che mi mancheranno di meno
why-take = { $card } è la carta più utile nella mano di { $seat }
why-take-you = { $card } è la carta più utile nella tua mano
why-leave = Nessun altro agente dentro ha meno Tagliare da perdere
why-defuse = Probabilità che i miei Tagliare siano giusti: { $percent }%
why-hold = { $percent ->
        [0] I miei Tagliare non possono essere la combinazione
       *[other] Probabilità che i miei Tagliare siano giusti: solo { $percent }%
    }
why-discard = { $card } è la carta che mi mancherà di meno
why-weighed = Nelle partite che ho immaginato da qui, così è andata meglio che con la mossa solita

## The table in letters, for terminals

sketch-countdown = countdown { $countdown }
sketch-state = mazzo { $deck }  scarti { $discards }  cavi

## The coach

coach-combination = che la combinazione sia { $wires }
coach-cuts = che i tuoi quattro Tagliare siano giusti
coach-brief = { $percent }% · { $count ->
        [one] una possibile
       *[other] { $count } possibili
    }
coach-possible = { $count ->
        [one] È possibile solo questa combinazione.
       *[other] Combinazioni possibili: { $count }.
    }
coach-rene = Hai René: se esplode, vinci.
coach-unseen = Ogni cavo che non hai visto: { $wires }
coach-close = Chi è vicino
coach-column = può essere giusto
coach-combinations = Le combinazioni più probabili
coach-you = Tu
coach-has = { $count ->
        [0] ancora nessun Tagliare
       *[other] { $count } Tagliare:
    }
coach-has-rene = ha René e non disinnesca
coach-spoils = Solo dal conto: i Tagliare degli altri possono essere un bluff

## A look back

back-title-act = Che cosa giocare
back-title-pay = Quali due carte usare
back-title-take = Quale carta prendere
back-title-alarm = Quale agente esce
back-title-defuse = Il disinnesco
back-title-discard = Che cosa scartare
back-knew = countdown { $left }; { $wires }; Tagliare propri: { $cuts }
back-seen = cavo { $wire } { $colour }
back-none-seen = nessun cavo visto finora
back-no-cuts = nessuno
back-fits = quei quattro Tagliare erano giusti in { $percent } combinazioni su 100 fra quelle possibili
back-wires = I cavi
back-cuts = I tuoi Tagliare
back-cuts-of = Tagliare di { $seat }
back-round = { $round }, countdown { $left }

## The lesson

lesson-goal = Lo scopo
lesson-goal-title = Taglia i quattro cavi giusti
lesson-goal-text = Questi quattro cavi coperti sono la combinazione. Chi ha quattro Tagliare degli stessi colori disinnesca la bomba e vince.
lesson-turn = Il turno in quattro fasi
lesson-turn-title = Pesca, agisci, disinnesca, scarta
lesson-turn-text = Due carte sono già pescate per te. Ora ognuno dei tuoi quattro agenti può giocare una carta.
lesson-look = Guarda un cavo
lesson-look-title = Analizzare: guarda un cavo
lesson-look-text = Tutti vedono quale cavo guardi. Il colore lo vedi solo tu.
lesson-look-task = Adesso tu: l’agente A analizza il cavo 2.
lesson-look-done-title = Il cavo 2 è blu
lesson-look-done-text = Il tavolo lo annota per te e per nessun altro. In questo turno l’agente A ha già agito.
lesson-look-done-task = Un colore su quattro è noto.
lesson-cut = Taglia un cavo
lesson-cut-title = Conosci un cavo: taglialo
lesson-cut-text = Un Tagliare resta al suo agente anche nei turni dopo. Te ne servono quattro, dei colori dei quattro cavi.
lesson-cut-task = Adesso tu: gioca Tagliare blu sull’agente B.
lesson-cut-done-title = Il tuo primo Tagliare è blu
lesson-cut-done-text = Gli altri ne vedono il colore, ma non sanno se è giusto. Si può bluffare.
lesson-cut-done-task = Un Tagliare su quattro.
lesson-pair = Due carte come jolly
lesson-pair-title = Due carte diventano Analizzare
lesson-pair-text = Due carte qualsiasi valgono Analizzare o Uscire, dentro il palazzo. Si può finché il countdown segna almeno 4.
lesson-pair-task = Adesso tu: Timer e Rientrare, agente C, Analizzare il cavo 1.
lesson-pair-done-title = Il cavo 1 è verde
lesson-pair-done-text = Le due carte sono spese, qualunque cosa ci sia scritta.
lesson-pair-done-task = Due colori su quattro sono noti.
lesson-leave = Esci e prendi René
lesson-leave-title = Uscire, e portare via René
lesson-leave-text = Il primo Uscire prende René. Poi passa a chi esce e ha fuori almeno tanti agenti quanti ne ha chi lo possiede.
lesson-leave-task = Adesso tu: Uscire con l’agente D, poi Fine azioni.
lesson-leave-done-title = René è tuo
lesson-leave-done-text = Se la bomba esplode, vince chi ha René. Ma finché lo hai non puoi disinnescarla.
lesson-leave-done-task = Ora giocano Cleo e Otto.
lesson-outside = Che cosa si fa fuori
lesson-outside-title = Da fuori, affretta la bomba
lesson-outside-text = Il giro è finito e il countdown è sceso a 9. Da fuori si può affrettarlo, rubare carte o rientrare.
lesson-outside-task = Adesso tu: gioca Timer con l’agente D.
lesson-outside-done-title = Il countdown scende a 8
lesson-outside-done-text = Quando va via l’1, la bomba esplode. Con René ti converrebbe.
lesson-outside-done-task = Due modi di vincere: disinnescare, o tenere René.
lesson-defuse = Disinnesca
lesson-defuse-title = Quattro Tagliare giusti: disinnesca
lesson-defuse-text = A questo tavolo hai guardato tutti i cavi e hai quattro Tagliare dei loro colori. René non è di nessuno.
lesson-defuse-task = Adesso tu: Fine azioni, poi tieni premuto Disinnesca.
lesson-defuse-done-title = Disinnescata: la vittoria è tua!
lesson-defuse-done-text = L’ordine dei colori non conta. Un solo colore sbagliato, e sarebbe esplosa.
lesson-defuse-done-task = Tutti e quattro i cavi corrispondono.
lesson-end = Come finisce
lesson-end-title = Oppure la bomba esplode
lesson-end-text = Succede quando il countdown finisce o qualcuno taglia i cavi sbagliati. Allora vince chi ha René.

## The board

# The name where room is scarce.
brief = Kaboom!

card-cut = Tagliare

back = Indietro
cancel = Annulla
opponents = Gli avversari
players = I giocatori
bomb = La bomba
combination = La combinazione
me = La tua parte
rene = René
has-rene = ha René
rene-free = René non è di nessuno
countdown = { $left ->
        [0] Countdown finito
       *[other] Countdown: { $left }
    }
pairs-until = jolly fino al 4
pairs-closed = niente più jolly
cards-held = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
out = { $count } fuori
cuts = { $count } Tagliare
all-inside = tutti dentro

doing-act = gioca azioni…
doing-pay = gioca un jolly…
doing-take = guarda una mano…
doing-alarm = allarme!
doing-defuse = disinnesca?
doing-discard = scarta…

chooses-agent = sceglie chi esce…
inside = dentro
outside = fuori
agent = Agente { $letter }
agent-says = Agente { $letter }: { $where }{ $cuts ->
        [none] {""}
       *[other] ; Tagliare: { $cuts }
    }{ $played ->
        [none] {""}
       *[other] ; questo turno: { $played }
    }
acted = ha già agito
wire = Cavo { $number }
face-up = { $colour }, scoperto
only-you = lo sai solo tu
only-you-short = solo tu
only-you-see = lo vedi solo tu
also-you = te
was-bypassed = bypassato
nobody-yet = mai visto
seen-by = visto da { $names }
seen-by-many = visto da { $count }
unknown = coperto
revealed = rivelato
unused = { $count ->
        [one] cavo da parte
       *[other] cavi da parte
    }
removed = fuori gioco
in-deck = nel mazzo
discards = { $count ->
        [one] scarto
       *[other] scarti
    }
discards-title = Scarti · { $count }
discards-lead = Il più recente per primo. Quando il mazzo finisce si rimescolano.
discards-none = Nessuna carta scartata.
open-discards = Guarda gli scarti: { $count }
phases = Le fasi del turno
phases-of = Le fasi del turno di { $name }
draw = Pesca
actions = Azioni · { $done } di 4
defuse = Disinnesco · { $cuts } di 4 Tagliare
discard-to = Scarta fino a 4
phase-draw = Pesca
phase-actions = Azioni
phase-defuse = Disinnesca
phase-discard = Scarta
screen-fixed = fisso
screen-unused = cavi da parte
screen-removed = tolti
screen-deck = mazzo

short-draw = Pesca
short-actions = Azioni
short-defuse = Disinnesca
short-discard = Scarta

done = fatto
hand = La tua mano · { $count }
hand-label = La tua mano
gold-edge = bordo oro: si può giocare ora
in-deck-short = mazzo { $deck }
wild = Jolly
wild-hint = Due carte qualsiasi valgono Analizzare o Uscire.
asked = La tua risposta
not-alone = solo in un jolly
not-now = ora non si può giocare
ask-card = Quale carta giochi?
ask-card-hint = Scegli una carta dal bordo dorato, poi un agente.
nothing-playable = Ora non puoi giocare niente: chiudi le azioni.
no-card-fits = Nessuna carta si può giocare da sola: prova un jolly, o chiudi le azioni.
ask-pair = { $left ->
        [2] Jolly: scegli due carte
       *[other] Jolly: scegli un’altra carta
    }
ask-agent = { $card }: quale agente?
ask-cut = { $card }: sotto quale agente?
ask-pair-agent = Jolly: quale agente?
ask-as = Jolly sull’agente { $letter }
ask-as-hint = { $cards } valgono come una di queste:
ask-wire = { $card }: quale cavo?
ask-target = Intercettare: chi?
ask-replaced = Agente { $letter }: quale Tagliare sostituisci?
look-at-wire = guarda un cavo
agent-leaves = l’agente esce
next-to = accanto a { $colours }
first-cut = primo Tagliare
replaces = al posto del { $colour }
replace-switch = sostituisci un Tagliare
loses-cuts = perde { $cuts }
loses-cuts-if = ha { $cuts }
no-loss = nessun Tagliare da perdere
is-outside = è fuori
pay-exit = Quali due carte usi per Uscire?
pay-analyze = Quali due carte usi per Analizzare il cavo { $wire }?
sending = Un attimo…
discard-how = { $count ->
        [one] Scarta una carta
       *[other] Scarta { $count } carte
    }
discard-hint = { $left ->
        [0] Pronto.
        [one] Scegline ancora una.
       *[other] Scegline ancora { $left }.
    }
defuse-ask = Disinneschi la bomba?
defuse-hint = I tuoi quattro Tagliare valgono come combinazione. Se sbagli, esplode.
hold = Tieni premuto per tagliare
hold-on = Non lasciare…
hold-more = Premi ancora una volta per tagliare
hold-help = Tieni premuto per un secondo, oppure premi Invio due volte.
your-cuts = I tuoi Tagliare
take-title = La mano di { $name }
take-hint = Gli altri non la vedono. Al posto della carta che prendi ne viene pescata un’altra.
take-ask = Scegli una carta da prendere
take-show = Guarda la mano
take-wait = { $name } guarda la mano di { $other }.
take-wait-you = { $name } guarda la tua mano.
alarm-title = Allarme!
alarm-hint = Quale dei tuoi agenti esce? La scelta resta segreta finché tutti hanno scelto, e non si cambia.
alarm-show = Scegli chi esce
alarm-chosen = Hai scelto l’agente { $letter }.
alarm-waits = Si aspetta la scelta di { $names }.
alarm-left = { $seconds } s
alarm-left-says = ancora { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }

cannot-agent-acted = { $kind } vuole un agente { $place } che in questo turno non ha ancora agito.
cannot-agent-inside = { $kind } vuole un agente fuori, e i tuoi sono tutti dentro.
cannot-agent-outside = { $kind } vuole un agente dentro, e i tuoi sono tutti fuori.
cannot-four-cuts = Hai già quattro Tagliare: puoi solo sostituirne uno, su un agente che ne ha.
cannot-mascot-stays-out = Chi ha René non può giocare Rientrare.
cannot-mascot-owner = Chi ha René non può disinnescare la bomba.
cannot-nothing-hidden = Tutti i cavi sono scoperti.
cannot-wire-fixed = Tutti i cavi sono scoperti, e lo restano.
cannot-empty-hand = Nessun altro ha carte in mano.
cannot-nobody-inside = Dentro non c’è più nessuno.
cannot-not-now = Prima il tavolo aspetta un’altra cosa.
cannot-too-few-cards = Servono due carte.
cannot-too-few-cuts = Servono quattro Tagliare sotto i tuoi agenti.
cannot-too-late-for-pairs = Il countdown è sotto il 4.
cannot-no-guess = A questo tavolo nel primo giro nessuno disinnesca la bomba.
next-turn = { $count ->
        [one] L’agente { $agents } potrà farlo nel prossimo turno.
       *[other] Gli agenti { $agents } potranno farlo nel prossimo turno.
    }

know = Quello che sai
not-seen = cavi non ancora visti: { $count }
left = { $colour }: { $count }
combos = { $now ->
        [one] una sola combinazione possibile su { $all }
       *[other] { $now } combinazioni possibili su { $all }
    }
combos-short = { $now } su { $all }
combos-show = Quali sono
can-be = può essere { $colours }
is = è { $colour }
certain = Di sicuro in mano
sightings = Mani che hai visto
sighting = { $name }, giro { $round }
sighting-took = hai preso { $card }
round = giro { $round }
round-of = partita { $game }, giro { $round }
waiting = Intanto guarda chi analizza che cosa, e chi esce.
watching = Stai guardando
watching-hint = Vedi quello che tutti sanno: mani e cavi restano coperti.
memory = Qui si gioca a memoria: il tavolo non tiene appunti.
turn-of = Tocca { BEFORE($name, a: "ad ", else: "a ") }{ $name }
over = Partita finita

end-defused = { $name } ha tagliato i cavi giusti.
end-mistake = { $name } ha sbagliato i cavi: bum!
end-time = Il tempo è finito: bum!
end-winner = { $name } vince.
end-mascot = { $name } ha René e vince.
end-nobody = René non è di nessuno: nessuno vince.
proof-right = con sotto un Tagliare
proof-wrong = con sotto un Tagliare { $colour }, che non va bene
proof-none = senza un Tagliare { $colour }
proof-had = { $whose ->
        [you] Avevi { $count ->
            [0] nessuno dei quattro cavi
            [one] uno dei quattro cavi
           *[other] { $count } dei quattro cavi
        }.
       *[other] { $name } aveva { $count ->
            [0] nessuno dei quattro cavi
            [one] uno dei quattro cavi
           *[other] { $count } dei quattro cavi
        }.
    }
proof-gain = { $whose ->
        [you] { $count ->
            [one] punto per te
           *[other] punti per te
        }
       *[other] { $count ->
            [one] punto per { $name }
           *[other] punti per { $name }
        }
    }

interlude = La partita { $game } è finita
interlude-wires = I cavi erano
next-game = Alla partita { $game }
goal = Si gioca fino a 10 punti.

call-act = Le tue azioni. { $cards }
call-playable = { $count ->
        [0] Nessuna carta si può giocare da sola.
        [one] Una carta si può giocare.
       *[other] { $count } carte si possono giocare.
    }
call-pairs = Puoi giocare jolly.
call-take = Guardi la mano di { $name }: scegli una carta.
call-alarm = Allarme! Scegli quale agente esce.
call-alarm-seconds = Allarme! Scegli quale agente esce: { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
call-defuse = Hai quattro Tagliare. Disinneschi, o non ancora?
call-discard = { $count ->
        [one] Scarta una carta.
       *[other] Scarta { $count } carte.
    }

key-cards = scegli una carta della mano
key-agents = scegli un agente
key-wires = scegli un cavo, o un avversario, quando viene chiesto
key-wild = jolly
key-replace = sostituisci un Tagliare
key-exit = jolly: Uscire; Analizzare
key-end = fine azioni
key-defuse = due volte, o tenendo premuto: disinnesca
key-not-yet = non disinnescare ancora
key-discards = guarda gli scarti

## What is this?

kind-inside = azione dentro
kind-outside = azione fuori
kind-wire = cavo
kind-token = segnalino
kind-pile = mazzo
kind-person = la tua squadra
kind-deed = che cosa puoi fare
use-wild = Usala in un jolly
can-play = Ora si può giocare.
can-discard = Ora si può scartare.
can-pay = Si può usare per il jolly.
about-cut = Va sotto un agente dentro. Quattro Tagliare nei colori dei quattro cavi disinnescano la bomba.
about-analyze = Guardi un cavo coperto. Gli altri vedono quale guardi, non il colore.
about-exit = Un agente dentro esce dall’edificio e perde i suoi Tagliare. Può portarti René.
about-intercept = Guardi tutta la mano di un’altra persona e le prendi una carta. Al suo posto ne pesca un’altra.
about-timer = Si toglie la prima carta del countdown.
about-double-timer = Si tolgono le prime due carte del countdown, una dopo l’altra.
about-alarm = Ognuno, anche tu, fa uscire uno dei propri agenti dentro, che perde i suoi Tagliare.
about-re-enter = Un agente fuori torna dentro. Non per chi ha René.
about-bypass = Un cavo coperto viene mostrato e lascia il gioco. Al suo posto va il primo di quelli da parte, scoperto per sempre.
how-bypass-choose = scegli un cavo coperto
how-bypass-out = lo vedono tutti, è fuori
how-bypass-in = ne entra uno nuovo, per sempre
how-exit-inside = un agente dentro
how-exit-outside = esce, senza i suoi Tagliare
how-exit-rene = René può venire da te
how-analyze-choose = scegli un cavo coperto
how-analyze-see = il colore lo vedi solo tu
how-cut-below = resta sotto un agente dentro
how-cut-four = ne servono quattro
how-cut-right = nei colori dei cavi
how-intercept-look = guardi tutta una mano
how-intercept-take = ne prendi una carta
how-intercept-draw = chi l’aveva ne pesca un’altra
how-timer-top = la prima carta se ne va
how-timer-one = uno in meno
how-timer-two = e un altro ancora
how-alarm-choose = ognuno sceglie un agente dentro
how-alarm-out = escono tutti, senza i loro Tagliare
how-re-enter-outside = un agente fuori
how-re-enter-inside = torna dentro
thing-wire = Cavo della combinazione
about-wire = Quattro cavi coperti sono la combinazione. Chi ha quattro Tagliare dei loro colori, in qualunque ordine, può disinnescare la bomba.
thing-wire-up = Cavo scoperto
about-wire-up = Lo ha messo qui un Bypass. Lo vedono tutti, e non cambia più.
thing-note = Quello che hai visto
about-note = Il colore di un cavo che hai guardato. Il tavolo lo annota solo per te.
thing-eyes = Chi ha guardato
about-eyes = Queste persone hanno guardato il cavo. Lo sanno tutti, ma il colore lo conoscono solo loro.
thing-unused = Cavi da parte
about-unused = I quattro cavi fuori dalla combinazione. Un Bypass fa entrare il primo.
thing-removed = Cavi fuori gioco
about-removed = Cavi che un Bypass ha tolto dalla combinazione, visti da tutti.
thing-countdown = Countdown
about-countdown = Scende di uno dopo ogni giro, e per i Timer. Quando se ne va l’1, la bomba esplode.
thing-rene = René
about-rene = Se la bomba esplode vince chi ha René. Finché sta con te non puoi disinnescarla né giocare Rientrare.
thing-agent = Agente
about-agent = In un turno ogni agente può giocare una carta: azioni dentro alla finestra, azioni fuori per strada.
thing-cuts = Tagliare sotto un agente
about-cuts = Restano per i turni seguenti. Al massimo quattro in tutto, e si perdono se l’agente esce.
thing-hand = Carte in mano
about-hand = Quante carte ha in mano chi gioca. Alla fine del turno sono al massimo quattro.
thing-deck = Mazzo
about-deck = All’inizio del turno peschi due carte, tre se si gioca in due. Quando finisce si rimescolano gli scarti.
thing-discards = Scarti
about-discards = Chiunque può guardarli. Le carte giocate sugli agenti finiscono qui quando si chiudono le azioni.
thing-phases = Fasi del turno
about-phases = Pesca, azioni, forse disinnesco, scarto fino a quattro carte. Le azioni finiscono quando lo dice chi gioca.
thing-wild = Jolly
about-wild = Due carte qualsiasi, su un agente dentro, valgono come Analizzare o Uscire. Solo finché il countdown segna almeno 4.
thing-finish = Chiudere le azioni
about-finish = Le tue azioni sono finite: i Tagliare vanno sotto gli agenti, le altre carte giocate si scartano.
thing-defuse = Disinnescare
about-defuse = Con quattro Tagliare e senza René puoi tagliare i cavi. Se i colori sono giusti vinci, altrimenti esplode.
thing-hold = Non ancora
about-hold = Hai quattro Tagliare e te li tieni. Puoi disinnescare in un altro turno.
thing-know = Quello che sai
about-know = Che cosa può ancora essere ogni cavo, da quello che hai visto. Lo vedi solo tu.
thing-points = Punti
about-points = Chi disinnesca segna il numero del countdown, dopo un’esplosione chi ha René ne segna 3. Con dieci si vince.

## How it ended, among all games

past-i-defused = Hai disinnescato la bomba
past-i-rene = Te la sei cavata con René
past-i-points = Hai vinto ai punti
past-defused = { $name } ha disinnescato
past-rene = { $name } se l’è cavata con René
past-points = { $name } ha vinto ai punti
past-nobody = René non era di nessuno: nessuno ha vinto
ending-i-defused = ho disinnescato
ending-i-rene = me la sono cavata con René
ending-i-points = ho vinto ai punti
ending-defused = ha disinnescato qualcun altro
ending-rene = René era di qualcun altro
ending-points = ai punti ha vinto qualcun altro
ending-nobody = René non era di nessuno
