### K2: a játék minden szövege.
### A változók olyanok, mint angolul. Névelő vagy rag nem állhat mellettük; $seat mondat elején csak vessző vagy
### kettőspont előtt állhat, mert az „A” hely neve névelőnek látszana. A győzelmi pont rövidítése GyP.

## Táblák, évszakok, zónák

game-k2 = K2
board-k2-easy = K2, könnyebb útvonal
board-k2-hard = K2, nehezebb útvonal
weather-k2-summer = Nyár
weather-k2-winter = Tél

## A könnyebb útvonal mezői (legfeljebb 14 betű)

space-k2-easy-base = Alaptábor
space-k2-easy-s1 = Moréna
space-k2-easy-s2 = Gilkey-emlék
space-k2-easy-s3 = Gleccserperem
space-k2-easy-s4 = Jégtűk
space-k2-easy-s5 = Jégtó
space-k2-easy-s6 = Jégtörés
space-k2-easy-s7 = Előtábor
space-k2-easy-s8 = Hollókövek
space-k2-easy-s9 = Törmelékkúp
space-k2-easy-s10 = Első hó
space-k2-easy-s11 = I. tábor
space-k2-easy-s12 = Laza kuloár
space-k2-easy-s13 = Szürke táblák
space-k2-easy-s14 = Hóborda
space-k2-easy-s15 = Cesen-pillér
space-k2-easy-s16 = II. tábor
space-k2-easy-s17 = Szürke torony
space-k2-easy-s18 = House-kémény
space-k2-easy-s19 = Jégpárkány
space-k2-easy-s20 = Régi kötelek
space-k2-easy-s21 = Fekete piramis
space-k2-easy-s22 = Vörös sziklák
space-k2-easy-s23 = Jégfal
space-k2-easy-s24 = III. tábor
space-k2-easy-s25 = Váll
space-k2-easy-s26 = Palacknyak
space-k2-easy-summit = Csúcs

## A nehezebb útvonal mezői (legfeljebb 14 betű)

space-k2-hard-base = Alaptábor
space-k2-hard-w1 = Gleccserkapu
space-k2-hard-w2 = Kék jég
space-k2-hard-w3 = Savoia-jégár
space-k2-hard-w4 = Szürke moréna
space-k2-hard-w5 = Elágazás
space-k2-hard-w6 = Jégöböl
space-k2-hard-w7 = Hasadékok
space-k2-hard-w8 = Kőrakás
space-k2-hard-w9 = Szélkapu
space-k2-hard-w10 = Szerakfal
space-k2-hard-w11 = Peremhasadék
space-k2-hard-w12 = Jégkuloár
space-k2-hard-w13 = I. tábor
space-k2-hard-w14 = Hókatlan
space-k2-hard-w15 = Vegyes terep
space-k2-hard-w16 = Negrotto
space-k2-hard-w17 = Sziklatűk
space-k2-hard-w18 = Magic Line
space-k2-hard-w19 = II. tábor
space-k2-hard-w20 = Hógomba
space-k2-hard-w21 = Sasfészek
space-k2-hard-w22 = III. tábor
space-k2-hard-w23 = Vörös torony
space-k2-hard-w24 = Függő jég
space-k2-hard-w25 = Szürke rámpa
space-k2-hard-w26 = Magas párkány
space-k2-hard-w27 = IV. tábor
space-k2-hard-w28 = Csúcsgerinc
space-k2-hard-summit = Csúcs

## A játszma szakaszai

phase-rescue = Mentőakció

## Beállítások

option-family = Családi változat
option-family-help = Mindenkinek van egy mentőlapja: játszmánként egyszer 6000 m alá hoz egy haldokló hegymászót.
option-family-on = mentőlappal
option-family-off = mentőlap nélkül
option-limits = Hely öt játékosnál
option-limits-help = Hány hegymászó fér el egy mezőn 7000 m felett, ha öten játszotok.
option-limits-relaxed = eggyel több (könnyebb)
option-limits-strict = mint négy játékosnál (nehezebb)
option-icefall = Jégfallapkák
option-icefall-help = Legyenek-e lefordított lapkák az Everest jégfalában; aki rájuk lép, felfordítja őket. Csak az Everest tábláin.
option-icefall-on = lapkákkal
option-icefall-off = lapkák nélkül

## Lépések (gombok és listák feliratai)

action-assign = { $card } → { $climber }
action-assign-rope = { $card }, { $direction ->
    [up] fel
   *[down] le
 } → { $climber }
action-step = { $climber } → { $space } (költség: { $cost })
action-probe = { $climber } → { $space } (költség: { $cost }, felfordítja a jégfallapkát)
action-pitch = { $climber }: sátorállítás (költség: { $cost })
action-acclimatize = { $climber }: szint +{ $points }
action-pay-level = 1 kockázat fizetése szinttel: { $climber }
action-rescue = Megmentés: { $climber } → { $space }
action-decline = A mentőlap megtartása

## Miért nem lehet egy lépés

refusal-game-over = A játszma véget ért; nincs több lépés.
refusal-chance-first = Lapok, lapkák vagy zsetonok húzása folyik; várd meg, amíg kikerülnek.
refusal-no-such-chance = Ezt most nem lehet húzni.
refusal-not-now = { $seat }, most nem te jössz.
refusal-already-chosen = Már véglegesítetted a három lapodat; vond vissza, ha újra választanál.
refusal-card-not-in-hand = Nincs (több) ilyen lap a kezedben: { $card }.
refusal-cards-unordered = A három lapot a legkisebbtől a legnagyobbig sorold fel.
refusal-token-not-shown = Nincs ilyen felfordított kockázatzseton: { $risk }. Válassz a három látható közül.
refusal-not-your-climber = { $climber } nem a te hegymászód.
refusal-climber-dead = { $climber } halott, már nem tehet semmit.
refusal-no-such-card = Ma nem játszottál ki ilyen lapot: { $slot }.
refusal-card-bound = { $slot }: ebből a lapból { $climber } már használt pontot, és egy lap nem szolgálhat két hegymászót.
refusal-direction-fixed = { $slot }: ez a lap ma { $direction ->
    [up] felfelé
   *[down] lefelé
 } számít, mert egy pontja már elkelt, és egy kötéllap sosem számít mindkét irányban.
refusal-direction-missing = { $slot }: ez kötéllap, mondd meg, hogy fel- vagy lefelé számítson.
refusal-direction-unwanted = { $slot }: itt nem kell irány.
refusal-already-assigned = { $slot }: ez a lap már pontosan így van kijelölve.
refusal-not-acclimatization = { $slot }: ez nem akklimatizációs lap, nem emel szintet.
refusal-not-assigned = { $slot }: ez a lap még nincs hegymászóhoz rendelve.
refusal-card-spent = { $left ->
    [0] { $slot }: ezen a lapon nem maradt pont.
   *[other] { $slot }: ezen a lapon csak { $left } pont maradt.
 }
refusal-not-joined = Nem köti össze kötél: { $from } és { $to }.
refusal-too-few-points = Ehhez { $climber } számára { $need } pont kell; a hozzárendelt lapok ennyit adnak: { $have }.
refusal-space-full = { $space }: ez a mező megtelt (legfeljebb { $limit } hegymászó), és innen már nem lenne pont a továbbmenetelre.
refusal-must-leave = Előbb { $climber } menjen el innen: { $space }. Itt legfeljebb { $limit } hegymászó maradhat.
refusal-tent-used = { $climber } már felállította az egyetlen sátrát.
refusal-nothing-owed = Nincs kifizetetlen kockázatod.
refusal-not-eligible = { $climber } ma nem mozdult, és lapból sem kapott szintet, ezért a szintjével nem fizethetsz.
refusal-penalty-due = Még { $owed } kockázati ponttal tartozol; fizesd ki, mielőtt befejezed a köröd.
refusal-penalty-unpayable = { $owed } kockázati ponttal tartozol, és ezután már csak ennyit tudnál kifizetni: { $payable }. Előbb fizess.
refusal-not-dying = { $climber } nem haldoklik.
refusal-too-high = { $space }: ez túl magas, menteni csak 6000 m alá lehet.
refusal-no-room = { $space }: itt nincs hely, legfeljebb { $limit } hegymászó maradhat.
refusal-crevasse = { $space }: itt hasadék tátong, senki sem léphet rá.
refusal-not-open = { $space } nincs nyitva: a lapkája le van fordítva, vagy hasadékot mutat.

## Ami történt (a napló)

event-first-seat = Az első napon kezd: { $seat }.
event-tile-shown = Új időjáráslapka került ki ({ $tile }. számú).
event-token-shown = Új felfordított kockázatzseton: { $risk }.
event-card-drawn = Húzott lap, { $seat }: { $card }.
event-card-drawn-hidden = Húzott egy lapot: { $seat }.
event-reshuffled = Újrakeverte a kijátszott lapokat: { $seat }.
event-day-began = { $day }. nap. Kezd: { $seat }.
event-chosen = Választott: { $seat }.
event-revealed = Kijátszott lapok, { $seat }: { $cards } (összeg: { $sum }).
event-no-token = A legnagyobb összegen többen osztoznak; senki sem vesz el kockázatzsetont.
event-must-take = Kockázatzsetont kell elvennie: { $seat }.
event-token-taken = Kockázatzsetont vett el { $seat }: { $risk }.
event-turn-began = Most jön: { $seat }.
event-assigned = { $card } → { $climber }.
event-assigned-rope = { $card }, { $direction ->
    [up] fel
   *[down] le
 } → { $climber }.
event-stepped = { $climber } útja: { $from } → { $to } (költség: { $cost }).
event-probed = { $climber } tapogatózva indul ide: { $to }…
event-front-shown = { $space }: { $front ->
    [cost-1] szilárd jég
    [cost-2] meredek jég, még egy pont
   *[crevasse] hasadék, nincs átjárás
 }.
event-retreated = { $climber } visszalép ide: { $to }.
event-slid-back = { $climber } nem maradhat ott, visszatér ide: { $to }.
event-scored = { $climber } pontszáma most { $score } GyP.
event-summited = { $before ->
    [0] { $climber } elsőként áll a csúcson.
   *[other] { $climber } a csúcson áll; előtte { $before } hegymászó járt itt.
 }
event-pitched = { $climber } sátrat állít: { $space } (költség: { $cost }).
event-acclimatized = { $climber }: +{ $points } szint, most { $level }.
event-paid-card = 1 kockázat kifizetve ezzel: { $card }.
event-paid-level = 1 kockázat kifizetve szinttel: { $climber }, most { $level }.
event-lapsed = { $points } kockázati pontot nem tud kifizetni { $seat }; elvész.
event-turn-ended = Befejezte a kört: { $seat }.
event-night = { $climber } ({ $space }): szint { $before } → { $after }{ $terrain ->
    [0] {""}
    [1] , terep +1
    [2] , terep +2
    [3] , terep +3
   *[other] , terep { $terrain }
 }{ $lungs ->
    [0] {""}
   *[other] , időjárás -{ $lungs }
 }{ $tent ->
    [0] {""}
   *[other] , sátor +{ $tent }
 }.
event-died = { $climber } meghal; 1 GyP marad.
event-dying = { $climber } haldoklik; mentőlap még segíthet.
event-rescued = { $climber } lekerül ide: { $to }. Marad { $score } GyP.
event-declined = Megtartotta a mentőlapot: { $seat }.
event-night-settled = Döntött a mentésről: { $seat }.
event-game-over = Az expedíció véget ért.

## Az eredmény

solo-himalayan = Himalájai mászó
solo-alpinist = Alpinista
solo-walker = Tátrai mászó
solo-sailor = Tengerész

## A terminál

cli-phase-rescue = a mentőlapról dönt: { $seat }
cli-column-climbers = mászók és sátrak
cli-legend = A1:4 jelentése: A1 hegymászó a 4. szinten; ^A1 a sátra. A „hely” azt mutatja, hány hegymászó fér még oda.
cli-legend-icefall = A költségnél ?I vagy ?II: ilyen jelű, lefordított lapka; ×: hasadék.
cli-seat = { $seat }: { $score } GyP, kézben { $hand }, húzható { $pile }, kijátszva: { $played }
cli-dying = haldoklik
cli-dead = halott
cli-tent-at = sátor itt: { $space }
cli-tent-packed = sátor a zsákban
cli-rescue-card = mentőlap
cli-result-solo = Az elért rangod: { $level }
cli-result-by-summit = Nyert: { $seats }, elsőként a csúcson.

## A szabályok, egyenként

rules-section-goal = A cél
rules-section-setup = Az első nap előtt
rules-section-cards = Lapválasztás és kockázat
rules-section-movement = Mozgás
rules-section-climbing = Pontok, szintek és sátrak
rules-section-risk = A kockázat kifizetése
rules-section-weather = Időjárás
rules-section-night = Az éjszaka
rules-section-family = Családi változat
rules-section-end = A nap és a játszma vége
rules-section-solo = Egyedül a hegyen
rules-section-board = A tábla olvasása
rules-section-rulings = Döntések, ahol a szabályok hallgatnak
rules-section-icefall = Jégfallapkák

rule-K2-001 = Egytől öt játékosig játszható, nagyjából egy óráig; nyolcéves kortól ajánlott.
rule-K2-002 = Két hegymászót vezetsz. Vidd őket minél magasabbra, lehetőleg a csúcsra, és tartsd életben mindkettőt 18 napig.
rule-K2-003 = Minél magasabbra jut egy hegymászó, annál több győzelmi pontot (GyP) ér. Ha a szintje 1 alá esik, meghal, és csak 1 GyP marad utána.
rule-K2-004 = Két útvonal van, egy könnyebb és egy nehezebb.
rule-K2-005 = A nyárhoz és a télhez hat-hat időjáráslapka tartozik. Egy jelző a mai napot mutatja, egy másik azt, ki kezd.
rule-K2-006 = Mindenkinek két különböző alakú hegymászója van, és mindkettőhöz egy pontjelző bábu.
rule-K2-007 = Minden hegymászóhoz saját alakú sátor és egy 1-től 10-ig tartó szintsáv tartozik.
rule-K2-008 = 20 kockázatzseton van: négy 0-s, tizenegy 1-es és öt 2-es.
rule-K2-009 = A paklid 18 lapból áll, háromféle van: mozgás, kötél és akklimatizáció. A mentőlap nem tartozik bele.
rule-K2-010 = Válasszatok útvonalat. Elsőre a könnyebbet.
rule-K2-011 = Megkapod a színed hegymászóit, sátrait és 18 lapját; mentőlapot csak a családi változatban.
rule-K2-012 = Két hegymászód az alaptáborban kezd, pontjelzőik az 1-es mezőn.
rule-K2-013 = Mindkét hegymászó az 1. szinten kezd.
rule-K2-014 = Válasszatok nyarat (könnyebb) vagy telet (nehezebb); mindkettő bármelyik útvonallal játszható.
rule-K2-015 = A hat megkevert időjáráslapkából kettő látható, ez hat nap. A másik négy sorban utánuk jön.
rule-K2-016 = Három véletlen kockázatzseton képpel felfelé fekszik, a többi lefordítva.
rule-K2-017 = Megkevered a 18 lapodat, és hatot húzol.
rule-K2-018 = Az első napon az kezd, aki a legutóbb járt hegyen. Itt a véletlen dönt, vagy ti magatok.
rule-K2-019 = A játszma 18 napig tart. Naponta lapokat választotok, valaki talán kockázatzsetont vesz el, sorban másztok, az éjszaka módosítja a szinteket, és véget ér a nap.
rule-K2-020 = Mindenki titokban választ három lapot a kezéből, és egyszerre fordítjátok fel.
rule-K2-021 = Add össze három lapod mozgáspontjait. A kötéllapból a felfelé érték számít, az akklimatizációs lap nem számít.
rule-K2-022 = Ha a te összeged a legnagyobb, elveszel egyet a három látható kockázatzsetonból, és a körödben ki kell fizetned.
rule-K2-023 = Ha a legnagyobb összegen többen osztoznak, senki sem vesz el zsetont.
rule-K2-024 = Az elvett zseton helyére azonnal egy véletlen kerül, így megint három látszik.
rule-K2-025 = Egymás után másztok, az óramutató járása szerint, a napot kezdő játékossal kezdve. A kockázatzsetont mindenki a saját körében fizeti ki.
rule-K2-026 = A mozgáslapokkal a hegymászó fel- vagy lefelé megy.
rule-K2-027 = Egy lépés kötél mentén visz az egyik mezőről a szomszédosra.
rule-K2-028 = Egy mezőre lépni annyiba kerül, amennyit a sárga jelvénye mutat; jelvény nélkül 1-be.
rule-K2-029 = Te mondod meg, melyik lap melyik hegymászóé. Ő a lapjai pontjainak összegét használhatja.
rule-K2-030 = A kötéllapnak vagy a felfelé, vagy a lefelé értéke számít, sosem mindkettő.
rule-K2-031 = A többi mozgáslappal tetszés szerint mehetsz fel és le, akár egy úton belül is.
rule-K2-032 = Egy lap pontjai nem oszthatók meg a két hegymászód között.
rule-K2-033 = Hagyhatsz pontot felhasználatlanul, és a hegymászónak nem kell mozdulnia.
rule-K2-034 = Egy mezőn csak korlátozott számú hegymászó maradhat; ez a magasságtól és a játékosok számától függ.
rule-K2-035 = Ha öten játszotok, előre döntsétek el, maradhat-e 7000 m felett eggyel több hegymászó egy mezőn (könnyebb) vagy nem (nehezebb).
rule-K2-036 = Teli mezőn át lehet haladni a költségéért, de ott maradni nem lehet.
rule-K2-037 = Ennyi hegymászó fér el egy mezőn 2, 3, 4 és 5 játékosnál: 6000 m alatt 2, 3, 3, 4; 6000 m-től 2, 2, 3, 3; 7000 m-től 1, 2, 2, 2 (vagy 3); 8000 m felett 1, 1, 1, 1 (vagy 2).
rule-K2-038 = Ha a hegymászó olyan mezőre lép, amelynek zászlója több a pontszámánál, a pontszáma azonnal annyi lesz.
rule-K2-039 = Lefelé menet nem vész el pont.
rule-K2-040 = Az elsőként felérő hegymászó pontjelzője a csúcsmező legfelső helyére kerül, a többieké sorban alá.
rule-K2-041 = Az akklimatizációs lap pontjai egy hegymászó szintjét emelik. Egy hegymászó több ilyen lapot is kaphat.
rule-K2-042 = Minden hegymászónak saját szintje van.
rule-K2-043 = A hegymászó ott állíthatja fel a sátrát, ahol áll. Ez annyi mozgáspont, amennyibe a mezőre lépni kerül.
rule-K2-044 = A kötéllapnak csak a felfelé értékével lehet sátrat állítani.
rule-K2-045 = Minden hegymászó egy sátrat állíthat fel az egész játszmában, a sajátját.
rule-K2-046 = A felállított sátor a játszma végéig a helyén marad.
rule-K2-047 = Egy körben rá lehet lépni egy mezőre és ott sátrat állítani, ha a pontokból futja.
rule-K2-048 = Egy mezőn akárhány sátor állhat.
rule-K2-049 = A sátor éjszakánként egy szintet ér.
rule-K2-050 = Ha kockázatzsetont vettél el, a köröd vége előtt ki kell fizetned.
rule-K2-051 = A 0-s zseton nem kerül semmibe.
rule-K2-052 = Az 1-es zseton egy pontba kerül: mozgáslapról, akklimatizációs lapról, vagy egy hegymászó egy szintjébe.
rule-K2-053 = Ha kötéllappal fizetsz, előbb mondd meg, melyik értéke számít.
rule-K2-054 = Szinttel csak az a hegymászó fizethet, aki ma mozog, vagy lapból szintet kap.
rule-K2-055 = A 2-es zseton két pontba kerül. Ezeket különböző módon és különböző hegymászókkal is kifizetheted.
rule-K2-056 = Egy időjáráslapka három napot mutat: mindegyikhez azt, mely zónákat éri, és mit tesz ott.
rule-K2-057 = Piros szám tüdővel: a zónában minden hegymászó ennyi szintet veszít éjjel.
rule-K2-058 = Sárga szám bakanccsal: a zóna mezőire lépni (fel vagy le) és ott sátrat állítani ennyivel drágább.
rule-K2-059 = Ha mindkét jel látható, mindkettő hat.
rule-K2-060 = A kék ég semmit sem változtat. Bakancs csak télen van.
rule-K2-061 = Éjjel minden hegymászó megkapja a mezője kék számát, vagy elveszíti a pirosat.
rule-K2-062 = Kap 1-et, ha a te színedből sátor áll ott, mindegy, milyen alakú.
rule-K2-063 = Elveszíti, amit az időjárás a zónájában elvesz.
rule-K2-064 = Az éjszaka végén a 6 feletti szint 6-ra csökken.
rule-K2-065 = Az a hegymászó, akinek a szintje 1 alá esik, meghal és lekerül a hegyről.
rule-K2-066 = A halott hegymászó 1 GyP, akármennyi volt is neki.
rule-K2-067 = Az előre megbeszélt családi változatban mindenkinek van egy mentőlapja.
rule-K2-068 = Ha egy hegymászód meghalna, felhasználhatod a lapot: ekkor egy 6000 m alatti mezőre kerül.
rule-K2-069 = A pontjelzője négy mezőt lép vissza a sávon.
rule-K2-070 = Ezt játszmánként egyszer teheted meg.
rule-K2-071 = Holnap a bal oldali szomszéd kezd.
rule-K2-072 = A jelző egy nappal továbblép. Amikor eléri a jobb oldali lapkát, az balra kerül, mellé pedig egy új.
rule-K2-073 = Ha nincs több új lapka, az utolsó három nap kezdődött el.
rule-K2-074 = Hat lapra húzol. Ha a húzópaklid üres, nem húzol semmit, és holnap a kezedben lévő hármat játszod ki.
rule-K2-075 = Csak ha a kezed is üres, akkor kevered meg a kijátszott lapjaidat, és húzol hatot.
rule-K2-076 = A játszma az utolsó lapka utolsó napjával ér véget.
rule-K2-077 = Az nyer, akinek a két hegymászója együtt a legtöbb GyP-t éri.
rule-K2-078 = Egyenlőségnél az nyer közületek, aki a csúcsmezőn a legelöl áll.
rule-K2-079 = Ha ott egyikőtök sem áll, közös a győzelem.
rule-K2-080 = Egyedül ugyanezek a szabályok érvényesek, négy változtatással.
rule-K2-081 = A mezőkön annyi hegymászó fér el, mint két játékosnál.
rule-K2-082 = Minden nap elveszel egy kockázatzsetont.
rule-K2-083 = Ha meghal egy hegymászó, a játszmának azonnal vége. Az eredményed a túlélő GyP-je és még 1.
rule-K2-084 = A GyP-jeid rangot adnak, tengerésztől himalájai mászóig; minél nehezebb az útvonal és az évszak, annál kevesebb kell hozzá.
rule-K2-085 = Minden mező mutatja a költségét, éjszakai hatását és zászlóját. A mezőket kötelek kötik össze; vonalak jelzik a 6000, 7000 és 8000 métert.
rule-K2-086 = A zászlók értéke 1-től 7-ig terjed, és van 10-es; a nehezebb útvonalon 8-as is. 6000 m alatt minden mező zászlója 1.

rule-Q-K2-01 = Az elvett kockázatzsetonok sosem kerülnek vissza.
rule-Q-K2-02 = Egyedül 18 zseton kell, és van elég; az utolsó helyére már nem kerül új.
rule-Q-K2-03 = Az alaptáborban akárhány hegymászó elfér.
rule-Q-K2-04 = Hogy egy lépés fel- vagy lefelé vezet-e, azt a két mező magassága dönti el; az egyenlő magasság felfelének számít.
rule-Q-K2-05 = A mező rálépéskor ad pontot, akkor is, ha a hegymászó csak áthalad. Ez beállítással módosítható.
rule-Q-K2-06 = Minden hegymászó magának szerez pontot: ha a zászló több a saját pontszámánál.
rule-Q-K2-07 = Az akklimatizációs lap pontjait nem kell felhasználnod.
rule-Q-K2-08 = Napközben a szint 10-ig emelkedhet; a többi pont elvész. Éjjel visszaesik 6-ra.
rule-Q-K2-09 = Ha egy hegymászó az utolsó szintjével fizet, azonnal meghal. Előbb emeld meg a szintjét, ha tudod.
rule-Q-K2-10 = Terep, időjárás és sátor előbb összeadódik, és csak az összeg módosítja a szintet.
rule-Q-K2-11 = Két saját sátor egy mezőn is csak 1 szintet ad.
rule-Q-K2-12 = A halott hegymászó sátra ott marad, és a másikat szolgálja. Ha nem állt még, elveszett.
rule-Q-K2-13 = A bakancs a nyomtatott költséghez adódik, vagy 1-hez, ha nincs. Az a zóna dönt, amelyikbe belépsz.
rule-Q-K2-14 = Minden mező egy zónához tartozik: ahhoz, amelyikbe a közepe esik.
rule-Q-K2-15 = Ha mindkét hegymászód halott, kimaradsz, és 2 GyP-d van. Az utolsó élő játékos minden nap zsetont vesz el; ha senki sem él, vége a játszmának.
rule-Q-K2-16 = Két hegymászó nem cserélhet helyet teli mezőkön.
rule-Q-K2-17 = Sátorállítás után lehet szinttel fizetni; a 0-s akklimatizációs lap után nem.
rule-Q-K2-18 = Az a kockázat, amelyet nem tudsz kifizetni, elvész.
rule-Q-K2-19 = A körödben bármikor fizethetsz, de nem tehetsz olyat, ami után már nem tudnál fizetni.
rule-Q-K2-20 = Öt játékosnál a nagyobb korlátok érvényesek, ha az asztalnál nem a szigorúbbat állítottátok be.
rule-Q-K2-21 = A megmentett hegymászó szintje 1.
rule-Q-K2-22 = Bármelyik 6000 m alatti mezőt választhatod, ahol van hely, az alaptábort is.
rule-Q-K2-23 = A négy lépés a sáv mezőiben értendő, nem pontban: 10-ről 4-re a könnyebb útvonalon, 5-re a nehezebben.
rule-Q-K2-24 = Egy mentőlapod van, nem hegymászónként egy. Ha mindkettő haldoklik, választasz.
rule-Q-K2-25 = A megmentett hegymászó lekerül a csúcsmezőről. Ha újra felér, ott az utolsó lesz.
rule-Q-K2-26 = Egyenlőségnél a csúcsmezőn legelöl álló bábud számít. A halottak már nem állnak ott.
rule-Q-K2-27 = Egyenlőségnél megelőzi a többieket, akinek van bábuja a csúcsmezőn.
rule-Q-K2-28 = Ha egyszemélyes játékban egy éjszaka mindkét hegymászód meghal, az eredmény 2 GyP.
rule-Q-K2-29 = Egyedül is játszhatsz mentőlappal; a megmentett hegymászó nem halt meg.
rule-Q-K2-30 = 18 vagy 19 GyP a könnyebb útvonalon nyáron nem fordulhat elő; alpinista lennél vele.
rule-Q-K2-31 = Egy akklimatizációs lap nem szolgálhat két hegymászót.
rule-Q-K2-32 = Az alaptábor az első mezővel van összekötve, 6000 m alatt fekszik, és éjjelente 1 szintet ad.
rule-Q-K2-33 = Ha egyszemélyes játékban a körödben meghal egy hegymászó, a játszma ott véget ér, a kör többi része elmarad.
rule-Q-K2-34 = A lapok és lépések bármilyen sorrendben jöhetnek. A lapot az első elköltött pont köti a hegymászóhoz, a legkötöttebb pontok fogynak először, és a teli mezőt el kell hagyni, mielőtt a másikkal mozdulsz, vagy befejezed a köröd.
rule-Q-K2-35 = A mentőlapról akkor döntesz, amikor egy hegymászó haldoklik, a körök sorrendjében: felhasználod, vagy hagyod meghalni.
rule-Q-EK-10 = Ha lapkákkal játszotok, az Everest jégfalának minden mezőjén egy lefordított lapka fekszik, hátán a mező jelével; a maradék titok marad. Rálépni 1 pont, és felfordítja a lapkát: 1 esetén ott vagy; 2 esetén fizess még 1 pontot, vagy lépj vissza; hasadéknál vissza kell lépned. Az elköltött pont elvész, a lapka nyitva marad: a későbbi hegymászók és sátrak azt fizetik, amit mutat, hasadékra senki sem léphet. Akit teli mezőre vet vissza, annak tovább kell mennie; ha nem tud, az útján addig megy vissza, ahol maradhat.
rule-Q-EK-11 = A bakancs a jégfalban az első pontot drágítja; ha a hegymászó visszakerül, mind elvész.
rule-Q-EK-12 = Aki lapkát fordított fel, az aznap mozgott, akkor is, ha visszakerült.
rule-Q-EK-13 = A mentőlap senkit sem visz oda, ahol lefordított lapka vagy hasadék van, és nem veszi el azt a helyet sem, ahova egy teli mezőn áthaladó hegymászónak vissza kellhet térnie.

## Az oldal: hegymászók, lapok, zsetonok

climber-label = { $climber } hegymászó, szint: { $level }, { $score } GyP, itt: { $space }
climber-level = szint: { $level }
climber-dead = halott
climber-dying = haldoklik
climber-tent = sátor itt: { $space }
tray-pick-climber = Válassz hegymászót, aztán lapot hozzá.
pay-death = { $climber } ebbe belehalna.
pay-death-yes = Fizetés mindenképp
pay-death-no = Inkább nem
rescue-title = { $climber } haldoklik
rescue-help = Válassz egy világító mezőt 6000 m alatt, vagy tartsd meg a lapot.
warn-death = { $climber } nem éli túl az éjszakát.
warn-tent = { $climber } még elérhetné a sátrát.
warn-points = { $climber } még elérhetné ezt: { $space } ({ $points } GyP).

## Az oldal: időjárás és hegy

lesson-k2-goal = Vezesd két hegymászódat 18 nap alatt minél magasabbra, és tartsd őket életben. A zászló mutatja, mennyit ér egy mező; mindkét hegymászó megtartja az elért legjobb zászlót.
lesson-k2-choose = Naponta hat lapodból hármat játszol ki. A zöld mozgás, a barna kötél lefelé olcsó, a kék szintet emel. Koppints háromra, aztán játszd ki őket.
lesson-k2-token = Kockázatzsetont kellett elvenned: fizesd ki mozgással, kék pontokkal vagy szintekkel, mielőtt befejezed a köröd.
lesson-k2-climber = Koppints egy hegymászóra. A világító mezőket eléri: előbb az út ára, aztán a maradék látszik. Koppints egyre, és odamegy, vagy húzd oda a hegymászót.
lesson-k2-walk = A mezőn a szám a költség, a pöttyök a helyek. Egy lap egy hegymászót szolgál; ha te akarod eldönteni, melyik melyiket, koppints a lapokra.
lesson-k2-level = A hegymászó kis száma a szintje. Éjjel a mező szintet ad (kék) vagy elvesz (piros), az időjárás még többet vesz el. 0-nál a hegymászó meghal. A neve alatti négyzetek a következő éjszakákat mutatják.
lesson-k2-tent = A sátor éjszakánként egy szintet megtakarít. Minden hegymászónak egy van, és nem bontja le: ott állítsd fel, ahol kivárnád a rossz időt.
lesson-k2-weather = Koppints fent egy napra, és látod az időjárását a hegyen: a piros zóna fáj. Jó időben mássz, rosszban legyél lent.
lesson-k2-down = A magas mezők minden éjjel szintet vesznek el. Jó napon indulj fel, és gyere le egy sátorig vagy még lejjebb, mielőtt elfogynak a szintek.
key-climber = hegymászó választása
map-space = { $space }: költség { $cost }, éjjel { $acclimatization }, { $points } GyP, { $room }

## Előkészítés: ki játszik

bot-scout-help = Egy körrel előre gondolkodik, és mérlegeli a hátralévő napokat. A legerősebb ellenfél ebben a játékban.
