## Bots as company: which level, and the next one
company-now =
    { $bots ->
        [one] Against one bot: { $level }.
        [2] Against two bots: { $level }.
       *[other] Against { $bots } bots: { $level }.
    }
company-soon =
    { $bots ->
        [one] Against one bot.
        [2] Against two bots.
       *[other] Against { $bots } bots.
    }
company-next = The next game
company-up = You won. One level up:
company-down = They were strong. One level down:
company-play-up = Next level: { $level }
company-play-down = Easier: { $level }
level-strength-blueprints = A newcomer wins { $strength } of 100 games against two of them.
level-strength-men-at-work = Carries out { $strength } of 100 cards without an accident.
