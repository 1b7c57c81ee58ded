## Die Momente, die eine Partie Blueprints entschieden haben: was geschah, dann was es mit den Siegchancen machte
moment-cards = Runde { $round }: Die Karten werden verteilt.
moment-pool = Runde { $round }: Der Vorrat wird gewürfelt, { $dice }.
moment-refill = Runde { $round }, nach dem Zug von { $name }: Aus dem Beutel kommt { $dice }.
moment-pick = Runde { $round }, Zug { $pick }: { $name } nimmt { $die } ({ $space }).
moment-pick-discard = Runde { $round }, Zug { $pick }: { $name } nimmt { $die } ({ $space }) und entfernt { $discard }.
moment-pick-removed = Runde { $round }, Zug { $pick }: { $name } nimmt { $die }, der nirgends passt.
moment-chances = Siegchance: { $up } steigt von { $up_before } % auf { $up_after } %, { $down } fällt von { $down_before } % auf { $down_after } %.
moment-better = Nach allem, was { $name } wissen konnte, hätte { $die } ({ $space }) { $cost } Prozentpunkte mehr gebracht.
moment-better-discard = Nach allem, was { $name } wissen konnte, hätte { $die } ({ $space }), ohne { $discard } im Vorrat, { $cost } Prozentpunkte mehr gebracht.
moment-better-removed = Nach allem, was { $name } wissen konnte, hätte { $die }, der nirgends passt, { $cost } Prozentpunkte mehr gebracht.
moment-best = Nach allem, was { $name } wissen konnte, gab es nichts Besseres.
