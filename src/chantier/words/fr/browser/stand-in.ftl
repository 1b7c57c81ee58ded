## Un robot à sa propre place
stand-in-now = Un robot joue à votre place : votre temps est écoulé. Vous la retrouverez dès qu’il y aura de nouveau du temps.
stand-in-now-for =
    { $count ->
        [one] Un robot joue à la place de { $names } : le temps est écoulé.
       *[other] Des robots jouent à la place de { $names } : le temps est écoulé.
    }
stand-in-over = Un robot a joué à votre place pendant votre absence. Vous l’avez retrouvée.
stand-in-over-for =
    { $count ->
        [one] Un robot a joué à la place de { $names }, qui l’a retrouvée.
       *[other] Des robots ont joué à la place de { $names }, qui l’ont retrouvée.
    }
