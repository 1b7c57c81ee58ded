## The coach: `chantier analyse`, and its page
help-analyse = Look at a finished game of Blueprints: what was luck, what was play, what each pick cost.
help-analyse-json = Write the whole analysis as JSON into this file.
help-analyse-html = Write it as a page with plots into this file.
help-threads = How many cores may work on it.
examples-analyse =
    Examples:
    
    chantier analyse games.jsonl --line 7
    
    chantier analyse games.jsonl --html analysis.html --json analysis.json
analyse-progress = Playing it out
analyse-written = The analysis is in { $path }.
analyse-title = The coach
analyse-accounts = Where the victory went
analyse-accounts-how = Shares of the victory. What a seat could expect at the start, what dice and cards gave it, what its own picks and those of the others gave it against a solid player’s: the sum is the result. ± is what the playouts leave open.
analyse-start = At the start
analyse-luck = Luck
analyse-own = Own play
analyse-others = The others’ play
analyse-outcome = Result
analyse-points = Points
analyse-cost = Cost
analyse-cost-each = Given away per pick
analyse-cost-how = Given away: what a pick cost against the best one, by what the seat could know then.
analyse-share = { $share }%
analyse-change = { $sign }{ $share }%
analyse-change-error = { $sign }{ $share } ± { $error }%
analyse-moments = Three moments that decided it
analyse-costly = The costliest picks
analyse-no-costly = No pick was clearly worse than another.
analyse-chances = Chance of winning
analyse-chances-how = What each seat could expect with all cards open, step by step, if everybody went on like a solid player.
analyse-costs = What each pick cost
analyse-costs-how = Against the best pick by what the seat could know then. What playouts cannot tell apart counts for nothing.
analyse-lucks = What each roll and draw gave
analyse-lucks-how = Every bar is one roll or draw: how much of the victory it brought the seat, or took from it.
analyse-round = Round { $round }
analyse-result =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
analyse-all-picks = All picks
analyse-all-draws = All rolls and draws
analyse-better = Better
analyse-foot = Every moment of the game was played to its end { $futures } times.
