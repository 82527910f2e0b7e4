### Ami a K2-ben és a Mount Everestben közös: minden szövege.
### A változók olyanok, mint a játékok fájljaiban.

## Táblák és zónák

board-everest-easy = Everest délről, könnyebb útvonal
board-everest-hard = Everest északról, nehezebb útvonal
zone-below-6000 = 6000 m alatt
zone-6000 = 6000–7000 m
zone-7000 = 7000–8000 m
zone-8000 = 8000 m felett

## Az Everest mezői (legfeljebb 14 betű)

space-everest-easy-base = Alaptábor
space-everest-easy-i1 = Jégfal 1
space-everest-easy-i2 = Jégfal 2
space-everest-easy-i3 = Jégfal 3
space-everest-easy-i4 = Jégfal 4
space-everest-easy-i5 = Jégfal 5
space-everest-easy-i6 = Jégfal 6
space-everest-easy-i7 = Jégfal 7
space-everest-easy-i8 = Jégfal 8
space-everest-easy-i9 = Jégfal 9
space-everest-easy-i10 = Jégfal 10
space-everest-easy-i11 = Jégfal 11
space-everest-easy-i12 = Jégfal 12
space-everest-easy-c1 = I. tábor
space-everest-easy-wf = Nyugati oldal
space-everest-easy-cwm = Nyugati katlan
space-everest-easy-c2 = II. tábor
space-everest-easy-berg = Peremhasadék
space-everest-easy-face = Délnyugati fal
space-everest-easy-gully = Középső kuloár
space-everest-easy-pillar = Déli pillér
space-everest-easy-c3 = III. tábor
space-everest-easy-yb = Sárga szalag
space-everest-easy-crest = Pillértető
space-everest-easy-rock = Sziklasáv
space-everest-easy-col = Déli-nyereg
space-everest-easy-balcony = Erkély
space-everest-easy-ss = Déli csúcs
space-everest-easy-step = Hillary-lépcső
space-everest-easy-snow = Magas hómező
space-everest-easy-wr = Nyugati gerinc
space-everest-easy-summit = Everest
space-everest-hard-base = Rongbuk
space-everest-hard-j1 = Jégfal 1
space-everest-hard-j2 = Jégfal 2
space-everest-hard-j3 = Jégfal 3
space-everest-hard-j4 = Jégfal 4
space-everest-hard-j5 = Jégfal 5
space-everest-hard-j6 = Jégfal 6
space-everest-hard-j7 = Jégfal 7
space-everest-hard-j8 = Jégfal 8
space-everest-hard-j9 = Jégfal 9
space-everest-hard-j10 = Jégfal 10
space-everest-hard-j11 = Jégfal 11
space-everest-hard-j12 = Jégfal 12
space-everest-hard-abc = Előtábor
space-everest-hard-chang = Changtse
space-everest-hard-rong = Rongbuk-jégár
space-everest-hard-head = Gleccserfő
space-everest-hard-fan = Lavinakúp
space-everest-hard-lho = Lho La
space-everest-hard-wcliff = Szürke falak
space-everest-hard-wsnow = Nyugati lejtő
space-everest-hard-ncol = Északi-nyereg
space-everest-hard-nsnow = Hórámpa
space-everest-hard-nridge = Szeles tábor
space-everest-hard-couloir = Nagy-kuloár
space-everest-hard-narrow = Szoros
space-everest-hard-wsh = Nyugati váll
space-everest-hard-wridge = Nyugati gerinc
space-everest-hard-hcamp = Hornbein-tábor
space-everest-hard-c6 = VI. tábor
space-everest-hard-first = Első lépcső
space-everest-hard-second = Második lépcső
space-everest-hard-upper = Fehér semmi
space-everest-hard-horn = Hornbein-árok
space-everest-hard-pyr = Csúcspiramis
space-everest-hard-summit = Everest

## Lapok és égbolt

card-movement = Mozgás { $points }
card-movement-loss = Mozgás { $points } (ügyfelek −{ $loss })
card-rope = Kötél { $up }/{ $down }
card-acclimatization = Akklimatizáció { $points }
sky-sun = derült
sky-cloud = felhős
sky-snow = havazás
sky-storm = vihar

## A játszma szakaszai

phase-deal = Húzás
phase-choose = Lapválasztás
phase-take = Kockázatzseton választása
phase-act = Mászás
phase-over = Az expedíció véget ért

## Lépések

action-choose = Kijátszás: { $cards }
action-take-token = Kockázatzseton: { $risk }
action-pay-card = 1 kockázat fizetése ezzel: { $card }
action-pay-card-rope = 1 kockázat fizetése ezzel: { $card }, { $direction ->
    [up] fel
   *[down] le
 }
action-end-turn = Kör vége

## A terminál

cli-space = { $name } ({ $id })
cli-day-of-game = { $day }/{ $last }. nap
cli-phase-deal = húzás
cli-phase-choose = válasszatok három lapot
cli-phase-take-token = kockázatzsetont vesz el: { $seat }
cli-phase-act = most mászik: { $seat }
cli-phase-over = az expedíció véget ért
cli-day = { $day }. nap
cli-day-today = { $day }. nap, ma
cli-weather-clear = derült
cli-weather-lungs = éjjel szint -{ $lungs }
cli-weather-closed = itt tilos a mozgás: { $zones }
cli-weather-boots = a belépés { $boots } ponttal drágább
cli-weather-section = { $section }: { $effect }
cli-weather-landslide = földcsuszamlás
cli-tokens = Kockázatzsetonok: { $tokens }
cli-column-space = mező
cli-column-cost = költség
cli-column-night = éjjel
cli-column-points = GyP
cli-column-room = hely
cli-column-ropes = kötél ide
cli-level = szint: { $level }
cli-score = { $score } GyP
cli-card = { $slot }: { $card }, maradt { $left }   { $named }
cli-direction = { $direction ->
    [up] fel
   *[down] le
 }
cli-token-held = kockázat: { $risk }
cli-hand = A kezed: { $cards }
cli-choice = Ezt választottad: { $cards }
cli-pile = A húzópaklid: { $cards }
cli-owed = Kifizetendő kockázat: { $owed }
cli-result-seat = { $seat }: { $score } GyP
cli-result-winners = { $count ->
    [one] Nyert: { $seats }.
   *[other] Közös győzelem: { $seats }.
 }

## Az oldal: lapok és zsetonok

hand-title = A kezed
hand-chosen = Ezt választottad: { $cards }. A többiek még nem látják.
hand-choose = Kijátszom őket
hand-left = { $count ->
    [3] válassz három lapot
    [one] válassz még egyet
   *[other] válassz még { $count } lapot
 }
hand-full = Három már megvan. Koppints az egyikre, hogy visszategyed.
hand-sum = Összeg: { $sum }
hand-risk-always = minden nap kockázatzsetont veszel el
hand-risk = legnagyobb összeg, így kockázatzseton, esély kb. { $percent }%
tray-cards = Lapjaid
tray-left = maradt { $left }
tray-pick-space = Válassz egy világító mezőt: mutatja a költséget és a maradékot.
tray-no-space = Ennyi pontból egy mező sem érhető el.
tray-owed = Kifizetendő kockázat: { $owed }
tray-pay = Kockázat fizetése
tray-up = fel
tray-down = le
tray-unlock = Választok újra
token-title = Végy el egy kockázatzsetont
token-help = Ennyit fizetsz ebben a körben, ponttal vagy szinttel.
token-shown = Kockázatzsetonok
token-face-down = { $count } lefordítva
deck-title = A paklid
deck-pile = Még húzható: { $cards }
deck-played = Kijátszva: { $cards }
deck-reshuffle = Akkor keverődik újra, ha a kezed és a húzópakli is üres.
seat-cards = kézben { $hand }, húzható { $pile }
seat-score = { $score } GyP
seat-chosen = választott
key-card = lapok választása hozzá

## Az oldal: éjszaka, időjárás és hegy

forecast-title = A következő éjszakák
night-title = Az éjszaka
night-go-on = Tovább
forecast-night = { $day }. nap: szint { $level }
forecast-death = { $day }. nap: meghal
weather-title = Időjárás
weather-day = { $day }. nap: { $sky }
weather-lungs = szint −{ $lungs }
weather-boots = belépés +{ $boots }
weather-where = { $zones }
weather-closed = nincs mozgás: { $zones }
map-title = A hegy
map-zone = { $zone }
map-room = { $standing } / { $limit }
map-room-free = itt van { $standing }, nincs korlát
map-joined = ide: { $spaces }
map-reach = { $space }: költség { $cost }, marad { $left }

## Beállítások

option-passing-scores = Pont áthaladáskor
option-passing-scores-help = Ad-e pontot az a mező, amelyen csak áthalad valaki, akár tele van, akár nincs.
option-passing-scores-on = már rálépéskor
option-passing-scores-off = csak ott, ahol marad

icefall-hidden = lefordított lapka ({ $mark }), felfordítása { $cost } pont
icefall-crevasse = hasadék, senki sem léphet rá
icefall-fork = A jégfal
icefall-fork-text = { $space }: a mező költsége { $cost }. Eddig { $pawn } { $paid } pontot fizetett.
icefall-stay = Még 1 pont, és belép
icefall-stay-with = Még 1 pont ebből: { $card }, és belép
icefall-retreat = Visszalép
cli-phase-probe = felfordul a jégfal egy lapkája, a játékos: { $seat }
cli-phase-fork = be a jégfalba vagy vissza, dönt: { $seat }

## A hegy jelei

legend-title = A hegy jelei
legend-cost = Ennyibe kerül a mezőre lépni.
legend-points = Ennyit ér a mező.
legend-night = Kék: ennyi szintet ad ott az éjszaka. Piros: ennyit vesz el.
legend-room = Férőhely: minden pont egy hely, a teli már foglalt.
legend-way = Világít: elérhető. Előbb az út költsége, aztán a maradék.
legend-weather = Időjárás: −1 éjjel elvesz egy szintet, +1 minden lépést drágít, ⊘ esetén senki sem mozoghat.
