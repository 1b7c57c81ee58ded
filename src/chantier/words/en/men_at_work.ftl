## Pieces
table-name = the table
piece-support = support { $number }
piece-girder = { $colour } girder { $number }
piece-worker = worker { $number }
piece-hat = hard hat { $number }
piece-brick = brick { $number }
piece-beam = beam { $number }
piece-crane = crane
piece-box = box
girder-colour-orange = orange
girder-colour-purple = purple
girder-colour-black = black
girder-colour-white = white

## The picture of a site
site-title = A building site
site-empty = Nothing built yet.
site-contents = Supports: { $support }, girders: { $girder }, workers: { $worker }, hard hats: { $hat }, bricks: { $brick }, beams: { $beam }, crane: { $crane }, box: { $box }.
site-highest = Highest point: { $piece }, { $height } mm.
site-height = { $height } mm
site-mark = { $piece }: { $mark }.
site-contact = contact
mark-placed = just placed
mark-held = as asked
mark-missing = not as asked
mark-fell = fell
