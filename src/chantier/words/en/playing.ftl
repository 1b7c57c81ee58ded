## Help while playing
typed-help = help
typed-view = view
