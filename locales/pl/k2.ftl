### K2: wszystkie teksty tej gry.
### Zmienne: $climber i $seat to nazwy w mianowniku („A1”, „A”, imię gracza), $space, $from i $to nazwy pól,
### $card i $slot nazwy kart, $direction `up` albo `down`; wszystkie inne to liczby.
### Nazwy stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym: nie trzeba ich odmieniać.

## Plansze, pory roku, strefy

game-k2 = K2
board-k2-easy = K2, łatwiejsza droga
board-k2-hard = K2, trudniejsza droga
weather-k2-summer = Lato
weather-k2-winter = Zima
zone-below-6000 = poniżej 6000 m
zone-6000 = 6000–7000 m
zone-7000 = 7000–8000 m
zone-8000 = powyżej 8000 m

## Pola łatwiejszej drogi (najwyżej 14 znaków)

space-k2-easy-base = Baza
space-k2-easy-s1 = Morena
space-k2-easy-s2 = Kopiec Gilkeya
space-k2-easy-s3 = Skraj lodowca
space-k2-easy-s4 = Penitenty
space-k2-easy-s5 = Lodowe oczko
space-k2-easy-s6 = Lodospad
space-k2-easy-s7 = Baza wysunięta
space-k2-easy-s8 = Krucze głazy
space-k2-easy-s9 = Piargi
space-k2-easy-s10 = Pierwszy śnieg
space-k2-easy-s11 = Obóz I
space-k2-easy-s12 = Kruchy żleb
space-k2-easy-s13 = Szare płyty
space-k2-easy-s14 = Śnieżne żebro
space-k2-easy-s15 = Filar Česena
space-k2-easy-s16 = Obóz II
space-k2-easy-s17 = Szara turnia
space-k2-easy-s18 = Komin House’a
space-k2-easy-s19 = Lodowa półka
space-k2-easy-s20 = Stare liny
space-k2-easy-s21 = Piramida
space-k2-easy-s22 = Czerwone skały
space-k2-easy-s23 = Lodowy klif
space-k2-easy-s24 = Obóz III
space-k2-easy-s25 = Ramię
space-k2-easy-s26 = Szyjka butelki
space-k2-easy-summit = Szczyt

## Pola trudniejszej drogi (najwyżej 14 znaków)

space-k2-hard-base = Baza
space-k2-hard-w1 = Brama lodowca
space-k2-hard-w2 = Błękitny lód
space-k2-hard-w3 = Lodowiec Savoi
space-k2-hard-w4 = Szara morena
space-k2-hard-w5 = Rozstaje
space-k2-hard-w6 = Lodowa zatoka
space-k2-hard-w7 = Szczeliny
space-k2-hard-w8 = Kopczyk
space-k2-hard-w9 = Wietrzna brama
space-k2-hard-w10 = Ściana seraków
space-k2-hard-w11 = Bergszrund
space-k2-hard-w12 = Lodowy żleb
space-k2-hard-w13 = Obóz I
space-k2-hard-w14 = Śnieżna niecka
space-k2-hard-w15 = Teren mikstowy
space-k2-hard-w16 = Negrotto
space-k2-hard-w17 = Skalne igły
space-k2-hard-w18 = Magic Line
space-k2-hard-w19 = Obóz II
space-k2-hard-w20 = Śnieżny grzyb
space-k2-hard-w21 = Orle Gniazdo
space-k2-hard-w22 = Obóz III
space-k2-hard-w23 = Czerwona wieża
space-k2-hard-w24 = Wiszący lód
space-k2-hard-w25 = Szara rampa
space-k2-hard-w26 = Wysoka półka
space-k2-hard-w27 = Obóz IV
space-k2-hard-w28 = Grań szczytowa
space-k2-hard-summit = Szczyt

## Karty, żetony, niebo

card-movement = Ruch { $points }
card-rope = Poręczówka { $up }/{ $down }
card-acclimatization = Aklimatyzacja { $points }
card-rescue = Karta ratunku
risk-token = Ryzyko { $risk }
sky-sun = pogodnie
sky-cloud = chmury
sky-snow = śnieg

## Fazy

phase-deal = Dobieranie
phase-choose = Wybór kart
phase-take = Wybór żetonu ryzyka
phase-act = Wspinaczka
phase-rescue = Ratunek
phase-over = Koniec wyprawy

## Opcje

option-family = Wariant familijny
option-family-help = Każdy ma jedną kartę ratunku: raz w grze sprowadza ona ginącego himalaistę poniżej 6000 m.
option-family-on = z kartami ratunku
option-family-off = bez kart ratunku
option-limits = Miejsce dla pięciorga
option-limits-help = Ilu himalaistów mieści się na polu powyżej 7000 m, gdy gra pięć osób.
option-limits-relaxed = o jednego więcej (łatwiej)
option-limits-strict = jak dla czworga (trudniej)
option-passing-scores = Punkty w przejściu
option-passing-scores-help = Czy himalaista zdobywa punkty za pole, przez które tylko przechodzi, nawet pełne.
option-passing-scores-on = punkty za samo wejście
option-passing-scores-off = punkty tylko tam, gdzie zostaje
option-first = Kto zaczyna
option-first-help = Kto prowadzi pierwszego dnia.
option-first-random = decyduje los
option-first-seat = zaczyna { $seat }

## Akcje (napisy na przyciskach i na liście)

action-choose = Zatwierdź te trzy karty
action-take-token = Weź ryzyko { $risk }
action-assign = { $card } dla { $climber }
action-assign-rope = { $card } dla { $climber }, { $direction ->
    [up] w górę
   *[down] w dół
 }
action-step = { $climber } na pole { $space }
action-pitch = Rozbij namiot: { $climber }
action-acclimatize = { $climber }: poziom wyżej o { $points }
action-pay-card = Zapłać 1 ryzyka z karty { $card }
action-pay-card-rope = Zapłać 1 ryzyka z karty { $card }, { $direction ->
    [up] w górę
   *[down] w dół
 }
action-pay-level = Zapłać 1 ryzyka poziomem: { $climber }
action-rescue = Sprowadź { $climber } na pole { $space }
action-decline = Zachowaj kartę ratunku
action-end-turn = Zakończ ruch

## Dlaczego akcja jest niemożliwa

refusal-game-over = Gra skończona, nic więcej nie można zrobić.
refusal-chance-first = Trwa losowanie kart, kafli lub żetonów; zaczekaj, aż będą wyłożone.
refusal-no-such-chance = Tego nie można teraz wylosować.
refusal-not-now = { $seat }: to nie twoja kolej na to.
refusal-already-chosen = Trzy karty są już zatwierdzone; cofnij wybór, aby wybrać inne.
refusal-card-not-in-hand = Nie masz na ręce karty { $card }.
refusal-cards-unordered = Podaj trzy karty od najniższej do najwyższej.
refusal-token-not-shown = Żaden odkryty żeton nie ma ryzyka { $risk }; weź jeden z trzech odkrytych.
refusal-not-your-climber = { $climber } nie należy do ciebie.
refusal-climber-dead = { $climber } nie żyje i nic już nie zrobi.
refusal-no-such-card = Tej karty nie ma dziś wśród twoich zagranych: { $slot }.
refusal-card-bound = { $slot }: z tej karty korzysta już { $climber }, a jedna karta nie służy dwóm himalaistom.
refusal-direction-fixed = { $slot }: dziś liczy się wartość { $direction ->
    [up] w górę
   *[down] w dół
 }, bo wydano już z niej punkt; poręczówka nigdy nie liczy się w obie strony.
refusal-direction-missing = { $slot } to poręczówka: wskaż, czy liczy się w górę, czy w dół.
refusal-direction-unwanted = { $slot }: kierunek nie jest tu potrzebny.
refusal-already-assigned = { $slot }: ta karta jest już tak przydzielona.
refusal-not-acclimatization = { $slot } to nie karta aklimatyzacji i nie podnosi poziomu.
refusal-not-assigned = { $slot }: ta karta nie jest jeszcze nikomu przydzielona.
refusal-card-spent = { $left ->
    [0] { $slot }: na tej karcie nie ma już punktów.
    [one] { $slot }: na tej karcie został tylko { $left } punkt.
    [few] { $slot }: na tej karcie zostały tylko { $left } punkty.
   *[many] { $slot }: na tej karcie zostało tylko { $left } punktów.
 }
refusal-not-joined = Żadna lina nie łączy pól { $from } i { $to }.
refusal-too-few-points = { $climber } potrzebuje na to { $need ->
    [one] { $need } punktu
   *[many] { $need } punktów
 }; przydzielone karty dają { $have }.
refusal-space-full = { $space }: pole jest pełne (najwyżej { $limit ->
    [one] { $limit } himalaista
   *[many] { $limit } himalaistów
 }), a na dalszą drogę zabrakłoby punktów.
refusal-must-leave = { $climber } musi najpierw opuścić pole { $space }: może tam zostać najwyżej { $limit ->
    [one] { $limit } himalaista
   *[many] { $limit } himalaistów
 }.
refusal-tent-used = { $climber } ma już swój jedyny namiot na górze.
refusal-nothing-owed = Nie masz ryzyka do zapłacenia.
refusal-not-eligible = { $climber } nie rusza się dziś i nie dostaje aklimatyzacji z kart, więc nie zapłaci poziomem.
refusal-penalty-due = { $owed ->
    [one] Został ci { $owed } punkt ryzyka; zapłać go, zanim zakończysz ruch.
    [few] Zostały ci { $owed } punkty ryzyka; zapłać je, zanim zakończysz ruch.
   *[many] Zostało ci { $owed } punktów ryzyka; zapłać je, zanim zakończysz ruch.
 }
refusal-penalty-unpayable = Ryzyko do zapłacenia: { $owed }, a potem starczyłoby ci tylko na { $payable }; zapłać najpierw.
refusal-not-dying = { $climber } nie ginie.
refusal-too-high = { $space } leży za wysoko: ratunek prowadzi poniżej 6000 m.
refusal-no-room = { $space }: brak miejsca, może tam zostać najwyżej { $limit ->
    [one] { $limit } himalaista
   *[many] { $limit } himalaistów
 }.

## Co się stało (dziennik)

event-first-seat = Pierwszego dnia prowadzi { $seat }.
event-tile-shown = Nowy kafel pogody: { $tile }.
event-token-shown = Nowy odkryty żeton ryzyka: { $risk }.
event-card-drawn = { $seat } dobiera kartę { $card }.
event-card-drawn-hidden = { $seat } dobiera kartę.
event-reshuffled = { $seat } tasuje zagrane karty.
event-day-began = Dzień { $day }. Prowadzi { $start }.
event-chosen = { $seat } ma już wybrane karty.
event-revealed = { $seat } wykłada: { $cards } (suma { $sum }).
event-no-token = Najwyższa suma się powtarza; nikt nie bierze żetonu ryzyka.
event-must-take = { $seat } musi wziąć żeton ryzyka.
event-token-taken = { $seat } bierze ryzyko { $risk }.
event-turn-began = Wspina się { $seat }.
event-assigned = { $card } dla { $climber }.
event-assigned-rope = { $card } dla { $climber }, { $direction ->
    [up] w górę
   *[down] w dół
 }.
event-stepped = { $climber } idzie: { $from } → { $to } (koszt { $cost }).
event-scored = { $climber } ma teraz { $score } PZ.
event-summited = { $before ->
    [0] { $climber } staje na szczycie, przed wszystkimi.
    [one] { $climber } staje na szczycie; wcześniej dotarł tu { $before } himalaista.
   *[many] { $climber } staje na szczycie; wcześniej dotarło tu { $before } himalaistów.
 }
event-pitched = { $climber } rozbija namiot: { $space } (koszt { $cost }).
event-acclimatized = { $climber } zyskuje { $points ->
    [one] { $points } poziom
    [few] { $points } poziomy
   *[many] { $points } poziomów
 } i ma teraz { $level }.
event-paid-card = 1 ryzyka zapłacone z karty { $card }.
event-paid-level = 1 ryzyka zapłacone poziomem: { $climber } ma teraz { $level }.
event-lapsed = { $seat } nie ma czym zapłacić; { $points ->
    [one] przepada { $points } punkt ryzyka
    [few] przepadają { $points } punkty ryzyka
   *[many] przepada { $points } punktów ryzyka
 }.
event-turn-ended = { $seat } kończy ruch.
event-night = { $climber } ({ $space }): poziom { $before } → { $after }{ $terrain ->
    [0] {""}
    [1] , teren +1
    [2] , teren +2
    [3] , teren +3
   *[other] , teren { $terrain }
 }{ $lungs ->
    [0] {""}
   *[other] , pogoda -{ $lungs }
 }{ $tent ->
    [0] {""}
   *[other] , namiot +{ $tent }
 }.
event-died = { $climber } ginie; zostaje 1 PZ.
event-dying = { $climber } jest u kresu sił; może pomóc karta ratunku.
event-rescued = { $climber } trafia dzięki ratunkowi na pole { $to } i ma { $score } PZ.
event-declined = { $seat } zachowuje kartę ratunku.
event-night-settled = { $seat }: decyzja o ratunku zapadła.
event-game-over = Wyprawa skończona.

## Wynik

solo-himalayan = Himalaista
solo-alpinist = Alpinista
solo-walker = Taternik
solo-sailor = Marynarz

## Terminal

cli-space = { $name } ({ $id })
cli-day-of-game = dzień { $day } z 18
cli-phase-deal = dobieranie
cli-phase-choose = wybór trzech kart
cli-phase-take-token = { $seat } bierze żeton ryzyka
cli-phase-act = wspina się { $seat }
cli-phase-rescue = { $seat } decyduje o karcie ratunku
cli-phase-over = koniec wyprawy
cli-day = Dzień { $day }
cli-day-today = Dzień { $day }, dzisiaj
cli-weather-clear = pogodnie
cli-weather-lungs = w nocy poziom -{ $lungs }
cli-weather-boots = wejście droższe o { $boots }
cli-tokens = Żetony ryzyka: { $tokens }
cli-column-space = pole
cli-column-cost = koszt
cli-column-night = noc
cli-column-points = PZ
cli-column-room = miejsce
cli-column-ropes = liny do
cli-column-climbers = himalaiści i namioty
cli-legend = A1:4 to himalaista A1 na poziomie 4, ^A1 jego namiot; miejsce: ilu himalaistów może tam jeszcze stanąć.
cli-seat = { $seat }: { $score } PZ, na ręce { $hand }, do dobrania { $pile }, zagrane: { $played }
cli-level = poziom { $level }
cli-dying = u kresu sił
cli-dead = nie żyje
cli-score = { $score } PZ
cli-tent-at = namiot: { $space }
cli-tent-packed = namiot w plecaku
cli-card = { $slot }: { $card }, zostało { $left }   { $named }
cli-direction = { $direction ->
    [up] w górę
   *[down] w dół
 }
cli-token-held = ryzyko { $risk }
cli-rescue-card = karta ratunku
cli-hand = Twoja ręka: { $cards }
cli-choice = Wybrane karty: { $cards }
cli-pile = Twój stos dobierania: { $cards }
cli-owed = Ryzyko do zapłacenia: { $owed }
cli-result-seat = { $seat }: { $score } PZ
cli-result-solo = Twój wynik: { $level }
cli-result-winners = { $count ->
    [one] Wygrywa { $seats }.
   *[other] Remis, zwycięstwem dzielą się: { $seats }.
 }
cli-result-by-summit = Wygrywa { $seats }: pierwszy pion na szczycie.
