## Pieces where one is as good as the other
hold-sort-girder =
    { $colour ->
        [orange] orange girder
        [purple] purple girder
        [black] black girder
       *[white] white girder
    }
hold-sort-support = support
hold-sort-worker = worker
hold-sort-brick = brick
hold-sort-beam = beam
hold-again = { $piece }, taken again
hold-with = { $piece } with a { $joined ->
        [brick] brick
       *[beam] beam
    }

## What can be done
hold-lower = Lower until it touches
hold-lower-short = To contact
hold-put-back-short = Put back
hold-free = Nothing else has moved: you can still put it back.
hold-bound = Something else has moved: it counts now. Let it go.
hold-lags = The site lags behind by { $seconds } s. It is still exact.
hold-gap = { $mm } mm
hold-ask = { $mm } mm above { $onto }. Let go anyway?
hold-ask-yes = Let go anyway
hold-modes = How the hand moves
hold-fine = Fine
hold-fine-means = Ten times finer
hold-push = Push
hold-push-means = Push things on purpose: nothing keeps the piece clear of them
hold-handle-across = Across: drag, or arrow keys
hold-handle-height = Height: drag, or arrow keys up and down
hold-handle-turn = Turn: drag round, or arrow keys
hold-handle-tilt = Tilt: drag up or down, or arrow keys
hold-site = Building site
hold-site-held = Building site. In your hand: { $piece }. Arrow keys move it, Page Up and Page Down lift and lower it, End lowers it until it touches, Q and E turn it, W and S tilt it, R changes its pose, Space lets go. Its handles follow with Tab.
hold-site-held-alone = Building site. In your hand: { $piece }. Arrow keys move it, Page Up and Page Down lift and lower it, Q and E turn it, W and S tilt it, R changes its pose, Space lets go. Its handles follow with Tab.
hold-no-picture = Your device cannot draw the site in 3D. Here it is from the front and from the right; the keys work all the same.

## Will it hold?
hold-chance-all = Stands in all { $tries } tries
hold-chance-none = Falls in all { $tries } tries
hold-chance-some = Stands in { $stood } of { $tries } tries
hold-chance-between = The chance lies between { $low } and { $high } %.
hold-chance-first = First to fall: { $piece }, onto { $onto }.
hold-chance-topples = First to go: { $piece } topples over.
hold-chance-unknown = Not tried out yet. Hold the piece still, close to its place.
hold-chance-help = say whether it will hold

## Help for the hand
hold-assist = Help for the hand
hold-assist-full = steady: rises before what is in the way, until you lower it
hold-assist-some = light: climbs over what is in the way
hold-assist-none = none: your hand alone
hold-assist-table-all = This table allows all help. On this device you may do with less.
hold-assist-table-some = This table is played with some help, the same for every hand: you are told what a piece touches, and no more.
hold-assist-table-none = This table is played without help, the same for every hand: nothing is told while you hold a piece, except an accident.

## An act that came to nothing
hold-over-put-back = Put back. The site is as it was.
hold-over-left = The connection broke while a piece was held. The site is as it was.
hold-over-taken-over = The hand goes on in another window.
hold-over-silent = Nothing came from the hand for a while, so the piece is back in the reserve.
hold-over-out-of-time = Time is up. A bot stands in.
hold-over-path-too-long = A piece may stay in the air for a day at most. Take it again.
hold-over-site-worker-died = The site had to be set up again. Nothing is lost: take it once more.
hold-over-store-unavailable = It could not be stored, so it does not count. Take it once more.
hold-over-closing = The server is closing. The game goes on later where it was.
hold-over-server-trouble = Our fault. Nothing is lost: take it once more.
hold-over-refused = The rules do not allow that after all. The site is as it was.
hold-over-withdrawn = The person is back and plays on.
