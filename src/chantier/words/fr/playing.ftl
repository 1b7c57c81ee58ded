## L’aide pendant la partie
typed-help = aide
typed-view = vue
