### Mount Everest: every text of this game that K2 does not share (those are in mountain.ftl).
### Variables: $guide, $other and $seat are names as shown ("A1", "A", a player’s name), $space, $from and $to names of spaces,
### $card the name of a card, $cards of several, $slot what an open card is called, $item and $client what is carried or led,
### $place where that is, $direction `up` or `down`, $kind `mountaineer` or `tourist`; all others are numbers.

game-everest = Mount Everest
weather-everest-summer = Summer
weather-everest-winter = Winter

## Why an action is refused

everest-refusal-game-over = The game is over; nothing more can be done.
everest-refusal-chance-first = Cards, tiles or tokens are being drawn; wait until they lie there.
everest-refusal-no-such-chance = This cannot be drawn now.
everest-refusal-not-now = { $seat }, it is not your turn for this.
everest-refusal-no-oxygen = No bottle lies at your tent { $camp }.
everest-refusal-too-low = Your tent { $camp } stands below 6000 m, where a bottle shows no card.
everest-refusal-air-deck-empty = Your acclimatization deck is used up.
everest-refusal-card-not-seen = { $card } is none of the cards you see.
everest-refusal-return-all = All cards that you saw and did not take go back, and no others.
everest-refusal-just-taken = You have just taken { $card }; remove another card.
everest-refusal-already-chosen = You have locked in your three cards already; unlock them to choose again.
everest-refusal-card-not-in-hand = You have no { $card } left in your hand.
everest-refusal-cards-unordered = Name the three cards from the lowest to the highest.
everest-refusal-token-not-shown = No risk { $risk } lies face up; take one of the three that do.
everest-refusal-not-your-guide = { $guide } is not your guide.
everest-refusal-no-such-card = You have not played { $slot } today.
everest-refusal-card-bound = { $slot } serves another guide or tent already: points of it are spent, and one card cannot serve both.
everest-refusal-direction-fixed = { $slot } counts { $direction ->
    [up] up
   *[down] down
 } today: a point of it is spent or paid, and a rope card never counts both ways.
everest-refusal-direction-missing = { $slot } is a rope card: say whether it counts up or down.
everest-refusal-direction-unwanted = { $slot } needs no direction here.
everest-refusal-already-assigned = { $slot } is named exactly like that already.
everest-refusal-not-movement = { $slot } is an acclimatization card: it moves nobody.
everest-refusal-not-acclimatization = { $slot } is no acclimatization card and raises no level.
everest-refusal-card-spent = { $left ->
    [0] { $slot } has no points left.
    [one] { $slot } has only { $left } point left.
   *[other] { $slot } has only { $left } points left.
 }
everest-refusal-not-joined = No rope joins { $from } and { $to }.
everest-refusal-zone-closed = Nobody may move at { $space } today, nor enter or leave its zone.
everest-refusal-crevasse = A crevasse gapes at { $space }; nobody can go there.
everest-refusal-too-much-oxygen = { $guide } may carry { $limit ->
    [0] no bottle
    [one] only { $limit } bottle
   *[other] only { $limit } bottles
 } there: store, hand over or leave behind the others first.
everest-refusal-too-few-points = { $guide } needs { $need ->
    [one] { $need } point
   *[other] { $need } points
 } for this; the cards named for it give { $have }.
everest-refusal-space-full = { $space } is full ({ $limit ->
    [one] { $limit } guide
   *[other] { $limit } guides
 } at most), and the guide would have no points to go on from there.
everest-refusal-must-leave = { $guide } must leave { $space } first: { $limit ->
    [one] only { $limit } guide
   *[other] only { $limit } guides
 } may stay there.
everest-refusal-nothing-to-swap = Your guides change places only between two joined spaces that are both full.
everest-refusal-not-there = That is not there.
everest-refusal-no-transfer = Things cannot go from the one place to the other.
everest-refusal-not-here = { $guide } stands somewhere else.
everest-refusal-no-room = { $guide }’s rucksack has no room for it.
everest-refusal-overloaded = { $guide } carries too much: hand something over, or put it down.
everest-refusal-camp-full = The tent holds more than any game needs.
everest-refusal-no-tent = { $guide } carries no tent.
everest-refusal-nothing-owed = You owe no risk.
everest-refusal-not-eligible = No card was played on { $guide } today, or it leads nobody, so no level can pay.
everest-refusal-penalty-due = { $owed ->
    [one] You still owe { $owed } point of risk; pay it before you end your turn.
   *[other] You still owe { $owed } points of risk; pay them before you end your turn.
 }
everest-refusal-penalty-unpayable = You owe { $owed ->
    [one] { $owed } point
   *[other] { $owed } points
 } of risk, and after this you could pay only { $payable }; pay first.

## What has happened (the log)

everest-event-first-seat = { $seat } leads on the first day.
everest-event-score-pawn = { $seat }’s score pawn lies down on 5, right of those that are there.
everest-event-tile-shown = Weather tile { $tile } is turned up.
everest-event-token-shown = A risk token { $risk } is turned up.
everest-event-card-drawn = { $seat } draws { $card }.
everest-event-card-drawn-hidden = { $seat } draws a card.
everest-event-reshuffled = { $seat } shuffles the played cards.
everest-event-day-began = Day { $day } begins; { $seat } leads.
everest-event-oxygen-spent = { $seat } spends a bottle at tent { $camp } and sees { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
everest-event-air-seen = { $seat } sees { $card }.
everest-event-air-seen-hidden = { $seat } sees a card of its acclimatization deck.
everest-event-air-kept = { $seat } takes { $card } into its hand.
everest-event-air-kept-hidden = { $seat } takes one of the cards into its hand.
everest-event-air-returned = { $seat } puts { $cards } back, { $end ->
    [top] on top
   *[bottom] at the bottom
 } ({ $count }).
everest-event-air-returned-hidden = { $seat } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } back, { $end ->
    [top] on top
   *[bottom] at the bottom
 }.
everest-event-card-removed = { $seat } removes { $card } from the game.
everest-event-card-removed-hidden = { $seat } removes a card from the game.
everest-event-oxygen-closed = { $seat } spends no more oxygen today.
everest-event-choice-began = Cards are chosen.
everest-event-chosen = { $seat } has chosen.
everest-event-revealed = { $seat } plays { $cards } (sum { $sum }).
everest-event-no-token = The highest sum is shared: nobody takes a risk token.
everest-event-must-take = { $seat } has the highest sum and must take a risk token.
everest-event-token-taken = { $seat } takes risk { $risk }.
everest-event-turn-began = { $seat }’s turn.
everest-event-assigned = { $card } for { $guide }.
everest-event-assigned-rope = { $card } for { $guide }, { $direction ->
    [up] up
   *[down] down
 }.
everest-event-stepped = { $guide } goes from { $from } to { $to } (cost { $cost }).
everest-event-probed = { $guide } feels its way to { $to }…
everest-event-front-shown = { $space }: { $front ->
    [cost-1] firm ice, cost 1
    [cost-2] steep ice, cost 2
   *[crevasse] a crevasse, no way through
 }.
everest-event-retreated = { $guide } steps back to { $to }.
everest-event-slid = { $guide } cannot stay there and goes back to { $to }.
everest-event-swapped = { $seat }’s guides change places.
everest-event-loaded = { $guide } takes along: { $item }.
everest-event-unloaded = { $guide } leaves at base: { $item }.
everest-event-handed = { $guide } hands to { $other }: { $item }.
everest-event-stored = { $guide } leaves in tent { $camp }: { $item }.
everest-event-fetched = { $guide } takes from tent { $camp }: { $item }.
everest-event-abandoned = { $guide } leaves behind: { $item }.
everest-event-pitched = { $guide } pitches a tent at { $space } (cost { $cost }).
everest-event-acclimatized = { $client } ({ $place }) gains { $points } and is at level { $level }.
everest-event-lost-levels = Everybody with { $guide } loses { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
 }.
everest-event-paid-card = 1 risk is paid with { $card }.
everest-event-paid-level = 1 risk is paid with a level of everybody with { $guide }.
everest-event-lapsed = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } of { $seat }’s risk cannot be paid and lapse.
everest-event-won-summit = Summit! { $seat } wins { $points } VP and stands at { $score }.
everest-event-won-return = Safely back: { $seat } wins { $points } VP and stands at { $score }.
everest-event-died = { $kind ->
    [mountaineer] A mountaineer of { $seat } dies.
   *[tourist] A tourist of { $seat } dies.
 }
everest-event-lost = { $seat } loses { $points } VP and stands at { $score }.
everest-event-turn-ended = { $seat } ends the turn.
everest-event-night = { $after ->
    [0] { $seat }, night: { $client } ({ $place }) does not wake up (ground { $terrain }{ $lungs ->
        [0] {""}
       *[other] , weather −{ $lungs }
     }{ $tent ->
        [0] {""}
       *[other] , tent +{ $tent }
     }; from level { $before }).
   *[other] { $seat }, night: { $client } ({ $place }) is at level { $after } (ground { $terrain }{ $lungs ->
        [0] {""}
       *[other] , weather −{ $lungs }
     }{ $tent ->
        [0] {""}
       *[other] , tent +{ $tent }
     }).
 }
everest-event-game-over = The expedition is over.

## The terminal

everest-action-probe = { $guide } to { $to } (cost 1, turns the icefall tile up)
everest-cli-oxygen = Spend a bottle at tent { $camp }
everest-cli-phase-oxygen = oxygen, before cards are chosen
everest-cli-column-oxygen = bottles
everest-cli-column-there = guides and tents
everest-cli-legend = Cost ?I or ?II: a hidden icefall tile with that mark; ×: a crevasse; !: nobody may move there today. ^A:1 is A’s tent 1.
everest-cli-seat = { $seat }: { $score } VP, { $hand } in hand, { $pile } to draw, { $air } in the acclimatization deck, played: { $played }
everest-cli-loads = Loads: ^ a tent, o2 two bottles, m3→2 a mountaineer of level 3 who wakes up tomorrow at 2, t1*→† a tourist back from the summit who will not.
everest-cli-camp = tent { $camp }
everest-cli-air = Your acclimatization deck: on top { $top }, then in unknown order { $middle }, at the bottom { $bottom }
everest-cli-seen = You see: { $cards }

## The page

# Things and places
everest-tent = tent
everest-oxygen = bottle of oxygen
everest-client = { $kind ->
    [mountaineer] mountaineer
   *[tourist] tourist
 }, level { $level }
everest-client-summited = { $kind ->
    [mountaineer] mountaineer
   *[tourist] tourist
 }, level { $level }, was on the summit
everest-place-base = base supply
everest-place-lost = left behind
everest-place-camp = tent { $camp }
everest-place-guide = guide { $guide }
everest-supply = Base supply
everest-camp = Tent, { $space }
everest-camp-empty = empty
everest-camp-label = { $seat }’s tent at { $space }: { $things }
everest-guide-label = Guide { $guide } at { $space }: { $things }
everest-standing-guide = guide { $guide } with { $things }
everest-standing-camp = { $seat }’s tent with { $things }
everest-count-oxygen = { $count ->
    [0] no oxygen
    [one] { $count } bottle
   *[other] { $count } bottles
 }
everest-bottles = at most { $limit ->
    [one] { $limit } bottle
   *[other] { $limit } bottles
 } here
everest-air-cards = { $count } acclimatization

# The mountain
everest-space = { $space }: night { $acclimatization }, { $room }, bottles a guide { $oxygen }
everest-space-cost = cost { $cost }
everest-space-closed = no moving today

# A turn
everest-loads = Rucksacks and tents
everest-packs = Rucksacks
everest-pick-guide = Pick a guide. At base, tap clients and gear to load them.
everest-pick-space = Pick a lit space: it shows the cost and what is left.
everest-give-levels = Tap clients to raise them: { $left ->
    [one] { $left } level
   *[other] { $left } levels
 } left.
everest-held = { $item } ({ $place }): tap where it should go.
everest-held-nowhere = { $item } ({ $place }) can go nowhere from here.
everest-abandon = Leave behind
everest-keep = Keep it there
everest-pitch = Pitch { $guide }’s tent (cost { $cost })
everest-swap = Guides change places
everest-pay-level = Pay 1 risk with a level of everybody with { $guide }
everest-action-keep = Take { $card }
everest-action-return-top = Put { $cards } back on top
everest-action-return-bottom = Put { $cards } back at the bottom
everest-action-assign = { $card } for { $guide }
everest-action-assign-rope = { $card } for { $guide }, { $direction ->
    [up] up
   *[down] down
 }
everest-action-step = { $guide } to { $to } (cost { $cost })
everest-action-move = { $item }: { $source } → { $target }
everest-action-acclimatize = Raise { $client } ({ $place }) by { $points } with { $card }
everest-key-guide = pick a guide

# Oxygen in the morning
everest-waiting-oxygen = Waiting for { $seats } to finish with oxygen
everest-oxygen-title = Oxygen
everest-oxygen-open = Before cards are chosen you may spend bottles that lie at your tents. Each one brings you an acclimatization card.
everest-oxygen-spend = Spend a bottle at { $space } ({ $bottles } there, shows { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 })
everest-oxygen-close = No more today
everest-oxygen-look = Looking…
everest-oxygen-keep = Take one of the cards you see into your hand.
everest-oxygen-return = { $count ->
    [1] The other card goes back: on top or at the bottom.
   *[other] The others go back: on top or at the bottom, the left one above.
}
everest-oxygen-turn = Other order
everest-oxygen-top = Put on top
everest-oxygen-bottom = Put at the bottom
everest-oxygen-remove = Now one card of your hand leaves the game unseen; not the { $card } that you have just taken.
everest-oxygen-pick = Pick the card to remove
everest-oxygen-out = Remove { $card }
everest-air-title = Your acclimatization deck ({ $count })
everest-air-top = Known on top: { $cards }
everest-air-middle = In unknown order: { $cards }
everest-air-bottom = Known at the bottom: { $cards }
everest-air-removed = Removed from the game: { $cards }

# Warnings
everest-warn-death = { $client } ({ $place }) will not survive this night.
everest-warn-summit = { $guide } could still lead clients to the summit.
everest-warn-return = { $guide } could still bring clients back to base.
everest-warn-card = This costs everybody with the guide levels: { $clients } would die.
everest-warn-pay = This costs the life of { $clients }.
everest-warn-abandon = Left behind, this client dies: { $client }.
everest-ask-yes = Do it all the same
everest-ask-no = Go on without

# Score
everest-track = Score track
everest-track-field = { $score } VP: { $seats }
everest-track-order = With equal points the one on the left is ahead.
everest-end-order = Equal points: whoever had them first is ahead.

# The first game
lesson-everest-goal = Your two guides lead clients to the summit of Mount Everest and back. A client scores on the summit and again at base; one that dies costs points. You have 18 days.
lesson-everest-choose = Each day you play three of your six cards. Green cards move, brown ropes move cheaply downhill. Blue ones raise clients’ levels; you get those only with oxygen. Tap three, then play them.
lesson-everest-token = You had to take a risk token: pay its points with movement, with blue points or with a level of everybody with a guide, before you end your turn.
lesson-everest-load = Loading is free. Pick a guide, then tap clients, bottles and a tent in the base supply. A rucksack has four pockets: a client takes one, the first bottle two, a tent three.
lesson-everest-walk = Tap a guide, then a lit space: first what the way costs, then what is left. Everybody and everything with the guide goes along.
lesson-everest-icefall = Tiles of the icefall lie face down. Stepping there costs 1 and turns the tile up: it costs 1, or 2, or it is a crevasse and you step back.
lesson-everest-level = A client stands at its level. The boxes beside it show the nights to come: high ground and weather take levels, and at 0 a client dies. After each night mountaineers have at most 4, tourists 3.
lesson-everest-tent = A guide with a tent can pitch it where it stands. It gives each of your clients there a level a night, and holds any number of clients and bottles. It stays for good.
lesson-everest-camp = Tap a client or bottle, then the tent or rucksack it should go to, while a guide of yours stands there. Clients left in a tent wait there for a guide.
lesson-everest-oxygen = A bottle at a tent can be spent in the morning: see up to three acclimatization cards, take one, and remove a worse card from your hand for good.
lesson-everest-weather = Tap a day above to see its weather on the mountain. Red zones cost levels at night; in a hatched zone nobody can move that day.
lesson-everest-down = Those who were on the summit carry a flag. Bring them back to base before their levels run out, and they score again.

# The rules page
everest-rules-section-setup = Before the first day
everest-rules-section-clients = Guides and clients
everest-rules-section-day = The day
everest-rules-section-risk = Taking risk
everest-rules-section-loading = Loading
everest-rules-section-unloading = Unloading and leaving behind
everest-rules-section-movement = Moving
everest-rules-section-icefall = The icefall
everest-rules-section-levels = Levels and tents
everest-rules-section-oxygen = Oxygen
everest-rules-section-penalty = Paying risk
everest-rules-section-scoring = Points
everest-rules-section-weather = Weather
everest-rules-section-night = The night
everest-rules-section-end = The end of a day and of the game
everest-rules-section-board = Reading the board
everest-rules-section-rulings = Rulings where the rules are silent

# The rules, one entry a rule
rule-EV-001 = Two to five of you play, for 60 to 90 minutes; you should be ten or older. Nobody plays alone.
rule-EV-002 = Each of you has two guides on the mountain and a score pawn.
rule-EV-003 = Lead clients to the summit and back. Whoever has most victory points (VP) after day 18 wins.
rule-EV-004 = There are two routes, an easier and a harder one; one of them is used.
rule-EV-005 = There are five colours; each has three pawns, two rucksacks, 24 cards and two tents.
rule-EV-006 = The 24 cards of all of you are the same.
rule-EV-007 = There are 20 risk tokens: four 0s, eleven 1s and five 2s.
rule-EV-008 = There are 12 icefall tiles: five with an I on the back and seven with a II.
rule-EV-009 = Summer and winter have six weather tiles each; a tile holds three days.
rule-EV-010 = There are 40 mountaineers, 40 tourists and 30 bottles of oxygen. A marker shows today, another one who leads.
rule-EV-011 = Choose a route. Take the easier one first.
rule-EV-012 = Each of you takes everything of one colour.
rule-EV-013 = Choose summer (easier) or winter (harder); either goes with either route.
rule-EV-014 = Two of the six shuffled weather tiles lie open and show six days.
rule-EV-015 = The other four follow one by one; nobody knows their order.
rule-EV-016 = The marker begins on day 1, the first of the left tile.
rule-EV-017 = On each space of the icefall lies a random tile, face down, with the mark of the space on its back.
rule-EV-018 = Tiles that are left over stay aside unseen.
rule-EV-019 = Three random risk tokens lie face up, all others face down.
rule-EV-020 = Oxygen, mountaineers and tourists are there for all of you.
rule-EV-021 = Your two guides begin at base.
rule-EV-022 = Each score pawn begins on 5.
rule-EV-023 = There the pawns stand in a random order from left to right; at equal points the left one is ahead.
rule-EV-024 = Your six acclimatization cards, shuffled, are a deck of their own.
rule-EV-025 = Your other 18 cards are the main deck. It begins without any acclimatization card; only oxygen brings you one.
rule-EV-026 = You draw six cards from the main deck.
rule-EV-027 = Whoever was in the mountains last leads on the first day. Here chance decides, or you do.
rule-EV-028 = Guides begin with empty rucksacks; everything is loaded at base in your turns.
rule-EV-029 = A rucksack shows what its guide carries and whom it leads.
rule-EV-030 = Guides have no level and cannot die.
rule-EV-031 = Clients are mountaineers or tourists.
rule-EV-032 = A client was on the summit or was not; a flag shows it.
rule-EV-033 = Clients enter the mountain only at base.
rule-EV-034 = A client is always with one guide or in one pitched tent.
rule-EV-035 = A client begins at level 1.
rule-EV-036 = A client begins without the flag of the summit.
rule-EV-037 = The slot on which a client stands is its level, in rucksacks and in tents.
rule-EV-038 = A client that goes from a guide to a tent or to the other guide keeps its level and its flag.
rule-EV-039 = During a day a level can rise to 6 at most.
rule-EV-040 = At the end of the night a mountaineer has at most level 4, a tourist at most 3.
rule-EV-041 = A mountaineer is worth 2 VP on the summit and 2 more at base after it, and costs 3 if it dies. A tourist is worth 3 and 3, and costs 4.
rule-EV-042 = A client stands on the space of its guide or of its tent.
rule-EV-043 = The game has 18 days.
rule-EV-044 = On each day you choose cards, one of you may take a risk token, you act in turn, the night changes levels, and the day ends.
rule-EV-045 = All of this happens at once, except the turns: they come one after the other.
rule-EV-046 = Before choosing cards you may spend oxygen.
rule-EV-047 = All choose three cards of their hand in secret.
rule-EV-048 = When all have chosen, the cards are revealed together.
rule-EV-049 = With three cards in hand you play all three.
rule-EV-050 = Add up the movement of your three cards.
rule-EV-051 = A rope card with two values counts its up value.
rule-EV-052 = A card with a down value alone counts nothing.
rule-EV-053 = An acclimatization card counts nothing.
rule-EV-054 = If your sum is higher than all others, you take one of the three open risk tokens.
rule-EV-055 = The token lies with your cards and must be paid in your turn.
rule-EV-056 = If the highest sum is shared, nobody takes a token.
rule-EV-057 = A taken token is replaced at once by a random one, so that three lie open again.
rule-EV-058 = You act one after the other, clockwise from the one who leads.
rule-EV-059 = You need not use your cards, and not all of their points.
rule-EV-060 = If you hold a risk token, you must pay it in this turn.
rule-EV-061 = Loading costs no movement and no levels.
rule-EV-062 = At base a guide loads as many clients and bottles as have room.
rule-EV-063 = Your two tents begin at base; a guide must pick one up there to use it.
rule-EV-064 = Your two guides on one space may hand over clients, bottles and packed tents as you like.
rule-EV-065 = A guide may take clients and bottles out of your tent on its space.
rule-EV-066 = After every exchange everything must have room in its rucksack.
rule-EV-067 = A rucksack fills from left to right and from top to bottom; nothing lies to the right of what is there.
rule-EV-068 = A tent takes the three upper pockets. Then one bottle or one client has room below.
rule-EV-069 = Without a tent the first bottle takes the two upper pockets.
rule-EV-070 = With one bottle there is room for two more bottles, two clients, or one of each.
rule-EV-071 = Without tent and bottles there is room for four clients.
rule-EV-072 = Each client has a pocket of its own and stands at its level.
rule-EV-073 = With a tent: one bottle or client. With bottles: bottles and clients together at most three. Else at most four clients. One tent at most.
rule-EV-074 = In each zone a guide may carry only so many bottles; the number stands at its rucksack.
rule-EV-075 = Unloading is free, and possible in these cases only; pitching a tent costs movement.
rule-EV-076 = A bottle may go to your tent on the space, or to your other guide there.
rule-EV-077 = A client may go to your tent on the space, or to your other guide there.
rule-EV-078 = You may leave gear or clients behind at any time in your turn.
rule-EV-079 = A bottle that is left behind goes back to the supply.
rule-EV-080 = A client that is left behind dies and costs you as much as any death.
rule-EV-081 = A packed tent that is left behind is out of the game.
rule-EV-082 = At base everything may be unloaded; it goes back to the supply and can be loaded again.
rule-EV-083 = A client with the flag of the summit scores when it arrives at base, and leaves.
rule-EV-084 = Movement cards take guides up or down.
rule-EV-085 = You say which cards are for which guide. It can use the sum of their points.
rule-EV-086 = The points of one card serve one guide only.
rule-EV-087 = You may leave points unused, and a guide need not move.
rule-EV-088 = A step leads along a rope from one space to the next.
rule-EV-089 = Entering a space costs what it shows; where nothing is printed, 1.
rule-EV-090 = With plain cards a guide may go up and down as you like.
rule-EV-091 = Of a rope card either the up value or the down value counts, never both.
rule-EV-092 = The up value takes a guide up, pitches a tent, or pays risk.
rule-EV-093 = The down value takes a guide down, or pays risk.
rule-EV-094 = A card with a down value alone is a rope card whose up value is 0.
rule-EV-095 = Only so many guides may stay on a space; the number depends on its zone and on how many of you play.
rule-EV-096 = A guide may pass through a full space and pays for it, but must not stay there.
rule-EV-097 = Your two guides may change places at once if they stand on joined spaces that are both full.
rule-EV-098 = Guides that change places so were never together, so they hand nothing over.
rule-EV-099 = To enter a space with a hidden tile, pay 1, then the tile is turned up.
rule-EV-100 = A tile that is turned up stays so.
rule-EV-101 = If it shows 1, the guide enters and owes nothing more.
rule-EV-102 = If it shows 2, the guide pays a second point and enters, or steps back.
rule-EV-103 = Into a crevasse nobody can go; the guide steps back.
rule-EV-104 = After stepping back the guide may go on with the points it has left.
rule-EV-105 = The point for turning a tile up is lost in any case.
rule-EV-106 = Later guides pay the 1 or 2 at once; a crevasse stays closed to all.
rule-EV-107 = An acclimatization card is for one guide or one of your tents.
rule-EV-108 = Its points are not shared between two of them; one may get several such cards.
rule-EV-109 = You divide its points among the clients there as you like.
rule-EV-110 = Two of your movement cards cost levels.
rule-EV-111 = If such a card is used for a guide, every client with it loses as many levels as it says.
rule-EV-112 = That happens as the guide moves, before the night.
rule-EV-113 = A guide with a tent may pitch it where it stands.
rule-EV-114 = That costs as much movement as entering the space.
rule-EV-115 = Of a rope card only the up value pays for a tent.
rule-EV-116 = A pitched tent stays where it is to the end.
rule-EV-117 = A guide may enter a space, pitch a tent and go on in one turn, if its points last.
rule-EV-118 = Any number of tents may stand on a space.
rule-EV-119 = Oxygen is spent before cards are chosen; the bottle goes back to the supply.
rule-EV-120 = Only bottles that lie at your pitched tents can be spent.
rule-EV-121 = For each bottle you look at the top cards of your acclimatization deck and take one into your hand.
rule-EV-122 = The higher the tent, the more cards you see: three above 8000 m, two above 7000 m, one above 6000 m, none below.
rule-EV-123 = Nobody else sees these cards.
rule-EV-124 = The cards that you do not take go back on top or at the bottom, in the order you like.
rule-EV-125 = Then one card of your hand leaves the game unseen.
rule-EV-126 = That may be an acclimatization card, but not the one just taken.
rule-EV-127 = From now on the card taken belongs to your main deck.
rule-EV-128 = You may spend several bottles on one morning, one after the other.
rule-EV-129 = A token of 0 costs nothing.
rule-EV-130 = A token of 1 costs one point: of a movement card, of an acclimatization card, or a level of every client with a guide for whom a card was used.
rule-EV-131 = If you pay with a rope card, you first say which of its values counts.
rule-EV-132 = Clients in tents, and those of a guide for whom no card was used, cannot pay with levels.
rule-EV-133 = A token of 2 costs two points, paid in the same or in different ways.
rule-EV-134 = When a guide reaches the summit, each of its clients that was not there yet scores, 2 or 3 VP.
rule-EV-135 = They get the flag; nobody scores the summit twice.
rule-EV-136 = Reaching the summit changes no level, and your turn goes on.
rule-EV-137 = When a guide comes back to base, its clients with the flag score again, 2 or 3 VP, and leave.
rule-EV-138 = A client’s death costs you at once 3 VP for a mountaineer, 4 for a tourist.
rule-EV-139 = Your score never falls below 1; what goes beyond is forgotten.
rule-EV-140 = There is no highest score; past its last field the track begins again.
rule-EV-141 = A pawn that comes to a field stands to the right of those already there. At equal points the left one is ahead.
rule-EV-142 = The marker shows the day; its picture tells which zones the weather hits, and how.
rule-EV-143 = It shows each zone of the mountain; the marked ones are hit.
rule-EV-144 = A red number: each client there loses so many levels at night.
rule-EV-145 = No moving: a guide in such a zone stays, and none may enter it. Tents may be pitched there.
rule-EV-146 = A tile shows three days; a day without signs changes nothing.
rule-EV-147 = After all turns each client is settled on its own.
rule-EV-148 = It gains the blue or loses the red number of its space.
rule-EV-149 = It gains 1 if a tent of your colour stands on its space, whether it is in the tent or with the guide.
rule-EV-150 = It loses what the weather takes in its zone.
rule-EV-151 = A client whose level is below 1 dies.
rule-EV-152 = Then levels above 4, for tourists above 3, fall to that.
rule-EV-153 = Tomorrow your left neighbour leads.
rule-EV-154 = The marker moves on by a day.
rule-EV-155 = When it reaches the right tile, that one moves to the left and the next one is shown.
rule-EV-156 = When no tile is left to show, the last three days have begun.
rule-EV-157 = You draw three cards, so that you hold six.
rule-EV-158 = If your pile is empty you draw nothing and play your three tomorrow: on days 6, 12 and 18.
rule-EV-159 = If your hand is empty too, you shuffle your played cards and draw six: after days 6 and 12.
rule-EV-160 = So your pile has 9, 6, 3, 0 and 0 cards after the first five days, and 12 after the sixth; then it begins again.
rule-EV-161 = The game ends when day 18 ends.
rule-EV-162 = Most VP win; at equal points whoever had them first.
rule-EV-163 = Nothing is scored at the end; clients still on the mountain neither score nor cost.
rule-EV-164 = The board shows base, the icefall, the routes, the summit, the lines of altitude, how many guides and bottles each zone allows, and the score track.
rule-EV-165 = A space shows what entering costs and what the night there gives or takes. Flags are for K2 only.
rule-EV-166 = K2 can be played on this board too.

rule-Q-EV-01 = Risk tokens never come back once taken; there are enough of them.
rule-Q-EV-02 = The eighteenth token taken is not replaced.
rule-Q-EV-03 = If nobody takes a token, the open ones stay.
rule-Q-EV-04 = If all of you have the sum 0, that is shared too.
rule-Q-EV-05 = A card with a down value alone counts 0; a card that costs levels counts its movement.
rule-Q-EV-06 = Whoever must take a token chooses it openly before the turns.
rule-Q-EV-07 = Points that you do not use otherwise may pay risk.
rule-Q-EV-08 = You may pay at any time in your turn, but you cannot do anything that leaves you unable to pay.
rule-Q-EV-09 = Risk that you cannot pay lapses.
rule-Q-EV-10 = Paying with levels hits everybody with that guide at that moment; there must be somebody.
rule-Q-EV-11 = A card counts as used for a guide once a point of it was spent by the guide or given to one of its clients.
rule-Q-EV-12 = If you pay both points with the levels of one guide’s clients, each of them loses two.
rule-Q-EV-13 = Such a payment may cost a life, at once and with its points.
rule-Q-EV-14 = Paying risk with a card that costs levels costs no levels.
rule-Q-EV-15 = You may pay with a point of an acclimatization card that serves a tent.
rule-Q-EV-16 = Cards, loading, steps and tents may follow each other in any order, one guide or the other.
rule-Q-EV-17 = You need not use acclimatization cards, or only in part.
rule-Q-EV-18 = A card is bound to a guide by the first point spent; the rest of it may follow later in the turn.
rule-Q-EV-19 = A step may be paid with several cards.
rule-Q-EV-20 = The most restricted points are spent first: rope cards before plain ones, cards that cost levels last.
rule-Q-EV-21 = A rope card’s direction is fixed by its first point, for the whole turn.
rule-Q-EV-22 = A card that costs levels does so once, with the first point that its guide spends, to everybody who is with the guide then.
rule-Q-EV-23 = It does so too if it only pitches a tent.
rule-Q-EV-24 = Unused it costs nothing.
rule-Q-EV-25 = You may put clients into a tent before using such a card, and fetch them afterwards.
rule-Q-EV-26 = A client that falls below level 1 in a turn dies at once; a card played before can save it, a later one cannot.
rule-Q-EV-27 = Points beyond level 6 are lost.
rule-Q-EV-28 = You may give some clients nothing of a card, and leave points of it.
rule-Q-EV-29 = A card may serve a tent without a guide near it.
rule-Q-EV-30 = Ground, tent and weather are added up first, and only the sum changes the level; then come death and the cap.
rule-Q-EV-31 = The cap is applied only at the end of the night.
rule-Q-EV-32 = Clients with a guide beside your tent gain its level too.
rule-Q-EV-33 = Two of your tents on one space still give 1 level.
rule-Q-EV-34 = Tents of others give you nothing and hold nothing for you.
rule-Q-EV-35 = Clients in a tent without a guide have the same night, the tent’s level included.
rule-Q-EV-36 = A day may cost levels and forbid moving; then both count.
rule-Q-EV-37 = Base and the lowest zone are hit too, if the day marks them.
rule-Q-EV-38 = A rucksack can always be packed anew, so only what is in it matters, not the order of loading.
rule-Q-EV-39 = One bottle and three clients have no room, in whatever order you load them.
rule-Q-EV-40 = A guide carries one tent at most.
rule-Q-EV-41 = Icefall tiles left over and cards removed stay secret.
rule-Q-EV-42 = A guide with more bottles than a zone allows cannot enter it, not even in passing; it must put some down first.
rule-Q-EV-43 = Taking a bottle, a guide must keep to the limit of the zone where it stands.
rule-Q-EV-44 = A tent holds any number of clients and bottles.
rule-Q-EV-45 = For each bottle one card comes and one goes: your main deck always has 18.
rule-Q-EV-46 = You may spend oxygen on days with three cards too; three are left to play.
rule-Q-EV-47 = If the acclimatization deck has fewer cards you see those; if it is empty, no bottle can be spent.
rule-Q-EV-48 = Below 6000 m a bottle cannot be spent.
rule-Q-EV-49 = A card taken with an earlier bottle of the same morning may be removed.
rule-Q-EV-50 = The cards that go back all go to the same end, in the order you like.
rule-Q-EV-51 = You decide about the next bottle after the last one is settled.
rule-Q-EV-52 = All of you spend oxygen at the same time; the bottles are open, the cards secret.
rule-Q-EV-53 = No guide or client has to be at the tent.
rule-Q-EV-54 = Clients and bottles never run out.
rule-Q-EV-55 = A client without the flag that comes back to base neither scores nor costs; it may stay with its guide or go.
rule-Q-EV-56 = A client who is taken on again is a new one, at level 1.
rule-Q-EV-57 = Scoring at base happens by itself, and the client leaves.
rule-Q-EV-58 = You may exchange things, pitch and score on a space that a guide only passes, even a full one.
rule-Q-EV-59 = Tents may be pitched at base and on the summit too.
rule-Q-EV-60 = A packed tent unloaded at base can be loaded again.
rule-Q-EV-61 = You leave things behind in your own turn, from rucksacks; clients in tents cannot be left behind.
rule-Q-EV-62 = Leaving behind a client who was on the summit costs the same.
rule-Q-EV-63 = Room is counted when another guide moves or the turn ends.
rule-Q-EV-64 = Base has room for all.
rule-Q-EV-65 = When guides change places, each pays for the space it enters with its own cards; afterwards both may go on.
rule-Q-EV-66 = If only one of the two spaces is full, two ordinary steps do.
rule-Q-EV-67 = Changing places onto the summit or to base scores like any arrival.
rule-Q-EV-68 = Guides that change places hand nothing to each other; tents on the spaces can be used afterwards.
rule-Q-EV-69 = A guide that only touches a full summit scores there. An option changes that.
rule-Q-EV-70 = Thrown back onto a full space, a guide must walk on; if it cannot, it goes back free along its way to where it may stop.
rule-Q-EV-71 = Stepping back costs nothing and scores nothing.
rule-Q-EV-72 = At a 2 you choose freely whether to pay or to step back; without the point you step back.
rule-Q-EV-73 = Points for turning a tile up must fit the direction of the step, and so must the second one.
rule-Q-EV-74 = An open 2 cannot be tried with one point.
rule-Q-EV-75 = What has been turned up, drawn or taken cannot be undone.
rule-Q-EV-76 = Pitching in the icefall costs 1 or 2, as the tile says.
rule-Q-EV-77 = Where nobody may move, nobody enters, leaves or walks; loading, cards, tents and oxygen are possible.
rule-Q-EV-78 = Each rope leads up one way; between equal altitudes both ways count as up.
rule-Q-EV-79 = Guides of others matter only for the room on spaces.
rule-Q-EV-80 = A guide may leave a space and come back; coming back to the summit scores nothing new.
rule-Q-EV-81 = Each loss by itself stops at 1 VP.
rule-Q-EV-82 = The score is a plain number; laps are not counted.
rule-Q-EV-83 = Who leads first is random or agreed.
rule-Q-EV-84 = At equal points it counts whose pawn came there first; at the beginning a random order does.
rule-Q-EV-85 = Losses of one night are settled in turn order, those of one of you as one move.
rule-Q-EV-86 = A loss at 1 VP moves no pawn, so it keeps its place.
rule-Q-EV-87 = A pawn that goes up and back in one turn has moved, so it is last there.
rule-Q-EV-88 = Several clients that score in one arrival are one move.
rule-Q-EV-89 = Day 18 is played to its end, without drawing.
rule-Q-EV-90 = Clients, bottles and tents still out at the end are worth nothing.
rule-Q-EV-91 = Hands are secret, played cards open until they are shuffled.
rule-Q-EV-92 = A client who is handed over on the summit has its flag already and does not score again.
rule-Q-EV-93 = Cards are chosen when all of you have finished with oxygen; whoever has none to spend is finished at once.
rule-Q-EV-94 = Two guides with full rucksacks may exchange too: one of them may carry too much meanwhile, and then nothing but handing over, putting down and leaving behind is possible until all has room.

## Set-up: who plays

bot-sherpa-help = Looks one turn ahead and weighs what each client can still reach. The strongest opponent in this game.
