### Minden játék közös szövegei: az asztal körüli oldal, a terminál.

## A program

app-name = Summiteer

## A terminál

cli-prompt = { $seat }>
cli-curtain = { $seat }, te jössz: nyomj Entert, amikor már csak te látod a képernyőt.
cli-no-such-number = Nincs ilyen szám; a listán { $count } tétel van.
cli-not-understood = Ezt nem értem: „{ $typed }”. Itt ez állhat: { $expected }.
cli-help-hint = Írd be, hogy help, és megtudod, mit lehet itt beírni.
cli-help =
    Írd be egy lépés számát vagy magát a lépést, például { $example }. Ezek is használhatók:
    { "  " }board          mutasd újra az egészet
    { "  " }why LÉPÉS      mondd meg, miért nem lehetséges egy lépés, például why { $example }
    { "  " }undo           vond vissza az utolsó lépést, amíg semmi új nem derült ki, és tart a köröd
    { "  " }save FÁJL      mentsd a játszmát fájlba, mostantól minden lépés után
    { "  " }quit           kilépés
cli-why-legal = Ez most lehetséges.
cli-refused-by-rule = { $reason } (szabály: { $rule })
cli-nothing-to-undo = Nincs mit visszavonni.
cli-saved = A játszma ebbe a fájlba került: { $file }.
cli-not-saved = A játszma nincs elmentve.
cli-save-failed = A játszmát nem sikerült ebbe a fájlba menteni: { $file }. { $error }

## Az oldal: kezdőlap és előkészületek

home-tagline = Mássz magasra, és térj vissza épségben. Egyedül, többen egy eszközön vagy botok ellen.
home-solo = Egyedül
home-solo-help = Egy hely, két hegymászó, a végén pedig egy rang.
home-bots = Botok ellen
home-bots-help = Te és { $count } gyorsan gondolkodó ellenfél.
home-hotseat = Egy eszközön
home-hotseat-help = Adjátok körbe az eszközt; a lapokat függöny takarja.
home-hotseat-open-help = Az eszköz körbejár, itt semmi sem titkos.
home-lesson = Tanuld meg játék közben
home-lesson-help = Első játék, lépésenként egy-egy tanáccsal; öt perc elég.
home-continue = A játék folytatása
home-games = Játszmáid
home-no-games = Itt még nincs semmi. Az elkezdett játszmák ebben a böngészőben maradnak meg.
home-resume = { $day }. nap · { $board }
home-running = Folyamatban · { $board }
home-over = Vége · { $board }
home-import = Játszma megnyitása fájlból
home-import-failed = Ebből a fájlból nem sikerült játszmát beolvasni: { $error }
home-game = Játék
home-setup = Állítsd össze a saját játszmádat
home-start = Kezdés
home-delete = Törlés
home-delete-sure = Törlöd ezt a játszmát? Nem lehet visszahozni.
home-keep = Maradjon
home-export = Mentés fájlba
setup-board = Útvonal
setup-weather = Évszak
setup-seats = Játékosok
setup-person = Ember
setup-seat = Hely: { $seat }
setup-name = Név, ha megadod ({ $seat })
setup-options = Változatok
seat-bot = { $bot } bot
bot-random-help = Véletlenszerűen választ abból, ami szabad. Könnyű legyőzni.
option-first = Ki kezd
option-first-help = Kié az első kör.
option-first-random = a véletlen dönt
option-first-seat = kezd: { $seat }

## Az oldal: eligazodás

nav-home = Játszmák
nav-rules = Szabályok
rules-games = Játékok
rules-to-table = Vissza az asztalhoz
nav-about = Névjegy
nav-replay = Visszajátszás
nav-table = Asztal
nav-theme = Világos vagy sötét
nav-language = Nyelv

## Az oldal: az asztal

table-day = { $day }/{ $last }. nap
table-today = Ma
table-your-turn = Te jössz, { $seat }
table-turn-of = Most { $seat } mászik
table-choosing = Még választ: { $seats }
table-seats = Játékosok
table-log = Napló
table-log-empty = Még nem történt semmi.
table-actions = Minden lépés
table-undo = Visszavonás
table-restart = Kör újrakezdése
table-zoom-in = Közelebb
table-zoom-out = Távolabb
table-fit = Az egész hegy
table-skip = Átugrás
table-speed = A botok tempója
table-speed-slow = követhető
table-speed-fast = gyors
table-speed-instant = azonnali
table-thinking = Gondolkodik: { $seat }
table-why-rule = Mutasd a szabályt
table-close = Bezárás
table-other-page = Ez a játszma egy másik ablakban folytatódott; az ottani állást látod.
table-bot-failed = Nem válaszol a bot ezen a helyen: { $seat } ({ $error }). Próbáld újra; a játszma megvan.
table-engine-failed = Valami elromlott ennél az asztalnál ({ $error }). Próbáld újra: a játszma a legutóbbi mentett állástól megy tovább.
table-deleted = Ezt a játszmát egy másik ablakban törölték.
trouble-retry = Újra
trouble-save = Mentés fájlba
trouble-copy = Másolat megőrzése
trouble-home = Játszmák
table-broken = Az oldal nem tudott továbbmenni: { $error } A játszmád megvan; töltsd be újra az oldalt.
table-not-found = Ebben a böngészőben nincs ilyen játszma.
table-unknown-game = Ez a Summiteer nem ismeri ezt a játékot.
help-title = Súgó
table-help = Billentyűk
key-move = a következő gombra
key-press = a gomb megnyomása
key-undo = visszavonás
key-skip = a botok körének átugrása
key-help = ez a lista megjelenik vagy eltűnik
table-older = Van újabb Summiteer. Töltsd be újra az oldalt; a játszmáid megmaradnak.
table-reload = Újratöltés
curtain-title = { $seat }, te jössz
curtain-text = Add át az eszközt. A lapjaid akkor látszanak, ha továbblépsz.
curtain-go = Én vagyok { $seat }
lesson-next = Tovább
lesson-done = Értem
lesson-leave = Lecke vége
confirm-end = Befejezed a köröd?
confirm-yes = Befejezem
confirm-no = Folytatom

## Az oldal: a játszma vége, visszajátszás, szabályok, névjegy

end-title = Az expedíció véget ért
end-won = Nyert: { $seats }
end-shared = Közös győzelem: { $seats }
end-by-summit = Egyenlő pontszám: az dönt, ki ért elsőként a csúcsra.
end-score = { $seat }: { $score } győzelmi pont
end-solo = { $score } győzelmi pont: { $level }
end-rematch = Új játszma
end-share = A játszma mentése
end-copy = Eredmény másolása
end-copied = Kimásolva.
end-not-copied = A böngésző itt nem enged másolni.
replay-title = Visszajátszás
replay-step = Lépés: { $step } / { $count }
replay-back = Egy lépés vissza
replay-forward = Egy lépés előre
replay-play = Lejátszás
replay-pause = Szünet
replay-perspective = Kinek a szemével
replay-spectator = néző
rules-title = Szabályok
rules-intro = Minden szabály egy-két mondatban. Ide vezet az asztalnál az elutasított lépések indoklása.
about-title = Névjegy
about-text = A Summiteer ingyenes program hegymászós társasjátékokhoz. Nem hivatalos: egyik kiadó sem készítette, támogatta vagy ellenőrizte, és nincsenek benne a kiadók képei vagy szövegei.
about-licence = Szabad szoftver, választásod szerint MIT vagy Apache 2.0 licenccel.
about-privacy = Az ezen az eszközön folyó játszma ebben a böngészőben marad. A hálózati asztal azon a kiszolgálón van, ahonnan ez az oldal jön; a visszajátszás csak akkor kerül oda, ha elküldöd.
about-version = Verzió: { $version }

## Az oldal: hálózati asztalok

home-network = Hálózaton
home-network-help = Mindenki a saját eszközén. A meghíváshoz elég egy hivatkozás.
lobby-title = Asztalok a hálózaton
lobby-you = Te
lobby-name = A neved
lobby-name-save = Így hívnak
lobby-name-first = Ezt a nevet látják a többiek az asztalnál. Add meg, hogy leülhess.
lobby-open = Nyitott asztalok
lobby-no-open = Most senki sem kínál helyet.
lobby-own = Asztalaid
lobby-no-own = Még egy asztalnál sem ülsz.
lobby-make = Új asztal
lobby-public = Szerepeljen a nyitott asztalok között, hogy bárki leülhessen
lobby-seat-open = szabad, embernek
lobby-host = létrehozta: { $name }
lobby-seats = foglalt helyek: { $taken } / { $total }
lobby-state-open = még nem kezdődött el
lobby-state-running = folyik
lobby-state-over = véget ért
lobby-state-replay = visszajátszás
lobby-sit = Leülök ide
lobby-leave = Felállok
lobby-clear = Hely felszabadítása
lobby-reissue = Új meghívó
lobby-invite = Meghívó ide: { $seat }
lobby-spectate = Hivatkozás nézőknek
lobby-start = Játszma indítása
lobby-ready = Mindenki itt van.
lobby-waiting-seats = Még szabad: { $seats }
lobby-waiting-host = Várjuk a kezdést.
net-no-server = Az asztalok kiszolgálója nem válaszol. Hálózaton akkor játszhatsz, ha újra elérhető; az ezen az eszközön folyó játszmák ugyanúgy mennek tovább.
net-failed = Ez nem sikerült: { $error }
net-connecting = Kapcsolódás…
net-cut = Megszakadt a kapcsolat. Az oldal magától újra próbálkozik; az utolsó lépésed akkor megy el.
net-barred = A kiszolgáló már nem engedi be ezt az oldalt.
net-here = Itt van: { $seats }.
net-away = Nincs itt: { $seats }.
net-watching = { $count ->
    [one] Egy ember nézi.
   *[other] { $count } ember nézi.
 }
net-you-watch = Nézed a játszmát.
net-sending = Küldés…
seat-empty = Nem ül itt senki: { $seat }.
seat-away = A játszma vár: { $seat } nincs itt.
seat-bot-on = Játsszon tovább bot
seat-changes = Helyek módosítása
seat-offer = Felajánlom embernek
seat-leave-help = Ha felállsz, a helyeden egy bot vagy valaki más játszhat tovább. Visszajöhetsz, amíg másik ember nem ül oda.
seat-none = A játszma már tart, és te nem ülsz ennél az asztalnál.
seat-given = A korábbi helyeden ({ $id }) most { $name } játszik.
seat-back = Vissza a helyemre: { $seat }
net-missed = Mióta elmentél
net-invited = Meghívást kaptál erre a helyre: { $seat }
net-take-seat = Leülök ide: { $seat }
net-copy-link = Hivatkozás másolása
net-send-replay = Visszajátszás feltöltése
net-replay-link = Ezzel a hivatkozással bárki megnézheti a játszmát
net-verify = Kockák és lapok ellenőrzése
net-verify-holds = A véletlen tisztességes volt.
net-verify-fails = Ez nem stimmel: a véletlen nem az ígéret szerint alakult.
net-verify-how = A kezdés előtt a kiszolgáló választott egy titkot, és közzétette a lenyomatát. Ezután mindenkinek az oldala hozzáadott egy saját véletlen számot. Minden kocka és minden lap a titokból és ezekből a számokból következik, így senki sem választhatta meg őket. Most a titok nyilvános, és ez az oldal mindent újra kiosztott.
net-verify-secret = A titok a kezdés előtt közzétett lenyomathoz tartozik.
net-verify-secret-wrong = A titok nem a lenyomathoz tartozik.
net-verify-dealt = { $count ->
    [one] Az egyetlen osztás az, ami ebből következik.
   *[other] Az összes osztás ({ $count }) az, ami ebből következik.
 }
net-verify-dealt-wrong = Ennyi osztás nem az, ami ebből következik: { $wrong } / { $count }.
net-verify-commitment = Ezt a lenyomatot látta ez a böngésző a kezdés előtt.
net-verify-commitment-wrong = Ez a böngésző a kezdés előtt más lenyomatot látott.
net-verify-nonce = A böngésző által hozzáadott szám is benne van.
net-verify-nonce-wrong = A böngésző által hozzáadott szám nincs benne.
net-verify-broken = Így nem folyhatott le a játszma: { $error }
net-verify-unreadable = Ez a feljegyzés nem ellenőrizhető: { $error }
net-verify-each = Minden osztás ({ $count })
net-verify-numbers = A számok
net-verify-word-commitment = Lenyomat (a titok SHA-256 értéke)
net-verify-word-secret = Titok
net-verify-word-nonce = Hozzáadott szám ({ $seat })

## Az oldal: amit az asztalok kiszolgálója nem tehet meg

net-not-found = Nincs ilyen asztal. Ellenőrizd a hivatkozást, vagy kérj újat.
net-no-seat = Ennél az asztalnál nincs ilyen hely.
net-no-route = Ezen a címen nincs semmi a kiszolgálón. Töltsd be újra az oldalt; lehet, hogy régebbi a kiszolgálónál.
net-method = A kiszolgáló itt ezt nem teszi meg. Töltsd be újra az oldalt; lehet, hogy régebbi a kiszolgálónál.
net-no-guest = Előbb add meg a neved.
net-name = A név 1–{ $longest } látható karakterből áll.
net-not-yours = Ezt ennél az asztalnál csak valaki más teheti meg.
net-request = A kiszolgáló ezt nem tudta elolvasni ({ $reason }). Töltsd be újra az oldalt, és próbáld meg ismét.
net-header = Ezzel nem lehet játszani: { $reason }
net-record = Ez nem egy játszma teljes leírása: { $reason }
net-nonce = Az oldal véletlen száma nem volt jó. Töltsd be újra az oldalt, és próbáld meg ismét.
net-bot = Ennek a játéknak nincs { $bot } nevű gépi játékosa.
net-seat-taken = Itt már ül valaki. Válassz másik helyet.
net-present = Aki ott ül, az asztalnál van. A helyet csak ő maga hagyhatja el.
net-played = Ebben a játszmában már egy másik helyen játszottál, és ismered a titkait. Csak oda térhetsz vissza.
net-seated = Már ennél az asztalnál ülsz. Előbb kelj fel, ha máshová ülnél.
net-invitation = Ez a meghívó már nem érvényes erre a helyre. Kérj újat attól, aki az asztalt létrehozta.
net-started = A játszma már elkezdődött.
net-over = A játszma véget ért; a helyek már nem változnak.
net-not-started = A játszma még nem kezdődött el.
net-seats-open = Van még szabad hely. Hívj meg valakit, vagy ültess oda botot.
net-not-over = A játszma még tart; a leírása a végén lesz elérhető.
net-origin = Ez a kérés nem a kiszolgáló saját oldaláról jött. Nyisd meg a játékot a kiszolgáló címén.
net-too-large = Ez túl nagy a kiszolgálónak: legfeljebb { $limit } KB lehet.
net-too-slow = Túl sokáig tartott, mire a kiszolgálóhoz ért, ezért nem történt semmi. Nézd meg a kapcsolatot, és próbáld újra.
net-too-fast = Ez egyszerre túl sok volt. Várj néhány másodpercet, és folytasd.
net-too-many = Elérted az új asztalok napi számát: { $limit }. Holnap folytathatod.
net-stopping = A kiszolgáló éppen leáll, ezért nem történt semmi. Próbáld újra egy pillanat múlva.
net-disk-full = Megtelt a kiszolgáló lemeze, ezért semmi sem változott. Az üzemeltetőnek helyet kell felszabadítania; utána próbáld meg újra.
net-internal = A kiszolgáló hibázott; semmi sem veszett el. Próbáld meg újra, és ha nem múlik el, szólj az üzemeltetőnek.
net-action = A kiszolgáló nem tudta elolvasni a lépést ({ $reason }). Töltsd be újra az oldalt.
net-nothing-to-undo = Nincs mit visszavonni.
net-stale = Közben egy másik ablakban már léptél; nézd meg újra.
net-crowded = Túl sokan kapcsolódnak ehhez az asztalhoz. Zárd be máshol, vagy próbáld később.

## Az oldal: a játszmák megőrzése

storage-blocked = Ez a böngésző itt semmit sem tárol, így a játszma addig tart, amíg ez az oldal nyitva van. Mentsd fájlba, ha meg akarod őrizni, vagy lépj ki a privát ablakból.
storage-newer = A böngészőben tárolt játszmák egy újabb Summiteerhez tartoznak, ezért érintetlenül maradnak. Amit most játszol, addig tart, amíg ez az oldal nyitva van.
storage-full = Megtelt a böngésző tárhelye. Mentsd fájlba a játszmát, vagy törölj régieket, és próbáld újra.
storage-lost = Ez az oldal elvesztette a tárhelyét: egy másik ablakban újabb Summiteer fut, vagy kiürítették a böngésző adatait. Mentsd fájlba a játszmát, aztán töltsd be újra az oldalt.
storage-held = A játszmáidat egy másik ablak használja, amelyben régebbi Summiteer fut. Zárd be, és töltsd be újra ezt az oldalt; amit most játszol, addig tart, amíg ez az oldal nyitva van.
storage-failed = A böngésző nem tudta elmenteni a játszmát ({ $name }). Próbáld újra, vagy mentsd fájlba.
