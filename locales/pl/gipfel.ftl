### Gipfelstürmer: wszystkie teksty tej gry.
### Zmienne: $seat to nazwa w mianowniku („A”, imię gracza), $station, $from i $to nazwy postojów, $sign tablica
### opisana słowami (sign-…), $dice oczka, na przykład „2 2 5”, $places numery kostek, na przykład „1 4”; wszystkie inne
### to liczby. Koza nie ma własnego imienia: nazywa się ją po graczu.
### Nazwy stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym: nie trzeba ich odmieniać.

## Gra i plansza

game-gipfel = Up the Rock
board-gipfel = Kozia Góra

## Postoje (najwyżej 14 znaków)

station-gipfel-start = Wioska
station-gipfel-summit = Szczyt
station-gipfel-a1 = Koniczynka
station-gipfel-a2 = Hala Dzwonków
station-gipfel-a3 = Ostowa Górka
station-gipfel-a4 = Wiatrołap
station-gipfel-a5 = Gwizd Świstaka
station-gipfel-a6 = Orla Grzęda
station-gipfel-b1 = Polana Szyszek
station-gipfel-b2 = Wiewiórkowo
station-gipfel-b3 = Mchowy Fotel
station-gipfel-b4 = Sowia Dziupla
station-gipfel-b5 = Na Modrzewiu
station-gipfel-c1 = Pod Stogiem
station-gipfel-c2 = Wesoły Głaz
station-gipfel-c3 = Kozi Popas
station-gipfel-c4 = Zadyszka
station-gipfel-d1 = Młyński Staw
station-gipfel-d2 = Żabi Kamień
station-gipfel-d3 = Zakole Wydry
station-gipfel-d4 = Kozia Wanna
station-gipfel-d5 = Tęczowy Plusk
station-gipfel-e1 = Słoneczny Stok
station-gipfel-e2 = Serowa Bacówka
station-gipfel-e3 = Krzywy Kopczyk
station-gipfel-e4 = Jaszczurówka
station-gipfel-e5 = Balkon Chmur
station-gipfel-t1 = Zakątek Echa
station-gipfel-t2 = Ostatni Kęs
station-gipfel-t3 = Kozi Nos

## Tablice: słowami i tak krótko, jak stoją na górze

sign-sum-at-most = suma najwyżej { $sum }
sign-sum-at-most-short = { $sum }−
sign-sum-at-least = suma co najmniej { $sum }
sign-sum-at-least-short = { $sum }+
sign-three-of = trzy { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
 }
sign-three-of-short = { $face } { $face } { $face }
sign-two-pairs = dwie pary
sign-two-pairs-short = 2 pary
sign-full-house = full
sign-full-house-short = 3 + 2
sign-small-straight = mały sekwens (cztery kolejne)
sign-small-straight-short = sekwens 4
sign-large-straight = duży sekwens (pięć kolejnych)
sign-large-straight-short = sekwens 5
sign-of-a-kind = { $count ->
    [3] trzy jednakowe
    [4] cztery jednakowe
   *[5] pięć jednakowych
 }
sign-of-a-kind-short = { $count }× to samo

## Fazy

gipfel-phase-first = Los decyduje, kto zaczyna
gipfel-phase-roll = Kostki bierze { $seat }
gipfel-phase-rolling = { $seat }: kostki się toczą
gipfel-phase-choose = Rzuca jeszcze raz albo rusza kozą: { $seat }
gipfel-phase-push = Drogę popchniętej kozy wybiera { $seat }
gipfel-phase-over = Koniec wspinaczki

## Akcje (napisy na przyciskach i na liście)

gipfel-action-roll-all = Rzuć wszystkimi pięcioma kostkami
gipfel-action-roll = Rzuć ponownie: { $dice }
gipfel-action-move = Koza: { $from } → { $to } ({ $sign })
gipfel-action-move-joker = Koza: { $from } → { $to } (joker)
gipfel-action-push = Popchnięta koza: { $from } → { $to }
gipfel-action-back = Koza z powrotem do wioski: { $station }
gipfel-action-end = Zakończ ruch

## Dlaczego akcja jest niemożliwa

gipfel-refusal-game-over = Gra skończona, nic więcej nie można zrobić.
gipfel-refusal-chance-first = Zaczekaj, aż kostki się zatrzymają.
gipfel-refusal-no-such-chance = Kostki nie mogą teraz tak upaść.
gipfel-refusal-not-now = { $seat }, kostki ma teraz ktoś inny.
gipfel-refusal-roll-all-first = Ruch zaczyna się od rzutu wszystkimi pięcioma kostkami.
gipfel-refusal-no-rolls-left = To były już trzy rzuty; teraz musi ruszyć koza.
gipfel-refusal-no-dice = Wybierz co najmniej jedną kostkę do rzutu.
gipfel-refusal-push-due = Najpierw wybierz, dokąd idzie twoja popchnięta koza ({ $station }).
gipfel-refusal-not-pushed = { $station }: nikt nie popycha stąd kozy.
gipfel-refusal-no-trail = Nie ma drogi w górę: { $from } → { $to }.
gipfel-refusal-no-goat = { $station }: nie masz tu kozy.
gipfel-refusal-sign-not-met = Kostki nie pasują do tablicy: { $sign }.
gipfel-refusal-not-on-the-way = Cofnąć można tylko kozę, która jest między wioską a szczytem, a { $station } nie leży między nimi.
gipfel-refusal-must-move = Twoje kostki pasują do jednej z dróg, więc koza musi ruszyć.
gipfel-refusal-must-put-back = Żadna tablica nie pasuje: jedna z twoich kóz musi wrócić do wioski.

## Co się stało (dziennik)

gipfel-event-first-seat = Zaczyna { $seat }.
gipfel-event-took-up = { $seat }: rzuca kostkami nr { $places }.
gipfel-event-took-up-all = { $seat }: rzuca wszystkimi kostkami.
gipfel-event-rolled = Kostka { $place } pokazuje { $face }.
gipfel-event-dice-lie = { $seat }: wyrzuca { $dice }.
gipfel-event-moved = { $seat }: koza idzie w górę, { $from } → { $to }.
gipfel-event-moved-joker = { $seat }: koza idzie w górę dzięki pięciu jednakowym, { $from } → { $to }.
gipfel-event-pushed-up = { $seat }: popchnięta koza idzie w górę, { $from } → { $to }.
gipfel-event-washed-down = { $seat }: rzeka znosi kozę w dół, { $from } → { $to }.
gipfel-event-set-back = Żadna tablica nie pasuje. { $seat }: koza wraca do wioski ({ $from }).
gipfel-event-stuck = Żadna tablica nie pasuje, a { $seat } nie ma kozy do cofnięcia.
gipfel-event-summit-left = { $seat }: koza schodzi ze szczytu i drepcze do domu, do wioski.
gipfel-event-arrived = { $arrivals ->
    [1] { $seat }: ma kozę na szczycie. Jeszcze jedno wejście i wygrana.
   *[other] { $seat }: ma kozę na szczycie, już po raz drugi.
 }
gipfel-event-arrived-pushed = { $arrivals ->
    [1] { $seat }: popchnięta koza trafia na szczyt. Jeszcze jedno wejście i wygrana.
   *[other] { $seat }: popchnięta koza trafia na szczyt, już po raz drugi.
 }
gipfel-event-turn-passed = Kostki bierze { $seat }.
gipfel-event-won = Wygrywa { $seat }.

## Terminal

gipfel-cli-station = { $name } ({ $id })
gipfel-cli-roll-hint = Albo rzuć kostkami jeszcze raz, na przykład roll 2 5: drugą i piątą.
gipfel-cli-column-station = postój
gipfel-cli-column-room = miejsce
gipfel-cli-column-goats = kozy
gipfel-cli-column-trails = drogi w górę
gipfel-cli-column-river = rzeka do
gipfel-cli-legend = A2 B to dwie kozy gracza A i jedna gracza B; * oznacza drogę, na którą pozwalają kostki.

## Zasady, jeden wpis na regułę

gipfel-rules-section-goal = Cel
gipfel-rules-section-setup = Przed pierwszym rzutem
gipfel-rules-section-rolling = Rzucanie
gipfel-rules-section-moving = Droga w górę
gipfel-rules-section-signs = Tablice
gipfel-rules-section-nothing = Gdy nic nie pasuje
gipfel-rules-section-stations = Małe i duże postoje
gipfel-rules-section-pushing = Popychanie w górę i spychanie w dół
gipfel-rules-section-summit = Szczyt i koniec gry
gipfel-rules-section-rulings = Rozstrzygnięcia tam, gdzie zasady milczą

rule-GS-001 = Gracie w dwie do czterech osób przez mniej więcej pół godziny; każdy powinien mieć co najmniej osiem lat.
rule-GS-002 = Jest pięć kostek, po pięć kóz dla każdego i po jednym żetonie, który pokazuje, czy udało ci się już wejść na szczyt.
rule-GS-003 = Wprowadź kozy na szczyt dwa razy, zanim zrobi to ktoś inny.
rule-GS-004 = Bierzesz pięć kóz i żeton w jednym kolorze.
rule-GS-005 = Wszystkie kozy zaczynają w wiosce u podnóża góry.
rule-GS-006 = W wiosce mieszczą się wszystkie kozy.
rule-GS-007 = Na początku twój żeton pokazuje pustą górę.
rule-GS-008 = Pierwszy bierze kostki ten, kto ostatnio był w górach. Tutaj decyduje los albo wasz wybór.
rule-GS-009 = Gracie po kolei, zgodnie z ruchem wskazówek zegara.
rule-GS-010 = Najpierw rzucasz wszystkimi pięcioma kostkami.
rule-GS-011 = Potem możesz rzucić jeszcze najwyżej dwa razy, za każdym razem tyloma kostkami, iloma chcesz.
rule-GS-012 = W trzecim rzucie możesz wziąć także kostki, które za drugim razem leżały odłożone.
rule-GS-013 = Możesz przestać po każdym rzucie.
rule-GS-014 = Liczy się tylko to, co pięć kostek pokazuje na końcu.
rule-GS-015 = Z tym, co pokazują kostki, musisz iść jedną ze swoich kóz na następny postój w górę.
rule-GS-016 = Na każdej drodze między dwoma postojami stoi tablica; kostki muszą pokazywać to, czego ona żąda.
rule-GS-017 = Drogi prowadzą tylko w górę, zgodnie z ciemnymi strzałkami.
rule-GS-018 = Nawet jeśli kostki pasują do kilku tablic, ruszasz jedną kozą o jeden postój.
rule-GS-019 = Liczba z minusem: suma pięciu kostek jest równa tej liczbie albo mniejsza.
rule-GS-020 = Liczba z plusem: suma pięciu kostek jest równa tej liczbie albo większa.
rule-GS-021 = Trzy takie same cyfry na tablicy: co najmniej trzy kostki pokazują dokładnie tyle oczek.
rule-GS-022 = Sekwens 4 lub 5: tyle kolejnych liczb.
rule-GS-023 = Dwie pary; obie mogą być z takich samych liczb.
rule-GS-024 = Full: trzy kostki jednakowe i dwie inne jednakowe.
rule-GS-025 = Trzy, cztery lub pięć razy to samo: tyle jednakowych kostek, obojętnie z iloma oczkami.
rule-GS-026 = Pięć jednakowych to joker: dowolna twoja koza idzie w górę dowolną drogą, bez względu na tablicę.
rule-GS-027 = Jeśli kostki nie pasują do żadnej drogi żadnej z twoich kóz, jedna z nich wraca ze swojego postoju do wioski.
rule-GS-028 = Koza na szczycie nigdy tak nie wraca.
rule-GS-029 = Są postoje duże i małe.
rule-GS-030 = Na dużym postoju mieści się dowolnie wiele kóz wszystkich graczy.
rule-GS-031 = Na małym postoju mieści się jedna koza.
rule-GS-032 = Gdy twoja koza wchodzi na duży postój, na którym stoją co najmniej dwie twoje kozy, popycha jedną z nich na następny postój w górę.
rule-GS-033 = Dzieje się tak tylko wtedy, gdy koza przychodzi z dołu.
rule-GS-034 = Gdy twoja koza wchodzi na mały postój, na którym stoi twoja koza, popycha ją na następny postój w górę.
rule-GS-035 = Jeśli dalej prowadzi kilka dróg, wybierasz, którą pójdzie popchnięta koza.
rule-GS-036 = Popchnięta koza nie potrzebuje kostek; tablica się nie liczy.
rule-GS-037 = Popchnięta koza po dojściu na postój popycha dalej w ten sam sposób.
rule-GS-038 = Gdy twoja koza wchodzi na mały postój, na którym stoi cudza koza, rzeka znosi tamtą w dół na następny postój.
rule-GS-039 = Jeśli ten postój jest mały i zajęty, stojąca tam koza też spływa dalej swoją rzeką, czyjakolwiek jest.
rule-GS-040 = Po drodze w dół spływają także twoje własne kozy; nikt nie popycha ich wtedy w górę.
rule-GS-041 = Koza, którą rzeka zniesie na duży postój, zostaje tam.
rule-GS-042 = Koza popchnięta w górę na mały postój spycha do rzeki cudzą kozę, która tam stoi.
rule-GS-043 = Gdy twoja koza po raz pierwszy staje na szczycie, odwracasz swój żeton.
rule-GS-044 = Wepchnięcie na szczyt też się liczy.
rule-GS-045 = Twoja koza zostaje na szczycie, dopóki nie wejdzie tam koza innego gracza; wtedy wraca do wioski.
rule-GS-046 = Żeton zostaje odwrócony, nawet gdy ta koza musi zejść.
rule-GS-047 = Gdy twoja koza ruszyła i popchnęła wszystko, co miała popchnąć, albo wróciła do wioski, kostki bierze osoba po lewej.
rule-GS-048 = Gdy twoje kozy dotrą na szczyt po raz drugi, od razu wygrywasz.
rule-GS-049 = W drukowanej wersji gry góra nazywa się Mount Friese.
rule-GS-050 = Dla dwóch, trzech i czterech osób zasady są takie same.

rule-Q-GS-01 = Tablica z sekwensem lub z jednakowymi mówi, ilu kostek potrzeba; więcej też pasuje.
rule-Q-GS-02 = Trzy takie same cyfry to co najmniej trzy kostki.
rule-Q-GS-03 = Pięć jednakowych to nie full, ale i tak joker.
rule-Q-GS-04 = Cztery jednakowe liczą się jako dwie pary.
rule-Q-GS-05 = Jeśli możesz ruszyć kozą, musisz to zrobić.
rule-Q-GS-06 = Nie możesz cofnąć kozy, dopóki któraś z twoich kóz może ruszyć.
rule-Q-GS-07 = Jeśli żadna koza nie może ruszyć i żadna nie stoi między wioską a szczytem, nic się nie dzieje.
rule-Q-GS-08 = Wybierasz, która koza wraca do wioski, z małego czy z dużego postoju.
rule-Q-GS-09 = Własne kozy popychasz, czy chcesz, czy nie, na małych i na dużych postojach.
rule-Q-GS-10 = Na dużym postoju liczą się kozy, które stały tam wcześniej; każde wejście popycha jedną.
rule-Q-GS-11 = Popchnięta koza, która wchodzi na duży postój z co najmniej dwiema twoimi kozami, popycha następną.
rule-Q-GS-12 = Joker zastępuje tablicę tylko przy pierwszym kroku; popychanie przebiega jak zwykle.
rule-Q-GS-13 = Popchnięte kozy nie potrzebują tablicy, nawet na ostatnim kroku na szczyt.
rule-Q-GS-14 = Seria popchnięć może skończyć się na szczycie; to też jest wejście, a cudza koza musi stamtąd zejść.
rule-Q-GS-15 = Jeśli twoja koza stoi na szczycie i dochodzi tam druga twoja, to jest drugie wejście i gra się kończy.
rule-Q-GS-16 = Kozy na szczycie nie można ruszyć, popchnąć ani cofnąć. Do domu odsyła ją tylko wejście innego gracza.
rule-Q-GS-17 = Oba wejścia może zaliczyć ta sama koza.
rule-Q-GS-18 = Koza popchnięta w górę na cudzą kozę spycha ją w dół, ze wszystkim, co z tego wynika.
rule-Q-GS-19 = Spływająca koza może trafić nawet na tę, która właśnie ruszyła; wtedy spływa i ona.
rule-Q-GS-20 = Najpierw ruszająca koza opuszcza swój postój, potem przesuwa się ta, na którą wchodzi, a potem reszta.
rule-Q-GS-21 = Koza, którą rzeka zniesie na duży postój z dwiema swoimi, nikogo nie popycha.
rule-Q-GS-22 = Koza cofnięta do wioski nikogo nie popycha.
rule-Q-GS-23 = Z każdego małego postoju wypływa dokładnie jedna rzeka.
rule-Q-GS-24 = Rzeka może płynąć prosto do wioski; koza dołącza tam do innych.
rule-Q-GS-25 = Ani drogi, ani rzeki nie prowadzą w kółko.
rule-Q-GS-26 = W jednym ruchu nie da się zaliczyć dwóch wejść.
rule-Q-GS-27 = Obojętnie, którą z twoich kóz na dużym postoju popychasz; wszystkie są jednakowe.
rule-Q-GS-28 = Wcześniejsze rzuty i odłożone kostki nic nie znaczą; decydują kostki na końcu.
rule-Q-GS-29 = Na dużym postoju cudze kozy nie mają znaczenia.
rule-Q-GS-30 = Odwróconego żetonu nigdy nie odwraca się z powrotem.
rule-Q-GS-31 = Musisz ruszyć kozą, nawet jeśli każdy możliwy ruch ci szkodzi.
rule-Q-GS-32 = Kto zaczyna, decyduje los, chyba że przy stole wskazano kogoś.

## Strona: kostki

dice-title = Kostki
dice-roll = Rzuć
dice-roll-again = { $count ->
    [one] Rzuć ponownie { $count } kostką
   *[many] Rzuć ponownie { $count } kostkami
 }
dice-keep-all = Zostaw wszystkie
dice-help-roll = Rzuć kostkami.
dice-help-keep = Dotknij kostek, które zostawiasz; resztą rzucisz ponownie. Albo rusz kozą.
dice-help-move = Dotknij podświetlonej kozy albo podświetlonego postoju.
dice-help-back = Nic nie pasuje. Dotknij kozy, która wraca do wioski.
dice-help-push = Dotknij postoju, na który idzie twoja popchnięta koza.
dice-help-end = Nic nie pasuje i żadna koza nie musi wracać.
dice-left = { $count ->
    [0] koniec rzutów
    [one] został { $count } rzut
    [few] zostały { $count } rzuty
   *[many] zostało { $count } rzutów
 }
dice-move = Rusz
dice-back = Cofnij do wioski
dice-push = Popchnij
dice-end = Zakończ ruch
dice-die = Kostka { $place }: { $face }
dice-die-unrolled = Kostka { $place }: jeszcze przed rzutem
dice-die-kept = zostaje
dice-die-rolls = do ponownego rzutu
dice-sum = Suma { $sum }
dice-joker = Pięć jednakowych: każda droga jest otwarta

## Strona: podpowiedzi

key-die = zostaw kostkę albo rzuć nią ponownie
key-roll = rzuć
key-hint = pokaż lub ukryj szanse
lesson-gipfel-goal = Dwa razy wprowadź kozę na szczyt, zanim zrobi to ktoś inny. Na każdej drodze stoi tablica: mówi ona, co musi pokazać twoich pięć kostek.
lesson-gipfel-roll = Możesz rzucać trzy razy. Najpierw rzuć wszystkimi pięcioma kostkami.
lesson-gipfel-keep = Dotknij kostek, które zostawiasz; resztą rzucisz ponownie. „Pokaż szanse” mówi, jak łatwo otworzyć każdą drogę.
lesson-gipfel-move = Podświetlona droga jest otwarta przy tych kostkach. Dotknij kozy albo górnego końca drogi, sprawdź, co się stanie, i dotknij „Rusz”. Jedna koza idzie o jeden krok.
lesson-gipfel-push = Twoje kozy popychają się w górę: wejdź na małą skałę, gdzie stoi twoja koza, albo na łąkę z dwiema twoimi, a jedna z nich pójdzie dalej za darmo.
lesson-gipfel-river = Kozę z małej skały znosi rzeka, gdy przychodzi tam cudza koza. Na łąkach jest bezpiecznie.
lesson-gipfel-back = Jeśli po ostatnim rzucie nie pasuje żadna tablica, jedna z twoich kóz musi wrócić do wioski.
hint-title = Podpowiedź
hint-show = Pokaż szanse
hint-hide = Ukryj szanse
hint-met = pasuje teraz
hint-chance = { $percent }%
hint-keep = Najlepiej zostaw { $dice }
hint-keep-none = Najlepiej rzuć wszystkimi pięcioma

## Strona: góra i kozy

map-title-gipfel = Góra kóz
map-station = { $station }, { $size ->
    [small] mały postój
   *[large] duży postój
 }
map-station-empty = bez kóz
map-goats-of = { $count ->
    [one] { $count } koza
    [few] { $count } kozy
   *[many] { $count } kóz
 } ({ $seat })
map-trail = na postój { $station }: { $sign }
map-river = rzeka na postój { $station }
map-trail-open = otwarta przy tych kostkach
seat-goats = w wiosce { $village }, w drodze { $way }
seat-disc-bare = jeszcze nie na szczycie
seat-disc-goat = raz na szczycie
seat-disc-won = dwa razy na szczycie
gipfel-turn-of = Kostki ma { $seat }
gipfel-your-turn = Twoje kostki, { $seat }

## Strona: koniec

gipfel-end-title = Góra zdobyta
gipfel-end-won = Wygrywa { $seat }
gipfel-end-arrivals = { $seat }: { $arrivals ->
    [0] ani razu na szczycie
    [one] raz na szczycie
   *[other] dwa razy na szczycie
 }

## Przygotowanie: kto gra

bot-rusher-help = Zbiera jednakowe kostki i zawsze wspina się jak najwyżej. Średni przeciwnik.
bot-ibex-help = Zna szanse każdego rzutu i planuje też następny ruch. Najsilniejszy przeciwnik w tej grze.
