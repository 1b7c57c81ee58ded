shell-skip = Skip to the content
shell-guest = Guest
shell-waiting = Waiting
shell-lost-title = Nothing is built here
shell-lost-text = There is no page at this address.
shell-to-home = To the entrance

## When the server is away
shell-offline-short = The server does not answer. It will be tried again.
shell-offline-title = The line is down
shell-offline-text = The server does not answer.
shell-offline-again =
    { $seconds ->
        [0] Trying now.
        [one] We try again in 1 second.
       *[other] We try again in { $seconds } seconds.
    }
shell-offline-try = Try now

## The menu
shell-menu = Menu
shell-menu-home = Entrance
shell-menu-games = My games
shell-menu-learn = How to play
shell-menu-rules = Rules of Blueprints
shell-menu-check = Check the dice
shell-menu-me = You and this device
shell-language = Language
shell-language-en = English
shell-language-fr = Français
shell-language-de = Deutsch
shell-theme = Light
shell-theme-light = Day
shell-theme-dark = Night
shell-theme-system = As the system
shell-to-light = Switch to day
shell-to-dark = Switch to night
shell-sound = Sound
shell-sound-on = Switch sound on
shell-sound-off = Switch sound off
shell-motion = Less motion
shell-confirm = Confirm before playing
