### What K2 and Mount Everest share: every text of it.
### Variables: as in the files of the games.

## Boards and zones

board-everest-easy = Everest from the south, easier route
board-everest-hard = Everest from the north, harder route
zone-below-6000 = below 6000 m
zone-6000 = 6000–7000 m
zone-7000 = 7000–8000 m
zone-8000 = above 8000 m

## Spaces of Everest (at most 14 characters)

space-everest-easy-base = Base Camp
space-everest-easy-i1 = Icefall 1
space-everest-easy-i2 = Icefall 2
space-everest-easy-i3 = Icefall 3
space-everest-easy-i4 = Icefall 4
space-everest-easy-i5 = Icefall 5
space-everest-easy-i6 = Icefall 6
space-everest-easy-i7 = Icefall 7
space-everest-easy-i8 = Icefall 8
space-everest-easy-i9 = Icefall 9
space-everest-easy-i10 = Icefall 10
space-everest-easy-i11 = Icefall 11
space-everest-easy-i12 = Icefall 12
space-everest-easy-c1 = Camp I
space-everest-easy-wf = West Flank
space-everest-easy-cwm = Western Cwm
space-everest-easy-c2 = Camp II
space-everest-easy-berg = Bergschrund
space-everest-easy-face = South-W. Face
space-everest-easy-gully = Central Gully
space-everest-easy-pillar = South Pillar
space-everest-easy-c3 = Camp III
space-everest-easy-yb = Yellow Band
space-everest-easy-crest = Pillar Crest
space-everest-easy-rock = Rock Band
space-everest-easy-col = South Col
space-everest-easy-balcony = Balcony
space-everest-easy-ss = South Summit
space-everest-easy-step = Hillary Step
space-everest-easy-snow = High Snowfield
space-everest-easy-wr = West Ridge
space-everest-easy-summit = Everest
space-everest-hard-base = Rongbuk
space-everest-hard-j1 = Icefall 1
space-everest-hard-j2 = Icefall 2
space-everest-hard-j3 = Icefall 3
space-everest-hard-j4 = Icefall 4
space-everest-hard-j5 = Icefall 5
space-everest-hard-j6 = Icefall 6
space-everest-hard-j7 = Icefall 7
space-everest-hard-j8 = Icefall 8
space-everest-hard-j9 = Icefall 9
space-everest-hard-j10 = Icefall 10
space-everest-hard-j11 = Icefall 11
space-everest-hard-j12 = Icefall 12
space-everest-hard-abc = Advance Base
space-everest-hard-chang = Changtse
space-everest-hard-rong = Rongbuk Ice
space-everest-hard-head = Glacier Head
space-everest-hard-fan = Avalanche Fan
space-everest-hard-lho = Lho La
space-everest-hard-wcliff = Grey Cliffs
space-everest-hard-wsnow = West Slopes
space-everest-hard-ncol = North Col
space-everest-hard-nsnow = Snow Ramp
space-everest-hard-nridge = Windy Camp
space-everest-hard-couloir = Great Couloir
space-everest-hard-narrow = The Narrows
space-everest-hard-wsh = West Shoulder
space-everest-hard-wridge = West Ridge
space-everest-hard-hcamp = Hornbein Camp
space-everest-hard-c6 = Camp VI
space-everest-hard-first = First Step
space-everest-hard-second = Second Step
space-everest-hard-upper = White Limbo
space-everest-hard-horn = Hornbein Gully
space-everest-hard-pyr = Top Pyramid
space-everest-hard-summit = Everest

## Cards and sky

card-movement = Movement { $points }
card-movement-loss = Movement { $points } (clients −{ $loss })
card-rope = Rope { $up }/{ $down }
card-acclimatization = Acclimatization { $points }
sky-sun = clear
sky-cloud = cloud
sky-snow = snow
sky-storm = storm

## Phases

phase-deal = Drawing
phase-choose = Choosing cards
phase-take = Taking a risk token
phase-act = Climbing
phase-over = The expedition is over

## Actions

action-choose = Play { $cards }
action-take-token = Take risk { $risk }
action-pay-card = Pay 1 risk with { $card }
action-pay-card-rope = Pay 1 risk with { $card }, { $direction ->
    [up] up
   *[down] down
 }
action-end-turn = End turn

## The terminal

cli-space = { $name } ({ $id })
cli-day-of-game = day { $day } of { $last }
cli-phase-deal = drawing
cli-phase-choose = choose three cards
cli-phase-take-token = { $seat } takes a risk token
cli-phase-act = { $seat } climbs
cli-phase-over = the expedition is over
cli-day = Day { $day }
cli-day-today = Day { $day }, today
cli-weather-clear = clear
cli-weather-lungs = levels -{ $lungs } at night
cli-weather-closed = nobody moves { $zones }
cli-weather-boots = entering costs { $boots } more
cli-weather-section = { $section }: { $effect }
cli-weather-landslide = landslide
cli-tokens = Risk tokens: { $tokens }
cli-column-space = space
cli-column-cost = cost
cli-column-night = night
cli-column-points = VP
cli-column-room = room
cli-column-ropes = ropes to
cli-level = level { $level }
cli-score = { $score } VP
cli-card = { $slot }: { $card }, { $left } left   { $named }
cli-direction = { $direction ->
    [up] up
   *[down] down
 }
cli-token-held = risk { $risk }
cli-hand = Your hand: { $cards }
cli-choice = You have chosen: { $cards }
cli-pile = Your draw pile: { $cards }
cli-owed = Risk to pay: { $owed }
cli-result-seat = { $seat }: { $score } VP
cli-result-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
 }

## The page: cards and tokens

hand-title = Your hand
hand-chosen = You have chosen { $cards }. The others see nothing yet.
hand-choose = Play these three
hand-left = { $count ->
    [3] choose three cards
    [one] choose one more
   *[other] choose { $count } more
 }
hand-full = Three are chosen. Tap one of them to put it back.
hand-sum = Sum { $sum }
hand-risk-always = you take a risk token every day
hand-risk = highest sum, and so a risk token, with about { $percent }%
tray-cards = Your cards
tray-left = { $left } left
tray-pick-space = Pick a lit space: it shows the cost and what is left.
tray-no-space = No space is within reach with these points.
tray-owed = Risk still to pay: { $owed }
tray-pay = Pay the risk
tray-up = up
tray-down = down
tray-unlock = Choose again
token-title = Take a risk token
token-help = You pay that much this turn, with points or levels.
token-shown = Risk tokens
token-face-down = { $count } face down
deck-title = Your deck
deck-pile = Still to draw: { $cards }
deck-played = Played: { $cards }
deck-reshuffle = Shuffled again when hand and pile are empty.
seat-cards = { $hand } in hand, { $pile } to draw
seat-score = { $score } VP
seat-chosen = has chosen
key-card = pick its cards

## The page: night, weather and mountain

forecast-title = Nights to come
night-title = The night
night-go-on = Go on
forecast-night = Day { $day }: level { $level }
forecast-death = Day { $day }: dies
weather-title = Weather
weather-day = Day { $day }: { $sky }
weather-lungs = level −{ $lungs }
weather-boots = +{ $boots } to enter
weather-where = { $zones }
weather-closed = no moving: { $zones }
map-title = The mountain
map-zone = { $zone }
map-room = { $standing } of { $limit }
map-room-free = { $standing } there, no limit
map-joined = to { $spaces }
map-reach = { $space }: cost { $cost }, { $left } left

## Options

option-passing-scores = Points in passing
option-passing-scores-help = Whether a space that is only passed, even a full one, scores.
option-passing-scores-on = on entering
option-passing-scores-off = only on staying

icefall-hidden = a hidden tile { $mark }, cost { $cost } to turn it up
icefall-crevasse = a crevasse, closed to all
icefall-fork = The icefall
icefall-fork-text = { $space } costs { $cost }. { $pawn } has paid { $paid }.
icefall-stay = Pay 1 more and enter
icefall-stay-with = Pay 1 more from { $card } and enter
icefall-retreat = Step back
cli-phase-probe = an icefall tile is turned up for { $seat }
cli-phase-fork = into the icefall or back: { $seat }

## Signs of the mountain

legend-title = Signs of the mountain
legend-cost = What it costs to enter the space.
legend-points = What the space is worth.
legend-night = Blue: levels that a night there gives. Red: levels that it takes.
legend-room = Room: each dot is a place, a filled one is taken.
legend-way = Lit: within reach. First what the way costs, then what is left.
legend-weather = Weather: −1 takes a level at night, +1 makes each step dearer, ⊘ lets nobody move.
