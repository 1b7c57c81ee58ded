## The coach, after a game
coach-title = The coach
coach-lead = What was luck, what was play, and which moments decided it.
coach-ask = Ask the coach
coach-next =
    { $count ->
        [one] One other game comes first.
       *[other] { $count } other games come first.
    }
coach-works = Every moment is played to its end, over and over.
coach-table = Where the victory went
coach-start = At the start
coach-luck = Luck
coach-own = Own play
coach-others = The others’ play
coach-outcome = Result
coach-share = { $share }%
coach-sum = = { $share }%
coach-change = { $sign }{ $share }%
coach-how = Shares of the victory. What one could expect at the start, what dice and cards gave, what one’s own picks and those of the others gave against a solid player’s: together they are the result.
coach-moments = Three moments that decided it
