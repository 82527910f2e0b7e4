### Teksty wspólne dla wszystkich gier: strona wokół stołu, terminal.

## Projekt

app-name = Summiteer
