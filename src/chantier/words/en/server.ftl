## The server
server-listening = Chantier is open: { $address }
server-how-to-stop = Press Ctrl-C to close it; games go on where they were when it opens again.
server-page-title = Chantier
server-page-text = The server is running, but its pages have not been built: open it with ./dev run.

## Phrases at the table
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-ouch = Ouch!
phrase-wow = Wow!
phrase-think = Let me think …
phrase-sorry = Sorry!
phrase-turn = It’s your turn.
phrase-thanks = Thank you for the game!
phrase-again = Once more?
phrase-bye = Goodbye!

## Servers that share a database

nodes-id = server
nodes-address = address
nodes-version = version
nodes-state = state
nodes-up = running for
nodes-tables = in memory
nodes-leases = tables owned
nodes-people = people
nodes-load = cores busy
nodes-is-living = running
nodes-is-closing = closing
nodes-is-gone = gone
nodes-none = No server has this database open.

## Upkeep
backup-done = Everything is in { $path } ({ $size }). Keep it private: it holds the secrets of running games.
restore-progress = Checking what was restored
restore-done = Restored to { $address }.
check-store-progress = Playing every game again
check-store-good = All is well. Tables: { $tables }; games ended and verified: { $ended }, going on: { $running }; turns: { $turns }.
check-store-damaged = Table { $table } ({ $game }) is damaged: { $problem }
copy-store-progress = Copying
copy-store-done = Copied to { $address }. Rows: { $rows }.
