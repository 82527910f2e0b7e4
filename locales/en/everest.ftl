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
everest-refusal-already-assigned = { $slot } is named just so already.
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
    [0] { $seat }, night: { $client } ({ $place }) does not wake up (ground { $terrain }, weather −{ $lungs }, tent +{ $tent }; from level { $before }).
   *[other] { $seat }, night: { $client } ({ $place }) is at level { $after } (ground { $terrain }, weather −{ $lungs }, tent +{ $tent }).
 }
everest-event-game-over = The expedition is over.

## The terminal

everest-action-probe = { $guide } to { $to } (cost 1, turns the icefall tile up)
everest-cli-oxygen = Spend a bottle at tent { $camp }
everest-cli-phase-oxygen = oxygen, before cards are chosen
everest-cli-phase-probe = an icefall tile is turned up before { $seat }’s guide
everest-cli-phase-fork = { $seat }’s guide goes on into the icefall or steps back
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
everest-space-hidden = a hidden tile { $mark }, cost 1 to turn it up
everest-space-crevasse = a crevasse, closed to all
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
everest-fork = The icefall
everest-fork-text = { $space } costs 2. { $guide } has paid 1.
everest-fork-stay = Pay 1 more and enter
everest-fork-retreat = Step back
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
everest-oxygen-return = The others go back: on top or at the bottom, the left one above.
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
