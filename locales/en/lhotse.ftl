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
levels-first = Judged by the first column of the printed table, repaired.
levels-second = Judged by the second column of the printed table, repaired.
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
