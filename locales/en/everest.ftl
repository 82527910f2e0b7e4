### Mount Everest: every text of this game that K2 does not share (those are in mountain.ftl).
### Variables: $guide, $other and $seat are names as shown ("A1", "A", a player’s name), $space, $from and $to names of spaces,
### $card the name of a card, $cards of several, $slot what an open card is called, $item and $client what is carried or led,
### $place where that is, $direction `up` or `down`, $kind `mountaineer` or `tourist`; all others are numbers.

game-everest = Mount Everest
weather-everest-summer = Summer
weather-everest-winter = Winter

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
