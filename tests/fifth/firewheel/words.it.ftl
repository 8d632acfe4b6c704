# Everything Firewheel says in Italian.

## The game

name = Ruota di fuoco
blurb = Una ruota di razzi cresce di mano in mano. Accendila ed è tua.

## Options of a table

option-bright = otto brillanti: valgono due punti

## Bots

bot-cool = Prudente

## What people can say with one click

phrase-hello = Ciao!
phrase-bravo = Ben fatto!
phrase-ouch = Ahi!

## Refusals

refused-not-in-hand = Non hai in mano quel razzo.
refused-does-not-fit = Quel razzo non va bene: serve lo stesso colore o un numero più alto.
refused-must-fit = Uno dei tuoi razzi va bene: usalo, invece di spegnerne uno.

## Rockets

rocket = { $number } { $colour }
colour-R = rosso
colour-Y = giallo
colour-G = verde
colour-B = blu

## Answers

do-begin = Comincia una ruota: { $rocket }
do-add = Aggiungi: { $rocket }
do-light = Accendi la ruota: { $rocket }
do-put-out = Spegni: { $rocket }

## The outline of the table

ask-begin = Comincia una ruota: qualunque razzo va bene.
ask-fit = Usa un razzo: lo stesso colore accende la ruota, un numero più alto la allunga.
ask-none = Nessuno dei tuoi razzi va bene: spegnine uno.
pile = Mazzo
wheel = Ruota
wet = Bagnati
points = Punti

## The log

added = { $actor } aggiunge un razzo: { $rocket }
added-you = Aggiungi un razzo: { $rocket }
lit = { $actor } accende la ruota e prende { $points ->
        [one] un punto
       *[other] { $points } punti
    }: { $rocket }
lit-you = Accendi la ruota e prendi { $points ->
        [one] un punto
       *[other] { $points } punti
    }: { $rocket }
put-out = { $actor } spegne un razzo: { $rocket }
put-out-you = Spegni un razzo: { $rocket }
drew-you = Peschi un razzo: { $rocket }
ended = L’ultimo razzo è stato usato. Il punteggio migliore, { $points ->
        [one] un punto
       *[other] { $points } punti
    }, è di: { $winners }

## Why a bot chose what it chose

why-light = Accende la ruota
why-mine = Quasi nessun altro può avere quel colore
why-low = È quello che mi serve meno
