### Lhotse: teksty tej gry, których nie ma K2. Wspólne są w k2.ftl i mountain.ftl.
### Zmienne są takie jak po angielsku. Nazwy stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym.

## Plansze, pory roku, części, kafle pogody

game-lhotse = Lhotse
board-lhotse-face = Lhotse, południowa ściana
board-lhotse-col = Lhotse, wyścig przez Przełęcz Płd.
weather-lhotse = Lhotse
section-W = Zachód
section-C = Środek
section-E = Wschód
tile-clear-window = Okno pogodowe
tile-jet-stream = Prąd strumieniowy
tile-west-storm = Burza z zachodu
tile-east-monsoon = Monsun ze wschodu
tile-pillar-falls = Walący się filar
tile-thaw = Odwilż
tile-inversion = Inwersja
tile-whiteout = Biała mgła
tile-seracs = Seraki
tile-front = Zimny front
tile-clear-window-help = Dwa pogodne dni na całej ścianie, potem trochę wiatru u góry.
tile-jet-stream-help = Wichura powyżej 8000 m, najgorsza pośrodku; niżej spokój.
tile-west-storm-help = Trzy złe dni na zachodzie, na koniec schodzi tam osuwisko; wschód pogodny.
tile-east-monsoon-help = Trzy złe dni na wschodzie; zachód pogodny.
tile-pillar-falls-help = Dobra pogoda, ale drugiego dnia sypie się środek.
tile-thaw-help = Bez wiatru, ale rozgrzane dolne ściany się osuwają: najpierw na zachodzie, potem na wschodzie.
tile-inversion-help = Chmury na dole ściany; słońce dla tych, którzy są wysoko.
tile-whiteout-help = Przez dzień śnieg na całej ścianie, potem zsuwa się ze środka u góry.
tile-seracs-help = Drugiego dnia wiszący lód odrywa się na wschodzie u góry.
tile-front-help = Śnieg przechodzi przez ścianę z zachodu na wschód, jedna część na dzień.

## Pola południowej ściany (najwyżej 14 znaków)

space-lhotse-face-sw = Obóz zachodni
space-lhotse-face-se = Obóz wschodni
space-lhotse-face-m = Morena
space-lhotse-face-a1 = Kozia hala
space-lhotse-face-a2 = Stary kopczyk
space-lhotse-face-a3 = Pod granią
space-lhotse-face-ab = Szczyt drabiny
space-lhotse-face-a4 = Śnieżne siodło
space-lhotse-face-a5 = Obóz zach. II
space-lhotse-face-a6 = Ostra grań
space-lhotse-face-b1 = Lodowy fartuch
space-lhotse-face-bc = Dwie półki
space-lhotse-face-b4 = Błękitne progi
space-lhotse-face-b5 = Wiszący obóz
space-lhotse-face-b6 = Lodowe gardło
space-lhotse-face-west = Lhotse Zach.
space-lhotse-face-c1 = Pod filarem
space-lhotse-face-c3 = Czerwone płyty
space-lhotse-face-c4 = Orla półka
space-lhotse-face-c5 = Obóz filarowy
space-lhotse-face-c6 = Szara turnia
space-lhotse-face-c7 = Krucha wstęga
space-lhotse-face-c8 = Ostatni komin
space-lhotse-face-d1 = Stożek piargu
space-lhotse-face-d2 = Ujście żlebu
space-lhotse-face-d3 = Kamienny lej
space-lhotse-face-d4 = Długi żleb
space-lhotse-face-d5 = Obóz w żlebie
space-lhotse-face-d6 = Przewężenie
space-lhotse-face-d7 = Śnieżny stożek
space-lhotse-face-d8 = Nawis
space-lhotse-face-top = Lhotse
space-lhotse-face-e1 = Obóz głazów
space-lhotse-face-e2 = Pod żebrem
space-lhotse-face-e3 = Czarne żebro
space-lhotse-face-ef = Ramię żebra
space-lhotse-face-e5 = Obóz Shar
space-lhotse-face-e6 = Pęknięte żebro
space-lhotse-face-e7 = Przełęcz Shar
space-lhotse-face-f1 = Hala jaków
space-lhotse-face-f2 = Staw lodowcowy
space-lhotse-face-f3 = Pod ostrogą
space-lhotse-face-f4 = Biała ostroga
space-lhotse-face-f5 = Obóz wsch. II
space-lhotse-face-f6 = Grzyby
space-lhotse-face-f7 = Wsch. ramię
space-lhotse-face-shar = Lhotse Shar

## Pola wyścigu przez Przełęcz Południową (najwyżej 14 znaków)

space-lhotse-col-s1 = Obóz lodowca
space-lhotse-col-s2 = Obóz morenowy
space-lhotse-col-l1 = Lewa morena
space-lhotse-col-l2 = Pod Nuptse
space-lhotse-col-i1 = Dolne seraki
space-lhotse-col-i2 = Lodowa brama
space-lhotse-col-i3 = Drabiny
space-lhotse-col-i4 = Lód popcorn
space-lhotse-col-i5 = Góra lodospadu
space-lhotse-col-r1 = Prawa morena
space-lhotse-col-r2 = Skalne żebro
space-lhotse-col-w1 = Skraj szczelin
space-lhotse-col-w2 = Obóz I
space-lhotse-col-w3 = Zakręt Nuptse
space-lhotse-col-w4 = Lewy kocioł
space-lhotse-col-w5 = Dno kotła
space-lhotse-col-w6 = Obóz II
space-lhotse-col-w7 = Zbocze stożka
space-lhotse-col-w8 = Bergschrund
space-lhotse-col-w9 = Pod ścianą
space-lhotse-col-f1 = Lewy lód
space-lhotse-col-f2 = Lodowa rampa
space-lhotse-col-f3 = Obóz III
space-lhotse-col-f4 = Półka seraka
space-lhotse-col-g1 = Żebro Genewy
space-lhotse-col-g2 = Przełęcz Płd.
space-lhotse-col-g3 = Żółta Wstęga
space-lhotse-col-g4 = Górny lód
space-lhotse-col-h1 = Stok przełęczy
space-lhotse-col-h2 = Obóz IV
space-lhotse-col-h3 = Żleb Reissa
space-lhotse-col-h4 = Śnieżny żleb
space-lhotse-col-top = Lhotse

## Fazy i tytuły

phase-draft = Wybór kafla pogody
phase-discard = Odrzucanie kart
phase-slide = Osuwisko
solo-mountaineer = Wspinacz
levels-first = Drukowana tabela gry w pojedynkę ma błędy; tytuł według jej pierwszej kolumny po poprawkach.
levels-second = Drukowana tabela gry w pojedynkę ma błędy; tytuł według jej drugiej kolumny po poprawkach.
levels-measured = Według pięciu progów ustalonych symulacją.

## Opcje

option-discards = Karty do pudełka
option-discards-help = Bez których trzech kart każdy gra w wyścigu przez Przełęcz Południową.
option-discards-standard = aklimatyzacja 2, 1 i 0
option-discards-free = dowolne trzy, wybrane w tajemnicy
option-levels = Tytuły w grze w pojedynkę
option-levels-help = Ile punktów daje jaki tytuł w grze w pojedynkę.
option-levels-printed = drukowana tabela, zależnie od pory
option-levels-first = drukowana tabela, pierwsza kolumna
option-levels-second = drukowana tabela, druga kolumna
option-levels-measured = zmierzone, pięć progów

## Akcje

action-keep = Zachowaj: { $tile }
action-discard = Odrzuć: { $cards }
action-fix = { $climber } zakłada poręcz do pola { $space } (koszt 1)
action-slide = { $piece ->
    [tent] Namiot ({ $climber }) zsuwa się na pole { $space }
   *[climber] { $climber } zsuwa się na pole { $space }
 }

## Dlaczego akcja jest niemożliwa

refusal-tile-not-dealt = Tego kafla pogody nie masz wśród rozdanych.
refusal-no-fixed-ropes = W tej grze nie ma lin poręczowych.
refusal-rope-used = { $seat }, twoja para żetonów liny poręczowej już leży i nigdy się nie przesuwa.
refusal-rope-too-low = { $space } leży za nisko: oba końce liny poręczowej muszą być powyżej 6000 m.
refusal-rope-too-steep = Flagi pól { $from } i { $to } różnią się o więcej niż 1.
refusal-rope-paths = Pola { $from } i { $to } nie leżą na dwóch różnych sąsiednich szlakach.
refusal-rope-blocked = Między polami { $from } i { $to } nie zmieści się lina poręczowa: przeszkadza lina lub pole albo są już połączone.
refusal-not-sliding = Teraz zsuwa się coś innego, nie { $piece ->
    [tent] namiot ({ $climber })
   *[climber] { $climber }
 }.
refusal-no-slide = { $piece ->
    [tent] Namiot ({ $climber }) nie może
   *[climber] { $climber } nie może
 } zsunąć się na pole { $to }.

## Co się stało (dziennik)

event-tile-shown-named = Pojawia się nowy kafel pogody: { $tile }.
event-tile-dealt = Kafel pogody dostaje { $seat }: { $tile }.
event-tile-dealt-hidden = Kafel pogody dostaje { $seat }.
event-kept = { $seat }: ma już wybrany kafel pogody.
event-draft-ended = Kafle pogody są tasowane.
event-discard-chosen = { $seat }: ma już wybrane karty do pudełka.
event-discarded = Bez tych kart gra { $seat }: { $cards }.
event-rope-fixed = { $climber } zakłada linę poręczową: { $from } → { $to } (koszt { $cost }).
event-buried = Osuwisko trafia w himalaistę { $climber }: poziom { $before } → { $after }.
event-slid = { $piece ->
    [tent] Namiot ({ $climber }) zsuwa się: { $from } → { $to }.
   *[climber] { $climber } zsuwa się: { $from } → { $to }.
 }

## Terminal

cli-phase-draft = zachowaj jeden z dwóch kafli pogody
cli-phase-discard = odrzuć trzy karty
cli-phase-slide = dokąd coś się zsunie, wybiera { $seat }
cli-space-in-section = { $name }, { $section }
cli-legend-fixed-ropes = = przed polem oznacza linę poręczową.
cli-tile = { $name } ({ $number })
cli-tile-dealt = Rozdane tobie: { $tile }
cli-tile-kept = Zachowujesz: { $tile }
cli-rope-fixed = lina poręczowa: { $from } → { $to }
cli-rope-packed = lina poręczowa jeszcze niezałożona
cli-discarded = w pudełku: { $cards } (premia { $bonus } PZ)
cli-discards = Odrzucasz: { $cards }
cli-discard-hint = Wpisz discard i trzy karty, na przykład discard a0 a1 a2; mogą być dowolne trzy z twojej talii.

## Strona

home-col = Wyścig przez Przełęcz Południową
home-col-help = Piętnaście dni z dwóch obozów na jeden szczyt; wybierasz trzy karty, które zostają.
lhotse-section-weather = { $section } { $weather }
lhotse-day-weather = Dzień { $day }: { $weather }
lhotse-landslide = osuwisko −2
lhotse-band = { $from }–{ $to } km
lhotse-band-up = { $from }+ km
lhotse-tile-day = Dzień { $day }
lhotse-drafting = Kafel pogody wybiera jeszcze: { $seats }
lhotse-discarding = Karty odkłada jeszcze: { $seats }
lhotse-draft-title = Zachowaj jeden z dwóch kafli pogody
lhotse-draft-help = { $count ->
    [one] Każdy w tajemnicy zachowuje jeden, { $count } się dolosowuje i sześć się tasuje. Tylko ty wiesz, że twój jest wśród nich; drugi opuszcza grę.
   *[other] Każdy w tajemnicy zachowuje jeden, dolosowuje się jeszcze { $count } i sześć się tasuje. Tylko ty wiesz, że twój jest wśród nich; drugi opuszcza grę.
 }
lhotse-draft-keep = Zachowaj: { $tile }
lhotse-draft-kept = Zachowujesz: { $tile }. Inni nic nie widzą.
lhotse-own-tile = Twój kafel pogody: { $tile }
lhotse-discard-title = Zostaw trzy karty
lhotse-discard-help = Nie ma ich w twojej talii przez wszystkie 15 dni; wszyscy odkrywają swoje jednocześnie. Każde 2 poziomy na niebieskich kartach wśród nich dają na końcu 1 PZ.
lhotse-discard-go = Zostaw te trzy
lhotse-discard-bonus = na końcu { $bonus } PZ
lhotse-discard-chosen = Zostawiasz: { $cards } (na końcu { $bonus } PZ). Inni jeszcze nic nie widzą.
lhotse-seat-discarded = zostawione: { $cards } (na końcu +{ $bonus } PZ)
lhotse-rope = Lina poręczowa ({ $seat }): w dół { $from } → { $to }
lhotse-rope-level = Lina poręczowa ({ $seat }): { $from } i { $to }, poziomo
lhotse-fix = Załóż poręcz ({ $cost })
lhotse-fix-help = Wskaż podświetlone pole: lina poprowadzi tam na stałe i dla wszystkich.
lhotse-slide = Osuwisko
lhotse-slide-title = Osuwisko zabiera: { $piece }.
lhotse-slide-help = W dół prowadzi więcej niż jedna droga; wskaż podświetlone pole.
lhotse-piece-climber = { $climber }
lhotse-piece-tent = namiot ({ $climber })
lhotse-map-landslide = tej nocy osuwisko
lhotse-map-ropes = liny poręczowe do: { $spaces }
path-west-ridge = grań zachodnia (pomarańczowy)
path-ice-ladder = lodowa drabina (niebieski)
path-pillar = filar (czerwony)
path-couloir = kuluar (żółty)
path-shar-rib = żebro Shar (fioletowy)
path-east-spur = ostroga wschodnia (zielony)
lhotse-end-bonus = { $seat }: z tego { $bonus } PZ za zostawione karty.

## Lekcja

lesson-lhotse-goal = Dwóch twoich himalaistów rusza z dwóch obozów pod południową ścianą Lhotse. Zaprowadź ich w 18 dni jak najwyżej i utrzymaj obu przy życiu. Najwyższy jest środkowy wierzchołek.
lesson-lhotse-draft = Najpierw zachowujesz jeden z dwóch kafli pogody. Będzie wśród sześciu w tej grze, w dniach, których nikt nie zna. Zachowaj ten, który pasuje do strony, gdzie chcesz się wspinać.
lesson-lhotse-choose = Codziennie zagrywasz trzy z sześciu kart. Zielone dają ruch, brązowe poręczówki tanio prowadzą w dół, niebieskie podnoszą poziom himalaisty. Wskaż trzy i zagraj je.
lesson-lhotse-token = Przypadł ci żeton ryzyka: spłać go ruchem, niebieskimi punktami albo poziomem, zanim zakończysz swój ruch.
lesson-lhotse-walk = Wskaż himalaistę, potem podświetlone pole: najpierw koszt drogi, potem to, co zostanie. W górę prowadzi sześć szlaków, każdy z linami w swoim kolorze; kilka pól łączy dwa z nich.
lesson-lhotse-level = Obok himalaisty widać najbliższe noce, jeśli zostanie na miejscu. Wysokość, pogoda i osuwiska zabierają poziomy; przy 0 himalaista ginie.
lesson-lhotse-weather = Zachód, środek i wschód mają każdego dnia własną pogodę. Wskaż dzień u góry, a zobaczysz ją na zboczu: zacieniowane strefy nocą zabierają poziomy.
lesson-lhotse-tent = Himalaista może raz rozbić namiot, za tyle, ile kosztuje wejście na jego pole. Namiot daje poziom na noc.
lesson-lhotse-landslide = Kamienie na zboczu to osuwisko: nocą każdy tam traci jeszcze 2 poziomy, nawet w namiocie, a himalaiści i namioty zsuwają się o pole w dół.
lesson-lhotse-rope = Powyżej 6000 m możesz raz założyć swoją linę, za 1 punkt, od himalaisty do podświetlonego pola sąsiedniego szlaku. Zostaje na dobre i każdy może jej użyć.
lesson-lhotse-down = Wysoko żaden himalaista długo nie wytrzyma. Punkty zostają, gdy schodzisz: ruszaj w dół na czas, zanim skończą się poziomy.

## Reguły, po jednej

lhotse-rules-section-common = Cel i to, co wspólne obu scenariuszom
lhotse-rules-section-face = Południowa ściana: przed pierwszym dniem
lhotse-rules-section-col = Wyścig przez Przełęcz Południową: przed pierwszym dniem
lhotse-rules-section-weather = Pogoda
lhotse-rules-section-landslide = Osuwiska
lhotse-rules-section-ropes = Liny poręczowe
lhotse-rules-section-end = Koniec gry
lhotse-rules-section-solo = W pojedynkę
lhotse-rules-section-rulings = Rozstrzygnięcia tam, gdzie zasady milczą

rule-LH-001 = Lhotse to dodatek do K2. Co się tu nie zmienia, jest jak w K2.
rule-LH-002 = Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa (PZ).
rule-LH-003 = Przy remisie wygrywa ten, kto pierwszy wszedł na szczyt Lhotse, środkowy wierzchołek. Jeśli nikt z remisujących tam nie był, dzielą się zwycięstwem.
rule-LH-004 = Są dwa scenariusze: południowa ściana i wyścig przez Przełęcz Południową.
rule-LH-005 = Przygotowanie jest jak w K2: trzy odkryte żetony ryzyka, sześć kart na ręce, obaj himalaiści na poziomie 1 z wynikiem 1.
rule-LH-006 = Masz swoją talię, dwóch himalaistów, dwa namioty i dwa tory poziomu, jak w K2.
rule-LH-007 = Są dwa obozy startowe. W każdym zaczyna jeden z twoich himalaistów.
rule-LH-008 = Na południowej ścianie gra się kaflami pogody Lhotse zamiast kafli K2.
rule-LH-009 = Dostajesz zakryte dwa kafle pogody. Jeden zachowujesz na tę grę, drugi wraca nieobejrzany do pudełka.
rule-LH-010 = Przy jednej, dwóch, trzech i czterech osobach dokłada się pięć, cztery, trzy i dwa z nierozdanych kafli, tak aby było sześć.
rule-LH-011 = Przy pięciu osobach dokłada się losowy z pięciu niezachowanych.
rule-LH-012 = Kafli jest dziesięć; pięć osób dostaje wszystkie.
rule-LH-013 = Te sześć się tasuje. Dwa leżą odkryte, cztery pojawiają się po kolei, jak w K2.
rule-LH-014 = Masz jedną parę żetonów liny poręczowej w swoim kolorze.
rule-LH-015 = Sześć kafli po trzy dni to 18 dni, z 18 kartami jak w K2.
rule-LH-016 = Wyścig przez Przełęcz Południową ma własną stronę planszy.
rule-LH-017 = Z sześciu letnich lub zimowych kafli K2 jeden odkłada się nieobejrzany; gra się pięcioma. Poza tym pogoda jest jak w K2.
rule-LH-018 = Albo gra się pięcioma kaflami Lhotse i wszędzie panuje pogoda środka.
rule-LH-019 = Są namioty, ale nie ma lin poręczowych.
rule-LH-020 = Zostawiasz w pudełku trzy karty: po jednej aklimatyzacji 2, 1 i 0.
rule-LH-021 = Jeśli umówicie się przed grą, każdy zamiast tego w tajemnicy wybiera trzy karty i wszystkie odkrywa się jednocześnie.
rule-LH-022 = Twoja talia ma wtedy 15 kart.
rule-LH-023 = Masz więc przez cztery dni sześć kart, a piątego trzy, i tak trzy razy.
rule-LH-024 = Kafel Lhotse ma osobną pogodę dla zachodu, środka i wschodu południowej ściany.
rule-LH-025 = W każdej części pogoda zależy od wysokości.
rule-LH-026 = Każdy dzień ma trzy wpisy, po jednym na część.
rule-LH-027 = Osuwisko schodzi w nocy, gdy zmieniły się już wszystkie poziomy.
rule-LH-028 = Każdy himalaista w osuwisku traci jeszcze 2 poziomy, w namiocie czy nie.
rule-LH-029 = Każdy himalaista i każdy namiot w osuwisku zsuwa się o jedno pole w dół, po drukowanych linach.
rule-LH-030 = Po linie poręczowej nic się nie zsuwa.
rule-LH-031 = Najpierw zsuwają się najniższe pola, potem wyższe.
rule-LH-032 = Jeśli możliwe są dwa niższe pola, zsuwa się na to we własnej części.
rule-LH-033 = Jeśli oba są w tej samej części, wybiera właściciel.
rule-LH-034 = Przy zsuwaniu nie liczy się, ilu himalaistów mieści pole.
rule-LH-035 = W swoim ruchu himalaista powyżej 6000 m może położyć twoją parę żetonów liny poręczowej: łączą one jego pole z innym.
rule-LH-036 = Masz jedną parę. Raz położona zostaje na miejscu.
rule-LH-037 = Położenie jej kosztuje 1 punkt ruchu tego himalaisty.
rule-LH-038 = Jeden żeton leży na polu himalaisty.
rule-LH-039 = Dwa pola z żetonami jednego koloru są połączone.
rule-LH-040 = Przejście kosztuje tyle, co wejście na pole, jak zawsze.
rule-LH-041 = Każdy może używać każdej liny poręczowej.
rule-LH-042 = Lina poręczowa nie jest liną drukowaną.
rule-LH-043 = Liny poręczowe mogą się krzyżować, a na jednym polu może leżeć kilka żetonów.
rule-LH-044 = Flagi obu pól różnią się najwyżej o 1.
rule-LH-045 = Pola leżą na dwóch różnych, sąsiednich szlakach. Szlak to ciąg pól połączonych linami jednego koloru.
rule-LH-046 = Lina nie przecina drukowanej liny ani pola; może być wygięta.
rule-LH-047 = Oba pola są powyżej 6000 m.
rule-LH-048 = Pole z wyższą flagą to górny koniec: jego żeton wskazuje w dół, drugi w górę.
rule-LH-049 = Przy równych flagach żetony wskazują na siebie nawzajem.
rule-LH-050 = Z górnego końca do dolnego idzie się w dół, więc z poręczówki liczy się wartość w dół.
rule-LH-051 = Między równymi flagami idzie się w górę, w obie strony.
rule-LH-052 = Południowa ściana kończy się wraz z ostatnim dniem szóstego kafla.
rule-LH-053 = Wyścig przez Przełęcz Południową kończy się wraz z ostatnim dniem piątego kafla, po 15 dniach.
rule-LH-054 = W wyścigu przez Przełęcz Południową sumujesz poziomy na trzech kartach zostawionych w pudełku: każde 2 dają 1 PZ.
rule-LH-055 = Zwykłe trzy karty, 2, 1 i 0, dają każdemu 1 PZ.
rule-LH-056 = Przy remisie w wyścigu przez Przełęcz Południową wygrywa ten, kto pierwszy był na szczycie; jeśli nikt z remisujących nie był, dzielą się zwycięstwem.
rule-LH-057 = W pojedynkę gra się według zasad K2 dla jednej osoby.
rule-LH-058 = Suma PZ daje ci tytuł. Drukowana tabela jest uszkodzona; tutaj jest naprawiona.

rule-Q-LH-01 = Kafel ma trzy dni dla trzech części; każda ma swoje strefy, stratę poziomów i może osuwisko.
rule-Q-LH-02 = Osuwisko schodzi w strefach, które wymienia pogoda tej części.
rule-Q-LH-03 = Najpierw wszystkie poziomy zmieniają się jak zwykle, potem osuwisko zabiera 2, potem giną himalaiści z 0, potem wszystko się zsuwa, od najniższego, a na koniec poziomy powyżej 6 spadają do 6.
rule-Q-LH-04 = Osuwisko zabiera swoje 2, zanim spadnie poziom powyżej 6: z 7 robi się 5.
rule-Q-LH-05 = Zmarłych już nie ma, gdy coś się zsuwa.
rule-Q-LH-06 = To, kto traci poziomy, ustala się, zanim coś się zsunie, więc wszystko zsuwa się tylko raz.
rule-Q-LH-07 = Jeśli żadne niższe pole nie leży we własnej części, właściciel wybiera spośród wszystkich niższych.
rule-Q-LH-08 = W obozie pod ścianą nic już się nie zsuwa, ale poziomy się traci.
rule-Q-LH-09 = W dół znaczy: na mniejszą wysokość po drukowanej linie; pozioma lina nie prowadzi w dół.
rule-Q-LH-10 = Na jednym polu właściciele wybierają w kolejności ruchów, po jednej rzeczy.
rule-Q-LH-11 = Himalaista i jego namiot mogą się zsunąć różnymi drogami.
rule-Q-LH-12 = Po zsunięciu pole może być przepełnione. Kto na nim jest, może zostać; nikt inny nie może tam stanąć, póki nie ma miejsca.
rule-Q-LH-13 = Żetony liny poręczowej się nie zsuwają.
rule-Q-LH-14 = Zsuwanie nie odbiera punktów.
rule-Q-LH-15 = Pary pól, które może połączyć lina poręczowa, są spisane przy planszy. Pole na dwóch szlakach liczy się do obu.
rule-Q-LH-16 = Za położenie liny płacą punkty ruchu; z poręczówki wartość w górę.
rule-Q-LH-17 = Drugi koniec może być pełny.
rule-Q-LH-18 = Himalaista może od razu użyć swojej nowej liny.
rule-Q-LH-19 = Równe flagi liczą się jako w górę tylko na linach poręczowych; na drukowanych decyduje wysokość.
rule-Q-LH-20 = Tytuły: w wyścigu przez Przełęcz Południową z letnimi kaflami według pierwszej kolumny, poza tym według drugiej. Zamiast niej można wybrać tabelę zmierzoną na tych planszach. Punkty za zostawione karty się liczą, także po śmierci.
rule-Q-LH-21 = W pierwszej kolumnie 18 i 19 dają tytuł alpinisty; najwyższy wymaga 20.
rule-Q-LH-22 = W pojedynkę na południowej ścianie dostajesz dwa kafle, zachowujesz jeden i dokłada się pięć.
rule-Q-LH-23 = Przy wolnym wyborze odrzuca się dowolne trzy z 18 kart; coś warte są tylko karty aklimatyzacji.
rule-Q-LH-24 = Premię zaokrągla się w dół.
rule-Q-LH-25 = Premia liczy się przed rozstrzygnięciem remisu.
rule-Q-LH-26 = Z kaflami Lhotse w wyścigu przez Przełęcz Południową osuwisko ze środka działa na całej planszy.
rule-Q-LH-27 = Kto był pierwszy na szczycie, ale zginął, przy remisie już się nie liczy.
rule-Q-LH-28 = Inne wierzchołki są warte swoje flagi i nie rozstrzygają remisów.
rule-Q-LH-29 = W obozach pod ścianą mieści się dowolnie wielu himalaistów.
rule-Q-LH-30 = Buty na kaflu Lhotse działałyby w swojej części, jak w K2.
rule-Q-LH-31 = Można tu też grać w wariancie familijnym.
rule-Q-LH-32 = Twój pierwszy himalaista, okrągły, zaczyna na zachodzie, drugi na wschodzie.
