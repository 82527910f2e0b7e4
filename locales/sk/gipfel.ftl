### Gipfelstürmer: všetky texty tejto hry.
### Premenné: $seat je meno v prvom páde („A“, meno hráča), $station, $from a $to názvy polí, $sign tabuľka slovami
### (sign-…), $dice bodky, napríklad „2 2 5“, $places čísla kociek, napríklad „1 4“; všetky ostatné sú čísla.
### Kozorožec nemá vlastné meno: volá sa podľa hráča.
### Mená stoja vždy v prvom páde a slovesá v prítomnom čase: nič netreba skloňovať.

## Hra a plán

game-gipfel = Up the Rock
board-gipfel = Hora kozorožcov

## Polia (najviac 14 znakov)

station-gipfel-start = Dedina
station-gipfel-summit = Vrchol
station-gipfel-a1 = Ďatelinka
station-gipfel-a2 = Lúka zvončekov
station-gipfel-a3 = Bodliakovo
station-gipfel-a4 = Veterná Lehota
station-gipfel-a5 = Svišťov hvizd
station-gipfel-a6 = Orlie bidielko
station-gipfel-b1 = Šiškovisko
station-gipfel-b2 = Veveričí peň
station-gipfel-b3 = Machový gauč
station-gipfel-b4 = Sovia dutina
station-gipfel-b5 = Na Smrekovci
station-gipfel-c1 = Senník
station-gipfel-c2 = Veselý balvan
station-gipfel-c3 = Olovrantovo
station-gipfel-c4 = Bez dychu
station-gipfel-d1 = Mlynský rybník
station-gipfel-d2 = Žabí kameň
station-gipfel-d3 = Vydria zákruta
station-gipfel-d4 = Čľapkalisko
station-gipfel-d5 = Dúhová sprcha
station-gipfel-e1 = Slnečná stráň
station-gipfel-e2 = Syrová koliba
station-gipfel-e3 = Krivý mužík
station-gipfel-e4 = Pri jašterici
station-gipfel-e5 = Obláčikovo
station-gipfel-t1 = Jódlovňa
station-gipfel-t2 = Posledné sústo
station-gipfel-t3 = Kozí ňufák

## Tabuľky: slovami a tak krátko, ako stoja na hore

sign-sum-at-most = súčet najviac { $sum }
sign-sum-at-most-short = { $sum }−
sign-sum-at-least = súčet aspoň { $sum }
sign-sum-at-least-short = { $sum }+
sign-three-of = tri { $face ->
    [1] jednotky
    [2] dvojky
    [3] trojky
    [4] štvorky
    [5] päťky
   *[6] šestky
 }
sign-three-of-short = { $face } { $face } { $face }
sign-two-pairs = dva páry
sign-two-pairs-short = 2 páry
sign-full-house = full house
sign-full-house-short = 3 + 2
sign-small-straight = malá postupka (štyri v rade)
sign-small-straight-short = 4 v rade
sign-large-straight = veľká postupka (päť v rade)
sign-large-straight-short = 5 v rade
sign-of-a-kind = { $count ->
    [3] trojica rovnakých
    [4] štvorica rovnakých
   *[5] pätica rovnakých
 }
sign-of-a-kind-short = { $count }× rovnaké

## Fázy

gipfel-phase-first = Los rozhoduje, kto začne
gipfel-phase-roll = Kocky berie { $seat }
gipfel-phase-rolling = { $seat }: kocky sa kotúľajú
gipfel-phase-choose = Hádže znova alebo ťahá kozorožcom: { $seat }
gipfel-phase-push = Kam pôjde postrčený kozorožec, vyberá { $seat }
gipfel-phase-over = Výstup sa skončil

## Akcie (nápisy na tlačidlách a v zozname)

gipfel-action-roll-all = Hodiť všetkými piatimi kockami
gipfel-action-roll = Hodiť znova: { $dice }
gipfel-action-move = Kozorožec: { $from } → { $to } ({ $sign })
gipfel-action-move-joker = Kozorožec: { $from } → { $to } (žolík)
gipfel-action-push = Postrčený kozorožec: { $from } → { $to }
gipfel-action-back = Kozorožec späť do dediny: { $station }
gipfel-action-end = Ukončiť ťah

## Prečo akcia nie je možná

gipfel-refusal-game-over = Hra sa skončila, viac sa už robiť nedá.
gipfel-refusal-chance-first = Počkaj, kým sa kocky zastavia.
gipfel-refusal-no-such-chance = Takto teraz kocky padnúť nemôžu.
gipfel-refusal-not-now = { $seat }, kocky má teraz niekto iný.
gipfel-refusal-roll-all-first = Ťah sa začína hodom všetkými piatimi kockami.
gipfel-refusal-no-rolls-left = To už boli tri hody; teraz musí ísť kozorožec.
gipfel-refusal-no-dice = Vyber aspoň jednu kocku, ktorou hodíš.
gipfel-refusal-push-due = Najprv vyber, kam pôjde tvoj postrčený kozorožec ({ $station }).
gipfel-refusal-not-pushed = { $station }: odtiaľto teraz nikto kozorožca nestrká.
gipfel-refusal-no-trail = Tadiaľto cesta hore nevedie: { $from } → { $to }.
gipfel-refusal-no-goat = { $station }: nemáš tu kozorožca.
gipfel-refusal-sign-not-met = Kocky na tabuľku nesedia: { $sign }.
gipfel-refusal-not-on-the-way = Vrátiť sa dá len kozorožec, ktorý je medzi dedinou a vrcholom, a { $station } medzi nimi neleží.
gipfel-refusal-must-move = Kocky sedia na niektorú cestu, takže kozorožec musí ísť.
gipfel-refusal-must-put-back = Žiadna tabuľka nesedí: jeden tvoj kozorožec musí späť do dediny.

## Čo sa stalo (denník)

gipfel-event-first-seat = Začína { $seat }.
gipfel-event-took-up = { $seat }: hádže kockami č. { $places }.
gipfel-event-took-up-all = { $seat }: hádže všetkými kockami.
gipfel-event-rolled = Kocka { $place } ukazuje { $face }.
gipfel-event-dice-lie = { $seat }: padlo { $dice }.
gipfel-event-moved = { $seat }: kozorožec stúpa, { $from } → { $to }.
gipfel-event-moved-joker = { $seat }: kozorožec stúpa vďaka pätici, { $from } → { $to }.
gipfel-event-pushed-up = { $seat }: postrčený kozorožec ide hore, { $from } → { $to }.
gipfel-event-washed-down = { $seat }: potok odnáša kozorožca nadol, { $from } → { $to }.
gipfel-event-set-back = Žiadna tabuľka nesedí. { $seat }: kozorožec ide späť do dediny ({ $from }).
gipfel-event-stuck = Žiadna tabuľka nesedí a { $seat } nemá kozorožca, ktorý by sa vrátil.
gipfel-event-summit-left = { $seat }: kozorožec opúšťa vrchol a kluše domov do dediny.
gipfel-event-arrived = { $arrivals ->
    [1] { $seat }: má kozorožca na vrchole. Ešte raz a je to výhra.
   *[other] { $seat }: má kozorožca na vrchole, už druhý raz.
 }
gipfel-event-arrived-pushed = { $arrivals ->
    [1] { $seat }: postrčený kozorožec je na vrchole. Ešte raz a je to výhra.
   *[other] { $seat }: postrčený kozorožec je na vrchole, už druhý raz.
 }
gipfel-event-turn-passed = Kocky berie { $seat }.
gipfel-event-won = Víťazí { $seat }.

## Terminál

gipfel-cli-station = { $name } ({ $id })
gipfel-cli-roll-hint = Alebo hoď kockami znova, napríklad roll 2 5: druhou a piatou.
gipfel-cli-column-station = pole
gipfel-cli-column-room = miesto
gipfel-cli-column-goats = kozorožce
gipfel-cli-column-trails = cesty hore
gipfel-cli-column-river = potok na
gipfel-cli-legend = A2 B sú dva kozorožce hráča A a jeden hráča B; * označuje cestu, na ktorú kocky sedia.

## Pravidlá, každé má svoj záznam

gipfel-rules-section-goal = Cieľ
gipfel-rules-section-setup = Pred prvým hodom
gipfel-rules-section-rolling = Hádzanie
gipfel-rules-section-moving = Cesta hore
gipfel-rules-section-signs = Tabuľky
gipfel-rules-section-nothing = Keď nič nesedí
gipfel-rules-section-stations = Malé a veľké polia
gipfel-rules-section-pushing = Postrčenie nahor a potok nadol
gipfel-rules-section-summit = Vrchol a koniec hry
gipfel-rules-section-rulings = Rozhodnutia tam, kde pravidlá mlčia

rule-GS-001 = Hráte dvaja až štyria, asi pol hodiny; každý by mal mať aspoň osem rokov.
rule-GS-002 = Kociek je päť. Každý má päť kozorožcov a žetón, ktorý ukazuje, či už niektorý stál na vrchole.
rule-GS-003 = Doveď kozorožce dvakrát na vrchol skôr než ktokoľvek iný.
rule-GS-004 = Vezmeš si päť kozorožcov a žetón jednej farby.
rule-GS-005 = Všetky kozorožce začínajú v dedine na úpätí hory.
rule-GS-006 = Do dediny sa zmestia všetky kozorožce.
rule-GS-007 = Na začiatku tvoj žetón ukazuje prázdnu horu.
rule-GS-008 = Prvý berie kocky ten, kto bol naposledy na nejakej hore. Tu rozhoduje los alebo vy.
rule-GS-009 = Striedate sa v smere hodinových ručičiek.
rule-GS-010 = Najprv hodíš všetkými piatimi kockami.
rule-GS-011 = Potom smieš hádzať ešte najviac dvakrát, zakaždým toľkými kockami, koľkými chceš.
rule-GS-012 = Do tretieho hodu smieš vziať aj kocky, ktoré pri druhom zostali ležať.
rule-GS-013 = Prestať smieš po každom hode.
rule-GS-014 = Počíta sa len to, čo päť kociek ukazuje nakoniec.
rule-GS-015 = S konečným hodom musíš ísť jedným zo svojich kozorožcov na ďalšie pole hore.
rule-GS-016 = Na každej ceste medzi dvoma poliami stojí tabuľka; kocky musia ukazovať, čo žiada.
rule-GS-017 = Cesty vedú len hore, po tmavých šípkach.
rule-GS-018 = Aj keď kocky sedia na viac tabuliek, ide len jeden kozorožec o jedno pole.
rule-GS-019 = Číslo s mínusom: súčet všetkých piatich kociek je toľko alebo menej.
rule-GS-020 = Číslo s plusom: súčet všetkých piatich kociek je toľko alebo viac.
rule-GS-021 = Tri rovnaké číslice na tabuľke: aspoň tri kocky ukazujú práve túto hodnotu.
rule-GS-022 = 4 alebo 5 v rade: toľko hodnôt ide po sebe.
rule-GS-023 = Dva páry; oba smú mať rovnakú hodnotu.
rule-GS-024 = Full house: tri kocky jednej hodnoty a dve druhej.
rule-GS-025 = Trikrát, štyrikrát alebo päťkrát rovnaké: toľko kociek jednej hodnoty, nech je akákoľvek.
rule-GS-026 = Pätica je žolík: ktorýkoľvek tvoj kozorožec ide hore ktoroukoľvek cestou, nech tabuľka žiada čokoľvek.
rule-GS-027 = Keď kocky nesedia na žiadnu cestu žiadneho tvojho kozorožca, jeden z nich sa zo svojho poľa vracia do dediny.
rule-GS-028 = Kozorožec na vrchole sa takto nikdy nevracia.
rule-GS-029 = Sú veľké a malé polia.
rule-GS-030 = Na veľké pole sa zmestí ľubovoľne veľa kozorožcov všetkých hráčov.
rule-GS-031 = Na malé pole sa zmestí jeden kozorožec.
rule-GS-032 = Keď tvoj kozorožec vylezie na veľké pole, kde už stoja aspoň dva tvoje, postrčí jeden z nich na ďalšie pole hore.
rule-GS-033 = To sa stane, len keď kozorožec prichádza zdola.
rule-GS-034 = Keď tvoj kozorožec vylezie na malé pole, kde stojí tvoj vlastný, postrčí ho na ďalšie pole hore.
rule-GS-035 = Ak ďalej vedie viac ciest, vyberáš, ktorou postrčený kozorožec pôjde.
rule-GS-036 = Postrčený kozorožec kocky nepotrebuje; na tabuľke nezáleží.
rule-GS-037 = Kam postrčený kozorožec príde, tam rovnako strká ďalej.
rule-GS-038 = Keď tvoj kozorožec príde na malé pole, kde stojí cudzí, toho odnesie potok nadol na ďalšie pole.
rule-GS-039 = Ak je to pole malé a obsadené, kozorožca na ňom odnesie jeho potok ďalej, nech patrí komukoľvek.
rule-GS-040 = Cestou nadol potok odnáša aj tvoje vlastné kozorožce; hore ich pritom nikto nestrká.
rule-GS-041 = Kozorožec, ktorého potok odnesie na veľké pole, tam zostane.
rule-GS-042 = Kozorožec postrčený hore na malé pole pošle po potoku cudzieho kozorožca, ktorý tam stojí.
rule-GS-043 = Keď tvoj kozorožec prvý raz stane na vrchole, otočíš svoj žetón.
rule-GS-044 = Počíta sa aj to, keď ho na vrchol postrčí iný kozorožec.
rule-GS-045 = Tvoj kozorožec zostane na vrchole, kým tam nepríde kozorožec iného hráča; potom sa vracia do dediny.
rule-GS-046 = Žetón zostane otočený, aj keď ten kozorožec musí preč.
rule-GS-047 = Keď sa tvoj kozorožec pohol a postrčil, čo mal, alebo sa vrátil do dediny, berie kocky sused po ľavici.
rule-GS-048 = Keď tvoje kozorožce prídu na vrchol druhý raz, hneď vyhrávaš.
rule-GS-049 = V tlačenej hre sa hora volá Mount Friese.
rule-GS-050 = Pre dvoch, troch aj štyroch hráčov platia rovnaké pravidlá.

rule-Q-GS-01 = Tabuľka s postupkou alebo s rovnakými kockami hovorí, koľko ich potrebuje; viac ich sedí tiež.
rule-Q-GS-02 = Tri rovnaké číslice znamenajú aspoň tri kocky.
rule-Q-GS-03 = Päť rovnakých nie je full house, ale aj tak je to žolík.
rule-Q-GS-04 = Štyri rovnaké platia ako dva páry.
rule-Q-GS-05 = Keď môžeš ísť kozorožcom, musíš.
rule-Q-GS-06 = Kým niektorý tvoj kozorožec môže ísť, nesmieš žiadneho vrátiť.
rule-Q-GS-07 = Keď žiadny kozorožec nemôže ísť a žiadny nestojí medzi dedinou a vrcholom, nestane sa nič.
rule-Q-GS-08 = Vyberáš, ktorý kozorožec sa vráti, z malého alebo z veľkého poľa.
rule-Q-GS-09 = Vlastné kozorožce strkáš, či chceš, alebo nie, na malých aj na veľkých poliach.
rule-Q-GS-10 = Na veľkom poli sa počítajú kozorožce, ktoré tam stáli predtým; každý príchod postrčí jeden z nich.
rule-Q-GS-11 = Postrčený kozorožec, ktorý príde na veľké pole s aspoň dvoma tvojimi, postrčí ďalšieho.
rule-Q-GS-12 = Žolík nahradí len tabuľku prvého kroku; strká sa potom ako zvyčajne.
rule-Q-GS-13 = Postrčené kozorožce tabuľku nepotrebujú, ani na poslednom kroku na vrchol.
rule-Q-GS-14 = Rad postrčení sa môže skončiť na vrchole; aj to je príchod a cudzí kozorožec odtiaľ musí preč.
rule-Q-GS-15 = Keď tvoj kozorožec stojí na vrchole a príde tam ďalší tvoj, je to druhý príchod a hra sa končí.
rule-Q-GS-16 = S kozorožcom na vrchole sa nedá ťahať, nedá sa postrčiť ani vrátiť. Domov ho pošle len príchod iného hráča.
rule-Q-GS-17 = Oba príchody môže mať ten istý kozorožec.
rule-Q-GS-18 = Kozorožec postrčený hore na cudzieho ho pošle nadol, so všetkým, čo z toho vyplýva.
rule-Q-GS-19 = Potok môže doniesť kozorožca až k tomu, ktorý práve ťahal; aj ten potom pláva nadol.
rule-Q-GS-20 = Kozorožec, ktorý ťahá, najprv opustí svoje pole, potom uhne ten, ku ktorému príde, a potom ostatné.
rule-Q-GS-21 = Kozorožec, ktorého potok odnesie na veľké pole s dvoma vlastnými, nikoho nestrká.
rule-Q-GS-22 = Kozorožec vrátený do dediny nikoho nestrká.
rule-Q-GS-23 = Z každého malého poľa tečie práve jeden potok.
rule-Q-GS-24 = Potok môže tiecť rovno do dediny; kozorožec sa tam pridá k ostatným.
rule-Q-GS-25 = Cesty ani potoky nevedú dookola.
rule-Q-GS-26 = Jeden ťah nemôže priniesť dva príchody.
rule-Q-GS-27 = Nezáleží na tom, ktorého z tvojich kozorožcov na veľkom poli postrčíš; sú všetky rovnaké.
rule-Q-GS-28 = Skoršie hody a odložené kocky nič neznamenajú; rozhodujú kocky nakoniec.
rule-Q-GS-29 = Na veľkom poli cudzie kozorožce neprekážajú.
rule-Q-GS-30 = Otočený žetón sa nikdy neotáča späť.
rule-Q-GS-31 = Ťahať musíš, aj keď ti každý možný ťah uškodí.
rule-Q-GS-32 = Kto začne, určí los, ak stôl neurčí niekoho.

## Stránka: kocky

dice-title = Kocky
dice-roll = Hodiť
dice-roll-again = { $count ->
    [one] Hodiť znova { $count } kockou
   *[other] Hodiť znova { $count } kockami
 }
dice-keep-all = Nechať všetky
dice-help-roll = Hoď kockami.
dice-help-keep = Ťukni na kocky, ktoré si necháš; ostatnými hodíš znova. Alebo ťahaj kozorožcom.
dice-help-move = Ťukni na zvýrazneného kozorožca alebo na zvýraznené pole.
dice-help-back = Nič nesedí. Ťukni na kozorožca, ktorý sa vráti do dediny.
dice-help-push = Ťukni na pole, kam pôjde tvoj postrčený kozorožec.
dice-help-end = Nič nesedí a žiadny kozorožec sa vracať nemusí.
dice-left = { $count ->
    [0] žiadny hod nezostáva
    [one] zostáva { $count } hod
    [few] zostávajú { $count } hody
   *[other] zostáva { $count } hodov
 }
dice-move = Ťahať
dice-back = Vrátiť do dediny
dice-push = Postrčiť
dice-end = Ukončiť ťah
dice-die = Kocka { $place }: { $face }
dice-die-unrolled = Kocka { $place }: ešte pred hodom
dice-die-kept = zostane
dice-die-rolls = hodí sa znova
dice-sum = Súčet { $sum }
dice-joker = Pätica: každá cesta je otvorená

## Stránka: nápoveda

key-die = nechať kocku alebo ňou hodiť znova
key-roll = hodiť
key-hint = ukázať alebo skryť šance
lesson-gipfel-goal = Dostaň kozorožca na vrchol dvakrát skôr než ostatní. Na každej ceste stojí tabuľka: hovorí, čo musí ukázať tvojich päť kociek.
lesson-gipfel-roll = Hádzať smieš trikrát. Najprv hoď všetkými piatimi kockami.
lesson-gipfel-keep = Ťukni na kocky, ktoré si necháš; ostatnými hodíš znova. Šance ukážu, ako ľahko sa ktorá cesta otvorí.
lesson-gipfel-move = Zvýraznená cesta je s týmito kockami otvorená. Ťukni na kozorožca alebo na horný koniec cesty, pozri sa, čo sa stane, a ťukni na Ťahať. Jeden kozorožec ide o jeden krok.
lesson-gipfel-push = Tvoje kozorožce sa postrkujú nahor: vstúp na malú skalu, kde stojí tvoj kozorožec, alebo na lúku s dvoma tvojimi, a jeden z nich ide ďalej zadarmo.
lesson-gipfel-river = Kozorožca z malej skaly odnesie potok, keď tam príde cudzí. Lúky sú bezpečné.
lesson-gipfel-back = Ak po poslednom hode nesedí žiadna tabuľka, jeden tvoj kozorožec musí späť do dediny.
hint-title = Nápoveda
hint-show = Ukázať šance
hint-hide = Skryť šance
hint-met = sedí teraz
hint-chance = { $percent }{ "\u00A0" }%
hint-keep = Najlepšie je nechať { $dice }
hint-keep-none = Najlepšie je hodiť všetkými piatimi

## Stránka: hora a kozorožce

map-title-gipfel = Hora kozorožcov
map-station = { $station }, { $size ->
    [small] malé pole
   *[large] veľké pole
 }
map-station-empty = žiadny kozorožec
map-goats-of = { $count ->
    [one] { $count } kozorožec
    [few] { $count } kozorožce
   *[other] { $count } kozorožcov
 } ({ $seat })
map-trail = na pole { $station }: { $sign }
map-river = potok na pole { $station }
map-trail-open = s týmito kockami otvorená
seat-goats = v dedine { $village }, na ceste { $way }
seat-disc-bare = na vrchole zatiaľ nie
seat-disc-goat = raz na vrchole
seat-disc-won = dvakrát na vrchole
gipfel-turn-of = Kocky má { $seat }
gipfel-your-turn = Tvoje kocky, { $seat }

## Stránka: koniec

gipfel-end-title = Hora je zdolaná
gipfel-end-won = Víťazí { $seat }
gipfel-end-arrivals = { $seat }: { $arrivals ->
    [0] na vrchole ani raz
    [one] raz na vrchole
   *[other] dvakrát na vrchole
 }

## Príprava: kto hrá

bot-rusher-help = Zbiera rovnaké kocky a vždy lezie čo najvyššie. Stredne silný súper.
bot-ibex-help = Pozná šance každého hodu a plánuje aj ďalší ťah. Najsilnejší súper v tejto hre.
