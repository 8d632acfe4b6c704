name = Beacon
blurb = A light
option-slow = Slow
option-winks = Winks
phrase-hello = Hello
pressed = seat { $seat }
passed = round { $round }
