### Texts that every game shares: the page around the table, the terminal.

## The project

app-name = Summiteer
