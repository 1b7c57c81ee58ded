## Die Momente, die eine Partie Blueprints entschieden haben: was geschah, dann was es mit den Siegchancen machte
moment-cards = Runde { $round }: Die Karten werden verteilt.
moment-pool = Runde { $round }: Der Vorrat wird gewürfelt, { $dice }.
moment-refill =
    { $who ->
        [you] Runde { $round }, nach deinem Zug: Aus dem Beutel kommt { $dice }.
       *[other] Runde { $round }, nach dem Zug von { $name }: Aus dem Beutel kommt { $dice }.
    }
moment-pick =
    { $who ->
        [you] Runde { $round }, Zug { $pick }: Du nimmst { $die } ({ $space }).
       *[other] Runde { $round }, Zug { $pick }: { $name } nimmt { $die } ({ $space }).
    }
moment-pick-discard =
    { $who ->
        [you] Runde { $round }, Zug { $pick }: Du nimmst { $die } ({ $space }) und entfernst { $discard }.
       *[other] Runde { $round }, Zug { $pick }: { $name } nimmt { $die } ({ $space }) und entfernt { $discard }.
    }
moment-pick-removed =
    { $who ->
        [you] Runde { $round }, Zug { $pick }: Du nimmst { $die }, der nirgends passt.
       *[other] Runde { $round }, Zug { $pick }: { $name } nimmt { $die }, der nirgends passt.
    }
moment-chances =
    { $you ->
        [up] Siegchance: Du steigst von { $up_before } % auf { $up_after } %, { $down } fällt von { $down_before } % auf { $down_after } %.
        [down] Siegchance: { $up } steigt von { $up_before } % auf { $up_after } %, du fällst von { $down_before } % auf { $down_after } %.
       *[neither] Siegchance: { $up } steigt von { $up_before } % auf { $up_after } %, { $down } fällt von { $down_before } % auf { $down_after } %.
    }
moment-better =
    { $who ->
        [you] Nach allem, was du wissen konntest, hätte { $die } ({ $space }) { $cost } Prozentpunkte mehr gebracht.
       *[other] Nach allem, was { $name } wissen konnte, hätte { $die } ({ $space }) { $cost } Prozentpunkte mehr gebracht.
    }
moment-better-discard =
    { $who ->
        [you] Nach allem, was du wissen konntest, hätte { $die } ({ $space }), ohne { $discard } im Vorrat, { $cost } Prozentpunkte mehr gebracht.
       *[other] Nach allem, was { $name } wissen konnte, hätte { $die } ({ $space }), ohne { $discard } im Vorrat, { $cost } Prozentpunkte mehr gebracht.
    }
moment-better-removed =
    { $who ->
        [you] Nach allem, was du wissen konntest, hätte { $die }, der nirgends passt, { $cost } Prozentpunkte mehr gebracht.
       *[other] Nach allem, was { $name } wissen konnte, hätte { $die }, der nirgends passt, { $cost } Prozentpunkte mehr gebracht.
    }
moment-best =
    { $who ->
        [you] Nach allem, was du wissen konntest, gab es nichts Besseres.
       *[other] Nach allem, was { $name } wissen konnte, gab es nichts Besseres.
    }
