## What a device finds out about the dice while a table is open
dice-wrong-title = Something is wrong with the draws
dice-wrong-lead = Your device compares what the server tells it with what it has kept. This does not fit:
dice-wrong-key-changed = This server signs with another key than before. Either it was set up anew, or it is not the same server. Ask whoever runs it before you trust the new key.
dice-wrong-steps-missing = The server does not sign how the draws of this table come about, although it has to at every table.
dice-wrong-promises-missing = The game is on, but the server does not show the promises that had to come before it.
dice-wrong-promise-changed = Among the promises that the server shows, yours is not what your device has promised.
dice-wrong-reveal-too-early = The server asks for your device’s salt before everybody’s promises were shown. Your device keeps it.
dice-wrong-began-again = The server goes back to a beginning that it had already left behind, with signatures that your device has kept.
dice-wrong-commitment-changed = The server shows another commitment than the one it has signed before. It may have swapped its secret.
dice-wrong-promises-changed = The server shows other promises than those it has signed before.
dice-wrong-mix-changed = After move { $n } the server shows other draws than those it has signed before.
dice-wrong-mix-wrong =
    { $n ->
        [0] The draws at the start do not follow from what the devices have added.
       *[other] The draws after move { $n } do not follow from what the devices have added.
    }
dice-wrong-went-back = The server had signed later moves, and now says that move { $n } was the last.
dice-wrong-signature-wrong = A signature is wrong: what was shown is not by the server whose key your device keeps.
dice-kept = Key so far
dice-came = Key now
dice-evidence = What the server has signed is kept on this device. Save the receipt: together with the record of the game anybody can check it.
dice-save = Save the receipt
dice-go-on = Go on all the same
dice-trust = Trust the new key
dice-show = What is it?
dice-stopped = Nothing was played: something is wrong with the draws. Say first whether you want to go on all the same.
dice-unchecked = The server’s signatures could not be checked in this browser. Its promises are compared all the same.
dice-chain-lost =
    { $who ->
        [you] You play without the device that promised at the start: from now on your moves add nothing new to the draws.
       *[other] { $name } plays without the device that promised at the start: from now on these moves add nothing new to the draws.
    }
