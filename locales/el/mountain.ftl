### Τα κοινά του K2 και του Έβερεστ: όλα τα κείμενα.
### Οι μεταβλητές είναι όπως στα αρχεία των παιχνιδιών.

## Ταμπλό και ζώνες

board-everest-easy = Έβερεστ από τον νότο, εύκολη διαδρομή
board-everest-hard = Έβερεστ από τον βορρά, δύσκολη διαδρομή
zone-below-6000 = κάτω από 6000 μ.
zone-6000 = 6000–7000 μ.
zone-7000 = 7000–8000 μ.
zone-8000 = πάνω από 8000 μ.

## Θέσεις του Έβερεστ (ως 14 χαρακτήρες)

space-everest-easy-base = Βάση
space-everest-easy-i1 = Παγόπτωση 1
space-everest-easy-i2 = Παγόπτωση 2
space-everest-easy-i3 = Παγόπτωση 3
space-everest-easy-i4 = Παγόπτωση 4
space-everest-easy-i5 = Παγόπτωση 5
space-everest-easy-i6 = Παγόπτωση 6
space-everest-easy-i7 = Παγόπτωση 7
space-everest-easy-i8 = Παγόπτωση 8
space-everest-easy-i9 = Παγόπτωση 9
space-everest-easy-i10 = Παγόπτωση 10
space-everest-easy-i11 = Παγόπτωση 11
space-everest-easy-i12 = Παγόπτωση 12
space-everest-easy-c1 = Καμπ I
space-everest-easy-wf = Δυτική πλευρά
space-everest-easy-cwm = Δυτική κοιλάδα
space-everest-easy-c2 = Καμπ II
space-everest-easy-berg = Μπέργκσρουντ
space-everest-easy-face = ΝΔ ορθοπλαγιά
space-everest-easy-gully = Μεσαίο λούκι
space-everest-easy-pillar = Νότιος πυλώνας
space-everest-easy-c3 = Καμπ III
space-everest-easy-yb = Κίτρινη Λωρίδα
space-everest-easy-crest = Κορφή πυλώνα
space-everest-easy-rock = Βραχοζώνη
space-everest-easy-col = Νότιο διάσελο
space-everest-easy-balcony = Μπαλκόνι
space-everest-easy-ss = Νότια Κορυφή
space-everest-easy-step = Σκαλί Χίλαρι
space-everest-easy-snow = Ψηλά χιόνια
space-everest-easy-wr = Δυτική κόψη
space-everest-easy-summit = Έβερεστ
space-everest-hard-base = Ρόνγκμπουκ
space-everest-hard-j1 = Παγόπτωση 1
space-everest-hard-j2 = Παγόπτωση 2
space-everest-hard-j3 = Παγόπτωση 3
space-everest-hard-j4 = Παγόπτωση 4
space-everest-hard-j5 = Παγόπτωση 5
space-everest-hard-j6 = Παγόπτωση 6
space-everest-hard-j7 = Παγόπτωση 7
space-everest-hard-j8 = Παγόπτωση 8
space-everest-hard-j9 = Παγόπτωση 9
space-everest-hard-j10 = Παγόπτωση 10
space-everest-hard-j11 = Παγόπτωση 11
space-everest-hard-j12 = Παγόπτωση 12
space-everest-hard-abc = Άνω βάση
space-everest-hard-chang = Τσανγκτσέ
space-everest-hard-rong = Παγετώνας
space-everest-hard-head = Άνω παγετώνας
space-everest-hard-fan = Χιονοστιβάδες
space-everest-hard-lho = Λο Λα
space-everest-hard-wcliff = Γκρίζοι βράχοι
space-everest-hard-wsnow = Δυτική πλαγιά
space-everest-hard-ncol = Βόρειο διάσελο
space-everest-hard-nsnow = Χιονοράμπα
space-everest-hard-nridge = Καμπ ανέμων
space-everest-hard-couloir = Μεγάλο λούκι
space-everest-hard-narrow = Στενά
space-everest-hard-wsh = Δυτικός ώμος
space-everest-hard-wridge = Δυτική κόψη
space-everest-hard-hcamp = Καμπ Χόρνμπαϊν
space-everest-hard-c6 = Καμπ VI
space-everest-hard-first = Πρώτο σκαλί
space-everest-hard-second = Δεύτερο σκαλί
space-everest-hard-upper = Λευκό κενό
space-everest-hard-horn = Χόρνμπαϊν
space-everest-hard-pyr = Άνω πυραμίδα
space-everest-hard-summit = Έβερεστ

## Κάρτες και ουρανός

card-movement = Κίνηση { $points }
card-movement-loss = Κίνηση { $points } (πελάτες −{ $loss })
card-rope = Σχοινί { $up }/{ $down }
card-acclimatization = Προσαρμογή { $points }
sky-sun = αίθριος
sky-cloud = συννεφιά
sky-snow = χιόνι
sky-storm = θύελλα

## Φάσεις

phase-deal = Τράβηγμα
phase-choose = Επιλογή καρτών
phase-take = Επιλογή δείκτη ρίσκου
phase-act = Ανάβαση
phase-over = Η αποστολή τελείωσε

## Ενέργειες

action-choose = Παίξε { $cards }
action-take-token = Πάρε ρίσκο { $risk }
action-pay-card = Πλήρωσε 1 ρίσκο με { $card }
action-pay-card-rope = Πλήρωσε 1 ρίσκο με { $card }, { $direction ->
    [up] πάνω
   *[down] κάτω
 }
action-end-turn = Τέλος σειράς

## Το τερματικό

cli-space = { $name } ({ $id })
cli-day-of-game = ημέρα { $day } από { $last }
cli-phase-deal = τράβηγμα
cli-phase-choose = διαλέξτε τρεις κάρτες
cli-phase-take-token = παίρνει δείκτη ρίσκου: { $seat }
cli-phase-act = σκαρφαλώνει: { $seat }
cli-phase-over = η αποστολή τελείωσε
cli-day = Ημέρα { $day }
cli-day-today = Ημέρα { $day }, σήμερα
cli-weather-clear = αίθριος
cli-weather-lungs = επίπεδα -{ $lungs } τη νύχτα
cli-weather-closed = καμία κίνηση: { $zones }
cli-weather-boots = η είσοδος κοστίζει { $boots } παραπάνω
cli-weather-section = { $section }: { $effect }
cli-weather-landslide = κατολίσθηση
cli-tokens = Δείκτες ρίσκου: { $tokens }
cli-column-space = θέση
cli-column-cost = κόστος
cli-column-night = νύχτα
cli-column-points = ΠΝ
cli-column-room = χώρος
cli-column-ropes = σχοινιά προς
cli-level = επίπεδο { $level }
cli-score = { $score } ΠΝ
cli-card = { $slot }: { $card }, μένουν { $left }   { $named }
cli-direction = { $direction ->
    [up] πάνω
   *[down] κάτω
 }
cli-token-held = ρίσκο { $risk }
cli-hand = Το χέρι σου: { $cards }
cli-choice = Διάλεξες: { $cards }
cli-pile = Η στοίβα σου: { $cards }
cli-owed = Ρίσκο για πληρωμή: { $owed }
cli-result-seat = { $seat }: { $score } ΠΝ
cli-result-winners = { $count ->
    [one] Νίκη: { $seats }.
   *[other] Κοινή νίκη: { $seats }.
 }

## Η σελίδα: κάρτες και δείκτες

hand-title = Το χέρι σου
hand-chosen = Διάλεξες { $cards }. Οι άλλοι δεν βλέπουν τίποτα ακόμη.
hand-choose = Παίξε αυτές
hand-left = { $count ->
    [3] διάλεξε τρεις κάρτες
    [one] διάλεξε άλλη μία
   *[other] διάλεξε άλλες { $count }
 }
hand-full = Διάλεξες ήδη τρεις. Πάτησε μία τους για να την αφήσεις.
hand-sum = Άθροισμα { $sum }
hand-risk-always = παίρνεις δείκτη ρίσκου κάθε ημέρα
hand-risk = μεγαλύτερο άθροισμα, άρα δείκτης ρίσκου: περίπου { $percent }%
tray-cards = Οι κάρτες σου
tray-left = μένουν { $left }
tray-pick-space = Διάλεξε φωτεινή θέση: δείχνει το κόστος και τι μένει.
tray-no-space = Καμία θέση δεν φτάνεται με αυτούς τους πόντους.
tray-owed = Ρίσκο ακόμη για πληρωμή: { $owed }
tray-pay = Πλήρωσε το ρίσκο
tray-up = πάνω
tray-down = κάτω
tray-unlock = Διάλεξε ξανά
token-title = Πάρε δείκτη ρίσκου
token-help = Τόσο πληρώνεις σε αυτή τη σειρά, με πόντους ή επίπεδα.
token-shown = Δείκτες ρίσκου
token-face-down = { $count ->
    [one] { $count } κλειστός
   *[other] { $count } κλειστοί
 }
deck-title = Η τράπουλά σου
deck-pile = Στη στοίβα: { $cards }
deck-played = Παιγμένες: { $cards }
deck-reshuffle = Ανακατεύονται πάλι όταν αδειάσουν χέρι και στοίβα.
seat-cards = { $hand } στο χέρι, { $pile } στη στοίβα
seat-score = { $score } ΠΝ
seat-chosen = διάλεξε
key-card = επιλογή των καρτών του

## Η σελίδα: νύχτα, καιρός και βουνό

forecast-title = Οι επόμενες νύχτες
night-title = Η νύχτα
night-go-on = Συνέχεια
forecast-night = Ημέρα { $day }: επίπεδο { $level }
forecast-death = Ημέρα { $day }: πεθαίνει
weather-title = Καιρός
weather-day = Ημέρα { $day }: { $sky }
weather-lungs = επίπεδο −{ $lungs }
weather-boots = είσοδος +{ $boots }
weather-where = { $zones }
weather-closed = χωρίς κίνηση: { $zones }
map-title = Το βουνό
map-zone = { $zone }
map-room = { $standing } από { $limit }
map-room-free = { $standing } εκεί, χωρίς όριο
map-joined = προς { $spaces }
map-reach = { $space }: κόστος { $cost }, μένουν { $left }

## Επιλογές

option-passing-scores = Πόντοι στο πέρασμα
option-passing-scores-help = Αν μια θέση από όπου κάποιος μόνο περνά, ακόμη και γεμάτη, δίνει πόντους.
option-passing-scores-on = με την είσοδο
option-passing-scores-off = μόνο όπου μένει

icefall-hidden = κλειστό πλακίδιο { $mark }, το άνοιγμα κοστίζει { $cost }
icefall-crevasse = ρωγμή, κλειστή για όλους
icefall-fork = Η παγόπτωση
icefall-fork-text = { $space }: κοστίζει { $cost }. Ο { $pawn } πλήρωσε { $paid }.
icefall-stay = Πλήρωσε 1 ακόμη και μπες
icefall-stay-with = Πλήρωσε 1 ακόμη από { $card } και μπες
icefall-retreat = Γύρνα πίσω
cli-phase-probe = ανοίγει πλακίδιο παγόπτωσης για τον παίκτη: { $seat }
cli-phase-fork = μέσα στην παγόπτωση ή πίσω, αποφασίζει: { $seat }

## Σημάδια στο βουνό

legend-title = Σημάδια στο βουνό
legend-cost = Πόσο κοστίζει η είσοδος στη θέση.
legend-points = Πόσο αξίζει η θέση.
legend-night = Μπλε: επίπεδα που δίνει εκεί η νύχτα. Κόκκινο: επίπεδα που παίρνει.
legend-room = Χώρος: κάθε κουκκίδα είναι μία θέση, η γεμάτη είναι πιασμένη.
legend-way = Φωτεινή: φτάνεται. Πρώτα το κόστος του δρόμου, μετά ό,τι μένει.
legend-weather = Καιρός: −1 παίρνει ένα επίπεδο τη νύχτα, +1 ακριβαίνει κάθε βήμα, με ⊘ κανείς δεν κινείται.
