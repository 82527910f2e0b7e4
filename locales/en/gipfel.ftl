### Gipfelstürmer: every text of this game.
### Variables: $seat is a name as shown ("A", a player’s name), $station, $from and $to names of
### stations, $sign a sign in words (sign-…), $dice faces such as "2 2 5", $places numbers of dice such as "1 4"; all others
### are numbers. A goat has no name of its own: it is called by its seat.

## Game and board

game-gipfel = Gipfelstürmer
board-gipfel = The Goats’ Mountain

## Stations (at most 14 characters)

station-gipfel-start = Village
station-gipfel-summit = Summit
station-gipfel-a1 = Clover Field
station-gipfel-a2 = Bell Pasture
station-gipfel-a3 = Thistle Knoll
station-gipfel-a4 = Windy Corner
station-gipfel-a5 = Marmot Rock
station-gipfel-a6 = Eagle Perch
station-gipfel-b1 = Pine Glade
station-gipfel-b2 = Squirrel Stump
station-gipfel-b3 = Mossy Log
station-gipfel-b4 = Owl Hollow
station-gipfel-b5 = Larch Lookout
station-gipfel-c1 = Hay Barn
station-gipfel-c2 = Jolly Boulder
station-gipfel-c3 = Picnic Place
station-gipfel-c4 = Steep Steps
station-gipfel-d1 = Mill Pond
station-gipfel-d2 = Frog Stone
station-gipfel-d3 = Otter Bend
station-gipfel-d4 = Splash Pool
station-gipfel-d5 = Rainbow Falls
station-gipfel-e1 = Sunny Slope
station-gipfel-e2 = Cheese Hut
station-gipfel-e3 = Crooked Cairn
station-gipfel-e4 = Lizard Ledge
station-gipfel-e5 = Cloud Balcony
station-gipfel-t1 = Yodel Nook
station-gipfel-t2 = Last Lunch
station-gipfel-t3 = Goat’s Nose

## Signs: in words, and as short as they stand on the mountain

sign-sum-at-most = sum of { $sum } or less
sign-sum-at-most-short = { $sum }−
sign-sum-at-least = sum of { $sum } or more
sign-sum-at-least-short = { $sum }+
sign-three-of = three { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
 }
sign-three-of-short = { $face } { $face } { $face }
sign-two-pairs = two pairs
sign-two-pairs-short = 2 pairs
sign-full-house = full house
sign-full-house-short = 3 + 2
sign-small-straight = small straight (four in a row)
sign-small-straight-short = row of 4
sign-large-straight = large straight (five in a row)
sign-large-straight-short = row of 5
sign-of-a-kind = { $count ->
    [3] three of a kind
    [4] four of a kind
   *[5] five of a kind
 }
sign-of-a-kind-short = { $count } alike

## Phases

gipfel-phase-first = Chance decides who starts
gipfel-phase-roll = { $seat } takes the dice
gipfel-phase-rolling = { $seat }’s dice are rolling
gipfel-phase-choose = { $seat } rolls again or moves a goat
gipfel-phase-push = { $seat } chooses where the pushed goat goes
gipfel-phase-over = The climb is over

## Actions (labels of buttons and of list entries)

gipfel-action-roll-all = Roll all five dice
gipfel-action-roll = Roll { $dice } again
gipfel-action-move = Goat from { $from } to { $to } ({ $sign })
gipfel-action-move-joker = Goat from { $from } to { $to } (joker)
gipfel-action-push = The pushed goat goes from { $from } to { $to }
gipfel-action-back = Goat from { $station } back to the village
gipfel-action-end = End turn

## Why an action is refused

gipfel-refusal-game-over = The game is over; nothing more can be done.
gipfel-refusal-chance-first = Wait until the dice lie still.
gipfel-refusal-no-such-chance = The dice cannot fall like that now.
gipfel-refusal-not-now = { $seat }, somebody else has the dice.
gipfel-refusal-roll-all-first = A turn begins with a roll of all five dice.
gipfel-refusal-no-rolls-left = You have rolled three times; now a goat must move.
gipfel-refusal-no-dice = Pick at least one die to roll.
gipfel-refusal-push-due = First choose where your goat at { $station } is pushed.
gipfel-refusal-not-pushed = No goat at { $station } is being pushed.
gipfel-refusal-no-trail = No trail leads from { $from } up to { $to }.
gipfel-refusal-no-goat = You have no goat at { $station }.
gipfel-refusal-sign-not-met = The dice do not fit the sign: { $sign }.
gipfel-refusal-not-on-the-way = Only a goat between village and summit can be put back, and { $station } is not between them.
gipfel-refusal-must-move = Your dice fit a trail, so a goat must move.
gipfel-refusal-must-put-back = No sign fits: one of your goats must go back to the village.

## What has happened (the log)

gipfel-event-first-seat = { $seat } starts.
gipfel-event-took-up = { $seat } rolls dice { $places }.
gipfel-event-took-up-all = { $seat } rolls all dice.
gipfel-event-rolled = Die { $place } shows { $face }.
gipfel-event-dice-lie = { $seat } rolls { $dice }.
gipfel-event-moved = { $seat } climbs from { $from } to { $to }.
gipfel-event-moved-joker = { $seat } climbs from { $from } to { $to } with five of a kind.
gipfel-event-pushed-up = { $seat }’s goat at { $from } is pushed up to { $to }.
gipfel-event-washed-down = { $seat }’s goat at { $from } is washed down to { $to }.
gipfel-event-set-back = No sign fits: { $seat }’s goat goes from { $from } back to the village.
gipfel-event-stuck = No sign fits, and { $seat } has no goat to put back.
gipfel-event-summit-left = { $seat }’s goat leaves the summit and trots home to the village.
gipfel-event-arrived = { $arrivals ->
    [1] { $seat }’s goat stands on the summit. One more arrival wins.
   *[other] { $seat }’s goat stands on the summit, for the second time.
 }
gipfel-event-arrived-pushed = { $arrivals ->
    [1] { $seat }’s goat is pushed onto the summit. One more arrival wins.
   *[other] { $seat }’s goat is pushed onto the summit, for the second time.
 }
gipfel-event-turn-passed = The dice go to { $seat }.
gipfel-event-won = { $seat } wins.

## The terminal

gipfel-cli-station = { $name } ({ $id })
gipfel-cli-roll-hint = Or roll dice again, such as roll 2 5 for the second and the fifth.
gipfel-cli-column-station = station
gipfel-cli-column-room = room
gipfel-cli-column-goats = goats
gipfel-cli-column-trails = trails up
gipfel-cli-column-river = river to
gipfel-cli-legend = A2 B are two goats of A and one of B; * marks a trail that fits the dice.

## The rules, one entry a rule

gipfel-rules-section-goal = The aim
gipfel-rules-section-setup = Before the first roll
gipfel-rules-section-rolling = Rolling
gipfel-rules-section-moving = Moving
gipfel-rules-section-signs = Signs
gipfel-rules-section-nothing = When nothing fits
gipfel-rules-section-stations = Small and large stations
gipfel-rules-section-pushing = Pushing up and washing down
gipfel-rules-section-summit = The summit and the end
gipfel-rules-section-rulings = Rulings where the rules are silent

rule-GS-001 = Two to four of you play, for about half an hour; you should be eight or older.
rule-GS-002 = There are five dice, five goats for each of you, and a disc for each that shows whether you have been on the summit.
rule-GS-003 = Bring goats to the summit twice before anybody else does.
rule-GS-004 = You take the five goats and the disc of one colour.
rule-GS-005 = All goats begin in the village at the foot of the mountain.
rule-GS-006 = The village has room for every goat.
rule-GS-007 = At first your disc shows the bare mountain.
rule-GS-008 = Whoever was on a mountain last takes the dice first. Here chance decides, or you do.
rule-GS-009 = You play in turn, clockwise.
rule-GS-010 = First you roll all five dice.
rule-GS-011 = Then you may roll again up to twice, each time as many dice as you like.
rule-GS-012 = On the third roll you may also take dice that you left alone on the second.
rule-GS-013 = You may stop after any roll.
rule-GS-014 = Only how the five dice lie in the end counts.
rule-GS-015 = With the final dice you must move one of your goats to the next station up.
rule-GS-016 = Each trail between two stations has a sign; the dice must show what it asks for.
rule-GS-017 = Trails lead up only, along the dark arrows.
rule-GS-018 = If your dice fit several signs, you still move one goat by one station.
rule-GS-019 = A number with a minus: the five dice together show so much or less.
rule-GS-020 = A number with a plus: the five dice together show so much or more.
rule-GS-021 = Three equal faces: at least three dice show just that face.
rule-GS-022 = A row of 4 or 5: so many faces in sequence.
rule-GS-023 = Two pairs; both may show the same face.
rule-GS-024 = Full house: three dice of one face and two of another.
rule-GS-025 = Three, four or five alike: so many dice of any one face.
rule-GS-026 = Five of a kind is a joker: any of your goats moves up along any trail, whatever its sign says.
rule-GS-027 = If your dice fit no trail of any of your goats, one of your goats goes from its station back to the village.
rule-GS-028 = A goat on the summit is never sent back like that.
rule-GS-029 = There are large and small stations.
rule-GS-030 = A large station has room for any number of goats of all of you.
rule-GS-031 = A small station has room for one goat.
rule-GS-032 = When your goat climbs to a large station where two or more of your goats stand, one of them is pushed to the next station up.
rule-GS-033 = That happens only if the arriving goat comes from below.
rule-GS-034 = When your goat climbs to a small station where your own goat stands, that one is pushed to the next station up.
rule-GS-035 = Where several trails lead on, you choose along which one your goat is pushed.
rule-GS-036 = A pushed goat needs no dice; the sign does not matter.
rule-GS-037 = A pushed goat pushes on in the same way when it arrives.
rule-GS-038 = When your goat arrives on a small station where somebody else’s goat stands, that one is washed down the river to the next station.
rule-GS-039 = If that station is small and taken, the goat there is washed on down its river, whoever owns it.
rule-GS-040 = On the way down your own goats are washed down as well, never pushed up.
rule-GS-041 = A goat that is washed down to a large station stays there.
rule-GS-042 = A goat that is pushed up to a small station washes down somebody else’s goat that stands there.
rule-GS-043 = When a goat of yours stands on the summit for the first time, you turn your disc.
rule-GS-044 = Being pushed onto the summit counts too.
rule-GS-045 = Your goat stays on the summit until another player’s goat arrives; then it goes back to the village.
rule-GS-046 = Your disc stays turned, even when that goat has to go.
rule-GS-047 = Once your goat has moved with all that it pushed, or one was put back, your left neighbour takes the dice.
rule-GS-048 = When your goats reach the summit for the second time, you win at once.
rule-GS-049 = The mountain of the printed game is called Mount Friese.
rule-GS-050 = All rules are the same for two, three and four players.

rule-Q-GS-01 = A sign for a straight or for dice alike names how many it needs; more of them fit too.
rule-Q-GS-02 = Three equal faces means at least three.
rule-Q-GS-03 = Five of a kind is no full house, but a joker anyway.
rule-Q-GS-04 = Four of a kind count as two pairs.
rule-Q-GS-05 = If a goat can move, you must move one.
rule-Q-GS-06 = You cannot put a goat back while any of your goats can move.
rule-Q-GS-07 = If no goat can move and none stands on a station between village and summit, nothing happens.
rule-Q-GS-08 = You choose which goat is put back, from a small or a large station.
rule-Q-GS-09 = Your own goats are pushed whether you like it or not, on small and large stations.
rule-Q-GS-10 = On a large station the goats that stood there before count; each arrival pushes one.
rule-Q-GS-11 = A pushed goat that comes to a large station with two or more of your goats pushes one more.
rule-Q-GS-12 = A joker replaces the sign of the first step only; pushes follow as usual.
rule-Q-GS-13 = Pushed goats need no sign, not even for the last step to the summit.
rule-Q-GS-14 = A row of pushes may end on the summit; that counts as an arrival, and somebody else’s goat has to go.
rule-Q-GS-15 = If your goat is on the summit and another one of yours arrives, that is your second arrival and the game is over.
rule-Q-GS-16 = A goat on the summit cannot be moved, pushed or put back. Only another player’s arrival sends it home.
rule-Q-GS-17 = Both arrivals may be of the same goat.
rule-Q-GS-18 = A push up onto somebody else’s goat washes it down, with all that follows.
rule-Q-GS-19 = A goat washed down may even reach the one that has just moved; then that one is washed down too.
rule-Q-GS-20 = The goat that moves leaves its station first, then the goat it meets is pushed, then the rest follows.
rule-Q-GS-21 = A goat washed down to a large station with two of its own pushes nobody.
rule-Q-GS-22 = A goat put back into the village pushes nobody.
rule-Q-GS-23 = Every small station has just one river.
rule-Q-GS-24 = A river may lead straight to the village; the goat joins the others there.
rule-Q-GS-25 = Neither trails nor rivers lead in a circle.
rule-Q-GS-26 = One turn cannot bring two arrivals.
rule-Q-GS-27 = It does not matter which of your goats on a large station is pushed; they are all alike.
rule-Q-GS-28 = Earlier rolls and dice laid aside mean nothing; the final dice decide.
rule-Q-GS-29 = On a large station other players’ goats do not matter.
rule-Q-GS-30 = A turned disc is never turned back.
rule-Q-GS-31 = You must move even if every possible move does you harm.
rule-Q-GS-32 = Who starts is chance, unless the table is set to somebody.

## The page: dice

dice-title = Dice
dice-roll = Roll
dice-roll-again = { $count ->
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
 }
dice-keep-all = Keep all
dice-help-roll = Roll the dice.
dice-help-keep = Tap the dice you keep; the others roll again. Or move a goat.
dice-help-move = Tap a lit goat, or a lit station.
dice-help-back = Nothing fits. Tap the goat that goes back to the village.
dice-help-push = Tap the station to which your goat is pushed.
dice-help-end = Nothing fits, and no goat has to go back.
dice-left = { $count ->
    [0] no roll left
    [one] { $count } roll left
   *[other] { $count } rolls left
 }
dice-move = Move
dice-back = Put back
dice-push = Push
dice-end = End turn
dice-die = Die { $place }: { $face }
dice-die-unrolled = Die { $place }: not rolled yet
dice-die-kept = kept
dice-die-rolls = rolls again
dice-sum = Sum { $sum }
dice-joker = Five of a kind: every trail is open

## The page: hints

key-die = keep a die or let it roll
key-roll = roll
key-hint = show or hide chances
lesson-gipfel-goal = Bring your goats to the summit twice before anybody else does. Each trail has a sign: it says what your five dice must show.
lesson-gipfel-roll = You may roll three times. Roll all five dice first.
lesson-gipfel-keep = Tap the dice you keep; the others roll again. Show chances tells how likely each trail opens.
lesson-gipfel-move = A lit trail is open with these dice. Tap its goat or its upper end, look at what will happen, then tap Move. One goat goes one step.
lesson-gipfel-push = Goats of yours push each other up: arrive where your own goat stands on a small rock, or where two of yours stand on a meadow, and one of them goes on for nothing.
lesson-gipfel-river = A goat on a small rock is washed down the river when somebody else’s goat arrives. Meadows are safe.
lesson-gipfel-back = If no sign fits after your last roll, one of your goats must go back to the village.
hint-title = Hint
hint-show = Show chances
hint-hide = Hide chances
hint-met = fits now
hint-chance = { $percent }%
hint-keep = Best for this: keep { $dice }
hint-keep-none = Best for this: roll all five

## The page: mountain and goats

map-title-gipfel = The mountain of the goats
map-station = { $station }, { $size ->
    [small] small
   *[large] large
 }
map-station-empty = no goat
map-goats-of = { $count ->
    [one] { $count } goat of { $seat }
   *[other] { $count } goats of { $seat }
 }
map-trail = to { $station }: { $sign }
map-river = river to { $station }
map-trail-open = open with these dice
seat-goats = { $village } in the village, { $way } on the way
seat-disc-bare = not on the summit yet
seat-disc-goat = once on the summit
seat-disc-won = twice on the summit
gipfel-turn-of = { $seat } has the dice
gipfel-your-turn = Your dice, { $seat }

## The page: the end

gipfel-end-title = The mountain is conquered
gipfel-end-won = { $seat } wins
gipfel-end-arrivals = { $seat }: { $arrivals ->
    [0] never on the summit
    [one] once on the summit
   *[other] twice on the summit
 }

## Set-up: who plays

bot-rusher-help = Collects dice of a kind and always climbs as high as it can. A middling opponent.
bot-ibex-help = Knows the odds of every roll and plans its next turn too. The strongest opponent in this game.
