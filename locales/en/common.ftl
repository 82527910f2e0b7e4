### Texts that every game shares: the page around the table, the terminal.

## The project

app-name = Summiteer

## The terminal

cli-prompt = { $seat }>
cli-curtain = { $seat }, it is your turn: press Enter when only you can see the screen.
cli-no-such-number = There is no such number; the list has { $count }.
cli-not-understood = “{ $typed }” is not understood; here could stand: { $expected }.
cli-help-hint = Type help to see what can be typed here.
cli-help =
    Type the number of an action, or the action itself, such as step A1 s4. Also:
    { "  " }board          show everything again
    { "  " }why ACTION     say why an action is not possible, such as why step A1 s4
    { "  " }undo           take your last action back, until something is revealed or your turn has ended
    { "  " }save FILE      record the game in a file, from now on after each action
    { "  " }quit           stop
cli-why-legal = That is possible now.
cli-refused-by-rule = { $reason } (rule { $rule })
cli-nothing-to-undo = There is nothing to take back.
cli-saved = The game is recorded in { $file }.
cli-not-saved = The game was not recorded.
cli-save-failed = The game could not be recorded in { $file }: { $error }

## Keeping games

storage-blocked = Your browser keeps nothing for this page, so this game is gone when you close it. Export it to keep it.
storage-full = Your browser has no room left: the last moves are not saved. Delete old games or export this one.
storage-newer = Your games were saved by a newer version of this page. Reload to get it; until then nothing is saved.
table-other-page = This game has gone on in another tab. What you see is up to date now.
