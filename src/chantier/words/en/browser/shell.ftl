shell-skip = Skip to the content
shell-guest = Guest
shell-offline-short = The server does not answer. It will be tried again.
shell-lost-title = Nothing is built here
shell-lost-text = There is no page at this address.
shell-to-home = To the entrance
