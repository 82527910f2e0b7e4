### K2: every text of this game.
### Variables: $climber and $seat are names as shown ("A1", "A", a player’s name), $space, $from and $to names of spaces,
### $card the name of a card, $cards of several, $slot what an open card is called ("c1", "Movement 2"), $direction `up` or
### `down`; all others are numbers.

## Boards, seasons, zones

game-k2 = K2
board-k2-easy = K2, easier route
board-k2-hard = K2, harder route
weather-k2-summer = Summer
weather-k2-winter = Winter

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
space-k2-hard-w21 = Eagle’s Nest
space-k2-hard-w22 = Camp III
space-k2-hard-w23 = Red Tower
space-k2-hard-w24 = Hanging Ice
space-k2-hard-w25 = Grey Ramp
space-k2-hard-w26 = High Shelf
space-k2-hard-w27 = Camp IV
space-k2-hard-w28 = Summit Ridge
space-k2-hard-summit = Summit

## Phases

phase-rescue = Rescue

## Options

option-family = Family variant
option-family-help = Each of you holds one rescue card: once in the game it brings a dying climber down below 6000 m.
option-family-on = with rescue cards
option-family-off = without
option-limits = Room for five
option-limits-help = How many climbers may share a space above 7000 m when five play.
option-limits-relaxed = one more (easier)
option-limits-strict = as for four (harder)
option-icefall = Icefall tiles
option-icefall-help = Whether tiles lie face down in Mount Everest’s icefall; stepping there turns them up. Only on Everest’s boards.
option-icefall-on = with tiles
option-icefall-off = without

## Actions (labels of buttons and of list entries)

action-assign = { $card } for { $climber }
action-assign-rope = { $card } for { $climber }, { $direction ->
    [up] up
   *[down] down
 }
action-step = { $climber } to { $space } (cost { $cost })
action-probe = { $climber } to { $space } (cost { $cost }, turns the icefall tile up)
action-pitch = Pitch { $climber }’s tent (cost { $cost })
action-acclimatize = Raise { $climber } by { $points }
action-pay-level = Pay 1 risk with a level of { $climber }
action-rescue = Bring { $climber } down to { $space }
action-decline = Keep the rescue card

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
refusal-already-assigned = { $slot } is named exactly like that already.
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
refusal-penalty-unpayable = You owe { $owed ->
    [one] { $owed } point
   *[other] { $owed } points
 } of risk, and after this you could pay only { $payable }; pay first.
refusal-not-dying = { $climber } is not dying.
refusal-too-high = { $space } is too high: a rescue leads below 6000 m.
refusal-no-room = { $space } is full: { $limit ->
    [one] only { $limit } climber
   *[other] only { $limit } climbers
 } may stay there.
refusal-crevasse = A crevasse gapes at { $space }; nobody can go there.
refusal-not-open = { $space } is not open: its icefall tile lies face down or shows a crevasse.

## What has happened (the log)

event-first-seat = { $seat } starts the first day.
event-tile-shown = A new weather tile lies open (no. { $tile }).
event-token-shown = A risk token is turned up: { $risk }.
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-hidden = { $seat } draws a card.
event-reshuffled = { $seat } shuffles the played cards.
event-day-began = Day { $day }. { $seat } leads.
event-chosen = { $seat } has chosen.
event-revealed = { $seat } plays { $cards } (sum { $sum }).
event-no-token = The highest sum is shared; nobody takes a risk token.
event-must-take = { $seat } must take a risk token.
event-token-taken = { $seat } takes risk { $risk }.
event-turn-began = { $seat }’s turn.
event-assigned = { $card } is for { $climber }.
event-assigned-rope = { $card } is for { $climber }, { $direction ->
    [up] up
   *[down] down
 }.
event-stepped = { $climber } walks from { $from } to { $to } (cost { $cost }).
event-probed = { $climber } feels its way to { $to }…
event-front-shown = { $space }: { $front ->
    [cost-1] firm ice
    [cost-2] steep ice, one point more
   *[crevasse] a crevasse, no way through
 }.
event-retreated = { $climber } steps back to { $to }.
event-slid-back = { $climber } cannot stay there and goes back to { $to }.
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
    [one] { $points } point of { $seat }’s risk cannot be paid and lapses.
   *[other] { $points } points of { $seat }’s risk cannot be paid and lapse.
 }
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
event-rescued = { $climber } is brought down to { $to } and keeps { $score } VP.
event-declined = { $seat } keeps the rescue card.
event-night-settled = { $seat } has decided about the rescue.
event-game-over = The expedition is over.

## How it ended

solo-himalayan = Himalayan climber
solo-alpinist = Alpinist
solo-walker = Tatra climber
solo-sailor = Sailor

## The terminal

cli-phase-rescue = { $seat } decides about the rescue card
cli-column-climbers = climbers and tents
cli-legend = A1:4 is climber A1 at level 4, ^A1 its tent; room is how many more climbers may stand there.
cli-legend-icefall = Cost ?I or ?II: a hidden icefall tile with that mark; ×: a crevasse.
cli-seat = { $seat }: { $score } VP, { $hand } in hand, { $pile } to draw, played: { $played }
cli-dying = dying
cli-dead = dead
cli-tent-at = tent at { $space }
cli-tent-packed = tent packed
cli-rescue-card = rescue card
cli-result-solo = You have reached: { $level }
cli-result-by-summit = { $seats } wins: first on the summit.

## The rules, one entry a rule

rules-section-goal = The aim
rules-section-setup = Before the first day
rules-section-cards = Choosing cards and taking risk
rules-section-movement = Moving
rules-section-climbing = Points, levels and tents
rules-section-risk = Paying risk
rules-section-weather = Weather
rules-section-night = The night
rules-section-family = Family variant
rules-section-end = The end of a day and of the game
rules-section-solo = Alone on the mountain
rules-section-board = Reading the board
rules-section-rulings = Rulings where the rules are silent
rules-section-icefall = Icefall tiles

rule-K2-001 = One to five of you play, for about an hour; you should be eight or older.
rule-K2-002 = You lead two climbers. Take them as high as you can, to the summit if you can, and keep both alive for 18 days.
rule-K2-003 = The higher a climber gets, the more victory points (VP) it is worth. If its level falls below 1 it dies, and only 1 VP remains.
rule-K2-004 = There are two routes, an easier and a harder one.
rule-K2-005 = Summer and winter have six weather tiles each. A marker shows today, another one who leads.
rule-K2-006 = Each of you has two climbers of different shape, and a score pawn for each.
rule-K2-007 = Each climber has a tent of its own shape and a level track from 1 to 10.
rule-K2-008 = There are 20 risk tokens: four 0s, eleven 1s and five 2s.
rule-K2-009 = Your deck has 18 cards of three kinds: movement, rope and acclimatization. The rescue card is not part of it.
rule-K2-010 = Choose a route. Take the easier one first.
rule-K2-011 = You take the climbers, tents and 18 cards of your colour; a rescue card only in the family variant.
rule-K2-012 = Your two climbers begin in base camp, their score pawns on 1.
rule-K2-013 = Both climbers begin at level 1.
rule-K2-014 = Choose summer (easier) or winter (harder); either goes with either route.
rule-K2-015 = Two of the six shuffled weather tiles lie open and show six days. The other four follow one by one.
rule-K2-016 = Three random risk tokens lie face up, all others face down.
rule-K2-017 = You shuffle your 18 cards and draw six.
rule-K2-018 = Whoever was in the mountains last leads on the first day. Here chance decides, or you do.
rule-K2-019 = The game has 18 days. On each you choose cards, one of you may take a risk token, you climb in turn, the night changes levels, and the day ends.
rule-K2-020 = All choose three cards of their hand in secret and reveal them together.
rule-K2-021 = Add up the movement of your three cards. A rope card counts its up value, an acclimatization card nothing.
rule-K2-022 = If your sum is the highest, you take one of the three open risk tokens and must pay it in your turn.
rule-K2-023 = If the highest sum is shared, nobody takes a token.
rule-K2-024 = A taken token is replaced at once by a random one, so that three lie open again.
rule-K2-025 = You climb one after the other, clockwise from the one who leads. A risk token is paid in its holder’s own turn.
rule-K2-026 = Movement cards take a climber up or down.
rule-K2-027 = A step leads along a rope from one space to the next.
rule-K2-028 = Entering a space costs what its yellow badge says; without a badge it costs 1.
rule-K2-029 = You say which cards are for which climber. It can use the sum of their points.
rule-K2-030 = Of a rope card either the up value or the down value counts, never both.
rule-K2-031 = With other movement cards you may go up and down as you like, also in one walk.
rule-K2-032 = The points of one card cannot be shared between your two climbers.
rule-K2-033 = You may leave points unused, and a climber need not move.
rule-K2-034 = Only so many climbers may stay on a space; the number depends on its altitude and on how many of you play.
rule-K2-035 = Five of you agree beforehand whether one more climber may stay on a space above 7000 m (easier) or not (harder).
rule-K2-036 = A climber may pass through a full space and pays its cost, but must not stay there.
rule-K2-037 = Most climbers on a space for 2, 3, 4 and 5 players: below 6000 m 2, 3, 3, 4; from 6000 m 2, 2, 3, 3; from 7000 m 1, 2, 2, 2 (or 3); above 8000 m 1, 1, 1, 1 (or 2).
rule-K2-038 = When a climber enters a space whose flag is higher than its score, its score becomes that number at once.
rule-K2-039 = Going down takes no points away.
rule-K2-040 = The first climber on the summit puts its score pawn at the top of the summit field, the next ones below it in order.
rule-K2-041 = The points of an acclimatization card raise the level of one climber. One climber may get several such cards.
rule-K2-042 = Every climber has its own level.
rule-K2-043 = A climber may pitch its tent where it stands. That costs as much movement as entering the space.
rule-K2-044 = Of a rope card only the up value pays for a tent.
rule-K2-045 = Each climber pitches one tent in the whole game, its own.
rule-K2-046 = A pitched tent stays where it is to the end.
rule-K2-047 = A climber may enter a space and pitch its tent there in one turn, if its points last.
rule-K2-048 = Any number of tents may stand on a space.
rule-K2-049 = A tent is worth one level each night.
rule-K2-050 = If you took a risk token, you must pay it before your turn ends.
rule-K2-051 = A token of 0 costs nothing.
rule-K2-052 = A token of 1 costs you one point: of a movement card, of an acclimatization card, or one level of a climber.
rule-K2-053 = If you pay with a rope card, you first say which of its values counts.
rule-K2-054 = Only a climber that moves today or gains levels from cards can pay with its level.
rule-K2-055 = A token of 2 costs two points. You may pay them in different ways and with different climbers.
rule-K2-056 = A weather tile shows three days: for each one the zones it hits and what it does there.
rule-K2-057 = The red number with the lungs: each climber in the zone loses so many levels at night.
rule-K2-058 = The yellow number with the boots: entering a space of the zone, up or down, and pitching a tent there cost so much more.
rule-K2-059 = With both signs you suffer both.
rule-K2-060 = A blue sky changes nothing. Boots come only in winter.
rule-K2-061 = At night each climber gains the blue or loses the red number of its space.
rule-K2-062 = It gains 1 if a tent of your colour stands there, of whichever shape.
rule-K2-063 = It loses what the weather takes in its zone.
rule-K2-064 = At the end of the night a level above 6 becomes 6.
rule-K2-065 = A climber whose level is below 1 dies and leaves the mountain.
rule-K2-066 = A dead climber counts 1 VP, whatever it had.
rule-K2-067 = In the family variant, agreed beforehand, each of you holds one rescue card.
rule-K2-068 = When one of your climbers would die, you may use the card: it comes to a space below 6000 m instead.
rule-K2-069 = Its score goes back four fields of the track.
rule-K2-070 = You can do that once in the game.
rule-K2-071 = Tomorrow your left neighbour leads.
rule-K2-072 = The marker moves on by a day. When it reaches the right tile, that one moves to the left and a new tile is shown.
rule-K2-073 = When no tile is left to show, the last three days have begun.
rule-K2-074 = You draw up to six cards. If your pile is empty you draw nothing and play the three you hold tomorrow.
rule-K2-075 = Only when your hand is empty too, you shuffle your played cards and draw six.
rule-K2-076 = The game ends with the last day of the last tile.
rule-K2-077 = You win with the most VP of both climbers together.
rule-K2-078 = If the sum is shared, whoever of you stands first on the summit field wins.
rule-K2-079 = If none of you stands there, you share the victory.
rule-K2-080 = Alone you play by the same rules, with four changes.
rule-K2-081 = Spaces hold as many climbers as with two players.
rule-K2-082 = You take a risk token every day.
rule-K2-083 = If a climber dies, the game ends at once. Your result is the survivor’s VP and 1 more.
rule-K2-084 = Your VP give you a title, from sailor to Himalayan climber; the harder the route and the season, the fewer are needed.
rule-K2-085 = A space shows its cost, what it does to levels at night and its flag. Ropes join the spaces; lines mark 6000, 7000 and 8000 m.
rule-K2-086 = Flags run from 1 to 7 and 10 on the easier route, with an 8 on the harder one. Every space below 6000 m has flag 1.

rule-Q-K2-01 = Risk tokens never come back once taken.
rule-Q-K2-02 = Alone you need 18 tokens, and there are enough; the last one taken is not replaced.
rule-Q-K2-03 = Base camp holds any number of climbers.
rule-Q-K2-04 = A step goes up or down by the altitude of its two spaces; equal altitude counts as up.
rule-Q-K2-05 = A space scores when it is entered, even if the climber only passes it. An option changes that.
rule-Q-K2-06 = Each climber scores for itself, when the flag is higher than its own score.
rule-Q-K2-07 = You need not use the points of an acclimatization card.
rule-Q-K2-08 = During a day a level may rise to 10; points beyond are lost. At night it falls back to 6.
rule-Q-K2-09 = A climber that pays its last level dies at once. Raise its level first if you can.
rule-Q-K2-10 = Ground, weather and tent are added up first, and only the sum changes the level.
rule-Q-K2-11 = Two of your tents on one space still give 1 level.
rule-Q-K2-12 = The tent of a dead climber stays and serves your other one. If it was not pitched, it is lost.
rule-Q-K2-13 = Boots add to the printed cost, or to 1 where none is printed. The zone you enter decides.
rule-Q-K2-14 = Each space belongs to one zone, the one in which its centre lies.
rule-Q-K2-15 = If both your climbers are dead, you sit out and keep 2 VP. A last living player takes a token every day; if nobody lives, the game is over.
rule-Q-K2-16 = Two climbers cannot change places on full spaces.
rule-Q-K2-17 = Pitching a tent makes a climber able to pay with its level; an acclimatization card of 0 does not.
rule-Q-K2-18 = Risk that you cannot pay lapses.
rule-Q-K2-19 = You may pay at any time in your turn, but you cannot do anything that leaves you unable to pay.
rule-Q-K2-20 = Five players use the larger limits, unless the table is set to the strict ones.
rule-Q-K2-21 = A rescued climber is at level 1.
rule-Q-K2-22 = You choose any space below 6000 m that has room, base camp included.
rule-Q-K2-23 = The four steps back are counted in fields of the track, not in points: from 10 to 4 on the easier route, to 5 on the harder one.
rule-Q-K2-24 = You have one rescue card, not one a climber. If both are dying, you choose.
rule-Q-K2-25 = A rescued climber leaves the summit field. If it climbs up again, it comes last there.
rule-Q-K2-26 = In a tie your earliest pawn on the summit field counts. The dead no longer stand there.
rule-Q-K2-27 = In a tie, those with a pawn on the summit field come before those without.
rule-Q-K2-28 = If both your climbers die in one night of a solo game, the result is 2 VP.
rule-Q-K2-29 = Alone you may play with the rescue card too; a rescued climber has not died.
rule-Q-K2-30 = A sum of 18 or 19 on the easier route in summer cannot occur; it would make you an Alpinist.
rule-Q-K2-31 = One acclimatization card cannot serve two climbers.
rule-Q-K2-32 = Base camp is joined to the first space, lies below 6000 m and gives 1 level a night.
rule-Q-K2-33 = If a climber dies in your turn of a solo game, the game ends there and the rest of the turn is void.
rule-Q-K2-34 = Cards and steps may follow each other in any order. A card is bound to a climber by the first point spent, the most restricted points are spent first, and a climber must be off a full space before you move the other one or end your turn.
rule-Q-K2-35 = The rescue card is used when a climber is dying, in turn order; you use it or let the climber die.
rule-Q-EK-10 = With icefall tiles, one lies face down on each space of Mount Everest’s icefall, its mark that of the space; tiles left over stay secret. Stepping there costs 1 and turns the tile up: 1, you are there; 2, pay 1 more or step back; a crevasse, step back. What was spent is lost, and the tile stays open: later climbers and tents pay what it shows, and nobody enters a crevasse. Thrown back onto a full space, a climber must go on; if it cannot, it goes back along its way to where it may stay.
rule-Q-EK-11 = Boots make the first point in the icefall dearer; all of it is lost if the climber is thrown back.
rule-Q-EK-12 = A climber that turned a tile up has moved that day, even if it was thrown back.
rule-Q-EK-13 = The rescue card brings nobody where a tile lies face down or a crevasse gapes, nor takes the room that a climber passing a full space may have to come back to.

## The page: climbers, cards, tokens

climber-label = Climber { $climber }, level { $level }, { $score } VP, at { $space }
climber-level = level { $level }
climber-dead = dead
climber-dying = dying
climber-tent = tent at { $space }
tray-pick-climber = Pick a climber, then its cards.
pay-death = { $climber } would die of it.
pay-death-yes = Pay all the same
pay-death-no = Do not pay
rescue-title = { $climber } is dying
rescue-help = Pick a lit space below 6000 m, or keep the card.
warn-death = { $climber } will not survive this night.
warn-tent = { $climber } could still reach its tent.
warn-points = { $climber } could still reach { $space }, worth { $points } VP.

## The page: weather and mountain

lesson-k2-goal = Lead your two climbers as high as you can in 18 days, and keep them alive. A flag shows what a space is worth; each climber keeps the best flag it has reached.
lesson-k2-choose = Each day you play three of your six cards. Green cards move, brown ropes move cheaply downhill, blue cards raise a climber’s level. Tap three, then play them.
lesson-k2-token = You had to take a risk token: pay its points with movement, with blue points or with levels before you end your turn.
lesson-k2-climber = Tap a climber. Lit spaces are within reach: first what the way costs, then what is left. Tap one to walk there, or drag the climber.
lesson-k2-walk = The number on a space is its cost, the dots are its room. Cards serve one climber each; tap cards yourself if you want to decide which.
lesson-k2-level = The small number on a climber is its level. At night a space gives levels (blue) or takes them (red), and the weather takes more. At 0 a climber dies. The boxes under its name show the nights to come.
lesson-k2-tent = A tent saves its climber a level each night. Every climber has one and never takes it down: pitch it where you mean to wait out bad weather.
lesson-k2-weather = Tap a day above to see its weather on the mountain: the red zone is where it hurts. Climb when it is good and be low when it is bad.
lesson-k2-down = High spaces cost levels every night. Rise early on a good day, and come down to a tent or below before the levels run out.
key-climber = pick a climber
map-space = { $space }: cost { $cost }, night { $acclimatization }, { $points } VP, { $room }

## Set-up: who plays

bot-scout-help = Looks one turn ahead and weighs the days to come. The strongest opponent in this game.
