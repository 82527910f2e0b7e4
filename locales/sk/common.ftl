### Texty spoločné pre všetky hry: stránka okolo stola, terminál.
### Miesto „A“ vyzerá na začiatku vety ako spojka: stojí za ním čiarka alebo dvojbodka.

## Projekt

app-name = Summiteer

## Terminál

cli-prompt = { $seat }>
cli-curtain = { $seat }, si na rade: stlač Enter, keď na obrazovku uvidíš len ty.
cli-no-such-number = Také číslo tu nie je; zoznam sa končí číslom { $count }.
cli-not-understood = Nerozumiem „{ $typed }“; sem sa hodí: { $expected }.
cli-help-hint = Napíš help a uvidíš, čo sem môžeš písať.
cli-help =
    Napíš číslo akcie alebo rovno akciu, napríklad { $example }. A ďalej:
    { "  " }board          ukáž všetko znova
    { "  " }why AKCIA      povedz, prečo akcia nie je možná, napríklad why { $example }
    { "  " }undo           vráť poslednú akciu, kým sa nič neodkrylo a ťah trvá
    { "  " }save SÚBOR     zapisuj hru do súboru, odteraz po každej akcii
    { "  " }quit           skonči
cli-why-legal = Teraz to možné je.
cli-refused-by-rule = { $reason } (pravidlo { $rule })
cli-nothing-to-undo = Nie je čo vrátiť.
cli-saved = Hra je zapísaná v súbore { $file }.
cli-not-saved = Hra sa nezapísala.
cli-save-failed = Hru sa nepodarilo zapísať do súboru { $file }: { $error }

## Stránka: úvod a príprava

home-tagline = Vysoko nahor a v zdraví nadol. Sólo, spolu pri jednom zariadení alebo proti botom.
home-solo = Sólový výstup
home-solo-help = Jedno miesto pri stole, dvaja horolezci a na konci titul.
home-bots = Proti botom
home-bots-help = { $count ->
    [one] Ty a { $count } súper, ktorý rozmýšľa rýchlo.
    [few] Ty a { $count } súperi, ktorí rozmýšľajú rýchlo.
   *[other] Ty a { $count } súperov, ktorí rozmýšľajú rýchlo.
 }
home-hotseat = Na jednom zariadení
home-hotseat-help = Zariadenie koluje; opona skryje karty v ruke.
home-hotseat-open-help = Zariadenie koluje okolo stola, nič sa neskrýva.
home-lesson = Nauč sa hrou
home-lesson-help = Prvá hra s radou ku každému kroku; stačí päť minút.
home-continue = Hrať ďalej
home-games = Tvoje hry
home-no-games = Zatiaľ tu nič nie je. Rozohraná hra zostane v tomto prehliadači.
home-resume = Deň { $day } · { $board }
home-running = Rozohrané · { $board }
home-over = Dohrané · { $board }
home-import = Otvoriť súbor s hrou
home-import-failed = Z tohto súboru sa nepodarilo načítať hru: { $error }
home-game = Hra
home-setup = Nastav si hru po svojom
home-start = Začať
home-delete = Zmazať
home-delete-sure = Zmazať túto hru? Nedá sa vrátiť.
home-keep = Nechať
home-export = Uložiť ako súbor
setup-board = Cesta
setup-weather = Ročné obdobie
setup-seats = Hráči
setup-person = Človek
setup-seat = Miesto { $seat }
setup-name = Meno hráča { $seat } (nepovinné)
setup-options = Varianty
seat-bot = bot { $bot }
bot-random-help = Robí náhodne čokoľvek, čo je dovolené. Ľahko ho porazíš.
option-first = Kto začína
option-first-help = Kto je prvý na ťahu.
option-first-random = rozhodne náhoda
option-first-seat = začína { $seat }

## Stránka: kade kam

nav-home = Hry
nav-rules = Pravidlá
rules-games = Hry
rules-to-table = Späť k stolu
nav-about = O programe
nav-replay = Záznam
nav-table = Stôl
nav-theme = Svetlo alebo tma
nav-language = Jazyk

## Stránka: stôl

table-day = Deň { $day } z { $last }
table-today = Dnes
table-your-turn = Si na ťahu, { $seat }
table-turn-of = Stúpa { $seat }
table-choosing = Ešte vyberá: { $seats }
table-seats = Hráči
table-log = Denník
table-log-empty = Zatiaľ sa nič nestalo.
table-actions = Všetky akcie
table-undo = Späť
table-restart = Začať ťah znova
table-zoom-in = Bližšie
table-zoom-out = Ďalej
table-fit = Celá hora
table-skip = Preskočiť
table-speed = Tempo botov
table-speed-slow = pomaly
table-speed-fast = rýchlo
table-speed-instant = hneď
table-thinking = Rozmýšľa { $seat }
table-why-rule = Ukázať pravidlo
table-close = Zavrieť
table-other-page = Táto hra pokročila v inom okne; vidíš ju tak, ako tam stojí.
table-bot-failed = Bot na mieste { $seat } neodpovedá ({ $error }). Skús to znova; hra je uložená.
table-engine-failed = Pri tomto stole sa niečo pokazilo ({ $error }). Skús to znova: hra bude pokračovať od posledného uloženia.
table-deleted = Táto hra bola zmazaná v inom okne.
trouble-retry = Skúsiť znova
trouble-save = Uložiť ako súbor
trouble-copy = Nechať si kópiu
trouble-home = Hry
table-broken = Stránka nemôže pokračovať: { $error } Hra je uložená; načítaj stránku znova.
table-not-found = Takú hru tento prehliadač nemá.
table-unknown-game = Tento Summiteer takú hru nepozná.
help-title = Pomocník
table-help = Klávesy
key-move = na ďalšie tlačidlo
key-press = stlačiť ho
key-undo = vrátiť akciu
key-skip = preskočiť ťahy botov
key-help = ukázať alebo zavrieť tento zoznam
table-older = Je tu novší Summiteer. Načítaj stránku znova; tvoje hry zostanú.
table-reload = Načítať znova
curtain-title = { $seat }, si na rade
curtain-text = Podaj zariadenie ďalej. Karty sa ukážu, keď budeš pokračovať.
curtain-go = Ja som { $seat }
lesson-next = Ďalej
lesson-done = Rozumiem
lesson-leave = Ukončiť lekciu
confirm-end = Ukončiť ťah?
confirm-yes = Ukončiť
confirm-no = Hrať ďalej

## Stránka: koniec, záznam, pravidlá, o programe

end-title = Výprava sa skončila
end-won = Víťazí { $seats }
end-shared = O víťazstvo sa delia: { $seats }
end-by-summit = Rovnako bodov: rozhoduje poradie na vrchole.
end-score = { $seat }: { $score } VB
end-solo = { $score } VB: { $level }
end-rematch = Hrať znova
end-share = Uložiť záznam
end-copy = Kopírovať výsledok
end-copied = Skopírované.
end-not-copied = Prehliadač tu kopírovanie nedovolí.
replay-title = Záznam
replay-step = Krok { $step } z { $count }
replay-back = O krok späť
replay-forward = O krok ďalej
replay-play = Prehrať
replay-pause = Pozastaviť
replay-perspective = Vidí
replay-spectator = divák
rules-title = Pravidlá
rules-intro = Každé pravidlo jednou alebo dvoma vetami. Keď stôl akciu odmietne, vedie sem „Ukázať pravidlo“.
about-title = O programe
about-text = Summiteer je bezplatný program na hranie horských hier. Je neoficiálny: žiadny vydavateľ ho nevytvoril, nepodporuje ani nekontroloval a nie sú v ňom ničie obrázky ani texty.
about-licence = Slobodný softvér pod licenciou MIT alebo Apache 2.0, vyber si.
about-privacy = Hra na tomto zariadení zostáva v tomto prehliadači. Stôl na sieti je na serveri, z ktorého pochádza táto stránka; záznam sa tam dostane, len keď ho pošleš.
about-version = Verzia { $version }

## Stránka: stoly na sieti

home-network = Po sieti
home-network-help = Každý na svojom zariadení. Na pozvanie stačí odkaz.
lobby-title = Stoly na sieti
lobby-you = Ty
lobby-name = Tvoje meno
lobby-name-save = Tak sa volám
lobby-name-first = Toto meno uvidia ostatní pri stole. Bez neho sa nedá sadnúť.
lobby-open = Otvorené stoly
lobby-no-open = Teraz nikto neponúka miesto.
lobby-own = Tvoje stoly
lobby-no-own = Ešte nesedíš pri nijakom stole.
lobby-make = Založiť stôl
lobby-public = Ukázať v zozname otvorených stolov, aby sa mohol pridať ktokoľvek
lobby-seat-open = voľné pre človeka
lobby-host = zakladá { $name }
lobby-seats = obsadené miesta: { $taken } z { $total }
lobby-state-open = ešte nezačala
lobby-state-running = hrá sa
lobby-state-over = dohraté
lobby-state-replay = záznam
lobby-sit = Sadnúť si sem
lobby-leave = Uvoľniť miesto
lobby-clear = Vyprázdniť miesto
lobby-reissue = Nová pozvánka
lobby-invite = Pozvánka na miesto { $seat }
lobby-spectate = Odkaz pre divákov
lobby-start = Začať hru
lobby-ready = Všetci sú tu.
lobby-waiting-seats = Ešte voľné: { $seats }
lobby-waiting-host = Čaká sa na začiatok hry.
net-no-server = Server so stolmi neodpovedá. Po sieti sa dá hrať, keď zas pobeží; hry na tomto zariadení idú ďalej ako vždy.
net-failed = To sa nepodarilo: { $error }
net-connecting = Pripájanie…
net-cut = Spojenie je prerušené. Stránka to sama skúša znova; tvoj posledný ťah sa potom odošle.
net-barred = Server už túto stránku nepustí dnu.
net-here = Sú tu: { $seats }.
net-away = Chýbajú: { $seats }.
net-watching = { $count ->
    [one] Pozerá sa jeden človek.
    [few] Pozerajú sa { $count } ľudia.
   *[other] Pozerá sa { $count } ľudí.
 }
net-you-watch = Pozeráš sa.
net-sending = Odosielanie…
seat-empty = Na mieste { $seat } nikto nesedí.
seat-away = Hra čaká: { $seat } tu nie je.
seat-bot-on = Nech hrá ďalej bot
seat-changes = Zmeniť miesta
seat-offer = Ponúknuť človeku
seat-leave-help = Keď odídeš, môže na tvojom mieste hrať ďalej bot alebo niekto iný. Vrátiť sa môžeš, kým tam nesedí iný človek.
seat-none = Hra už beží a ty pri tomto stole nesedíš.
seat-given = Na tvojom bývalom mieste { $id } teraz hrá { $name }.
seat-back = Vrátiť sa na miesto { $seat }
net-missed = Čo sa medzitým stalo
net-invited = Máš pozvanie na miesto { $seat }
net-take-seat = Zaujať miesto { $seat }
net-copy-link = Kopírovať odkaz
net-send-replay = Dať záznam na server
net-replay-link = S týmto odkazom môže hru vidieť ktokoľvek
net-verify = Overiť kocky a karty
net-verify-holds = Losovanie bolo poctivé.
net-verify-fails = Toto nesedí: losovanie neprebehlo, ako bolo sľúbené.
net-verify-how = Pred začiatkom si server zvolil tajomstvo a zverejnil jeho odtlačok. Potom stránka každého človeka pridala svoje náhodné číslo. Každý hod kockou a každá karta vyplýva z tajomstva a týchto čísel, takže ich nikto nemohol vybrať. Teraz je tajomstvo zverejnené a táto stránka vylosovala všetko ešte raz.
net-verify-secret = Tajomstvo patrí k odtlačku zverejnenému pred začiatkom.
net-verify-secret-wrong = Tajomstvo k odtlačku nepatrí.
net-verify-dealt = { $count ->
    [one] Jediné losovanie je také, ako z neho vyplýva.
    [few] Všetky { $count } losovania sú také, ako z neho vyplýva.
   *[other] Všetkých { $count } losovaní je takých, ako z neho vyplýva.
 }
net-verify-dealt-wrong = Losovania, ktoré z neho nevyplývajú: { $wrong } z { $count }.
net-verify-commitment = Je to odtlačok, ktorý tento prehliadač videl pred začiatkom.
net-verify-commitment-wrong = Pred začiatkom videl tento prehliadač iný odtlačok.
net-verify-nonce = Číslo, ktoré tento prehliadač pridal, je započítané.
net-verify-nonce-wrong = Číslo, ktoré tento prehliadač pridal, započítané nie je.
net-verify-broken = Takto sa hra odohrať nemohla: { $error }
net-verify-unreadable = Tento záznam sa nedá overiť: { $error }
net-verify-each = Každé losovanie ({ $count })
net-verify-numbers = Čísla
net-verify-word-commitment = Odtlačok (SHA-256 tajomstva)
net-verify-word-secret = Tajomstvo
net-verify-word-nonce = Pridané číslo: { $seat }

## Stránka: čo server so stolmi urobiť nemôže

net-not-found = Taký stôl nie je. Skontroluj odkaz alebo popros o nový.
net-no-seat = Pri tomto stole také miesto nie je.
net-no-route = Na tejto adrese server nič nemá. Načítaj stránku znova; možno je staršia než server.
net-method = Toto tu server nerobí. Načítaj stránku znova; možno je staršia než server.
net-no-guest = Najprv povedz svoje meno.
net-name = Meno má 1 až { $longest } viditeľných znakov.
net-not-yours = Toto smie pri stole urobiť len niekto iný.
net-request = Server to nedokázal prečítať ({ $reason }). Načítaj stránku a skús to znova.
net-header = Toto sa hrať nedá: { $reason }
net-record = Toto nie je celý záznam hry: { $reason }
net-nonce = Náhodné číslo stránky nebolo v poriadku. Načítaj stránku a skús to znova.
net-bot = Táto hra nemá počítačového hráča { $bot }.
net-seat-taken = Tu už niekto sedí. Vyber si iné miesto.
net-present = Kto tam sedí, je pri stole. Uvoľniť to miesto môže len sám.
net-played = V tejto hre máš za sebou iné miesto a poznáš jeho tajomstvá. Vrátiť sa môžeš len tam.
net-seated = Pri tomto stole už sedíš. Skôr než si sadneš inam, uvoľni svoje miesto.
net-invitation = Táto pozvánka na miesto už neplatí. Popros o novú toho, kto stôl založil.
net-started = Hra sa už začala.
net-over = Hra sa skončila; miesta sa už nemenia.
net-not-started = Hra sa ešte nezačala.
net-seats-open = Niektoré miesto je ešte voľné. Pozvi niekoho alebo tam posaď bota.
net-not-over = Hra sa ešte neskončila; záznam bude, keď sa skončí.
net-origin = Táto požiadavka neprišla zo stránky servera. Otvor hru na adrese servera.
net-too-large = To je na server priveľké: najviac { $limit } KB.
net-too-slow = Na server to šlo príliš dlho, takže sa nič nestalo. Skontroluj pripojenie a skús to znova.
net-too-fast = To bolo priveľa naraz. Počkaj pár sekúnd a pokračuj.
net-too-many = Denný počet nových stolov je vyčerpaný: { $limit }. Pokračuj zajtra.
net-stopping = Server sa práve vypína, takže sa nič nestalo. Skús to o chvíľu znova.
net-disk-full = Disk servera je plný, takže sa nič nezmenilo. Kto server prevádzkuje, musí uvoľniť miesto; potom to skús znova.
net-internal = Server urobil chybu; nič sa nestratilo. Skús to znova, a ak to trvá, povedz to tomu, kto ho prevádzkuje.
net-action = Server nedokázal prečítať ťah ({ $reason }). Načítaj stránku znova.
net-nothing-to-undo = Nie je čo vziať späť.
net-stale = Medzitým prišiel tvoj ťah z iného okna; pozri sa znova.
net-crowded = K tomuto stolu je pripojených priveľa stránok. Zatvor ho inde alebo to skús neskôr.

## Stránka: ukladanie hier

storage-blocked = Tento prehliadač sem nič neukladá, takže hra vydrží len tak dlho ako táto stránka. Ulož ju ako súbor, aby sa nestratila, alebo opusti anonymné okno.
storage-newer = Hry v tomto prehliadači patria novšiemu Summiteeru a zostanú nedotknuté. Čo hráš teraz, vydrží len tak dlho ako táto stránka.
storage-full = Prehliadač už nemá miesto. Ulož hru ako súbor alebo zmaž staré hry a skús to znova.
storage-lost = Stránka prišla o úložisko: v inom okne beží novší Summiteer alebo boli vymazané dáta prehliadača. Ulož hru ako súbor a potom načítaj stránku znova.
storage-held = Tvoje hry drží iné okno so starším Summiteerom. Zavri ho a načítaj túto stránku znova; čo hráš teraz, vydrží len tak dlho ako táto stránka.
storage-failed = Prehliadač nedokázal hru uložiť ({ $name }). Skús to znova alebo ju ulož ako súbor.
