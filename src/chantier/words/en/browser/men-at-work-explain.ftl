## Explanations of what one can lose and win: hover, focus or tap
explain-certificates = Safety certificates: each accident in your turn costs one. Without any you are out of the game.
explain-titles = Employee of the Month: once Boss Rita has come, whoever places the highest piece gets a title. Whoever has enough of them first wins.
