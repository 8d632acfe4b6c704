# Everything Exploding Kittens says in Italian. What the server reads comes first, then what only the board says.

## The game

name = Exploding Kittens: Good vs Evil
blurb = Pesca, schiva, attacca, ruba, di’ No!: vince chi resta in vita per ultimo.

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

option-quick = Partita veloce: un terzo del mazzo resta fuori, coperto; in cinque vince più spesso chi gioca per ultimo
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
do-hide = { $count ->
        [0] In cima
        [1] Sotto una carta
       *[other] Sotto { $count } carte
    }
do-hide-bottom = In fondo
do-give-up = Arrenditi

## Asked before a slip

slip-draws-kitten = La prossima carta è un Exploding Kitten: pescarla ti costa quello che ti salva, e puoi ancora evitarla.
slip-draws-death = La prossima carta è un Exploding Kitten, e in mano non hai niente che ti salvi. Prima puoi ancora fare qualcosa.
slip-gives-defuse = Un Disinnesgatto ti salva da un Exploding Kitten. Puoi dare un’altra carta.
slip-keeps-kitten = È un Exploding Kitten: se lo tieni, esplode adesso.
slip-own-kitten = { $count ->
        [one] Hai ancora un turno: lo pescheresti tu.
       *[other] Hai ancora { $count } turni: lo pescheresti tu.
    }
slip-unprotected = Dopo, in mano non avresti più niente che ti salvi da un Exploding Kitten.

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
hid-you = { $count ->
        [0] Metti { BEFORE($card, vowel: "l’", else: "il ") }{ $card } in cima al mazzo
        [1] Nascondi { BEFORE($card, vowel: "l’", else: "il ") }{ $card } sotto una carta
       *[other] Nascondi { BEFORE($card, vowel: "l’", else: "il ") }{ $card } sotto { $count } carte
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
why-draw-forced = { $percent ->
        [100] Devo pescare, e so che è un Exploding Kitten
       *[other] Devo pescare, e può essere un Exploding Kitten ({ $percent }%)
    }
why-look-first = Potrebbe arrivare un Exploding Kitten ({ $percent }%): meglio guardare prima
why-escape = La prossima carta è un Exploding Kitten, e { $card } mi evita di pescare
why-escape-odds = Rischio un Exploding Kitten ({ $percent }%), e { $card } mi evita di pescare
why-shuffle-away = Non mi fido della prossima carta: che il caso ne scelga un’altra
why-godcat-attack = Il Gattodivino mi evita l’Exploding Kitten in cima, e tengo il Disinnesgatto
why-triple = Con un tris posso avere proprio la carta che voglio
why-favor = Qualunque carta mi diano, è una in più
why-pair = Questa coppia serve a poco, se non a prendere una carta
why-last-hope = Ora niente mi salverebbe da un Exploding Kitten: due carte per una che potrebbe farlo
why-duel-weakest = Contro il Gattodiabolico { $seat } mi sembra avere meno difese
why-duel-weakest-you = Contro il Gattodiabolico mi sembri avere meno difese
why-aim-next = { $seat } gioca dopo di me: così il mazzo mi torna il più tardi possibile
why-aim-next-you = Giochi dopo di me: così il mazzo mi torna il più tardi possibile
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
why-hide-deep = In fondo al mazzo: in cima, un Attacco me lo riporterebbe
why-hide-anywhere = Nascosto in un posto a caso, così nessuno può essere sicuro di me
why-nope-back = Quello che ho giocato è troppo importante: non me lo faccio bloccare
why-nope-escape = La prossima carta è un Exploding Kitten, e nessuno deve scappare
why-nope-harm = Mi avrebbe fatto male
why-pass-none = Non avevo un No!
why-pass-own = Quello che ho giocato non vale un No!
why-pass-stopped = È già annullato
why-pass-harmless = Non mi fa un danno che valga un No!
why-pass-save = È una seccatura, ma tengo il No! per qualcosa di peggio

## The table in letters, for terminals

sketch-pile = mazzo { $count } ({ card-kitten }: { $left })
sketch-discards = scarti { $count }
sketch-top = scarti { $count } (in cima: { $card })
sketch-removed = fuori dal gioco { $count }
sketch-known = cima del mazzo:
sketch-played = in gioco
sketch-demands = chiede { $card }
sketch-before = davanti a sé: { $card }
sketch-turns = turni da giocare: { $count }
sketch-out = fuori

## The coach

coach-next = che la prossima carta esploda
coach-next-kitten = La prossima è un Kitten
coach-next-safe = La prossima non è un Kitten
coach-mine = che la tua prossima carta esploda
coach-mine-kitten = La tua prossima è un Kitten
coach-mine-safe = La tua prossima non è un Kitten
coach-odds = { $part } su { $whole }
coach-unknown = { $count ->
        [one] Un Kitten
       *[other] { $count } Kitten
    } in { $cards ->
        [one] una carta ignota.
       *[other] { $cards } carte ignote.
    }
coach-until = { $count ->
        [one] Fra una carta tocca a te.
       *[other] Fra { $count } carte tocca a te.
    }
coach-bare = Senza Disinnesgatto sarebbe la fine.
coach-safe = Una volta ti puoi salvare.
coach-place = { $place }: Kitten, { $percent }%
coach-place-known = { $place }: { $card } (lo sai)
coach-known = { $count ->
        [one] La carta { $places } è un Kitten: lo sai.
       *[other] Le carte { $places } sono Kitten: lo sai.
    }
coach-plays = Se giochi…
coach-out = esplodi
coach-spent = Disinnesgatto speso
coach-draw = Peschi e basta
coach-set-2 = Coppia su { $target }
coach-set-3 = Tris su { $target }
coach-as = { $card } come { $effect }
coach-why-draw = { $count ->
        [one] la prima carta del mazzo
       *[other] le prossime { $count } carte
    }
coach-why-attack = { $turns ->
        [one] { $target } gioca un turno
       *[other] { $target } gioca { $turns } turni
    }
coach-why-targeted = { $turns ->
        [one] scegli chi gioca un turno
       *[other] scegli chi gioca { $turns } turni
    }
coach-why-heck = la carta in fondo; un Kitten va in cima
coach-why-shuffle = poi peschi; nessuno sa più che cosa c’è dove
coach-why-look = vedi che cosa arriva, e basta
coach-why-look-escape = se c’è un Kitten, la scampi
coach-why-rob = un Disinnesgatto: { $percent }%
coach-why-favor = chi dà la carta la sceglie
coach-why-armageddon = è un testa o croce: aiuta solo un Disinnesgatto
coach-spoils = Se nessuno dice No!
coach-spoils-wait = Se nessuno mescola, attacca o nasconde un Kitten

## A look back

back-title-turn = Che cosa fare nel turno
back-title-nope = Dire No! o lasciar passare
back-title-victim = Chi scegliere
back-title-name = Quale carta chiedere
back-title-give = Quale carta dare
back-title-steal = Che cosa prendere
back-title-heck = Che cosa fare della carta in fondo
back-title-opponent = Chi affrontare
back-title-lay = Quale carta posare
back-title-answer = Tenere o scambiare
back-title-defuse = Come salvarsi
back-title-hide = Dove nascondere il Kitten
back-knew = { $risk }; in mano: { $cards }
back-risk = la prossima carta era un Kitten: { $percent }%
back-risk-sure = la prossima carta era di sicuro un Kitten
back-risk-none = la prossima carta di sicuro non era un Kitten
back-empty = niente
back-out = Fuori, dal primo all’ultimo

## The lesson

lesson-goal = Lo scopo
lesson-goal-title = Restare in vita fino alla fine
lesson-goal-text = Da qualche parte in questo mazzo c’è un Exploding Kitten. Ogni turno finisce pescando una carta.
lesson-draw = Pesca una carta
lesson-draw-title = Tocca a te: pesca
lesson-draw-text = Prima puoi giocare quante carte vuoi, o nessuna. Questa volta pesca e basta.
lesson-draw-task = Adesso tu: pesca una carta.
lesson-draw-done-title = Fortuna: un Gatto Ombrello
lesson-draw-done-text = La carta è tua e il turno è finito. Adesso pesca Cleo.
lesson-draw-done-task = Per ora nessun Kitten.
lesson-reveal = Guarda che cosa arriva
lesson-reveal-title = Guarda prima di pescare
lesson-reveal-text = Rivela il Futuro mostra a tutti le prime tre del mazzo. Poi tornano dov’erano.
lesson-reveal-task = Adesso tu: gioca Rivela il Futuro.
lesson-reveal-done-title = Cleo può dire No!
lesson-reveal-done-text = Dopo ogni carta giocata gli altri possono annullarla. Solo dopo ha effetto.
lesson-reveal-done-task = La domanda è per Cleo.
lesson-attack = Questa non pescarla
lesson-attack-title = La prossima è il Kitten
lesson-attack-text = Un Attacco chiude il turno senza pescare. A chi viene dopo toccano due turni.
lesson-attack-task = Adesso tu: gioca l’Attacco.
lesson-attack-done-title = Ora il problema è di Cleo
lesson-attack-done-text = Se lascia passare, Cleo pesca il Kitten. Ha un Disinnesgatto, e lo rimetterà dove vuole.
lesson-attack-done-task = Non hai dovuto pescare.
lesson-nope = Di’ di no
lesson-nope-title = Cleo vuole una tua carta
lesson-nope-text = Cleo ha disinnescato e nascosto il Kitten. Ora gioca Favore, e un No! lo annulla.
lesson-nope-task = Adesso tu: di’ No!
lesson-nope-done-title = Annullato
lesson-nope-done-text = Le due carte vanno negli scarti e non succede nulla. Cleo potrebbe dire No! al tuo No!
lesson-nope-done-task = Le tue carte restano tue.
lesson-pair = Due uguali
lesson-pair-title = Una coppia ruba una carta
lesson-pair-text = Un gatto da solo non fa nulla; due uguali rubano una carta a caso. La Gatta Selvatica vale per qualsiasi gatto.
lesson-pair-task = Adesso tu: scegli i due gatti e gioca la coppia.
lesson-pair-done-title = Una coppia contro Cleo
lesson-pair-done-text = Con un tris diresti tu quale carta vuoi.
lesson-pair-done-task = Se lascia passare, una sua carta è tua.
lesson-kitten = Un Exploding Kitten, e il Disinnesgatto
lesson-kitten-title = Adesso pesca, qualunque cosa arrivi
lesson-kitten-text = Se è il Kitten, il Disinnesgatto ti salva da solo. Poi lo nascondi dove vuoi: in cima, per Cleo.
lesson-kitten-task = Adesso tu: pesca, e metti il Kitten in cima.
lesson-kitten-done-title = In salvo, e ben nascosto
lesson-kitten-done-text = Solo tu sai dov’è il Kitten. Ora pesca Cleo, senza più Disinnesgatti.
lesson-kitten-done-task = Anche il tuo Disinnesgatto è speso.
lesson-end = Chi resta in vita
lesson-end-title = Bum: Cleo è fuori, hai vinto
lesson-end-text = Chi pesca un Exploding Kitten senza un Disinnesgatto è fuori. Con l’Armageddon ci sono altri modi di saltare in aria.

## The board

# The name where room is scarce.
brief = Kittens

kitten = Exploding Kitten

explain-godcat = Vale come quasi qualsiasi carta: scegli tu. Se peschi un Exploding Kitten ti salva.
explain-defuse = Si gioca da solo quando peschi un Exploding Kitten. Due uguali fanno una coppia.
explain-nope = Annulla ciò che qualcuno ha appena giocato, anche fuori dal tuo turno.
explain-armageddon = Prendi Gattodivino e Gattodiabolico e sfidi qualcuno. Poi il turno finisce.
explain-attack = Il turno finisce senza pescare e chi segue gioca due turni.
explain-targeted = Il turno finisce senza pescare e chi scegli gioca due turni.
explain-favor = Qualcuno ti dà una carta, a sua scelta.
explain-heck = Guardi la carta in fondo: la tieni o la metti in cima. Poi il turno finisce.
explain-reveal = Tutti vedono le prime tre carte del mazzo.
explain-shuffle = Il mazzo viene mescolato.
explain-feral = In una coppia o in un tris vale come un gatto qualsiasi.
explain-sock = Da solo non fa nulla: serve in coppia o in tris.
explain-teapot = { explain-sock }
explain-umbrella = { explain-sock }
explain-cactus = { explain-sock }
explain-kitten = Chi lo pesca esplode ed è fuori, se non ha un Disinnesgatto o il Gattodivino.
explain-devilcat = Chi lo riceve scarta un Disinnesgatto, o è fuori.
how-pair = due uguali: rubi una carta a caso
how-triple = tre uguali: dici tu quale carta
how-godcat-as = vale come un’altra carta
how-godcat-saves = o ti salva da un Kitten
how-draw-kitten = peschi un Kitten
how-defuse-goes = scarti il Disinnesgatto
how-hide = nascondi il Kitten nel mazzo
how-nope-played = qualcuno gioca
how-nope-cancel = tu annulli
how-nope-again = un No! annulla un No!
how-armageddon-take = li prendi tutti e due
how-armageddon-face = sfidi qualcuno
how-armageddon-end = il Gattodiabolico va a uno dei due
how-no-draw = tu non peschi
how-attack-next = chi segue gioca due turni
how-targeted-choose = scegli chi colpire
how-targeted-two = gioca due turni
how-favor-ask = scegli a chi chiederlo
how-favor-give = la carta la sceglie chi la dà
how-heck-look = guardi la carta in fondo
how-heck-keep = la tieni
how-heck-top = o la metti in cima
how-reveal-three = le prime tre carte
how-reveal-all = le vedono tutti
how-shuffle-known = ciò che si sapeva del mazzo
how-shuffle-lost = non si sa più
how-feral-with = con un gatto qualsiasi
how-feral-cat = vale come quel gatto
how-feral-pair = ed ecco una coppia
how-kitten-drawn = chi lo pesca
how-kitten-saved = scarta un Disinnesgatto, o è fuori
how-kitten-hide = e lo nasconde nel mazzo
how-devilcat-got = chi lo riceve
how-devilcat-saved = scarta un Disinnesgatto, o è fuori

pair = Coppia
triple = Tris

play-pair = Gioca la coppia
play-triple = Gioca il tris
play-as = Giocala come…
as-what = { $card }: come quale carta?

pair-explains = Rubi una carta a caso a chi vuoi.
triple-explains = Nomini una carta: se chi scegli ce l’ha, te la dà.
add-for = Aggiungi una carta dal bordo dorato per fare una coppia o un tris.
players = I giocatori
table = Il tavolo
my-hand = La tua mano
hand-count = La tua mano · { $count }
no-cards = Non hai carte in mano.
group-name = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } carte
    }{ $picked ->
        [0] {""}
        [one] , scelta 1
       *[other] , scelte { $picked }
    }
fresh = nuova
cards-held = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
attacked-by = sotto attacco: { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
out = fuori dal gioco
is-playing = sta giocando
next = gioca dopo
after-you = gioca dopo di te
has-played = ha giocato { $what }
target = bersaglio
holds-godcat = ha il Gattodivino
known-here = sai che ha: { $names }
playmat = Il tappetino
here = sul tappetino
in-play = è in gioco
in-hand-of = { $you ->
        [actor] ce l’hai tu
       *[nobody] ce l’ha { $actor }
    }
pile = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } nel mazzo
in-pile = nel mazzo
kittens = { $count } Kitten
in-cards = su { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
risk = rischio di Kitten: { $percent }%
risk-short = rischio { $percent }%
removed = { $count ->
        [one] { $count } carta fuori dal gioco, coperta
       *[other] { $count } carte fuori dal gioco, coperte
    }
discards = { $count ->
        [one] { $count } scarto
       *[other] { $count } scarti
    }
discards-title = Gli scarti · { $count }
discards-empty = Non c’è ancora nessuno scarto.
discards-open = Apri gli scarti
discards-order = Dall’ultima alla prima
place-top = in cima
place-bottom = in fondo
place-under = sotto { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
you-know = Che cosa sai del mazzo
known = una carta che conosci
know-nothing = Per ora nulla.
turn-of = { $you ->
        [actor] Tocca a te
       *[nobody] Turno di { $actor }
    }
then = poi { $name }
you = tu
turn-hint = { $count ->
        [one] Gioca carte, o pesca per finire il turno.
       *[other] Hai { $count } turni da giocare. Gioca carte, o pesca per finire questo.
    }
draw = Pesca
draw-hint = e finisci il turno
cancel = Annulla
cannot-now = Adesso non si può giocare.
give-up-sure = Vuoi davvero arrenderti?
give-up-why = Scarti tutta la mano e guardi gli altri giocare.
give-up-no = No, resto

title-attack = { $you ->
        [actor] Attacchi { $target }
        [target] { $actor } ti attacca
       *[nobody] { $actor } attacca { $target }
    }
title-targeted = { $you ->
        [actor] Attacchi { $target }
        [target] { $actor } attacca proprio te
       *[nobody] { $actor } attacca { $target }
    }
title-favor = { $you ->
        [actor] Chiedi un favore { BEFORE($target, a: "ad ", else: "a ") }{ $target }
        [target] { $actor } ti chiede un favore
       *[nobody] { $actor } chiede un favore { BEFORE($target, a: "ad ", else: "a ") }{ $target }
    }
title-heck = { $you ->
        [actor] Scateni il Caos
       *[nobody] { $actor } scatena il Caos
    }
title-reveal = { $you ->
        [actor] Riveli il Futuro
       *[nobody] { $actor } rivela il Futuro
    }
title-shuffle = { $you ->
        [actor] Mescoli il mazzo
       *[nobody] { $actor } mescola il mazzo
    }
title-armageddon = { $you ->
        [actor] Chiami l’Armageddon
       *[nobody] { $actor } chiama l’Armageddon
    }
title-pair = { $you ->
        [actor] Rubi una carta { BEFORE($target, a: "ad ", else: "a ") }{ $target }
        [target] { $actor } ti ruba una carta
       *[nobody] { $actor } ruba una carta { BEFORE($target, a: "ad ", else: "a ") }{ $target }
    }
title-triple = { $you ->
        [actor] Chiedi una carta { BEFORE($target, a: "ad ", else: "a ") }{ $target }: { $card }
        [target] { $actor } ti chiede una carta: { $card }
       *[nobody] { $actor } chiede una carta { BEFORE($target, a: "ad ", else: "a ") }{ $target }: { $card }
    }

aiming = { $you ->
        [actor] Giochi { $what }
       *[nobody] { $actor } gioca { $what }
    }
aiming-hint = { $you ->
        [actor] Manca ancora una scelta.
       *[nobody] { $actor } sta scegliendo…
    }

outcome-attack = { $you ->
        [target] giocherai { $count ->
            [one] { $count } turno
           *[other] { $count } turni
        }
       *[nobody] { $target } giocherà { $count ->
            [one] { $count } turno
           *[other] { $count } turni
        }
    }
outcome-targeted = { $you ->
        [target] giocherai { $count ->
            [one] { $count } turno
           *[other] { $count } turni
        }
       *[nobody] { $target } giocherà { $count ->
            [one] { $count } turno
           *[other] { $count } turni
        }
    }
outcome-favor = { $you ->
        [actor] { $target } ti dà una carta a sua scelta
        [target] dai { BEFORE($actor, a: "ad ", else: "a ") }{ $actor } una carta a tua scelta
       *[nobody] { $target } dà { BEFORE($actor, a: "ad ", else: "a ") }{ $actor } una carta a sua scelta
    }
outcome-heck = { $you ->
        [actor] guardi la carta in fondo al mazzo
       *[nobody] { $actor } guarda la carta in fondo al mazzo
    }
outcome-reveal = tutti vedono le prime tre carte
outcome-shuffle = il mazzo viene mescolato
outcome-armageddon = si prendono Gattodivino e Gattodiabolico
outcome-pair = { $you ->
        [actor] prendi una carta a caso
       *[nobody] { $actor } prende una carta a caso
    }
outcome-triple = { $you ->
        [actor] { $target } te la dà, se ce l’ha
        [target] gliela dai, se ce l’hai
       *[nobody] { $target } gliela dà, se ce l’ha
    }

if-nobody = se nessuno dice No!, { $outcome }
blocked = annullato, se nessuno dice No! al No!
said-no = { $you ->
        [actor] Hai detto No!{ $height ->
            [one] {""}
           *[other] {" "}({ $height }º No!)
        }
       *[nobody] { $actor } dice No!{ $height ->
            [one] {""}
           *[other] {" "}({ $height }º No!)
        }
    }
carried-out = nessun No!: si fa
seconds-left = { $seconds ->
        [one] Resta { $seconds } secondo
       *[other] Restano { $seconds } secondi
    }
no-clock = senza orologio: finché tutti non lasciano passare

block-play = Dici No! o lasci passare?
block-nope = Dici No! al No! o lasci passare?

have-nope = In mano hai { $count ->
        [one] un
       *[other] { $count }
    } No! e un altro No! potrebbe annullarlo.
no-nope = Non hai un No!: puoi solo lasciar passare.
more-time = Più tempo
was-stretched = Qualcuno ha chiesto più tempo
you-passed = Hai lasciato passare
you-passed-hint = Aspettiamo gli altri, o l’orologio.
your-card = L’ultima carta è tua
your-card-hint = Vediamo se qualcuno dice No!
auto-pass = Passa in automatico
auto-pass-hint = Lascia passare tutto in automatico, dopo un po’: chi ti guarda non capisce se hai un No!
auto-on = Fra poco si passa in automatico.

ask-victim = { $what }: chi scegli?
ask-opponent = Chi sfidi?
ask-opponent-hint = Una carta andrà davanti a te e una davanti a chi scegli.
ask-name = Quale carta chiedi?
ask-give = { $who } ti chiede un favore: che cosa dai?
ask-pick = Scegli una carta
ask-steal = Che cosa rubi { BEFORE($who, a: "ad ", else: "a ") }{ $who }?
ask-steal-godcat = Il suo dorso è diverso: sai qual è.
ask-steal-random = Una delle altre, a caso.
ask-heck = La carta in fondo al mazzo
ask-heck-hint = La vedi solo tu. In entrambi i casi il turno finisce.
ask-heck-kitten = È un Exploding Kitten! Se lo tieni, è come averlo pescato.
ask-lay = Che cosa metti davanti a te?
ask-lay-hint = L’altra carta va davanti { BEFORE($who, a: "ad ", else: "a ") }{ $who }, che potrà tenerla o scambiarla.
ask-defuse = Come ti salvi?
ask-defuse-hint = Hai pescato un Exploding Kitten.
ask-hide = Dove nascondi l’Exploding Kitten?
ask-hide-hint = Lo saprai solo tu. Gli altri vedono che torna nel mazzo.
ask-hide-here = Nascondilo { $place }
ask-top = cima
ask-bottom = fondo
ask-higher = Più in alto
ask-lower = Più in basso
ask-slider = Posizione nel mazzo
ask-again = Torna alla scelta
ask-waiting = La partita aspetta la tua scelta.

wait-victim = { $name } sta scegliendo il bersaglio
wait-name = { $name } sta scegliendo quale carta chiedere
wait-give = { $name } sta scegliendo quale carta dare
wait-steal = { $name } sta scegliendo che cosa rubare
wait-heck = { $name } guarda la carta in fondo al mazzo
wait-opponent = { $name } sta scegliendo chi sfidare
wait-lay = { $name } sta mettendo giù le due carte
wait-answer = { $name } decide se tenere o scambiare
wait-defuse = { $name } ha pescato un Exploding Kitten e sta scegliendo come salvarsi
wait-hide = { $name } nasconde l’Exploding Kitten nel mazzo
wait-turn = { $name } sta pensando

meanwhile = Scegli una carta per leggere che cosa fa.
keep-or-swap = Tieni o scambi?
knows-which = { $name } ha guardato le due carte e sa qual è davanti a te.
you-laid = Davanti a te c’è il { $card }: lo sai solo tu.
before = { $you ->
        [actor] davanti a te
       *[nobody] davanti { BEFORE($actor, a: "ad ", else: "a ") }{ $actor }
    }
keep = Tieni
swap = Scambia
keep-key = T
swap-key = S
no-more-nope = Le carte sono state prese: ora nessuno può dire No!
both-unveiled = { $you ->
        [good] Prendi il Gattodivino, { $evil } riceve il Gattodiabolico
        [evil] { $good } prende il Gattodivino, a te tocca il Gattodiabolico
       *[nobody] { $good } prende il Gattodivino, { $evil } riceve il Gattodiabolico
    }
saved = { $you ->
        [actor] Un Disinnesgatto ti salva
       *[nobody] { $actor } si salva con un Disinnesgatto
    }
exploded = { $you ->
        [actor] Sei fuori
       *[nobody] { $actor } è fuori
    }
skip = Premi ovunque, o un tasto, per saltare
fate = Che cosa può capitare
fate-good = Chi lo riceve lo prende in mano: vale come qualsiasi carta tranne No! e Armageddon.
fate-evil = { explain-devilcat }
drew-kitten = { $you ->
        [actor] Hai pescato un Exploding Kitten!
       *[nobody] { $actor } ha pescato un Exploding Kitten!
    }
saved-by = { $you ->
        [actor] È disinnescato: ora nascondilo.
       *[nobody] { $actor } l’ha disinnescato e ora lo nasconde.
    }
how-saved = { $you ->
        [actor] Scegli come disinnescarlo.
       *[nobody] { $actor } sceglie come disinnescarlo.
    }

out-by-kitten = { $you ->
        [actor] Salti in aria
       *[nobody] { $actor } salta in aria
    }
out-by-devilcat = { $you ->
        [actor] Il Gattodiabolico ti fa saltare in aria
       *[nobody] { $actor } salta in aria col Gattodiabolico
    }
out-by-gave-up = { $you ->
        [actor] Ti arrendi
       *[nobody] { $actor } si arrende
    }

top-cards = Le prime carte del mazzo, dalla cima
has-taken = { $you ->
        [actor] Prendi { $card } { BEFORE($target, a: "ad ", else: "a ") }{ $target }
        [target] { $actor } ti prende { $card }
       *[nobody] { $actor } prende { $card } { BEFORE($target, a: "ad ", else: "a ") }{ $target }
    }
has-given = { $you ->
        [actor] { $target } ti dà { $card }
        [target] Dai { $card } { BEFORE($actor, a: "ad ", else: "a ") }{ $actor }
       *[nobody] { $target } dà { $card } { BEFORE($actor, a: "ad ", else: "a ") }{ $actor }
    }
a-card = una carta
has-missed = { $you ->
        [actor] Non prendi nulla { BEFORE($target, a: "ad ", else: "a ") }{ $target }
        [target] { $actor } non ti prende nulla
       *[nobody] { $actor } non prende nulla { BEFORE($target, a: "ad ", else: "a ") }{ $target }
    }
watching = Stai guardando
watching-hint = Vedi quello che vedono tutti: le mani restano coperte.
you-are-out = Sei fuori
you-are-out-hint = Guarda come va a finire: vedi quello che vedono tutti.
wins = { $you ->
        [actor] Hai vinto!
       *[nobody] { $actor } vince!
    }
last-alive = Non è rimasto nessun altro in gioco.

call-window = { $what }. No! possibile: { $seconds ->
        [0] {""}
        [one] { $seconds } secondo,{" "}
       *[other] { $seconds } secondi,{" "}
    }N dice No!, P lascia passare
call-soon = No! possibile: ancora 2 secondi
call-turn = { $count ->
        [one] Tocca a te. D pesca.
       *[other] Tocca a te, { $count } turni da giocare. D pesca.
    }
call-answer = Armageddon di { $name }. Tieni la carta davanti a te, tasto T, o scambiala, tasto S.
call-no-nope = Non hai un No!

key-draw = pesca e finisci il turno
key-cards = scegli una carta della mano, ancora per averne un’altra uguale
key-nope = di’ No!
key-pass = lascia passare
key-more = più tempo
key-auto = passa in automatico: acceso o spento
key-discards = apri gli scarti
key-answer = nell’Armageddon: tieni o scambia
key-hide = nascondi l’Exploding Kitten: su, giù, in cima, in fondo

## What is this?

kind-action = azione
kind-cat = carta gatto
kind-fate = carta del destino
kind-danger = pericolo
kind-pile = mazzo
kind-mark = segno
kind-deed = che cosa puoi fare
can-play = Ora si può giocare.
can-give = Ora si può dare.
can-defuse = Adesso ti salva.
cannot-already-passed = Hai già lasciato passare questa giocata.
cannot-answer-first = { $card ->
        [defuse] Aspetta in mano tua un Exploding Kitten. Due uguali sarebbero una coppia.
       *[other] Prima il tavolo ti chiede un’altra cosa.
    }
cannot-no-such-card = { $card ->
        [feral] Vuole un gatto, o un’altra Gatta Selvatica, nella tua mano.
       *[other] Ne servono due uguali, o uno e una Gatta Selvatica.
    }
cannot-nobody-has-cards = Nessun altro ha carte in mano.
cannot-own-card = L’ultima carta di questa giocata è tua.
cannot-playmat-empty = Gattodivino e Gattodiabolico devono stare tutti e due sul tappetino.
cannot-too-late = Ora non c’è niente da annullare. Due uguali sarebbero una coppia.
cannot-window-open = Prima si vede se qualcuno dice No!
thing-pile = Mazzo
about-pile = Pescare la prima carta chiude il turno. Tutti vedono quante carte e quanti Kitten ci sono.
thing-known = Una carta che conosci
about-known = Hai visto questa carta del mazzo. Resta annotata finché il mazzo viene mescolato o qualcuno la pesca.
thing-discards = Scarti
about-discards = Tutto quello che si è giocato sta qui, visibile a tutti. Solo il Gattodivino non ci finisce mai.
thing-hand = Carte in mano
about-hand = Quante carte ha chi gioca. Chi ha il Gattodivino lo sanno tutti, perché il dorso è diverso.
thing-hourglass = Turni da fare
about-hourglass = Un attacco: tanti turni di fila. Chi attacca a sua volta li passa avanti, con due in più.
thing-altar = Tappetino
about-altar = Qui stanno Gattodivino e Gattodiabolico. Finché ci sono tutti e due si può giocare Armageddon.
thing-risk = Rischio
about-risk = Quanto è probabile che la prossima carta sia un Kitten, da quello che puoi sapere.
thing-draw = Pescare
about-draw = Prendi la prima carta del mazzo. Così chiudi il turno, o uno dei turni che devi fare.
thing-pair = Coppia
about-pair = Due carte con lo stesso nome: prendi una carta a caso a qualcuno.
thing-triple = Tris
about-triple = Tre carte con lo stesso nome: nomina una carta. Se chi scegli ce l’ha, te la dà.
thing-window = Tempo per un No!
about-window = Chiunque può annullare questa giocata. Si va avanti quando tutti la lasciano passare o il tempo scade, qualunque cosa ci sia nelle mani.
thing-pass = Lasciar passare
about-pass = Non giochi nessun No! Nessuno vede chi ha lasciato passare.
thing-more = Più tempo
about-more = Il tempo per un No! ricomincia. Si può chiedere una volta a testa per finestra.
thing-give-up = Arrendersi
about-give-up = Sei fuori, e la tua mano va negli scarti.
thing-target = Bersaglio
about-target = La giocata in corso è contro questa persona.

## How it ended, among all games

past-won = Hai vinto, in vita fino all’ultimo
past-lost = Ha vinto { $name }
ending-alive = in vita fino all’ultimo
ending-second = fuori proprio alla fine
ending-middle = fuori a metà strada
ending-first = fuori prima di tutti
