### Textele comune tuturor jocurilor: pagina din jurul mesei, terminalul.

## Programul

app-name = Summiteer

## Terminalul

cli-prompt = { $seat }>
cli-curtain = { $seat }, e rândul tău: apasă Enter când numai tu vezi ecranul.
cli-no-such-number = Nu există acest număr; lista se termină la { $count }.
cli-not-understood = Nu înțeleg „{ $typed }”; aici merge: { $expected }.
cli-help-hint = Scrie help ca să vezi ce se poate scrie aici.
cli-help =
    Scrie numărul unei acțiuni sau acțiunea însăși, de exemplu { $example }. În plus:
    { "  " }board          arată din nou totul
    { "  " }why ACȚIUNE    spune de ce nu se poate o acțiune, de exemplu why { $example }
    { "  " }undo           anulează ultima acțiune, până se dezvăluie ceva sau se termină tura
    { "  " }save FIȘIER    salvează partida într-un fișier, de acum după fiecare acțiune
    { "  " }quit           ieși
cli-why-legal = Acum se poate.
cli-refused-by-rule = { $reason } (regula { $rule })
cli-nothing-to-undo = Nu e nimic de anulat.
cli-saved = Partida e salvată în { $file }.
cli-not-saved = Partida nu a fost salvată.
cli-save-failed = Partida nu a putut fi salvată în { $file }: { $error }

## Pagina: începutul și pregătirea

home-tagline = Urcă sus și întoarce-te cu bine. Singur, împreună pe un singur dispozitiv sau împotriva boților.
home-solo = De unul singur
home-solo-help = Un loc, doi alpiniști și un titlu la sfârșit.
home-bots = Împotriva boților
home-bots-help = { $count ->
    [one] Tu și { $count } rival care gândește repede.
    [few] Tu și { $count } rivali care gândesc repede.
   *[other] Tu și { $count } de rivali care gândesc repede.
 }
home-hotseat = Pe un singur dispozitiv
home-hotseat-help = Dați dispozitivul din mână în mână; o cortină ascunde cărțile.
home-hotseat-open-help = Dispozitivul trece din mână în mână; nimic nu e ascuns.
home-lesson = Învață jucând
home-lesson-help = Un prim joc cu câte un sfat la fiecare pas; ajung cinci minute.
home-continue = Continuă jocul
home-games = Partidele tale
home-no-games = Încă nu e nimic aici. Partida pe care o începi rămâne în acest browser.
home-resume = Ziua { $day } · { $board }
home-running = În curs · { $board }
home-over = Încheiată · { $board }
home-import = Deschide o partidă din fișier
home-import-failed = Din acest fișier nu s-a putut citi o partidă: { $error }
home-game = Joc
home-setup = Pregătește jocul cum vrei
home-start = Începe
home-delete = Șterge
home-delete-sure = Ștergi partida? Nu mai poate fi adusă înapoi.
home-keep = Păstreaz-o
home-export = Salvează ca fișier
setup-board = Traseu
setup-weather = Anotimp
setup-seats = Jucători
setup-person = Om
setup-seat = Locul { $seat }
setup-name = Numele jucătorului { $seat } (opțional)
setup-options = Variante
seat-bot = bot { $bot }
bot-random-help = Face la întâmplare orice este permis. Ușor de învins.
option-first = Cine începe
option-first-help = Cine joacă primul.
option-first-random = la întâmplare
option-first-seat = începe { $seat }

## Pagina: orientarea

nav-home = Partide
nav-rules = Reguli
rules-games = Jocuri
rules-to-table = Înapoi la masă
nav-about = Despre
nav-replay = Reluare
nav-table = Masă
nav-theme = Luminos sau întunecat
nav-language = Limbă

## Pagina: masa

table-day = Ziua { $day } din { $last }
table-today = Azi
table-your-turn = E rândul tău, { $seat }
table-turn-of = Acum urcă { $seat }
table-choosing = Se așteaptă alegerea: { $seats }
table-seats = Jucători
table-log = Jurnal
table-log-empty = Încă nu s-a întâmplat nimic.
table-actions = Toate acțiunile
table-undo = Anulează
table-restart = Reia tura de la început
table-zoom-in = Mai aproape
table-zoom-out = Mai departe
table-fit = Tot muntele
table-skip = Sari peste
table-speed = Ritmul boților
table-speed-slow = încet
table-speed-fast = repede
table-speed-instant = pe loc
table-thinking = Se gândește { $seat }
table-why-rule = Vezi regula
table-close = Închide
table-other-page = Partida a continuat în altă fereastră; o vezi așa cum e acolo.
table-bot-failed = Botul de pe locul { $seat } nu răspunde ({ $error }). Încearcă din nou; partida e păstrată.
table-engine-failed = Ceva nu a mers la această masă ({ $error }). Încearcă din nou: partida continuă de unde a fost salvată ultima dată.
table-deleted = Partida a fost ștearsă în altă fereastră.
trouble-retry = Încearcă din nou
trouble-save = Salvează ca fișier
trouble-copy = Păstrează o copie
trouble-home = Partide
table-broken = Pagina nu a putut merge mai departe: { $error } Partida ta e păstrată; reîncarcă pagina.
table-not-found = În acest browser nu există o asemenea partidă.
table-unknown-game = Acest Summiteer nu cunoaște jocul.
help-title = Ajutor
table-help = Taste
key-move = la butonul următor
key-press = apasă butonul
key-undo = anulează
key-skip = sari peste turele boților
key-help = arată sau închide lista
table-older = A apărut un Summiteer mai nou. Reîncarcă pagina; partidele tale rămân.
table-reload = Reîncarcă
curtain-title = { $seat }, e rândul tău
curtain-text = Dă dispozitivul mai departe. Cărțile tale apar când continui.
curtain-go = Eu sunt { $seat }
lesson-next = Mai departe
lesson-done = Am înțeles
lesson-leave = Încheie lecția
confirm-end = Închei tura?
confirm-yes = O închei
confirm-no = Continui

## Pagina: sfârșitul, reluarea, regulile, despre program

end-title = Expediția s-a încheiat
end-won = Câștigă { $seats }
end-shared = Împart victoria: { $seats }
end-by-summit = Puncte egale: decide cine a ajuns primul pe vârf.
end-score = { $seat }: { $score } PV
end-solo = { $score } PV: { $level }
end-rematch = Joacă din nou
end-share = Salvează partida
end-copy = Copiază rezultatul
end-copied = Copiat.
end-not-copied = Browserul nu permite copierea aici.
replay-title = Reluare
replay-step = Pasul { $step } din { $count }
replay-back = Un pas înapoi
replay-forward = Un pas înainte
replay-play = Redă
replay-pause = Pauză
replay-perspective = Văzută de
replay-spectator = un spectator
rules-title = Reguli
rules-intro = Fiecare regulă în una sau două fraze. Când masa refuză o acțiune, „Vezi regula” duce aici.
about-title = Despre
about-text = Summiteer este un program gratuit pentru jocuri despre munte. Este neoficial: niciun editor nu l-a făcut, susținut sau verificat și nu conține ilustrații sau texte ale vreunuia.
about-licence = Software liber sub licența MIT sau Apache 2.0, după cum preferi.
about-privacy = O partidă de pe acest dispozitiv rămâne în acest browser. O masă din rețea se află pe serverul de la care vine această pagină; o reluare ajunge acolo doar dacă o trimiți.
about-version = Versiunea { $version }

## Pagina: mese în rețea

home-network = Prin rețea
home-network-help = Fiecare pe dispozitivul său. Pentru o invitație e de ajuns un link.
lobby-title = Mese în rețea
lobby-you = Tu
lobby-name = Numele tău
lobby-name-save = Așa mă cheamă
lobby-name-first = Ceilalți de la masă văd acest nume. Spune-l ca să te poți așeza.
lobby-open = Mese deschise
lobby-no-open = Nimeni nu oferă un loc acum.
lobby-own = Mesele tale
lobby-no-own = Nu stai încă la nicio masă.
lobby-make = Deschide o masă
lobby-public = Arat-o în lista meselor deschise, ca să se poată așeza oricine
lobby-seat-open = liber pentru un om
lobby-host = deschisă de { $name }
lobby-seats = locuri ocupate: { $taken } din { $total }
lobby-state-open = neîncepută
lobby-state-running = în joc
lobby-state-over = terminată
lobby-state-replay = reluare
lobby-sit = Așază-te aici
lobby-leave = Eliberează locul tău
lobby-clear = Golește locul
lobby-reissue = Invitație nouă
lobby-invite = Invitație la locul { $seat }
lobby-spectate = Link pentru spectatori
lobby-start = Începe partida
lobby-ready = Toți sunt aici.
lobby-waiting-seats = Încă libere: { $seats }
lobby-waiting-host = Se așteaptă începutul.
net-no-server = Serverul de mese nu răspunde. Prin rețea poți juca atunci când revine; partidele de pe acest dispozitiv merg mai departe ca întotdeauna.
net-failed = Nu a reușit: { $error }
net-connecting = Se conectează…
net-cut = Conexiunea s-a întrerupt. Pagina încearcă din nou singură; ultima ta mutare se trimite atunci.
net-barred = Serverul nu mai primește această pagină.
net-here = Prezenți: { $seats }.
net-away = Plecați: { $seats }.
net-watching = { $count ->
    [one] Privește o persoană.
    [few] Privesc { $count } persoane.
   *[other] Privesc { $count } de persoane.
 }
net-you-watch = Privești partida.
net-sending = Se trimite…
seat-empty = Pe locul { $seat } nu stă nimeni.
seat-away = Partida așteaptă: { $seat } nu este aici.
seat-bot-on = Să joace un bot
seat-changes = Schimbă locurile
seat-offer = Oferă-l unui om
seat-leave-help = Dacă pleci, pe locul tău poate juca mai departe un bot sau altcineva. Te poți întoarce cât timp nu stă acolo alt om.
seat-none = Partida a început, iar tu nu stai la această masă.
seat-given = Pe locul { $id }, pe care l-ai lăsat, joacă acum { $name }.
seat-back = Întoarce-te pe locul { $seat }
net-missed = De când ai plecat
net-invited = Ai o invitație la locul { $seat }
net-take-seat = Ocupă locul { $seat }
net-copy-link = Copiază linkul
net-send-replay = Pune reluarea pe server
net-replay-link = Oricine are acest link poate privi partida
net-verify = Verifică zarurile și cărțile
net-verify-holds = Tragerea la sorți a fost cinstită.
net-verify-fails = Ceva nu se potrivește: tragerea la sorți nu s-a făcut cum s-a promis.
net-verify-how = Înainte de început serverul a ales un secret și i-a publicat amprenta. Apoi pagina fiecărei persoane a adăugat un număr aleator al ei. Fiecare zar și fiecare carte rezultă din secret și din aceste numere, așa că nimeni nu le putea alege. Acum secretul este public, iar pagina aceasta a tras totul la sorți încă o dată.
net-verify-secret = Secretul corespunde amprentei publicate înainte de început.
net-verify-secret-wrong = Secretul nu corespunde amprentei.
net-verify-dealt = { $count ->
    [one] Singura tragere la sorți este cea care rezultă din el.
    [few] Toate cele { $count } trageri la sorți sunt cele care rezultă din el.
   *[other] Toate cele { $count } de trageri la sorți sunt cele care rezultă din el.
 }
net-verify-dealt-wrong = Trageri care nu rezultă din el: { $wrong } din { $count }.
net-verify-commitment = Este amprenta pe care acest browser a văzut-o înainte de început.
net-verify-commitment-wrong = Înainte de început acest browser a văzut altă amprentă.
net-verify-nonce = Numărul adăugat de acest browser este inclus.
net-verify-nonce-wrong = Numărul adăugat de acest browser nu este inclus.
net-verify-broken = Partida nu se putea juca așa: { $error }
net-verify-unreadable = Această partidă nu poate fi verificată: { $error }
net-verify-each = Fiecare tragere ({ $count })
net-verify-numbers = Numerele
net-verify-word-commitment = Amprenta (SHA-256 a secretului)
net-verify-word-secret = Secretul
net-verify-word-nonce = Numărul adăugat de { $seat }

## Pagina: ce nu poate face serverul de mese

net-not-found = Nu există o astfel de masă. Verifică linkul sau cere unul nou.
net-no-seat = La această masă nu există un astfel de loc.
net-no-route = Serverul nu are nimic la această adresă. Reîncarcă pagina; poate e mai veche decât serverul.
net-method = Serverul nu face asta aici. Reîncarcă pagina; poate e mai veche decât serverul.
net-no-guest = Spune mai întâi cum te cheamă.
net-name = Un nume are între 1 și { $longest } caractere vizibile.
net-not-yours = La această masă doar altcineva poate face asta.
net-request = Serverul nu a putut citi cererea ({ $reason }). Reîncarcă pagina și încearcă din nou.
net-header = Așa nu se poate juca: { $reason }
net-record = Nu este înregistrarea întreagă a unei partide: { $reason }
net-nonce = Numărul aleator al paginii nu a fost bun. Reîncarcă pagina și încearcă din nou.
net-bot = Acest joc nu are un jucător computer numit { $bot }.
net-seat-taken = Acolo stă deja cineva. Alege alt loc.
net-present = Cine stă acolo este la masă. Doar acea persoană poate elibera locul.
net-played = Ai jucat deja pe alt loc în această partidă și îi cunoști secretele. Te poți întoarce doar acolo.
net-seated = Stai deja la această masă. Ridică-te înainte să iei alt loc.
net-invitation = Invitația nu mai este bună pentru acest loc. Cere una nouă de la cine a făcut masa.
net-started = Partida a început deja.
net-over = Partida s-a încheiat; locurile rămân cum sunt.
net-not-started = Partida nu a început încă.
net-seats-open = Un loc este încă liber. Invită pe cineva sau pune acolo un bot.
net-not-over = Partida nu s-a terminat; înregistrarea va fi disponibilă la sfârșit.
net-origin = Cererea nu a venit de pe pagina serverului. Deschide jocul la adresa serverului.
net-too-large = E prea mare pentru server: cel mult { $limit } KB.
net-too-slow = A durat prea mult până a ajuns la server, așa că nu s-a făcut nimic. Verifică-ți conexiunea și încearcă din nou.
net-too-fast = Prea multe deodată. Așteaptă câteva secunde și continuă.
net-too-many = Limita de mese noi pe zi a fost atinsă: { $limit }. Continuă mâine.
net-stopping = Serverul tocmai se oprește, așa că nu s-a făcut nimic. Încearcă din nou peste câteva clipe.
net-disk-full = Discul serverului este plin, așa că nu s-a schimbat nimic. Cine administrează serverul trebuie să facă loc; apoi încearcă din nou.
net-internal = Serverul a greșit; nu s-a pierdut nimic. Încearcă din nou și, dacă persistă, anunță pe cine îl administrează.
net-action = Serverul nu a putut citi mutarea ({ $reason }). Reîncarcă pagina.
net-nothing-to-undo = Nu ai ce să iei înapoi.
net-stale = Între timp ai mutat în altă fereastră; mai uită-te o dată.
net-crowded = Prea multe conexiuni la această masă. Închide-o în altă parte sau încearcă mai târziu.

## Pagina: păstrarea partidelor

storage-blocked = Acest browser nu păstrează nimic aici, așa că partida durează cât pagina. Salveaz-o ca fișier ca s-o păstrezi sau ieși din fereastra privată.
storage-newer = Partidele din acest browser aparțin unui Summiteer mai nou și rămân neatinse. Ce joci acum durează cât pagina.
storage-full = Browserul nu mai are loc. Salvează partida ca fișier sau șterge partide vechi și încearcă din nou.
storage-lost = Pagina și-a pierdut spațiul de stocare: în altă fereastră e un Summiteer mai nou sau datele browserului au fost șterse. Salvează partida ca fișier, apoi reîncarcă pagina.
storage-held = Partidele tale sunt ținute de altă fereastră, cu un Summiteer mai vechi. Închide-o și reîncarcă pagina; ce joci acum durează cât pagina.
storage-failed = Browserul nu a putut salva partida ({ $name }). Încearcă din nou sau salveaz-o ca fișier.
