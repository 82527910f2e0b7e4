### Texty společné všem hrám: stránka kolem stolu, terminál.

## Projekt

app-name = Summiteer

## Terminál

cli-prompt = { $seat }>
cli-curtain = { $seat }, jsi na řadě: stiskni Enter, až na obrazovku uvidíš jen ty.
cli-no-such-number = Takové číslo tu není; seznam končí číslem { $count }.
cli-not-understood = Nerozumím „{ $typed }“; tady se hodí: { $expected }.
cli-help-hint = Napiš help a uvidíš, co sem můžeš psát.
cli-help =
    Napiš číslo akce nebo rovnou akci, třeba { $example }. A dále:
    { "  " }board          ukaž všechno znovu
    { "  " }why AKCE       řekni, proč akce není možná, třeba why { $example }
    { "  " }undo           vrať poslední akci, dokud se nic neodkrylo a tah neskončil
    { "  " }save SOUBOR    zapisuj hru do souboru, odteď po každé akci
    { "  " }quit           skonči
cli-why-legal = Teď to možné je.
cli-refused-by-rule = { $reason } (pravidlo { $rule })
cli-nothing-to-undo = Není co vrátit.
cli-saved = Hra je zapsaná v souboru { $file }.
cli-not-saved = Hra se nezapsala.
cli-save-failed = Hru se nepodařilo zapsat do souboru { $file }: { $error }

## Stránka: úvod a příprava

home-tagline = Vysoko nahoru a ve zdraví dolů. Sólo, společně u jednoho zařízení nebo proti botům.
home-solo = Sólový výstup
home-solo-help = Jedno místo u stolu, dva horolezci a na konci titul.
home-bots = Proti botům
home-bots-help = { $count ->
    [one] Ty a { $count } soupeř, který přemýšlí rychle.
    [few] Ty a { $count } soupeři, kteří přemýšlejí rychle.
   *[other] Ty a { $count } soupeřů, kteří přemýšlejí rychle.
 }
home-hotseat = Na jednom zařízení
home-hotseat-help = Zařízení koluje; opona skryje karty v ruce.
home-hotseat-open-help = Zařízení koluje kolem stolu, nic se neskrývá.
home-games = Tvoje hry
home-no-games = Zatím tu nic není. Rozehraná hra zůstane v tomto prohlížeči.
home-resume = Den { $day } · { $board }
home-running = Rozehráno · { $board }
home-over = Dohráno · { $board }
home-import = Otevřít soubor s hrou
home-import-failed = V tomto souboru není hra, kterou by tu šlo přečíst: { $error }
home-game = Hra
home-setup = Vyber cestu, roční období a hráče
home-start = Začít
home-delete = Smazat
home-delete-sure = Smazat tuto hru? Nepůjde vrátit.
home-keep = Nechat
home-export = Uložit jako soubor
setup-board = Cesta
setup-weather = Roční období
setup-seats = Hráči
setup-person = Člověk
setup-seat = Místo { $seat }
setup-options = Varianty
seat-bot = bot { $bot }
option-first = Kdo začíná
option-first-help = Kdo je první na tahu.
option-first-random = rozhodne náhoda
option-first-seat = začíná { $seat }

## Stránka: kudy kam

nav-home = Hry
nav-rules = Pravidla
rules-games = Hry
nav-about = O programu
nav-replay = Záznam
nav-table = Stůl
nav-theme = Světle nebo tmavě
nav-language = Jazyk

## Stránka: stůl

table-day = Den { $day } z 18
table-today = Dnes
table-your-turn = Jsi na tahu, { $seat }
table-turn-of = Stoupá { $seat }
table-choosing = Ještě vybírá: { $seats }
table-seats = Hráči
table-log = Deník
table-log-empty = Zatím se nic nestalo.
table-actions = Všechny akce
table-undo = Zpět
table-restart = Začít tah znovu
table-zoom-in = Blíž
table-zoom-out = Dál
table-fit = Celá hora
table-skip = Přeskočit
table-speed = Tempo botů
table-speed-slow = ke čtení
table-speed-fast = rychle
table-speed-instant = hned
table-thinking = { $seat } přemýšlí
table-why-rule = Ukázat pravidlo
table-close = Zavřít
table-other-page = Tato hra pokročila v jiném okně; vidíš ji tak, jak tam stojí.
table-bot-failed = Bot na místě { $seat } neodpovídá ({ $error }). Zkus to znovu; hra je uložená.
table-engine-failed = U tohoto stolu se něco pokazilo ({ $error }). Zkus to znovu: hra bude pokračovat od posledního uložení.
table-deleted = Tato hra byla smazána v jiném okně.
trouble-retry = Zkusit znovu
trouble-save = Uložit jako soubor
trouble-copy = Nechat si kopii
trouble-home = Hry
table-broken = Stránka nemůže pokračovat: { $error } Hra je uložená; načti stránku znovu.
table-not-found = Takovou hru tento prohlížeč nemá.
table-unknown-game = Tento Summiteer takovou hru nezná.
table-help = Klávesy
key-move = na další tlačítko
key-press = stisknout ho
key-undo = vrátit akci
key-skip = přeskočit tahy botů
key-help = ukázat nebo zavřít tento seznam
table-older = Je tu novější Summiteer. Načti stránku znovu; tvoje hry zůstanou.
table-reload = Načíst znovu
curtain-title = { $seat }, jsi na řadě
curtain-text = Předej zařízení. Karty se ukážou, až budeš pokračovat.
curtain-go = Já jsem { $seat }
confirm-end = Ukončit tah?
confirm-yes = Ukončit
confirm-no = Hrát dál

## Stránka: konec, záznam, pravidla, o programu

end-title = Výprava skončila
end-won = Vítězí { $seats }
end-shared = O vítězství se dělí: { $seats }
end-by-summit = Stejně bodů: rozhoduje pořadí na vrcholu.
end-score = { $seat }: { $score } VB
end-solo = { $score } VB: { $level }
end-rematch = Hrát znovu
end-share = Uložit záznam
end-copy = Kopírovat výsledek
end-copied = Zkopírováno.
end-not-copied = Prohlížeč tu kopírování nedovolí.
replay-title = Záznam
replay-step = Krok { $step } z { $count }
replay-back = O krok zpět
replay-forward = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-perspective = Vidí
replay-spectator = divák
rules-title = Pravidla
rules-intro = Každé pravidlo jednou nebo dvěma větami. Vedou sem i odmítnutí u stolu.
about-title = O programu
about-text = Summiteer je bezplatný program na hraní horských her. Je neoficiální: žádný vydavatel ho nevytvořil, nepodporuje ani nekontroloval a nejsou v něm ničí obrázky ani texty.
about-licence = Svobodný software pod licencí MIT nebo Apache 2.0, vyber si.
about-privacy = Hry zůstávají v tomto prohlížeči; nic se nikam neposílá.
about-version = Verze { $version }

## Stránka: ukládání her

storage-blocked = Tento prohlížeč sem nic neukládá, takže hra vydrží jen tak dlouho jako tato stránka. Ulož ji jako soubor, ať o ni nepřijdeš, nebo opusť anonymní okno.
storage-newer = Hry v tomto prohlížeči patří novějšímu Summiteeru a zůstanou netknuté. Co hraješ teď, vydrží jen tak dlouho jako tato stránka.
storage-full = Prohlížeč už nemá místo. Ulož hru jako soubor, nebo smaž staré hry a zkus to znovu.
storage-lost = Stránka přišla o úložiště: v jiném okně běží novější Summiteer, nebo byla vymazána data prohlížeče. Ulož hru jako soubor a pak načti stránku znovu.
storage-held = Tvoje hry drží jiné okno se starším Summiteerem. Zavři ho a načti tuto stránku znovu; co hraješ teď, vydrží jen tak dlouho jako tato stránka.
storage-failed = Prohlížeč nedokázal hru uložit ({ $name }). Zkus to znovu, nebo ji ulož jako soubor.
