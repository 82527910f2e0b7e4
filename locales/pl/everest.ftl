### Mount Everest: teksty tej gry, których nie ma K2 (wspólne są w mountain.ftl).
### Zmienne są takie jak po angielsku. Nazwy stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym.

game-everest = Mount Everest
weather-everest-summer = Lato
weather-everest-winter = Zima

## Dlaczego akcja jest niemożliwa

everest-refusal-game-over = Gra skończona, nic więcej nie można zrobić.
everest-refusal-chance-first = Trwa losowanie kart, kafli lub żetonów; zaczekaj, aż będą wyłożone.
everest-refusal-no-such-chance = Tego nie można teraz wylosować.
everest-refusal-not-now = { $seat }, to nie twoja kolej.
everest-refusal-no-oxygen = Przy twoim namiocie { $camp } nie ma butli.
everest-refusal-too-low = Twój namiot { $camp } stoi poniżej 6000 m, a tam butla nie pokazuje kart.
everest-refusal-air-deck-empty = Twoja talia aklimatyzacji jest wyczerpana.
everest-refusal-card-not-seen = Tej karty nie ma wśród tych, które widzisz: { $card }.
everest-refusal-return-all = Wracają wszystkie obejrzane karty prócz wziętej, i żadne inne.
everest-refusal-just-taken = Karta { $card } została właśnie wzięta; usuń inną.
everest-refusal-already-chosen = Trzy karty są już zatwierdzone; cofnij wybór, aby wybrać inne.
everest-refusal-card-not-in-hand = Nie masz na ręce karty { $card }.
everest-refusal-cards-unordered = Podaj trzy karty od najniższej do najwyższej.
everest-refusal-token-not-shown = Żaden odkryty żeton nie ma ryzyka { $risk }; weź jeden z trzech odkrytych.
everest-refusal-not-your-guide = { $guide } nie jest twoim przewodnikiem.
everest-refusal-no-such-card = Tej karty nie ma dziś wśród twoich zagranych: { $slot }.
everest-refusal-card-bound = { $slot }: z tej karty korzysta już inny przewodnik lub namiot, a jedna karta nie służy dwóm.
everest-refusal-direction-fixed = { $slot }: dziś liczy się wartość { $direction ->
    [up] w górę
   *[down] w dół
 }, bo wydano już z niej punkt; poręczówka nigdy nie liczy się w obie strony.
everest-refusal-direction-missing = { $slot } to poręczówka: wskaż, czy liczy się w górę, czy w dół.
everest-refusal-direction-unwanted = { $slot }: kierunek nie jest tu potrzebny.
everest-refusal-already-assigned = { $slot }: ta karta jest już tak przydzielona.
everest-refusal-not-movement = { $slot } to karta aklimatyzacji: nikim nie rusza.
everest-refusal-not-acclimatization = { $slot } to nie karta aklimatyzacji i nie podnosi poziomu.
everest-refusal-card-spent = { $left ->
    [0] { $slot }: na tej karcie nie ma już punktów.
    [one] { $slot }: na tej karcie został tylko { $left } punkt.
    [few] { $slot }: na tej karcie zostały tylko { $left } punkty.
   *[many] { $slot }: na tej karcie zostało tylko { $left } punktów.
 }
everest-refusal-not-joined = Żadna lina nie łączy pól { $from } i { $to }.
everest-refusal-zone-closed = { $space }: dziś nikt się tu nie rusza, nie wchodzi do tej strefy ani z niej nie wychodzi.
everest-refusal-crevasse = { $space }: ziejąca szczelina, nikt tu nie wejdzie.
everest-refusal-too-much-oxygen = { $guide } może tam nieść { $limit ->
    [0] zero butli
    [one] najwyżej { $limit } butlę
    [few] najwyżej { $limit } butle
   *[many] najwyżej { $limit } butli
 }: resztę najpierw zostaw w namiocie, przekaż albo porzuć.
everest-refusal-too-few-points = { $guide } potrzebuje na to { $need ->
    [one] { $need } punktu
   *[many] { $need } punktów
 }; przydzielone karty dają { $have }.
everest-refusal-space-full = { $space }: pole jest pełne (najwyżej { $limit ->
    [one] { $limit } przewodnik
   *[many] { $limit } przewodników
 }), a na dalszą drogę zabrakłoby punktów.
everest-refusal-must-leave = { $guide } musi najpierw opuścić pole { $space }: może tam zostać najwyżej { $limit ->
    [one] { $limit } przewodnik
   *[many] { $limit } przewodników
 }.
everest-refusal-nothing-to-swap = Twoi przewodnicy zamieniają się miejscami tylko między dwoma połączonymi polami, z których oba są pełne.
everest-refusal-not-there = Tego tam nie ma.
everest-refusal-no-transfer = Z jednego miejsca do drugiego nie da się nic przenieść.
everest-refusal-not-here = { $guide } stoi gdzie indziej.
everest-refusal-no-room = { $guide }: w plecaku nie ma na to miejsca.
everest-refusal-overloaded = { $guide } niesie za dużo: przekaż coś drugiemu przewodnikowi albo odłóż.
everest-refusal-camp-full = W namiocie jest już więcej, niż trzeba w jakiejkolwiek grze.
everest-refusal-no-tent = { $guide } nie niesie namiotu.
everest-refusal-nothing-owed = Nie masz ryzyka do zapłacenia.
everest-refusal-not-eligible = { $guide } nie korzysta dziś z żadnej karty albo nikogo nie prowadzi, więc nie da się zapłacić poziomem.
everest-refusal-penalty-due = { $owed ->
    [one] Został ci { $owed } punkt ryzyka; zapłać go, zanim zakończysz ruch.
    [few] Zostały ci { $owed } punkty ryzyka; zapłać je, zanim zakończysz ruch.
   *[many] Zostało ci { $owed } punktów ryzyka; zapłać je, zanim zakończysz ruch.
 }
everest-refusal-penalty-unpayable = Ryzyko do zapłacenia: { $owed }, a potem starczyłoby ci tylko na { $payable }; zapłać najpierw.

## Co się stało (dziennik)

everest-event-first-seat = Pierwszego dnia prowadzi { $seat }.
everest-event-score-pawn = Pion punktacji staje na 5, na prawo od tych, które już tam są: { $seat }.
everest-event-tile-shown = Pojawia się nowy kafel pogody (nr { $tile }).
everest-event-token-shown = Nowy odkryty żeton ryzyka: { $risk }.
everest-event-card-drawn = { $seat }: dobiera kartę { $card }.
everest-event-card-drawn-hidden = { $seat }: dobiera kartę.
everest-event-reshuffled = { $seat }: tasuje zagrane karty.
everest-event-day-began = Dzień { $day }. Prowadzi { $seat }.
everest-event-oxygen-spent = { $seat }: zużywa butlę przy namiocie { $camp } i widzi { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }.
everest-event-air-seen = { $seat }: widzi kartę { $card }.
everest-event-air-seen-hidden = { $seat }: ogląda kartę ze swojej talii aklimatyzacji.
everest-event-air-kept = { $seat }: bierze na rękę kartę { $card }.
everest-event-air-kept-hidden = { $seat }: bierze na rękę jedną z kart.
everest-event-air-returned = { $seat }: odkłada { $end ->
    [top] na wierzch
   *[bottom] na spód
 } ({ $count }): { $cards }.
everest-event-air-returned-hidden = { $seat }: odkłada { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
 } { $end ->
    [top] na wierzch
   *[bottom] na spód
 }.
everest-event-card-removed = { $seat }: usuwa z gry kartę { $card }.
everest-event-card-removed-hidden = { $seat }: usuwa z gry kartę.
everest-event-oxygen-closed = { $seat }: nie zużywa dziś więcej tlenu.
everest-event-choice-began = Wybór kart.
everest-event-chosen = { $seat }: ma już wybrane karty.
everest-event-revealed = Karty wykłada { $seat }: { $cards } (suma { $sum }).
everest-event-no-token = Najwyższa suma się powtarza; nikt nie bierze żetonu ryzyka.
everest-event-must-take = { $seat }: ma najwyższą sumę i musi wziąć żeton ryzyka.
everest-event-token-taken = { $seat }: bierze ryzyko { $risk }.
everest-event-turn-began = Ruch: { $seat }.
everest-event-assigned = { $card } dla { $guide }.
everest-event-assigned-rope = { $card } dla { $guide }, { $direction ->
    [up] w górę
   *[down] w dół
 }.
everest-event-stepped = { $guide } idzie: { $from } → { $to } (koszt { $cost }).
everest-event-probed = { $guide } szuka drogi na pole { $to }…
everest-event-front-shown = { $space }: { $front ->
    [cost-1] mocny lód, koszt 1
    [cost-2] stromy lód, koszt 2
   *[crevasse] szczelina, nie ma przejścia
 }.
everest-event-retreated = { $guide } cofa się na pole { $to }.
everest-event-slid = { $guide } nie może tam zostać i wraca na pole { $to }.
everest-event-swapped = Przewodnicy zamieniają się miejscami: { $seat }.
everest-event-loaded = { $guide } zabiera: { $item }.
everest-event-unloaded = { $guide } zostawia w bazie: { $item }.
everest-event-handed = { $guide } przekazuje: { $item } → { $other }.
everest-event-stored = { $guide } zostawia w namiocie { $camp }: { $item }.
everest-event-fetched = { $guide } zabiera z namiotu { $camp }: { $item }.
everest-event-abandoned = { $guide } porzuca: { $item }.
everest-event-pitched = { $guide } rozbija namiot: { $space } (koszt { $cost }).
everest-event-acclimatized = { $client } ({ $place }): poziom +{ $points }, teraz { $level }.
everest-event-lost-levels = Wszyscy klienci tracą { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
 } (przewodnik { $guide }).
everest-event-paid-card = 1 punkt ryzyka zapłacono kartą { $card }.
everest-event-paid-level = 1 punkt ryzyka zapłacono poziomem każdego klienta (przewodnik { $guide }).
everest-event-lapsed = { $seat }: nie ma czym zapłacić; { $points ->
    [one] przepada { $points } punkt ryzyka
    [few] przepadają { $points } punkty ryzyka
   *[many] przepada { $points } punktów ryzyka
 }.
everest-event-won-summit = Szczyt! { $seat }: zdobywa { $points } PZ i ma ich { $score }.
everest-event-won-return = Cali w bazie. { $seat }: zdobywa { $points } PZ i ma ich { $score }.
everest-event-died = { $kind ->
    [mountaineer] Ginie alpinista ({ $seat }).
   *[tourist] Ginie turysta ({ $seat }).
 }
everest-event-lost = { $seat }: traci { $points } PZ i ma ich { $score }.
everest-event-turn-ended = { $seat }: kończy ruch.
everest-event-night = { $after ->
    [0] { $seat }, noc: { $client } ({ $place }) już się nie budzi (teren { $terrain }{ $lungs ->
        [0] {""}
       *[other] , pogoda −{ $lungs }
     }{ $tent ->
        [0] {""}
       *[other] , namiot +{ $tent }
     }; poziom był { $before }).
   *[other] { $seat }, noc: { $client } ({ $place }), poziom teraz { $after } (teren { $terrain }{ $lungs ->
        [0] {""}
       *[other] , pogoda −{ $lungs }
     }{ $tent ->
        [0] {""}
       *[other] , namiot +{ $tent }
     }).
 }
everest-event-game-over = Wyprawa skończona.

## Terminal

everest-action-probe = { $guide } na pole { $to } (koszt 1, odkrywa kafel lodospadu)
everest-cli-oxygen = Zużyj butlę przy namiocie { $camp }
everest-cli-phase-oxygen = tlen, przed wyborem kart
everest-cli-column-oxygen = butle
everest-cli-column-there = przewodnicy i namioty
everest-cli-legend = Koszt ?I lub ?II: zakryty kafel lodospadu z tym znakiem; ×: szczelina; !: dziś nikt się tam nie rusza. ^A:1 to namiot 1 z miejsca A.
everest-cli-seat = { $seat }: { $score } PZ, na ręce { $hand }, do dobrania { $pile }, w talii aklimatyzacji { $air }, zagrane: { $played }
everest-cli-loads = Bagaże: ^ namiot, o2 dwie butle, m3→2 alpinista z poziomem 3, który jutro obudzi się z 2, t1*→† turysta po zdobyciu szczytu, który się nie obudzi.
everest-cli-camp = namiot { $camp }
everest-cli-air = Twoja talia aklimatyzacji: na wierzchu { $top }, potem w nieznanej kolejności { $middle }, na spodzie { $bottom }
everest-cli-seen = Widzisz: { $cards }

## Strona

# Rzeczy i miejsca
everest-tent = namiot
everest-oxygen = butla tlenu
everest-client = { $kind ->
    [mountaineer] alpinista
   *[tourist] turysta
 }, poziom { $level }
everest-client-summited = { $kind ->
    [mountaineer] alpinista
   *[tourist] turysta
 }, poziom { $level }, po zdobyciu szczytu
everest-place-base = zapasy w bazie
everest-place-lost = porzucenie
everest-place-camp = namiot { $camp }
everest-place-guide = przewodnik { $guide }
everest-supply = Zapasy w bazie
everest-camp = Namiot, { $space }
everest-camp-empty = pusty
everest-camp-label = Namiot ({ $seat }), pole { $space }: { $things }
everest-guide-label = Przewodnik { $guide }, pole { $space }: { $things }
everest-standing-guide = przewodnik { $guide }: { $things }
everest-standing-camp = namiot ({ $seat }): { $things }
everest-count-oxygen = { $count ->
    [0] bez tlenu
    [one] { $count } butla
    [few] { $count } butle
   *[many] { $count } butli
 }
everest-bottles = tutaj najwyżej { $limit ->
    [one] { $limit } butla
    [few] { $limit } butle
   *[many] { $limit } butli
 }
everest-air-cards = aklimatyzacja: { $count }

# Góra
everest-space = { $space }: noc { $acclimatization }, { $room }, butle na przewodnika { $oxygen }
everest-space-cost = koszt { $cost }
everest-space-closed = dziś bez ruchu

# Ruch
everest-loads = Plecaki i namioty
everest-packs = Plecaki
everest-pick-guide = Wybierz przewodnika. W bazie wskaż klientów i sprzęt, żeby ich zabrać.
everest-pick-space = Wybierz podświetlone pole: pokazuje koszt i to, co zostanie.
everest-give-levels = Wskaż klientów, by podnieść im poziom: { $left ->
    [one] został { $left } poziom.
    [few] zostały { $left } poziomy.
   *[many] zostało { $left } poziomów.
 }
everest-held = { $item } ({ $place }): wskaż, dokąd ma trafić.
everest-held-nowhere = { $item } ({ $place }): stąd nie ma dokąd trafić.
everest-abandon = Porzuć
everest-keep = Niech zostanie
everest-pitch = { $guide } rozbija namiot (koszt { $cost })
everest-swap = Zamień przewodników
everest-pay-level = Zapłać 1 punkt ryzyka poziomem każdego klienta, przewodnik { $guide }
everest-action-keep = Weź: { $card }
everest-action-return-top = Odłóż na wierzch: { $cards }
everest-action-return-bottom = Odłóż na spód: { $cards }
everest-action-assign = { $card } dla { $guide }
everest-action-assign-rope = { $card } dla { $guide }, { $direction ->
    [up] w górę
   *[down] w dół
 }
everest-action-step = { $guide } na pole { $to } (koszt { $cost })
everest-action-move = { $item }: { $source } → { $target }
everest-action-acclimatize = { $client } ({ $place }): poziom +{ $points }, karta { $card }
everest-key-guide = wybierz przewodnika

# Tlen o poranku
everest-waiting-oxygen = Tlenem zajmuje się jeszcze: { $seats }
everest-oxygen-title = Tlen
everest-oxygen-open = Przed wyborem kart możesz zużyć butle leżące przy twoich namiotach. Każda daje ci kartę aklimatyzacji.
everest-oxygen-spend = Zużyj butlę: { $space } (jest { $bottles }, pokazuje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 })
everest-oxygen-close = Na dziś wystarczy
everest-oxygen-look = Podgląd kart…
everest-oxygen-keep = Weź na rękę jedną z kart, które widzisz.
everest-oxygen-return = { $count ->
    [1] Druga wraca na wierzch albo na spód.
   *[other] Pozostałe wracają na wierzch albo na spód; lewa leży wyżej.
}
everest-oxygen-turn = Inna kolejność
everest-oxygen-top = Na wierzch
everest-oxygen-bottom = Na spód
everest-oxygen-remove = Teraz jedna karta z twojej ręki w tajemnicy opuszcza grę; nie ta, którą właśnie wzięto ({ $card }).
everest-oxygen-pick = Wskaż kartę do usunięcia
everest-oxygen-out = Usuń: { $card }
everest-air-title = Twoja talia aklimatyzacji ({ $count })
everest-air-top = Znane na wierzchu: { $cards }
everest-air-middle = W nieznanej kolejności: { $cards }
everest-air-bottom = Znane na spodzie: { $cards }
everest-air-removed = Usunięte z gry: { $cards }

# Ostrzeżenia
everest-warn-death = { $client } ({ $place }): nie przeżyje tej nocy.
everest-warn-summit = { $guide } może jeszcze doprowadzić klientów na szczyt.
everest-warn-return = { $guide } może jeszcze odprowadzić klientów do bazy.
everest-warn-card = Wszyscy klienci przewodnika stracą poziomy i zginą: { $clients }.
everest-warn-pay = To kosztuje życie: { $clients }.
everest-warn-abandon = Po porzuceniu zginie: { $client }.
everest-ask-yes = Zrób to mimo wszystko
everest-ask-no = Jednak nie

# Punkty
everest-track = Listwa punktów
everest-track-field = { $score } PZ: { $seats }
everest-track-order = Przy równych punktach prowadzi ten po lewej.
everest-end-order = Równe punkty: wyżej jest ten, kto zdobył je wcześniej.

# Pierwsza gra
lesson-everest-goal = Dwóch twoich przewodników prowadzi klientów na szczyt Mount Everestu i z powrotem. Klient daje punkty na szczycie i drugi raz w bazie; śmierć klienta odbiera punkty. Masz 18 dni.
lesson-everest-choose = Codziennie zagrywasz trzy z sześciu kart. Zielone dają ruch, brązowe poręczówki tanio prowadzą w dół. Niebieskie podnoszą poziom klientów, ale zdobywa się je tylko tlenem. Wskaż trzy i zagraj je.
lesson-everest-token = Przypadł ci żeton ryzyka: spłać go ruchem, niebieskimi punktami albo jednym poziomem wszystkich klientów przewodnika, zanim zakończysz swój ruch.
lesson-everest-load = Pakowanie nic nie kosztuje. Wybierz przewodnika, potem wskaż klientów, butle i namiot w zapasach bazy. Plecak ma cztery kieszenie: klient zajmuje jedną, pierwsza butla dwie, namiot trzy.
lesson-everest-walk = Wskaż przewodnika, potem podświetlone pole: najpierw koszt drogi, potem to, co zostanie. Idą z nim wszyscy i wszystko, co ma.
lesson-everest-icefall = Kafle lodospadu leżą zakryte. Wejście tam kosztuje 1 i odkrywa kafel: kosztuje on 1, kosztuje 2 albo jest szczeliną i trzeba się cofnąć.
lesson-everest-level = Klient stoi na swoim poziomie. Kratki obok pokazują najbliższe noce: wysokość i pogoda zabierają poziomy, a przy 0 klient ginie. Po każdej nocy alpinista ma najwyżej 4, turysta 3.
lesson-everest-tent = Przewodnik z namiotem może go rozbić tam, gdzie stoi. Namiot daje twoim klientom na tym polu poziom na noc i mieści dowolnie wielu klientów i butli. Zostaje tam na dobre.
lesson-everest-camp = Dopóki stoi tam twój przewodnik, wskaż klienta lub butlę, a potem namiot albo plecak, do którego mają trafić. Klienci zostawieni w namiocie czekają tam na przewodnika.
lesson-everest-oxygen = Rano można zużyć butlę przy namiocie: obejrzyj do trzech kart aklimatyzacji, weź jedną i na zawsze usuń gorszą z ręki.
lesson-everest-weather = Wskaż dzień u góry, a zobaczysz jego pogodę na zboczu. Czerwone strefy nocą zabierają poziomy; w kreskowanej nikt się tego dnia nie rusza.
lesson-everest-down = Kto był na szczycie, ma chorągiewkę. Sprowadź takich klientów do bazy, zanim skończą się ich poziomy, a znów dadzą punkty.

# Strona zasad
everest-rules-section-setup = Przed pierwszym dniem
everest-rules-section-clients = Przewodnicy i klienci
everest-rules-section-day = Dzień
everest-rules-section-risk = Podejmowanie ryzyka
everest-rules-section-loading = Pakowanie
everest-rules-section-unloading = Wypakowanie i porzucanie
everest-rules-section-movement = Ruch
everest-rules-section-icefall = Lodospad
everest-rules-section-levels = Poziomy i namioty
everest-rules-section-oxygen = Tlen
everest-rules-section-penalty = Spłata ryzyka
everest-rules-section-scoring = Punkty
everest-rules-section-weather = Pogoda
everest-rules-section-night = Noc
everest-rules-section-end = Koniec dnia i gry
everest-rules-section-board = Jak czytać planszę
everest-rules-section-rulings = Rozstrzygnięcia tam, gdzie zasady milczą

# Reguły, po jednej
rule-EV-001 = Gra dla dwóch do pięciu osób w wieku od dziesięciu lat, na 60 do 90 minut. W pojedynkę się nie gra.
rule-EV-002 = Każdy ma na górze dwóch przewodników i jeden pion punktacji.
rule-EV-003 = Prowadź klientów na szczyt i z powrotem. Wygrywa ten, kto po dniu 18 ma najwięcej punktów zwycięstwa (PZ).
rule-EV-004 = Są dwie drogi, łatwiejsza i trudniejsza; gra się na jednej z nich.
rule-EV-005 = Jest pięć kolorów; każdy ma trzy piony, dwa plecaki, 24 karty i dwa namioty.
rule-EV-006 = Wszyscy mają takie same 24 karty.
rule-EV-007 = Żetonów ryzyka jest 20: cztery 0, jedenaście 1 i pięć 2.
rule-EV-008 = Kafli lodospadu jest 12: pięć z I na odwrocie i siedem z II.
rule-EV-009 = Lato i zima mają po sześć kafli pogody; kafel to trzy dni.
rule-EV-010 = Jest 40 alpinistów, 40 turystów i 30 butli tlenu. Jeden znacznik pokazuje dzisiejszy dzień, drugi to, kto prowadzi.
rule-EV-011 = Wybierzcie drogę. Na początek lepsza jest łatwiejsza.
rule-EV-012 = Każdy bierze wszystko w swoim kolorze.
rule-EV-013 = Wybierzcie lato (łatwiej) albo zimę (trudniej); każda pora pasuje do każdej drogi.
rule-EV-014 = Dwa z sześciu potasowanych kafli pogody leżą odkryte i pokazują sześć dni.
rule-EV-015 = Pozostałe cztery pojawiają się po kolei; nikt nie zna ich kolejności.
rule-EV-016 = Znacznik zaczyna na dniu 1, pierwszym na lewym kaflu.
rule-EV-017 = Na każdym polu lodospadu leży losowy zakryty kafel ze znakiem tego pola na odwrocie.
rule-EV-018 = Kafle, które zostały, leżą z boku i nikt ich nie ogląda.
rule-EV-019 = Trzy losowe żetony ryzyka leżą odkryte, wszystkie inne zakryte.
rule-EV-020 = Tlen, alpiniści i turyści tworzą wspólne zapasy.
rule-EV-021 = Twoi przewodnicy zaczynają w bazie.
rule-EV-022 = Każdy pion punktacji zaczyna na 5.
rule-EV-023 = Stoją tam w losowej kolejności od lewej do prawej; przy równych punktach prowadzi lewy.
rule-EV-024 = Twoich sześć kart aklimatyzacji, potasowanych, tworzy osobną talię.
rule-EV-025 = Pozostałych 18 kart to talia główna. Na początku nie ma w niej kart aklimatyzacji; dostaje się je tylko za tlen.
rule-EV-026 = Dobierasz sześć kart z talii głównej.
rule-EV-027 = Pierwszego dnia prowadzi ten, kto ostatnio był w górach. Tutaj decyduje los albo wasz wybór.
rule-EV-028 = Przewodnicy zaczynają z pustymi plecakami; wszystko pakuje się w bazie we własnym ruchu.
rule-EV-029 = Plecak pokazuje, co przewodnik niesie i kogo prowadzi.
rule-EV-030 = Przewodnicy nie mają poziomu i nie mogą zginąć.
rule-EV-031 = Klienci to alpiniści lub turyści.
rule-EV-032 = Klient był na szczycie albo nie; pokazuje to chorągiewka.
rule-EV-033 = Klienci wchodzą na górę tylko w bazie.
rule-EV-034 = Klient jest zawsze przy jednym przewodniku albo w jednym rozbitym namiocie.
rule-EV-035 = Klient zaczyna na poziomie 1.
rule-EV-036 = Klient zaczyna bez chorągiewki szczytu.
rule-EV-037 = Liczba, na której stoi klient, to jego poziom, w plecaku i w namiocie.
rule-EV-038 = Klient, który przechodzi od przewodnika do namiotu lub do drugiego przewodnika, zachowuje poziom i chorągiewkę.
rule-EV-039 = W ciągu dnia poziom może wzrosnąć najwyżej do 6.
rule-EV-040 = Na koniec nocy alpinista ma poziom najwyżej 4, turysta najwyżej 3.
rule-EV-041 = Alpinista daje 2 PZ na szczycie i potem jeszcze 2 w bazie, a jego śmierć kosztuje 3. Turysta daje 3 i 3, a kosztuje 4.
rule-EV-042 = Klient stoi na polu swojego przewodnika albo swojego namiotu.
rule-EV-043 = Gra trwa 18 dni.
rule-EV-044 = Każdego dnia wybieracie karty, ktoś może wziąć żeton ryzyka, działacie po kolei, noc zmienia poziomy i dzień się kończy.
rule-EV-045 = Wszystko dzieje się jednocześnie prócz ruchów: te następują jeden po drugim.
rule-EV-046 = Przed wyborem kart można zużyć tlen.
rule-EV-047 = Wszyscy w tajemnicy wybierają trzy karty z ręki.
rule-EV-048 = Gdy wybrali wszyscy, odkrywacie karty jednocześnie.
rule-EV-049 = Mając na ręce trzy karty, zagrywasz wszystkie trzy.
rule-EV-050 = Zsumuj punkty ruchu swoich trzech kart.
rule-EV-051 = Z poręczówki o dwóch wartościach liczy się wartość w górę.
rule-EV-052 = Karta z samą wartością w dół się nie liczy.
rule-EV-053 = Karta aklimatyzacji się nie liczy.
rule-EV-054 = Jeśli twoja suma jest wyższa od wszystkich innych, bierzesz jeden z trzech odkrytych żetonów ryzyka.
rule-EV-055 = Żeton leży przy twoich kartach i trzeba go spłacić w swoim ruchu.
rule-EV-056 = Jeśli najwyższa suma się powtarza, nikt nie bierze żetonu.
rule-EV-057 = Miejsce wziętego żetonu od razu zajmuje losowy, tak że znów leżą odkryte trzy.
rule-EV-058 = Działacie po kolei, zgodnie z ruchem wskazówek zegara, od tego, kto prowadzi.
rule-EV-059 = Kart nie trzeba wykorzystywać, ani wszystkich ich punktów.
rule-EV-060 = Jeśli masz żeton ryzyka, musisz go spłacić w tym ruchu.
rule-EV-061 = Pakowanie nie kosztuje ani ruchu, ani poziomów.
rule-EV-062 = W bazie przewodnik zabiera tylu klientów i tyle butli, ile się zmieści.
rule-EV-063 = Twoje dwa namioty zaczynają w bazie; przewodnik musi je stamtąd zabrać.
rule-EV-064 = Twoi przewodnicy na jednym polu mogą dowolnie przekazywać sobie klientów, butle i złożone namioty.
rule-EV-065 = Przewodnik może zabrać klientów i butle z twojego namiotu na swoim polu.
rule-EV-066 = Po każdej wymianie wszystko musi się mieścić w plecaku.
rule-EV-067 = Plecak wypełnia się od lewej do prawej i z góry na dół; na prawo od tego, co jest, nic już nie leży.
rule-EV-068 = Namiot zajmuje trzy górne kieszenie. Pod nim mieści się jedna butla albo jeden klient.
rule-EV-069 = Bez namiotu pierwsza butla zajmuje dwie górne kieszenie.
rule-EV-070 = Przy jednej butli mieszczą się jeszcze dwie butle, dwóch klientów albo po jednym.
rule-EV-071 = Bez namiotu i butli mieści się czterech klientów.
rule-EV-072 = Każdy klient ma własną kieszeń i stoi na swoim poziomie.
rule-EV-073 = Z namiotem: jedna butla albo klient. Z butlami: łącznie najwyżej trzy (butle i klienci). W innym razie najwyżej czterech klientów. Namiot najwyżej jeden.
rule-EV-074 = W każdej strefie przewodnik może nieść ograniczoną liczbę butli; podana jest przy jego plecaku.
rule-EV-075 = Wypakowanie jest darmowe i możliwe tylko w tych przypadkach; rozbicie namiotu kosztuje ruch.
rule-EV-076 = Butlę można odłożyć do swojego namiotu na tym polu albo przekazać drugiemu przewodnikowi, który tam stoi.
rule-EV-077 = Klienta można zostawić w swoim namiocie na tym polu albo przekazać drugiemu przewodnikowi, który tam stoi.
rule-EV-078 = W swoim ruchu możesz w każdej chwili porzucić sprzęt lub klientów.
rule-EV-079 = Porzucona butla wraca do zapasów.
rule-EV-080 = Porzucony klient ginie i kosztuje cię tyle punktów, co każda śmierć klienta.
rule-EV-081 = Porzucony złożony namiot odpada z gry.
rule-EV-082 = W bazie można wypakować wszystko; wraca to do zapasów i można to znów zabrać.
rule-EV-083 = Klient z chorągiewką szczytu daje punkty, gdy dotrze do bazy, i odchodzi.
rule-EV-084 = Karty ruchu prowadzą przewodników w górę lub w dół.
rule-EV-085 = Wskazujesz, które karty są dla którego przewodnika. Może on zużyć sumę ich punktów.
rule-EV-086 = Punkty jednej karty służą tylko jednemu przewodnikowi.
rule-EV-087 = Punkty mogą zostać niewykorzystane, a przewodnik nie musi się ruszać.
rule-EV-088 = Krok prowadzi po linie z jednego pola na sąsiednie.
rule-EV-089 = Wejście na pole kosztuje tyle, ile ono pokazuje; gdzie nic nie ma, 1.
rule-EV-090 = Zwykłe karty prowadzą przewodnika dowolnie w górę i w dół.
rule-EV-091 = Z poręczówki liczy się albo wartość w górę, albo w dół, nigdy obie.
rule-EV-092 = Wartość w górę prowadzi przewodnika w górę, rozbija namiot albo spłaca ryzyko.
rule-EV-093 = Wartość w dół prowadzi przewodnika w dół albo spłaca ryzyko.
rule-EV-094 = Karta z samą wartością w dół to poręczówka o wartości 0 w górę.
rule-EV-095 = Na polu może zostać tylko tylu przewodników, na ilu pozwala strefa i liczba graczy.
rule-EV-096 = Przewodnik może przejść przez pełne pole, płacąc jego koszt, ale nie może na nim zostać.
rule-EV-097 = Dwóch twoich przewodników może naraz zamienić się miejscami, jeśli stoją na połączonych polach, z których oba są pełne.
rule-EV-098 = Przewodnicy, którzy tak się zamieniają, nigdy nie byli razem, więc nic sobie nie przekazują.
rule-EV-099 = Żeby wejść na pole z zakrytym kaflem, płacisz 1, a potem kafel się odkrywa.
rule-EV-100 = Odkryty kafel taki zostaje.
rule-EV-101 = Jeśli pokazuje 1, przewodnik wchodzi i nic więcej nie płaci.
rule-EV-102 = Jeśli pokazuje 2, przewodnik płaci drugi punkt i wchodzi albo się cofa.
rule-EV-103 = W szczelinę nikt nie wejdzie; przewodnik się cofa.
rule-EV-104 = Po cofnięciu przewodnik może iść dalej za punkty, które mu zostały.
rule-EV-105 = Punkt za odkrycie kafla przepada w każdym wypadku.
rule-EV-106 = Następni przewodnicy płacą od razu 1 lub 2; szczelina zostaje zamknięta dla wszystkich.
rule-EV-107 = Karta aklimatyzacji jest dla jednego przewodnika albo jednego twojego namiotu.
rule-EV-108 = Jej punktów nie dzieli się między dwa takie cele; jeden może dostać kilka takich kart.
rule-EV-109 = Jej punkty rozdzielasz dowolnie między klientów, którzy tam są.
rule-EV-110 = Dwie z twoich kart ruchu kosztują poziomy.
rule-EV-111 = Gdy użyje się takiej karty dla przewodnika, każdy jego klient traci tyle poziomów, ile ona podaje.
rule-EV-112 = Dzieje się to, gdy przewodnik się rusza, przed nocą.
rule-EV-113 = Przewodnik z namiotem może go rozbić tam, gdzie stoi.
rule-EV-114 = Kosztuje to tyle ruchu, co wejście na to pole.
rule-EV-115 = Z poręczówki namiot opłaca tylko wartość w górę.
rule-EV-116 = Rozbity namiot zostaje na miejscu do końca gry.
rule-EV-117 = Przewodnik może w jednym ruchu wejść na pole, rozbić namiot i iść dalej, jeśli starczy punktów.
rule-EV-118 = Na polu może stać dowolna liczba namiotów.
rule-EV-119 = Tlen zużywa się przed wyborem kart; butla wraca do zapasów.
rule-EV-120 = Zużyć można tylko butle leżące przy twoich rozbitych namiotach.
rule-EV-121 = Za każdą butlę oglądasz wierzchnie karty swojej talii aklimatyzacji i jedną bierzesz na rękę.
rule-EV-122 = Im wyżej stoi namiot, tym więcej kart widzisz: trzy powyżej 8000 m, dwie powyżej 7000 m, jedną powyżej 6000 m, niżej żadnej.
rule-EV-123 = Nikt inny tych kart nie widzi.
rule-EV-124 = Karty, których nie bierzesz, wracają na wierzch albo na spód, w dowolnej kolejności.
rule-EV-125 = Potem jedna karta z twojej ręki w tajemnicy opuszcza grę.
rule-EV-126 = Może to być karta aklimatyzacji, ale nie ta dopiero co wzięta.
rule-EV-127 = Odtąd wzięta karta należy do twojej talii głównej.
rule-EV-128 = Jednego ranka można zużyć kilka butli, jedną po drugiej.
rule-EV-129 = Żeton 0 nic nie kosztuje.
rule-EV-130 = Żeton 1 kosztuje jeden punkt: z karty ruchu, z karty aklimatyzacji albo po jednym poziomie wszystkich klientów przewodnika, dla którego użyto karty.
rule-EV-131 = Płacąc poręczówką, najpierw wskazujesz, która jej wartość się liczy.
rule-EV-132 = Klienci w namiotach i klienci przewodnika, dla którego nie użyto karty, nie mogą płacić poziomem.
rule-EV-133 = Żeton 2 kosztuje dwa punkty, zapłacone tak samo albo na różne sposoby.
rule-EV-134 = Gdy przewodnik dociera na szczyt, każdy jego klient, który jeszcze tam nie był, daje 2 lub 3 PZ.
rule-EV-135 = Dostają chorągiewkę; nikt nie daje punktów za szczyt dwa razy.
rule-EV-136 = Wejście na szczyt nie zmienia poziomów, a ruch trwa dalej.
rule-EV-137 = Gdy przewodnik wraca do bazy, jego klienci z chorągiewką znów dają 2 lub 3 PZ i odchodzą.
rule-EV-138 = Śmierć klienta od razu kosztuje 3 PZ za alpinistę, 4 za turystę.
rule-EV-139 = Wynik nigdy nie spada poniżej 1; reszta straty przepada.
rule-EV-140 = Najwyższego wyniku nie ma; za ostatnim polem listwa zaczyna się od nowa.
rule-EV-141 = Pion, który wchodzi na pole, staje na prawo od tych, które już tam są. Przy równych punktach prowadzi lewy.
rule-EV-142 = Znacznik pokazuje dzień; jego obrazek mówi, w które strefy uderza pogoda i jak.
rule-EV-143 = Są na nim wszystkie strefy góry; pogoda uderza w zaznaczone.
rule-EV-144 = Czerwona liczba: każdy klient w tej strefie traci w nocy tyle poziomów.
rule-EV-145 = Zakaz ruchu: przewodnik w takiej strefie stoi i nikt do niej nie wchodzi. Namioty można tam rozbijać.
rule-EV-146 = Kafel pokazuje trzy dni; dzień bez znaków niczego nie zmienia.
rule-EV-147 = Po wszystkich ruchach sprawdza się każdego klienta osobno.
rule-EV-148 = Zyskuje niebieską albo traci czerwoną liczbę swojego pola.
rule-EV-149 = Zyskuje 1, jeśli na jego polu stoi namiot twojego koloru, czy to w namiocie, czy przy przewodniku.
rule-EV-150 = Traci tyle, ile w jego strefie zabiera pogoda.
rule-EV-151 = Klient z poziomem poniżej 1 ginie.
rule-EV-152 = Potem poziomy powyżej 4, u turystów powyżej 3, spadają do tej liczby.
rule-EV-153 = Jutro prowadzi osoba po lewej.
rule-EV-154 = Znacznik przesuwa się o dzień.
rule-EV-155 = Gdy dojdzie do prawego kafla, ten przechodzi na lewo, a obok pojawia się następny.
rule-EV-156 = Gdy nie ma już nowego kafla, zaczęły się ostatnie trzy dni.
rule-EV-157 = Dobierasz trzy karty, do sześciu na ręce.
rule-EV-158 = Jeśli stos jest pusty, nie dobierasz nic i jutro grasz swoimi trzema: w dniach 6, 12 i 18.
rule-EV-159 = Jeśli także ręka jest pusta, tasujesz zagrane karty i dobierasz sześć: po dniach 6 i 12.
rule-EV-160 = Tak więc stos ma po pierwszych pięciu dniach 9, 6, 3, 0 i 0 kart, a po szóstym 12; potem od nowa.
rule-EV-161 = Gra kończy się wraz z dniem 18.
rule-EV-162 = Wygrywa ten, kto ma najwięcej PZ; przy równej liczbie ten, kto zdobył je wcześniej.
rule-EV-163 = Na koniec nic się nie punktuje; klienci na górze ani nie dają, ani nie kosztują.
rule-EV-164 = Plansza pokazuje bazę, lodospad, drogi, szczyt, linie wysokości, limity przewodników i butli w każdej strefie i listwę punktów.
rule-EV-165 = Pole pokazuje, ile kosztuje wejście i co daje lub zabiera tam noc. Flagi są tylko dla K2.
rule-EV-166 = Na tej planszy można też grać w K2.

rule-Q-EV-01 = Wzięte żetony ryzyka nigdy nie wracają; jest ich dość.
rule-Q-EV-02 = Osiemnastego wziętego żetonu już się nie uzupełnia.
rule-Q-EV-03 = Jeśli nikt nie bierze żetonu, odkryte zostają.
rule-Q-EV-04 = Jeśli wszyscy mają sumę 0, to też jest remis.
rule-Q-EV-05 = Karta z samą wartością w dół liczy się jako 0; karta kosztująca poziomy liczy się swoim ruchem.
rule-Q-EV-06 = Kto musi wziąć żeton, wybiera go jawnie przed ruchami.
rule-Q-EV-07 = Ryzyko można spłacić punktami, których nie używa się inaczej.
rule-Q-EV-08 = Płacić można w każdej chwili swojego ruchu, ale nie wolno zrobić niczego, po czym nie starczyłoby na zapłatę.
rule-Q-EV-09 = Ryzyko, którego nie ma czym zapłacić, przepada.
rule-Q-EV-10 = Zapłata poziomami dotyka wszystkich, którzy są wtedy przy tym przewodniku; ktoś musi tam być.
rule-Q-EV-11 = Karty użyto dla przewodnika, gdy wydał jej punkt albo dostał go jeden z jego klientów.
rule-Q-EV-12 = Jeśli oba punkty płacisz poziomami klientów jednego przewodnika, każdy z nich traci dwa.
rule-Q-EV-13 = Taka zapłata może kosztować życie, od razu i wraz z punktami.
rule-Q-EV-14 = Spłata ryzyka kartą kosztującą poziomy nie kosztuje poziomów.
rule-Q-EV-15 = Można zapłacić punktem karty aklimatyzacji, która służy namiotowi.
rule-Q-EV-16 = Karty, pakowanie, kroki i namioty mogą następować w dowolnej kolejności, raz u jednego, raz u drugiego przewodnika.
rule-Q-EV-17 = Kart aklimatyzacji nie trzeba wykorzystać albo nie w całości.
rule-Q-EV-18 = Pierwszy wydany punkt wiąże kartę z przewodnikiem; reszta może przyjść później w tym ruchu.
rule-Q-EV-19 = Krok można opłacić kilkoma kartami.
rule-Q-EV-20 = Najpierw wydaje się punkty o najwęższym użyciu: poręczówki przed zwykłymi, karty kosztujące poziomy na końcu.
rule-Q-EV-21 = Kierunek poręczówki ustala jej pierwszy punkt, na cały ruch.
rule-Q-EV-22 = Karta kosztująca poziomy zabiera je raz, przy pierwszym punkcie wydanym przez przewodnika, wszystkim, którzy są wtedy przy nim.
rule-Q-EV-23 = Także wtedy, gdy tylko rozbija namiot.
rule-Q-EV-24 = Nieużyta nic nie kosztuje.
rule-Q-EV-25 = Przed taką kartą można odłożyć klientów do namiotu, a potem znów ich zabrać.
rule-Q-EV-26 = Klient, który w ruchu spada poniżej poziomu 1, ginie od razu; karta zagrana wcześniej może go ocalić, późniejsza nie.
rule-Q-EV-27 = Punkty powyżej poziomu 6 przepadają.
rule-Q-EV-28 = Niektórym klientom można nie dać z karty nic i można zostawić jej punkty.
rule-Q-EV-29 = Karta może służyć namiotowi, przy którym nie ma przewodnika.
rule-Q-EV-30 = Teren, namiot i pogoda najpierw się sumują i dopiero suma zmienia poziom; potem przychodzi śmierć i górna granica.
rule-Q-EV-31 = Górna granica działa dopiero na koniec nocy.
rule-Q-EV-32 = Klienci przy przewodniku obok twojego namiotu też zyskują jego poziom.
rule-Q-EV-33 = Dwa twoje namioty na jednym polu też dają 1 poziom.
rule-Q-EV-34 = Cudze namioty nic ci nie dają i niczego dla ciebie nie przechowują.
rule-Q-EV-35 = Klienci w namiocie bez przewodnika mają taką samą noc, wraz z poziomem od namiotu.
rule-Q-EV-36 = Dzień może kosztować poziomy i zakazywać ruchu; wtedy działa jedno i drugie.
rule-Q-EV-37 = Pogoda uderza też w bazę i najniższą strefę, jeśli dzień je zaznacza.
rule-Q-EV-38 = Plecak zawsze można przepakować, więc liczy się tylko zawartość, nie kolejność.
rule-Q-EV-39 = Jedna butla i trzech klientów nie zmieszczą się w żadnej kolejności.
rule-Q-EV-40 = Przewodnik niesie najwyżej jeden namiot.
rule-Q-EV-41 = Kafle lodospadu, które zostały, i usunięte karty są tajne.
rule-Q-EV-42 = Przewodnik, który ma więcej butli, niż pozwala strefa, nie może do niej wejść, nawet w przejściu; najpierw musi część odłożyć.
rule-Q-EV-43 = Przy braniu butli przewodnika obowiązuje limit strefy, w której stoi.
rule-Q-EV-44 = W namiocie mieści się dowolnie wielu klientów i butli.
rule-Q-EV-45 = Za każdą butlę jedna karta przychodzi, a jedna odchodzi: talia główna ma zawsze 18.
rule-Q-EV-46 = Tlen można zużyć także w dniu z trzema kartami; zostają trzy do zagrania.
rule-Q-EV-47 = Jeśli talia aklimatyzacji ma mniej kart, widzisz tyle; jeśli jest pusta, nie można zużyć butli.
rule-Q-EV-48 = Poniżej 6000 m nie można zużyć butli.
rule-Q-EV-49 = Kartę wziętą za wcześniejszą butlę tego samego ranka można usunąć.
rule-Q-EV-50 = Karty, które wracają, idą wszystkie na ten sam koniec, w dowolnej kolejności.
rule-Q-EV-51 = O następnej butli decydujesz, gdy poprzednia jest rozliczona.
rule-Q-EV-52 = Wszyscy zużywają tlen jednocześnie; butle są jawne, karty tajne.
rule-Q-EV-53 = Przy namiocie nie musi być przewodnika ani klienta.
rule-Q-EV-54 = Klientów i butli nigdy nie brakuje.
rule-Q-EV-55 = Klient bez chorągiewki, który wraca do bazy, ani nie daje punktów, ani nie kosztuje; może zostać przy przewodniku albo odejść.
rule-Q-EV-56 = Klient zabrany ponownie jest nowy, z poziomem 1.
rule-Q-EV-57 = Punkty w bazie liczą się same, a klient odchodzi.
rule-Q-EV-58 = Można wymieniać rzeczy, rozbić namiot i punktować także na polu, przez które przewodnik tylko przechodzi, nawet pełnym.
rule-Q-EV-59 = Namioty można rozbijać także w bazie i na szczycie.
rule-Q-EV-60 = Złożony namiot wypakowany w bazie można znów zabrać.
rule-Q-EV-61 = Porzuca się we własnym ruchu, z plecaków; klientów w namiotach porzucić się nie da.
rule-Q-EV-62 = Porzucenie klienta, który był na szczycie, kosztuje tyle samo.
rule-Q-EV-63 = Miejsce liczy się, gdy rusza się inny przewodnik albo kończy się ruch.
rule-Q-EV-64 = W bazie zmieszczą się wszyscy.
rule-Q-EV-65 = Przy zamianie każdy przewodnik płaci za pole, na które wchodzi, własnymi kartami; potem obaj mogą iść dalej.
rule-Q-EV-66 = Jeśli pełne jest tylko jedno z dwóch pól, wystarczą dwa zwykłe kroki.
rule-Q-EV-67 = Zamiana na szczyt lub do bazy punktuje jak każde przybycie.
rule-Q-EV-68 = Przewodnicy, którzy się zamieniają, nic sobie nie przekazują; z namiotów na tych polach można korzystać potem.
rule-Q-EV-69 = Przewodnik, który tylko dotyka pełnego szczytu, punktuje tam. Można to zmienić opcją.
rule-Q-EV-70 = Przewodnik cofnięty na pełne pole musi iść dalej; jeśli nie może, wraca za darmo swoją drogą tam, gdzie wolno mu stanąć.
rule-Q-EV-71 = Cofnięcie się nic nie kosztuje i nic nie daje.
rule-Q-EV-72 = Przy 2 dowolnie wybierasz, czy płacić, czy się cofnąć; bez tego punktu cofasz się.
rule-Q-EV-73 = Punkt za odkrycie kafla musi pasować do kierunku kroku, drugi także.
rule-Q-EV-74 = Na odkrytą 2 nie da się wejść z jednym punktem.
rule-Q-EV-75 = Tego, co odkryto, dobrano lub wzięto, nie można cofnąć.
rule-Q-EV-76 = Rozbicie namiotu w lodospadzie kosztuje 1 lub 2, jak pokazuje kafel.
rule-Q-EV-77 = Przy zakazie ruchu nikt tam nie wchodzi, stamtąd nie wychodzi ani nie chodzi; można pakować, używać kart, rozbijać namioty i zużywać tlen.
rule-Q-EV-78 = Każda lina w jedną stronę prowadzi w górę; przy równej wysokości obie liczą się jako w górę.
rule-Q-EV-79 = Cudzy przewodnicy liczą się tylko przy miejscu na polach.
rule-Q-EV-80 = Przewodnik może opuścić pole i wrócić; powrót na szczyt nie daje nowych punktów.
rule-Q-EV-81 = Każda strata z osobna zatrzymuje się na 1 PZ.
rule-Q-EV-82 = Wynik to zwykła liczba; okrążeń listwy się nie liczy.
rule-Q-EV-83 = To, kto prowadzi pierwszy, jest kwestią losu albo umowy.
rule-Q-EV-84 = Przy równych punktach liczy się, czyj pion dotarł tam pierwszy; na początku losowa kolejność.
rule-Q-EV-85 = Straty jednej nocy rozlicza się w kolejności ruchów, straty jednej osoby jako jedno przesunięcie.
rule-Q-EV-86 = Strata przy 1 PZ nie przesuwa pionu, więc zachowuje on miejsce.
rule-Q-EV-87 = Pion, który w jednym ruchu idzie w górę i wraca, poruszył się, więc jest tam ostatni.
rule-Q-EV-88 = Kilku klientów punktujących przy jednym przybyciu to jedno przesunięcie.
rule-Q-EV-89 = Dzień 18 gra się do końca, bez dobierania.
rule-Q-EV-90 = Klienci, butle i namioty, które na koniec zostały na górze, nie są nic warte.
rule-Q-EV-91 = Ręce są tajne, zagrane karty jawne aż do potasowania.
rule-Q-EV-92 = Klient przekazany na szczycie ma już chorągiewkę i nie punktuje drugi raz.
rule-Q-EV-93 = Karty wybieracie, gdy wszyscy skończyli z tlenem; kto nie ma czego zużyć, od razu jest gotowy.
rule-Q-EV-94 = Wymieniać się mogą też przewodnicy z pełnymi plecakami: jeden z nich może w tym czasie nieść za dużo, a wtedy można tylko przekazywać, odkładać i porzucać, aż wszystko się zmieści.

## Przygotowanie: kto gra

bot-sherpa-help = Myśli o ruch naprzód i rozważa, dokąd może jeszcze dojść każdy klient. Najsilniejszy przeciwnik w tej grze.
