### K2: wszystkie teksty tej gry.
### Zmienne: $climber i $seat to nazwy w mianowniku („A1”, „A”, imię gracza), $space, $from i $to nazwy pól,
### $card nazwa karty, $cards kilku kart, $slot określenie wyłożonej karty („c1”, „Ruch 2”), $direction `up` albo `down`;
### wszystkie inne to liczby.
### Nazwy stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym: nie trzeba ich odmieniać.

## Plansze, pory roku, strefy

game-k2 = K2
board-k2-easy = K2, łatwiejsza droga
board-k2-hard = K2, trudniejsza droga
weather-k2-summer = Lato
weather-k2-winter = Zima

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
space-k2-hard-w11 = Bergschrund
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

## Fazy

phase-rescue = Ratunek

## Opcje

option-family = Wariant familijny
option-family-help = Każdy ma jedną kartę ratunku: raz w grze sprowadza ona ginącego himalaistę poniżej 6000 m.
option-family-on = z kartami ratunku
option-family-off = bez kart ratunku
option-limits = Miejsce dla pięciu graczy
option-limits-help = Ilu himalaistów mieści się na polu powyżej 7000 m, gdy gra pięć osób.
option-limits-relaxed = o jednego więcej (łatwiej)
option-limits-strict = jak dla czterech (trudniej)
option-icefall = Kafle lodospadu
option-icefall-help = Czy w lodospadzie Everestu leżą zakryte kafle; odkrywa je, kto na nie wchodzi. Tylko na planszach Everestu.
option-icefall-on = z kaflami
option-icefall-off = bez kafli

## Akcje (napisy na przyciskach i na liście)

action-assign = { $card } dla { $climber }
action-assign-rope = { $card } dla { $climber }, { $direction ->
    [up] w górę
   *[down] w dół
 }
action-step = { $climber } na pole { $space } (koszt { $cost })
action-probe = { $climber } na pole { $space } (koszt { $cost }, odkrywa kafel lodospadu)
action-pitch = { $climber } rozbija namiot (koszt { $cost })
action-acclimatize = { $climber }: poziom +{ $points }
action-pay-level = Zapłać 1 punkt ryzyka poziomem: { $climber }
action-rescue = Sprowadź { $climber } na pole { $space }
action-decline = Zachowaj kartę ratunku

## Dlaczego akcja jest niemożliwa

refusal-game-over = Gra skończona, nic więcej nie można zrobić.
refusal-chance-first = Trwa losowanie kart, kafli lub żetonów; zaczekaj, aż będą wyłożone.
refusal-no-such-chance = Tego nie można teraz wylosować.
refusal-not-now = { $seat }, to nie twoja kolej.
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
refusal-tent-used = { $climber } ma już rozbity swój jedyny namiot.
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
refusal-crevasse = { $space }: ziejąca szczelina, nikt tu nie wejdzie.
refusal-not-open = { $space }: pole nie jest otwarte; kafel jest zakryty albo pokazuje szczelinę.

## Co się stało (dziennik)

event-first-seat = Pierwszego dnia prowadzi { $seat }.
event-tile-shown = Pojawia się nowy kafel pogody (nr { $tile }).
event-token-shown = Nowy odkryty żeton ryzyka: { $risk }.
event-card-drawn = { $seat }: dobiera kartę { $card }.
event-card-drawn-hidden = { $seat }: dobiera kartę.
event-reshuffled = { $seat }: tasuje zagrane karty.
event-day-began = Dzień { $day }. Prowadzi { $seat }.
event-chosen = { $seat }: ma już wybrane karty.
event-revealed = Karty wykłada { $seat }: { $cards } (suma { $sum }).
event-no-token = Najwyższa suma się powtarza; nikt nie bierze żetonu ryzyka.
event-must-take = { $seat }: musi wziąć żeton ryzyka.
event-token-taken = { $seat }: bierze ryzyko { $risk }.
event-turn-began = Ruch: { $seat }.
event-assigned = { $card } dla { $climber }.
event-assigned-rope = { $card } dla { $climber }, { $direction ->
    [up] w górę
   *[down] w dół
 }.
event-stepped = { $climber } idzie: { $from } → { $to } (koszt { $cost }).
event-probed = { $climber } szuka drogi na pole { $to }…
event-front-shown = { $space }: { $front ->
    [cost-1] mocny lód
    [cost-2] stromy lód, jeden punkt więcej
   *[crevasse] szczelina, nie ma przejścia
 }.
event-retreated = { $climber } cofa się na pole { $to }.
event-slid-back = { $climber } nie może tam zostać i wraca na pole { $to }.
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
event-paid-card = 1 punkt ryzyka zapłacono kartą { $card }.
event-paid-level = 1 punkt ryzyka zapłacono poziomem: { $climber } ma teraz { $level }.
event-lapsed = { $seat }: nie ma czym zapłacić; { $points ->
    [one] przepada { $points } punkt ryzyka
    [few] przepadają { $points } punkty ryzyka
   *[many] przepada { $points } punktów ryzyka
 }.
event-turn-ended = { $seat }: kończy ruch.
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
event-rescued = { $climber } trafia na pole { $to } i zachowuje { $score } PZ.
event-declined = { $seat }: zachowuje kartę ratunku.
event-night-settled = { $seat }: decyzja o ratunku zapadła.
event-game-over = Wyprawa skończona.

## Wynik

solo-himalayan = Himalaista
solo-alpinist = Alpinista
solo-walker = Taternik
solo-sailor = Marynarz

## Terminal

cli-phase-rescue = o karcie ratunku decyduje { $seat }
cli-column-climbers = himalaiści i namioty
cli-legend = A1:4 to himalaista A1 na poziomie 4, ^A1 jego namiot; miejsce: ilu himalaistów może tam jeszcze stanąć.
cli-legend-icefall = Koszt ?I lub ?II: zakryty kafel lodospadu z tym znakiem; ×: szczelina.
cli-seat = { $seat }: { $score } PZ, na ręce { $hand }, do dobrania { $pile }, zagrane: { $played }
cli-dying = u kresu sił
cli-dead = nie żyje
cli-tent-at = namiot: { $space }
cli-tent-packed = namiot w plecaku
cli-rescue-card = karta ratunku
cli-result-solo = Twój wynik: { $level }
cli-result-by-summit = Wygrywa { $seats }: pierwszy pion na szczycie.

## Zasady, jeden wpis na regułę

rules-section-goal = Cel
rules-section-setup = Przed pierwszym dniem
rules-section-cards = Wybór kart i żetony ryzyka
rules-section-movement = Poruszanie się
rules-section-climbing = Punkty, poziomy i namioty
rules-section-risk = Płacenie ryzyka
rules-section-weather = Pogoda
rules-section-night = Noc
rules-section-family = Wariant familijny
rules-section-end = Koniec dnia i koniec gry
rules-section-solo = W pojedynkę
rules-section-board = Jak czytać planszę
rules-section-rulings = Rozstrzygnięcia tam, gdzie zasady milczą
rules-section-icefall = Kafle lodospadu

rule-K2-001 = Gra od jednej do pięciu osób, od ośmiu lat, przez mniej więcej godzinę.
rule-K2-002 = Prowadzisz dwóch himalaistów. Zaprowadź ich jak najwyżej, najlepiej na szczyt, i utrzymaj obu przy życiu przez 18 dni.
rule-K2-003 = Im wyżej wejdzie himalaista, tym więcej punktów zwycięstwa (PZ) jest wart. Gdy jego poziom spadnie poniżej 1, ginie i zostaje po nim tylko 1 PZ.
rule-K2-004 = Są dwie drogi: łatwiejsza i trudniejsza.
rule-K2-005 = Lato i zima mają po sześć kafli pogody. Jeden znacznik pokazuje dzisiejszy dzień, drugi to, kto prowadzi.
rule-K2-006 = Każdy ma dwa pionki himalaistów różnego kształtu i po jednym pionie punktacji dla każdego z nich.
rule-K2-007 = Do każdego himalaisty należy namiot tego samego kształtu i tor poziomu od 1 do 10.
rule-K2-008 = Żetonów ryzyka jest 20: cztery 0, jedenaście 1 i pięć 2.
rule-K2-009 = Twoja talia to 18 kart trzech rodzajów: ruch, poręczówka i aklimatyzacja. Karta ratunku do niej nie należy.
rule-K2-010 = Wybierz drogę. Na początek lepsza jest łatwiejsza.
rule-K2-011 = Bierzesz himalaistów, namioty i 18 kart swojego koloru, a kartę ratunku tylko w wariancie familijnym.
rule-K2-012 = Twoi himalaiści zaczynają w bazie, ich piony punktacji na polu 1.
rule-K2-013 = Obaj zaczynają na poziomie 1.
rule-K2-014 = Wybierz lato (łatwiej) albo zimę (trudniej); każda pora pasuje do każdej drogi.
rule-K2-015 = Dwa z sześciu potasowanych kafli pogody leżą odkryte i pokazują sześć dni. Pozostałe cztery pojawiają się po kolei.
rule-K2-016 = Trzy losowe żetony ryzyka leżą odkryte, wszystkie inne zakryte.
rule-K2-017 = Tasujesz swoje 18 kart i dobierasz sześć.
rule-K2-018 = Pierwszego dnia prowadzi ten, kto ostatnio był w górach. Tutaj decyduje los albo wasz wybór.
rule-K2-019 = Gra trwa 18 dni. Każdego dnia wybieracie karty, ktoś może wziąć żeton ryzyka, wspinacie się po kolei, noc zmienia poziomy i dzień się kończy.
rule-K2-020 = Wszyscy w tajemnicy wybierają trzy karty z ręki i odkrywają je jednocześnie.
rule-K2-021 = Zsumuj punkty ruchu swoich trzech kart. Z poręczówki liczy się wartość w górę, karty aklimatyzacji się nie liczą.
rule-K2-022 = Jeśli masz najwyższą sumę, bierzesz jeden z trzech odkrytych żetonów ryzyka i musisz go spłacić w swoim ruchu.
rule-K2-023 = Jeśli najwyższa suma się powtarza, nikt nie bierze żetonu.
rule-K2-024 = Miejsce wziętego żetonu od razu zajmuje losowy, tak że znów leżą odkryte trzy.
rule-K2-025 = Wspinacie się po kolei, zgodnie z ruchem wskazówek zegara, od tego, kto prowadzi. Żeton ryzyka spłaca się we własnym ruchu.
rule-K2-026 = Karty ruchu prowadzą himalaistę w górę lub w dół.
rule-K2-027 = Krok prowadzi po linie z jednego pola na sąsiednie.
rule-K2-028 = Wejście na pole kosztuje tyle, ile pokazuje żółty znak; bez znaku kosztuje 1.
rule-K2-029 = Wskazujesz, które karty są dla którego himalaisty. Może on zużyć sumę ich punktów.
rule-K2-030 = Z poręczówki liczy się albo wartość w górę, albo w dół, nigdy obie.
rule-K2-031 = Inne karty ruchu prowadzą dowolnie w górę i w dół, także w jednym przejściu.
rule-K2-032 = Punktów jednej karty nie można dzielić między dwóch himalaistów.
rule-K2-033 = Punkty mogą zostać niewykorzystane, a himalaista nie musi się ruszać.
rule-K2-034 = Na polu może zostać tylko tylu himalaistów, na ilu pozwala wysokość i liczba graczy.
rule-K2-035 = Gdy gra pięć osób, umówcie się przed grą, czy na polu powyżej 7000 m zmieści się jeden himalaista więcej (łatwiej), czy nie (trudniej).
rule-K2-036 = Himalaista może przejść przez pełne pole, płacąc jego koszt, ale nie może na nim zostać.
rule-K2-037 = Najwięcej himalaistów na polu dla 2, 3, 4 i 5 graczy: poniżej 6000 m 2, 3, 3, 4; od 6000 m 2, 2, 3, 3; od 7000 m 1, 2, 2, 2 (lub 3); powyżej 8000 m 1, 1, 1, 1 (lub 2).
rule-K2-038 = Gdy himalaista wchodzi na pole z flagą wyższą niż jego wynik, wynik od razu rośnie do tej liczby.
rule-K2-039 = Schodzenie nie odbiera punktów.
rule-K2-040 = Kto pierwszy wejdzie na szczyt, stawia pion punktacji na samej górze pola szczytowego; następni pod nim, po kolei.
rule-K2-041 = Punkty karty aklimatyzacji podnoszą poziom jednego himalaisty. Jeden himalaista może dostać kilka takich kart.
rule-K2-042 = Każdy himalaista ma własny poziom.
rule-K2-043 = Himalaista może rozbić namiot tam, gdzie stoi. Kosztuje to tyle ruchu, co wejście na to pole.
rule-K2-044 = Z poręczówki namiot opłaca tylko wartość w górę.
rule-K2-045 = Każdy himalaista rozbija w całej grze jeden namiot, swój własny.
rule-K2-046 = Rozbity namiot zostaje na miejscu do końca gry.
rule-K2-047 = Można w jednym ruchu wejść na pole i rozbić tam namiot, jeśli starczy punktów.
rule-K2-048 = Na polu może stać dowolna liczba namiotów.
rule-K2-049 = Namiot daje w nocy jeden poziom.
rule-K2-050 = Wzięty żeton ryzyka trzeba spłacić przed końcem swojego ruchu.
rule-K2-051 = Żeton 0 nic nie kosztuje.
rule-K2-052 = Żeton 1 kosztuje jeden punkt: z karty ruchu, z karty aklimatyzacji albo jeden poziom himalaisty.
rule-K2-053 = Płacąc poręczówką, najpierw wskazujesz, która jej wartość się liczy.
rule-K2-054 = Poziomem zapłaci tylko himalaista, który się dziś rusza lub dostaje aklimatyzację z kart.
rule-K2-055 = Żeton 2 kosztuje dwa punkty. Można je zapłacić na różne sposoby i różnymi himalaistami.
rule-K2-056 = Kafel pogody pokazuje trzy dni: dla każdego strefy, w które uderza, i to, co w nich robi.
rule-K2-057 = Czerwona liczba z płucami: każdy himalaista w tej strefie traci w nocy tyle poziomów.
rule-K2-058 = Żółta liczba z butami: wejście na pole tej strefy, w górę czy w dół, i rozbicie tam namiotu kosztują o tyle więcej.
rule-K2-059 = Przy obu znakach działają oba.
rule-K2-060 = Błękitne niebo niczego nie zmienia. Buty zdarzają się tylko zimą.
rule-K2-061 = W nocy himalaista zyskuje niebieską albo traci czerwoną liczbę swojego pola.
rule-K2-062 = Zyskuje 1, jeśli stoi tam namiot twojego koloru, dowolnego kształtu.
rule-K2-063 = Traci tyle, ile w jego strefie zabiera pogoda.
rule-K2-064 = Na koniec nocy poziom powyżej 6 wraca na 6.
rule-K2-065 = Himalaista z poziomem poniżej 1 ginie i znika z góry.
rule-K2-066 = Po zmarłym zostaje 1 PZ, ile by ich nie miał.
rule-K2-067 = W wariancie familijnym, uzgodnionym przed grą, każdy ma jedną kartę ratunku.
rule-K2-068 = Gdy twój himalaista miałby zginąć, możesz użyć tej karty: trafia wtedy na pole poniżej 6000 m.
rule-K2-069 = Jego wynik cofa się o cztery pola listwy punktów.
rule-K2-070 = Można to zrobić raz w grze.
rule-K2-071 = Jutro prowadzi osoba po lewej.
rule-K2-072 = Znacznik przesuwa się o dzień. Gdy dojdzie do prawego kafla, ten przechodzi na lewo, a obok pojawia się nowy.
rule-K2-073 = Gdy nie ma już nowego kafla, zaczęły się ostatnie trzy dni.
rule-K2-074 = Dobierasz do sześciu kart. Jeśli stos jest pusty, nie dobierasz nic i jutro grasz trzema, które masz.
rule-K2-075 = Dopiero gdy także ręka jest pusta, tasujesz zagrane karty i dobierasz sześć.
rule-K2-076 = Gra kończy się wraz z ostatnim dniem ostatniego kafla.
rule-K2-077 = Wygrywa ten, czyi obaj himalaiści mają razem najwięcej PZ.
rule-K2-078 = Przy równej sumie wygrywa ten, czyj pion stoi najwcześniej na polu szczytowym.
rule-K2-079 = Jeśli nikt z remisujących tam nie stoi, dzielą się zwycięstwem.
rule-K2-080 = W pojedynkę obowiązują te same zasady, z czterema zmianami.
rule-K2-081 = Pola mieszczą tylu himalaistów, co w grze dwuosobowej.
rule-K2-082 = Żeton ryzyka bierzesz każdego dnia.
rule-K2-083 = Gdy himalaista ginie, gra od razu się kończy. Wynik to PZ tego, który przeżył, i jeszcze 1.
rule-K2-084 = Suma PZ daje ci tytuł, od marynarza do himalaisty; im trudniejsza droga i pora roku, tym mniej potrzeba.
rule-K2-085 = Pole pokazuje swój koszt, wpływ na poziom w nocy i flagę. Liny łączą pola, linie wyznaczają 6000, 7000 i 8000 m.
rule-K2-086 = Flagi mają wartości od 1 do 7 oraz 10, a na trudniejszej drodze jest też 8. Każde pole poniżej 6000 m ma flagę 1.

rule-Q-K2-01 = Wzięte żetony ryzyka nigdy nie wracają.
rule-Q-K2-02 = W pojedynkę potrzeba 18 żetonów i tyle ich wystarcza; ostatniego już się nie uzupełnia.
rule-Q-K2-03 = W bazie mieści się dowolnie wielu himalaistów.
rule-Q-K2-04 = O tym, czy krok prowadzi w górę, czy w dół, decyduje wysokość obu pól; równa wysokość liczy się jako w górę.
rule-Q-K2-05 = Pole daje punkty przy wejściu, nawet jeśli himalaista tylko przez nie przechodzi. Można to zmienić opcją.
rule-Q-K2-06 = Każdy himalaista punktuje osobno: gdy flaga jest wyższa niż jego własny wynik.
rule-Q-K2-07 = Punktów karty aklimatyzacji nie trzeba wykorzystać.
rule-Q-K2-08 = W ciągu dnia poziom może wzrosnąć do 10; dalsze punkty przepadają. W nocy wraca na 6.
rule-Q-K2-09 = Himalaista, który płaci ostatnim poziomem, ginie od razu. Jeśli się da, najpierw podnieś mu poziom.
rule-Q-K2-10 = Teren, pogoda i namiot najpierw się sumują i dopiero suma zmienia poziom.
rule-Q-K2-11 = Dwa twoje namioty na jednym polu też dają 1 poziom.
rule-Q-K2-12 = Namiot zmarłego zostaje i służy drugiemu. Nierozbity przepada.
rule-Q-K2-13 = Buty dodają się do kosztu z planszy, a gdzie go nie ma, do 1. Decyduje strefa pola, na które się wchodzi.
rule-Q-K2-14 = Każde pole należy do jednej strefy: tej, w której leży jego środek.
rule-Q-K2-15 = Gdy obaj twoi himalaiści nie żyją, pauzujesz i masz 2 PZ. Jedyna osoba z żywymi himalaistami bierze żeton każdego dnia; gdy nie żyje nikt, gra się kończy.
rule-Q-K2-16 = Dwóch himalaistów nie może zamienić się miejscami na pełnych polach.
rule-Q-K2-17 = Rozbicie namiotu pozwala zapłacić poziomem; karta aklimatyzacji 0 nie.
rule-Q-K2-18 = Ryzyko, którego nie ma czym zapłacić, przepada.
rule-Q-K2-19 = Płacić można w każdej chwili swojego ruchu, ale nie wolno zrobić niczego, po czym nie starczyłoby na zapłatę.
rule-Q-K2-20 = Pięć osób gra z większymi limitami, chyba że stół ustawiono na surowe.
rule-Q-K2-21 = Uratowany himalaista ma poziom 1.
rule-Q-K2-22 = Wybierasz dowolne pole poniżej 6000 m, na którym jest miejsce, także bazę.
rule-Q-K2-23 = Cofa się o cztery pola listwy, nie o cztery punkty: z 10 na 4 na łatwiejszej drodze, na 5 na trudniejszej.
rule-Q-K2-24 = Masz jedną kartę ratunku, nie po jednej na himalaistę. Gdy giną obaj, wybierasz.
rule-Q-K2-25 = Uratowany himalaista opuszcza pole szczytowe. Jeśli wejdzie tam znowu, staje na końcu.
rule-Q-K2-26 = Przy remisie liczy się twój najwcześniejszy pion na polu szczytowym. Zmarli już tam nie stoją.
rule-Q-K2-27 = Przy remisie ci, którzy mają pion na polu szczytowym, wyprzedzają pozostałych.
rule-Q-K2-28 = Gdy w grze w pojedynkę obaj giną jednej nocy, wynik to 2 PZ.
rule-Q-K2-29 = W pojedynkę też można grać z kartą ratunku; uratowany himalaista nie zginął.
rule-Q-K2-30 = Sumy 18 i 19 na łatwiejszej drodze latem nie są możliwe; dałyby tytuł alpinisty.
rule-Q-K2-31 = Jedna karta aklimatyzacji nie służy dwóm himalaistom.
rule-Q-K2-32 = Baza łączy się z pierwszym polem, leży poniżej 6000 m i daje w nocy 1 poziom.
rule-Q-K2-33 = Gdy w grze w pojedynkę himalaista ginie podczas ruchu, gra kończy się w tej chwili, a reszta ruchu przepada.
rule-Q-K2-34 = Karty i kroki mogą następować w dowolnej kolejności. Pierwszy wydany punkt wiąże kartę z himalaistą, najpierw wydaje się punkty o najwęższym użyciu, a pełne pole trzeba opuścić, zanim ruszy się drugi himalaista lub ruch się skończy.
rule-Q-K2-35 = Karty ratunku używa się, gdy himalaista ginie, w kolejności ruchów: używasz jej albo pozwalasz mu zginąć.
rule-Q-EK-10 = Z kaflami lodospadu na każdym polu lodospadu Everestu leży zakryty kafel ze znakiem pola na odwrocie; pozostałe kafle są tajne. Wejście kosztuje 1 i odkrywa kafel: 1 – stoisz tam; 2 – dopłać 1 albo się cofnij; szczelina – cofnij się. Wydane punkty przepadają, a kafel zostaje odkryty: następni i namioty płacą tyle, ile pokazuje, a w szczelinę nikt nie wejdzie. Cofnięty na pełne pole musi iść dalej; jeśli nie może, wraca swoją drogą tam, gdzie wolno mu stanąć.
rule-Q-EK-11 = Buty podnoszą koszt pierwszego punktu w lodospadzie; przepada on cały, gdy himalaista się cofa.
rule-Q-EK-12 = Kto odkrył kafel, ten się tego dnia ruszył, nawet jeśli musiał się cofnąć.
rule-Q-EK-13 = Karta ratunku nikogo nie sprowadza na zakryty kafel ani w szczelinę, ani nie zajmuje miejsca, na które może musieć wrócić himalaista mijający pełne pole.

## Strona: himalaiści, karty, żetony

climber-label = Himalaista { $climber }, poziom { $level }, { $score } PZ, pole { $space }
climber-level = poziom { $level }
climber-dead = nie żyje
climber-dying = u kresu sił
climber-tent = namiot: { $space }
tray-pick-climber = Wybierz himalaistę, potem jego karty.
pay-death = { $climber } tego nie przeżyje.
pay-death-yes = Zapłać mimo to
pay-death-no = Nie płać
rescue-title = { $climber } jest u kresu sił
rescue-help = Wybierz podświetlone pole poniżej 6000 m albo zachowaj kartę.
warn-death = { $climber } nie przeżyje tej nocy.
warn-tent = { $climber } może jeszcze dojść do swojego namiotu.
warn-points = { $climber } może jeszcze dojść na pole „{ $space }” ({ $points } PZ).

## Strona: pogoda i góra

lesson-k2-goal = Przez 18 dni prowadź dwóch himalaistów jak najwyżej i pilnuj, by przeżyli. Flaga pokazuje, ile warte jest pole; każdy himalaista zachowuje najlepszą flagę, do której dotarł.
lesson-k2-choose = Codziennie zagrywasz trzy z sześciu kart. Zielone dają ruch, brązowe poręczówki tanio prowadzą w dół, niebieskie podnoszą poziom himalaisty. Wskaż trzy i zagraj je.
lesson-k2-token = Przypadł ci żeton ryzyka: spłać go ruchem, niebieskimi punktami albo poziomami, zanim zakończysz swój ruch.
lesson-k2-climber = Wskaż himalaistę. Podświetlone pola są w zasięgu: najpierw koszt drogi, potem to, co zostanie. Wskaż pole albo przeciągnij tam himalaistę.
lesson-k2-walk = Liczba na polu to koszt, kropki to miejsca. Każda karta służy jednemu himalaiście; wskaż karty, jeśli chcesz decydować, która komu.
lesson-k2-level = Mała liczba przy himalaiście to jego poziom. Nocą pole dodaje poziomy (niebieskie) albo je zabiera (czerwone), a pogoda zabiera jeszcze więcej. Przy 0 himalaista ginie. Kratki pod imieniem pokazują najbliższe noce.
lesson-k2-tent = Namiot oszczędza swojemu himalaiście jeden poziom na noc. Każdy ma jeden i go nie zwija: rozbij go tam, gdzie chcesz przeczekać złą pogodę.
lesson-k2-weather = Wskaż dzień u góry, a zobaczysz jego pogodę na zboczu: najgorzej jest w czerwonej strefie. Wspinaj się w dobrą pogodę, a złą przeczekaj nisko.
lesson-k2-down = Wysoko co noc tracisz poziomy. Idź w górę w dobry dzień i zejdź do namiotu lub niżej, zanim ich zabraknie.
key-climber = wybierz himalaistę
map-space = { $space }: koszt { $cost }, noc { $acclimatization }, { $points } PZ, { $room }

## Przygotowanie: kto gra

bot-scout-help = Myśli o ruch naprzód i rozważa nadchodzące dni. Najsilniejszy przeciwnik w tej grze.
