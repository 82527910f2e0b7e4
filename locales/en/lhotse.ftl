### Lhotse: every text that K2 does not have already.
### Variables: as in k2.ftl; $piece is `climber` or `tent`, $tile the name of a weather tile, $section the name of a section.

## Boards, seasons, sections, weather tiles

game-lhotse = Lhotse
board-lhotse-face = Lhotse, South Face
board-lhotse-col = Lhotse, South Col Race
weather-lhotse = Lhotse
section-W = West
section-C = Centre
section-E = East
tile-clear-window = Clear Window
tile-jet-stream = Jet Stream
tile-west-storm = Western Storm
tile-east-monsoon = Eastern Monsoon
tile-pillar-falls = Falling Pillar
tile-thaw = Thaw
tile-inversion = Inversion
tile-whiteout = Whiteout
tile-seracs = Seracs
tile-front = Cold Front
tile-clear-window-help = Two clear days on the whole face, then a little wind at the top.
tile-jet-stream-help = Storm above 8000 m, worst in the centre; calm below.
tile-west-storm-help = Three bad days in the west that end in a landslide there; the east stays clear.
tile-east-monsoon-help = Three bad days in the east; the west stays clear.
tile-pillar-falls-help = Good weather, but on the second day the centre comes down.
tile-thaw-help = No wind, but warm lower walls slide: first in the west, then in the east.
tile-inversion-help = Cloud on the lower face; sun for whoever is high up.
tile-whiteout-help = Snow on the whole face for a day, then it slides off the upper centre.
tile-seracs-help = On the second day hanging ice breaks off the upper east.
tile-front-help = Snow crosses the face from west to east, a section a day.

## Spaces of the South Face (at most 14 characters)

space-lhotse-face-sw = West Camp
space-lhotse-face-se = East Camp
space-lhotse-face-m = Middle Moraine
space-lhotse-face-a1 = Goat Meadow
space-lhotse-face-a2 = Old Cairn
space-lhotse-face-a3 = Ridge Foot
space-lhotse-face-ab = Ladder Head
space-lhotse-face-a4 = Snow Saddle
space-lhotse-face-a5 = West Camp II
space-lhotse-face-a6 = Razor Ridge
space-lhotse-face-b1 = Ice Apron
space-lhotse-face-bc = Twin Ledges
space-lhotse-face-b4 = Blue Steps
space-lhotse-face-b5 = Hanging Camp
space-lhotse-face-b6 = Ice Throat
space-lhotse-face-west = Lhotse West
space-lhotse-face-c1 = Pillar Foot
space-lhotse-face-c3 = Red Slabs
space-lhotse-face-c4 = Eagle Ledge
space-lhotse-face-c5 = Pillar Camp
space-lhotse-face-c6 = Grey Tower
space-lhotse-face-c7 = Rotten Band
space-lhotse-face-c8 = Last Chimney
space-lhotse-face-d1 = Scree Cone
space-lhotse-face-d2 = Gully Mouth
space-lhotse-face-d3 = Stone Funnel
space-lhotse-face-d4 = Long Gully
space-lhotse-face-d5 = Couloir Camp
space-lhotse-face-d6 = Narrows
space-lhotse-face-d7 = Snow Fan
space-lhotse-face-d8 = Cornice
space-lhotse-face-top = Lhotse
space-lhotse-face-e1 = Boulder Camp
space-lhotse-face-e2 = Rib Foot
space-lhotse-face-e3 = Black Rib
space-lhotse-face-ef = Rib Shoulder
space-lhotse-face-e5 = Shar Camp
space-lhotse-face-e6 = Broken Rib
space-lhotse-face-e7 = Shar Col
space-lhotse-face-f1 = Yak Pasture
space-lhotse-face-f2 = Glacier Pond
space-lhotse-face-f3 = Spur Foot
space-lhotse-face-f4 = White Spur
space-lhotse-face-f5 = East Camp II
space-lhotse-face-f6 = Mushrooms
space-lhotse-face-f7 = East Shoulder
space-lhotse-face-shar = Lhotse Shar

## Spaces of the South Col Race (at most 14 characters)

space-lhotse-col-s1 = Glacier Camp
space-lhotse-col-s2 = Moraine Camp
space-lhotse-col-l1 = Left Moraine
space-lhotse-col-l2 = Nuptse Foot
space-lhotse-col-i1 = First Seracs
space-lhotse-col-i2 = Ice Gate
space-lhotse-col-i3 = Ladders
space-lhotse-col-i4 = Popcorn Ice
space-lhotse-col-i5 = Icefall Top
space-lhotse-col-r1 = Right Moraine
space-lhotse-col-r2 = Rock Rib
space-lhotse-col-w1 = Crevasse Edge
space-lhotse-col-w2 = Camp I
space-lhotse-col-w3 = Nuptse Corner
space-lhotse-col-w4 = Left Cwm
space-lhotse-col-w5 = Cwm Floor
space-lhotse-col-w6 = Camp II
space-lhotse-col-w7 = Fan Slope
space-lhotse-col-w8 = Bergschrund
space-lhotse-col-w9 = Face Foot
space-lhotse-col-f1 = Left Ice
space-lhotse-col-f2 = Ice Ramp
space-lhotse-col-f3 = Camp III
space-lhotse-col-f4 = Serac Ledge
space-lhotse-col-g1 = Geneva Spur
space-lhotse-col-g2 = South Col
space-lhotse-col-g3 = Yellow Band
space-lhotse-col-g4 = Upper Ice
space-lhotse-col-h1 = Col Slope
space-lhotse-col-h2 = Camp IV
space-lhotse-col-h3 = Reiss Gully
space-lhotse-col-h4 = Snow Gully
space-lhotse-col-top = Lhotse

## Phases and levels

phase-draft = Keeping a weather tile
phase-discard = Discarding cards
phase-slide = Landslide
solo-mountaineer = Mountaineer
levels-first = The printed table for solo games is damaged; the title follows its first column as mended here.
levels-second = The printed table for solo games is damaged; the title follows its second column as mended here.
levels-measured = Judged by five steps that were found by simulation.

## Options

option-discards = Cards for the box
option-discards-help = Which three cards each of you plays without in the South Col Race.
option-discards-standard = acclimatization 2, 1 and 0
option-discards-free = any three, chosen in secret
option-levels = Titles of a solo game
option-levels-help = Which points earn which title when you climb alone.
option-levels-printed = printed table, by season
option-levels-first = printed table, first column
option-levels-second = printed table, second column
option-levels-measured = measured, five steps

## Actions

action-keep = Keep { $tile }
action-discard = Discard { $cards }
action-fix = { $climber } fixes a rope to { $space } (cost 1)
action-slide = { $piece ->
    [tent] { $climber }’s tent slides to { $space }
   *[climber] { $climber } slides to { $space }
 }

## Why an action is refused

refusal-tile-not-dealt = This weather tile was not dealt to you.
refusal-no-fixed-ropes = There are no fixed ropes in this game.
refusal-rope-used = { $seat }, your pair of fixed-rope tokens lies already and never moves.
refusal-rope-too-low = { $space } is too low: both ends of a fixed rope must be above 6000 m.
refusal-rope-too-steep = The flags of { $from } and { $to } differ by more than 1.
refusal-rope-paths = { $from } and { $to } are not on two different paths beside each other.
refusal-rope-blocked = No fixed rope fits between { $from } and { $to }: a rope or a space is in the way, or they are joined already.
refusal-not-sliding = It is not the turn of { $piece ->
    [tent] { $climber }’s tent
   *[climber] { $climber }
 } to slide.
refusal-no-slide = { $piece ->
    [tent] { $climber }’s tent
   *[climber] { $climber }
 } cannot slide to { $to }.

## What has happened (the log)

event-tile-shown-named = A new weather tile lies open: { $tile }.
event-tile-dealt = { $seat } is dealt a weather tile: { $tile }.
event-tile-dealt-hidden = { $seat } is dealt a weather tile.
event-kept = { $seat } has kept a weather tile.
event-draft-ended = The weather tiles are shuffled.
event-discard-chosen = { $seat } has chosen cards for the box.
event-discarded = { $seat } plays without { $cards }.
event-rope-fixed = { $climber } fixes a rope from { $from } to { $to } (cost { $cost }).
event-buried = A landslide hits { $climber }: level { $before } becomes { $after }.
event-slid = { $piece ->
    [tent] { $climber }’s tent slides from { $from } to { $to }.
   *[climber] { $climber } slides from { $from } to { $to }.
 }

## The terminal

cli-phase-draft = keep one of two weather tiles
cli-phase-discard = discard three cards
cli-phase-slide = { $seat } chooses where a piece slides
cli-space-in-section = { $name }, { $section }
cli-legend-fixed-ropes = = before a space marks a fixed rope.
cli-tile = { $name } ({ $number })
cli-tile-dealt = Dealt to you: { $tile }
cli-tile-kept = You keep: { $tile }
cli-rope-fixed = fixed rope from { $from } to { $to }
cli-rope-packed = fixed rope not placed yet
cli-discarded = in the box: { $cards } (bonus { $bonus } VP)
cli-discards = You discard: { $cards }
cli-discard-hint = Type discard and three cards, such as discard a0 a1 a2; any three of your deck will do.

## The page

home-col = South Col Race
home-col-help = Fifteen days from two camps to one summit; you choose three cards to leave behind.
lhotse-section-weather = { $section } { $weather }
lhotse-day-weather = Day { $day }: { $weather }
lhotse-landslide = landslide −2
lhotse-band = { $from }–{ $to } km
lhotse-band-up = { $from }+ km
lhotse-tile-day = Day { $day }
lhotse-drafting = Keeping a weather tile: { $seats }
lhotse-discarding = Putting cards away: { $seats }
lhotse-draft-title = Keep one of two weather tiles
lhotse-draft-help = { $count ->
    [one] Each of you keeps one in secret, { $count } more is drawn, and the six are shuffled. Nobody but you knows that yours is among them; the other one leaves the game.
   *[other] Each of you keeps one in secret, { $count } more are drawn, and the six are shuffled. Nobody but you knows that yours is among them; the other one leaves the game.
 }
lhotse-draft-keep = Keep { $tile }
lhotse-draft-kept = You keep { $tile }. The others see nothing.
lhotse-own-tile = Your weather tile: { $tile }
lhotse-discard-title = Leave three cards behind
lhotse-discard-help = They are out of your deck for all 15 days; all turn theirs up together. Every 2 levels on blue cards among them are worth 1 VP at the end.
lhotse-discard-go = Leave these three behind
lhotse-discard-bonus = { $bonus } VP at the end
lhotse-discard-chosen = You leave { $cards } behind ({ $bonus } VP at the end). The others see nothing yet.
lhotse-seat-discarded = left behind: { $cards } (+{ $bonus } VP at the end)
lhotse-rope = Fixed rope of { $seat }: { $from } down to { $to }
lhotse-rope-level = Fixed rope of { $seat }: { $from } and { $to }, level
lhotse-fix = Fix rope ({ $cost })
lhotse-fix-help = Tap a lit space: the rope leads there, for good and for everybody.
lhotse-slide = Landslide
lhotse-slide-title = The landslide takes { $piece }.
lhotse-slide-help = More than one way leads down; pick a lit space.
lhotse-piece-climber = { $climber }
lhotse-piece-tent = { $climber }’s tent
lhotse-map-landslide = landslide tonight
lhotse-map-ropes = fixed ropes to { $spaces }
path-west-ridge = west ridge (orange)
path-ice-ladder = ice ladder (blue)
path-pillar = pillar (red)
path-couloir = couloir (yellow)
path-shar-rib = Shar rib (violet)
path-east-spur = east spur (green)
lhotse-end-bonus = { $seat }: { $bonus } VP of these for cards left behind.

## The lesson

lesson-lhotse-goal = Your two climbers start from two camps below the South Face of Lhotse. Take them as high as you can in 18 days and keep both alive. The middle peak is the highest.
lesson-lhotse-draft = First you keep one of two weather tiles. It will be among the six of this game, on days that nobody knows. Keep the one that suits the side you mean to climb.
lesson-lhotse-choose = Each day you play three of your six cards. Green ones move, brown ropes move cheaply downhill, blue ones raise a climber’s level. Tap three, then play them.
lesson-lhotse-token = You had to take a risk token: pay its points with movement, with blue points or with a level, before you end your turn.
lesson-lhotse-walk = Tap a climber, then a lit space: first what the way costs, then what is left. Six paths lead up, each with ropes of its own colour; a few spaces join two of them.
lesson-lhotse-level = Beside each climber stand the nights to come if it stays where it is. High ground, weather and landslides take levels; at 0 a climber dies.
lesson-lhotse-weather = West, centre and east have their own weather each day. Tap a day above to see it on the mountain: shaded zones cost levels at night.
lesson-lhotse-tent = A climber can pitch its tent once, for what entering its space costs. It gives a level every night.
lesson-lhotse-landslide = Stones on the mountain are a landslide: at night everybody there loses 2 more levels, even in a tent, and climbers and tents slide one space down.
lesson-lhotse-rope = Above 6000 m you can fix your rope once, for 1 point, from a climber to a lit space of the next path. It stays for good, and everybody may use it.
lesson-lhotse-down = High up no climber lasts long. Points stay when you go down: leave in time, before levels run out.

## The rules, one entry a rule

lhotse-rules-section-common = The aim, and what both scenarios share
lhotse-rules-section-face = South Face: before the first day
lhotse-rules-section-col = South Col Race: before the first day
lhotse-rules-section-weather = Weather
lhotse-rules-section-landslide = Landslides
lhotse-rules-section-ropes = Fixed ropes
lhotse-rules-section-end = The end of the game
lhotse-rules-section-solo = Alone on the mountain
lhotse-rules-section-rulings = Rulings where the rules are silent

rule-LH-001 = Lhotse is an expansion of K2. Whatever is not changed here is as in K2.
rule-LH-002 = You win with the most victory points (VP) at the end.
rule-LH-003 = In a tie, whoever of you reached the top of Lhotse first, the middle peak, wins. If none of you did, you share the victory.
rule-LH-004 = There are two scenarios: the South Face and the South Col Race.
rule-LH-005 = You prepare as in K2: three risk tokens lie open, you hold six cards, and both climbers begin at level 1 with score 1.
rule-LH-006 = You have your deck, two climbers, two tents and two level tracks, as in K2.
rule-LH-007 = There are two camps to start from. One of your climbers begins in each.
rule-LH-008 = The South Face is played with the weather tiles of Lhotse instead of those of K2.
rule-LH-009 = You are dealt two weather tiles face down. You keep one for the game; the other goes back to the box unseen.
rule-LH-010 = With one, two, three and four players five, four, three and two of the tiles not dealt are added, so that there are six.
rule-LH-011 = With five players one random tile of the five not kept is added.
rule-LH-012 = There are ten tiles; five players are dealt all of them.
rule-LH-013 = The six are shuffled. Two lie open, four follow, as in K2.
rule-LH-014 = You have one pair of fixed-rope tokens of your colour.
rule-LH-015 = Six tiles of three days make 18 days, with 18 cards as in K2.
rule-LH-016 = The South Col Race is played on its own side of the board.
rule-LH-017 = Of the six summer or winter tiles of K2 one is put aside unseen; five are played. Weather is otherwise as in K2.
rule-LH-018 = Or you play with five tiles of Lhotse, and the centre’s weather holds everywhere.
rule-LH-019 = There are tents but no fixed ropes.
rule-LH-020 = You leave three cards in the box: an acclimatization card each of 2, 1 and 0.
rule-LH-021 = If you agree on it beforehand, each of you chooses three cards in secret instead, and all are turned up together.
rule-LH-022 = Your deck has 15 cards then.
rule-LH-023 = So you hold six cards for four days and three on the fifth, three times over.
rule-LH-024 = A tile of Lhotse has its own weather for the west, the centre and the east of the South Face.
rule-LH-025 = In each section the weather depends on the altitude.
rule-LH-026 = Every day has three entries, one a section.
rule-LH-027 = A landslide comes at night, after all levels have changed.
rule-LH-028 = Each climber in it loses 2 more levels, in a tent or not.
rule-LH-029 = Each climber and each tent in it slides one space down along the printed ropes.
rule-LH-030 = Nothing slides along a fixed rope.
rule-LH-031 = The lowest spaces slide first, then upwards.
rule-LH-032 = If two lower spaces are possible, a piece slides to the one in its own section.
rule-LH-033 = If both are in its section, its owner chooses.
rule-LH-034 = A slide ignores how many climbers a space may hold.
rule-LH-035 = In its turn a climber above 6000 m may place your pair of fixed-rope tokens: they link its space with another one.
rule-LH-036 = You have one pair. Once placed it stays where it is.
rule-LH-037 = Placing it costs 1 point of that climber’s movement.
rule-LH-038 = One token lies on the climber’s own space.
rule-LH-039 = Two spaces with tokens of one colour are joined.
rule-LH-040 = Crossing costs what entering the space costs, as always.
rule-LH-041 = Everybody may use every fixed rope.
rule-LH-042 = A fixed rope is no printed rope.
rule-LH-043 = Fixed ropes may cross each other, and several tokens may share a space.
rule-LH-044 = The flags of the two spaces differ by 1 at most.
rule-LH-045 = The spaces lie on two different paths that are next to each other. A path is a chain of spaces joined by ropes of one colour.
rule-LH-046 = The rope crosses no printed rope and no space; it may bend.
rule-LH-047 = Both spaces are above 6000 m.
rule-LH-048 = The space with the higher flag is the upper end: its token points down, the other one up.
rule-LH-049 = With equal flags the tokens point at each other.
rule-LH-050 = From the upper to the lower end you go down, so the down value of a rope card counts.
rule-LH-051 = Between equal flags you go up, whichever way.
rule-LH-052 = The South Face ends with the last day of the sixth tile.
rule-LH-053 = The South Col Race ends with the last day of the fifth tile, after 15 days.
rule-LH-054 = In the South Col Race you add up the levels on the three cards you left in the box: every 2 are worth 1 VP.
rule-LH-055 = The usual three, 2, 1 and 0, are worth 1 VP to each of you.
rule-LH-056 = In a tie in the South Col Race whoever of you was on the summit first wins; if none of you was, you share the victory.
rule-LH-057 = Alone you play by the solo rules of K2.
rule-LH-058 = Your VP give you a title. The printed table is damaged; here it is repaired.

rule-Q-LH-01 = A tile has three days of three sections; each has its zones, its loss of levels and perhaps a landslide.
rule-Q-LH-02 = A landslide comes down in the zones that the weather of that section names.
rule-Q-LH-03 = First all levels change as usual, then the landslide takes 2, then climbers at 0 die, then pieces slide, lowest first, and at last levels above 6 fall to 6.
rule-Q-LH-04 = The landslide takes its 2 before a level above 6 falls: 7 becomes 5.
rule-Q-LH-05 = The dead are gone before anything slides.
rule-Q-LH-06 = Who loses levels is settled before anything slides, so each piece slides once.
rule-Q-LH-07 = If no lower space is in its section, the owner chooses among all lower ones.
rule-Q-LH-08 = In a camp at the foot nothing slides further, but levels are lost.
rule-Q-LH-09 = Down is a lower altitude along a printed rope; a level rope does not lead down.
rule-Q-LH-10 = On one space owners choose in turn order, piece by piece.
rule-Q-LH-11 = A climber and its tent may slide different ways.
rule-Q-LH-12 = A space may be too full after a slide. Those on it may stay; nobody else may stop there until there is room.
rule-Q-LH-13 = Fixed-rope tokens do not slide.
rule-Q-LH-14 = Slides take no points away.
rule-Q-LH-15 = Which pairs of spaces a fixed rope may link is listed with the board. A space on two paths counts for both.
rule-Q-LH-16 = Movement points pay for placing the rope; of a rope card the up value.
rule-Q-LH-17 = The far end may be full.
rule-Q-LH-18 = The climber may use its new rope at once.
rule-Q-LH-19 = Equal flags count as up on fixed ropes only; printed ropes go by altitude.
rule-Q-LH-20 = Titles: in the South Col Race with summer tiles from the first column, else from the second. A table measured on these boards can be chosen instead. The points for cards left behind count, also after a death.
rule-Q-LH-21 = In the first column 18 and 19 make you an Alpinist; the highest title needs 20.
rule-Q-LH-22 = Alone on the South Face you are dealt two tiles, keep one, and five more are added.
rule-Q-LH-23 = Free discards are any three of the 18 cards; only acclimatization cards are worth something.
rule-Q-LH-24 = The bonus is rounded down.
rule-Q-LH-25 = The bonus counts before a tie is settled.
rule-Q-LH-26 = With tiles of Lhotse in the South Col Race, a landslide of the centre holds for the whole board.
rule-Q-LH-27 = Whoever was first on the summit and has died no longer counts in a tie.
rule-Q-LH-28 = The other peaks are worth their flags and settle no tie.
rule-Q-LH-29 = The camps at the foot hold any number of climbers.
rule-Q-LH-30 = Boots on a tile of Lhotse would count for their section, as in K2.
rule-Q-LH-31 = The family variant can be played here too.
rule-Q-LH-32 = Your first climber, the round one, starts in the west, your second in the east.
