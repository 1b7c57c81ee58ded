## Pieces. A name is made for the middle of a sentence, so no sentence begins with one.
men-at-work-title = Men at Work
piece-support = support { $number }
piece-girder =
    { $colour ->
        [orange] orange girder { $number }
        [purple] purple girder { $number }
        [black] black girder { $number }
       *[white] white girder { $number }
    }
piece-worker = worker { $number }
piece-hat = worker { $number }’s hard hat
piece-brick = brick { $number }
piece-beam = beam { $number }
piece-crane = the crane
piece-box = the box
piece-table = the table
pieces-and = { $some } and { $last }
colour-orange = orange
colour-purple = purple
colour-black = black
colour-white = white

## Cards: what to add, and how
what-girder = Add a girder: { $first } or { $second }.
what-girder-only = Add a girder: { $first }. The reserve has no { $second } one left.
what-worker = Add a worker on a girder: { $first } or { $second }.
card-back-girder = Girder: { $first } or { $second }
card-back-worker = Worker: { $first } or { $second }
card-front = Girder: { $girder }. Worker: { $worker }.
task-balance = Balance
task-balance-how = The girder rests on exactly one other girder, at one place, with both ends in the air.
task-same-colour = Same colour
task-same-colour-how = The girder touches a girder of its own colour.
task-three-colours = Three colours
task-three-colours-how = The girder touches two girders, and all three have different colours.
task-highest-girder = Touch the highest
task-highest-girder-how = The girder touches any part of the highest girder.
task-then-worker = With a worker
task-then-worker-how = The girder goes anywhere; then a worker stands on it.
task-on-arm = On an arm
task-on-arm-how = The girder rests on a worker’s arm, never on a hat.
task-support-same-colour = New support, same colour
task-support-same-colour-how = First a new support; then the girder touches it and a girder of its own colour.
task-support-other-colour = New support, other colour
task-support-other-colour-how = First a new support; then the girder touches it and a girder of another colour.
task-support-on-girder = Support on a girder
task-support-on-girder-how = First a new support on a girder; then the new girder touches at least one girder.
task-any-support = Touch a support
task-any-support-how = The girder touches any support.
task-with-brick = With a brick
task-with-brick-how = The girder is placed with a brick lying on it, both together.
task-becomes-highest = New highest girder
task-becomes-highest-how = The girder becomes the highest of all girders.
task-one-brick = One brick
task-one-brick-how = The worker stands on the girder, then takes one brick on his arms.
task-two-bricks = Two bricks
task-two-bricks-how = The worker stands on the girder, then takes two bricks on his arms.
task-one-beam = One beam
task-one-beam-how = The worker stands on the girder, then takes one beam on his arms.
task-two-beams = Two beams
task-two-beams-how = The worker stands on the girder, then takes two beams on his arms.
task-brick-and-beam = A brick and a beam
task-brick-and-beam-how = The worker stands on the girder, then takes a brick and a beam on his arms.
task-at-end = At the end
task-at-end-how = The worker stands so that he touches an end of the girder.
task-together-with-beam = Together with a beam
task-together-with-beam-how = The worker is placed with a beam already on his arm, both together.
task-connected = Connected
task-connected-how = The worker stands on the girder; then a beam connects his arm to another worker’s arm.
task-second-worker = Two workers
task-second-worker-how = The worker stands on the girder; then a second worker stands on the same girder.

## Steps of a turn
step-support = Place the new support.
step-girder = Place the girder.
step-worker = Place the worker.
step-brick = Place the brick.
step-brick-or-beam = Now a brick or a beam, whichever you like first.
step-beam = Place the beam.
step-second-worker = Now the second worker.
step-second-brick = Now the second brick.
step-second-beam = Now the second beam.
step-girder-with-brick = Place the girder with the brick on it.
step-worker-with-beam = Place the worker with the beam on his arm.
step-repair = Everything is placed, but not as the card asks. Take a piece of this turn again.
prepare-support = Prepare the site: place support { $number } of 3 on the table.
prepare-girder = Prepare the site: one girder of each colour. Still missing: { $colours }.
prepare-worker = Prepare the site: stand a worker on a girder.
prepare-repair = Prepare the site: everything is placed, but not as it should be. Take a piece again.

## Conditions, judged at rest: the topic, then what was found
condition-girder-has-a-colour-of-the-card-held = Colour: { $piece } has a colour of the card.
condition-girder-has-a-colour-of-the-card-missing = Colour: { $piece } has neither colour of the card.
condition-girder-off-the-ground-held = Off the ground: { $piece } does not touch it.
condition-girder-off-the-ground-missing = Off the ground: { $piece } touches { $others }, where no girder may lie.
condition-girder-not-on-a-hat-held = Not on a hat: { $piece } rests on no hard hat.
condition-girder-not-on-a-hat-missing = Not on a hat: { $piece } rests on { $others }, but no girder may rest on a head.
condition-girder-not-along-another-held = Not fully on another: { $piece } lies on no girder over its whole length.
condition-girder-not-along-another-missing = Not fully on another: { $piece } lies completely on { $others }.
condition-rests-on-one-girder-only-held = Balance: { $piece } rests on { $others } alone.
condition-rests-on-one-girder-only-missing =
    { $count ->
        [0] Balance: { $piece } must rest on one girder.
       *[other] Balance: { $piece } must rest on one girder and touch nothing else; now it touches { $others }.
    }
condition-rests-at-one-place-held = One place: { $piece } rests at a single place.
condition-rests-at-one-place-missing = One place: { $piece } must rest at a single place.
condition-both-ends-free-held = Free ends: both ends of { $piece } are in the air.
condition-both-ends-free-missing = Free ends: { $piece } is touched too near one of its ends.
condition-touches-its-colour-held = Same colour: { $piece } touches { $others }.
condition-touches-its-colour-missing = Same colour: { $piece } must touch a girder of its own colour.
condition-touches-another-colour-held = Another colour: { $piece } touches { $others }.
condition-touches-another-colour-missing = Another colour: { $piece } must touch a girder of another colour.
condition-touches-a-third-colour-held = Three colours: { $piece } touches { $others }.
condition-touches-a-third-colour-missing =
    { $count ->
        [0] Three colours: { $piece } must touch girders of two other colours.
       *[other] Three colours: { $piece } touches { $others }, but must also touch a girder of a third colour.
    }
condition-touches-the-highest-girder-held = Highest girder: { $piece } touches { $others }.
condition-touches-the-highest-girder-missing =
    { $count ->
        [one] Highest girder: { $piece } must touch { $others }.
       *[other] Highest girder: { $piece } must touch one of these, which are equally high: { $others }.
    }
condition-worker-on-the-new-girder-held = Worker: { $piece } stands on { $others }.
condition-worker-on-the-new-girder-missing =
    { $count ->
        [0] Worker: one must still go on { $piece }.
       *[other] Worker: { $piece } must stand on { $others }, upright and with both feet.
    }
condition-rests-on-an-arm-held = On an arm: { $piece } is carried by { $others }.
condition-rests-on-an-arm-missing = On an arm: { $piece } must rest on a worker’s arm.
condition-support-on-table-or-girder-held = New support: { $piece } is where it may be.
condition-support-on-table-or-girder-missing = New support: { $piece } must be on the table, on a girder, on the crane or in the box.
condition-touches-the-new-support-held = New support: { $piece } touches { $others }.
condition-touches-the-new-support-missing = New support: { $piece } must touch { $others }.
condition-support-on-a-girder-held = New support: { $piece } rests on { $others }.
condition-support-on-a-girder-missing = New support: { $piece } must rest on a girder.
condition-touches-a-girder-held = Contact: { $piece } touches { $others }.
condition-touches-a-girder-missing = Contact: { $piece } must touch at least one girder.
condition-touches-a-support-held = Support: { $piece } touches { $others }.
condition-touches-a-support-missing = Support: { $piece } must touch a support.
condition-brick-on-the-girder-held = Brick: { $piece } lies on { $others }.
condition-brick-on-the-girder-missing = Brick: { $piece } must lie on { $others }.
condition-is-the-highest-girder-held = Highest girder: { $piece } is now the highest.
condition-is-the-highest-girder-missing = Highest girder: { $piece } must be more than a millimetre higher than { $others }.
condition-worker-stands-on-a-girder-held = Upright: { $piece } stands on { $others }.
condition-worker-stands-on-a-girder-missing = Upright: { $piece } must stand on a girder, both feet on it.
condition-girder-has-a-glove-colour-held = Glove colour: { $piece } stands on { $others }.
condition-girder-has-a-glove-colour-missing =
    { $count ->
        [0] Glove colour: { $piece } must stand on a girder of one of the two glove colours.
       *[other] Glove colour: { $piece } must stand on a girder of one of the two glove colours, not on { $others }.
    }
condition-on-the-highest-glove-girder-held = Foreman: { $piece } stands on the highest girder of the glove colours.
condition-on-the-highest-glove-girder-missing =
    { $count ->
        [one] Foreman: { $piece } must stand on the highest girder of the glove colours, { $others }.
       *[other] Foreman: { $piece } must stand on one of the highest girders of the glove colours: { $others }.
    }
condition-carries-the-brick-held = Brick: { $piece } carries { $others }.
condition-carries-the-brick-missing =
    { $count ->
        [0] Brick: { $piece } must carry a brick.
       *[other] Brick: { $piece } must carry { $others } on an arm.
    }
condition-carries-the-beam-held = Beam: { $piece } carries { $others }.
condition-carries-the-beam-missing =
    { $count ->
        [0] Beam: { $piece } must carry a beam.
       *[other] Beam: { $piece } must carry { $others } on an arm.
    }
condition-touches-the-end-of-the-girder-held = At the end: { $piece } touches an end of { $others }.
condition-touches-the-end-of-the-girder-missing = At the end: { $piece } must touch an end of the girder.
condition-beam-on-his-arm-held = Connection: { $piece } carries { $others } on an arm.
condition-beam-on-his-arm-missing =
    { $count ->
        [0] Connection: a beam must lie on an arm of { $piece }.
       *[other] Connection: { $others } must lie on an arm of { $piece }.
    }
condition-beam-on-another-workers-arm-held = Connection: { $piece } is also carried by { $others }.
condition-beam-on-another-workers-arm-missing = Connection: the beam must also lie on an arm of another worker.
condition-second-worker-on-the-same-girder-held = Second worker: { $piece } also stands on { $others }.
condition-second-worker-on-the-same-girder-missing = Second worker: he must stand upright on the same girder, both feet on it.
condition-three-supports-on-the-table-held = Supports: three of them are on the table.
condition-three-supports-on-the-table-missing = Supports: three of them must be on the table.
condition-girders-off-the-ground-held = Girders: none of them touches the ground.
condition-girders-off-the-ground-missing = Girders: none of them may touch the ground.

## The table: who has what
board-turn = Turn { $turn }
board-what = What
board-how = How
board-hand = Your cards
board-certificates =
    { $count ->
        [one] 1 certificate
       *[other] { $count } certificates
    }
board-titles =
    { $count ->
        [one] 1 title
       *[other] { $count } titles
    }
board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-titles-to-win = { $titles } titles to win
board-out = out of the game
board-rita-away = Boss Rita has not come yet.
board-rita-here = Boss Rita is here: the highest piece earns a title.
board-height = Highest point: { $mm } mm
board-reserve = Reserve
reserve-girders = Girders: { $counts }
reserve-colour = { $colour } { $count }
reserve-support =
    { $count ->
        [one] 1 support
       *[other] { $count } supports
    }
reserve-worker =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
reserve-brick =
    { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
reserve-beam =
    { $count ->
        [one] 1 beam
       *[other] { $count } beams
    }
pieces-and-more = { $some } and { $count } more
board-to-clear = To clear away: { $pieces }
board-pushable = May be pushed back up: { $pieces }
board-fallen-supports = Fallen supports, to keep or to return: { $pieces }
board-impossible-skipped = The site or the reserve lacks a piece for this card. You may lay one of your cards; otherwise the next card is flipped.
board-impossible-used-up = There is no worker left for this card. You may lay one of your cards; otherwise the game ends.

## What a person may choose, and type
offer-onto = { $what } → { $others }
offer-height = { $mm } mm
safety-safe = safe
safety-fair = fair
safety-risky = risky
offer-clear = Return { $piece } to the reserve.
offer-pull = Pull out with the hook: { $piece }
offer-push = Push up again: { $piece }
offer-put-up = Put up the crane again.
offer-keep = Leave the fallen supports where they lie.
offer-decline-skipped = Lay no card: the next one is flipped.
offer-decline-used-up = Lay no card: the game ends.
offer-give-up = Give up this card: it costs a certificate, and the turn ends.
offer-lay-draw = Foreman, another WHAT: { $card }
offer-lay-discard = Foreman, another HOW: { $card }
offer-none = No good place in sight; give one yourself (? for help).
board-picture = Picture: { $path }
prompt-place = a number, or a piece and its place (? help, v view, q stop):
prompt-clear = a number (? help, v view, q stop):
help-place = A number chooses from the list. Or name a piece and its place, like { $example }: x and y in mm from the middle of the table, then the angle; it comes down on what is there. With four numbers the third is the height of its underside.
help-pieces = Pieces to choose from: { $pieces }
help-turned = It may end with “{ $upright }” or “{ $lying }”.
help-clear = A number chooses from the list. Or type { $clear }, { $push } and a piece, like { $example }, or { $keep }.
help-asked = Choose a number: one of your cards, or no card.
typed-clear = clear
typed-push = push
typed-keep = keep
typed-upright = upright
typed-lying = lying

## What happened
event-site-prepared =
    { $who ->
        [you] The site is ready. You begin with the rescue hook.
       *[other] The site is ready. { $name } begins with the rescue hook.
    }
event-opened = Played with: { $options }
event-preparing =
    { $who ->
        [you] You prepare the site by hand.
       *[other] { $name } prepares the site by hand.
    }
event-hand-dealt = Your two cards: { $cards }
event-work =
    { $who ->
        [you] You are at work. { $what } { $how }
       *[other] { $name } is at work. { $what } { $how }
    }
event-shuffled = The draw pile is used up; the other discards are shuffled into a new one.
event-rita = Boss Rita arrives. From this turn on, the highest piece earns a title.
event-skipped = The site or the reserve lacks a piece for this card, so the next one is flipped.
event-asked =
    { $who ->
        [you] The card cannot be carried out. You may lay a card.
       *[other] The card cannot be carried out. { $name } may lay a card.
    }
event-declined =
    { $who ->
        [you] You lay no card.
       *[other] { $name } lays no card.
    }
event-given-up =
    { $who ->
        [you] You give up the card and lose a certificate.
       *[other] { $name } gives up the card and loses a certificate.
    }
event-laid-on-draw =
    { $who ->
        [you] You lay a card on the draw pile. { $what }
       *[other] { $name } lays a card on the draw pile. { $what }
    }
event-laid-on-discard =
    { $who ->
        [you] You lay a card on the discard pile. { $how }
       *[other] { $name } lays a card on the discard pile. { $how }
    }
event-put =
    { $who ->
        [you] You place { $pieces }.
       *[other] { $name } places { $pieces }.
    }
event-slipped =
    { $who ->
        [you] You let { $pieces } slip. No harm done: try again.
       *[other] { $name } lets { $pieces } slip. No harm done: try again.
    }
event-restless = The site did not come to rest by itself and was stopped.
event-followed = The card is followed.
event-not-followed = Not yet as it should be.
event-title =
    { $who ->
        [you] You have placed the highest piece, { $piece }, and are Employee of the Month.
       *[other] { $name } has placed the highest piece, { $piece }, and is Employee of the Month.
    }
event-passed =
    { $who ->
        [you] The rescue hook goes to you.
       *[other] The rescue hook goes to { $name }.
    }
event-passed-to-clear =
    { $who ->
        [you] The rescue hook goes to you. You clear up first: { $pieces }.
       *[other] The rescue hook goes to { $name }, who clears up first: { $pieces }.
    }
event-cleared =
    { $who ->
        [you] You return { $piece } to the reserve.
       *[other] { $name } returns { $piece } to the reserve.
    }
event-pulled =
    { $who ->
        [you] You pull { $piece } out with the rescue hook.
       *[other] { $name } pulls { $piece } out with the rescue hook.
    }
event-pulled-in-vain =
    { $who ->
        [you] You pull at { $piece }, but it does not come out yet.
       *[other] { $name } pulls at { $piece }, but it does not come out yet.
    }
event-put-up =
    { $who ->
        [you] You put the crane up again.
       *[other] { $name } puts the crane up again.
    }
event-put-up-in-vain =
    { $who ->
        [you] You put the crane up again, but it does not stay up.
       *[other] { $name } puts the crane up again, but it does not stay up.
    }
event-pushed-back =
    { $who ->
        [you] You push { $piece } back up.
       *[other] { $name } pushes { $piece } back up.
    }
event-pushed-in-vain =
    { $who ->
        [you] You push { $piece }, but it does not stay up.
       *[other] { $name } pushes { $piece }, but it does not stay up.
    }
event-supports-kept =
    { $who ->
        [you] You leave the fallen supports where they lie.
       *[other] { $name } leaves the fallen supports where they lie.
    }
event-site-safe = Everything is cleared up; the site is safe again.

## Accidents
accident-table =
    { $who ->
        [you] Accident: { $piece } fell on the table. You lose a certificate.
       *[other] Accident: { $piece } fell on the table. { $name } loses a certificate.
    }
accident-box =
    { $who ->
        [you] Accident: { $piece } fell on the floor of the box. You lose a certificate.
       *[other] Accident: { $piece } fell on the floor of the box. { $name } loses a certificate.
    }
accident-crane =
    { $who ->
        [you] Accident: { $piece } fell on the platform of the crane. You lose a certificate.
       *[other] Accident: { $piece } fell on the platform of the crane. { $name } loses a certificate.
    }
accident-worker =
    { $who ->
        [you] Accident: { $piece } fell on { $onto }. You lose a certificate.
       *[other] Accident: { $piece } fell on { $onto }. { $name } loses a certificate.
    }
accident-hat =
    { $who ->
        [you] Accident: { $piece } fell on { $onto }. You lose a certificate.
       *[other] Accident: { $piece } fell on { $onto }. { $name } loses a certificate.
    }
accident-tipped =
    { $who ->
        [you] Accident: the crane tipped over. You lose a certificate.
       *[other] Accident: the crane tipped over. { $name } loses a certificate.
    }
cause-tipped = Cause: { $piece } tipped off { $over }. Its weight lay { $mm } mm beyond the edge that bore it.
cause-tipped-load = Cause: with { $by } on it, { $piece } tipped off { $over }. The weight lay { $mm } mm beyond the edge that bore it.
cause-tipped-stand = Cause: { $piece } tipped. Its weight lay { $mm } mm beyond where it stood.
cause-balance = Cause: { $piece } lost its balance.
cause-slid = Cause: { $piece } slid on { $over }, { $degrees }° too steep for friction to hold it.
cause-slid-away = Cause: { $piece } slid away.
cause-pushed = Cause: with { $by }, the hand pushed { $piece } by { $mm } mm, until it lost its balance.
cause-hit = Cause: { $by } was let go { $mm } mm above and hit { $piece }.
cause-unborne = Cause: { $by } was taken from under { $piece }. Its weight lay { $mm } mm beyond what was left.
cause-unborne-whole = Cause: { $by } was taken from under { $piece }.
cause-dropped = Cause: { $piece } was let go in the air and fell { $mm } mm.
event-out =
    { $who ->
        [you] You have no safety certificate left and are out of the game.
       *[other] { $name } has no safety certificate left and is out of the game.
    }

## The end of the game
ending-certificates = Certificates
ending-titles = Titles
ending-total = Total
ending-by-titles = { $names } wins: enough titles to impress Boss Rita.
ending-by-last = { $names } wins: the last one with a safety certificate.
ending-by-reserve =
    { $count ->
        [one] The reserve is used up. { $names } wins, counting certificates and titles.
       *[other] The reserve is used up. { $names } share the victory, counting certificates and titles.
    }
statistic-certificates = Certificates
statistic-titles = Titles
statistic-out = Out of the game
statistic-turns = Turns

## Options
option-site = Site at the start
option-first = First player
option-slips = When a piece slips from the hand
option-experts = Experts, who begin with one certificate less
option-tremor = Experts’ hands tremble
option-foreman = Foreman
option-crane = Crane
option-skyscraper = Skyscraper
option-crane-on = In the box the crane stands
option-certificates = Certificates at the start
option-titles = Titles to win
option-rita = Boss Rita comes
option-help = Help for every hand
option-give-up = Cards may be given up for a certificate
choice-site-beginner = for beginners
choice-site-advanced = for advanced players
choice-site-expert = for experts
choice-site-by-hand = built by hand
choice-first-chance = drawn at random
choice-slips-friendly = friendly: try again
choice-slips-strict = strict: an accident
choice-crane-on-floor = on the floor
choice-crane-on-rim = on a corner of the rim
choice-tremor-all = Everybody’s hands tremble
choice-rita-share = after about { $percent }% of the pile
choice-help-all = all
choice-help-some = some (contacts, but no conditions and no offered places)
choice-help-none = none
option-and-choice = { $option }: { $choice }

## The picture of a site
site-title = A building site
site-empty = Nothing built yet.
site-contents = Supports: { $support }, girders: { $girder }, workers: { $worker }, hard hats: { $hat }, bricks: { $brick }, beams: { $beam }, crane: { $crane }, box: { $box }.
site-highest = Highest point: { $piece }, { $height } mm.
site-height = { $height } mm
site-mark = { $mark }: { $piece }.
site-contact = contact
mark-placed = just placed
mark-held = as asked
mark-missing = not as asked
mark-fell = fell
