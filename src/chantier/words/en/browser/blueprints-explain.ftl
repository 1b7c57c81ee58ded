## Explanations of what is counted and what can be won: hover, focus or tap
explain-total = What your building scores as it stands. The scores rank the buildings for the Awards; they are not points themselves.
explain-wood = Each wood die scores 2 for every die it touches face to face, beside, above or below, whatever its material.
explain-recycled = The recycled dice score together, by their number: 2, 5, 10, 15, 20, 30.
explain-stone = Each stone die scores by its level: 2 on the ground, 3 on the second, 5 on the third, 8 from the fourth up.
explain-glass = Each glass die scores the value it shows, even with other dice on top of it.
explain-bonus = { $points } more if every space has exactly the height planned. You may build otherwise: heights are a plan, not a limit.
explain-prize-skyscraper = Skyscraper: a stack of five dice or more. Worth { $points } points; if several qualify, the materials in demand decide.
explain-prize-integrity = Structural Integrity: four or more dice of one value. Worth { $points } points; if several qualify, the materials in demand decide.
explain-prize-geometer = Geometer: all six values, 1 to 6. Worth { $points } points; if several qualify, the materials in demand decide.
explain-prize-materials = Materials: five or more dice of one material. Worth { $points } points; if several qualify, the materials in demand decide.
explain-award =
    { $award }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, by the rank of the building’s score: of two players the best gets silver, of three the best two gold and silver, of four the best three gold, silver and bronze.
