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
