## Penser à l’avance
ahead-sketch = Esquisse, visible de vous seulement : { $move }
ahead-prepared = Coup préparé : { $move }. Il partira à votre tour.
ahead-prepare = Préparer ce coup
ahead-cancel = Annuler
ahead-sketch-dropped = Votre essai ne convient plus.
ahead-prepared-dropped = Le coup préparé n’est plus possible. Choisissez-en un autre.
