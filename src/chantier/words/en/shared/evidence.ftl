## What is found out about the dice of the second form, by `chantier verify` and by the pages alike
evidence-and-format = The record has the format { $format }, but its evidence does not go with that.
evidence-malformed = The evidence in this record is not written as it should be: { $field }.
signature-wrong =
    { $step ->
        [commitment] The commitment in this record is not signed by its server.
        [promises] The promises in this record are not signed by its server.
        [start] The start in this record is not signed by its server.
       *[newest] The last move in this record is not signed by its server.
    }
salt-of-a-bot = At seat { $seat } sits a bot, but something was added to the draws in its name. Bots add nothing: the server could have chosen it.
salt-without-promise = Seat { $seat } has a salt that was not promised before the others were known.
salt-left-out = The salt of the person at seat { $seat } was left out of the draws.
salt-breaks-promise = The salt of seat { $seat } is not the one that was promised.
chain-link-of-nobody = Move { $n } opened a link, but no person with a chain made it.
chain-link-left-out = The person at seat { $seat } made move { $n }, but no link of their chain was opened with it.
chain-link-breaks-promise = Move { $n } opened a link that is not from the chain that seat { $seat } promised.
receipt-malformed = This is not a receipt; expected what a device has saved about one table.
receipt-not-signed = The receipt says something that its server has not signed, so it proves nothing.
receipt-of-another-table = The receipt is about a table whose record is not in this file.
receipt-contradicts-itself = The receipt holds two statements of the server about the same step, and they differ. The server has signed both: that is proof against it, whatever the record says.
receipt-by-another-key = The receipt and the record are signed with different keys. One of them is not by the server it is said to be.
receipt-of-another-attempt = The receipt shows a signed game of attempt { $attempt } at this table, and the record another one. The server has signed both.
receipt-contradicts =
    { $step ->
        [commitment] The receipt shows another commitment than the record. The server has signed both: the secret was swapped.
        [promises] The receipt shows other promises than the record. The server has signed both: the promises were changed afterwards.
       *[mix] The receipt shows other draws after move { $n } than the record. The server has signed both: salts or links were changed afterwards.
    }
