### K2: every text of this game.
### Variables: $climber and $seat are names as shown ("A1", "A", a player's name), $space, $from and $to names of spaces,
### $card and $slot names of cards, $direction `up` or `down`; all others are numbers.

## Boards, seasons, zones

game-k2 = K2
board-k2-easy = K2, easier route
board-k2-hard = K2, harder route
weather-k2-summer = Summer
weather-k2-winter = Winter
zone-below-6000 = below 6000 m
zone-6000 = 6000–7000 m
zone-7000 = 7000–8000 m
zone-8000 = above 8000 m

## Spaces of the easier route (at most 14 characters)

space-k2-easy-base = Base Camp
space-k2-easy-s1 = Moraine
space-k2-easy-s2 = Gilkey Cairn
space-k2-easy-s3 = Glacier Edge
space-k2-easy-s4 = Penitentes
space-k2-easy-s5 = Ice Lake
space-k2-easy-s6 = Icefall
space-k2-easy-s7 = Advance Base
space-k2-easy-s8 = Raven Stones
space-k2-easy-s9 = Scree Fan
space-k2-easy-s10 = First Snow
space-k2-easy-s11 = Camp I
space-k2-easy-s12 = Loose Gully
space-k2-easy-s13 = Grey Slabs
space-k2-easy-s14 = Snow Rib
space-k2-easy-s15 = Cesen Spur
space-k2-easy-s16 = Camp II
space-k2-easy-s17 = Grey Tower
space-k2-easy-s18 = House Chimney
space-k2-easy-s19 = Ice Ledge
space-k2-easy-s20 = Old Ropes
space-k2-easy-s21 = Black Pyramid
space-k2-easy-s22 = Red Rocks
space-k2-easy-s23 = Ice Cliff
space-k2-easy-s24 = Camp III
space-k2-easy-s25 = Shoulder
space-k2-easy-s26 = Bottleneck
space-k2-easy-summit = Summit

## Spaces of the harder route (at most 14 characters)

space-k2-hard-base = Base Camp
space-k2-hard-w1 = Glacier Gate
space-k2-hard-w2 = Blue Ice
space-k2-hard-w3 = Savoia Glacier
space-k2-hard-w4 = Grey Moraine
space-k2-hard-w5 = Glacier Fork
space-k2-hard-w6 = Ice Bay
space-k2-hard-w7 = Crevasses
space-k2-hard-w8 = Cairn
space-k2-hard-w9 = Wind Gap
space-k2-hard-w10 = Serac Wall
space-k2-hard-w11 = Bergschrund
space-k2-hard-w12 = Ice Gully
space-k2-hard-w13 = Camp I
space-k2-hard-w14 = Snow Basin
space-k2-hard-w15 = Mixed Ground
space-k2-hard-w16 = Negrotto Col
space-k2-hard-w17 = Rock Needles
space-k2-hard-w18 = Magic Line
space-k2-hard-w19 = Camp II
space-k2-hard-w20 = Mushroom
space-k2-hard-w21 = Eagle's Nest
space-k2-hard-w22 = Camp III
space-k2-hard-w23 = Red Tower
space-k2-hard-w24 = Hanging Ice
space-k2-hard-w25 = Grey Ramp
space-k2-hard-w26 = High Shelf
space-k2-hard-w27 = Camp IV
space-k2-hard-w28 = Summit Ridge
space-k2-hard-summit = Summit

## Cards, tokens, sky

card-movement = Movement { $points }
card-rope = Rope { $up }/{ $down }
card-acclimatization = Acclimatization { $points }
card-rescue = Rescue card
risk-token = Risk { $risk }
sky-sun = clear
sky-cloud = cloud
sky-snow = snow

## Phases

phase-deal = Drawing
phase-choose = Choosing cards
phase-take = Taking a risk token
phase-act = Climbing
phase-rescue = Rescue
phase-over = The expedition is over

## Options

option-family = Family variant
option-family-help = Each of you holds one rescue card: once in the game it brings a dying climber down below 6000 m.
option-family-on = with rescue cards
option-family-off = without
option-limits = Room for five
option-limits-help = How many climbers may share a space above 7000 m when five play.
option-limits-relaxed = one more (easier)
option-limits-strict = as for four (harder)
option-passing-scores = Points in passing
option-passing-scores-help = Whether a climber scores a space it only passes, even a full one.
option-passing-scores-on = score on entering
option-passing-scores-off = score only where it stays
option-first = Who starts
option-first-help = Who leads on the first day.
option-first-random = chance decides
option-first-seat = { $seat } starts

## Actions (labels of buttons and of list entries)

action-choose = Lock in these three
action-take-token = Take risk { $risk }
action-assign = { $card } for { $climber }
action-assign-rope = { $card } for { $climber }, { $direction ->
    [up] up
   *[down] down
 }
action-step = { $climber } to { $space }
action-pitch = Pitch { $climber }'s tent
action-acclimatize = Raise { $climber } by { $points }
action-pay-card = Pay 1 risk with { $card }
action-pay-card-rope = Pay 1 risk with { $card }, { $direction ->
    [up] up
   *[down] down
 }
action-pay-level = Pay 1 risk with a level of { $climber }
action-rescue = Bring { $climber } down to { $space }
action-decline = Keep the rescue card
action-end-turn = End turn

## Why an action is refused

refusal-game-over = The game is over; nothing more can be done.
refusal-chance-first = Cards, tiles or tokens are being drawn; wait until they lie there.
refusal-no-such-chance = This cannot be drawn now.
refusal-not-now = { $seat }, it is not your turn for this.
refusal-already-chosen = You have locked in your three cards already; unlock them to choose again.
refusal-card-not-in-hand = You have no { $card } left in your hand.
refusal-cards-unordered = Name the three cards from the lowest to the highest.
refusal-token-not-shown = No risk { $risk } lies face up; take one of the three that do.
refusal-not-your-climber = { $climber } is not your climber.
refusal-climber-dead = { $climber } is dead and can do nothing more.
refusal-no-such-card = You have not played { $slot } today.
refusal-card-bound = { $slot } serves { $climber } already: points of it are spent, and one card cannot serve both.
refusal-direction-fixed = { $slot } counts { $direction ->
    [up] up
   *[down] down
 } today: a point of it is spent or paid, and a rope card never counts both ways.
refusal-direction-missing = { $slot } is a rope card: say whether it counts up or down.
refusal-direction-unwanted = { $slot } needs no direction here.
refusal-already-assigned = { $slot } is named just so already.
refusal-not-acclimatization = { $slot } is no acclimatization card and raises no level.
refusal-not-assigned = { $slot } is not named for a climber yet.
refusal-card-spent = { $left ->
    [0] { $slot } has no points left.
    [one] { $slot } has only { $left } point left.
   *[other] { $slot } has only { $left } points left.
 }
refusal-not-joined = No rope joins { $from } and { $to }.
refusal-too-few-points = { $climber } needs { $need ->
    [one] { $need } point
   *[other] { $need } points
 } for this; the cards named for it give { $have }.
refusal-space-full = { $space } is full ({ $limit ->
    [one] { $limit } climber
   *[other] { $limit } climbers
 } at most), and the climber would have no points to go on from there.
refusal-must-leave = { $climber } must leave { $space } first: { $limit ->
    [one] only { $limit } climber
   *[other] only { $limit } climbers
 } may stay there.
refusal-tent-used = { $climber } has pitched its one tent already.
refusal-nothing-owed = You owe no risk.
refusal-not-eligible = { $climber } neither moved nor gained levels from cards today, so its level cannot pay.
refusal-penalty-due = { $owed ->
    [one] You still owe { $owed } point of risk; pay it before you end your turn.
   *[other] You still owe { $owed } points of risk; pay them before you end your turn.
 }
refusal-penalty-unpayable = You owe { $owed } of risk, and after this you could pay only { $payable }; pay first.
refusal-not-dying = { $climber } is not dying.
refusal-too-high = { $space } is too high: a rescue leads below 6000 m.
refusal-no-room = { $space } is full: { $limit ->
    [one] only { $limit } climber
   *[other] only { $limit } climbers
 } may stay there.

## What has happened (the log)

event-first-seat = { $seat } starts the first day.
event-tile-shown = A weather tile is turned up: { $tile }.
event-token-shown = A risk token is turned up: { $risk }.
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-hidden = { $seat } draws a card.
event-reshuffled = { $seat } shuffles the played cards.
event-day-began = Day { $day }. { $start } leads.
event-chosen = { $seat } has chosen.
event-revealed = { $seat } plays { $cards } (sum { $sum }).
event-no-token = The highest sum is shared; nobody takes a risk token.
event-must-take = { $seat } must take a risk token.
event-token-taken = { $seat } takes risk { $risk }.
event-turn-began = { $seat } climbs.
event-assigned = { $card } is for { $climber }.
event-assigned-rope = { $card } is for { $climber }, { $direction ->
    [up] up
   *[down] down
 }.
event-stepped = { $climber } walks from { $from } to { $to } (cost { $cost }).
event-scored = { $climber } has { $score } VP now.
event-summited = { $before ->
    [0] { $climber } stands on the summit, first of all.
    [one] { $climber } stands on the summit; { $before } was there before.
   *[other] { $climber } stands on the summit; { $before } were there before.
 }
event-pitched = { $climber } pitches its tent at { $space } (cost { $cost }).
event-acclimatized = { $climber } gains { $points ->
    [one] { $points } level
   *[other] { $points } levels
 } and is at { $level }.
event-paid-card = 1 risk is paid with { $card }.
event-paid-level = 1 risk is paid with a level of { $climber }, now at { $level }.
event-lapsed = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } of { $seat }'s risk cannot be paid and lapse.
event-turn-ended = { $seat } is done.
event-night = { $climber } ({ $space }): level { $before } → { $after }{ $terrain ->
    [0] {""}
    [1] , ground +1
    [2] , ground +2
    [3] , ground +3
   *[other] , ground { $terrain }
 }{ $lungs ->
    [0] {""}
   *[other] , weather -{ $lungs }
 }{ $tent ->
    [0] {""}
   *[other] , tent +{ $tent }
 }.
event-died = { $climber } dies; 1 VP remains.
event-dying = { $climber } is dying; a rescue card can save it.
event-rescued = { $climber } is rescued to { $to } and keeps { $score } VP.
event-declined = { $seat } keeps the rescue card.
event-night-settled = { $seat } has decided about the rescue.
event-game-over = The expedition is over.

## How it ended

solo-himalayan = Himalayan climber
solo-alpinist = Alpinist
solo-walker = Tatra climber
solo-sailor = Sailor

## The terminal

cli-space = { $name } ({ $id })
cli-day-of-game = day { $day } of 18
cli-phase-deal = drawing
cli-phase-choose = choose three cards
cli-phase-take-token = { $seat } takes a risk token
cli-phase-act = { $seat } climbs
cli-phase-rescue = { $seat } decides about the rescue card
cli-phase-over = the expedition is over
cli-day = Day { $day }
cli-day-today = Day { $day }, today
cli-weather-clear = clear
cli-weather-lungs = levels -{ $lungs } at night
cli-weather-boots = entering costs { $boots } more
cli-tokens = Risk tokens: { $tokens }
cli-column-space = space
cli-column-cost = cost
cli-column-night = night
cli-column-points = VP
cli-column-room = room
cli-column-ropes = ropes to
cli-column-climbers = climbers and tents
cli-legend = A1:4 is climber A1 at level 4, ^A1 its tent; room is how many more climbers may stand there.
cli-seat = { $seat }: { $score } VP, { $hand } in hand, { $pile } to draw, played: { $played }
cli-level = level { $level }
cli-dying = dying
cli-dead = dead
cli-score = { $score } VP
cli-tent-at = tent at { $space }
cli-tent-packed = tent packed
cli-card = { $slot }: { $card }, { $left } left   { $named }
cli-direction = { $direction ->
    [up] up
   *[down] down
 }
cli-token-held = risk { $risk }
cli-rescue-card = rescue card
cli-hand = Your hand: { $cards }
cli-choice = You have chosen: { $cards }
cli-pile = Your draw pile: { $cards }
cli-owed = Risk to pay: { $owed }
cli-result-seat = { $seat }: { $score } VP
cli-result-solo = You have reached: { $level }
cli-result-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
 }
cli-result-by-summit = { $seats } wins: first on the summit.
