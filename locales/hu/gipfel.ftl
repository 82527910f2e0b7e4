### Up the Rock: a játék minden szövege.
### A változók olyanok, mint angolul. Névelő vagy rag nem állhat mellettük; mondat elején csak vessző vagy kettőspont
### követheti őket, mert az „A” hely neve névelőnek látszana.

## A játék és a tábla

game-gipfel = Up the Rock
board-gipfel = A kecskék hegye

## Állomások (legfeljebb 14 betű)

station-gipfel-start = Falu
station-gipfel-summit = Csúcs
station-gipfel-a1 = Lóherés
station-gipfel-a2 = Kolompos rét
station-gipfel-a3 = Bogáncsdomb
station-gipfel-a4 = Szélkapu
station-gipfel-a5 = Mormotakő
station-gipfel-a6 = Sasülő
station-gipfel-b1 = Fenyőliget
station-gipfel-b2 = Mókustönk
station-gipfel-b3 = Mohapamlag
station-gipfel-b4 = Bagolyodú
station-gipfel-b5 = Kilátófenyő
station-gipfel-c1 = Szénapadlás
station-gipfel-c2 = Kacagó szikla
station-gipfel-c3 = Uzsonnarét
station-gipfel-c4 = Lihegőlépcső
station-gipfel-d1 = Malomtó
station-gipfel-d2 = Brekegőkő
station-gipfel-d3 = Vidraforduló
station-gipfel-d4 = Pancsoló
station-gipfel-d5 = Szivárványzug
station-gipfel-e1 = Napozódomb
station-gipfel-e2 = Sajtkunyhó
station-gipfel-e3 = Kajla kőhalom
station-gipfel-e4 = Gyíkpárkány
station-gipfel-e5 = Felhőerkély
station-gipfel-t1 = Kurjongató
station-gipfel-t2 = Utolsó falat
station-gipfel-t3 = Kecskeorr

## Táblák: szóban, és olyan röviden, ahogy a hegyen állnak

sign-sum-at-most = összeg legfeljebb { $sum }
sign-sum-at-most-short = { $sum }−
sign-sum-at-least = összeg legalább { $sum }
sign-sum-at-least-short = { $sum }+
sign-three-of = három { $face ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
   *[6] hatos
 }
sign-three-of-short = { $face } { $face } { $face }
sign-two-pairs = két pár
sign-two-pairs-short = 2 pár
sign-full-house = full
sign-full-house-short = 3 + 2
sign-small-straight = kis sor (négy egymás után)
sign-small-straight-short = 4-es sor
sign-large-straight = nagy sor (öt egymás után)
sign-large-straight-short = 5-ös sor
sign-of-a-kind = { $count ->
    [3] három egyforma
    [4] négy egyforma
   *[5] öt egyforma
 }
sign-of-a-kind-short = { $count } azonos

## A játszma szakaszai

gipfel-phase-first = A véletlen dönti el, ki kezd
gipfel-phase-roll = Most { $seat } veszi fel a kockákat
gipfel-phase-rolling = Most { $seat } dob, gurulnak a kockák
gipfel-phase-choose = Most { $seat } újra dob, vagy lép egy kecskével
gipfel-phase-push = Most { $seat } dönti el, merre menjen a feltolt kecske
gipfel-phase-over = A mászásnak vége

## Lépések (gombok és listák feliratai)

gipfel-action-roll-all = Dobás mind az öt kockával
gipfel-action-roll = Újradobás: { $dice }
gipfel-action-move = Kecske: { $from } → { $to } ({ $sign })
gipfel-action-move-joker = Kecske: { $from } → { $to } (joker)
gipfel-action-push = Feltolt kecske: { $from } → { $to }
gipfel-action-back = Kecske vissza a faluba, innen: { $station }
gipfel-action-end = Kör vége

## Miért nem lehet egy lépés

gipfel-refusal-game-over = A játszma véget ért; nincs több lépés.
gipfel-refusal-chance-first = Várd meg, amíg megállnak a kockák.
gipfel-refusal-no-such-chance = A kockák most nem eshetnek így.
gipfel-refusal-not-now = { $seat }, most valaki másnál vannak a kockák.
gipfel-refusal-roll-all-first = A köröd azzal kezdődik, hogy dobsz mind az öt kockával.
gipfel-refusal-no-rolls-left = Háromszor dobtál; most egy kecskének lépnie kell.
gipfel-refusal-no-dice = Válassz legalább egy kockát, amelyikkel dobsz.
gipfel-refusal-push-due = Előbb döntsd el, merre tolod fel az itt álló kecskédet: { $station }.
gipfel-refusal-not-pushed = Itt most egy kecskét sem tolnak fel: { $station }.
gipfel-refusal-no-trail = Felfelé nem vezet ilyen út: { $from } → { $to }.
gipfel-refusal-no-goat = Itt nincs kecskéd: { $station }.
gipfel-refusal-sign-not-met = A kockáid nem felelnek meg a táblának: { $sign }.
gipfel-refusal-not-on-the-way = Csak a falu és a csúcs között álló kecskét lehet visszatenni, és ez a hely nem ilyen: { $station }.
gipfel-refusal-must-move = A kockáid megfelelnek egy táblának, ezért lépned kell egy kecskével.
gipfel-refusal-must-put-back = A kockáid egy táblának sem felelnek meg: egyik kecskédnek vissza kell mennie a faluba.

## Ami történt (a napló)

gipfel-event-first-seat = Kezd: { $seat }.
gipfel-event-took-up = Most { $seat } dob ezekkel a kockákkal: { $places }.
gipfel-event-took-up-all = Most { $seat } dob az összes kockával.
gipfel-event-rolled = { $place }. kocka: { $face }.
gipfel-event-dice-lie = Ennyit dobott { $seat }: { $dice }.
gipfel-event-moved = Feljebb lépett { $seat } kecskéje: { $from } → { $to }.
gipfel-event-moved-joker = Öt egyformával lépett feljebb { $seat } kecskéje: { $from } → { $to }.
gipfel-event-pushed-up = Feltolták { $seat } kecskéjét: { $from } → { $to }.
gipfel-event-washed-down = A patak lesodorta { $seat } kecskéjét: { $from } → { $to }.
gipfel-event-set-back = Egy tábla sem jött ki, ezért { $seat } kecskéje visszament a faluba innen: { $from }.
gipfel-event-stuck = Egy tábla sem jött ki, és { $seat } nem tud kecskét visszatenni.
gipfel-event-summit-left = Lejött a csúcsról { $seat } kecskéje, és hazakocogott a faluba.
gipfel-event-arrived = { $arrivals ->
    [1] Felért a csúcsra { $seat } kecskéje. Még egy feljutás, és megvan a győzelem.
   *[other] Felért a csúcsra { $seat } kecskéje. Ez a második feljutás.
 }
gipfel-event-arrived-pushed = { $arrivals ->
    [1] Feltolták a csúcsra { $seat } kecskéjét. Még egy feljutás, és megvan a győzelem.
   *[other] Feltolták a csúcsra { $seat } kecskéjét. Ez a második feljutás.
 }
gipfel-event-turn-passed = Most { $seat } kapja a kockákat.
gipfel-event-won = Nyert: { $seat }.

## A terminál

gipfel-cli-station = { $name } ({ $id })
gipfel-cli-roll-hint = Vagy dobj újra, például roll 2 5: a másodikkal és az ötödikkel.
gipfel-cli-column-station = állomás
gipfel-cli-column-room = hely
gipfel-cli-column-goats = kecskék
gipfel-cli-column-trails = utak felfelé
gipfel-cli-column-river = patak ide
gipfel-cli-legend = A2 B: két A és egy B kecske; a * olyan utat jelöl, amelynek a kockák megfelelnek.

## A szabályok, egyenként

gipfel-rules-section-goal = A cél
gipfel-rules-section-setup = Az első dobás előtt
gipfel-rules-section-rolling = Dobás
gipfel-rules-section-moving = Lépés
gipfel-rules-section-signs = Táblák
gipfel-rules-section-nothing = Ha semmi sem jön ki
gipfel-rules-section-stations = Kisállomások és nagyállomások
gipfel-rules-section-pushing = Feltolás és lesodrás
gipfel-rules-section-summit = A csúcs és a játszma vége
gipfel-rules-section-rulings = Döntések, ahol a szabályok hallgatnak

rule-GS-001 = Ketten, hárman vagy négyen játszhattok, nagyjából fél óráig; nyolcéves kortól ajánlott.
rule-GS-002 = Öt kocka van, fejenként öt kecske, és mindenkinek egy korong, amely mutatja, hogy járt-e már a csúcson.
rule-GS-003 = Juss fel a kecskéiddel kétszer a csúcsra, mielőtt másnak sikerül.
rule-GS-004 = Egy színből kapsz öt kecskét és egy korongot.
rule-GS-005 = Minden kecske a hegy lábánál, a faluban kezd.
rule-GS-006 = A faluban minden kecske elfér.
rule-GS-007 = A korongod eleinte az üres hegyet mutatja.
rule-GS-008 = Az dob először, aki a legutóbb járt hegyen. Itt a véletlen dönt, vagy ti magatok.
rule-GS-009 = Sorban következtek, az óramutató járása szerint.
rule-GS-010 = Először mind az öt kockával dobsz.
rule-GS-011 = Utána még legfeljebb kétszer dobhatsz, mindig annyi kockával, amennyivel akarsz.
rule-GS-012 = A harmadik dobásnál olyan kockát is felvehetsz, amelyet a másodiknál ott hagytál.
rule-GS-013 = Bármelyik dobás után megállhatsz.
rule-GS-014 = Csak az számít, ahogy a végén az öt kocka áll.
rule-GS-015 = A végleges kockákkal lépned kell: egyik kecskéd felmegy a következő állomásra.
rule-GS-016 = Két állomás között minden úton tábla áll; a kockáknak azt kell mutatniuk, amit kér.
rule-GS-017 = Az utak csak felfelé vezetnek, a sötét nyilak mentén.
rule-GS-018 = Ha a kockáid több táblának is megfelelnek, akkor is csak egy kecskével lépsz, egyetlen állomást.
rule-GS-019 = Szám mínuszjellel: az öt kocka összege ennyi vagy kevesebb.
rule-GS-020 = Szám pluszjellel: az öt kocka összege ennyi vagy több.
rule-GS-021 = Három egyforma szám a táblán: legalább három kocka éppen ezt mutatja.
rule-GS-022 = 4-es vagy 5-ös sor: ennyi szám követi egymást.
rule-GS-023 = Két pár; a kettő lehet ugyanabból a számból is.
rule-GS-024 = Full: három kocka egyforma, és a másik kettő is egyforma.
rule-GS-025 = Három, négy vagy öt egyforma: ennyi kocka mutatja ugyanazt a számot, mindegy, melyiket.
rule-GS-026 = Az öt egyforma joker: bármelyik kecskéd felléphet bármelyik előtte álló úton, akármit kér is a tábla.
rule-GS-027 = Ha a kockáiddal egyik kecskéd sem léphet fel, egyik kecskéd az állomásáról visszamegy a faluba.
rule-GS-028 = A csúcson álló kecskét így sosem kell visszatenni.
rule-GS-029 = Vannak nagyállomások és kisállomások.
rule-GS-030 = A nagyállomáson akárhány kecske elfér, bárkié legyen is.
rule-GS-031 = A kisállomáson egy kecske fér el.
rule-GS-032 = Ha olyan nagyállomásra lépsz fel, ahol legalább két saját kecskéd áll, egyiküket feltolod a következő állomásra.
rule-GS-033 = Ez csak akkor történik meg, ha az érkező kecske alulról jön.
rule-GS-034 = Ha olyan kisállomásra lépsz fel, ahol a saját kecskéd áll, azt feltolod a következő állomásra.
rule-GS-035 = Ha több út vezet tovább, te döntöd el, melyiken tolod fel a kecskédet.
rule-GS-036 = A feltolt kecskéhez nem kell dobás; a tábla nem számít.
rule-GS-037 = A feltolt kecske ugyanígy tol tovább, amikor megérkezik.
rule-GS-038 = Ha a kecskéd olyan kisállomásra ér, ahol idegen kecske áll, azt a patak lesodorja a következő állomásra.
rule-GS-039 = Ha az az állomás kicsi és foglalt, az ott álló kecskét is viszi tovább a patak, bárkié legyen is.
rule-GS-040 = Lefelé menet a saját kecskéidet is lesodorja a patak; feltolni ilyenkor sosem lehet.
rule-GS-041 = A nagyállomásra lesodort kecske ott marad.
rule-GS-042 = Ha egy feltolt kecske kisállomásra ér, az ott álló idegen kecskét lesodorja.
rule-GS-043 = Amikor egy kecskéd először áll a csúcson, átfordítod a korongodat.
rule-GS-044 = Az is számít, ha a csúcsra feltolják.
rule-GS-045 = A kecskéd addig marad a csúcson, amíg másvalaki kecskéje fel nem ér; akkor visszamegy a faluba.
rule-GS-046 = A korongod átfordítva marad, akkor is, ha a kecskének mennie kell.
rule-GS-047 = Ha a kecskéd lépett, és minden feltolás megtörtént, vagy visszatettél egyet, a bal oldali szomszédod kapja a kockákat.
rule-GS-048 = Amint a kecskéid másodszor érnek fel a csúcsra, azonnal nyersz.
rule-GS-049 = A nyomtatott játék hegyét Mount Friesének hívják.
rule-GS-050 = A szabályok két, három és négy játékossal is ugyanazok.

rule-Q-GS-01 = A sorok és az egyformák táblája azt írja, hány kocka kell; több is megfelel.
rule-Q-GS-02 = A három egyforma legalább hármat jelent.
rule-Q-GS-03 = Az öt egyforma nem full, de úgyis joker.
rule-Q-GS-04 = A négy egyforma két párnak számít.
rule-Q-GS-05 = Ha valamelyik kecskéd léphet, lépned kell.
rule-Q-GS-06 = Nem tehetsz vissza kecskét, amíg valamelyik kecskéd léphet.
rule-Q-GS-07 = Ha egyik kecskéd sem léphet, és egy sem áll a falu és a csúcs közötti állomáson, nem történik semmi.
rule-Q-GS-08 = Te döntöd el, melyik kecskédet teszed vissza, akár kisállomásról, akár nagyállomásról.
rule-Q-GS-09 = A saját kecskéidet fel kell tolnod, ha akarod, ha nem, kisállomáson és nagyállomáson is.
rule-Q-GS-10 = A nagyállomáson azok a kecskék számítanak, amelyek már előtte ott álltak; minden érkezés egyet tol fel.
rule-Q-GS-11 = Ha egy feltolt kecske olyan nagyállomásra ér, ahol legalább két saját kecskéd áll, még egyet feltol.
rule-Q-GS-12 = A joker csak az első lépés tábláját váltja ki; a tolások a szokásos módon jönnek.
rule-Q-GS-13 = A feltolt kecskének nem kell tábla, még a csúcs előtti utolsó lépésnél sem.
rule-Q-GS-14 = A tolások sora a csúcson is véget érhet; ez feljutásnak számít, és az ott álló idegen kecskének mennie kell.
rule-Q-GS-15 = Ha a csúcson a saját kecskéd áll, és még egy felér, az a második feljutásod, és vége a játszmának.
rule-Q-GS-16 = A csúcson álló kecskével nem lehet lépni, nem lehet eltolni és visszatenni sem. Csak más játékos feljutása küldi haza.
rule-Q-GS-17 = Mindkét feljutás lehet ugyanazé a kecskéé.
rule-Q-GS-18 = Ha a feltolt kecske idegen kecskére ér, azt lesodorja, minden következményével együtt.
rule-Q-GS-19 = A lesodort kecske akár azt is elérheti, amelyik az imént lépett; akkor azt is lesodorja.
rule-Q-GS-20 = Előbb a lépő kecske elhagyja az állomását, aztán az mozdul, amelyik az új helyén áll, végül a többi.
rule-Q-GS-21 = Ha a lesodort kecske olyan nagyállomásra ér, ahol két társa áll, senkit sem tol.
rule-Q-GS-22 = A faluba visszatett kecske senkit sem tol.
rule-Q-GS-23 = Minden kisállomásról pontosan egy patak indul.
rule-Q-GS-24 = A patak egyenesen a faluba is vezethet; a kecske ott csatlakozik a többihez.
rule-Q-GS-25 = Sem az utak, sem a patakok nem érnek körbe.
rule-Q-GS-26 = Egy körben nem lehet két feljutás.
rule-Q-GS-27 = Mindegy, melyik kecskédet tolod fel a nagyállomásról; mind egyforma.
rule-Q-GS-28 = A korábbi dobások és a félretett kockák nem számítanak; a végleges kockák döntenek.
rule-Q-GS-29 = A nagyállomáson a többiek kecskéi nem számítanak.
rule-Q-GS-30 = Az átfordított korong nem fordul vissza.
rule-Q-GS-31 = Akkor is lépned kell, ha minden lehetséges lépés rossz neked.
rule-Q-GS-32 = Hogy ki kezd, azt a véletlen dönti el, hacsak az asztalnál nincs beállítva más.

## Az oldal: kockák

dice-title = Kockák
dice-roll = Dobás
dice-roll-again = Újradobás { $count } kockával
dice-keep-all = Mind marad
dice-help-roll = Dobj a kockákkal.
dice-help-keep = Koppints a kockákra, amelyeket megtartasz; a többivel újra dobsz. Vagy lépj egy kecskével.
dice-help-move = Koppints egy világító kecskére vagy állomásra.
dice-help-back = Semmi sem jött ki. Koppints arra a kecskére, amelyik visszamegy a faluba.
dice-help-push = Koppints arra az állomásra, ahová a kecskédet feltolod.
dice-help-end = Semmi sem jött ki, és egy kecskét sem kell visszatenni.
dice-left = { $count ->
    [0] nincs több dobás
   *[other] még { $count } dobás
 }
dice-move = Lépés
dice-back = Vissza a faluba
dice-push = Feltolás
dice-end = Kör vége
dice-die = { $place }. kocka: { $face }
dice-die-unrolled = { $place }. kocka: még nincs dobás
dice-die-kept = marad
dice-die-rolls = újra gurul
dice-sum = Összeg: { $sum }
dice-joker = Öt egyforma: minden út nyitva áll

## Az oldal: tanácsok

key-die = kocka megtartása vagy újradobása
key-roll = dobás
key-hint = esélyek mutatása vagy elrejtése
lesson-gipfel-goal = Juttass fel kecskét a csúcsra kétszer, mielőtt másnak sikerül. Minden úton tábla áll: az mondja meg, mit kell mutatnia az öt kockádnak.
lesson-gipfel-roll = Háromszor dobhatsz. Először dobj mind az öt kockával.
lesson-gipfel-keep = Koppints azokra a kockákra, amelyeket megtartasz; a többivel újra dobsz. Az esélyek megmutatják, melyik út milyen könnyen nyílik meg.
lesson-gipfel-move = A világító út ezekkel a kockákkal járható. Koppints a kecskére vagy az út felső végére, nézd meg, mi történne, majd koppints erre: Lépés. Egy kecske megy egy lépést.
lesson-gipfel-push = A saját kecskéid feljebb tolják egymást: lépj olyan kis sziklára, ahol a te kecskéd áll, vagy olyan rétre, ahol már kettő van, és egyikük ingyen továbbmegy.
lesson-gipfel-river = A kis szikláról elviszi a patak a kecskét, ha odaér egy idegen. A réteken biztonságban van.
lesson-gipfel-back = Ha az utolsó dobás után egy tábla sem illik, az egyik kecskéd visszamegy a faluba.
hint-title = Tanács
hint-show = Esélyek mutatása
hint-hide = Esélyek elrejtése
hint-met = most megvan
hint-chance = { $percent }%
hint-keep = Ehhez érdemes megtartani: { $dice }
hint-keep-none = Ehhez érdemes mind az öttel újra dobni

## Az oldal: a hegy és a kecskék

map-title-gipfel = A kecskék hegye
map-station = { $station }, { $size ->
    [small] kisállomás
   *[large] nagyállomás
 }
map-station-empty = nincs kecske
map-goats-of = { $seat }: { $count } kecske
map-trail = út ide: { $station } ({ $sign })
map-river = patak ide: { $station }
map-trail-open = ezekkel a kockákkal járható
seat-goats = { $village } a faluban, { $way } úton
seat-disc-bare = még nem járt a csúcson
seat-disc-goat = egyszer járt a csúcson
seat-disc-won = kétszer járt a csúcson
gipfel-turn-of = Most { $seat } van soron
gipfel-your-turn = Te dobsz, { $seat }

## Az oldal: a játszma vége

gipfel-end-title = Megvan a csúcs
gipfel-end-won = Nyert: { $seat }
gipfel-end-arrivals = { $seat }: { $arrivals ->
    [0] nem járt a csúcson
    [one] egyszer járt a csúcson
   *[other] kétszer járt a csúcson
 }

## Előkészítés: ki játszik

bot-rusher-help = Egyforma kockákat gyűjt, és mindig a lehető legmagasabbra mászik. Közepes ellenfél.
bot-ibex-help = Ismeri minden dobás esélyét, és a következő körét is megtervezi. A legerősebb ellenfél ebben a játékban.
