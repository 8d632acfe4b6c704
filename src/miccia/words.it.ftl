# Everything that is said around the games in Italian. What the server reads comes first, then what only the
# pages say. A file like this one, beside it, makes a language: docs/adding-a-language.md

## The language itself

language = Italiano
language-short = IT

# What numbers begin with when they are read, for BEFORE: exactly 1, and whatever starts with 8.
numbers-begin = 1 u, 8* o, 11 u

list-comma = ,{" "}
list-and = { $before }{ BEFORE($last, e: " ed ", else: " e ") }{ $last }
list-or = { $before } o { $last }

## What every game says

refused-not-your-turn = Non tocca a te.
refused-game-over = La partita è finita.
refused-unknown-action = Questa non è una mossa del gioco.
refused-no-such-seat = A questo tavolo non c’è quel posto.
why-random = Puro caso: ogni mossa aveva le stesse probabilità
why-unready = Non ho fatto in tempo a pensarci bene

## The log

took-back = { $actor } ci ripensa e torna indietro
took-back-you = Ci ripensi e torni indietro
took-back-seen = { $actor } ci ripensa e torna indietro: quel che si è visto si è visto
took-back-you-seen = Ci ripensi e torni indietro: quel che si è visto si è visto

## Refusals

refused-already-seated = A questo tavolo hai già un posto.
refused-already-begun = La partita è già cominciata.
refused-bad-message = Il tavolo non ha capito il messaggio.
refused-bad-name = Il nome deve avere almeno una lettera.
refused-bad-option = Con quelle opzioni questo gioco non si può giocare.
refused-bad-origin = La richiesta viene da un altro sito.
refused-bad-seats = Questo gioco non prevede quel numero di giocatori.
refused-bad-seed = Questo non è un seme.
refused-bad-stack = Le carte non si possono disporre così.
refused-broken-step = Questo passo non si può giocare ora.
refused-broken-table = Questa partita non si riesce più a leggere. Nulla è stato cancellato.
refused-both-playing = I due dispositivi siedono alla stessa partita. Quando sarà finita potranno diventare uno solo.
refused-cannot-undo = Adesso non c’è niente da ritirare.
refused-crowded = Questo tavolo ha già troppi spettatori.
refused-hands-closed = A questo tavolo gli spettatori vedono quello che vedono tutti.
refused-hello-first = Prima saluta il tavolo.
refused-lesson-elsewhere = Questa lezione è aperta altrove.
refused-look-alike = Questo nome si confonde con un altro al tavolo. Scegline uno diverso.
refused-no-lesson = Questo gioco non ha una lezione.
refused-no-review = Le partite di questo gioco non si possono analizzare.
refused-no-reason = Per questa mossa nessuno ha lasciato un motivo.
refused-no-sitting-in = A questo tavolo gli spettatori non prendono i posti lasciati.
refused-network-too-fast = Dalla tua rete arrivano troppe cose in una volta. Aspetta un momento.
refused-no-coach = A questo tavolo il consigliere non c’è.
refused-no-next-game = Un’altra partita può seguire solo quando questa è finita.
refused-no-program = Qui non hai creato nessun token per un programma.
refused-no-programs = A questo tavolo nessun programma gioca al posto delle persone.
refused-no-such-eyes = In questa partita nessuno ha occhi così.
refused-no-such-game = A questo tavolo non c’è una partita con quel numero.
refused-no-such-moment = In questa partita non c’è una mossa con quel numero.
refused-no-such-step = La lezione non ha questo passo.
refused-no-talk = A questo tavolo, durante la partita, non c’è la chat libera.
refused-no-wish = Nessuno chiede più di tornare indietro.
refused-nobody-there = Lì non c’è nessuno da allontanare.
refused-not-allowed = Richiesta non consentita.
refused-not-all-ready = C’è chi è qui e non ha ancora detto se gioca un’altra partita.
refused-not-begun = La partita non è ancora cominciata.
refused-not-for-programs = Un programma può solo giocare. Il resto tocca a chi è seduto lì.
refused-not-found = A questo indirizzo non c’è nulla.
refused-not-host = Può farlo solo chi ha creato il tavolo.
refused-not-in-this-step = Non in questo passo.
refused-not-over = Il verbale e l’analisi si possono vedere quando la partita è finita.
refused-not-seated = Non hai un posto a questo tavolo.
refused-not-stood-in = Nessun bot sta giocando per te.
refused-old-code = I dieci minuti di questo codice sono passati. Creane uno nuovo sull’altro dispositivo.
refused-nothing-hidden = In questo gioco tutti vedono tutto.
refused-one-hand = In questo gioco si guarda con gli occhi di una persona per volta.
refused-own-eyes = A questo tavolo giochi: vedi con i tuoi occhi.
refused-own-code = Questo codice è nato su questo dispositivo. Inseriscilo sull’altro.
refused-paused = La partita è in pausa.
refused-program-closed = Questo token non vale a questo tavolo, o non vale più.
refused-program-elsewhere = Un altro programma è arrivato con lo stesso token e ora gioca lui.
refused-program-rests = Ora chi è seduto qui gioca senza il programma, o gioca un bot.
refused-record-abroad = Questo file di { $name } non si può leggere: c’è qualcosa che non va in «{ $place }».
refused-record-changed = La riga { $line } non segue dalle precedenti. Il verbale è stato cambiato o è danneggiato.
refused-record-empty = In questo file non c’è niente.
refused-record-foreign = Questo non è un verbale di Miccia, né di un altro programma che si possa aprire qui.
refused-record-too-large = Questo file è troppo grande per essere il verbale di una partita.
refused-record-version = Questo verbale è stato scritto da un’altra versione di Miccia. Aprilo con quella.
refused-reserved-name = A un tavolo nessuno può chiamarsi così. Scegli un altro nome.
refused-said-already = L’hai già detto.
refused-seat-has-bot = A quel posto gioca già un bot.
refused-seat-taken = Quel posto è già occupato.
refused-seen-hands = In questa partita hai visto delle carte in mano, quindi non puoi prendere un posto.
refused-server-error = Al tavolo qualcosa è andato storto. Riprova.
refused-shoulder-closed = Questo link è chiuso. Ora vedi quello che vedono tutti.
refused-shoulder-crowded = Ci sono già troppe persone a guardare da sopra questa spalla.
refused-stale = Il tavolo è andato avanti prima che arrivasse la tua mossa. Guarda e scegli di nuovo.
refused-still-there = Un bot può giocare per qualcuno solo dopo un’attesa abbastanza lunga.
refused-stood-in = Un bot sta giocando per te. Prima riprendi il tuo posto.
refused-still-playing = Stai ancora giocando una partita con altre persone. Quando sarà finita, potrai farti dimenticare.
refused-table-away = Il tavolo per il momento non è raggiungibile. Tornerà da solo.
refused-table-full = Non ci sono più posti liberi.
refused-too-early = L’orologio non è ancora partito.
refused-too-fast = Troppe cose in una volta. Aspetta un momento.
refused-too-large = Il messaggio è troppo lungo.
refused-too-many-pages = Dalla tua rete sono aperte troppe pagine. Chiudine una o riprova più tardi.
refused-too-many-reviews = Ci sono già molte analisi in coda. Riprova fra qualche minuto.
refused-too-many-tables = Dalla tua rete sono stati creati troppi tavoli. Riprova tra un minuto.
refused-bad-tried = Da quella partita non si può continuare.
refused-tried-fixed = Questo tavolo continua un’altra partita: che cosa si gioca è già deciso.
refused-tried-over = Lì la partita è finita: non c’è più niente da giocare.
refused-turned-away = A questo tavolo non puoi più entrare.
refused-undo-wished = Prima si decide se tornare indietro di una mossa.
refused-unknown-bot = Per questo gioco non c’è un bot di quel tipo.
refused-unknown-game = Qui non c’è un gioco con quel nome.
refused-unknown-phrase = Questa non è una delle frasi del gioco.
refused-unknown-signal = In questo gioco non si può indicare quella cosa.
refused-unknown-table = Non c’è nessun tavolo con questo codice.
refused-used-code = Questo codice è già stato usato. Creane uno nuovo sull’altro dispositivo.
refused-wished-already = Hai già chiesto di tornare indietro su questa mossa.
refused-wrong-code = Questo codice non esiste. Controlla lettere e cifre sull’altro dispositivo.

## What happens around the game

note-stood-in = Ora per { $name } gioca un bot
note-stood-in-by = { $by } fa giocare un bot per { $name }
note-back = { $name } riprende posto
note-left = { $name } lascia la partita: continua un bot
note-sat-in = { $sitter } prende il posto di { $name }
note-over-shoulder = Qualcuno guarda da sopra la spalla di { $name }
note-hands-open = { $name } fa vedere le mani agli spettatori
note-hands-late = { $name } fa vedere le mani agli spettatori, con un giro di ritardo
note-hands-closed = { $name } non fa più vedere le mani agli spettatori
note-advice = { $name } chiede consiglio
note-coach-all = { $name } dà il consigliere a tutti
note-coach-alone = { $name } lascia il consigliere a chi gioca soltanto con i bot
note-coach-off = { $name } toglie il consigliere
note-program-plays = { $name } fa giocare un programma
note-program-late = Il programma di { $name } ci ha messo troppo: un bot ha mosso al suo posto
note-program-wrong = Il programma di { $name } non ha mandato mosse valide: un bot ha mosso al suo posto
note-program-gone = Il programma di { $name } non c’è più: un bot ha mosso al suo posto
note-program-given-up = Il programma di { $name } non risponde: un bot gioca per { $name }
note-programs-true = { $name } permette i programmi
note-programs-false = { $name } non permette più i programmi
note-wish-refused = { $by } preferisce lasciare tutto com’è
note-wish-lapsed = Nessuno ha detto di no, ma non tutti hanno risposto: la mossa di { $name } resta
note-wish-withdrawn = { $name } lascia tutto com’è

## Bots and onlookers

bot-random = Casuale
bot-steady = Affidabile
bot-expert = Esperto

# What nobody can be called, since others would take them for somebody else.
not-names = spettatore, spettatrice, chi guarda, chi ospita, ospite

# Whoever wished to be forgotten, by their seat.
guest = Ospite { $number }

## Without a client

no-client = Le pagine di Miccia non sono ancora pronte.
no-client-here = Prova con `make play`.

## In a terminal

terminal-player = Giocatore { $number }
terminal-next = Invio: avanti, q: basta{" "}
terminal-ready = Ci sono
terminal-ready-why = Il tempo parte quando tutti ci sono.
terminal-starting = Pronti: si comincia…
terminal-window = Vuoi reagire?
terminal-pause-agree = D’accordo per una pausa
terminal-save = Salva il verbale
terminal-saved = Il verbale è in { $file }
terminal-leave = Esci
terminal-leave-sure = La partita non è finita. Esci lo stesso?
terminal-small = Questa finestra ha { $size } caratteri. Al tavolo ne servono { $least }: ingrandiscila.
terminal-no-answer = Nessuno risponde a { $house }
terminal-keys-choose = Con le frecce o un numero scegli, con Invio confermi. Il mouse fa tutto con un clic.
terminal-key-take-back = annulla
terminal-key-go-on = avanti
terminal-key-advise = consiglio
terminal-key-talk = parla
terminal-key-pause = pausa
terminal-key-rules = regole
terminal-key-keys = tasti
terminal-key-leave = esci
terminal-jump = A quale mossa, da 0 a { $count }?
terminal-replay-before = indietro
terminal-replay-after = avanti
terminal-replay-jump = vai a
terminal-replay-eyes = altri occhi
terminal-replay-quit = basta

## A look back

review-won = Ha vinto { $winner }.
review-won-you = Hai vinto tu.
review-won-led = { $winner } ha condotto quasi sempre e ha vinto.
review-won-led-you = Hai condotto quasi sempre e hai vinto.
review-won-behind = { $winner } ha vinto in rimonta (minimo: { $percent }%).
review-won-behind-you = Hai vinto in rimonta (minimo: { $percent }%).
review-nobody = Non ha vinto nessuno.
review-squad-won = La squadra ce l’ha fatta.
review-squad-won-behind = La squadra ce l’ha fatta lo stesso (minimo: { $percent }%).
review-squad-lost = La squadra non ce l’ha fatta.
review-squad-lost-led = La squadra c’era quasi (massimo: { $percent }%).
review-score = Punteggio: { $score } su { $most }.
review-because-win = Giocando da lì, vittorie su 100 partite: { $best }; dopo la mossa fatta: { $chosen }.
review-because-score = Giocando da lì il punteggio medio è { $best }; dopo la mossa fatta, { $chosen }.
review-failed = Non è stato possibile analizzare la partita fino in fondo. Si può riprovare.
review-running = { $done } decisioni su { $of }
review-columns = giocatore, inizio, abilità, fortuna, fine, decisioni, niente di meglio
review-move = mossa { $n }: { $title } (+{ $loss })
review-knew = sapeva
review-played = ha giocato
review-better = meglio
review-clear = In nessuna di { $count } decisioni c’era qualcosa di chiaramente migliore.

## The pages

# For whoever has not given a name.
friendly-names = Razzo, Scintilla, Girandola, Lucciola, Cometa, Bengala, Favilla, Stellina, Lampo, Zolfanello

tagline = giochi da tavolo che scoppiano

## Around every page

nav-sections = Sezioni
nav-play = Gioca
nav-rules = Regole
nav-home = Miccia, alla pagina iniziale
nav-skip = Vai al contenuto

## Tools

tools-language = Lingua
tools-sound-on = Suono acceso: spegnilo
tools-sound-off = Suono spento: accendilo
tools-theme-dark = Tema scuro: passa al chiaro
tools-theme-light = Tema chiaro: segui il sistema
tools-theme-auto = Tema del sistema: passa allo scuro
tools-help = Aiuto e scorciatoie
tools-menu = Menu
tools-close = Chiudi
tools-name = Il tuo nome
tools-change-name = Sei { $name }: cambia nome
tools-save = Salva
tools-sound = Suono
tools-themes-dark = scuro
tools-themes-light = chiaro
tools-themes-auto = auto
tools-theme-title = Tema
tools-on = acceso
tools-off = spento
notices-title = Avvisami quando tocca a me
notices-yes = sì
notices-no = no
notices-why = Un avviso del browser mentre questa pagina non si vede. Dice solo il gioco e il tavolo.
notices-blocked = Il browser blocca gli avvisi di questa pagina. Puoi permetterli nelle sue impostazioni per questo sito.

## Whether to be asked

slip-sure = Davvero?
slip-rule = regola { $number }
slip-back = Torna indietro
slip-anyway = Fallo lo stesso
slip-title = Chiedi prima di un passo falso
slip-why = Una volta sola, con il motivo, quando stai per fare qualcosa che di rado si vuole.

## The home page

home-title = Che cosa facciamo saltare?
home-lead = Gioca con i bot in un clic. Con gli amici basta un codice: nessuna registrazione.
home-lead-short = Gioca subito con i bot. Nessuna registrazione.
home-have-code = Hai un codice?
home-code = Codice del tavolo
home-code-example = LUNA-MARE-42
home-enter = Entra
home-games = Giochi
home-play-bots = Gioca con i bot
home-play-now = Gioca ora
home-play-game = Gioca subito { BEFORE($game, a: "ad ", else: "a ") }{ $game } con i bot
home-table = Nuovo tavolo
home-table-game = Crea un tavolo per { $game }
home-soon = In arrivo
home-minutes = { $count } min
home-together = insieme
home-versus = tutti contro tutti
home-players = da { $least } a { $most } giocatori
home-no-server = Il tavolo non risponde. Riprova appena torna la connessione.
home-retry = Riprova

## Lists of tables

lists-resume = Riprendi
lists-resume-none = Le partite che cominci restano qui: puoi chiudere la pagina e tornare quando vuoi.
lists-running = { $count ->
        [one] { $count } partita in corso
       *[other] { $count } partite in corso
    }
lists-open = Tavoli aperti
lists-open-none = Nessuno aspetta compagni adesso. Crea tu un tavolo aperto.
lists-fresh = aggiornati ora
lists-your-turn = tocca a te
lists-others-turn = tocca ad altri
lists-gathering = in attesa: { $taken } su { $seats }
lists-finished = finita
lists-finished-score = finita: { lists-score }
lists-score = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
lists-taken = { $taken } su { $seats }
lists-empty = Tavolo libero
lists-play = Gioca
lists-show = Apri
lists-review = Guarda
lists-sit = Siediti
lists-open-the = { $verb }: { $game }, { $code }

## A new table

create-title = Crea un tavolo
create-remembers = ricorda le tue ultime scelte
create-game = Gioco
create-seats = Posti
create-less = Un posto in meno
create-more = Un posto in più
create-bots-fill = i posti vuoti li prendono i bot
create-bots = Bot
create-options = Opzioni
create-standard = regole di base
create-who = Chi può entrare
create-list = aperto a tutti: compare nella pagina iniziale
create-go = Crea il tavolo e copia l’invito
create-open = Crea un tavolo, scegli le opzioni

## A table

table-title = { $game } · { $code }
table-players = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
table-room = Tavolo
table-watching = { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
table-copy-invite = Copia l’invito
table-copied = Invito copiato
table-copy-here = L’invito non è ancora stato copiato: puoi farlo qui.
table-copy-by-hand = Non si è potuto copiare: il link è selezionato, copialo a mano.
table-link = Link d’invito
table-share = Condividi
table-share-text = Giochi { BEFORE($game, a: "ad ", else: "a ") }{ $game } con me?
table-more = Scarti, cronaca, frasi
table-screen = Apri lo schermo per la televisione
qr-alt = Codice QR che porta al tavolo { $code }
qr-hold = Inquadralo col telefono per venire al tavolo.

## Onlookers who see more

shoulder-make = Fai vedere quello che vedo
shoulder-why = Ricevi un link. Chi lo apre vede la tua mano, e tutto il tavolo viene avvisato.
shoulder-link = Link da sopra la mia spalla
shoulder-copy = Copia il link
shoulder-copied = Link copiato
shoulder-again = Nuovo link
shoulder-take-back = Ritiralo
shoulder-nobody = Il tuo link è aperto. Nessuno sta guardando.
shoulder-lookers = { $count ->
        [one] { $count } persona guarda da sopra la tua spalla
       *[other] { $count } persone guardano da sopra la tua spalla
    }
look-title = Che cosa vedi
look-public = Quello che vedono tutti
look-all = Tutte le mani
look-late = Le mani si vedono con un giro di ritardo.
look-why = Dopo aver visto una mano non puoi più prendere un posto in questa partita.
eyes-shoulder = Da sopra la spalla di { $name }
eyes-of = Con gli occhi di { $name }
eyes-all = Tutte le mani
eyes-late = un giro di ritardo
eyes-open = Gli spettatori possono vedere le carte in mano
eyes-open-late = Gli spettatori possono vedere le carte in mano, un giro dopo
eyes-over = { $count ->
        [one] Qualcuno guarda da sopra la spalla di { $name }
       *[other] { $count } persone guardano da sopra la spalla di { $name }
    }

## A program of one’s own

program-make = Fai giocare il mio programma
program-why = Ricevi un token. Il programma che lo presenta gioca al tuo posto e vede quello che vedi tu; tutto il tavolo viene avvisato.
program-command = Comando per il tuo programma
program-once = Il token si vede solo adesso. Chi lo ha gioca al tuo posto: tienilo per te.
program-copy = Copia il comando
program-copied = Comando copiato
program-by-hand = Non è stato possibile copiare: il comando è selezionato, copialo a mano.
program-none = Nessun programma è arrivato con il tuo token.
program-waits = Il tuo programma è qui. Gioca appena comincia la partita.
program-plays = Il tuo programma sta giocando.
program-rests = Il tuo programma è qui, ma non gioca.
program-play = Fallo giocare
program-again = Nuovo token
program-end = Ritira il token
program-playing = Il tuo programma sta giocando
program-playing-why = Vede e sa quello che vedi e sai tu. Riprendi il posto quando vuoi.
program-back = Gioco io

## The screen of a table

screen-title = { $game }, schermo del tavolo { $code }
screen-just = Appena successo
screen-before = Prima: { $what }
screen-come = Siediti col telefono
screen-watch = Guarda o rientra
screen-begin = Inquadra il codice col telefono
screen-soon = Torno subito…
screen-paused = In pausa
screen-free = posto libero
screen-bot = bot
screen-away = non c’è
screen-hand = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
screen-discards = scarti
screen-dealt = Le carte sono sul tavolo
table-loading = Apparecchio il tavolo…
table-you = tu
table-away = assente
table-bot = bot
table-bot-of = bot { $level }
table-online = in linea

## The connection

link-up = In linea
link-everyone = Tutti in linea
link-absent = Fuori linea: { $names }
link-connecting = Mi collego…
link-broken = Connessione persa, riprovo…
link-broken-long = Connessione persa. Sto riprovando: il tuo posto resta tuo.

## Who is missing

seat-away = { $name } non c’è
seat-bot = Per { $name } gioca un bot
seat-program = Per { $name } gioca un programma
seat-looked = Qualcuno guarda da sopra la spalla di { $name }
missing-away = { $name } non c’è
missing-still = { $name } ci pensa ancora
missing-since = da { $seconds } s · tocca { BEFORE($name, a: "ad ", else: "a ") }{ $name }
missing-over = { $time } · oltre il tempo per pensare
missing-soon = Tra { $seconds } s può giocare un bot.
missing-never = A questo tavolo si aspettano tutti.
missing-why = Chi gioca può far giocare un bot finché { $name } non torna. Il bot sa solo quello che è stato detto { BEFORE($name, a: "ad ", else: "a ") }{ $name }.
missing-why-still = { $name } è al tavolo e può muovere in ogni momento. Intanto chi gioca può far giocare un bot: sa solo quello che è stato detto { BEFORE($name, a: "ad ", else: "a ") }{ $name }.
missing-bot = Fai giocare un bot per { $name }
missing-wait = Aspetto
missing-away-told = { $name } non c’è da { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }. Premi B per far giocare un bot.
missing-still-told = { $name } ci pensa da molto. Premi B per far giocare un bot.
stood-in-title = Un bot sta giocando per te
stood-in-why = Sa solo quello che è stato detto a te. Riprendi il posto quando vuoi.
stood-in-back = Rieccomi
seats-title = Posti
seats-leave = Lascia la partita
seats-leave-why = Da ora in poi al tuo posto gioca un bot. Per gli altri la partita continua.
seats-leave-sure = Sì, lascio
seats-stay = Resto
seats-sit-in = Prendi il posto di { $name }
customs-title = Attese, bot, posti, spettatori
customs-hands = Gli spettatori vedono le carte in mano
customs-hands-closed = no
customs-hands-late = un giro dopo
customs-hands-open = subito
customs-grace = Un bot può giocare per chi non c’è dopo
customs-thought = Tempo per pensare, prima che possa muovere un bot
customs-pace = Quanto vanno svelti i bot
customs-pace-slow = piano
customs-pace-usual = come al solito
customs-pace-fast = svelti
customs-never = mai
customs-no-clock = senza limite
customs-seconds = { $count } s
customs-minutes = { $count } min
customs-unasked = il bot arriva da solo
customs-sit-in = gli spettatori possono prendere i posti lasciati
customs-programs = chi vuole fa giocare un programma
customs-coach = Il consigliere
customs-coach-alone = a chi gioca soltanto con i bot
customs-coach-all = a tutti
customs-coach-off = a nessuno

## Taking back

take-back = Torna indietro
take-back-ask = Chiedi di tornare indietro
go-on = Avanti
go-on-why = Avanti: il bot muove subito
wish-of = { $name } vuole tornare indietro
wish-yours = Vuoi tornare indietro
wish-untold = Una mossa che la cronaca non racconta
wish-back = Tutto torna com’era prima.
wish-shows = Tutto com’era, ma quel che hai visto resta visto.
wish-answers = Chi è d’accordo
wish-you = Tu
wish-agrees = d’accordo
wish-thinks = ci pensa…
wish-decide = decidi ora
wish-left = ancora { $seconds } s
wish-no = No, resta
wish-yes = Va bene
wish-yes-key = S
wish-withdraw = Lascia stare
wish-told = { $wish }: { $what }
wish-asked-told = { wish-told }. Premi S per dire di sì, N per dire di no.
wish-agreed-told = { $name } è d’accordo

## Before the game

gathering-title = Chi gioca?
gathering-lead = Manda l’invito agli amici. Chi apre il link può sedersi; i posti che restano vuoti li prendono i bot.
gathering-lead-guest = Scegli un posto libero. Quelli che restano vuoti li prendono i bot.
gathering-seat = Posto { $number }
gathering-free = libero
gathering-sit-here = Siediti qui
gathering-sit-at = Siediti al posto { $number }
gathering-stand = Alzati
gathering-add-bot = Metti un bot
gathering-add-bot-at = Metti un bot al posto { $number }
gathering-remove-bot = Togli il bot
gathering-remove-bot-at = Togli il bot dal posto { $number }
gathering-begin-with = { $free ->
        [0] Comincia
        [one] Comincia: entra 1 bot
       *[other] Comincia: entrano { $free } bot
    }
gathering-sit-first = Siediti per giocare, oppure resta a guardare.
gathering-wait-host = Quando ci siete tutti, chi ha creato il tavolo avvia la partita.
gathering-options = A questo tavolo
gathering-standard = Regole di base, senza opzioni.
gathering-private = solo con l’invito
gathering-no-programs = nessun programma gioca per le persone
gathering-only-here = Questo indirizzo vale solo su questo computer. Per invitare altri nella tua rete, chi ha avviato Miccia deve riavviarla con --host 0.0.0.0.
gathering-listed = tavolo aperto a tutti
gathering-sealed = Mazzo già sigillato
gathering-sealed-why = Il tavolo ha pubblicato l’impronta del suo segreto prima che ognuno aggiungesse la sua parte di caso: nessuno può scegliere le carte da solo.

## Turns

turn-yours = Tocca a te
turn-of = Tocca { BEFORE($name, a: "ad ", else: "a ") }{ $name }
turn-several = Si aspetta: { $names }
turn-wait = Aspetta il tuo turno.
turn-watching = Stai guardando. Le carte restano coperte.
turn-over = Partita finita
turn-choose = Che cosa fai?
turn-badge = ● Tocca a te · { $rest }
turn-badge-late = ● Ti aspettano · { $rest }
turn-badge-asked = ● Una domanda per te · { $rest }
notice-turn = Tocca a te · { $game }
notice-late = Il tavolo ti aspetta · { $game }
notice-wish = Una mossa da riprendere? · { $game }
notice-pause = Una pausa? · { $game }
thought-yours = Il tuo tempo per pensare
thought-of = Tempo per pensare: { $names }
thought-over = Il tuo tempo per pensare è finito. Non perdi nulla: ora gli altri possono far muovere un bot per te.

## The plain board

plain-players = Giocatori
plain-table = Tavolo
plain-mine = La tua parte
plain-hand = La tua mano · { $count }
plain-held = in mano: { $count }
plain-pick = Scegli qualcosa che ha il bordo d’oro.
plain-back = Annulla
plain-keys-hand = scegli dalla tua mano; di nuovo: usa
plain-keys-answers = scegli una risposta

## The log beside the board

log-title = Cronaca
log-empty = La partita comincia ora.
log-why = perché?
log-reason = Il motivo del bot
log-bot = bot per { $name }
log-program = programma per { $name }
log-undone = mossa ritirata:
log-below = Altro, più sotto: parole, posti
log-latest = Vai alla fine

## Talk

talk-title = Di’ qualcosa
talk-phrases = Frasi pronte
talk-write = Scrivi al tavolo
talk-send = Invia
talk-says = { $name }: { $text }
talk-mute = Silenzia { $name }, solo per te
talk-muted = In silenzio, solo per te
talk-unmute = Torna a sentire { $name }
talk-muted-told = Non senti più { $name }
talk-unmuted-told = Senti di nuovo { $name }

## Advice

coach-title = Consigliere
coach-only-you = solo per te
coach-show = Mostra il consigliere
coach-brief = Consigliere: { $brief }
coach-ask = Che cosa faresti tu?
coach-hide = nascondi
coach-thinking = Ci penso
coach-wait = Quando tocca a te, ti dico che cosa farei.
coach-recorded = Resta scritto nella partita che hai chiesto.
coach-wins = vinci
coach-estimate = «vinci» è una stima, da { $tries } partite immaginate per mossa
coach-agreed-alone = Il consigliere a chi gioca soltanto con i bot
coach-agreed-all = Il consigliere a tutti
coach-agreed-off = Niente consigliere

## Pauses

pause-title = Pausa
pause-needs = Per la pausa { $people ->
        [2] serve il sì di entrambi
       *[other] serve il sì di tutti e { $people }
    }
pause-alone = Ferma il tempo per un po’
pause-wished = { $names }: facciamo una pausa?
pause-waiting = Per la pausa si aspetta il sì degli altri
pause-agree = D’accordo
pause-take-back = Lascia stare
pause-paused = In pausa
pause-paused-why = Il tempo è fermo. Chiunque sia al tavolo può riprendere.
pause-resume = Riprendi

## The result

result-title = { turn-over }
result-score = Punteggio
result-winners = { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
result-you-win = Hai vinto!
result-nobody = Non vince nessuno
result-together-won = Ce l’abbiamo fatta!
result-together-won-them = Ce l’hanno fatta!
result-together-lost = Stavolta no
result-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
result-record = Scarica il verbale
result-fair = Perché il mazzo è onesto
result-home = Pagina iniziale
result-look = Guarda il tavolo
result-show = Mostra il risultato
result-reasons = Ora la cronaca dice anche perché i bot hanno giocato così.

## Looking back

replay-title = Replay
replay-of = Replay · { $game }
replay-link = Rivedi
replay-link-the = Rivedi: { $game }, { $code }
replay-loading = Riavvolgo la partita…
replay-eyes = Con gli occhi di
replay-everyone = tutti
replay-everybody = spettatore
replay-everyone-ask = Vuoi vedere tutte le mani?
replay-everyone-why = Si vede quello che i giocatori non potevano vedere. Chi vuole indovinare non guardi.
replay-everyone-why-turn = Ogni mossa si vede con gli occhi di chi la fa. Chi vuole indovinare non guardi.
replay-everyone-yes = Mostrale
replay-everyone-no = Meglio di no
replay-move = Mossa { $number } di { $count }
replay-deal = Si danno le carte
replay-moment = Mossa { $number } di { $count }: { $what }
replay-scrub = Mosse
replay-start = inizio
replay-unseen = non ancora visto
replay-play = Avvia
replay-stop = Ferma
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-speed = Velocità: { $times } volte
replay-why = Perché?
replay-decision = decisione { $place } di { $name } da rivedere
replay-turning = un punto di svolta
replay-next-key = Prossimo momento chiave
replay-share = Copia il link a questo momento
replay-copied = Il link a questo momento è copiato.
replay-options = Condividi, salva, controlla
replay-go-on = Gioca da qui
replay-no-moment = In questa partita non c’è la mossa { $number }
replay-no-moment-why = Ce ne sono { $count }. Comincia da capo.
replay-unfinished = Il verbale finisce qui: la partita non è stata giocata fino in fondo.
replay-open = Apri un verbale
replay-open-lead = Lascia qui il file di una partita: un verbale di Miccia o il JSON di hanab.live. Viene letto, controllato riga per riga e non conservato.
replay-open-choose = Scegli un file
replay-open-drop = Lascialo qui per aprirlo
replay-open-reading = Leggo…
replay-open-failed = Non si è potuto aprire
replay-open-other = Un altro file
replay-legal = Ogni riga è regolare e segue dalla precedente: il server l’ha rigiocata.
on-title = Gioca da qui
on-lead = La mossa { $number } diventa un tavolo nuovo. È segnato come tale e non conta da nessuna parte.
on-seat = Siedi al posto di
on-cards = Le carte nascoste
on-same = Le stesse di allora
on-same-why = Chi le ha guardate le conosce.
on-new = Altre che sembrano uguali
on-new-why = Quello che non potevi vedere viene ridistribuito.
on-who = Con chi
on-bots = Bot
on-friends = Amici, con un link
on-go = Gioca
on-mark-same = Si gioca dalla mossa { $number }: le stesse carte. Non conta.
on-mark-new = Si gioca dalla mossa { $number }: carte nascoste nuove. Non conta.
on-mark = Non conta
on-evening = Giocata a partire da un’altra partita: non conta.

## The evening: one game after the other

evening-game = Partita { $number }
evening-next = Partita { $number }?
evening-stays = Si resta tutti a questo tavolo.
evening-starts = Comincia { $name }.
evening-you-start = Cominci tu.
evening-ready-list = Chi ci sta
evening-ready = ci sta
evening-not-yet = non ancora
evening-gone = non c’è
evening-more = Ancora una
evening-not-after-all = Anzi, non ancora
evening-dealing = Si danno le carte…
evening-leave = Lascia il tavolo
evening-leave-why = Il tuo posto si libera per altri.
evening-leave-sure = Sì, lascio
evening-begin-without = Si comincia senza { $names }
evening-begin-without-why = { $count ->
        [one] Il posto lo prende un bot.
       *[other] I posti li prendono i bot.
    }
evening-sit = Siediti
evening-full = I posti sono tutti presi: resta a guardare.
evening-you-host = Il tavolo è tuo
evening-host = Il gioco lo sceglie { $name }
evening-change = Gioco e opzioni
evening-change-why = Chi ci stava dovrà dirlo di nuovo.
evening-change-go = Si gioca così
evening-is-ready = { $name } ci sta.
evening-not-ready = { $name } preferisce aspettare.
evening-changed = La prossima partita è cambiata: { $game }, { $options }
evening-title = Questa sera
evening-wins = { $count ->
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
evening-leads = in testa
evening-behind = a { $count } dalla testa
evening-none = ancora nessuna vittoria
evening-best = Migliore
evening-mean = Media
evening-tenths = { $whole },{ $tenths }
evening-count = Partite
evening-games = Partite
evening-played = { $count ->
        [one] { $count } giocata
       *[other] { $count } giocate
    }
evening-you-won = Hai vinto
evening-you-all-won = Vinta insieme
evening-lost = Persa
evening-course = Vittorie dopo ogni partita.
evening-course-of = { $name }: { $wins }.
evening-record = Verbale della partita { $number }
evening-watch-on = { $count ->
        [one] { $count } persona guarda e può restare.
       *[other] { $count } persone guardano e possono restare.
    }

## Checking the deck

check-check = Controlla il mazzo
check-checking = Controllo…
check-seed = Il segreto è quello promesso, e il seme viene dal segreto e dal sale dei giocatori.
check-early = L’impronta è quella che il tuo browser ha visto prima della distribuzione.
check-late = Questo browser ha visto l’impronta solo a partita cominciata: non può dire se prima fosse la stessa.
check-salted = Il sale aggiunto dal tuo browser è nel seme.
check-unsalted = Questo browser non ha messo sale a questo tavolo: non può dire se ne manchi di qualcuno.
check-beyond = Se ogni carta venga davvero dal seme lo dice «miccia verify»: scarica il verbale e faglielo rigiocare.
check-unable = Qui non si è potuto controllare. Scarica il verbale e usa «miccia verify».
check-wrong = Attenzione: questo tavolo non ha mantenuto la parola. Conserva il verbale.
check-changed-now = Attenzione: ora questo tavolo mostra un’altra impronta del suo segreto. Potrebbe aver scelto le carte.
check-fault-changed = Ora il tavolo mostra un’impronta diversa dalla prima che il tuo browser ha visto.
check-fault-record = Il verbale porta un’impronta diversa da quella che il tuo browser ha visto.
check-fault-secret = Il segreto scritto nel verbale non è quello della sua impronta.
check-fault-seed = Il seme non viene dal segreto e dal sale scritti nel verbale.
check-fault-salt = Nel verbale manca il sale aggiunto dal tuo browser.
check-fault-stacked = Il verbale dice che le carte sono state disposte a mano, non mescolate.

## The lessons

learn-first = la tua prima partita
learn-place = { $step } di { $count }
learn-step = Passo { $step } di { $count }
learn-steps = I passi della lezione
learn-now = adesso
learn-waits = Lascia quando vuoi: ti aspetta a questo passo.
learn-leave = Lascia
learn-onward = Continua
learn-finish = Fine
learn-when = Continua quando vuoi.
learn-show = Fammi vedere
learn-again = Rifai il passo
learn-why = Perché?
learn-rules =
    { $count ->
        [one] Regola { $rules }
       *[other] Regole { $rules }
    }
learn-not-now = Non in questo passo
learn-elsewhere = Questa lezione è aperta altrove. Continuo qui?
learn-here = Continua qui
learn-broken = Questo passo non si può giocare ora
learn-broken-why = Ricomincia la lezione dal primo passo.
learn-restart = Ricomincia
learn-offer = Impara in 3 minuti
learn-offer-game = Impara { $game } in 3 minuti
learn-resume = Riprendi dal passo { $step }
learn-resume-game = Riprendi la lezione di { $game } dal passo { $step }
learn-finished = Adesso sai giocare { BEFORE($game, a: "ad", else: "a") } { $game }
learn-finished-why = Ogni regola ha il suo numero nel regolamento, sempre a portata di clic da ogni tavolo.
learn-repeat = Di nuovo la lezione

## What is this?

explain-list = Che cos’è?
explain-lead = Scegli qualcosa per sapere che cosa fa. Al tavolo ferma il mouse sulla cosa, tienici sopra un dito, o premi I.
explain-key = dice che cos’è, o elenca tutto
explain-not-now = Non ora
explain-choose = Scegli
explain-more = Nel regolamento
explain-over = La partita è finita.
explain-not-your-turn = Non tocca a te: il tavolo aspetta { $names }.
explain-can = Ora si può usare.
explain-frame = attorno al tavolo
thing-bot = Bot
about-bot = A questo posto gioca un bot, o un programma di chi ci siede, con quello che da lì si può sapere e niente di più.
thing-away = Non c’è
about-away = La connessione di chi siede qui è caduta. Dopo un po’ si può far giocare un bot al suo posto.
thing-looked = Sopra la spalla
about-looked = Qualcuno guarda la partita da questo posto e vede quello che si vede da lì. Chi ci siede ha dato il permesso.
thing-host = Chi ha creato il tavolo
about-host = Avvia la partita e ne fissa le usanze: quanto si aspetta, i bot, gli spettatori.
thing-undo = Tornare indietro
about-undo = Dove il gioco lo permette, una mossa si può ritirare: subito se nessuno ha visto nulla, altrimenti se tutti sono d’accordo.
thing-coach = { coach-title }
thing-log = { log-title }
about-coach = Probabilità e ragioni da quello che puoi sapere. Se chiedi che cosa farebbe, dice la sua mossa, e tutti sanno che hai chiesto.
about-log = Tutto quello che è successo, la mossa più nuova in cima. Dice solo quello che potevi vedere.

## Rulebooks

rules-title = { nav-rules }
rules-lead = Ogni regola ha un numero: quando il tavolo rifiuta una mossa, dice quale.
rules-rule = Regola { $number }
rules-contents = Indice
rules-back = Torna al tavolo
rules-none = Questo regolamento non c’è ancora.
rules-goal = Lo scopo
rules-short = In breve
rules-search = Cerca nelle regole
rules-found = { $count ->
        [0] Nessun risultato
        [one] { $count } regola trovata
       *[other] { $count } regole trovate
    }

## Refused moves

refusal-rule = regola { $number }
refusal-close = Ho capito

## Help

help-title = Aiuto
help-keys = Tastiera
help-does = Che cosa fa
help-key-sheet = mostra questo foglio
help-key-next = passa al gruppo seguente
help-key-within = muoviti dentro un gruppo
help-enter = Invio
help-key-confirm = conferma
help-key-back = torna indietro, chiudi
help-key-undo = torna indietro di una mossa, o chiedi di farlo
help-key-coach = vai al consigliere
help-key-advice = chiedi che cosa farebbe un bot
help-key-go-on = da soli con i bot: fai muovere subito chi pensa
help-key-sound = suono acceso o spento
help-rulebook = Apri il regolamento
help-shapes = Ogni colore ha la sua forma: rosso triangolo, giallo stella, verde rombo, blu quadrato, bianco anello, nero esagono.
help-gold = L’oro vuol dire «puoi» o «hai scelto», nient’altro.

## Why the deck is fair

fair-title = { result-fair }
fair-step-1 = Appena nasce, il tavolo tira a sorte 32 byte segreti e ne pubblica l’impronta SHA-256. Il tuo browser ricorda la prima che vede: se il tavolo la cambia, la pagina lo dice.
fair-step-2 = Chi si siede aggiunge un po’ di sale, anche quando gioca con i bot: byte a caso che nascono nel suo browser dopo aver visto l’impronta, e che quindi il tavolo non poteva prevedere.
fair-step-3 = Il seme della partita è SHA-256 del segreto e dei sali. Ogni carta viene da lì, quindi né il tavolo né un giocatore possono scegliere il mazzo da soli.
fair-step-4 = A partita finita il verbale mostra segreto, sali, seme e tutte le mosse. La pagina del risultato ricalcola impronta e seme e li confronta con quello che il tuo browser ha visto e aggiunto; «miccia verify» ripesca anche ogni carta e rigioca ogni mossa.
fair-step-5 = Un browser può garantire solo per ciò che ha visto: da un altro dispositivo, o se guardi soltanto, la pagina dice che cosa non ha potuto controllare. E anche la pagina viene dal tavolo: se non ti fidi nemmeno di quella, annota l’impronta prima di cominciare e controlla il verbale con un Miccia tuo.

## Onlookers

away-title = Spettatori
onlooker = Spettatore { $number }
away-button = Allontana
away-who = Allontana { $name }
away-sure = Sì, per sempre
away-sure-who = Sì, allontana { $name } per sempre
away-keep = No
away-turned = Qui non puoi entrare
away-turned-why = Così ha deciso chi ha creato il tavolo.

## My games

nav-games = Le mie partite
games-title = Le mie partite
games-since = { $count ->
        [one] { $count } partita da { $month }. Conservata solo per questo browser.
       *[other] { $count } partite da { $month }. Conservate solo per questo browser.
    }
games-none = Gioca una partita e la ritroverai qui.
games-none-so = Nessuna partita di questo tipo.
games-few = I grafici compaiono da cinque partite in poi.
games-players = Giocatori
games-all = tutti i tavoli
games-alone = in solitario
games-time = Periodo
games-month = mese
games-year = anno
games-ever = sempre
games-count = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
games-won = { $count ->
        [one] { $count } vinta
       *[other] { $count } vinte
    }
games-mean = media
games-best = record { $count }
games-by-chance = per caso { $percent }
games-last = Ultimi risultati, il più recente a destra: { $marks }
games-mark-won = vinta
games-mark-lost = non vinta
games-scores = Punteggi di { $game }
games-scores-six = Punteggi di { $game }, fino a { $most }
games-scored = finite
games-lost = perse
games-scores-told = Partite di { $game } finite: { $count }, punteggio medio { $value }, massimo { $best }; perse: { $lost }.
games-points = Punti
games-many = Partite
games-endings = Com’è finito { $game }
games-ending = Finale
games-endings-told = Com’è finito { $game }, su { $count } in tutto. Più spesso: { $ending }.
games-which = Quale gioco
games-luck = Fortuna e abilità nel tempo
games-luck-of = punti di probabilità a partita
games-luck-word = fortuna
games-skill-word = abilità
games-luck-told = Fortuna e abilità mese per mese. In { $month }, fortuna { $luck } e abilità { $skill } a partita.
games-when = Mese
games-run = { $count ->
        [one] Una vittoria finora
       *[other] { $count } vittorie di fila
    }
games-run-longest = Serie più lunga: { $count }
games-run-long = serie più lunga: { $count }, in { $month }
games-run-told = Le ultime partite ({ $count }), la più recente alla scintilla: { $marks }
games-run-what = Vinte contro gli altri, disinnescate insieme, 16 punti o più su 25.
games-list = Partite
games-newest = { $count } · dalla più recente
games-replay = Rivedi
games-replay-of = Rivedi { $game }, { $date }
games-review = Analisi
games-review-of = Analisi di { $game }, { $date }
games-luck-skill = fortuna { $luck }, abilità { $skill }
games-all-listed = Tutte: { $count }
games-table = Mostra come tabella
games-chart = Mostra come grafico
games-move = Sposta su un altro dispositivo
games-move-why = Con un codice questo dispositivo e un altro diventano lo stesso giocatore: quello che hai giocato sui due si somma, niente viene sostituito. Inserisci solo un codice che hai creato tu.
games-move-make = Mostra un codice
games-move-code = Inseriscilo sull’altro dispositivo, in questa stessa pagina:
games-move-left = Vale una volta sola, per { $minutes ->
        [one] ancora { $minutes } minuto
       *[other] ancora { $minutes } minuti
    }.
games-move-over = Il tempo di questo codice è finito.
games-move-have = Codice dell’altro dispositivo
games-move-example = 7KQM-X2PD
games-move-enter = Unisci
games-move-done = { $count ->
        [one] Adesso sui due dispositivi sei tu, con { $count } partita finita.
       *[other] Adesso sui due dispositivi sei tu, con { $count } partite finite.
    }

## The review of a game

review-page = Analisi
review-to-replay = Rivedi
review-chances = Probabilità di vincere, mossa per mossa
review-points = Punteggio atteso, mossa per mossa
review-chances-told = { $what }. { $ends }
review-end-of = { $name }: { $value } all’inizio, { $end } alla fine.
review-together = tutti insieme
review-you = Tu
review-at-move = Mossa { $number }
review-keys = Con le frecce ci si sposta mossa per mossa, con Maiusc di decisione in decisione; Invio apre la partita in quel punto.
review-to-come = deve ancora arrivare
review-bars = Abilità e fortuna danno insieme il risultato
review-bars-so-far = Abilità e fortuna, fino alla mossa { $number }
review-bars-why = Abilità: quanto sono costate le proprie decisioni. Fortuna: le carte, e quello che hanno fatto gli altri.
review-player = Giocatore
review-start = inizio
review-end = fine
review-now = ora
review-result = risultato
review-three = { $count ->
        [2] Due decisioni da riguardare
        [one] Una decisione da riguardare
       *[other] Tre decisioni da riguardare
    }
review-judged = Si giudica da quello che { $whose ->
        [you] potevi sapere
       *[other] { $name } poteva sapere
    } allora; la curva conosce tutte le carte. In { $clear } su { $count } niente era chiaramente meglio.
review-nothing = { $count ->
        [one] Nell’unica decisione niente era chiaramente meglio.
       *[other] In nessuna delle { $count } decisioni c’era qualcosa di chiaramente meglio.
    }
review-whose = Le decisioni di chi?
review-where = mossa { $number }
review-gain = { $gain } in più era possibile
review-what-knew = { $whose ->
        [you] Sapevi
       *[other] { $name } sapeva
    }
review-what-played = { $whose ->
        [you] Hai giocato
       *[other] { $name } ha giocato
    }
review-what-better = Meglio
review-show = Fammi vedere
review-try = Prova da qui
review-all = { $count ->
        [one] L’unica decisione
       *[other] Tutte e { $count }
    }
review-rest = Tutte le altre decisioni insieme: { $rest }.
review-worlds = Mondi immaginati per ognuna: { $count }.
review-chosen-told = Decisione { $number } di { $count }. Mossa { $move }. { $better } valeva { $gain } in più.
review-before = La decisione prima
review-after = La decisione dopo
review-found = Trovate finora
review-looking = Sto guardando ogni decisione
review-done-of = decisioni: { $done } su { $count }
review-left = circa { $seconds } s
review-leave = Puoi andartene: continua da sola, e la ritrovi in Le mie partite.
review-queue = { $count ->
        [0] Tocca alla tua.
        [one] Un’analisi prima della tua.
       *[other] { $count } analisi prima della tua.
    }
review-half = Metà delle decisioni è stata guardata.
review-finished = L’analisi è finita.
review-again = Riprova
review-cannot = Questa partita non si può analizzare
review-loading = Cerco la partita…

## When something is wrong

problems-no-table = Questo tavolo non c’è
problems-no-table-why = Il codice è sbagliato, oppure il tavolo è stato sparecchiato.
problems-no-page = Qui non c’è niente
problems-no-page-why = L’indirizzo non porta a nessuna pagina.
problems-broken = Qualcosa si è inceppato
problems-broken-why = Non è colpa tua. Ricarica la pagina: la partita è salva.
problems-offline = Connessione assente
problems-offline-why = Il tavolo non risponde. Continuo a provare: appena torna la connessione riprendi da dove eri.
problems-reload = Ricarica
problems-home = Alla pagina iniziale

## Being forgotten

forget-me = Dimenticami
forget-title = Vuoi farti dimenticare?
forget-what = Il tuo nome sparisce da tutte le partite che hai giocato qui: al tuo posto figura un ospite e per gli altri le partite restano valide. Ai tavoli dove non si è ancora cominciato ti alzi; le partite non finite con soli bot vengono cancellate. Questo browser dimentica il nome, le impostazioni e i tavoli.
forget-for-good = Non si può tornare indietro.
forget-sure = Sì, dimenticami
forget-keep = No
forget-done = Ti abbiamo dimenticato.

footer = I nomi dei giochi dicono soltanto a che cosa si può giocare qui: Miccia non è affiliata ai loro editori, e disegni e testi sono suoi.
