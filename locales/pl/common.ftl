### Teksty wspólne dla wszystkich gier: strona wokół stołu, terminal.
### Miejsce „A” wygląda na początku zdania jak spójnik: stoi po nim przecinek lub dwukropek.

## Projekt

app-name = Summiteer

## Terminal

cli-prompt = { $seat }>
cli-curtain = { $seat }, twoja kolej: naciśnij Enter, gdy tylko ty widzisz ekran.
cli-no-such-number = Nie ma takiego numeru; lista kończy się na { $count }.
cli-not-understood = Nie rozumiem „{ $typed }”; tu pasuje: { $expected }.
cli-help-hint = Wpisz help, aby zobaczyć, co można tu wpisać.
cli-help =
    Wpisz numer akcji albo samą akcję, na przykład { $example }. Poza tym:
    { "  " }board          pokaż wszystko jeszcze raz
    { "  " }why AKCJA      powiedz, dlaczego akcja jest niemożliwa, na przykład why { $example }
    { "  " }undo           cofnij ostatnią akcję, póki nic nie zostało odkryte i ruch trwa
    { "  " }save PLIK      zapisuj grę w pliku, od teraz po każdej akcji
    { "  " }quit           przerwij
cli-why-legal = To jest teraz możliwe.
cli-refused-by-rule = { $reason } (reguła { $rule })
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-saved = Gra jest zapisana w pliku { $file }.
cli-not-saved = Gra nie została zapisana.
cli-save-failed = Nie udało się zapisać gry w pliku { $file }: { $error }

## Strona: początek i ustawienia

home-tagline = Wejdź wysoko i wróć cało. W pojedynkę, razem przy jednym urządzeniu albo przeciw botom.
home-solo = W pojedynkę
home-solo-help = Jedno miejsce przy stole, dwóch himalaistów i tytuł na koniec.
home-bots = Przeciw botom
home-bots-help = { $count ->
    [one] Ty i { $count } szybko myślący rywal.
    [few] Ty i { $count } szybko myślący rywale.
   *[many] Ty i { $count } szybko myślących rywali.
 }
home-hotseat = Na jednym urządzeniu
home-hotseat-help = Podawajcie sobie urządzenie; kurtyna zasłania karty na ręce.
home-hotseat-open-help = Urządzenie krąży wokół stołu; nic nie jest zakryte.
home-lesson = Ucz się, grając
home-lesson-help = Pierwsza gra z podpowiedzią na każdym kroku; wystarczy pięć minut.
home-continue = Graj dalej
home-games = Twoje gry
home-no-games = Jeszcze nic tu nie ma. Rozpoczęta gra zostaje w tej przeglądarce.
home-resume = Dzień { $day } · { $board }
home-running = Trwa · { $board }
home-over = Zakończona · { $board }
home-import = Otwórz plik z grą
home-import-failed = Nie udało się odczytać gry z tego pliku: { $error }
home-game = Gra
home-setup = Ustaw grę po swojemu
home-start = Zaczynamy
home-delete = Usuń
home-delete-sure = Usunąć tę grę? Nie da się jej przywrócić.
home-keep = Zostaw
home-export = Zapisz jako plik
setup-board = Droga
setup-weather = Pora roku
setup-seats = Gracze
setup-person = Człowiek
setup-seat = Miejsce { $seat }
setup-name = Imię gracza { $seat } (jeśli chcesz)
setup-options = Warianty
seat-bot = bot { $bot }
bot-random-help = Robi losowo cokolwiek, na co pozwalają zasady. Łatwo z nim wygrać.
option-first = Kto zaczyna
option-first-help = Kto ma pierwszy ruch.
option-first-random = decyduje los
option-first-seat = zaczyna { $seat }

## Strona: poruszanie się

nav-home = Gry
nav-rules = Zasady
rules-games = Gry
rules-to-table = Wróć do stołu
nav-about = O programie
nav-replay = Powtórka
nav-table = Stół
nav-theme = Jasno lub ciemno
nav-language = Język

## Strona: stół

table-day = Dzień { $day } z { $last }
table-today = Dzisiaj
table-your-turn = Twój ruch, { $seat }
table-turn-of = Wspina się { $seat }
table-choosing = Karty wybiera jeszcze: { $seats }
table-seats = Gracze
table-log = Dziennik
table-log-empty = Jeszcze nic się nie wydarzyło.
table-actions = Wszystkie akcje
table-undo = Cofnij
table-restart = Zacznij ruch od nowa
table-zoom-in = Bliżej
table-zoom-out = Dalej
table-fit = Cała góra
table-skip = Pomiń
table-speed = Tempo botów
table-speed-slow = powoli
table-speed-fast = szybko
table-speed-instant = od razu
table-thinking = Myśli { $seat }
table-why-rule = Zobacz regułę
table-close = Zamknij
table-other-page = Ta gra toczyła się dalej w innym oknie; widzisz jej obecny stan.
table-bot-failed = Bot na miejscu { $seat } nie odpowiada ({ $error }). Spróbuj ponownie; gra jest zapisana.
table-engine-failed = Przy tym stole coś się nie udało ({ $error }). Spróbuj ponownie: gra potoczy się dalej od ostatniego zapisu.
table-deleted = Ta gra została usunięta w innym oknie.
trouble-retry = Spróbuj ponownie
trouble-save = Zapisz jako plik
trouble-copy = Zachowaj kopię
trouble-home = Gry
table-broken = Strona nie może działać dalej: { $error } Gra jest zapisana; wczytaj stronę ponownie.
table-not-found = W tej przeglądarce nie ma takiej gry.
table-unknown-game = Ten Summiteer nie zna tej gry.
help-title = Pomoc
table-help = Klawisze
key-move = do następnego przycisku
key-press = naciśnij go
key-undo = cofnij ruch
key-skip = pomiń ruchy botów
key-help = pokaż lub zamknij tę listę
table-older = Jest nowsza wersja Summiteer. Wczytaj stronę ponownie; twoje gry zostaną.
table-reload = Wczytaj ponownie
curtain-title = { $seat }, twój ruch
curtain-text = Przekaż urządzenie. Karty pojawią się, gdy przejdziesz dalej.
curtain-go = To ja, { $seat }
lesson-next = Dalej
lesson-done = Rozumiem
lesson-leave = Zakończ lekcję
confirm-end = Zakończyć ruch?
confirm-yes = Zakończ
confirm-no = Gram dalej

## Strona: koniec, powtórka, zasady, o programie

end-title = Koniec wyprawy
end-won = Wygrywa { $seats }
end-shared = Zwycięstwem dzielą się: { $seats }
end-by-summit = Równa liczba punktów: decyduje pierwszeństwo na szczycie.
end-score = { $seat }: { $score } PZ
end-solo = { $score } PZ: { $level }
end-rematch = Zagraj jeszcze raz
end-share = Zapisz przebieg gry
end-copy = Kopiuj wynik
end-copied = Skopiowano.
end-not-copied = Przeglądarka nie pozwala tu kopiować.
replay-title = Powtórka
replay-step = Krok { $step } z { $count }
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-perspective = Patrzy
replay-spectator = widz
rules-title = Zasady
rules-intro = Każda reguła w jednym lub dwóch zdaniach. Trafisz tu także od stołu, gdy jakaś akcja jest niemożliwa.
about-title = O programie
about-text = Summiteer to darmowy program do gier o górach. Jest nieoficjalny: żaden wydawca go nie stworzył, nie wspiera ani nie sprawdzał, nie ma w nim też niczyich ilustracji ani tekstów.
about-licence = Wolne oprogramowanie na licencji MIT albo Apache 2.0, do wyboru.
about-privacy = Gra na tym urządzeniu zostaje w tej przeglądarce. Stół w sieci jest na serwerze, z którego pochodzi ta strona; powtórka trafia tam tylko wtedy, gdy ją wyślesz.
about-version = Wersja { $version }

## Strona: stoły w sieci

home-network = Przez sieć
home-network-help = Każdy na swoim urządzeniu. Żeby zaprosić, wystarczy link.
lobby-title = Stoły w sieci
lobby-you = Ty
lobby-name = Twoje imię
lobby-name-save = Tak się nazywam
lobby-name-first = To imię widzą inni przy stole. Podaj je, żeby usiąść.
lobby-open = Otwarte stoły
lobby-no-open = Teraz nikt nie oferuje miejsca.
lobby-own = Twoje stoły
lobby-no-own = Nie siedzisz jeszcze przy żadnym stole.
lobby-make = Załóż stół
lobby-public = Pokaż na liście otwartych stołów, żeby każdy mógł dołączyć
lobby-seat-open = wolne dla człowieka
lobby-host = zakłada { $name }
lobby-seats = zajęte miejsca: { $taken } z { $total }
lobby-state-open = jeszcze nie zaczęta
lobby-state-running = w toku
lobby-state-over = skończona
lobby-state-replay = powtórka
lobby-sit = Usiądź tutaj
lobby-leave = Zwolnij miejsce
lobby-clear = Opróżnij miejsce
lobby-reissue = Nowe zaproszenie
lobby-invite = Zaproszenie na miejsce { $seat }
lobby-spectate = Link dla widzów
lobby-start = Zacznij grę
lobby-ready = Wszyscy są na miejscu.
lobby-waiting-seats = Jeszcze wolne: { $seats }
lobby-waiting-host = Czekamy na początek gry.
net-no-server = Serwer stołów nie odpowiada. Przez sieć zagrasz, gdy wróci; gry na tym urządzeniu toczą się jak zawsze.
net-failed = To się nie udało: { $error }
net-connecting = Łączenie…
net-cut = Połączenie zerwane. Strona sama próbuje dalej; twój ostatni ruch zostanie wtedy wysłany.
net-barred = Serwer nie wpuszcza już tej strony.
net-here = Obecni: { $seats }.
net-away = Nieobecni: { $seats }.
net-watching = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[other] Ogląda { $count } osób.
 }
net-you-watch = Oglądasz.
net-sending = Wysyłanie…
seat-empty = Na miejscu { $seat } nikt nie siedzi.
seat-away = Gra czeka: { $seat } jest poza stołem.
seat-bot-on = Niech gra bot
seat-changes = Zmień miejsca
seat-offer = Oddaj człowiekowi
seat-leave-help = Gdy wstaniesz, na twoim miejscu może grać dalej bot albo ktoś inny. Możesz wrócić, dopóki nie usiądzie tam inny człowiek.
seat-none = Gra już trwa, a ty nie siedzisz przy tym stole.
seat-given = Na twoim dawnym miejscu { $id } gra teraz { $name }.
seat-back = Wróć na miejsce { $seat }
net-missed = Podczas twojej nieobecności
net-invited = Masz zaproszenie na miejsce { $seat }
net-take-seat = Zajmij miejsce { $seat }
net-copy-link = Kopiuj link
net-send-replay = Umieść powtórkę na serwerze
net-replay-link = Z tym linkiem każdy obejrzy tę grę
net-verify = Sprawdź kostki i karty
net-verify-holds = Losowanie było uczciwe.
net-verify-fails = To się nie zgadza: losowanie nie przebiegło tak, jak obiecano.
net-verify-how = Przed początkiem gry serwer wybrał sekret i ogłosił jego odcisk. Potem strona każdej osoby dodała własną losową liczbę. Każdy rzut kostką i każda karta wynikają z sekretu i tych liczb, więc nikt nie mógł ich wybrać. Teraz sekret jest jawny, a ta strona wylosowała wszystko jeszcze raz.
net-verify-secret = Sekret pasuje do odcisku ogłoszonego przed początkiem gry.
net-verify-secret-wrong = Sekret nie pasuje do odcisku.
net-verify-dealt = { $count ->
    [one] Jedyne losowanie jest takie, jak z niego wynika.
    [few] Wszystkie { $count } losowania są takie, jak z niego wynika.
   *[other] Wszystkie { $count } losowań jest takich, jak z niego wynika.
 }
net-verify-dealt-wrong = Losowania inne, niż wynika: { $wrong } z { $count }.
net-verify-commitment = To ten sam odcisk, który ta przeglądarka zobaczyła przed początkiem gry.
net-verify-commitment-wrong = Przed początkiem gry ta przeglądarka zobaczyła inny odcisk.
net-verify-nonce = Liczba dodana przez tę przeglądarkę jest uwzględniona.
net-verify-nonce-wrong = Liczba dodana przez tę przeglądarkę nie jest uwzględniona.
net-verify-broken = Tak tej gry nie dało się rozegrać: { $error }
net-verify-unreadable = Tego zapisu nie da się sprawdzić: { $error }
net-verify-each = Każde losowanie ({ $count })
net-verify-numbers = Liczby
net-verify-word-commitment = Odcisk (SHA-256 sekretu)
net-verify-word-secret = Sekret
net-verify-word-nonce = Liczba dodana przez: { $seat }

## Strona: czego serwer stołów nie może zrobić

net-not-found = Nie ma takiego stołu. Sprawdź link albo poproś o nowy.
net-no-seat = Przy tym stole nie ma takiego miejsca.
net-no-route = Pod tym adresem serwer nic nie ma. Wczytaj stronę ponownie; może jest starsza niż serwer.
net-method = Serwer tego tutaj nie robi. Wczytaj stronę ponownie; może jest starsza niż serwer.
net-no-guest = Najpierw podaj swoje imię.
net-name = Imię ma od 1 do { $longest } widocznych znaków.
net-not-yours = To może zrobić przy tym stole tylko ktoś inny.
net-request = Serwer nie mógł tego odczytać ({ $reason }). Wczytaj stronę i spróbuj jeszcze raz.
net-header = Tak nie da się zagrać: { $reason }
net-record = To nie jest cały zapis gry: { $reason }
net-nonce = Losowa liczba strony była nieprawidłowa. Wczytaj stronę i spróbuj jeszcze raz.
net-bot = W tej grze nie ma gracza komputerowego { $bot }.
net-seat-taken = Ktoś już tu siedzi. Wybierz inne miejsce.
net-present = Ta osoba jest przy stole; tylko ona sama może zwolnić to miejsce.
net-played = Masz za sobą grę na innym miejscu tej partii i znasz jego tajemnice. Możesz wrócić tylko tam.
net-seated = Siedzisz już przy tym stole. Zanim zajmiesz inne miejsce, wstań ze swojego.
net-invitation = To zaproszenie na to miejsce już nie działa. Poproś osobę, która założyła stół, o nowe.
net-started = Gra już się zaczęła.
net-over = Gra się skończyła; miejsca już się nie zmieniają.
net-not-started = Gra jeszcze się nie zaczęła.
net-seats-open = Jedno z miejsc jest jeszcze wolne. Zaproś kogoś albo posadź tam bota.
net-not-over = Gra jeszcze trwa; zapis będzie, gdy się skończy.
net-origin = To żądanie nie przyszło ze strony tego serwera. Otwórz grę pod adresem serwera.
net-too-large = To za dużo dla serwera: najwyżej { $limit } KB.
net-too-slow = Zbyt długo to szło do serwera, więc nic się nie stało. Sprawdź połączenie i spróbuj ponownie.
net-too-fast = Za dużo naraz. Poczekaj kilka sekund i graj dalej.
net-too-many = Dzienny limit nowych stołów wyczerpany: { $limit }. Wróć jutro.
net-stopping = Serwer właśnie się wyłącza, więc nic się nie stało. Spróbuj ponownie za chwilę.
net-disk-full = Dysk serwera jest pełny, więc nic się nie zmieniło. Osoba prowadząca serwer musi zwolnić miejsce; potem spróbuj znowu.
net-internal = Serwer się pomylił; nic nie przepadło. Spróbuj jeszcze raz, a jeśli to się powtarza, daj znać osobie, która go prowadzi.
net-action = Serwer nie mógł odczytać ruchu ({ $reason }). Wczytaj stronę ponownie.
net-nothing-to-undo = Nie ma czego cofnąć.
net-stale = W międzyczasie w innym oknie wykonano twój ruch; spójrz jeszcze raz.
net-crowded = Z tym stołem jest już zbyt wiele połączeń. Zamknij go gdzie indziej albo spróbuj później.

## Strona: zapisywanie gier

storage-blocked = Ta przeglądarka niczego tu nie zapisuje, więc gra trwa tak długo, jak ta strona. Zapisz ją jako plik, aby ją zachować, albo wyjdź z okna prywatnego.
storage-newer = Gry w tej przeglądarce należą do nowszej wersji Summiteer i zostają nietknięte. To, w co grasz teraz, trwa tak długo, jak ta strona.
storage-full = W przeglądarce brakuje miejsca. Zapisz grę jako plik albo usuń stare gry i spróbuj ponownie.
storage-lost = Strona straciła dostęp do zapisanych gier: inne okno ma nowszą wersję Summiteer albo dane przeglądarki zostały wyczyszczone. Zapisz grę jako plik i wczytaj stronę ponownie.
storage-held = Twoje gry są zajęte przez inne okno ze starszą wersją Summiteer. Zamknij je i wczytaj tę stronę ponownie; to, w co grasz teraz, trwa tak długo, jak ta strona.
storage-failed = Przeglądarka nie mogła zapisać gry ({ $name }). Spróbuj ponownie albo zapisz ją jako plik.
