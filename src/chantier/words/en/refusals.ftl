# Refusals: what was expected, what came. One sentence each; the key is the code with hyphens.

## Moves
game-over = The game is over.
not-your-turn = It is seat { $seat }’s turn.
die-not-in-pool = { $die } is not in the pool; it holds { $pool }.
die-must-be-placed = { $die } fits on { $spaces }, so it must be placed there.
another-die-fits = { $die } fits nowhere, but another die of the pool does: at this table you must take one that fits.
no-such-action = There is no action { $came }; actions run from 0 to { $last }.
no-such-space = There is no space { $space }; spaces run from a1 to b3.
space-hatched = { $space } is hatched on your plan: nothing is ever built there.
die-lower-than-below = { $die } cannot go on { $below } in { $space }. The die below must be equal or lower.
discard-needed = With two players you also name a die to remove, like G5 a2 W1.
discard-unexpected = Only with two players is a second die removed from the pool.
discard-not-in-pool = { $die } is not among the dice left in the pool, so it cannot be removed.
move-not-understood = “{ $text }” is not a move; expected a die and a space, like G5 a2.
space-needed = { $die } fits on { $spaces }: say which.

## What was typed
unknown-language = Chantier does not speak “{ $came }”; it speaks { $known }.
bad-name = “{ $name }” is not a name; expected 1 to { $most } characters that can be printed.
name-blank = A name needs at least one character that can be seen.
name-hidden = “{ $name }” holds characters that cannot be seen or that cover others; please leave them out.
name-reserved = “{ $name }” is what a bot is called, or looks like it; please take another name.
name-taken = “{ $name }” looks like “{ $taken }”, the name of somebody at this table; please take another one.
name-twice = Two people are called { $name }; expected different names, so that each knows when to look.
unknown-game = There is no game “{ $came }”; there is { $known }.
game-not-loaded = The game of the package “{ $package }” is left out: { $problem }
game-name-bad = “{ $came }” cannot be the name of a game: at most 40 small letters and digits, with single hyphens between words.
game-name-taken = There is another game “{ $came }” already.
game-import-failed = It could not be imported ({ $reason }).
game-object-wrong = “{ $came }” is not a RegisteredGame whose game is called “{ $name }”.
unknown-bot = There is no bot “{ $came }”; there are { $known }.
wrong-bot-count = Expected one bot for all seats or { $expected } of them, but { $came } were named.
wrong-player-count = This game takes { $fewest } to { $most } players, not { $came }.
rules-unknown = This record was played by version { $came } of the rules; this program knows versions up to { $newest }. A newer program can read it.
no-such-first-seat = The first player is a seat from 0 to { $last }, or chance; { $came } is neither.
unknown-option = “{ $came }” is not an option of this game; expected { $known }
bad-option-value = The option { $option } takes { $expected }, not “{ $came }”.
number-too-small = { $option } must be at least 1, not { $came }.
no-such-flag = There is no option { $flag } here; --help lists them.
parameter-missing = { $parameter } is missing; --help shows how it is given.
parameter-not-understood = { $parameter } was given something it does not understand; --help shows what it takes.
value-needed = { $option } needs a value.
value-unexpected = { $option } takes no value.
arguments-unexpected = This is more than the command expects; too much is: { $arguments }
not-readable = “{ $typed }” is not text in the encoding of this system.
usage = “{ $typed }” is not something Chantier can do; chantier --help lists the commands.

## Notation
not-a-die = “{ $text }” is not a die; expected a letter W, R, S or G and a value 1 to 6, like G6.
not-a-plan = “{ $text }” is not a plan; expected three rows of two with heights adding up to 6 and two or three x, like “x 1 / 3 1 / 1 x”.
not-a-building = “{ $text }” is not a building; expected three rows of two stacks, like “x W1 / R2S3G6 - / W4 x”.
hatching-differs = { $space } is hatched in only one of plan “{ $plan }” and building “{ $building }”; both must agree.
stack-descends = { $die } stands on { $below } in { $space }, but a die must be equal to or higher than the one below.
too-many-dice = A building has at most { $most } dice, not { $came }.

## Files and records
cannot-write = { $path } cannot be written: { $reason }.
cannot-read = { $path } cannot be read: { $reason }.
not-text = { $path } is not a text file; expected game records in JSON.
in-line = { $path }, line { $line }: { $problem }
in-event = Event { $event }: { $problem }
json-truncated = The JSON ends too early; expected all of it.
json-malformed = This is not JSON; expected text in that format.
field-missing = The field “{ $field }” is missing (at { $where }).
field-unknown = There is no field “{ $field }” here (at { $where }).
value-of-wrong-type = Expected { $expected } at { $where }, not { $came }.
value-not-of-type = Expected { $expected } at { $where }.
length-out-of-bounds = The length of what stands at { $where } must be { $expected }.
number-out-of-bounds = The number at { $where } must be { $expected }.
text-of-wrong-form = The text at { $where } does not have the form { $expected }.
list-of-wrong-length = Expected { $expected } entries at { $where }.
number-out-of-range = The number at { $where } is outside the permitted range.
value-unknown = “{ $came }” is not a value that may stand at { $where }.
record-empty = { $path } is empty; expected game records, one a line.
record-without-events = The record has no events; expected at least a first round.
record-hides = The record hides what one seat could not see; only a whole record can be replayed or checked.
wrong-count = “{ $field }” needs { $expected } entries, not { $came }.
no-such-seat = Seats run from 0 to { $last }; there is no seat { $came }.
event-out-of-order = Event { $event } is “{ $came }”, but here only “{ $expected }” can follow.
no-such-line = { $path } has no record on line { $line }; the last one is on line { $last }.
nothing-saved = No saved game was found in { $path }.
save-unreadable = { $path } is not a saved game that can go on: { $problem }

## What a check finds
commitment-not-hex = The commitment must be 64 hexadecimal digits.
salt-not-hex = The salt “{ $salt }” must be hexadecimal digits in pairs, in small letters.
seed-not-hex = The server’s secret must be 64 hexadecimal digits in small letters.
seed-breaks-commitment = The server’s secret does not match the commitment made before the game.
key-differs = The record is signed with the key { $came }; expected { $expected }.
event-differs = Event { $event }: “{ $field }” says { $came }, but { $expected } follows from the draws and the rules.
event-missing = Event { $event } is missing: “{ $expected }” must follow.
event-unexpected = Event { $event } does not belong there: nothing may follow here.
draw-missing = A draw of “{ $purpose }” is missing.
draw-impossible = The draw “{ $result }” of “{ $purpose }” was not possible any more.
save-exists = { $path } exists already; a new game needs a file of its own, and --resume goes on with a saved one.
secret-missing = The game has ended but its secret is missing, so its draws cannot be proved.
game-not-ended = The secret is revealed, but the game has not ended: events are missing.
players-differ = The players and the names in the record differ.
picture-ending-unknown = { $path } must end in .svg or .png, so that it is clear what to draw.
no-such-event = The game has { $last } events, counted from 1; there is no event { $came }.
no-site-in-record = Line { $line } holds a game of { $game }, which has no site; expected one of { $known }. A building is drawn from its plan and its stacks.
analysis-unfinished = This game has not ended; the coach looks at finished games.
analysis-unknown-game = The coach knows only { $known }; this is a game of { $game }.
nothing-to-draw = “{ $came }” is neither a plan, nor a prepared site ({ $known }), nor a file of game records.

## The site
piece-not-in-reserve = The reserve does not hold { $piece }; only what lies there can be taken.
piece-not-on-site = The site does not hold { $piece }, or it cannot be moved.
piece-still-held = The hand still holds { $piece } and must let go first.
hand-not-empty = The hand already holds { $piece }; it must be empty to take something.
hand-empty = The hand is empty; it must take a piece first.
pose-inside-piece = There is no room for { $piece } here: { $other } is in the way.
piece-is-fixed = A hand cannot take { $piece }: it stays where it stands.
pose-out-of-bounds = Target { $target } of the gesture is not above the table, where it should be.
path-not-finite = Target { $target } of the gesture holds something that is not a number.
path-times-not-rising = The times of a gesture must rise from 0 to its end; target { $target } breaks this.
path-too-long = A gesture lasts at most { $most } seconds.
path-too-dense = A gesture has at most { $most } targets.
rotation-not-unit = Target { $target } of the gesture is not a rotation; its four numbers must have length 1.
site-worker-died = The site could not be computed; please try again.
clear-up-first = Nothing can be placed before the site is cleared up.
lay-or-decline-first = The card cannot be carried out: lay one of your cards or decline before anything is placed.
nothing-to-clear-there = It is not possible to clear away or push back { $piece } now; only what fell is cleared up.
pull-it-out-first = There is something above { $piece }; pull it out with the hook first.
nothing-to-keep = There is nothing to leave where it lies; only supports that fell may stay, once all else is cleared up.
nothing-to-decline = Declining is not possible: the card can be carried out.
no-giving-up = The card cannot be given up: this table does not play that house rule, or there is no card to be done right now.
piece-not-asked-for = The card does not ask for { $piece } now; take a piece that it names from the reserve, or one of this turn.
two-pieces-together =
    { $kind ->
        [brick] The card asks for two pieces placed together; a brick is missing.
       *[beam] The card asks for two pieces placed together; a beam is missing.
    }
no-such-card-to-lay = Card { $card } cannot be laid now: not in your hand, or the first piece is placed already.
card-cannot-be-laid = With card { $card } the site or the reserve would lack something; lay one that can be done.
crane-on-needs-both = The option crane_on counts only with crane=true and skyscraper=true; set both or leave it out.
track-unreadable = This track of a movement cannot be read; expected one that Chantier has written.
track-wrong-version = This track of a movement was written by another version of Chantier; expected one of this version.
site-differs = The site at the start holds other pieces than these options give.
place-off-the-table = This is not above the table: x and y run from -{ $reach } to { $reach } mm, the height from 0 to { $ceiling } mm.
no-such-piece = There is no piece “{ $came }”; pieces are called like { $example }.
no-such-offer = There is no { $number } in the list; it ends with { $last }.
site-move-not-understood = “{ $text }” is not a move; expected a number of the list or a piece and its place, like { $example }.

## The store
database-address-unknown = A database’s address does not begin with “{ $came }”; expected one like { $known }.
database-cannot-open = The database { $address } cannot be opened: { $reason }
database-newer = The database { $address } was made by a newer version of Chantier or by another program; expected one of this version or older.
database-in-use = The database { $address } is in use by another server; stop that one first, or name a database of this one’s own.
database-taken-over = Another server has taken over the database { $address }; this one has stopped and stores nothing more.
database-not-utf8 = The database keeps its texts in { $came }; expected UTF8.
store-unavailable = The database does not answer at the moment; please try again.
for-nodes-only = Only other servers of this house may ask here.
house-closes = This server is about to close; another one goes on.
workers-need-postgresql = Several workers need a PostgreSQL database (--database), on Linux or macOS; a SQLite file has one server.
nodes-need-postgresql = Say which PostgreSQL database with --database; a SQLite file has one server.
table-moved = The table is just moving to another server; please try again in a moment.
store-clash = This does not go with what is stored: something it names is not there, or is there already.
text-not-storable = This text holds a character that cannot be stored.
number-not-storable = This number is too large or too small to be stored.
json-not-storable = This is not JSON and cannot be stored as such.
no-such-table = There is no such table.
table-not-running = No game is running at this table.
old-number = Move number { $expected } is next at this table, not { $came }.

## The server
cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }
no-such-port = Ports run from 0 to { $last }; there is no port { $came }.
not-positive = { $option } takes a number above 0.
note-impossible = A note tells of seat { $seat } at decision { $n }; there is no such seat or decision.
already-seated = You have a seat at this table already.
body-too-large = That is too long: at most { $most } bytes are read.
hand-busy = The hand is busy: what it holds must be let go and come to rest first.
not-live = This game is not played live; a whole move is expected.
site-disturbed = Something else has moved already, so the piece cannot just be put back; let it go.
code-unknown = No open table has this code; perhaps its game has begun.
enter-first = Expected an “enter” frame before anything else.
entered-already = You have entered this table already; open another socket to enter once more.
commitment-outdated = The table has a new secret by now; expected a promise for that one.
nothing-to-promise = There is nothing to promise any more; expected it before the game starts, once.
promises-missing = Nothing is revealed yet; expected the promises of everybody at the table first.
salt-not-promised = This is not what your device has promised; expected the bytes whose hash it gave.
chain-link-missing = Your seat has promised a chain; expected its link { $n } with this move, or to be told that it is lost.
chain-link-wrong = This is not link { $n } of the chain that your seat has promised.
chain-lost = Your seat plays without a chain; expected a move without a link.
frame-not-expected = A frame of this kind is not expected here.
frame-not-text = Frames are text; expected JSON, not bytes.
frame-too-large = That is too long: at most { $most } bytes are read.
game-not-over = The game is still running; this is available once it has ended.
in-words-stays = Whoever has begun to choose from offered places stays with it until the game ends.
language-unknown = The server does not speak this language.
link-unknown = This link has been used already or is too old; ask for a new one on the other device.
no-advice = There is no advice for this game; its views list every move.
no-advice-for-others = Advice is for whoever is to move, about their own view.
no-places-here = At this table no places are offered. A seat that plays by the site in words is offered them once it has told the table.
no-free-talk = At this table there are only the preset phrases.
no-seat = You have no seat at this table.
no-such-page = There is nothing at this address.
nothing-to-explain = This game has nothing to explain; its views say all there is to say.
no-analysis = There is no coach for this game.
no-practice = This game has no site of one’s own to practise on.
practice-crowded = Too many sites are being built on just now; please try again in a moment.
analyses-crowded = Too many games wait for the coach just now; please try again in a few minutes.
connections-crowded = Too many connections are open just now; please try again in a moment.
hands-crowded = Too many hands are building just now; please try again in a moment.
sockets-crowded = Too many windows of this game are open here; please close some and try again.
nothing-to-reveal = Nothing is to be revealed at the moment.
device-unknown = None of your devices has this id; perhaps it is signed out already.
nobody-there = Nobody sits at this seat.
own-seat = This is your own seat; to give it up, leave the table.
removed-from-table = The host has asked you to leave this table; please take a seat at another one.
too-many-open-tables = You have { $most } tables like this one waiting already; start or leave one of them first.
limit-malformed = “{ $came }” is no limit; expected something like advice.person=40/2 (at once / a second) or sockets.address=1000.
limit-unknown = There is no limit “{ $came }”; there are: { $known }.
proxy-malformed = This is no address or network of a proxy: { $reason }
only-the-host = Only the host of this table may do this.
phrase-unknown = There is no such phrase; the list of them is at /api/games.
request-malformed = This request cannot be read; what is expected stands at /api/docs.
say-one-thing = Expected either a phrase or a text.
seat-taken = This seat is taken.
seats-open = There are still open seats; fill them with people or bots first.
server-trouble = Something went wrong on our side; nothing has changed. Please try again.
table-not-open = The game at this table has begun already, or the table was given up.
text-not-printable = This text holds characters that cannot be shown; expected letters, digits, signs.
token-unknown = This token is not (or no longer) valid for a seat at this table.
too-much = This is more than anybody sends who plays; the line is closed. Please come back.
too-slow = This came too slowly; please try again.
too-often = That was too often; please wait a moment.
took-too-long = This took the server too long; please try again.
who-are-you = The server does not know you yet; tell it your name first.
wrong-method = This address does not take requests of this kind.
wrong-origin = This request comes from another site’s page and is not carried out.
