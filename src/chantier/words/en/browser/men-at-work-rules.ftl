## The page
site-rules-title = The rules of Men at Work
site-rules-lead = One site, one hand, as high as it holds. For { $fewest } to { $most } players.
site-rules-unofficial = An unofficial version by fans of the game by Rita Modl: our own words, pieces, cards and drawings.
site-rules-ruling = Our ruling

## In short
site-rules-idea = In short
site-rules-idea-1 = Everybody builds on one and the same site. Each turn the cards say what to add, a girder or a worker, and how.
site-rules-idea-2 = You place it with one hand. The pieces have weight and friction, and what does not hold comes down.
site-rules-idea-3 = What falls costs you a safety certificate. Without one you are out.
site-rules-idea-4 = Once Boss Rita has come, the highest piece earns a title. Enough titles win.

## In the box
site-rules-box = In the box
site-rules-box-support = { $count } supports of concrete
site-rules-box-girder = { $count } girders, { $each } of each colour. The stamp tells the colour, too.
site-rules-box-worker = { $count } workers, each with a loose hard hat
site-rules-box-beam = { $count } beams
site-rules-box-brick = { $count } bricks
site-rules-box-cards = { $count } instruction cards, and Boss Rita
site-rules-box-certificates = { $count } safety certificates
site-rules-box-titles = { $count } titles: Employee of the Month
site-rules-box-hook = The rescue hook. Whoever holds it is the active player.
site-rules-box-extra = For the variants: a crane on its platform, and the box itself with its insert

## Getting ready
site-rules-setup = Getting ready
site-rules-setup-1 = Whoever begins prepares the site: { $supports } supports on the table, one girder of each colour on them, and a worker who stands on one of the girders with both feet. No girder touches the table.
site-rules-setup-2 = The { $cards } cards are shuffled. Boss Rita goes in at about a quarter from the top.
site-rules-setup-3 = Everybody takes { $certificates } safety certificates. Whoever plays as an expert takes { $expert }.
site-rules-setup-4 = The youngest begins with the rescue hook. Here the table names a seat or leaves it to chance. The hook goes round clockwise.
site-rules-setup-sites = The prepared sites
site-rules-setup-reserve = That leaves in the reserve: { $support } supports, { $girder } girders, { $worker } workers, and all beams and bricks.
site-rules-setup-by-hand = A site that is built by hand is judged when all of it is placed. Every piece may be taken again, and nothing costs a certificate.
site-rules-setup-rita = Rita follows one of the cards { $earliest } to { $latest }, each equally likely; if the pile is smaller because foremen hold cards, she comes sooner.

## Your turn
site-rules-turn = Your turn
site-rules-turn-1 = Flip the top card of the draw pile onto the discard pile. Its front says HOW.
site-rules-turn-2 = The back of the card that is now on top of the draw pile says WHAT: a girder or a worker, and two colours.
site-rules-turn-3 = A girder: add one of these two colours, as the front says for girders. A worker: stand him on a girder in one of the two colours of his gloves, as the front says for workers.
site-rules-turn-4 = When everything the card asks for is placed and lies still, it is judged. If all is right, the hook goes on by itself.
site-rules-turn-picture = On the discard pile: HOW. On the draw pile, in blue: WHAT.
site-rules-turn-several = Several pieces of one card are placed one after the other, unless the card says “together”.
site-rules-turn-colour = If one of the two colours has run out, the other is left to you.
site-rules-turn-lack = If the site lacks something that the card needs, such as another worker to connect to, flip the next card: WHAT and HOW both change. Difficulty is no excuse.
site-rules-turn-last = If the card you flip is the last one, it stays on the discard pile, and all others are shuffled into a new draw pile.
site-rules-turn-reserve = The next card is also flipped when the reserve lacks what is asked for, unless that ends the game.
site-rules-turn-deck = Every back occurs { $backs } times, every girder instruction { $girder } times, every worker instruction { $worker } times.

## Placing
site-rules-place = Placing
site-rules-place-1 = One hand: it holds one piece, or the two that a card joins. It touches only what it holds; but the held piece may touch, push and lift others.
site-rules-place-2 = Try a position as often as you like before you let go.
site-rules-place-3 = What neither card nor rules forbid is allowed. Extra contacts are always fine.
site-rules-place-4 = If it is not as the card asks and nothing has fallen, try again with the very same piece. That costs nothing, and setting it down lower is no fall.
site-rules-place-5 = Everything is judged once it lies still, never in between.
site-rules-place-lean = It may lean. A touch from above, from below or from the side: all count.
site-rules-place-load = It may rest on bricks and beams.
site-rules-place-table = A girder never touches the table.
site-rules-place-hat = It never rests on a hard hat.
site-rules-place-along = It never lies completely on top of another girder.
site-rules-place-stand = A worker stands upright, both feet on the girder.
site-rules-place-foot = One foot is not enough.
site-rules-place-carry = Loads lie on his arms, also one on another.
site-rules-place-again = If a card has several pieces, you may take any of those again that you have placed this turn.
site-rules-place-gesture = A single gesture, from taking to letting go, lasts as long as you like; only a table’s clock, where it has one, ends it.
site-rules-place-head = A bare head counts as a hat. To touch a hat from the side is fine.
site-rules-place-whole = Completely means: borne over at least { $long } of its { $whole } mm.

## Instructions
site-rules-girders = Girder instructions
site-rules-girders-1 = There are { $count }, each on { $copies } cards. Orange is the piece you place; a ring says: it must touch here.
site-rules-workers = Worker instructions
site-rules-workers-1 = There are { $count }, each on { $copies } cards. He always stands on a girder in one of the two glove colours.
site-rules-task-balance = Contacts that bear nothing do not matter. The place is at most { $spread } mm long and reaches no further than { $free } mm from the girder’s middle.
site-rules-task-highest-girder = A girder within { $mm } mm of the highest counts as highest, too.
site-rules-task-on-arm = At least a part of its weight lies there.
site-rules-task-support-same-colour = The support stands or lies on the table, on a girder, on the crane or in the box.
site-rules-task-becomes-highest = By more than { $mm } mm. It need not be the highest piece.
site-rules-task-brick-and-beam = In the order you like.
site-rules-task-at-end = The last { $mm } mm count as its end.
site-rules-task-connected = The beam lies on an arm of each of the two, or on what that arm already carries.

## Accidents
site-rules-accidents = Accidents
site-rules-accidents-1 = It is an accident when a piece, even a hat, falls from the structure and lands on the table or on a worker.
site-rules-accidents-2 = You lose one certificate, and your turn ends at once. You cannot lose more than one a turn.
site-rules-accidents-3 = Without a certificate you are out of the game and cannot win it any more, but you can keep watching.
site-rules-accidents-girder = On the table: an accident
site-rules-accidents-hat = A hat, too
site-rules-accidents-worker = On a worker: an accident
site-rules-accidents-caught = Caught by the structure: none
site-rules-accidents-support = Only a support: none
site-rules-accidents-slip = A piece that slips from the hand straight to the table, before it was ever part of the structure, may be tried again. At a strict table it is an accident.
site-rules-accidents-member = A piece is part of the structure once it has lain almost still for { $seconds } s.
site-rules-accidents-sank = To have fallen on a worker, it must have sunk by { $mm } mm or more and rest on a worker or hat that it did not touch before. His own hat does not count.
site-rules-accidents-away = Nobody escapes a fall by going away: once the piece in your hand has moved anything else, a broken connection, a silent hand or the end of the time is letting go where it is, and what happens counts.

## Clearing up
site-rules-clearing = Clearing up
site-rules-clearing-1 = After an accident the next player clears up first: workers, girders, beams and bricks that lie on the table go back to the reserve.
site-rules-clearing-2 = What lies under the site is fetched with the rescue hook.
site-rules-clearing-3 = A girder with only one end on the table may be pushed back up instead.
site-rules-clearing-4 = Supports that fell may stay where they lie, or go back to the reserve.
site-rules-clearing-5 = Then the normal turn begins. An accident while clearing up counts like any other and ends the turn.
site-rules-clearing-lift = What has nothing above it is simply lifted away; anything else is pulled out along the table first. What did not come out in { $pulls } pulls is taken from where it lies.
site-rules-clearing-hat = A lost hat goes back to the reserve. Its worker stays bareheaded on the site.
site-rules-clearing-push = It is pushed up along its own length, not carried. Once its middle is over the edge, it may be laid level.
site-rules-clearing-earlier = Supports that fell in an earlier turn, without an accident, are asked about, too.

## Boss Rita
site-rules-rita = Boss Rita
site-rules-rita-1 = When Rita is flipped, she is set aside and another card is flipped at once.
site-rules-rita-2 = From that turn on, whoever has placed the highest piece of the site at the end of the turn gets a title. Material counts, and so does a worker with his hat.
site-rules-rita-picture = The new piece is the highest: a title
site-rules-rita-higher = It must be higher than every other piece by more than { $mm } mm. After an accident there is no title. Crane and box do not compete, and two pieces of the same turn do not rob each other.

## The end
site-rules-end = The end
site-rules-end-1 = Whoever is first to have enough titles wins. Or whoever is the last to have a certificate.
site-rules-end-players = Players
site-rules-end-titles = Titles to win
site-rules-end-2 = If the reserve is used up, the game stops: certificates and titles of those who are not out are added up. If that is equal, the most titles decide; if they are equal too, the victory is shared.
site-rules-end-used-up = Used up means: a worker must be placed and none is left, or no girder of any colour is left.

## Variants
site-rules-variants = Variants
site-rules-variants-1 = Alone or combined.
site-rules-variants-foreman = Before Rita goes in, everybody is dealt { $cards } cards that nobody else sees. If you do not want to do what is shown, or cannot, you may lay one of them on the draw pile, which changes WHAT, or on the discard pile, which changes HOW. It is not replaced. And a worker always goes on the highest girder in one of the two glove colours.
site-rules-variants-foreman-ruling = You lay one a turn at most, before the first piece. A card that asks for what site or reserve lack cannot be laid. Before an impossible action is skipped or ends the game, you are asked, even if none of your cards helps.
site-rules-variants-crane = It stands on its platform in the middle of the site, and every part of it may carry pieces. A piece that falls on the platform is an accident.
site-rules-variants-crane-ruling = To set a piece down on the platform is allowed.
site-rules-variants-crane-more = If the crane tips over, that is an accident, too. Whoever clears up puts it back where it stood, or as near as there is room.
site-rules-variants-skyscraper = You build in the open box, with one girder of each colour across its insert. Girders touch neither the floor of the box nor the table; its walls may be used. Supports come only by cards. What touches the floor or the table is an accident. When clearing up, workers, bricks and beams that fell into the box stay there; girders and supports go back.
site-rules-variants-skyscraper-ruling = A support that a card asks for may stand on the floor of the box. Hats stay in the box, too.
site-rules-variants-skyscraper-more = It does not matter whether it fell or was put down there, nor whether the table is strict: the piece just let go counts, too.
site-rules-variants-both = Crane and Skyscraper
site-rules-variants-both-text = The crane stands on the floor of the box or, harder, on a corner of its rim.

## Options
site-rules-options = What a table may choose
site-rules-options-usual = Default: { $choice }.

## House rules
site-rules-house = House rules
site-rules-house-1 = A table may also change what follows. Left alone, it is the printed game. The waiting room and the table show what differs.
site-rules-house-certificates = { $least } to { $most }, usually { $usual }. An expert begins with one less, but with at least one.
site-rules-house-titles = { $least } to { $most }. Usually { $two } with two players, { $three } with three or four, { $five } with five.
site-rules-house-rita = After any share of the pile, give or take { $cards } cards. Usually after a quarter.
site-rules-house-tremor = Nobody’s, the experts’ or everybody’s. Usually nobody’s. A trembling hand shakes what it holds by about a tenth of a millimetre.
site-rules-house-give-up = No or yes. Usually no. If yes, you may give up your card at any time instead of trying again, with nothing in your hand: it costs a certificate and ends your turn, as an accident would. What you have placed stays where it is; what lies on the table, the next player clears away. With your last certificate you are out.
site-rules-house-help = All, some or none; it holds for every hand at the table, and the server sees to it. Usually all.
site-rules-house-words = Whoever plays by the site in words may choose among offered places at every level of help. The table then shows which seat does, and with less than all help such a game is not rated: what is rated is played with the same help for all.

## Limits
site-rules-limits = How closely it is judged
site-rules-limits-1 = The site is a simulation of rigid pieces with weight and friction. Nothing is judged before everything lies still. What goes on trembling is calmed after { $damp } s and stopped after { $stop } s, so that no game ever hangs.
site-rules-limits-word = Word
site-rules-limits-meaning = What it means here
site-rules-limits-touches = touches
site-rules-limits-touches-text = the surfaces are nearer than { $mm } mm
site-rules-limits-rests = rests on
site-rules-limits-rests-text = touches it from above, on a slope of at most { $degrees } degrees
site-rules-limits-stands = stands
site-rules-limits-stands-text = both feet rest on the girder, and he leans by at most { $degrees } degrees
site-rules-limits-end = end of a girder
site-rules-limits-end-text = a touch at least { $mm } mm from its middle; half a girder measures { $half } mm
site-rules-limits-higher = higher
site-rules-limits-higher-text = by more than { $mm } mm, measured at the highest corner
site-rules-limits-fallen = has fallen
site-rules-limits-fallen-text = its middle has sunk by { $mm } mm or more
site-rules-limits-hand = The hand is no crane: it holds a girder with { $newton } newton, about three times its weight. It moves at up to { $free } mm a second, { $carrying } with two pieces, { $near } close to others and { $careful } in contact.

## Sizes
site-rules-sizes = The sizes
site-rules-sizes-1 = The true sizes are not published. These are ours, tried out until the site behaved like a real one.
site-rules-sizes-piece = Piece
site-rules-sizes-size = Size in mm
site-rules-sizes-weight = Weight in g
site-rules-sizes-fixed = fixed
site-rules-piece-girder = girder
site-rules-piece-support = support
site-rules-piece-worker = worker
site-rules-piece-hat = hard hat
site-rules-piece-brick = brick
site-rules-piece-beam = beam
site-rules-piece-crane = crane
site-rules-piece-box = box
site-rules-sizes-worker = { $wide } across the arms, { $deep } deep, { $high } to the top of his head
site-rules-sizes-crane = platform { $wide } × { $deep }, { $high } high, the jib reaching { $reach } from the middle
