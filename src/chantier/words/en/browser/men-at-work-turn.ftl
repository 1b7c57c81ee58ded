## Conditions in a chip: two or three words
turn-chip-girder-has-a-colour-of-the-card = Colour of the card
turn-chip-girder-off-the-ground = Off the ground
turn-chip-girder-not-on-a-hat = Not on a hat
turn-chip-girder-not-along-another = Not fully on another
turn-chip-rests-on-one-girder-only = On one girder only
turn-chip-rests-at-one-place = At one place
turn-chip-both-ends-free = Both ends free
turn-chip-touches-its-colour = Touches its colour
turn-chip-touches-another-colour = Another colour
turn-chip-touches-a-third-colour = A third colour
turn-chip-touches-the-highest-girder = Touches the highest
turn-chip-worker-on-the-new-girder = Worker on it
turn-chip-rests-on-an-arm = On an arm
turn-chip-support-on-table-or-girder = Support allowed here
turn-chip-touches-the-new-support = Touches new support
turn-chip-support-on-a-girder = Support on a girder
turn-chip-touches-a-girder = Touches a girder
turn-chip-touches-a-support = Touches a support
turn-chip-brick-on-the-girder = Brick on it
turn-chip-is-the-highest-girder = Becomes the highest
turn-chip-worker-stands-on-a-girder = Stands upright
turn-chip-girder-has-a-glove-colour = Glove colour
turn-chip-on-the-highest-glove-girder = Highest of these colours
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

## Boss Rita
turn-rita = Boss Rita
turn-rita-here = Rita is on site.
turn-rita-first-to = First to { $titles } titles
turn-rita-short = on site, { $titles } titles
turn-rita-away = Rita is not here yet
turn-rita-away-short = not here yet
turn-rita-arrives = Rita is on site
turn-rita-arrives-text = From now on the highest piece earns a title. It takes { $titles } to win.

## The players
turn-players = Players
turn-hook = with the hook
turn-thinks = is thinking
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
        [0] none discarded
        [one] 1 discarded
       *[other] { $count } discarded
    }
turn-changed-by =
    { $who ->
        [you] changed by you
       *[other] changed by { $name }
    }
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
turn-now-brick-or-beam = Now a brick or a beam on his arms, in either order
turn-now-second-brick = Now the second brick
turn-now-beam = Now a beam on his arms
turn-now-second-beam = Now the second beam
turn-now-connecting-beam = Now a beam, from his arm to another worker’s
turn-now-girder-with-brick = Take a girder with the brick on it: { $first } or { $second }
turn-now-girder-with-brick-only = Take a girder with the brick on it: { $first }
turn-now-worker-with-beam = Take a worker with the beam on his arm. His girder: { $first } or { $second }
turn-now-worker-with-beam-only = Take a worker with the beam on his arm. His girder: { $first }
turn-now-repair = Not yet as the card asks. Take a piece of this turn again
turn-now-prepare-support = Prepare the site: support { $number } of 3, on the table
turn-now-prepare-girder = Prepare the site: one girder of each colour. Missing: { $colours }
turn-now-prepare-worker = Prepare the site: a worker upright on a girder
turn-now-prepare-repair = The site is not right yet. Take a piece again
turn-now-clear = Clear up first, then it is your turn to build
turn-now-keep = Only supports have fallen. Return them, or leave them where they are
turn-hold-lower = Drag it over its place, lower it until it touches, then let go
turn-hold-rings = Drag it to a ring, or wherever you like, lower it until it touches, then let go
turn-hold-ring = A place that could do. Lower it until it touches, then let go
turn-hold-ring-number = Place { $number } of { $count }
turn-hold-touches = It touches. Will it hold?
turn-hold-not-yet = It touches. The card asks for more than this, see the list
turn-hold-all = It touches as asked. Will it hold?
turn-hold-alone = Lead it to its place, then let go
turn-hold-hook = Pull it clear of the site with the hook, then let go
turn-hold-push = Push its end back up, then let go
turn-connect-far = The nearest other worker is { $mm } mm away: too far for a beam of { $beam } mm.
turn-connect-near = The nearest other worker is { $mm } mm away.
turn-connect-reach = A beam reaches workers { $from } to { $to } mm apart in line with their arms, { $near } to { $far } mm side by side.
turn-connect-again = Better take a worker of this turn again.
turn-settling = Waiting for the site to come to rest
turn-still-moving = Still moving
turn-wait = { $name } is at work
turn-wait-bot = { $name } is thinking
turn-wait-holds = { $name } is holding { $piece }
turn-wait-clears = { $name } is clearing up
turn-wait-asked = { $name } may lay a card: this one cannot be carried out
turn-wait-prepares = { $name } is preparing the site
turn-wait-out = You are out of the game. { $name } is at work
turn-over = The game is over

## Holding
turn-let-go = Let go
turn-put-back = Put it back
turn-give-up = Give up this card
turn-give-up-title = Give up this card?
turn-give-up-costs = It costs you a certificate, and your turn ends. Nothing on the site moves.
turn-give-up-last = It is your last certificate: you would be out of the game.
turn-give-up-yes = Give it up
turn-give-up-no = Keep trying
turn-height = Height
turn-turn = Turn
turn-pose = Pose
turn-up = Up
turn-down = Down
turn-left = Left
turn-right = Right
turn-side = From the side
turn-side-short = Side
turn-key-wheel = Wheel
turn-key-drag = Drag
turn-key-hold = Long press
turn-key-shift = Shift
turn-key-space = Space
turn-key-escape = Esc
turn-keys-height = up, down
turn-keys-across = move
turn-keys-turn = turn
turn-keys-pose = pose
turn-keys-next = next place
turn-keys-fine = fine
turn-keys-let-go = let go
turn-keys-put-back = put back

## The reserve
turn-take = Take { $piece }
turn-take-again = Take { $piece } again
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
                [crane] The crane tipped over
               *[girder] A girder on the table
            }
        [box]
            { $kind ->
                [hat] A hat in the box
                [worker] A worker in the box
                [brick] A brick in the box
                [beam] A beam in the box
                [crane] The crane tipped over
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
turn-accident-out-you = The last certificate is gone: you are out of the game. Keep watching as long as you like.
turn-clears-next = { $name } clears up next.
turn-clears-next-you = You clear up next.
turn-slow-motion = Slow motion, 1/4
turn-skip = Skip
turn-continue = Continue

## Clearing up
turn-clearing = Clearing up
turn-clearing-text = What lies about goes back to the reserve.
turn-clearing-supports = Fallen supports may stay.
turn-clearing-crane = The crane is put up again.
turn-return = Return
turn-pull = Pull out
turn-push = Push up
turn-put-up = Put up
turn-keep = Leave them there

## After an attempt
turn-verdict = Not yet as the card asks
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
turn-foreman-hide = Hide them
turn-foreman-text = Lay one instead of doing what the cards say now. Once a turn, before placing.
turn-foreman-done = A card was laid this turn.
turn-foreman-later = Cards may be laid on your turn, before placing.
turn-foreman-draw = Change what is placed
turn-foreman-discard = Change how it is placed
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
turn-view-home = Reset

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
turn-help-next = Bring it over the next marked place
turn-help-fine = Held down: arrow keys go ten times finer
turn-help-drag = On the piece or a handle: move it. Elsewhere: turn the view
turn-help-shift = And Shift: up and down
turn-help-alt = While dragging: ten times finer
turn-help-wheel = On the piece: lift and lower it. Elsewhere: closer, further
turn-help-hold = On the piece: let go
turn-help-let-go = Let go
turn-help-put-back = Put it back
turn-help-views = Front, right, back, left, top
turn-help-touch = By touch: drag the piece or one of its handles; two fingers on the piece turn it, elsewhere they turn the view and come closer. A long press on the piece lets go.
