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
cards-1 = una carta
cards-2 = due carte
cards-3 = tre carte

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
why-alarm = Qualcuno ha quasi tutti i Tagliare: un Allarme può costargliene uno
why-bypass = Qualcuno ha quasi tutti i Tagliare: cambiare il cavo { $wire } può guastarglieli
why-rob = { $seat } ha quasi tutti i Tagliare: prendo qualcosa dalla sua mano
why-rob-you = Hai quasi tutti i Tagliare: prendo qualcosa dalla tua mano
why-take-rene = La fine è vicina, e René può essere mio
why-hurry = René è mio: prima finisce, meglio è
why-shut-out = René è mio, e dopo un Allarme qualcuno non ha più agenti da far uscire
why-raise = Un agente fuori in più, ed è più difficile portarmi via René
why-cut = { $card } corrisponde alla combinazione che credo giusta
why-swap = { $card } va meglio di un Tagliare che ho già
why-look = Il cavo { $wire } non lo conosco ancora
why-come-back = Con tutti gli agenti fuori non posso più vincere: uno torna dentro
why-spy = Do un’occhiata alle carte di { $seat } e ne prendo una
why-spy-you = Do un’occhiata alle tue carte e ne prendo una
why-go-out = Non troverò in tempo tutti i Tagliare: con un agente fuori mi avvicino a René
why-enough = Niente di quello che posso giocare ora mi aiuterebbe
why-pay = { $cards } sono le due che mi mancheranno di meno
why-take = { $card } è la carta più utile nella mano di { $seat }
why-take-you = { $card } è la carta più utile nella tua mano
why-leave = Nessun altro agente dentro ha meno Tagliare da perdere
why-defuse = Probabilità che i miei Tagliare siano giusti: { $percent }%
why-hold = Probabilità che i miei Tagliare siano giusti: solo { $percent }%
why-hold-0 = I miei Tagliare non possono essere la combinazione
why-discard = { $card } è la carta che mi mancherà di meno
why-weighed = Nelle partite che ho immaginato da qui, così è andata meglio che con la mossa solita

## The board
