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

## Refusals

refused-already-begun = La partita è già cominciata.
refused-bad-message = Il tavolo non ha capito il messaggio.
refused-bad-name = Il nome deve avere almeno una lettera.
refused-bad-option = Con quelle opzioni questo gioco non si può giocare.
refused-bad-origin = La richiesta viene da un altro sito.
refused-bad-seats = Questo gioco non prevede quel numero di giocatori.
refused-bad-seed = Questo non è un seme.
refused-bad-stack = Le carte non si possono disporre così.
refused-broken-table = Questa partita non si riesce più a leggere. Nulla è stato cancellato.
refused-crowded = Questo tavolo ha già troppi spettatori.
refused-hello-first = Prima saluta il tavolo.
refused-look-alike = Questo nome si confonde con un altro al tavolo. Scegline uno diverso.
refused-no-talk = A questo tavolo, durante la partita, non c’è la chat libera.
refused-nobody-there = Lì non c’è nessuno da allontanare.
refused-not-allowed = Richiesta non consentita.
refused-not-begun = La partita non è ancora cominciata.
refused-not-found = A questo indirizzo non c’è nulla.
refused-not-host = Può farlo solo chi ha creato il tavolo.
refused-not-over = Il verbale si può vedere quando la partita è finita.
refused-not-seated = Non hai un posto a questo tavolo.
refused-paused = La partita è in pausa.
refused-reserved-name = A un tavolo nessuno può chiamarsi così. Scegli un altro nome.
refused-seat-taken = Quel posto è già occupato.
refused-server-error = Al tavolo qualcosa è andato storto. Riprova.
refused-stale = Il tavolo è andato avanti prima che arrivasse la tua mossa. Guarda e scegli di nuovo.
refused-table-away = Il tavolo per il momento non è raggiungibile. Tornerà da solo.
refused-table-full = Non ci sono più posti liberi.
refused-too-early = L’orologio non è ancora partito.
refused-too-fast = Troppe cose in una volta. Aspetta un momento.
refused-too-large = Il messaggio è troppo lungo.
refused-turned-away = A questo tavolo non puoi più entrare.
refused-unknown-bot = Per questo gioco non c’è un bot di quel tipo.
refused-unknown-game = Qui non c’è un gioco con quel nome.
refused-unknown-phrase = Questa non è una delle frasi del gioco.
refused-unknown-signal = In questo gioco non si può indicare quella cosa.
refused-unknown-table = Non c’è nessun tavolo con questo codice.

## Bots and onlookers

bot-random = Casuale
bot-steady = Affidabile
bot-expert = Esperto
onlooker = Spettatore

## Without a client

no-client = Le pagine di Miccia non sono ancora pronte.
no-client-here = Prova con `make play`.

## The pages
