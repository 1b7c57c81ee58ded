## Conditions in a chip: two or three words
turn-chip-girder-has-a-colour-of-the-card = Colour of the card
turn-chip-girder-off-the-ground = Off the ground
turn-chip-girder-not-on-a-hat = Clear of hats
turn-chip-girder-not-along-another = Not along another
turn-chip-rests-on-one-girder-only = On one girder only
turn-chip-rests-at-one-place = At one place
turn-chip-both-ends-free = Both ends free
turn-chip-touches-its-colour = Touches its colour
turn-chip-touches-another-colour = Another colour
turn-chip-touches-a-third-colour = A third colour
turn-chip-touches-the-highest-girder = Highest girder
turn-chip-worker-on-the-new-girder = Worker on it
turn-chip-rests-on-an-arm = On an arm
turn-chip-support-on-table-or-girder = Support placed well
turn-chip-touches-the-new-support = New support
turn-chip-support-on-a-girder = Support on a girder
turn-chip-touches-a-girder = Touches a girder
turn-chip-touches-a-support = Touches a support
turn-chip-brick-on-the-girder = Brick on it
turn-chip-is-the-highest-girder = New highest
turn-chip-worker-stands-on-a-girder = Stands upright
turn-chip-girder-has-a-glove-colour = Glove colour
turn-chip-on-the-highest-glove-girder = Highest glove girder
turn-chip-carries-the-brick = Carries the brick
turn-chip-carries-the-beam = Carries the beam
turn-chip-touches-the-end-of-the-girder = At the end
turn-chip-beam-on-his-arm = Beam on his arm
turn-chip-beam-on-another-workers-arm = On another’s arm
turn-chip-second-worker-on-the-same-girder = Same girder
turn-chip-three-supports-on-the-table = Three supports
turn-chip-girders-off-the-ground = Girders off the ground
turn-chips = What the card asks
turn-chips-folded =
    { $count ->
        [one] 1 rule kept
       *[other] { $count } rules kept
    }

## The header
turn-game = Men at Work
turn-looking-on = You look on

## Boss Rita
turn-rita = Boss Rita
turn-rita-here = Rita is on site.
turn-rita-first-to = First to { $titles } titles
turn-rita-short = on site, { $titles } titles
turn-rita-away = Rita is not here yet
turn-rita-away-short = not here yet
turn-rita-arrives = Rita is on site
turn-rita-arrives-text = From now on the highest piece earns a title. { $titles } titles win.

## The players
turn-players = Players
turn-you = You
turn-hook = has the hook
turn-thinks = thinks
turn-certificates =
    { $count ->
        [0] No certificate left
        [one] 1 certificate left
       *[other] { $count } certificates left
    }

## The cards
turn-how = How
turn-place = Place
turn-a-girder = A girder
turn-a-worker = A worker
turn-or = or
turn-colour-gone = none left
turn-draw-pile =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
turn-discard =
    { $count ->
        [0] none laid down
        [one] 1 laid down
       *[other] { $count } laid down
    }
turn-changed-by = changed by { $name }
turn-skipped = Skipped: { $task }
turn-skipped-more =
    { $count ->
        [one] and 1 more card
       *[other] and { $count } more cards
    }

## The one line: what to do now
turn-now-girder = Take a girder: { $first } or { $second }
turn-now-girder-only = Take a girder: { $first }
turn-now-worker = Take a worker. His girder: { $first } or { $second }
turn-now-worker-only = Take a worker. His girder: { $first }
turn-now-worker-then = Now a worker on the new girder
turn-now-second-worker = Now the second worker, on the same girder
turn-now-support = Take a support: on the table or on a girder
turn-now-support-up = Take a support: it goes on a girder
turn-now-support-girder = Now the girder: { $first } or { $second }
turn-now-support-girder-only = Now the girder: { $first }
turn-now-brick = Now a brick on his arms
turn-now-second-brick = Now the second brick
turn-now-beam = Now a beam on his arms
turn-now-second-beam = Now the second beam
turn-now-connecting-beam = Now a beam, from his arm to another worker’s
turn-now-girder-with-brick = Take a girder with the brick on it: { $first } or { $second }
turn-now-girder-with-brick-only = Take a girder with the brick on it: { $first }
turn-now-worker-with-beam = Take a worker with the beam on his arm. His girder: { $first } or { $second }
turn-now-worker-with-beam-only = Take a worker with the beam on his arm. His girder: { $first }
turn-now-repair = Not as the card wants yet. Take a piece of this turn again
turn-now-prepare-support = Prepare the site: support { $number } of 3, on the table
turn-now-prepare-girder = Prepare the site: one girder of each colour. Missing: { $colours }
turn-now-prepare-worker = Prepare the site: a worker upright on a girder
turn-now-prepare-repair = Not a site yet. Take a piece again
turn-now-clear = Clear up first, then it is your turn to build
turn-now-keep = Only supports lie about. Return them, or leave them where they are
turn-hold-lower = Lower it until it touches, then let go
turn-hold-touches = It touches. Let go when it lies well
turn-hold-all = All is as the card wants. Let go
turn-hold-hook = Pull it clear of the site with the hook, then let go
turn-hold-push = Push its end back up, then let go
turn-settling = Waiting for the site to come to rest
turn-still-moving = Still moving
turn-wait = { $name } is at work
turn-wait-bot = { $name } thinks
turn-wait-holds = { $name } holds { $piece }
turn-wait-clears = { $name } clears up
turn-wait-prepares = { $name } prepares the site
turn-wait-out = You are out of the game. { $name } is at work
turn-over = The game is over
turn-hold-ends =
    { $seconds ->
        [one] 1 second left, then the piece goes back
       *[other] { $seconds } seconds left, then the piece goes back
    }

## Holding
turn-let-go = Let go
turn-put-back = Put it back
turn-height = Height
turn-turn = Turn
turn-pose = Pose
turn-up = Up
turn-down = Down
turn-side = From the side
turn-side-short = Side
turn-key-wheel = Wheel
turn-key-shift = Shift
turn-key-space = Space
turn-key-escape = Esc
turn-keys-height = up, down
turn-keys-turn = turn
turn-keys-pose = pose
turn-keys-fine = fine
turn-keys-let-go = let go
turn-keys-put-back = put back

## The reserve
turn-take = Take { $piece }
turn-reserve-girder =
    { $count ->
        [0] { $colour } girders: none left
        [one] { $colour } girders: 1 left
       *[other] { $colour } girders: { $count } left
    }
turn-reserve-support =
    { $count ->
        [0] No support left
        [one] 1 support left
       *[other] { $count } supports left
    }
turn-reserve-worker =
    { $count ->
        [0] No worker left
        [one] 1 worker left
       *[other] { $count } workers left
    }
turn-reserve-brick =
    { $count ->
        [0] No brick left
        [one] 1 brick left
       *[other] { $count } bricks left
    }
turn-reserve-beam =
    { $count ->
        [0] No beam left
        [one] 1 beam left
       *[other] { $count } beams left
    }

## What fell, and what it costs
turn-accident-title =
    { $onto ->
        [table]
            { $kind ->
                [hat] A hat on the table
                [worker] A worker on the table
                [brick] A brick on the table
                [beam] A beam on the table
               *[girder] A girder on the table
            }
        [box]
            { $kind ->
                [hat] A hat in the box
                [worker] A worker in the box
                [brick] A brick in the box
                [beam] A beam in the box
               *[girder] A girder in the box
            }
        [crane]
            { $kind ->
                [hat] A hat on the crane’s platform
                [worker] A worker on the crane’s platform
                [brick] A brick on the crane’s platform
                [beam] A beam on the crane’s platform
               *[girder] A girder on the crane’s platform
            }
       *[worker]
            { $kind ->
                [hat] A hat on a worker
                [worker] A worker on a worker
                [brick] A brick on a worker
                [beam] A beam on a worker
               *[girder] A girder on a worker
            }
    }
turn-accident-yours = That counts as an accident. Your turn ends here.
turn-accident-theirs = That counts as an accident. { $name }’s turn ends here.
turn-accident-out = The last certificate is gone: { $name } is out of the game.
turn-accident-out-you = The last certificate is gone: you are out of the game. Watch on as long as you like.
turn-clears-next = { $name } clears up next.
turn-clears-next-you = You clear up next.
turn-slow-motion = Slow motion, 1/4
turn-skip = Skip
turn-continue = Continue

## Clearing up
turn-clearing = Clearing up
turn-clearing-text = What lies about goes back to the reserve.
turn-clearing-supports = Fallen supports may stay.
turn-return = Return
turn-pull = Pull out
turn-push = Push up
turn-keep = Leave them there

## After an attempt
turn-verdict = Not as the card wants yet
turn-verdict-again = No harm done. Take the piece again and put it right.
turn-slipped = It slipped. No harm done, try again.

## Measuring
turn-measured = { $mm } mm
turn-title = Employee of the Month
turn-title-yours = Your { $piece } is the highest of all.
turn-title-theirs = The highest of all: { $piece }, placed by { $name }.
turn-title-count = { $titles } of { $most } titles

## Foreman
turn-foreman = Your foreman’s cards
turn-foreman-open = Foreman’s cards: { $count }
turn-foreman-show = Show my cards
turn-foreman-hide = Cover them
turn-foreman-text = Lay one instead of doing what the cards say now. Once a turn, before placing.
turn-foreman-done = A card was laid this turn.
turn-foreman-later = Cards may be laid on your turn, before placing.
turn-foreman-draw = Change what is placed
turn-foreman-discard = Change how
turn-foreman-then = Then: { $what }, { $how }
turn-foreman-lay = Lay it
turn-foreman-cannot = cannot be done now

## Bots’ pace, and views
turn-pace = Bots’ pace
turn-pace-times = { $times }×
turn-view = View
turn-view-front = From the front
turn-view-right = From the right
turn-view-back = From behind
turn-view-left = From the left
turn-view-top = From above
turn-view-home = As at first

## Help
turn-turn-left = Turn left
turn-turn-right = Turn right
turn-help = Hand and keys
turn-help-arrows = Move the piece 5 mm
turn-help-height = Lift and lower it
turn-help-lower = Lower it until it touches
turn-help-turn = Turn it
turn-help-tilt = Tilt it
turn-help-pose = Another pose: upright, lying, leaning
turn-help-fine = Held down: ten times finer
turn-help-let-go = Let go
turn-help-put-back = Put it back
turn-help-views = Front, right, back, left, top
turn-help-touch = By touch: one finger moves, two fingers lift and turn, and the button lets go.
