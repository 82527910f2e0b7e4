### Up the Rock: toate textele jocului.
### Variabilele sunt ca în engleză. Locul „A” arată ca un verb la început de frază: acolo îl urmează virgulă sau două
### puncte. Numele de câmpuri sunt articulate și stau fără prepoziție.

## Jocul și tabla

game-gipfel = Up the Rock
board-gipfel = Muntele țapilor

## Câmpuri (cel mult 14 semne)

station-gipfel-start = Satul
station-gipfel-summit = Vârful
station-gipfel-a1 = Trifoiul Verde
station-gipfel-a2 = La Talangă
station-gipfel-a3 = La Ciulini
station-gipfel-a4 = Gura Vântului
station-gipfel-a5 = Marmota Grasă
station-gipfel-a6 = Cuibul Acvilei
station-gipfel-b1 = La Brădet
station-gipfel-b2 = Buturuga Mică
station-gipfel-b3 = Divanul Verde
station-gipfel-b4 = Casa Bufniței
station-gipfel-b5 = Foișorul Zadei
station-gipfel-c1 = Șura cu Fân
station-gipfel-c2 = Piatra Veselă
station-gipfel-c3 = Masa Întinsă
station-gipfel-c4 = Gâfâitoarea
station-gipfel-d1 = Iazul Morii
station-gipfel-d2 = Piatra Oac
station-gipfel-d3 = Cotul Vidrei
station-gipfel-d4 = Bâldâbâc
station-gipfel-d5 = Sub Curcubeu
station-gipfel-e1 = Fața Însorită
station-gipfel-e2 = Stâna cu Caș
station-gipfel-e3 = Momâia Strâmbă
station-gipfel-e4 = Brâul Șopârlei
station-gipfel-e5 = Balcon cu Nori
station-gipfel-t1 = Chiuitoarea
station-gipfel-t2 = Ultimul Prânz
station-gipfel-t3 = Botul Țapului

## Panouri: în cuvinte și atât de scurt cum stau pe munte

sign-sum-at-most = suma cel mult { $sum }
sign-sum-at-most-short = { $sum }−
sign-sum-at-least = suma cel puțin { $sum }
sign-sum-at-least-short = { $sum }+
sign-three-of = triplet de { $face ->
    [1] unu
    [2] doi
    [3] trei
    [4] patru
    [5] cinci
   *[6] șase
 }
sign-three-of-short = { $face } { $face } { $face }
sign-two-pairs = două perechi
sign-two-pairs-short = 2 perechi
sign-full-house = full house
sign-full-house-short = 3 + 2
sign-small-straight = chintă mică (patru la rând)
sign-small-straight-short = 4 la rând
sign-large-straight = chintă mare (cinci la rând)
sign-large-straight-short = 5 la rând
sign-of-a-kind = { $count ->
    [3] triplet
    [4] careu
   *[5] cvintuplet
 }
sign-of-a-kind-short = { $count } la fel

## Faze

gipfel-phase-first = Întâmplarea hotărăște cine începe
gipfel-phase-roll = Acum ia zarurile { $seat }
gipfel-phase-rolling = Se rostogolesc zarurile: { $seat }
gipfel-phase-choose = Acum { $seat } aruncă din nou sau mută un țap
gipfel-phase-push = Acum { $seat } alege încotro merge țapul împins
gipfel-phase-over = Urcușul s-a încheiat

## Acțiuni (texte de butoane și de liste)

gipfel-action-roll-all = Aruncă toate cele cinci zaruri
gipfel-action-roll = Aruncă din nou { $dice }
gipfel-action-move = Țap: { $from } → { $to } ({ $sign })
gipfel-action-move-joker = Țap: { $from } → { $to } (joker)
gipfel-action-push = Țap împins: { $from } → { $to }
gipfel-action-back = Un țap înapoi în sat: { $station }
gipfel-action-end = Încheie tura

## De ce nu se poate o acțiune

gipfel-refusal-game-over = Partida s-a încheiat; nu se mai poate face nimic.
gipfel-refusal-chance-first = Așteaptă până se opresc zarurile.
gipfel-refusal-no-such-chance = Zarurile nu pot cădea acum așa.
gipfel-refusal-not-now = { $seat }, zarurile sunt la altcineva.
gipfel-refusal-roll-all-first = Tura începe cu o aruncare a tuturor celor cinci zaruri.
gipfel-refusal-no-rolls-left = Ai aruncat de trei ori; acum trebuie să muți un țap.
gipfel-refusal-no-dice = Alege cel puțin un zar de aruncat.
gipfel-refusal-push-due = Alege întâi încotro e împins țapul tău de aici: { $station }.
gipfel-refusal-not-pushed = Aici nu e împins niciun țap: { $station }.
gipfel-refusal-no-trail = În sus nu duce un asemenea drum: { $from } → { $to }.
gipfel-refusal-no-goat = Aici nu ai niciun țap: { $station }.
gipfel-refusal-sign-not-met = Zarurile nu se potrivesc cu panoul: { $sign }.
gipfel-refusal-not-on-the-way = Numai un țap aflat între sat și vârf poate fi dat înapoi, iar locul acesta nu e acolo: { $station }.
gipfel-refusal-must-move = Zarurile tale se potrivesc cu un panou, deci trebuie să muți un țap.
gipfel-refusal-must-put-back = Niciun panou nu se potrivește: un țap de-al tău trebuie să se întoarcă în sat.

## Ce s-a întâmplat (jurnalul)

gipfel-event-first-seat = Începe { $seat }.
gipfel-event-took-up = { $seat }: aruncă zarurile { $places }.
gipfel-event-took-up-all = { $seat }: aruncă toate zarurile.
gipfel-event-rolled = Zarul { $place } arată { $face }.
gipfel-event-dice-lie = { $seat }: zarurile arată { $dice }.
gipfel-event-moved = { $seat }: un țap urcă, { $from } → { $to }.
gipfel-event-moved-joker = { $seat }: un țap urcă cu un cvintuplet, { $from } → { $to }.
gipfel-event-pushed-up = { $seat }: un țap e împins în sus, { $from } → { $to }.
gipfel-event-washed-down = { $seat }: un țap e dus la vale, { $from } → { $to }.
gipfel-event-set-back = { $seat }: niciun panou nu se potrivește, un țap se întoarce în sat ({ $from }).
gipfel-event-stuck = { $seat }: niciun panou nu se potrivește și niciun țap nu poate fi dat înapoi.
gipfel-event-summit-left = { $seat }: țapul pleacă de pe vârf și o ia la trap spre sat.
gipfel-event-arrived = { $arrivals ->
    [1] { $seat }: un țap e pe vârf. Încă o sosire aduce victoria.
   *[other] { $seat }: un țap e pe vârf, pentru a doua oară.
 }
gipfel-event-arrived-pushed = { $arrivals ->
    [1] { $seat }: un țap e împins pe vârf. Încă o sosire aduce victoria.
   *[other] { $seat }: un țap e împins pe vârf, pentru a doua oară.
 }
gipfel-event-turn-passed = Zarurile trec la { $seat }.
gipfel-event-won = Câștigă { $seat }.

## Terminalul

gipfel-cli-station = { $name } ({ $id })
gipfel-cli-roll-hint = Sau aruncă din nou, de exemplu roll 2 5: al doilea și al cincilea zar.
gipfel-cli-column-station = câmp
gipfel-cli-column-room = locuri
gipfel-cli-column-goats = țapi
gipfel-cli-column-trails = drumuri în sus
gipfel-cli-column-river = pârâu la
gipfel-cli-legend = A2 B: doi țapi A și un țap B; * arată un drum care se potrivește cu zarurile.

## Regulile, una câte una

gipfel-rules-section-goal = Scopul
gipfel-rules-section-setup = Înainte de prima aruncare
gipfel-rules-section-rolling = Aruncarea zarurilor
gipfel-rules-section-moving = Mutarea
gipfel-rules-section-signs = Panourile
gipfel-rules-section-nothing = Când nu se potrivește nimic
gipfel-rules-section-stations = Câmpuri mici și câmpuri mari
gipfel-rules-section-pushing = Împins în sus și dus la vale
gipfel-rules-section-summit = Vârful și sfârșitul
gipfel-rules-section-rulings = Ce facem unde regulile tac

rule-GS-001 = Jucați în doi, trei sau patru, cam o jumătate de oră; e bine să ai cel puțin opt ani.
rule-GS-002 = Sunt cinci zaruri, câte cinci țapi de fiecare și câte un jeton care arată dacă ai fost pe vârf.
rule-GS-003 = Ajungi de două ori cu țapii tăi pe vârf, înaintea celorlalți.
rule-GS-004 = Iei cei cinci țapi și jetonul de o culoare.
rule-GS-005 = Toți țapii pornesc din sat, de la poalele muntelui.
rule-GS-006 = În sat încap toți țapii.
rule-GS-007 = La început, jetonul tău arată muntele gol.
rule-GS-008 = Cine a fost ultimul pe un munte ia primul zarurile. Aici hotărăște întâmplarea sau voi.
rule-GS-009 = Jucați pe rând, în sensul acelor de ceasornic.
rule-GS-010 = Întâi arunci toate cele cinci zaruri.
rule-GS-011 = Apoi mai poți arunca de cel mult două ori, de fiecare dată câte zaruri vrei.
rule-GS-012 = La a treia aruncare poți lua și zaruri pe care la a doua le-ai lăsat pe loc.
rule-GS-013 = Te poți opri după orice aruncare.
rule-GS-014 = Contează numai cum stau cele cinci zaruri la sfârșit.
rule-GS-015 = Cu zarurile rămase trebuie să muți un țap de-al tău pe câmpul următor, în sus.
rule-GS-016 = Pe fiecare drum dintre două câmpuri stă un panou; zarurile trebuie să arate ce cere el.
rule-GS-017 = Drumurile duc numai în sus, de-a lungul săgeților închise la culoare.
rule-GS-018 = Dacă zarurile se potrivesc cu mai multe panouri, tot un singur țap muți, cu un singur câmp.
rule-GS-019 = Un număr cu minus: cele cinci zaruri fac împreună atât sau mai puțin.
rule-GS-020 = Un număr cu plus: cele cinci zaruri fac împreună atât sau mai mult.
rule-GS-021 = Triplet de un anumit număr: cel puțin trei zaruri arată exact numărul acela.
rule-GS-022 = Chintă mică sau mare: patru, respectiv cinci numere la rând.
rule-GS-023 = Două perechi; amândouă pot fi din același număr.
rule-GS-024 = Full house: trei zaruri de un fel și două de altul.
rule-GS-025 = Triplet, careu, cvintuplet: trei, patru sau cinci zaruri cu același număr, oricare ar fi el.
rule-GS-026 = Cvintupletul e joker: oricare țap de-al tău urcă pe orice drum din fața lui, indiferent ce cere panoul.
rule-GS-027 = Dacă zarurile nu se potrivesc cu niciun drum al vreunui țap de-al tău, unul dintre țapii tăi se întoarce de pe câmpul lui în sat.
rule-GS-028 = Un țap aflat pe vârf nu e trimis niciodată înapoi în felul acesta.
rule-GS-029 = Sunt câmpuri mari și câmpuri mici.
rule-GS-030 = Pe un câmp mare încap oricâți țapi, ai tuturor.
rule-GS-031 = Pe un câmp mic încape un singur țap.
rule-GS-032 = Când urci cu un țap pe un câmp mare unde ai deja cel puțin doi țapi, unul dintre ei e împins pe câmpul următor.
rule-GS-033 = Asta se întâmplă numai dacă țapul care sosește vine de jos.
rule-GS-034 = Când urci cu un țap pe un câmp mic unde stă alt țap de-al tău, acela e împins pe câmpul următor.
rule-GS-035 = Unde pornesc mai multe drumuri în sus, tu alegi pe care e împins țapul tău.
rule-GS-036 = Țapul împins nu are nevoie de zaruri; panoul nu contează.
rule-GS-037 = Țapul împins împinge la rândul lui, la fel, când sosește.
rule-GS-038 = Când țapul tău sosește pe un câmp mic unde stă țapul altcuiva, acela e dus de pârâu la vale, pe câmpul următor.
rule-GS-039 = Dacă și câmpul acela e mic și ocupat, țapul de acolo e dus mai departe de pârâul lui, al oricui ar fi.
rule-GS-040 = La vale sunt duși și țapii tăi; atunci nu sunt împinși niciodată în sus.
rule-GS-041 = Țapul dus la vale pe un câmp mare rămâne acolo.
rule-GS-042 = Țapul împins în sus pe un câmp mic îl trimite la vale pe țapul altcuiva care stă acolo.
rule-GS-043 = Când un țap de-al tău ajunge prima dată pe vârf, întorci jetonul.
rule-GS-044 = Se pune și dacă e împins pe vârf.
rule-GS-045 = Țapul tău rămâne pe vârf până sosește țapul altui jucător; atunci se întoarce în sat.
rule-GS-046 = Jetonul rămâne întors, chiar dacă țapul trebuie să plece.
rule-GS-047 = După ce ai mutat un țap, cu tot ce a împins, sau ai dat unul înapoi, zarurile trec la vecinul din stânga.
rule-GS-048 = Când țapii tăi ajung a doua oară pe vârf, câștigi pe loc.
rule-GS-049 = Muntele din jocul tipărit se numește Mount Friese.
rule-GS-050 = Toate regulile sunt aceleași pentru doi, trei și patru jucători.

rule-Q-GS-01 = Panoul de chintă sau de zaruri la fel spune de câte e nevoie; se potrivesc și mai multe.
rule-Q-GS-02 = Triplet înseamnă cel puțin trei zaruri la fel.
rule-Q-GS-03 = Cvintupletul nu e full house, dar e oricum joker.
rule-Q-GS-04 = Un careu se pune ca două perechi.
rule-Q-GS-05 = Dacă un țap poate urca, trebuie să muți unul.
rule-Q-GS-06 = Nu poți da un țap înapoi cât timp unul dintre țapii tăi poate urca.
rule-Q-GS-07 = Dacă niciun țap nu poate urca și niciunul nu stă pe un câmp între sat și vârf, nu se întâmplă nimic.
rule-Q-GS-08 = Tu alegi ce țap dai înapoi, de pe un câmp mic sau de pe unul mare.
rule-Q-GS-09 = Țapii tăi sunt împinși fie că vrei, fie că nu, pe câmpuri mici și mari.
rule-Q-GS-10 = Pe un câmp mare contează țapii care stăteau deja acolo; fiecare sosire împinge unul.
rule-Q-GS-11 = Un țap împins pe un câmp mare unde ai cel puțin doi țapi îl împinge pe încă unul.
rule-Q-GS-12 = Jokerul ține locul panoului numai la primul pas; împingerile urmează ca de obicei.
rule-Q-GS-13 = Țapii împinși nu au nevoie de panou, nici la ultimul pas spre vârf.
rule-Q-GS-14 = Un șir de împingeri se poate termina pe vârf; se pune ca sosire, iar țapul altcuiva trebuie să plece.
rule-Q-GS-15 = Dacă pe vârf e țapul tău și mai sosește unul de-al tău, aceea e a doua sosire, iar partida s-a încheiat.
rule-Q-GS-16 = Țapul de pe vârf nu poate fi mutat, împins sau dat înapoi. Numai sosirea altui jucător îl trimite acasă.
rule-Q-GS-17 = Ambele sosiri pot fi ale aceluiași țap.
rule-Q-GS-18 = Când țapul împins în sus dă peste țapul altcuiva, îl trimite la vale, cu tot ce urmează.
rule-Q-GS-19 = Țapul dus la vale poate ajunge chiar la cel care tocmai a fost mutat; atunci e dus la vale și acela.
rule-Q-GS-20 = Întâi își părăsește câmpul țapul mutat, apoi e împins cel peste care dă, apoi urmează restul.
rule-Q-GS-21 = Un țap dus la vale pe un câmp mare cu doi de-ai lui nu împinge pe nimeni.
rule-Q-GS-22 = Un țap dat înapoi în sat nu împinge pe nimeni.
rule-Q-GS-23 = Din fiecare câmp mic pornește exact un pârâu.
rule-Q-GS-24 = Un pârâu poate duce direct în sat; acolo țapul se alătură celorlalți.
rule-Q-GS-25 = Nici drumurile, nici pâraiele nu se închid în cerc.
rule-Q-GS-26 = Într-o tură nu pot fi două sosiri.
rule-Q-GS-27 = Nu contează care dintre țapii tăi de pe un câmp mare e împins; sunt toți la fel.
rule-Q-GS-28 = Aruncările de dinainte și zarurile puse deoparte nu înseamnă nimic; hotărăsc zarurile de la sfârșit.
rule-Q-GS-29 = Pe un câmp mare, țapii celorlalți nu contează.
rule-Q-GS-30 = Jetonul întors nu se mai întoarce la loc.
rule-Q-GS-31 = Trebuie să muți chiar dacă orice mutare posibilă îți strică.
rule-Q-GS-32 = Întâmplarea hotărăște cine începe, dacă la masă nu e stabilit altfel.

## Pagina: zarurile

dice-title = Zaruri
dice-roll = Aruncă
dice-roll-again = { $count ->
    [one] Aruncă din nou { $count } zar
    [few] Aruncă din nou { $count } zaruri
   *[other] Aruncă din nou { $count } de zaruri
 }
dice-keep-all = Păstrează tot
dice-help-roll = Aruncă zarurile.
dice-help-keep = Atinge zarurile pe care le păstrezi; celelalte se aruncă din nou. Sau mută un țap.
dice-help-move = Atinge un țap luminat sau un câmp luminat.
dice-help-back = Nu se potrivește nimic. Atinge țapul care se întoarce în sat.
dice-help-push = Atinge câmpul pe care e împins țapul tău.
dice-help-end = Nu se potrivește nimic și niciun țap nu trebuie să se întoarcă.
dice-left = { $count ->
    [0] nicio aruncare rămasă
    [one] { $count } aruncare rămasă
    [few] { $count } aruncări rămase
   *[other] { $count } de aruncări rămase
 }
dice-move = Mută
dice-back = Dă înapoi
dice-push = Împinge
dice-end = Încheie tura
dice-die = Zarul { $place }: { $face }
dice-die-unrolled = Zarul { $place }: încă nearuncat
dice-die-kept = păstrat
dice-die-rolls = se aruncă din nou
dice-sum = Suma { $sum }
dice-joker = Cvintuplet: toate drumurile sunt deschise

## Pagina: sfaturi

key-die = păstrează zarul sau îl arunci din nou
key-roll = aruncă
key-hint = arată sau ascunde șansele
lesson-gipfel-goal = Du un țap pe vârf de două ori înaintea celorlalți. Pe fiecare drum stă un panou: spune ce trebuie să arate cele cinci zaruri ale tale.
lesson-gipfel-roll = Ai voie să arunci de trei ori. Întâi arunci toate cele cinci zaruri.
lesson-gipfel-keep = Atinge zarurile pe care le păstrezi; pe celelalte le arunci din nou. Șansele arată cât de ușor se deschide fiecare drum.
lesson-gipfel-move = Un drum luminat este deschis cu aceste zaruri. Atinge țapul sau capătul de sus al drumului, vezi ce s-ar întâmpla și atinge Mută. Un țap face un pas.
lesson-gipfel-push = Țapii tăi se împing în sus: urcă pe o stâncă mică unde stă un țap de-al tău sau pe o pajiște cu doi de-ai tăi, iar unul din ei merge mai departe pe gratis.
lesson-gipfel-river = Un țap de pe o stâncă mică e luat de pârâu când sosește unul străin. Pe pajiști e în siguranță.
lesson-gipfel-back = Dacă după ultima aruncare nu se potrivește niciun panou, unul din țapii tăi se întoarce în sat.
hint-title = Sfat
hint-show = Arată șansele
hint-hide = Ascunde șansele
hint-met = se potrivește acum
hint-chance = { $percent }%
hint-keep = Cel mai bine păstrezi { $dice }
hint-keep-none = Cel mai bine le arunci pe toate cinci

## Pagina: muntele și țapii

map-title-gipfel = Muntele țapilor
map-station = { $station }, { $size ->
    [small] câmp mic
   *[large] câmp mare
 }
map-station-empty = niciun țap
map-goats-of = { $count ->
    [one] { $seat }: { $count } țap
    [few] { $seat }: { $count } țapi
   *[other] { $seat }: { $count } de țapi
 }
map-trail = drum în sus: { $station } ({ $sign })
map-river = pârâu la vale: { $station }
map-trail-open = deschis cu aceste zaruri
seat-goats = { $village } în sat, { $way } pe drum
seat-disc-bare = încă nu a fost pe vârf
seat-disc-goat = o dată pe vârf
seat-disc-won = de două ori pe vârf
gipfel-turn-of = Zarurile sunt la { $seat }
gipfel-your-turn = Zarurile tale, { $seat }

## Pagina: sfârșitul

gipfel-end-title = Muntele e cucerit
gipfel-end-won = Câștigă { $seat }
gipfel-end-arrivals = { $seat }: { $arrivals ->
    [0] niciodată pe vârf
    [one] o dată pe vârf
   *[other] de două ori pe vârf
 }

## Pregătire: cine joacă

bot-rusher-help = Adună zaruri de același fel și urcă mereu cât poate de sus. Un adversar mijlociu.
bot-ibex-help = Cunoaște șansele fiecărei aruncări și își plănuiește și tura următoare. Cel mai puternic adversar din acest joc.
