### Mount Everest: a játéknak az a szövege, amely a K2-ben nem szerepel (a közös a mountain.ftl-ben van).
### A változók olyanok, mint angolul. Névelő vagy rag nem állhat mellettük; $seat mondat elején csak vessző vagy
### kettőspont előtt állhat, mert az „A” hely neve névelőnek látszana.

game-everest = Mount Everest
weather-everest-summer = Nyár
weather-everest-winter = Tél

## Miért nem lehet egy lépés

everest-refusal-game-over = A játszma véget ért; nincs több lépés.
everest-refusal-chance-first = Lapok, lapkák vagy zsetonok húzása folyik; várd meg, amíg kikerülnek.
everest-refusal-no-such-chance = Ezt most nem lehet húzni.
everest-refusal-not-now = { $seat }, most nem te jössz.
everest-refusal-no-oxygen = A sátradnál ({ $camp }.) nincs palack.
everest-refusal-too-low = A sátrad ({ $camp }.) 6000 m alatt áll, ott a palack nem mutat lapot.
everest-refusal-air-deck-empty = Elfogyott az akklimatizációs paklid.
everest-refusal-card-not-seen = Ez nincs a látott lapok között: { $card }.
everest-refusal-return-all = Minden látott, de el nem vett lap visszakerül, más nem.
everest-refusal-just-taken = Ezt most vetted el: { $card }. Másik lap kerüljön ki.
everest-refusal-already-chosen = Már véglegesítetted a három lapodat; vond vissza, ha újra választanál.
everest-refusal-card-not-in-hand = Nincs (több) ilyen lap a kezedben: { $card }.
everest-refusal-cards-unordered = A három lapot a legkisebbtől a legnagyobbig sorold fel.
everest-refusal-token-not-shown = Nincs ilyen felfordított kockázatzseton: { $risk }. Válassz a három látható közül.
everest-refusal-not-your-guide = { $guide } nem a te vezetőd.
everest-refusal-no-such-card = Ma nem játszottál ki ilyen lapot: { $slot }.
everest-refusal-card-bound = { $slot }: ezt a lapot már másik vezető vagy sátor használja, és egy lap nem szolgálhat kettőt.
everest-refusal-direction-fixed = { $slot }: ez a lap ma { $direction ->
    [up] felfelé
   *[down] lefelé
 } számít, mert egy pontja már elkelt, és egy kötéllap sosem számít mindkét irányban.
everest-refusal-direction-missing = { $slot }: ez kötéllap, mondd meg, hogy fel- vagy lefelé számítson.
everest-refusal-direction-unwanted = { $slot }: itt nem kell irány.
everest-refusal-already-assigned = { $slot }: ez a lap már pontosan így van kijelölve.
everest-refusal-not-movement = { $slot }: ez akklimatizációs lap, nem mozgat senkit.
everest-refusal-not-acclimatization = { $slot }: ez nem akklimatizációs lap, nem emel szintet.
everest-refusal-card-spent = { $left ->
    [0] { $slot }: ezen a lapon nem maradt pont.
   *[other] { $slot }: ezen a lapon csak { $left } pont maradt.
 }
everest-refusal-not-joined = Nem köti össze kötél: { $from } és { $to }.
everest-refusal-zone-closed = { $space }: ma itt senki sem mozoghat, a zónába belépni és onnan kilépni sem lehet.
everest-refusal-crevasse = { $space }: itt hasadék tátong, senki sem léphet rá.
everest-refusal-too-much-oxygen = { $limit ->
    [0] Ott { $guide } nem vihet palackot
   *[other] Ott { $guide } legfeljebb { $limit } palackot vihet
 }: a többit előbb tedd le sátorba, add át vagy hagyd ott.
everest-refusal-too-few-points = Ehhez { $guide } számára { $need } pont kell; a hozzárendelt lapok ennyit adnak: { $have }.
everest-refusal-space-full = { $space }: ez a mező megtelt (legfeljebb { $limit } vezető), és innen már nem lenne pont a továbbmenetelre.
everest-refusal-must-leave = Előbb { $guide } menjen el innen: { $space }. Itt legfeljebb { $limit } vezető maradhat.
everest-refusal-nothing-to-swap = A vezetőid csak két összekötött, teli mező között cserélhetnek helyet.
everest-refusal-not-there = Az nincs ott.
everest-refusal-no-transfer = Az egyik helyről a másikra semmit sem lehet áttenni.
everest-refusal-not-here = { $guide } máshol áll.
everest-refusal-no-room = Nem fér a hátizsákba: { $guide }.
everest-refusal-overloaded = Túl sok van a hátizsákban ({ $guide }): adj át vagy tegyél le belőle valamit!
everest-refusal-camp-full = A sátorban már több van, mint amennyi bármely játszmában kell.
everest-refusal-no-tent = Nincs nála sátor: { $guide }.
everest-refusal-nothing-owed = Nincs kifizetetlen kockázatod.
everest-refusal-not-eligible = { $guide } ma nem kapott lapot, vagy senkit sem vezet, ezért szinttel nem fizethetsz.
everest-refusal-penalty-due = Még { $owed } kockázati ponttal tartozol; fizesd ki, mielőtt befejezed a köröd.
everest-refusal-penalty-unpayable = { $owed } kockázati ponttal tartozol, és ezután már csak ennyit tudnál kifizetni: { $payable }. Előbb fizess.

## Ami történt (a napló)

everest-event-first-seat = Az első napon kezd: { $seat }.
everest-event-score-pawn = Az 5-ös mezőre, jobb szélre kerül a pontjelző: { $seat }.
everest-event-tile-shown = Új időjáráslapka került ki ({ $tile }. számú).
everest-event-token-shown = Új felfordított kockázatzseton: { $risk }.
everest-event-card-drawn = Húzott lap, { $seat }: { $card }.
everest-event-card-drawn-hidden = Húzott egy lapot: { $seat }.
everest-event-reshuffled = Újrakeverte a kijátszott lapokat: { $seat }.
everest-event-day-began = { $day }. nap. Kezd: { $seat }.
everest-event-oxygen-spent = Palackot használ fel { $seat } ({ $camp }. sátor), és { $cards } lapot lát.
everest-event-air-seen = Látott lap, { $seat }: { $card }.
everest-event-air-seen-hidden = Lapot néz meg akklimatizációs paklijából: { $seat }.
everest-event-air-kept = Kézbe vett lap, { $seat }: { $card }.
everest-event-air-kept-hidden = Kézbe veszi az egyik lapot: { $seat }.
everest-event-air-returned = Visszatett lapok ({ $count }) a pakli { $end ->
    [top] tetejére
   *[bottom] aljára
 }, { $seat }: { $cards }.
everest-event-air-returned-hidden = Visszatett { $count } lapot a pakli { $end ->
    [top] tetejére
   *[bottom] aljára
 }: { $seat }.
everest-event-card-removed = Kikerült a játékból, { $seat }: { $card }.
everest-event-card-removed-hidden = Egy lapot kivett a játékból: { $seat }.
everest-event-oxygen-closed = Ma nem használ több oxigént: { $seat }.
everest-event-choice-began = Lapválasztás.
everest-event-chosen = Választott: { $seat }.
everest-event-revealed = Kijátszott lapok, { $seat }: { $cards } (összeg: { $sum }).
everest-event-no-token = A legnagyobb összegen többen osztoznak; senki sem vesz el kockázatzsetont.
everest-event-must-take = A legnagyobb összeggel kockázatzsetont kell elvennie: { $seat }.
everest-event-token-taken = Kockázatzsetont vett el { $seat }: { $risk }.
everest-event-turn-began = Most jön: { $seat }.
everest-event-assigned = { $card } → { $guide }.
everest-event-assigned-rope = { $card }, { $direction ->
    [up] fel
   *[down] le
 } → { $guide }.
everest-event-stepped = { $guide } útja: { $from } → { $to } (költség: { $cost }).
everest-event-probed = { $guide } tapogatózva indul ide: { $to }…
everest-event-front-shown = { $space }: { $front ->
    [cost-1] szilárd jég, költség 1
    [cost-2] meredek jég, költség 2
   *[crevasse] hasadék, nincs átjárás
 }.
everest-event-retreated = { $guide } visszalép ide: { $to }.
everest-event-slid = { $guide } nem maradhat ott, visszatér ide: { $to }.
everest-event-swapped = Helyet cserélnek a vezetői: { $seat }.
everest-event-loaded = { $guide } magához vesz: { $item }.
everest-event-unloaded = { $guide } az alaptáborban leteszi: { $item }.
everest-event-handed = { $guide } átadja: { $item } → { $other }.
everest-event-stored = { $guide } a sátorban hagyja ({ $camp }.): { $item }.
everest-event-fetched = { $guide } a sátorból elviszi ({ $camp }.): { $item }.
everest-event-abandoned = { $guide } otthagyja: { $item }.
everest-event-pitched = { $guide } sátrat állít: { $space } (költség: { $cost }).
everest-event-acclimatized = { $client } ({ $place }): +{ $points } szint, most { $level }.
everest-event-lost-levels = { $guide } minden ügyfele { $levels } szintet veszít.
everest-event-paid-card = 1 kockázat kifizetve ezzel: { $card }.
everest-event-paid-level = 1 kockázat kifizetve egy-egy szinttel: { $guide } minden ügyfele.
everest-event-lapsed = { $points } kockázati pontot nem tud kifizetni { $seat }; elvész.
everest-event-won-summit = A csúcson! Most { $seat } { $points } GyP-t kap, összesen { $score }.
everest-event-won-return = Épségben visszaértek. Most { $seat } { $points } GyP-t kap, összesen { $score }.
everest-event-died = { $kind ->
    [mountaineer] Meghalt egy hegymászó ({ $seat }).
   *[tourist] Meghalt egy turista ({ $seat }).
 }
everest-event-lost = Most { $seat } { $points } GyP-t veszít, összesen { $score }.
everest-event-turn-ended = Befejezte a kört: { $seat }.
everest-event-night = { $after ->
    [0] Éjjel, { $seat }: { $client } ({ $place }) nem ébred fel (terep { $terrain }{ $lungs ->
        [0] {""}
       *[other] , időjárás −{ $lungs }
     }{ $tent ->
        [0] {""}
       *[other] , sátor +{ $tent }
     }; a szintje { $before } volt).
   *[other] Éjjel, { $seat }: { $client } ({ $place }), szint most { $after } (terep { $terrain }{ $lungs ->
        [0] {""}
       *[other] , időjárás −{ $lungs }
     }{ $tent ->
        [0] {""}
       *[other] , sátor +{ $tent }
     }).
 }
everest-event-game-over = Az expedíció véget ért.

## A terminál

everest-action-probe = { $guide } → { $to } (költség 1, felfordítja a jégfallapkát)
everest-cli-oxygen = Palack felhasználása: { $camp }. sátor
everest-cli-phase-oxygen = oxigén, lapválasztás előtt
everest-cli-column-oxygen = palack
everest-cli-column-there = vezetők és sátrak
everest-cli-legend = A költségnél ?I vagy ?II: ilyen jelű, lefordított lapka; ×: hasadék; !: ma ott senki sem mozoghat. ^A:1 az A hely 1. sátra.
everest-cli-seat = { $seat }: { $score } GyP, kézben { $hand }, húzható { $pile }, akklimatizációs pakli { $air }, kijátszva: { $played }
everest-cli-loads = Rakományok: ^ sátor, o2 két palack, m3→2 3. szintű hegymászó, aki holnap a 2. szinten ébred, t1*→† a csúcson járt turista, aki nem ébred fel.
everest-cli-camp = { $camp }. sátor
everest-cli-air = Akklimatizációs paklid: felül { $top }, aztán ismeretlen sorrendben { $middle }, alul { $bottom }
everest-cli-seen = Ezt látod: { $cards }

## Az oldal

# Dolgok és helyek
everest-tent = sátor
everest-oxygen = oxigénpalack
everest-client = { $kind ->
    [mountaineer] hegymászó
   *[tourist] turista
 }, szint: { $level }
everest-client-summited = { $kind ->
    [mountaineer] hegymászó
   *[tourist] turista
 }, szint: { $level }, járt a csúcson
everest-place-base = alaptábori készlet
everest-place-lost = otthagyva
everest-place-camp = { $camp }. sátor
everest-place-guide = { $guide } vezető
everest-supply = Alaptábori készlet
everest-camp = Sátor, { $space }
everest-camp-empty = üres
everest-camp-label = Sátor ({ $seat }), itt: { $space }: { $things }
everest-guide-label = { $guide } vezető, itt: { $space }: { $things }
everest-standing-guide = { $guide } vezető: { $things }
everest-standing-camp = sátor ({ $seat }): { $things }
everest-count-oxygen = { $count ->
    [0] nincs oxigén
   *[other] { $count } palack
 }
everest-bottles = itt legfeljebb { $limit } palack
everest-air-cards = { $count } akklimatizáció

# A hegy
everest-space = { $space }: éjjel { $acclimatization }, { $room }, palack vezetőnként: { $oxygen }
everest-space-cost = költség { $cost }
everest-space-closed = ma nem lehet mozogni

# Egy kör
everest-loads = Hátizsákok és sátrak
everest-packs = Hátizsákok
everest-pick-guide = Válassz vezetőt. Az alaptáborban koppints az ügyfelekre és felszerelésre, hogy vigye őket.
everest-pick-space = Válassz egy világító mezőt: mutatja a költséget és a maradékot.
everest-give-levels = Koppints az ügyfelekre, és emeld őket: még { $left } szint.
everest-held = { $item } ({ $place }): koppints oda, ahová kerüljön.
everest-held-nowhere = { $item } ({ $place }): innen sehová sem kerülhet.
everest-abandon = Otthagyás
everest-keep = Maradjon ott
everest-pitch = { $guide }: sátorállítás (költség: { $cost })
everest-swap = A vezetők helyet cserélnek
everest-pay-level = 1 kockázat fizetése egy-egy szinttel: { $guide } minden ügyfele
everest-action-keep = Elveszem: { $card }
everest-action-return-top = Vissza a tetejére: { $cards }
everest-action-return-bottom = Vissza az aljára: { $cards }
everest-action-assign = { $card } → { $guide }
everest-action-assign-rope = { $card }, { $direction ->
    [up] fel
   *[down] le
 } → { $guide }
everest-action-step = { $guide } → { $to } (költség: { $cost })
everest-action-move = { $item }: { $source } → { $target }
everest-action-acclimatize = { $client } ({ $place }): szint +{ $points }, ezzel: { $card }
everest-key-guide = vezető választása

# Reggeli oxigén
everest-waiting-oxygen = Még az oxigénnél tart: { $seats }
everest-oxygen-title = Oxigén
everest-oxygen-open = Lapválasztás előtt felhasználhatod a sátraidnál fekvő palackokat. Mindegyikért kapsz egy akklimatizációs lapot.
everest-oxygen-spend = Palack felhasználása itt: { $space } (van { $bottles }, mutat { $cards } lapot)
everest-oxygen-close = Ma nem kell több
everest-oxygen-look = Lapok nézése…
everest-oxygen-keep = A látott lapok közül vegyél egyet a kezedbe.
everest-oxygen-return = { $count ->
    [1] A másik visszakerül a tetejére vagy az aljára.
   *[other] A többi visszakerül a tetejére vagy az aljára, a bal oldali van felül.
}
everest-oxygen-turn = Más sorrend
everest-oxygen-top = A tetejére
everest-oxygen-bottom = Az aljára
everest-oxygen-remove = Most egy lapod titokban kikerül a játékból; nem lehet az, amelyet most vettél el: { $card }.
everest-oxygen-pick = Válaszd ki, melyik kerüljön ki
everest-oxygen-out = Kikerül: { $card }
everest-air-title = Akklimatizációs paklid ({ $count })
everest-air-top = Ismert lapok felül: { $cards }
everest-air-middle = Ismeretlen sorrendben: { $cards }
everest-air-bottom = Ismert lapok alul: { $cards }
everest-air-removed = Kikerült a játékból: { $cards }

# Figyelmeztetések
everest-warn-death = { $client } ({ $place }): nem éli túl az éjszakát.
everest-warn-summit = { $guide } még felvihetne ügyfeleket a csúcsra.
everest-warn-return = { $guide } még visszavihetne ügyfeleket az alaptáborba.
everest-warn-card = A vezető minden ügyfele szintet veszít ezzel, és belehalna: { $clients }.
everest-warn-pay = Ez az életébe kerül: { $clients }.
everest-warn-abandon = Ha otthagyod, meghal: { $client }.
everest-ask-yes = Akkor is megteszem
everest-ask-no = Inkább nem

# Pontok
everest-track = Pontsáv
everest-track-field = { $score } GyP: { $seats }
everest-track-order = Egyenlő pontnál a bal oldali áll előrébb.
everest-end-order = Egyenlő pontszám: az áll előrébb, aki előbb érte el.

# Az első játszma
lesson-everest-goal = Két vezetőd ügyfeleket visz a Mount Everest csúcsára és vissza. Az ügyfél a csúcson is, az alaptáborban is pontot ér; ha meghal, pontot veszítesz. 18 napod van.
lesson-everest-choose = Naponta hat lapodból hármat játszol ki. A zöld mozgás, a barna kötél lefelé olcsó. A kék az ügyfelek szintjét emeli, de ilyet csak oxigénért kapsz. Koppints háromra, aztán játszd ki őket.
lesson-everest-token = Kockázatzsetont kellett elvenned: fizesd ki mozgással, kék pontokkal vagy egy vezető minden ügyfelének egy szintjével, mielőtt befejezed a köröd.
lesson-everest-load = A felpakolás ingyenes. Válassz vezetőt, aztán koppints az alaptábori készletben ügyfelekre, palackokra és egy sátorra. A hátizsákon négy zseb van: egy ügyfél egyet foglal el, az első palack kettőt, a sátor hármat.
lesson-everest-walk = Koppints egy vezetőre, aztán egy világító mezőre: előbb az út ára, aztán a maradék látszik. Vele megy mindenki és minden, amit visz.
lesson-everest-icefall = A jégfal lapkái lefordítva fekszenek. Rálépni 1 pont, ekkor a lapka felfordul: 1-be kerül, 2-be, vagy hasadék, és vissza kell lépned.
lesson-everest-level = Az ügyfél a szintjén áll. A mellette lévő négyzetek a következő éjszakákat mutatják: a magasság és az időjárás szintet vesz el, 0-nál az ügyfél meghal. Éjszaka után a hegymászó szintje legfeljebb 4, a turistáé 3.
lesson-everest-tent = A vezető ott állíthatja fel a nála lévő sátrat, ahol áll. Az ott lévő ügyfeleidnek éjszakánként egy szintet ad, és akárhány ügyfél és palack elfér benne. Végleg ott marad.
lesson-everest-camp = Koppints egy ügyfélre vagy palackra, aztán a sátorra vagy hátizsákra, ahová kerüljön, amíg ott áll egy vezetőd. A sátorban hagyott ügyfelek ott várnak egy vezetőre.
lesson-everest-oxygen = Reggel felhasználhatsz egy sátornál lévő palackot: nézz meg legfeljebb három akklimatizációs lapot, vegyél el egyet, és egy rosszabb lapod végleg kikerül.
lesson-everest-weather = Koppints fent egy napra, és látod az időjárását a hegyen. A piros zónában éjjel szint vész el, a vonalkázottban aznap senki sem mozoghat.
lesson-everest-down = Aki járt a csúcson, zászlót visel. Vidd vissza az alaptáborba, mielőtt elfogynak a szintjei, és újra pontot ér.

# A szabályok oldala
everest-rules-section-setup = Az első nap előtt
everest-rules-section-clients = Vezetők és ügyfelek
everest-rules-section-day = A nap
everest-rules-section-risk = Kockázat
everest-rules-section-loading = Felpakolás
everest-rules-section-unloading = Lepakolás és otthagyás
everest-rules-section-movement = Mozgás
everest-rules-section-icefall = A jégfal
everest-rules-section-levels = Szintek és sátrak
everest-rules-section-oxygen = Oxigén
everest-rules-section-penalty = A kockázat kifizetése
everest-rules-section-scoring = Pontok
everest-rules-section-weather = Időjárás
everest-rules-section-night = Az éjszaka
everest-rules-section-end = A nap és a játszma vége
everest-rules-section-board = A tábla olvasása
everest-rules-section-rulings = Döntések, ahol a szabályok hallgatnak

# A szabályok, egyenként
rule-EV-001 = Kettőtől öt játékosig játszható, 60–90 percig; tízéves kortól ajánlott. Egyedül nem játszható.
rule-EV-002 = Mindenkinek két vezetője van a hegyen és egy pontjelzője.
rule-EV-003 = Vezess ügyfeleket a csúcsra és vissza. Az nyer, akinek a 18. nap után a legtöbb győzelmi pontja (GyP) van.
rule-EV-004 = Két útvonal van, egy könnyebb és egy nehezebb; egyszerre az egyiken játszotok.
rule-EV-005 = Öt szín van; mindegyikhez három bábu, két hátizsák, 24 lap és két sátor tartozik.
rule-EV-006 = Mindenkinek ugyanaz a 24 lapja van.
rule-EV-007 = 20 kockázatzseton van: négy 0-s, tizenegy 1-es és öt 2-es.
rule-EV-008 = 12 jégfallapka van: ötnek a hátán I, hétnek a hátán II áll.
rule-EV-009 = A nyárhoz és a télhez hat-hat időjáráslapka tartozik; egy lapka három nap.
rule-EV-010 = 40 hegymászó, 40 turista és 30 oxigénpalack van. Egy jelző a mai napot mutatja, egy másik azt, ki kezd.
rule-EV-011 = Válasszatok útvonalat. Elsőre a könnyebbet.
rule-EV-012 = Mindenki megkapja egy szín minden elemét.
rule-EV-013 = Válasszatok nyarat (könnyebb) vagy telet (nehezebb); mindkettő bármelyik útvonallal játszható.
rule-EV-014 = A hat megkevert időjáráslapkából kettő látható, ez hat nap.
rule-EV-015 = A másik négy egyenként jön; a sorrendjüket senki sem ismeri.
rule-EV-016 = A jelző az 1. napon indul, a bal oldali lapka elején.
rule-EV-017 = A jégfal minden mezőjén véletlen, lefordított lapka fekszik; a hátán a mező jele áll.
rule-EV-018 = A kimaradt lapkákat senki sem nézi meg.
rule-EV-019 = Három véletlen kockázatzseton képpel felfelé fekszik, a többi lefordítva.
rule-EV-020 = Az oxigén, a hegymászók és a turisták közös készletben vannak.
rule-EV-021 = Két vezetőd az alaptáborban kezd.
rule-EV-022 = Minden pontjelző az 5-ös mezőn kezd.
rule-EV-023 = Ott véletlen sorrendben állnak balról jobbra; egyenlő pontnál a bal oldali áll előrébb.
rule-EV-024 = Hat akklimatizációs lapod megkeverve külön pakli.
rule-EV-025 = A másik 18 lapod a fő pakli. Kezdetben nincs benne akklimatizációs lap; ilyet csak oxigénért kapsz.
rule-EV-026 = Hat lapot húzol a fő paklidból.
rule-EV-027 = Az első napon az kezd, aki a legutóbb járt hegyen. Itt a véletlen dönt, vagy ti magatok.
rule-EV-028 = A vezetők üres hátizsákkal kezdenek; mindent a köreitekben kell felpakolni az alaptáborban.
rule-EV-029 = A hátizsák mutatja, mit visz a vezető, és kiket vezet.
rule-EV-030 = A vezetőknek nincs szintjük, és nem halhatnak meg.
rule-EV-031 = Az ügyfél hegymászó vagy turista.
rule-EV-032 = Az ügyfél vagy járt már a csúcson, vagy nem; zászló mutatja.
rule-EV-033 = Ügyfél csak az alaptáborban léphet a hegyre.
rule-EV-034 = Az ügyfél mindig egy vezetővel vagy egy felállított sátorban van.
rule-EV-035 = Az ügyfél az 1. szinten kezd.
rule-EV-036 = Az ügyfél a csúcs zászlaja nélkül kezd.
rule-EV-037 = Az ügyfél szintje az a szám, amelyen áll, a hátizsákban és a sátorban is.
rule-EV-038 = Ha az ügyfél vezetőtől sátorba vagy a másik vezetőhöz kerül, megtartja a szintjét és a zászlaját.
rule-EV-039 = Napközben a szint legfeljebb 6 lehet.
rule-EV-040 = Az éjszaka végén a hegymászó szintje legfeljebb 4, a turistáé legfeljebb 3.
rule-EV-041 = A hegymászó 2 GyP a csúcson, utána az alaptáborban újabb 2, és 3-ba kerül, ha meghal. A turista 3 és 3, a halála 4.
rule-EV-042 = Az ügyfél azon a mezőn áll, ahol a vezetője vagy a sátra.
rule-EV-043 = A játszma 18 napig tart.
rule-EV-044 = Naponta lapokat választotok, valaki talán kockázatzsetont vesz el, sorban következik mindenki köre, az éjszaka módosítja a szinteket, és véget ér a nap.
rule-EV-045 = Mindez egyszerre történik, csak a körök jönnek egymás után.
rule-EV-046 = Lapválasztás előtt oxigént használhatsz fel.
rule-EV-047 = Mindenki titokban választ három lapot a kezéből.
rule-EV-048 = Ha mindenki választott, egyszerre fordítjátok fel a lapokat.
rule-EV-049 = Ha három lap van a kezedben, mind a hármat kijátszod.
rule-EV-050 = Add össze három lapod mozgáspontjait.
rule-EV-051 = A kétértékű kötéllapnak a felfelé értéke számít.
rule-EV-052 = Az a lap, amelynek csak lefelé értéke van, nem számít.
rule-EV-053 = Az akklimatizációs lap nem számít.
rule-EV-054 = Ha a te összeged mindenki másénál nagyobb, elveszel egyet a három látható kockázatzsetonból.
rule-EV-055 = A zseton a lapjaid mellé kerül, és a körödben ki kell fizetned.
rule-EV-056 = Ha a legnagyobb összegen többen osztoznak, senki sem vesz el zsetont.
rule-EV-057 = Az elvett zseton helyére azonnal egy véletlen kerül, így megint három látszik.
rule-EV-058 = Egymás után következtek, az óramutató járása szerint, a napot kezdő játékossal kezdve.
rule-EV-059 = A lapjaidat nem kell felhasználnod, és nem kell minden pontjukat.
rule-EV-060 = Ha kockázatzsetonod van, ebben a körben ki kell fizetned.
rule-EV-061 = A felpakolás nem kerül se mozgásba, se szintbe.
rule-EV-062 = Az alaptáborban a vezető annyi ügyfelet és palackot vesz fel, amennyi elfér.
rule-EV-063 = Két sátrad az alaptáborban kezd; egy vezetőnek ott kell felvennie.
rule-EV-064 = Egy mezőn álló két vezetőd szabadon átadhat egymásnak ügyfeleket, palackokat és összecsomagolt sátrakat.
rule-EV-065 = A vezető kivehet ügyfeleket és palackokat a mezőjén álló sátradból.
rule-EV-066 = Minden átadás után mindennek el kell férnie a hátizsákjában.
rule-EV-067 = A hátizsák balról jobbra és fentről lefelé telik; ami benne van, attól jobbra semmi sem lehet.
rule-EV-068 = A sátor a három felső zsebet foglalja el. Alatta egy palack vagy egy ügyfél fér el.
rule-EV-069 = Sátor nélkül az első palack a két felső zsebet foglalja el.
rule-EV-070 = Egy palack mellett még két palack, két ügyfél vagy egy-egy fér el.
rule-EV-071 = Sátor és palack nélkül négy ügyfél fér el.
rule-EV-072 = Minden ügyfélnek saját zsebe van, és a szintjén áll.
rule-EV-073 = Sátorral: egy palack vagy ügyfél. Palackkal: palack és ügyfél együtt legfeljebb három. Egyébként legfeljebb négy ügyfél. Sátor legfeljebb egy.
rule-EV-074 = Minden zónában korlátozott, hány palackot vihet egy vezető; a szám a hátizsákja mellett áll.
rule-EV-075 = A lepakolás ingyenes, és csak ezekben az esetekben lehet; a sátorállítás mozgásba kerül.
rule-EV-076 = A palackot leteheted a mezőn álló sátradba, vagy átadhatod az ott álló másik vezetődnek.
rule-EV-077 = Az ügyfelet otthagyhatod a mezőn álló sátradban, vagy átadhatod az ott álló másik vezetődnek.
rule-EV-078 = Felszerelést vagy ügyfelet a körödben bármikor otthagyhatsz.
rule-EV-079 = Az otthagyott palack visszakerül a készletbe.
rule-EV-080 = Az otthagyott ügyfél meghal, és ez ugyanannyi pontodba kerül, mint bármely más halála.
rule-EV-081 = Az otthagyott, összecsomagolt sátor kikerül a játékból.
rule-EV-082 = Az alaptáborban minden lepakolható; visszakerül a készletbe, és újra felvehető.
rule-EV-083 = A csúcs zászlaját viselő ügyfél az alaptáborba érve pontot ér, és távozik.
rule-EV-084 = A mozgáslapokkal a vezetők fel- vagy lefelé mennek.
rule-EV-085 = Te mondod meg, melyik lap melyik vezetőé. Ő a lapjai pontjainak összegét használhatja.
rule-EV-086 = Egy lap pontjai csak egy vezetőt szolgálnak.
rule-EV-087 = Hagyhatsz pontot felhasználatlanul, és a vezetőnek nem kell mozdulnia.
rule-EV-088 = Egy lépés kötél mentén visz az egyik mezőről a szomszédosra.
rule-EV-089 = Egy mezőre lépni annyiba kerül, amennyit mutat; ahol semmi sincs, 1-be.
rule-EV-090 = A sima lapokkal a vezető tetszés szerint mehet fel és le.
rule-EV-091 = A kötéllapnak vagy a felfelé, vagy a lefelé értéke számít, sosem mindkettő.
rule-EV-092 = A felfelé érték felfelé visz, sátrat állít, vagy kockázatot fizet.
rule-EV-093 = A lefelé érték lefelé visz, vagy kockázatot fizet.
rule-EV-094 = Az a lap, amelynek csak lefelé értéke van, olyan kötéllap, amelynek a felfelé értéke 0.
rule-EV-095 = Egy mezőn csak korlátozott számú vezető maradhat; ez a zónától és a játékosok számától függ.
rule-EV-096 = Teli mezőn át lehet haladni a költségéért, de ott maradni nem lehet.
rule-EV-097 = Két vezetőd egyszerre helyet cserélhet, ha két összekötött, teli mezőn állnak.
rule-EV-098 = Az így helyet cserélő vezetők nem voltak együtt, ezért semmit sem adnak át egymásnak.
rule-EV-099 = Ha lefordított lapkás mezőre lépsz, fizess 1-et, aztán a lapka felfordul.
rule-EV-100 = A felfordított lapka úgy is marad.
rule-EV-101 = Ha 1-et mutat, a vezető belép, és többet nem fizet.
rule-EV-102 = Ha 2-t mutat, a vezető fizet még egy pontot és belép, vagy visszalép.
rule-EV-103 = A hasadékra senki sem léphet; a vezető visszalép.
rule-EV-104 = Visszalépés után a vezető a maradék pontjaival továbbmehet.
rule-EV-105 = A felfordításért fizetett pont mindenképp elvész.
rule-EV-106 = A későbbi vezetők rögtön 1-et vagy 2-t fizetnek; a hasadék mindenki előtt zárva marad.
rule-EV-107 = Az akklimatizációs lap egy vezetőnek vagy egy sátradnak szól.
rule-EV-108 = A pontjai nem oszthatók meg kettő között; egy helyre több ilyen lap is szólhat.
rule-EV-109 = A pontjait tetszés szerint osztod szét az ottani ügyfelek között.
rule-EV-110 = Két mozgáslapod szintbe kerül.
rule-EV-111 = Ha egy vezető ilyen lapot használ, minden vele lévő ügyfél annyi szintet veszít, amennyit a lap mond.
rule-EV-112 = Ez mozgás közben történik, még az éjszaka előtt.
rule-EV-113 = A vezető ott állíthatja fel a nála lévő sátrat, ahol áll.
rule-EV-114 = Ez annyi mozgáspont, amennyibe a mezőre lépni kerül.
rule-EV-115 = A kötéllapnak csak a felfelé értékével lehet sátrat állítani.
rule-EV-116 = A felállított sátor a játszma végéig a helyén marad.
rule-EV-117 = A vezető egy körben beléphet egy mezőre, sátrat állíthat és továbbmehet, ha a pontokból futja.
rule-EV-118 = Egy mezőn akárhány sátor állhat.
rule-EV-119 = Az oxigént lapválasztás előtt lehet felhasználni; a palack visszakerül a készletbe.
rule-EV-120 = Csak a felállított sátraidnál lévő palackok használhatók fel.
rule-EV-121 = Palackonként megnézed akklimatizációs paklid felső lapjait, és egyet a kezedbe veszel.
rule-EV-122 = Minél magasabban áll a sátor, annál több lapot látsz: 8000 m felett hármat, 7000 m felett kettőt, 6000 m felett egyet, alatta egyet sem.
rule-EV-123 = Ezeket a lapokat más nem látja.
rule-EV-124 = Az el nem vett lapok tetszés szerinti sorrendben a pakli tetejére vagy aljára kerülnek.
rule-EV-125 = Ezután egy lapod titokban kikerül a játékból.
rule-EV-126 = Ez lehet akklimatizációs lap is, de nem az, amelyet most vettél el.
rule-EV-127 = Az elvett lap mostantól a fő paklidhoz tartozik.
rule-EV-128 = Egy reggel több palackot is felhasználhatsz, egymás után.
rule-EV-129 = A 0-s zseton nem kerül semmibe.
rule-EV-130 = Az 1-es zseton egy pontba kerül: mozgáslapról, akklimatizációs lapról, vagy egy-egy szintbe egy olyan vezető minden ügyfelétől, akire lapot használtál.
rule-EV-131 = Ha kötéllappal fizetsz, előbb mondd meg, melyik értéke számít.
rule-EV-132 = A sátorban lévő ügyfelek, és akiknek a vezetőjére nem használtál lapot, nem fizethetnek szinttel.
rule-EV-133 = A 2-es zseton két pontba kerül, egyformán vagy különböző módon kifizetve.
rule-EV-134 = Amikor egy vezető felér a csúcsra, minden ügyfele, aki még nem járt ott, 2 vagy 3 GyP-t ér.
rule-EV-135 = Ők zászlót kapnak; a csúcsért senki sem ér kétszer pontot.
rule-EV-136 = A csúcs elérése nem változtat szintet, és a köröd folytatódik.
rule-EV-137 = Amikor egy vezető visszaér az alaptáborba, zászlós ügyfelei újra 2 vagy 3 GyP-t érnek, és távoznak.
rule-EV-138 = Egy ügyfél halála azonnal 3 GyP-be kerül, ha hegymászó, 4-be, ha turista.
rule-EV-139 = A pontszámod sosem esik 1 alá; a többi veszteség elmarad.
rule-EV-140 = A pontszámnak nincs felső határa; az utolsó mező után a sáv elölről kezdődik.
rule-EV-141 = Az érkező bábu a mezőn már ott állóktól jobbra áll meg. Egyenlő pontnál a bal oldali áll előrébb.
rule-EV-142 = A jelző a napot mutatja; a képe megmondja, mely zónákat éri az időjárás, és hogyan.
rule-EV-143 = A hegy minden zónája látszik rajta; a megjelölteket éri.
rule-EV-144 = Piros szám: ott minden ügyfél ennyi szintet veszít éjjel.
rule-EV-145 = Tilos a mozgás: az ilyen zónában álló vezető marad, és a zónába senki sem léphet. Sátrat ott is lehet állítani.
rule-EV-146 = Egy lapka három napot mutat; a jel nélküli nap semmit sem változtat.
rule-EV-147 = A körök után minden ügyfelet külön kell megnézni.
rule-EV-148 = Megkapja a mezője kék számát, vagy elveszíti a pirosat.
rule-EV-149 = Kap 1-et, ha a mezőjén a te színedből sátor áll, akár a sátorban van, akár a vezetővel.
rule-EV-150 = Elveszíti, amit az időjárás a zónájában elvesz.
rule-EV-151 = Az az ügyfél, akinek a szintje 1 alá esik, meghal.
rule-EV-152 = Ezután a 4, turistánál a 3 feletti szint ennyire csökken.
rule-EV-153 = Holnap a bal oldali szomszéd kezd.
rule-EV-154 = A jelző egy nappal továbblép.
rule-EV-155 = Amikor eléri a jobb oldali lapkát, az balra kerül, mellé pedig a következő.
rule-EV-156 = Ha nincs több új lapka, az utolsó három nap kezdődött el.
rule-EV-157 = Három lapot húzol, így hat lesz a kezedben.
rule-EV-158 = Ha a húzópaklid üres, nem húzol semmit, és holnap a meglévő hármat játszod ki: a 6., 12. és 18. napon.
rule-EV-159 = Ha a kezed is üres, megkevered a kijátszott lapjaidat, és húzol hatot: a 6. és a 12. nap után.
rule-EV-160 = A húzópaklidban így az első öt nap után 9, 6, 3, 0 és 0 lap van, a hatodik után 12; aztán elölről kezdődik.
rule-EV-161 = A játszma a 18. nap végén ér véget.
rule-EV-162 = Az nyer, akinek a legtöbb GyP-je van; egyenlőségnél az, aki előbb érte el.
rule-EV-163 = A végén semmi sem ér pontot; a hegyen maradt ügyfelek nem adnak és nem visznek.
rule-EV-164 = A táblán látható az alaptábor, a jégfal, az útvonalak, a csúcs, a magassági vonalak, zónánként a vezetők és palackok korlátja, és a pontsáv.
rule-EV-165 = Minden mező mutatja, mibe kerül rálépni, és mit ad vagy vesz el ott az éjszaka. A zászlók csak a K2-höz kellenek.
rule-EV-166 = Ezen a táblán a K2 is játszható.

rule-Q-EV-01 = Az elvett kockázatzsetonok sosem kerülnek vissza; van elég.
rule-Q-EV-02 = A tizennyolcadikként elvett zseton helyére nem kerül új.
rule-Q-EV-03 = Ha senki sem vesz el zsetont, a láthatók maradnak.
rule-Q-EV-04 = Ha mindenkinek 0 az összege, az is egyenlőség.
rule-Q-EV-05 = A csak lefelé értékű lap 0-nak számít; a szintbe kerülő lapnak a mozgáspontja számít.
rule-Q-EV-06 = Aki zsetont köteles elvenni, nyíltan választ, még a körök előtt.
rule-Q-EV-07 = Kockázatot olyan ponttal is fizethetsz, amelyet másra nem használsz.
rule-Q-EV-08 = A körödben bármikor fizethetsz, de nem tehetsz olyat, ami után már nem tudnál fizetni.
rule-Q-EV-09 = Az a kockázat, amelyet nem tudsz kifizetni, elvész.
rule-Q-EV-10 = A szinttel fizetés mindenkit érint, aki akkor azzal a vezetővel van; legalább egy ügyfél kell hozzá.
rule-Q-EV-11 = Egy vezetőre akkor használtál lapot, ha egy pontját ő elköltötte, vagy egy ügyfele megkapta.
rule-Q-EV-12 = Ha mindkét pontot egy vezető ügyfeleinek szintjével fizeted, mindegyikük kettőt veszít.
rule-Q-EV-13 = Az ilyen fizetés életbe is kerülhet, azonnal, a pontjaival együtt.
rule-Q-EV-14 = Ha szintbe kerülő lappal fizetsz kockázatot, az nem kerül szintbe.
rule-Q-EV-15 = Sátornak szóló akklimatizációs lap pontjával is fizethetsz.
rule-Q-EV-16 = Lapok, pakolás, lépések és sátrak bármilyen sorrendben jöhetnek, hol az egyik, hol a másik vezetőnél.
rule-Q-EV-17 = Az akklimatizációs lapokat nem kell felhasználnod, vagy csak részben.
rule-Q-EV-18 = A lapot az első elköltött pont köti a vezetőhöz; a többi pont később is jöhet a körben.
rule-Q-EV-19 = Egy lépés több lapból is kifizethető.
rule-Q-EV-20 = A legkötöttebb pontok fogynak először: a kötéllapok a simák előtt, a szintbe kerülő lapok utoljára.
rule-Q-EV-21 = A kötéllap irányát az első pontja rögzíti az egész körre.
rule-Q-EV-22 = A szintbe kerülő lap egyszer hat, amikor a vezető az első pontját elkölti, mindenkire, aki akkor vele van.
rule-Q-EV-23 = Akkor is, ha csak sátrat állít.
rule-Q-EV-24 = Felhasználatlanul nem kerül semmibe.
rule-Q-EV-25 = Ilyen lap előtt sátorba teheted az ügyfeleket, és utána visszaveheted őket.
rule-Q-EV-26 = Ha egy ügyfél szintje a körben 1 alá esik, azonnal meghal; előbb kijátszott lap megmentheti, későbbi már nem.
rule-Q-EV-27 = A 6. szint feletti pontok elvesznek.
rule-Q-EV-28 = Egyes ügyfeleknek semmit sem kell adnod a lapból, és hagyhatsz belőle pontot.
rule-Q-EV-29 = A lap sátornak is szólhat, vezető nélkül is.
rule-Q-EV-30 = Terep, sátor és időjárás előbb összeadódik, és csak az összeg módosítja a szintet; aztán jön a halál és a felső határ.
rule-Q-EV-31 = A felső határ csak az éjszaka végén számít.
rule-Q-EV-32 = A sátrad szintjét a mellette álló vezető ügyfelei is megkapják.
rule-Q-EV-33 = Két saját sátor egy mezőn is csak 1 szintet ad.
rule-Q-EV-34 = Mások sátrai semmit sem adnak neked, és semmidet sem tárolják.
rule-Q-EV-35 = A vezető nélkül sátorban lévő ügyfeleknek ugyanaz az éjszakájuk, a sátor szintjével együtt.
rule-Q-EV-36 = Egy nap szintbe is kerülhet, és a mozgást is tilthatja; akkor mindkettő érvényes.
rule-Q-EV-37 = Az alaptábort és a legalsó zónát is éri, ha a nap megjelöli.
rule-Q-EV-38 = A hátizsák mindig átpakolható, ezért csak a tartalma számít, a sorrend nem.
rule-Q-EV-39 = Egy palack és három ügyfél semmilyen sorrendben nem fér el.
rule-Q-EV-40 = Egy vezető legfeljebb egy sátrat visz.
rule-Q-EV-41 = A kimaradt jégfallapkák és a kivett lapok titkosak maradnak.
rule-Q-EV-42 = Akinél több palack van, mint amennyit egy zóna enged, nem léphet be oda, áthaladva sem; előbb le kell tennie néhányat.
rule-Q-EV-43 = Palack felvételekor annak a zónának a korlátja érvényes, ahol a vezető áll.
rule-Q-EV-44 = A sátorban akárhány ügyfél és palack elfér.
rule-Q-EV-45 = Palackonként egy lap jön és egy megy: a fő paklid mindig 18 lapos.
rule-Q-EV-46 = Oxigént háromlapos napon is felhasználhatsz; három lap marad kijátszani.
rule-Q-EV-47 = Ha az akklimatizációs pakliban kevesebb lap van, annyit látsz; ha üres, nem használható fel palack.
rule-Q-EV-48 = 6000 m alatt nem használható fel palack.
rule-Q-EV-49 = Az ugyanaznap reggel korábban elvett lap kikerülhet.
rule-Q-EV-50 = A visszakerülő lapok mind a pakli ugyanazon végére kerülnek, tetszés szerinti sorrendben.
rule-Q-EV-51 = A következő palackról az előző elintézése után döntesz.
rule-Q-EV-52 = Mindenki egyszerre használja az oxigént; a palackok nyíltak, a lapok titkosak.
rule-Q-EV-53 = A sátornál nem kell vezetőnek vagy ügyfélnek lennie.
rule-Q-EV-54 = Ügyfél és palack sosem fogy el.
rule-Q-EV-55 = A zászló nélkül visszatérő ügyfél nem ér pontot, és nem is kerül pontba; maradhat a vezetővel, vagy mehet.
rule-Q-EV-56 = Az újra felvett ügyfél új ügyfél, az 1. szinten.
rule-Q-EV-57 = Az alaptáborban a pontozás magától megtörténik, és az ügyfél távozik.
rule-Q-EV-58 = Olyan mezőn is lehet pakolni, sátrat állítani és pontot szerezni, amelyen a vezető csak áthalad, akár tele van, akár nincs.
rule-Q-EV-59 = Sátrat az alaptáborban és a csúcson is lehet állítani.
rule-Q-EV-60 = Az alaptáborban lepakolt, összecsomagolt sátor újra felvehető.
rule-Q-EV-61 = Otthagyni csak a saját körödben lehet, hátizsákból; a sátorban lévő ügyfeleket nem.
rule-Q-EV-62 = A csúcson járt ügyfél otthagyása ugyanannyiba kerül.
rule-Q-EV-63 = A hely akkor számít, amikor másik vezető mozdul, vagy a kör véget ér.
rule-Q-EV-64 = Az alaptáborban mindenki elfér.
rule-Q-EV-65 = Helycserénél mindkét vezető a saját lapjaiból fizeti a mezőt, amelyre lép; utána mindkettő továbbmehet.
rule-Q-EV-66 = Ha a két mező közül csak az egyik van tele, két rendes lépés elég.
rule-Q-EV-67 = A csúcsra vagy az alaptáborba vezető helycsere úgy ér pontot, mint minden érkezés.
rule-Q-EV-68 = A helyet cserélő vezetők semmit sem adnak át egymásnak; a mezők sátrai utána használhatók.
rule-Q-EV-69 = A vezető a teli csúcsot csak megérintve is pontot szerez. Ez beállítással módosítható.
rule-Q-EV-70 = Ha egy vezető teli mezőre kerül vissza, tovább kell mennie; ha nem tud, ingyen visszatér az útján oda, ahol megállhat.
rule-Q-EV-71 = A visszalépés nem kerül semmibe, és nem ér pontot.
rule-Q-EV-72 = A 2-esnél szabadon döntesz, fizetsz-e vagy visszalépsz; ha nincs meg a pont, visszalépsz.
rule-Q-EV-73 = A felfordításért fizetett pontnak illenie kell a lépés irányához, a másodiknak is.
rule-Q-EV-74 = Felfordított 2-esre egy ponttal nem lehet lépni.
rule-Q-EV-75 = Ami felfordult, amit húztak vagy elvettek, nem vonható vissza.
rule-Q-EV-76 = A jégfalban a sátorállítás 1-be vagy 2-be kerül, ahogy a lapka mutatja.
rule-Q-EV-77 = Ahol tilos a mozgás, oda senki sem lép be, onnan senki sem lép ki, és ott senki sem mozog; pakolni, lapot használni, sátrat állítani és oxigént használni lehet.
rule-Q-EV-78 = Minden kötél egyik iránya felfelé vezet; egyenlő magasságnál mindkét irány felfelének számít.
rule-Q-EV-79 = Mások vezetői csak a mezők férőhelye miatt számítanak.
rule-Q-EV-80 = A vezető elhagyhat egy mezőt, és visszatérhet; a csúcsra visszatérve nem szerez új pontot.
rule-Q-EV-81 = Minden veszteség külön áll meg 1 GyP-nél.
rule-Q-EV-82 = A pontszám egyszerű szám; a körök a sávon nem számítanak.
rule-Q-EV-83 = Hogy ki kezd először, azt a véletlen vagy a megegyezés dönti el.
rule-Q-EV-84 = Egyenlő pontnál az számít, kinek a bábuja ért oda előbb; kezdetben a véletlen sorrend.
rule-Q-EV-85 = Egy éjszaka veszteségei a körök sorrendjében jönnek, egy játékoséi egyetlen lépésként.
rule-Q-EV-86 = 1 GyP-nél a veszteség nem mozdítja a bábut, így megtartja a helyét.
rule-Q-EV-87 = Az a bábu, amelyik egy körben fel- és visszalép, mozgott, így ott az utolsó.
rule-Q-EV-88 = Ha egy érkezéskor több ügyfél ér pontot, az egyetlen lépés.
rule-Q-EV-89 = A 18. napot végig kell játszani, húzás nélkül.
rule-Q-EV-90 = A végén kint maradt ügyfelek, palackok és sátrak semmit sem érnek.
rule-Q-EV-91 = A kéz titkos, a kijátszott lapok az újrakeverésig nyíltak.
rule-Q-EV-92 = A csúcson átadott ügyfélnek már van zászlaja, és nem ér újra pontot.
rule-Q-EV-93 = Lapot akkor választotok, amikor mindenki végzett az oxigénnel; akinek nincs mit felhasználnia, azonnal végez.
rule-Q-EV-94 = Két teli hátizsákú vezető is cserélhet: közben az egyiknél több is lehet, mint amennyi elfér, és akkor csak átadni, letenni és otthagyni lehet, amíg minden el nem fér.

## Előkészítés: ki játszik

bot-sherpa-help = Egy körrel előre gondolkodik, és mérlegeli, hová juthat még el egy-egy ügyfél. A legerősebb ellenfél ebben a játékban.
