## Dice and buildings in words
rules-die = { $material } { $value }
rules-drawn-stack = { $space }: { $dice }.
rules-drawn-planned = { $space }, { $planned } planned: { $dice }.
rules-drawn-empty = nothing yet
