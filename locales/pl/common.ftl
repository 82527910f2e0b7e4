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
    Wpisz numer akcji albo samą akcję, na przykład step A1 s4. Poza tym:
    { "  " }board          pokaż wszystko jeszcze raz
    { "  " }why AKCJA      powiedz, dlaczego akcja jest niemożliwa, na przykład why step A1 s4
    { "  " }undo           cofnij ostatnią akcję, póki nic nie zostało odkryte i ruch trwa
    { "  " }save PLIK      zapisuj grę w pliku, od teraz po każdej akcji
    { "  " }quit           przerwij
cli-why-legal = To jest teraz możliwe.
cli-refused-by-rule = { $reason } (reguła { $rule })
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-saved = Gra jest zapisana w pliku { $file }.
cli-not-saved = Gra nie została zapisana.
cli-save-failed = Nie udało się zapisać gry w pliku { $file }: { $error }

## Zapisywanie gier

storage-blocked = Przeglądarka niczego tu nie zapisuje, więc po zamknięciu strony ta gra zniknie. Wyeksportuj ją, aby ją zachować.
storage-full = W przeglądarce brakuje miejsca: ostatnie ruchy nie są zapisane. Usuń stare gry albo wyeksportuj tę.
storage-newer = Gry zapisała nowsza wersja tej strony. Odśwież stronę, aby ją wczytać; do tego czasu nic się nie zapisuje.
table-other-page = Gra toczyła się dalej w innej karcie. Widzisz już jej aktualny stan.
