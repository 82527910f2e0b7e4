### Minden játék közös szövegei: az asztal körüli oldal, a terminál.

## A program

app-name = Summiteer

## A terminál

cli-prompt = { $seat }>
cli-curtain = { $seat }, te jössz: nyomj Entert, amikor már csak te látod a képernyőt.
cli-no-such-number = Nincs ilyen szám; a lista vége: { $count }.
cli-not-understood = Ez érthetetlen: „{ $typed }”; itt ez állhatna: { $expected }.
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
home-games = Játszmáid
home-no-games = Itt még nincs semmi. Az elkezdett játszmák ebben a böngészőben maradnak meg.
home-resume = { $day }. nap · { $board }
home-running = Folyamatban · { $board }
home-over = Vége · { $board }
home-import = Játszma megnyitása fájlból
home-import-failed = Ez a fájl nem itt olvasható játszma: { $error }
home-game = Játék
home-setup = Válassz útvonalat, évszakot és játékosokat
home-start = Kezdés
home-delete = Törlés
home-delete-sure = Törlöd ezt a játszmát? Nem lehet visszahozni.
home-keep = Maradjon
home-export = Mentés fájlba
setup-board = Útvonal
setup-weather = Évszak
setup-seats = Játékosok
setup-person = Ember
setup-seat = { $seat } jelű hely
setup-options = Változatok
seat-bot = { $bot } bot
option-first = Ki kezd
option-first-help = Kié az első kör.
option-first-random = a véletlen dönt
option-first-seat = kezd: { $seat }

## Az oldal: eligazodás

nav-home = Játszmák
nav-rules = Szabályok
rules-games = Játékok
nav-about = Névjegy
nav-replay = Visszajátszás
nav-table = Asztal
nav-theme = Világos vagy sötét
nav-language = Nyelv

## Az oldal: az asztal

table-day = { $day }. nap a 18-ból
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
table-speed-slow = olvasható
table-speed-fast = gyors
table-speed-instant = azonnali
table-thinking = Gondolkodik: { $seat }
table-why-rule = Mutasd a szabályt
table-close = Bezárás
table-other-page = Ez a játszma egy másik ablakban folytatódott; az ottani állást látod.
table-bot-failed = Nem válaszol a bot, helye: { $seat } ({ $error }). Próbáld újra; a játszma megvan.
table-engine-failed = Valami elromlott ennél az asztalnál ({ $error }). Próbáld újra: a játszma a legutóbbi mentett állástól megy tovább.
table-deleted = Ezt a játszmát egy másik ablakban törölték.
trouble-retry = Újra
trouble-save = Mentés fájlba
trouble-copy = Másolat megőrzése
trouble-home = Játszmák
table-broken = Az oldal nem tudott továbbmenni: { $error } A játszmád megvan; töltsd be újra az oldalt.
table-not-found = Ebben a böngészőben nincs ilyen játszma.
table-unknown-game = Ez a Summiteer nem ismeri ezt a játékot.
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
curtain-go = { $seat } vagyok
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
about-privacy = A játszmák ebben a böngészőben maradnak; semmi sem kerül ki innen.
about-version = Verzió: { $version }

## Az oldal: a játszmák megőrzése

storage-blocked = Ez a böngésző itt semmit sem tárol, így a játszma addig tart, amíg ez az oldal nyitva van. Mentsd fájlba, ha meg akarod őrizni, vagy lépj ki a privát ablakból.
storage-newer = A böngészőben tárolt játszmák egy újabb Summiteerhez tartoznak, ezért érintetlenül maradnak. Amit most játszol, addig tart, amíg ez az oldal nyitva van.
storage-full = Megtelt a böngésző tárhelye. Mentsd fájlba a játszmát, vagy törölj régieket, és próbáld újra.
storage-lost = Ez az oldal elvesztette a tárhelyét: egy másik ablakban újabb Summiteer fut, vagy kiürítették a böngésző adatait. Mentsd fájlba a játszmát, aztán töltsd be újra az oldalt.
storage-held = A játszmáidat egy másik ablak tartja fogva, amelyben régebbi Summiteer fut. Zárd be, és töltsd be újra ezt az oldalt; amit most játszol, addig tart, amíg ez az oldal nyitva van.
storage-failed = A böngésző nem tudta elmenteni a játszmát ({ $name }). Próbáld újra, vagy mentsd fájlba.
