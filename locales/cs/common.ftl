### Texty společné všem hrám: stránka kolem stolu, terminál.
### Místo „A“ vypadá na začátku věty jako spojka: stojí za ním čárka nebo dvojtečka.

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
home-lesson = Nauč se hrou
home-lesson-help = První hra s radou ke každému kroku; stačí pět minut.
home-continue = Hrát dál
home-games = Tvoje hry
home-no-games = Zatím tu nic není. Rozehraná hra zůstane v tomto prohlížeči.
home-resume = Den { $day } · { $board }
home-running = Rozehráno · { $board }
home-over = Dohráno · { $board }
home-import = Otevřít soubor s hrou
home-import-failed = Z tohoto souboru se nepodařilo načíst hru: { $error }
home-game = Hra
home-setup = Nastav si hru po svém
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
setup-name = Jméno hráče { $seat } (nepovinné)
setup-options = Varianty
seat-bot = bot { $bot }
bot-random-help = Dělá náhodně cokoli, co je dovoleno. Snadno ho porazíš.
option-first = Kdo začíná
option-first-help = Kdo je první na tahu.
option-first-random = rozhodne náhoda
option-first-seat = začíná { $seat }

## Stránka: kudy kam

nav-home = Hry
nav-rules = Pravidla
rules-games = Hry
rules-to-table = Zpět ke stolu
nav-about = O programu
nav-replay = Záznam
nav-table = Stůl
nav-theme = Světle nebo tmavě
nav-language = Jazyk

## Stránka: stůl

table-day = Den { $day } z { $last }
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
table-speed-slow = pomalu
table-speed-fast = rychle
table-speed-instant = hned
table-thinking = Přemýšlí { $seat }
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
help-title = Nápověda
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
lesson-next = Dál
lesson-done = Rozumím
lesson-leave = Ukončit lekci
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
rules-intro = Každé pravidlo jednou nebo dvěma větami. Když stůl akci odmítne, vede sem „Ukázat pravidlo“.
about-title = O programu
about-text = Summiteer je bezplatný program na hraní horských her. Je neoficiální: žádný vydavatel ho nevytvořil, nepodporuje ani nekontroloval a nejsou v něm ničí obrázky ani texty.
about-licence = Svobodný software pod licencí MIT nebo Apache 2.0, vyber si.
about-privacy = Hra na tomto zařízení zůstává v tomto prohlížeči. Stůl na síti je na serveru, ze kterého pochází tato stránka; záznam se tam dostane, jen když ho pošleš.
about-version = Verze { $version }

## Stránka: stoly na síti

home-network = Po síti
home-network-help = Každý na svém zařízení. K pozvání stačí odkaz.
lobby-title = Stoly na síti
lobby-you = Ty
lobby-name = Tvé jméno
lobby-name-save = Tak se jmenuji
lobby-name-first = Toto jméno uvidí ostatní u stolu. Bez něj se nedá sednout.
lobby-open = Otevřené stoly
lobby-no-open = Teď nikdo nenabízí místo.
lobby-own = Tvé stoly
lobby-no-own = Ještě nesedíš u žádného stolu.
lobby-make = Založit stůl
lobby-public = Ukázat v seznamu otevřených stolů, aby se mohl přidat kdokoli
lobby-seat-open = volné pro člověka
lobby-host = zakládá { $name }
lobby-seats = obsazená místa: { $taken } z { $total }
lobby-state-open = ještě nezačala
lobby-state-running = hraje se
lobby-state-over = dohráno
lobby-state-replay = záznam
lobby-sit = Sednout si sem
lobby-leave = Uvolnit místo
lobby-clear = Vyprázdnit místo
lobby-reissue = Nová pozvánka
lobby-invite = Pozvánka na místo { $seat }
lobby-spectate = Odkaz pro diváky
lobby-start = Začít hru
lobby-ready = Všichni jsou tu.
lobby-waiting-seats = Ještě volná: { $seats }
lobby-waiting-host = Čeká se na začátek hry.
net-no-server = Server se stoly neodpovídá. Po síti se dá hrát, až zase poběží; hry na tomto zařízení jdou dál jako vždy.
net-failed = To se nepovedlo: { $error }
net-connecting = Připojování…
net-cut = Spojení je přerušené. Stránka to sama zkouší znovu; tvůj poslední tah se pak odešle.
net-barred = Server už tuto stránku nepustí dovnitř.
net-here = Jsou tu: { $seats }.
net-away = Chybí: { $seats }.
net-watching = { $count ->
    [one] Dívá se jeden člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
 }
net-you-watch = Díváš se.
net-sending = Odesílání…
seat-empty = Na místě { $seat } nikdo nesedí.
seat-away = Hra čeká: { $seat } tu není.
seat-bot-on = Ať hraje dál bot
seat-changes = Změnit místa
seat-offer = Nabídnout člověku
seat-leave-help = Když odejdeš, může na tvém místě hrát dál bot nebo někdo jiný. Vrátit se můžeš, dokud tam nesedí jiný člověk.
seat-none = Hra už běží a ty u tohoto stolu nesedíš.
seat-given = Na tvém dřívějším místě { $id } teď hraje { $name }.
seat-back = Vrátit se na místo { $seat }
net-missed = Co se mezitím stalo
net-invited = Máš pozvání na místo { $seat }
net-take-seat = Zaujmout místo { $seat }
net-copy-link = Kopírovat odkaz
net-send-replay = Dát záznam na server
net-replay-link = S tímto odkazem může hru vidět kdokoli
net-verify = Ověřit kostky a karty
net-verify-holds = Losování bylo poctivé.
net-verify-fails = Tohle nesedí: losování neproběhlo, jak bylo slíbeno.
net-verify-how = Před začátkem si server zvolil tajemství a zveřejnil jeho otisk. Potom stránka každého člověka přidala své náhodné číslo. Každý hod kostkou a každá karta plyne z tajemství a těchto čísel, takže je nikdo nemohl vybrat. Teď je tajemství zveřejněné a tato stránka vylosovala vše ještě jednou.
net-verify-secret = Tajemství patří k otisku zveřejněnému před začátkem.
net-verify-secret-wrong = Tajemství k otisku nepatří.
net-verify-dealt = { $count ->
    [one] Jediné losování je takové, jak z něj plyne.
    [few] Všechna { $count } losování jsou taková, jak z něj plyne.
   *[other] Všech { $count } losování je takových, jak z něj plyne.
 }
net-verify-dealt-wrong = Losování, která z něj neplynou: { $wrong } z { $count }.
net-verify-commitment = Je to otisk, který tento prohlížeč viděl před začátkem.
net-verify-commitment-wrong = Před začátkem viděl tento prohlížeč jiný otisk.
net-verify-nonce = Číslo, které tento prohlížeč přidal, je započítané.
net-verify-nonce-wrong = Číslo, které tento prohlížeč přidal, započítané není.
net-verify-broken = Takto se hra odehrát nemohla: { $error }
net-verify-unreadable = Tento záznam nelze ověřit: { $error }
net-verify-each = Každé losování ({ $count })
net-verify-numbers = Čísla
net-verify-word-commitment = Otisk (SHA-256 tajemství)
net-verify-word-secret = Tajemství
net-verify-word-nonce = Přidané číslo: { $seat }

## Stránka: co server se stoly udělat nemůže

net-not-found = Takový stůl není. Zkontroluj odkaz, nebo popros o nový.
net-no-seat = U tohoto stolu takové místo není.
net-no-route = Na této adrese server nic nemá. Načti stránku znovu; možná je starší než server.
net-method = To tady server nedělá. Načti stránku znovu; možná je starší než server.
net-no-guest = Nejdřív řekni své jméno.
net-name = Jméno má 1 až { $longest } viditelných znaků.
net-not-yours = Tohle smí u stolu udělat jen někdo jiný.
net-request = Server to nedokázal přečíst ({ $reason }). Načti stránku a zkus to znovu.
net-header = Tohle se hrát nedá: { $reason }
net-record = Tohle není celý záznam hry: { $reason }
net-nonce = Náhodné číslo stránky nebylo v pořádku. Načti stránku a zkus to znovu.
net-bot = Tato hra nemá počítačového hráče { $bot }.
net-seat-taken = Tady už někdo sedí. Vyber si jiné místo.
net-present = Kdo tam sedí, je u stolu. Uvolnit to místo může jen sám.
net-played = V této hře už máš za sebou jiné místo a znáš jeho tajemství. Vrátit se můžeš jen tam.
net-seated = U tohoto stolu už sedíš. Než si sedneš jinam, uvolni své místo.
net-invitation = Tato pozvánka na místo už neplatí. Popros o novou toho, kdo stůl založil.
net-started = Hra už začala.
net-over = Hra skončila; místa se už nemění.
net-not-started = Hra ještě nezačala.
net-seats-open = Některé místo je ještě volné. Pozvi někoho, nebo tam posaď bota.
net-not-over = Hra ještě neskončila; záznam bude, až skončí.
net-origin = Tento požadavek nepřišel ze stránky serveru. Otevři hru na adrese serveru.
net-too-large = To je na server moc velké: nejvýš { $limit } KB.
net-too-slow = Než to dorazilo na server, trvalo to příliš dlouho, takže se nic nestalo. Zkontroluj připojení a zkus to znovu.
net-too-fast = To bylo moc najednou. Počkej pár vteřin a pokračuj.
net-too-many = Denní počet nových stolů je vyčerpaný: { $limit }. Pokračuj zítra.
net-stopping = Server se právě vypíná, takže se nic nestalo. Zkus to za chvíli znovu.
net-disk-full = Disk serveru je plný, takže se nic nezměnilo. Kdo server provozuje, musí uvolnit místo; pak to zkus znovu.
net-internal = Server udělal chybu; nic se neztratilo. Zkus to znovu, a když to trvá, řekni to tomu, kdo ho provozuje.
net-action = Server nedokázal přečíst tah ({ $reason }). Načti stránku znovu.
net-nothing-to-undo = Není co vzít zpět.
net-stale = Mezitím přišel tvůj tah z jiného okna; podívej se znovu.
net-crowded = K tomuto stolu je připojeno příliš mnoho stránek. Zavři ho jinde, nebo to zkus později.

## Stránka: ukládání her

storage-blocked = Tento prohlížeč sem nic neukládá, takže hra vydrží jen tak dlouho jako tato stránka. Ulož ji jako soubor, ať o ni nepřijdeš, nebo opusť anonymní okno.
storage-newer = Hry v tomto prohlížeči patří novějšímu Summiteeru a zůstanou netknuté. Co hraješ teď, vydrží jen tak dlouho jako tato stránka.
storage-full = Prohlížeč už nemá místo. Ulož hru jako soubor, nebo smaž staré hry a zkus to znovu.
storage-lost = Stránka přišla o úložiště: v jiném okně běží novější Summiteer, nebo byla vymazána data prohlížeče. Ulož hru jako soubor a pak načti stránku znovu.
storage-held = Tvoje hry drží jiné okno se starším Summiteerem. Zavři ho a načti tuto stránku znovu; co hraješ teď, vydrží jen tak dlouho jako tato stránka.
storage-failed = Prohlížeč nedokázal hru uložit ({ $name }). Zkus to znovu, nebo ji ulož jako soubor.
