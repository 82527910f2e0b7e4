### Teksty wspólne dla wszystkich gier: strona wokół stołu, terminal.

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
home-solo-help = Jedno miejsce przy stole, dwoje himalaistów i tytuł na koniec.
home-bots = Przeciw botom
home-bots-help = { $count ->
    [one] Ty i { $count } szybko myślący rywal.
    [few] Ty i { $count } szybko myślący rywale.
   *[many] Ty i { $count } szybko myślących rywali.
 }
home-hotseat = Na jednym urządzeniu
home-hotseat-help = Podawajcie sobie urządzenie; kurtyna zasłania karty na ręce.
home-hotseat-open-help = Urządzenie krąży wokół stołu; nic nie jest zakryte.
home-games = Twoje gry
home-no-games = Jeszcze nic tu nie ma. Rozpoczęta gra zostaje w tej przeglądarce.
home-resume = Dzień { $day } · { $board }
home-running = Trwa · { $board }
home-over = Zakończona · { $board }
home-import = Otwórz plik z grą
home-import-failed = Ten plik nie jest grą, którą można tu odczytać: { $error }
home-game = Gra
home-setup = Wybierz drogę, porę roku i graczy
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
setup-options = Warianty
seat-bot = bot { $bot }
option-first = Kto zaczyna
option-first-help = Kto ma pierwszy ruch.
option-first-random = decyduje los
option-first-seat = zaczyna { $seat }

## Strona: poruszanie się

nav-home = Gry
nav-rules = Zasady
rules-games = Gry
nav-about = O programie
nav-replay = Powtórka
nav-table = Stół
nav-theme = Jasno lub ciemno
nav-language = Język

## Strona: stół

table-day = Dzień { $day } z 18
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
table-speed-slow = do czytania
table-speed-fast = szybko
table-speed-instant = od razu
table-thinking = { $seat } myśli
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
replay-perspective = Oczami
replay-spectator = widza
rules-title = Zasady
rules-intro = Każda reguła w jednym lub dwóch zdaniach. Prowadzą tu odmowy przy stole.
about-title = O programie
about-text = Summiteer to darmowy program do gier o górach. Jest nieoficjalny: żaden wydawca go nie stworzył, nie wspiera ani nie sprawdzał, nie ma w nim też niczyich ilustracji ani tekstów.
about-licence = Wolne oprogramowanie na licencji MIT albo Apache 2.0, do wyboru.
about-privacy = Gry zostają w tej przeglądarce; nic nie jest nigdzie wysyłane.
about-version = Wersja { $version }

## Strona: zapisywanie gier

storage-blocked = Ta przeglądarka niczego tu nie zapisuje, więc gra trwa tak długo, jak ta strona. Zapisz ją jako plik, aby ją zachować, albo wyjdź z okna prywatnego.
storage-newer = Gry w tej przeglądarce należą do nowszej wersji Summiteer i zostają nietknięte. To, w co grasz teraz, trwa tak długo, jak ta strona.
storage-full = W przeglądarce brakuje miejsca. Zapisz grę jako plik albo usuń stare gry i spróbuj ponownie.
storage-lost = Strona straciła dostęp do zapisanych gier: inne okno ma nowszą wersję Summiteer albo dane przeglądarki zostały wyczyszczone. Zapisz grę jako plik i wczytaj stronę ponownie.
storage-held = Twoje gry są zajęte przez inne okno ze starszą wersją Summiteer. Zamknij je i wczytaj tę stronę ponownie; to, w co grasz teraz, trwa tak długo, jak ta strona.
storage-failed = Przeglądarka nie mogła zapisać gry ({ $name }). Spróbuj ponownie albo zapisz ją jako plik.
