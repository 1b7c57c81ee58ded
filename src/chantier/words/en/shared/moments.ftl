## The moments that decided a game of Blueprints: what happened, then what it did to the chances of winning
moment-cards = Round { $round }: the cards are dealt.
moment-pool = Round { $round }: the pool is rolled, { $dice }.
moment-refill =
    { $who ->
        [you] Round { $round }, after your pick: the bag gives { $dice }.
       *[other] Round { $round }, after the pick of { $name }: the bag gives { $dice }.
    }
moment-pick =
    { $who ->
        [you] Round { $round }, pick { $pick }: you take { $die } ({ $space }).
       *[other] Round { $round }, pick { $pick }: { $name } takes { $die } ({ $space }).
    }
moment-pick-discard =
    { $who ->
        [you] Round { $round }, pick { $pick }: you take { $die } ({ $space }) and remove { $discard }.
       *[other] Round { $round }, pick { $pick }: { $name } takes { $die } ({ $space }) and removes { $discard }.
    }
moment-pick-removed =
    { $who ->
        [you] Round { $round }, pick { $pick }: you take { $die }, which fits nowhere.
       *[other] Round { $round }, pick { $pick }: { $name } takes { $die }, which fits nowhere.
    }
moment-chances =
    { $you ->
        [up] Chance of winning: you go from { $up_before }% to { $up_after }%, { $down } from { $down_before }% to { $down_after }%.
        [down] Chance of winning: { $up } goes from { $up_before }% to { $up_after }%, you from { $down_before }% to { $down_after }%.
       *[neither] Chance of winning: { $up } goes from { $up_before }% to { $up_after }%, { $down } from { $down_before }% to { $down_after }%.
    }
moment-better =
    { $who ->
        [you] By what you could know, { $die } ({ $space }) would have brought { $cost } percentage points more.
       *[other] By what { $name } could know, { $die } ({ $space }) would have brought { $cost } percentage points more.
    }
moment-better-discard =
    { $who ->
        [you] By what you could know, { $die } ({ $space }), removing { $discard }, would have brought { $cost } percentage points more.
       *[other] By what { $name } could know, { $die } ({ $space }), removing { $discard }, would have brought { $cost } percentage points more.
    }
moment-better-removed =
    { $who ->
        [you] By what you could know, { $die }, which fits nowhere, would have brought { $cost } percentage points more.
       *[other] By what { $name } could know, { $die }, which fits nowhere, would have brought { $cost } percentage points more.
    }
moment-best =
    { $who ->
        [you] By what you could know, there was nothing better.
       *[other] By what { $name } could know, there was nothing better.
    }
