## The moments that decided a game of Blueprints: what happened, then what it did to the chances of winning
moment-cards = Round { $round }: the cards are dealt.
moment-pool = Round { $round }: the pool is rolled, { $dice }.
moment-refill = Round { $round }, after the pick of { $name }: the bag gives { $dice }.
moment-pick = Round { $round }, pick { $pick }: { $name } takes { $die } ({ $space }).
moment-pick-discard = Round { $round }, pick { $pick }: { $name } takes { $die } ({ $space }) and removes { $discard }.
moment-pick-removed = Round { $round }, pick { $pick }: { $name } takes { $die }, which fits nowhere.
moment-chances = Chance of winning: { $up } goes from { $up_before }% to { $up_after }%, { $down } from { $down_before }% to { $down_after }%.
moment-better = By what { $name } could know, { $die } ({ $space }) would have brought { $cost } percentage points more.
moment-better-discard = By what { $name } could know, { $die } ({ $space }), removing { $discard }, would have brought { $cost } percentage points more.
moment-better-removed = By what { $name } could know, { $die }, which fits nowhere, would have brought { $cost } percentage points more.
moment-best = By what { $name } could know, there was nothing better.
