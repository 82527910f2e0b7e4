### Gipfelstürmer: všechny texty této hry.
### Proměnné: $seat je jméno v prvním pádě („A“, jméno hráče), $station, $from a $to jména polí, $sign tabulka slovy
### (sign-…), $dice oka, třeba „2 2 5“, $places čísla kostek, třeba „1 4“; všechny ostatní jsou čísla.
### Kozoroh nemá vlastní jméno: říká se mu po hráči.
### Jména stojí vždy v prvním pádě a slovesa v přítomném čase: nic se nemusí skloňovat.

## Hra a deska

game-gipfel = Up the Rock
board-gipfel = Hora kozorohů

## Pole (nejvýš 14 znaků)

station-gipfel-start = Vesnice
station-gipfel-summit = Vrchol
station-gipfel-a1 = Jetelinka
station-gipfel-a2 = Zvonková louka
station-gipfel-a3 = Bodlákov
station-gipfel-a4 = Větrná Lhota
station-gipfel-a5 = Svišťův hvizd
station-gipfel-a6 = Orlí bidýlko
station-gipfel-b1 = Šiškoviště
station-gipfel-b2 = Veverčí pařez
station-gipfel-b3 = Mechový gauč
station-gipfel-b4 = Soví doupě
station-gipfel-b5 = Na Modřínu
station-gipfel-c1 = Seník
station-gipfel-c2 = Veselý balvan
station-gipfel-c3 = Svačinka
station-gipfel-c4 = Funíkov
station-gipfel-d1 = Mlýnská tůň
station-gipfel-d2 = Žabí kámen
station-gipfel-d3 = Vydří zákrut
station-gipfel-d4 = Cákaliště
station-gipfel-d5 = Duhová sprcha
station-gipfel-e1 = Slunečná stráň
station-gipfel-e2 = Sýrová bouda
station-gipfel-e3 = Křivý mužík
station-gipfel-e4 = Ještěrčí lávka
station-gipfel-e5 = Obláčkov
station-gipfel-t1 = Jódlovna
station-gipfel-t2 = Poslední bašta
station-gipfel-t3 = Kozí frňák

## Tabulky: slovy a tak krátce, jak stojí na hoře

sign-sum-at-most = součet nejvýš { $sum }
sign-sum-at-most-short = { $sum }−
sign-sum-at-least = součet aspoň { $sum }
sign-sum-at-least-short = { $sum }+
sign-three-of = tři { $face ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
    [5] pětky
   *[6] šestky
 }
sign-three-of-short = { $face } { $face } { $face }
sign-two-pairs = dva páry
sign-two-pairs-short = 2 páry
sign-full-house = full house
sign-full-house-short = 3 + 2
sign-small-straight = malá postupka (čtyři v řadě)
sign-small-straight-short = 4 v řadě
sign-large-straight = velká postupka (pět v řadě)
sign-large-straight-short = 5 v řadě
sign-of-a-kind = { $count ->
    [3] trojice stejných
    [4] čtveřice stejných
   *[5] pětice stejných
 }
sign-of-a-kind-short = { $count }× stejné

## Fáze

gipfel-phase-first = Los rozhoduje, kdo začne
gipfel-phase-roll = Kostky bere { $seat }
gipfel-phase-rolling = { $seat }: kostky se kutálejí
gipfel-phase-choose = Hází znovu, nebo táhne kozorohem: { $seat }
gipfel-phase-push = Kam půjde postrčený kozoroh, vybírá { $seat }
gipfel-phase-over = Výstup skončil

## Akce (popisky tlačítek a položek v seznamu)

gipfel-action-roll-all = Hodit všemi pěti kostkami
gipfel-action-roll = Hodit znovu: { $dice }
gipfel-action-move = Kozoroh: { $from } → { $to } ({ $sign })
gipfel-action-move-joker = Kozoroh: { $from } → { $to } (žolík)
gipfel-action-push = Postrčený kozoroh: { $from } → { $to }
gipfel-action-back = Kozoroh zpátky do vesnice: { $station }
gipfel-action-end = Ukončit tah

## Proč akce není možná

gipfel-refusal-game-over = Hra skončila, víc už dělat nejde.
gipfel-refusal-chance-first = Počkej, až se kostky zastaví.
gipfel-refusal-no-such-chance = Takhle teď kostky padnout nemohou.
gipfel-refusal-not-now = { $seat }, kostky má teď někdo jiný.
gipfel-refusal-roll-all-first = Tah začíná hodem všemi pěti kostkami.
gipfel-refusal-no-rolls-left = To už byly tři hody; teď musí jít kozoroh.
gipfel-refusal-no-dice = Vyber aspoň jednu kostku, kterou hodíš.
gipfel-refusal-push-due = Nejdřív vyber, kam půjde tvůj postrčený kozoroh ({ $station }).
gipfel-refusal-not-pushed = { $station }: odtud teď nikdo kozoroha nestrká.
gipfel-refusal-no-trail = Tudy cesta nahoru nevede: { $from } → { $to }.
gipfel-refusal-no-goat = { $station }: nemáš tu kozoroha.
gipfel-refusal-sign-not-met = Kostky na tabulku nesedí: { $sign }.
gipfel-refusal-not-on-the-way = Vrátit jde jen kozoroha, který je mezi vesnicí a vrcholem, a { $station } mezi nimi neleží.
gipfel-refusal-must-move = Kostky sedí na některou cestu, takže kozoroh musí jít.
gipfel-refusal-must-put-back = Žádná tabulka nesedí: jeden tvůj kozoroh musí zpátky do vesnice.

## Co se stalo (deník)

gipfel-event-first-seat = Začíná { $seat }.
gipfel-event-took-up = { $seat }: hází kostkami č. { $places }.
gipfel-event-took-up-all = { $seat }: hází všemi kostkami.
gipfel-event-rolled = Kostka { $place } ukazuje { $face }.
gipfel-event-dice-lie = { $seat }: padlo { $dice }.
gipfel-event-moved = { $seat }: kozoroh stoupá, { $from } → { $to }.
gipfel-event-moved-joker = { $seat }: kozoroh stoupá díky pětici, { $from } → { $to }.
gipfel-event-pushed-up = { $seat }: postrčený kozoroh jde nahoru, { $from } → { $to }.
gipfel-event-washed-down = { $seat }: potok odnáší kozoroha dolů, { $from } → { $to }.
gipfel-event-set-back = Žádná tabulka nesedí. { $seat }: kozoroh jde zpátky do vesnice ({ $from }).
gipfel-event-stuck = Žádná tabulka nesedí a { $seat } nemá kozoroha, který by se vrátil.
gipfel-event-summit-left = { $seat }: kozoroh opouští vrchol a klusá domů do vesnice.
gipfel-event-arrived = { $arrivals ->
    [1] { $seat }: má kozoroha na vrcholu. Ještě jednou a je to výhra.
   *[other] { $seat }: má kozoroha na vrcholu, už podruhé.
 }
gipfel-event-arrived-pushed = { $arrivals ->
    [1] { $seat }: postrčený kozoroh je na vrcholu. Ještě jednou a je to výhra.
   *[other] { $seat }: postrčený kozoroh je na vrcholu, už podruhé.
 }
gipfel-event-turn-passed = Kostky bere { $seat }.
gipfel-event-won = Vítězí { $seat }.

## Terminál

gipfel-cli-station = { $name } ({ $id })
gipfel-cli-roll-hint = Nebo hoď kostkami znovu, třeba roll 2 5: druhou a pátou.
gipfel-cli-column-station = pole
gipfel-cli-column-room = místo
gipfel-cli-column-goats = kozorozi
gipfel-cli-column-trails = cesty nahoru
gipfel-cli-column-river = potok na
gipfel-cli-legend = A2 B jsou dva kozorozi hráče A a jeden hráče B; * značí cestu, na kterou kostky sedí.

## Pravidla, každé má svůj záznam

gipfel-rules-section-goal = Cíl
gipfel-rules-section-setup = Před prvním hodem
gipfel-rules-section-rolling = Házení
gipfel-rules-section-moving = Cesta nahoru
gipfel-rules-section-signs = Tabulky
gipfel-rules-section-nothing = Když nic nesedí
gipfel-rules-section-stations = Malá a velká pole
gipfel-rules-section-pushing = Postrčení nahoru a potok dolů
gipfel-rules-section-summit = Vrchol a konec hry
gipfel-rules-section-rulings = Rozhodnutí tam, kde pravidla mlčí

rule-GS-001 = Hrajete ve dvou až čtyřech, asi půl hodiny; každému by mělo být aspoň osm let.
rule-GS-002 = Kostek je pět. Každý má pět kozorohů a žeton, který ukazuje, jestli už některý stanul na vrcholu.
rule-GS-003 = Doveď kozorohy dvakrát na vrchol dřív než kdokoli jiný.
rule-GS-004 = Vezmeš si pět kozorohů a žeton jedné barvy.
rule-GS-005 = Všichni kozorozi začínají ve vesnici na úpatí hory.
rule-GS-006 = Do vesnice se vejdou všichni kozorozi.
rule-GS-007 = Na začátku tvůj žeton ukazuje prázdnou horu.
rule-GS-008 = První bere kostky ten, kdo byl naposledy na nějaké hoře. Tady rozhoduje los, nebo vy.
rule-GS-009 = Střídáte se po směru hodinových ručiček.
rule-GS-010 = Nejdřív hodíš všemi pěti kostkami.
rule-GS-011 = Potom smíš házet ještě nejvýš dvakrát, pokaždé tolika kostkami, kolika chceš.
rule-GS-012 = Do třetího hodu smíš vzít i kostky, které při druhém zůstaly ležet.
rule-GS-013 = Přestat smíš po každém hodu.
rule-GS-014 = Počítá se jen to, co pět kostek ukazuje nakonec.
rule-GS-015 = S konečným hodem musíš jít jedním ze svých kozorohů na další pole nahoru.
rule-GS-016 = Na každé cestě mezi dvěma poli stojí tabulka; kostky musí ukazovat, co žádá.
rule-GS-017 = Cesty vedou jen nahoru, po tmavých šipkách.
rule-GS-018 = I když kostky sedí na víc tabulek, jde jen jeden kozoroh o jedno pole.
rule-GS-019 = Číslo s minusem: součet všech pěti kostek je tolik nebo méně.
rule-GS-020 = Číslo s plusem: součet všech pěti kostek je tolik nebo více.
rule-GS-021 = Tři stejné číslice na tabulce: aspoň tři kostky ukazují právě tuto hodnotu.
rule-GS-022 = 4 nebo 5 v řadě: tolik hodnot jde po sobě.
rule-GS-023 = Dva páry; oba smějí mít stejnou hodnotu.
rule-GS-024 = Full house: tři kostky jedné hodnoty a dvě druhé.
rule-GS-025 = Třikrát, čtyřikrát nebo pětkrát stejné: tolik kostek jedné hodnoty, ať je jakákoli.
rule-GS-026 = Pětice je žolík: kterýkoli tvůj kozoroh jde nahoru kteroukoli cestou, ať tabulka žádá cokoli.
rule-GS-027 = Když kostky nesedí na žádnou cestu žádného tvého kozoroha, jeden z nich se ze svého pole vrací do vesnice.
rule-GS-028 = Kozoroh na vrcholu se takto nikdy nevrací.
rule-GS-029 = Jsou velká a malá pole.
rule-GS-030 = Na velké pole se vejde libovolně mnoho kozorohů všech hráčů.
rule-GS-031 = Na malé pole se vejde jeden kozoroh.
rule-GS-032 = Když tvůj kozoroh vyleze na velké pole, kde už stojí aspoň dva tvoji, postrčí jednoho z nich na další pole nahoru.
rule-GS-033 = To se stane, jen když kozoroh přichází zdola.
rule-GS-034 = Když tvůj kozoroh vyleze na malé pole, kde stojí tvůj vlastní, postrčí ho na další pole nahoru.
rule-GS-035 = Vede-li dál víc cest, vybíráš, kterou postrčený kozoroh půjde.
rule-GS-036 = Postrčený kozoroh kostky nepotřebuje; na tabulce nezáleží.
rule-GS-037 = Kam postrčený kozoroh dojde, tam stejně strká dál.
rule-GS-038 = Když tvůj kozoroh přijde na malé pole, kde stojí cizí, toho odnese potok dolů na další pole.
rule-GS-039 = Je-li to pole malé a obsazené, kozoroha na něm odnese jeho potok dál, ať patří komukoli.
rule-GS-040 = Cestou dolů potok odnáší i tvoje vlastní kozorohy; nahoru je přitom nikdo nestrká.
rule-GS-041 = Kozoroh, kterého potok odnese na velké pole, tam zůstane.
rule-GS-042 = Kozoroh postrčený nahoru na malé pole pošle po potoku cizího kozoroha, který tam stojí.
rule-GS-043 = Když tvůj kozoroh poprvé stane na vrcholu, otočíš svůj žeton.
rule-GS-044 = Počítá se i to, když ho na vrchol postrčí jiný kozoroh.
rule-GS-045 = Tvůj kozoroh zůstane na vrcholu, dokud tam nepřijde kozoroh jiného hráče; pak se vrací do vesnice.
rule-GS-046 = Žeton zůstane otočený, i když ten kozoroh musí pryč.
rule-GS-047 = Když tvůj kozoroh popošel a postrčil, co měl, nebo se vrátil do vesnice, bere kostky soused po levici.
rule-GS-048 = Když tvoji kozorozi dojdou na vrchol podruhé, hned vyhráváš.
rule-GS-049 = V tištěné hře se hora jmenuje Mount Friese.
rule-GS-050 = Pro dva, tři i čtyři hráče platí stejná pravidla.

rule-Q-GS-01 = Tabulka s postupkou nebo se stejnými kostkami říká, kolik jich potřebuje; víc jich sedí také.
rule-Q-GS-02 = Tři stejné číslice znamenají aspoň tři kostky.
rule-Q-GS-03 = Pět stejných není full house, ale tak jako tak žolík.
rule-Q-GS-04 = Čtyři stejné platí jako dva páry.
rule-Q-GS-05 = Když můžeš jít kozorohem, musíš.
rule-Q-GS-06 = Dokud některý tvůj kozoroh může jít, nesmíš žádného vrátit.
rule-Q-GS-07 = Když žádný kozoroh nemůže jít a žádný nestojí mezi vesnicí a vrcholem, nestane se nic.
rule-Q-GS-08 = Vybíráš, který kozoroh se vrátí, z malého nebo z velkého pole.
rule-Q-GS-09 = Vlastní kozorohy strkáš, ať chceš, nebo ne, na malých i na velkých polích.
rule-Q-GS-10 = Na velkém poli se počítají kozorozi, kteří tam stáli předtím; každý příchod postrčí jednoho.
rule-Q-GS-11 = Postrčený kozoroh, který přijde na velké pole s aspoň dvěma tvými, postrčí dalšího.
rule-Q-GS-12 = Žolík nahradí jen tabulku prvního kroku; strká se pak jako obvykle.
rule-Q-GS-13 = Postrčení kozorozi tabulku nepotřebují, ani na posledním kroku na vrchol.
rule-Q-GS-14 = Řada postrčení může skončit na vrcholu; je to také příchod a cizí kozoroh odtud musí pryč.
rule-Q-GS-15 = Když tvůj kozoroh stojí na vrcholu a přijde tam další tvůj, je to druhý příchod a hra končí.
rule-Q-GS-16 = S kozorohem na vrcholu nejde táhnout, nejde ho postrčit ani vrátit. Domů ho pošle jen příchod jiného hráče.
rule-Q-GS-17 = Oba příchody může mít týž kozoroh.
rule-Q-GS-18 = Kozoroh postrčený nahoru na cizího ho pošle dolů, se vším, co z toho plyne.
rule-Q-GS-19 = Potok může donést kozoroha až k tomu, který právě táhl; i ten pak plave dolů.
rule-Q-GS-20 = Kozoroh, který táhne, nejdřív opustí své pole, pak uhne ten, ke kterému přijde, a potom ostatní.
rule-Q-GS-21 = Kozoroh, kterého potok odnese na velké pole se dvěma vlastními, nikoho nestrká.
rule-Q-GS-22 = Kozoroh vrácený do vesnice nikoho nestrká.
rule-Q-GS-23 = Z každého malého pole teče právě jeden potok.
rule-Q-GS-24 = Potok může téct rovnou do vesnice; kozoroh se tam přidá k ostatním.
rule-Q-GS-25 = Cesty ani potoky nevedou dokola.
rule-Q-GS-26 = Jeden tah nemůže přinést dva příchody.
rule-Q-GS-27 = Nezáleží na tom, kterého z tvých kozorohů na velkém poli postrčíš; jsou všichni stejní.
rule-Q-GS-28 = Dřívější hody a odložené kostky nic neznamenají; rozhodují kostky nakonec.
rule-Q-GS-29 = Na velkém poli cizí kozorozi nevadí.
rule-Q-GS-30 = Otočený žeton se nikdy neotáčí zpátky.
rule-Q-GS-31 = Táhnout musíš, i když ti každý možný tah uškodí.
rule-Q-GS-32 = Kdo začne, určí los, pokud stůl neurčí někoho.

## Stránka: kostky

dice-title = Kostky
dice-roll = Hodit
dice-roll-again = { $count ->
    [one] Hodit znovu { $count } kostkou
   *[other] Hodit znovu { $count } kostkami
 }
dice-keep-all = Nechat všechny
dice-help-roll = Hoď kostkami.
dice-help-keep = Ťukni na kostky, které si necháš; ostatními hodíš znovu. Nebo táhni kozorohem.
dice-help-move = Ťukni na zvýrazněného kozoroha nebo na zvýrazněné pole.
dice-help-back = Nic nesedí. Ťukni na kozoroha, který se vrátí do vesnice.
dice-help-push = Ťukni na pole, kam půjde tvůj postrčený kozoroh.
dice-help-end = Nic nesedí a žádný kozoroh se vracet nemusí.
dice-left = { $count ->
    [0] žádný hod nezbývá
    [one] zbývá { $count } hod
    [few] zbývají { $count } hody
   *[other] zbývá { $count } hodů
 }
dice-move = Táhnout
dice-back = Vrátit do vesnice
dice-push = Postrčit
dice-end = Ukončit tah
dice-die = Kostka { $place }: { $face }
dice-die-unrolled = Kostka { $place }: ještě před hodem
dice-die-kept = zůstane
dice-die-rolls = hodí se znovu
dice-sum = Součet { $sum }
dice-joker = Pětice: každá cesta je otevřená

## Stránka: nápověda

key-die = nechat kostku, nebo s ní hodit znovu
key-roll = hodit
key-hint = ukázat nebo skrýt šance
lesson-gipfel-goal = Dostaň kozoroha na vrchol dvakrát dřív než ostatní. Na každé cestě stojí tabulka: říká, co musí ukázat tvých pět kostek.
lesson-gipfel-roll = Házet smíš třikrát. Nejdřív hoď všemi pěti kostkami.
lesson-gipfel-keep = Ťukni na kostky, které si necháš; ostatními hodíš znovu. Šance ukážou, jak snadno se která cesta otevře.
lesson-gipfel-move = Zvýrazněná cesta je s těmito kostkami otevřená. Ťukni na kozoroha nebo na horní konec cesty, podívej se, co se stane, a ťukni na Táhnout. Jeden kozoroh jde o jeden krok.
lesson-gipfel-push = Tvoji kozorozi se postrkují nahoru: vstup na malou skálu, kde stojí tvůj kozoroh, nebo na louku se dvěma tvými, a jeden z nich jde dál zadarmo.
lesson-gipfel-river = Kozoroha z malé skály odnese potok, když tam přijde cizí. Louky jsou bezpečné.
lesson-gipfel-back = Když po posledním hodu nesedí žádná tabulka, musí jeden tvůj kozoroh zpátky do vesnice.
hint-title = Nápověda
hint-show = Ukázat šance
hint-hide = Skrýt šance
hint-met = sedí teď
hint-chance = { $percent }{ "\u00A0" }%
hint-keep = Nejlepší je nechat { $dice }
hint-keep-none = Nejlepší je hodit všemi pěti

## Stránka: hora a kozorozi

map-title-gipfel = Hora kozorohů
map-station = { $station }, { $size ->
    [small] malé pole
   *[large] velké pole
 }
map-station-empty = žádný kozoroh
map-goats-of = { $count ->
    [one] { $count } kozoroh
    [few] { $count } kozorozi
   *[other] { $count } kozorohů
 } ({ $seat })
map-trail = na pole { $station }: { $sign }
map-river = potok na pole { $station }
map-trail-open = s těmito kostkami otevřená
seat-goats = ve vesnici { $village }, na cestě { $way }
seat-disc-bare = na vrcholu zatím ne
seat-disc-goat = jednou na vrcholu
seat-disc-won = dvakrát na vrcholu
gipfel-turn-of = Kostky má { $seat }
gipfel-your-turn = Tvoje kostky, { $seat }

## Stránka: konec

gipfel-end-title = Hora je zdolaná
gipfel-end-won = Vítězí { $seat }
gipfel-end-arrivals = { $seat }: { $arrivals ->
    [0] na vrcholu ani jednou
    [one] jednou na vrcholu
   *[other] dvakrát na vrcholu
 }

## Příprava: kdo hraje

bot-rusher-help = Sbírá stejné kostky a pokaždé leze co nejvýš. Středně silný soupeř.
bot-ibex-help = Zná šance každého hodu a plánuje i příští tah. Nejsilnější soupeř v této hře.
