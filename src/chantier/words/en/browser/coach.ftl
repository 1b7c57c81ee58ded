## The coach, after a game
coach-title = The coach
coach-lead = What was luck, what was play, and which moments decided it.
coach-ask = Ask the coach
coach-next = Another game comes first.
coach-works = Every moment is played to its end, over and over.
coach-table = Luck and own play
coach-seat = Player
coach-luck = Luck
coach-own = Own play
coach-change = { $sign }{ $share }%
coach-how = Shares of the victory: what dice and cards gave, and what the own picks gave against those of a solid player.
coach-moments = Three moments that decided it
