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
hold-again = { $piece }, again
hold-with = { $piece } with a { $joined ->
        [brick] brick
       *[beam] beam
    }

## What can be done
hold-lower = Lower until it touches
hold-lags = The site lags behind by { $seconds } s. It is still exact.
hold-gap = { $mm } mm
hold-site = Building site
hold-site-held = Building site. In your hand: { $piece }. Arrow keys move it, Page Up and Page Down lift and lower it, End lowers it until it touches, Q and E turn it, W and S tilt it, R changes its pose, Space lets go.
hold-no-picture = Your device cannot draw the site in 3D. Here it is from the front and from the right; the keys work all the same.

## Help for the hand
hold-assist = Help for the hand
hold-assist-full = steady: stays clear of everything until you lower it
hold-assist-some = light: climbs over what is in the way
hold-assist-none = none: your hand alone

## An act that came to nothing
hold-over-put-back = Put back. The site is as it was.
hold-over-left = The line broke while a piece was held. The site is as it was.
hold-over-taken-over = The hand goes on in another window.
hold-over-silent = Nothing came from the hand for a while, so the piece is back in the reserve.
hold-over-out-of-time = Time is up. A bot stands in.
hold-over-path-too-long = Two minutes in the air is the most. Take it again.
hold-over-site-worker-died = The site had to be set up again. Nothing is lost: take it once more.
hold-over-store-unavailable = It could not be stored, so it has not happened. Take it once more.
hold-over-closing = The server is closing. The game goes on later where it was.
hold-over-server-trouble = Our fault. Nothing is lost: take it once more.
hold-over-refused = The rules do not allow that after all. The site is as it was.
hold-over-withdrawn = The person is back and plays on.
