name = Faro
blurb = A light
option-slow = Slow
option-winks = Winks
phrase-hello = Ciao
pressed = seat { $seat }
passed = round { $round }
