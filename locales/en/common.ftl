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
    Type the number of an action, or the action itself, such as { $example }. Also:
    { "  " }board          show everything again
    { "  " }why ACTION     say why an action is not possible, such as why { $example }
    { "  " }undo           take your last action back, until something is revealed or your turn has ended
    { "  " }save FILE      record the game in a file, from now on after each action
    { "  " }quit           stop
cli-why-legal = That is possible now.
cli-refused-by-rule = { $reason } (rule { $rule })
cli-nothing-to-undo = There is nothing to take back.
cli-saved = The game is recorded in { $file }.
cli-not-saved = The game was not recorded.
cli-save-failed = The game could not be recorded in { $file }: { $error }

## The page: home and set-up

home-tagline = Climb high, come down alive. Alone, together on one device, or against bots.
home-solo = Climb alone
home-solo-help = One seat, two climbers, and a title at the end.
home-bots = Against bots
home-bots-help = { $count ->
    [one] You and { $count } rival that thinks fast.
   *[other] You and { $count } rivals that think fast.
 }
home-hotseat = On one device
home-hotseat-help = Pass the device round; a curtain hides the hands.
home-hotseat-open-help = One device goes round; nothing is hidden.
home-lesson = Learn by playing
home-lesson-help = A first game with a hint for each step; five minutes are enough.
home-continue = Go on playing
home-games = Your games
home-no-games = Nothing here yet. A game you begin is kept in this browser.
home-resume = Day { $day } · { $board }
home-running = In play · { $board }
home-over = Finished · { $board }
home-import = Open a game file
home-import-failed = No game could be read from this file: { $error }
home-game = Game
home-setup = Set up a game your way
home-start = Start
home-delete = Delete
home-delete-sure = Delete this game? It cannot be brought back.
home-keep = Keep it
home-export = Save as file
setup-board = Route
setup-weather = Season
setup-seats = Players
setup-person = Person
setup-seat = Seat { $seat }
setup-name = Name of { $seat }, if you like
setup-options = Variants
seat-bot = bot { $bot }
bot-random-help = Does anything that is allowed, at random. Easy to beat.
option-first = Who starts
option-first-help = Who has the first turn.
option-first-random = chance decides
option-first-seat = { $seat } starts

## The page: getting around

nav-home = Games
nav-rules = Rules
rules-games = Games
rules-to-table = Back to the table
nav-about = About
nav-replay = Replay
nav-table = Table
nav-theme = Light or dark
nav-language = Language

## The page: the table

table-day = Day { $day } of { $last }
table-today = Today
table-your-turn = Your turn, { $seat }
table-turn-of = { $seat } is climbing
table-choosing = Waiting for { $seats } to choose
table-seats = Players
table-log = Log
table-log-empty = Nothing has happened yet.
table-actions = All actions
table-undo = Undo
table-restart = Start the turn again
table-zoom-in = Closer
table-zoom-out = Farther
table-fit = Whole mountain
table-skip = Skip
table-speed = Bots’ pace
table-speed-slow = reading pace
table-speed-fast = fast
table-speed-instant = at once
table-thinking = { $seat } is thinking
table-why-rule = See the rule
table-close = Close
table-other-page = This game has moved on in another window; you see it as it stands there.
table-bot-failed = The bot in seat { $seat } does not answer ({ $error }). Try again; the game is kept.
table-engine-failed = Something went wrong at this table ({ $error }). Try again: the game goes on as it was last kept.
table-deleted = This game was deleted in another window.
trouble-retry = Try again
trouble-save = Save as file
trouble-copy = Keep a copy
trouble-home = Games
table-broken = The page could not go on: { $error } Your game is kept; load the page again.
table-not-found = This browser keeps no such game.
table-unknown-game = This Summiteer does not know that game.
help-title = Help
table-help = Keys
key-move = to the next button
key-press = press it
key-undo = take back
key-skip = skip the bots’ turns
key-help = show or close this list
table-older = There is a newer Summiteer. Load the page again; your games stay.
table-reload = Load again
curtain-title = { $seat }, it is your turn
curtain-text = Hand the device over. Your hand shows when you go on.
curtain-go = I am { $seat }
lesson-next = Next
lesson-done = Got it
lesson-leave = End the lesson
confirm-end = End the turn?
confirm-yes = End it
confirm-no = Go on

## The page: the end, replay, rules, about

end-title = The expedition is over
end-won = { $seats } wins
end-shared = { $seats } share the victory
end-by-summit = Equal points: the first on the summit decides.
end-score = { $seat }: { $score } VP
end-solo = { $score } VP: { $level }
end-rematch = Play again
end-share = Save the record
end-copy = Copy the result
end-copied = Copied.
end-not-copied = The browser does not allow copying here.
replay-title = Replay
replay-step = Step { $step } of { $count }
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-perspective = Seen by
replay-spectator = a spectator
rules-title = Rules
rules-intro = Every rule in a sentence or two. When the table refuses an action, “See the rule” leads here.
about-title = About
about-text = Summiteer is a free program for playing mountain games. It is unofficial: not made, backed or checked by any publisher, and it holds none of their art or texts.
about-licence = Free software under the MIT or the Apache 2.0 licence, as you prefer.
about-privacy = A game on this device stays in this browser. A table over the network lives on the server that this page comes from; a replay goes there only when you send it.
about-version = Version { $version }

## The page: tables over the network

home-network = Over the network
home-network-help = Each on their own device. A link is enough to invite.
lobby-title = Tables over the network
lobby-you = You
lobby-name = Your name
lobby-name-save = That is my name
lobby-name-first = Others at the table see this name. Say one to sit down.
lobby-open = Open tables
lobby-no-open = Nobody offers a seat right now.
lobby-own = Your tables
lobby-no-own = You sit at no table yet.
lobby-make = Make a table
lobby-public = Show it in the list of open tables, so that anybody may join
lobby-seat-open = open for a person
lobby-host = made by { $name }
lobby-seats = { $taken } of { $total } seats taken
lobby-state-open = not begun
lobby-state-running = in play
lobby-state-over = finished
lobby-state-replay = replay
lobby-sit = Sit down here
lobby-leave = Leave the seat
lobby-clear = Clear the seat
lobby-reissue = New invitation
lobby-invite = Invitation to seat { $seat }
lobby-spectate = Link for spectators
lobby-start = Start the game
lobby-ready = Everybody is here.
lobby-waiting-seats = Still open: { $seats }
lobby-waiting-host = Waiting for the start.
net-no-server = No server of tables answers. Over the network you can play when it is back; games on this device go on as ever.
net-failed = That did not work: { $error }
net-connecting = Connecting…
net-cut = The connection is gone. The page tries again by itself; what you did last is sent then.
net-barred = The server no longer lets this page in.
net-here = Here: { $seats }.
net-away = Away: { $seats }.
net-watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
 }
net-you-watch = You are watching.
net-sending = Sending…
seat-empty = Nobody sits in seat { $seat }.
seat-away = { $seat } is away, and the game waits.
seat-bot-on = Let a bot play on
seat-changes = Change seats
seat-offer = Offer it to a person
seat-leave-help = If you leave, a bot or another person can play on in your seat. You can come back as long as no other person sits there.
seat-none = The game has begun, and you do not sit at this table.
seat-given = { $name } plays on in seat { $id }, which you left.
seat-back = Come back to seat { $seat }
net-missed = Since you left
net-invited = You are invited to seat { $seat }
net-take-seat = Take seat { $seat }
net-copy-link = Copy the link
net-send-replay = Put the replay on the server
net-replay-link = Anybody with this link can watch the game
net-verify = Check dice and cards
net-verify-holds = Dice and cards were dealt fairly.
net-verify-fails = Something does not fit: dice or cards were not dealt as promised.
net-verify-how = Before the start the server chose a secret and published its fingerprint. Then each person’s page added a random number of its own. Every die and every card follows from the secret and these numbers, so nobody could choose them. Now the secret is open, and this page has dealt everything once more.
net-verify-secret = The secret belongs to the fingerprint published before the start.
net-verify-secret-wrong = The secret does not belong to the fingerprint.
net-verify-dealt = { $count ->
    [one] The one die or card follows from it.
   *[other] All { $count } deals of dice and cards follow from it.
 }
net-verify-dealt-wrong = { $wrong } of { $count } deals do not follow from it.
net-verify-commitment = It is the fingerprint that this browser was shown before the start.
net-verify-commitment-wrong = This browser was shown another fingerprint before the start.
net-verify-nonce = The number that this browser added is part of it.
net-verify-nonce-wrong = The number that this browser added is not part of it.
net-verify-broken = The record cannot have been played like this: { $error }
net-verify-unreadable = This record cannot be checked: { $error }
net-verify-each = Each deal ({ $count })
net-verify-numbers = The numbers
net-verify-word-commitment = Fingerprint (SHA-256 of the secret)
net-verify-word-secret = Secret
net-verify-word-nonce = Number added by { $seat }

## The page: what the server of tables cannot do

net-not-found = There is no such table. Check the link, or ask for a new one.
net-no-seat = This table has no such seat.
net-no-route = The server has nothing at this address. Load the page again; it may be older than the server.
net-method = The server does not do this here. Load the page again; it may be older than the server.
net-no-guest = Say your name first.
net-name = A name has 1 to { $longest } visible characters.
net-not-yours = Only somebody else at this table may do that.
net-request = The server could not read this ({ $reason }). Load the page again and retry.
net-header = This cannot be played: { $reason }
net-record = This is no whole record of a game: { $reason }
net-nonce = The page’s random number was no good. Load the page again and retry.
net-bot = This game has no computer player called { $bot }.
net-seat-taken = Somebody sits there already. Choose another seat.
net-present = Whoever sits there is at the table. Only they can leave the seat.
net-played = You have played another seat of this game and know what it hides. You can come back to that one only.
net-seated = You sit at this table already. Leave your seat before you take another.
net-invitation = This invitation is no longer good for the seat. Ask whoever made the table for a new one.
net-started = The game has begun already.
net-over = The game is over; seats stay as they are.
net-not-started = The game has not begun yet.
net-seats-open = A seat is still open. Invite somebody, or let a bot play there.
net-not-over = The game is not over; its record can be had when it is.
net-origin = This request did not come from the server’s own page. Open the game at the server’s address.
net-too-large = That is too large for the server: at most { $limit } KB.
net-too-slow = That took too long to reach the server, so nothing was done. Check your connection and try again.
net-too-fast = That was too much at once. Wait a few seconds and go on.
net-too-many = The limit of new tables a day is reached: { $limit }. Go on tomorrow.
net-stopping = The server is just being stopped, so nothing was done. Try again in a moment.
net-disk-full = The server’s disk is full, so nothing was changed. Whoever runs the server must make room; then try again.
net-internal = The server made a mistake; nothing was lost. Try again, and tell whoever runs it if it happens again.
net-action = The server could not read the move ({ $reason }). Load the page again.
net-nothing-to-undo = There is nothing you could take back.
net-stale = You acted in another window meanwhile; look again.
net-crowded = Too many are connected to this table. Close it elsewhere, or try later.

## The page: keeping games

storage-blocked = This browser stores nothing here, so the game lasts as long as this page. Save it as a file to keep it, or leave the private window.
storage-newer = The games in this browser belong to a newer Summiteer and are left alone. What you play now lasts as long as this page.
storage-full = This browser’s storage is full. Save the game as a file, or delete old games and try again.
storage-lost = This page has lost its storage: another window has a newer Summiteer, or the browser’s data was cleared. Save the game as a file, then load the page again.
storage-held = Another window with an older Summiteer holds your games. Close it and load this page again; what you play now lasts as long as this page.
storage-failed = The browser could not store the game ({ $name }). Try again, or save it as a file.
