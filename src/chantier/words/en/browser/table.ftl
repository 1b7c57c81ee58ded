## Dice and spaces, as they are called at the table
table-space-a1 = at the back left
table-space-b1 = at the back right
table-space-a2 = in the middle left
table-space-b2 = in the middle right
table-space-a3 = at the front left
table-space-b3 = at the front right
table-level = Level { $level }: { $die }.
table-space-closed = { $space }: closed.
table-space-empty = { $space }: empty, { $planned ->
        [one] 1 die planned.
       *[other] { $planned } dice planned.
    }
table-space-built = { $space }: { $height } of { $planned } planned.
table-space-lit = { $die } may go here.
table-space-placed = { $die } lies here until you build.
table-none-taken = nothing yet

## The header
table-game = Blueprints
table-round-pick = Round { $round }, pick { $pick } of { $picks }
table-pick = Pick { $pick } of { $picks }
table-round-of = Round { $round } of { $rounds }
table-looking-on = You are watching
table-onlookers =
    { $count ->
        [one] 1 onlooker
       *[other] { $count } onlookers
    }
table-title-turn = Your turn

## The seats
table-seats = The other seats
table-seat-taken = { $taken } of { $picks }
table-seat-next = { $taken } of { $picks }, plays next
table-seat-turn = { $taken } of { $picks }, on turn
table-seat-thinking = { $taken } of { $picks }, thinking
table-seat-lost =
    { $count ->
        [one] 1 lost
       *[other] { $count } lost
    }
table-seat-away = Away
table-seat-stand-in = A bot stands in
table-seat-in-words = Plays by words
table-seat-in-words-text =
    { $who ->
        [you] You play by the site in words and choose among places that are offered.
       *[other] { $name } plays by the site in words and chooses among places that are offered.
    }
table-unrated = Not everybody has the same help, so this game is not rated.
table-casual = A casual game: it does not count for the rating, and a move can be taken back if everybody agrees.
table-house = House rules
table-house-title = House rules at this table
table-house-lead = What differs from the printed game:
table-seat-dice =
    { $who ->
        [you] Dice you have taken
       *[other] Dice taken by { $name }
    }
table-die-lost = { $die } (lost)
table-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
table-points-own =
    { $points ->
        [one] You have 1 point.
       *[other] You have { $points } points.
    }
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## The pool, the bag, what is in demand, the plan
table-pool = Pool
table-pool-nowhere = fits nowhere
table-pool-chosen = in your hand
table-pool-placed = on your plan, not built yet
table-pool-removed = to be removed
table-bag = Bag
table-bag-left =
    { $dice ->
        [one] die left
       *[other] dice left
    }
table-bag-in-words =
    { $dice ->
        [one] 1 die left in the bag
       *[other] { $dice } dice left in the bag
    }
table-in-demand = In demand
table-in-demand-order = left first
table-in-demand-then = then
table-in-demand-in-words = In demand: { $first }, then { $second }
table-removed = Removed
table-your-plan = Your plan
table-your-plan-secret = Nobody sees it before the reveal
table-lost-dice =
    { $count ->
        [one] 1 die lost this round
       *[other] { $count } dice lost this round
    }
table-plan-in-words = Your plan, three rows of two spaces, the back row first

## What it is worth
table-tally = As it stands
table-tally-plan = Plan
table-tally-plan-done = complete
table-tally-plan-reach = in reach, +{ $points }
table-tally-plan-missed = out of reach
table-tally-gain = +{ $points }
table-tally-prizes = Prizes
table-prize-have = { $have } of { $need }
table-prize-sure = met

## The one line
table-take = Take a die from the pool
table-take-short = Take a die
table-place = { $die }: { $count ->
        [one] choose the lit space
        [2] choose one of the two lit spaces
        [3] choose one of the three lit spaces
       *[other] choose one of the four lit spaces
    }
table-place-short = { $die }: { $count ->
        [one] choose the lit space
       *[other] choose a lit space
    }
table-lose = { $die } fits nowhere. Whoever takes it loses it.
table-lose-it = Take it and lose it
table-lose-title = Lose { $die }?
table-lose-text = It fits nowhere on your plan. Whoever takes it loses it: it counts for nothing, and the pick is spent.
table-lose-sure = Lose it
table-remove = { $die }, { $space }. Now choose a die to remove.
table-remove-short = Now choose a die to remove
table-remove-lost = { $die } will be lost. Now choose a die to remove.
table-confirm = { $die }, { $space }
table-confirm-two = { $die }, { $space }; { $removed } is removed
table-confirm-lost = { $die } will be lost
table-confirm-lost-two = { $die } will be lost; { $removed } is removed
table-build = Build
table-put-back = Put it back
table-put-back-short = Put back
table-sent = Placing the die
table-wait = { $name } is choosing a die
table-wait-bot = { $name } is thinking
table-over = The game is over
table-refused-closed = This space is hatched. Nothing is ever built there.
table-refused-low = A { $value } cannot go on a { $top }. The die below must be equal or lower.
table-your-turn = Your turn
table-event-taken = { $name } takes { $die }.
table-event-removed = { $name } takes { $die } and removes { $removed }.
table-event-taken-lost = { $name } takes { $die }, which fits nowhere and is lost.
table-event-lost-removed = { $name } takes { $die }, which fits nowhere and is lost, and removes { $removed }.
table-event-placed = { $die } is placed { $space }. Your building is worth { $total }.
table-event-lost = { $die } is lost.

## Keys
table-keys = Keys
table-keys-tab = Between dice, plan and buttons
table-keys-arrows = From die to die, from space to space
table-keys-enter = Take, place, build
table-keys-digits = Take the die at that position, counted from the left
table-keys-escape = One step back
table-keys-zero = Reset the view

## Talk
table-talk = Talk
table-talk-new =
    { $count ->
        [one] Talk, 1 new
       *[other] Talk, { $count } new
    }
table-talk-empty = Nobody has said anything yet.
table-talk-write = Write something
table-talk-send = Send
table-talk-phrases = Phrases
table-talk-onlooker = Onlookers can read along. Only players can write.
table-talk-hidden = Hidden message
table-talk-show = Show
table-talk-show-this = Show the hidden message by { $name }

## Leaving, coming back, looking on
table-leave = Leave the table
table-leave-title = Leave the table?
table-leave-text = A bot plays on in your place. You can come back while the game runs.
table-leave-stay = Stay
table-kept = Your seat and the game are kept.
table-kept-onlooker = The game goes on without you for a moment.
table-stand-in-after =
    { $minutes ->
        [one] A bot plays for you after a minute.
       *[other] A bot plays for you after { $minutes } minutes.
    }
table-shut-title = This door is shut
table-shut-elsewhere-title = Your seat is elsewhere
table-shut-elsewhere = This seat was taken over on another device, or left, or the game could not begin because your device did not answer in time.
table-shut-given-up-title = This seat was given up
table-shut-given-up = Your device did not answer in time while the game was about to begin, or somebody left. The table waits again: sit down once more.
table-shut-back = Back to the table
table-play-here = Play here instead
table-look-on = Watch
table-elsewhere-title = You have a seat at this table
table-elsewhere-text = Your seat is on another device. It can move here; the other device can then only watch.
table-loading = Setting up the table
table-abandoned-title = Nobody came to build
table-abandoned-text = Everybody left this table before the game began.

## One device for several
table-curtain-title = Hand the device to { $name }
table-curtain-text = Only this player may see the plan behind the curtain.
table-curtain-open = I am { $name }

table-help = Keyboard help
table-close = Close
