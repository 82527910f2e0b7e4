### Wspólne teksty gór: K2 i Mount Everestu.
### Zmienne: jak w plikach gier.

## Plansze i strefy

board-everest-easy = Everest od południa, łatwiejsza droga
board-everest-hard = Everest od północy, trudniejsza droga
zone-below-6000 = poniżej 6000 m
zone-6000 = 6000–7000 m
zone-7000 = 7000–8000 m
zone-8000 = powyżej 8000 m

## Pola Everestu (najwyżej 14 znaków)

space-everest-easy-base = Baza
space-everest-easy-i1 = Lodospad 1
space-everest-easy-i2 = Lodospad 2
space-everest-easy-i3 = Lodospad 3
space-everest-easy-i4 = Lodospad 4
space-everest-easy-i5 = Lodospad 5
space-everest-easy-i6 = Lodospad 6
space-everest-easy-i7 = Lodospad 7
space-everest-easy-i8 = Lodospad 8
space-everest-easy-i9 = Lodospad 9
space-everest-easy-i10 = Lodospad 10
space-everest-easy-i11 = Lodospad 11
space-everest-easy-i12 = Lodospad 12
space-everest-easy-c1 = Obóz I
space-everest-easy-wf = Zachodni stok
space-everest-easy-cwm = Kocioł Zach.
space-everest-easy-c2 = Obóz II
space-everest-easy-berg = Bergschrund
space-everest-easy-face = Ściana płd.
space-everest-easy-gully = Żleb środkowy
space-everest-easy-pillar = Filar płd.
space-everest-easy-c3 = Obóz III
space-everest-easy-yb = Żółta Wstęga
space-everest-easy-crest = Szczyt filara
space-everest-easy-rock = Bariera skalna
space-everest-easy-col = Przełęcz Płd.
space-everest-easy-balcony = Balkon
space-everest-easy-ss = Wierzch. płd.
space-everest-easy-step = Uskok
space-everest-easy-snow = Wysokie śniegi
space-everest-easy-wr = Zach. grań
space-everest-easy-summit = Everest
space-everest-hard-base = Rongbuk
space-everest-hard-j1 = Lodospad 1
space-everest-hard-j2 = Lodospad 2
space-everest-hard-j3 = Lodospad 3
space-everest-hard-j4 = Lodospad 4
space-everest-hard-j5 = Lodospad 5
space-everest-hard-j6 = Lodospad 6
space-everest-hard-j7 = Lodospad 7
space-everest-hard-j8 = Lodospad 8
space-everest-hard-j9 = Lodospad 9
space-everest-hard-j10 = Lodospad 10
space-everest-hard-j11 = Lodospad 11
space-everest-hard-j12 = Lodospad 12
space-everest-hard-abc = Baza wysunięta
space-everest-hard-chang = Changtse
space-everest-hard-rong = Lód Rongbuk
space-everest-hard-head = Górny lodowiec
space-everest-hard-fan = Stożek lawin
space-everest-hard-lho = Lho La
space-everest-hard-wcliff = Szare ściany
space-everest-hard-wsnow = Zach. zbocza
space-everest-hard-ncol = Przełęcz Płn.
space-everest-hard-nsnow = Śnieżna rampa
space-everest-hard-nridge = Wietrzny obóz
space-everest-hard-couloir = Wielki żleb
space-everest-hard-narrow = Przewężenie
space-everest-hard-wsh = Zach. bark
space-everest-hard-wridge = Zach. grań
space-everest-hard-hcamp = Obóz Hornbeina
space-everest-hard-c6 = Obóz VI
space-everest-hard-first = Pierwszy uskok
space-everest-hard-second = Drugi uskok
space-everest-hard-upper = Biała otchłań
space-everest-hard-horn = Żleb Hornbeina
space-everest-hard-pyr = Piramida
space-everest-hard-summit = Everest

## Karty i niebo

card-movement = Ruch { $points }
card-movement-loss = Ruch { $points } (klienci −{ $loss })
card-rope = Poręczówka { $up }/{ $down }
card-acclimatization = Aklimatyzacja { $points }
sky-sun = pogodnie
sky-cloud = chmury
sky-snow = śnieg
sky-storm = burza

## Fazy

phase-deal = Dobieranie
phase-choose = Wybór kart
phase-take = Wybór żetonu ryzyka
phase-act = Wspinaczka
phase-over = Koniec wyprawy

## Akcje

action-choose = Zagraj: { $cards }
action-take-token = Weź ryzyko { $risk }
action-pay-card = Zapłać 1 punkt ryzyka kartą { $card }
action-pay-card-rope = Zapłać 1 punkt ryzyka kartą { $card }, { $direction ->
    [up] w górę
   *[down] w dół
 }
action-end-turn = Zakończ ruch

## Terminal

cli-space = { $name } ({ $id })
cli-day-of-game = dzień { $day } z { $last }
cli-phase-deal = dobieranie
cli-phase-choose = wybór trzech kart
cli-phase-take-token = żeton ryzyka bierze { $seat }
cli-phase-act = wspina się { $seat }
cli-phase-over = koniec wyprawy
cli-day = Dzień { $day }
cli-day-today = Dzień { $day }, dzisiaj
cli-weather-clear = pogodnie
cli-weather-lungs = w nocy poziom -{ $lungs }
cli-weather-closed = nikt się nie porusza: { $zones }
cli-weather-boots = wejście droższe o { $boots }
cli-weather-section = { $section }: { $effect }
cli-weather-landslide = osuwisko
cli-tokens = Żetony ryzyka: { $tokens }
cli-column-space = pole
cli-column-cost = koszt
cli-column-night = noc
cli-column-points = PZ
cli-column-room = miejsce
cli-column-ropes = liny do
cli-level = poziom { $level }
cli-score = { $score } PZ
cli-card = { $slot }: { $card }, zostało { $left }   { $named }
cli-direction = { $direction ->
    [up] w górę
   *[down] w dół
 }
cli-token-held = ryzyko { $risk }
cli-hand = Twoja ręka: { $cards }
cli-choice = Wybrane karty: { $cards }
cli-pile = Twój stos dobierania: { $cards }
cli-owed = Ryzyko do zapłacenia: { $owed }
cli-result-seat = { $seat }: { $score } PZ
cli-result-winners = { $count ->
    [one] Wygrywa { $seats }.
   *[other] Remis, zwycięstwem dzielą się: { $seats }.
 }

## Strona: karty i żetony

hand-title = Twoja ręka
hand-chosen = Wybrane karty: { $cards }. Inni jeszcze nic nie widzą.
hand-choose = Zagraj te trzy
hand-left = { $count ->
    [3] wybierz trzy karty
    [one] wybierz jeszcze jedną
   *[other] wybierz jeszcze { $count }
 }
hand-full = Trzy już wybrano. Dotknij jednej z nich, aby ją odłożyć.
hand-sum = Suma { $sum }
hand-risk-always = żeton ryzyka bierzesz każdego dnia
hand-risk = najwyższa suma, a więc żeton ryzyka: około { $percent }%
tray-cards = Twoje karty
tray-left = zostało { $left }
tray-pick-space = Wybierz podświetlone pole: pokazuje koszt i to, co zostanie.
tray-no-space = Tymi punktami nie dojdziesz do żadnego pola.
tray-owed = Ryzyko do zapłacenia: { $owed }
tray-pay = Zapłać ryzyko
tray-up = w górę
tray-down = w dół
tray-unlock = Wybierz od nowa
token-title = Weź żeton ryzyka
token-help = Tyle zapłacisz w tym ruchu: punktami albo poziomami.
token-shown = Żetony ryzyka
token-face-down = zakrytych: { $count }
deck-title = Twoja talia
deck-pile = Do dobrania: { $cards }
deck-played = Zagrane: { $cards }
deck-reshuffle = Tasowanie, gdy ręka i stos są puste.
seat-cards = na ręce { $hand }, do dobrania { $pile }
seat-score = { $score } PZ
seat-chosen = karty wybrane
key-card = wybierz jego karty

## Strona: noc, pogoda i góra

forecast-title = Najbliższe noce
night-title = Noc
night-go-on = Dalej
forecast-night = Dzień { $day }: poziom { $level }
forecast-death = Dzień { $day }: śmierć
weather-title = Pogoda
weather-day = Dzień { $day }: { $sky }
weather-lungs = poziom −{ $lungs }
weather-boots = wejście +{ $boots }
weather-where = { $zones }
weather-closed = bez ruchu: { $zones }
map-title = Góra
map-zone = { $zone }
map-room = { $standing } z { $limit }
map-room-free = stoi tu { $standing }, bez limitu
map-joined = do: { $spaces }
map-reach = { $space }: koszt { $cost }, zostaje { $left }

## Opcje

option-passing-scores = Punkty przy przechodzeniu
option-passing-scores-help = Czy pole, przez które tylko się przechodzi, nawet pełne, daje punkty.
option-passing-scores-on = już przy wejściu
option-passing-scores-off = tylko przy zatrzymaniu

icefall-hidden = zakryty kafel { $mark }, odkrycie kosztuje { $cost }
icefall-crevasse = szczelina, zamknięta dla wszystkich
icefall-fork = Lodospad
icefall-fork-text = { $space }: pole kosztuje { $cost }. Zapłacono { $paid } ({ $pawn }).
icefall-stay = Dopłać 1 i wejdź
icefall-stay-with = Dopłać 1 z karty { $card } i wejdź
icefall-retreat = Cofnij się
cli-phase-probe = odkrywa się kafel lodospadu: { $seat }
cli-phase-fork = dalej w lodospad czy z powrotem, decyduje { $seat }

## Znaki na górze

legend-title = Znaki na górze
legend-cost = Ile kosztuje wejście na pole.
legend-points = Ile pole jest warte.
legend-night = Niebieskie: poziomy, które daje tam noc. Czerwone: poziomy, które zabiera.
legend-room = Miejsce: każda kropka to jedno, wypełniona jest zajęta.
legend-way = Podświetlone: w zasięgu. Najpierw koszt drogi, potem to, co zostanie.
legend-weather = Pogoda: −1 zabiera w nocy poziom, +1 podraża każdy krok, ⊘ nie pozwala nikomu się ruszyć.
