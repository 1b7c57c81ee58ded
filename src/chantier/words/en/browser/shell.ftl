shell-skip = Skip to the content
shell-guest = Guest
shell-waiting = Please wait
shell-lost-title = Nothing is built here
shell-lost-text = There is no page at this address.
shell-to-home = To the home page

## When the server is away
shell-offline-short = The server does not answer. Trying again soon.
shell-offline-title = No connection
shell-offline-text = The server does not answer.
shell-offline-again =
    { $seconds ->
        [0] Trying now.
        [one] Trying again in 1 second.
       *[other] Trying again in { $seconds } seconds.
    }
shell-offline-try = Try now

shell-broken-title = This page did not load
shell-broken-text = The server answers, but a part of the page is missing.
shell-broken-again = Load again

## The menu
shell-menu = Menu
shell-menu-home = Home
shell-menu-games = My games
shell-menu-learn = How to play
shell-menu-rules-blueprints = Rules of Blueprints
shell-menu-rules-men-at-work = Rules of Men at Work
shell-menu-check = Check the draws
shell-menu-me = You and this device
shell-language = Language
shell-theme = Appearance
shell-theme-light = Day
shell-theme-dark = Night
shell-theme-system = System
shell-to-light = Switch to day mode
shell-to-dark = Switch to night mode
shell-sound = Sound
shell-sound-on = Switch sound on
shell-sound-off = Switch sound off
shell-vibration = Vibration
shell-speed = Animations
shell-speed-normal = Normal
shell-speed-fast = Fast
shell-speed-none = None
shell-confirm = Confirm before playing

## Bots: a name for each chair, and how well they play
shell-you = You
shell-level-uniform = Dreamer
shell-level-dabbler = Easygoing
shell-level-novice = Beginner
shell-level-greedy = Solid
shell-level-builder = Strong
shell-level-planner = Shrewd
shell-level-architect = Architect
shell-level-note-blueprints-uniform = Takes any die that fits, and thinks of nothing.
shell-level-note-blueprints-dabbler = Counts what a die scores now, and often miscounts. Good for a first game.
shell-level-note-blueprints-novice = Counts what a die scores here and now, and sometimes miscounts.
shell-level-note-blueprints-greedy = Takes what scores most right now.
shell-level-note-blueprints-builder = Thinks ahead to the plan and the Prizes.
shell-level-note-blueprints-planner = Plays the round out in its head a few times before it takes a die.
shell-level-note-blueprints-architect = Plays the round out thousands of times, with all that you may be hiding.
shell-level-apprentice = Apprentice
shell-level-journeyman = Journeyman
shell-level-master = Master
shell-level-note-men-at-work-uniform = Drops things anywhere. Will not last long.
shell-level-note-men-at-work-apprentice = Looks, then places. The hand still slips.
shell-level-note-men-at-work-journeyman = A steadier hand, and a trial or two beforehand. Takes a moment to think.
shell-level-note-men-at-work-master = Tries everything out beforehand and hardly ever slips. Takes its time.
