## The tutorial of Men at Work
site-learn-title = How to play Men at Work
site-learn-opening = Your first site is being set up
site-learn-without = Go on without a site
site-learn-places = Suggest places

## At the table
site-learn-look-title = Look round
site-learn-look =
    { $by ->
        [touch] One finger beside the pieces walks round the site, two come closer. The eye at the top has fixed views.
       *[mouse] Drag to walk round the site, turn the wheel to come closer. Keys 1 to 5 show each side, 0 goes back.
    }
site-learn-what-title = What to place
site-learn-what = The back of the next card says what. { $what }
site-learn-how-title = How to place it
site-learn-how = The card before it says how. { $how }
site-learn-take-title = Take it in your hand
site-learn-take =
    { $by ->
        [touch] Drag one from the reserve onto the site, or tap it. A hand holds one piece at a time.
       *[mouse] Drag one from the reserve onto the site, or click it. A hand holds one piece at a time.
    }
site-learn-take-it = Take it
site-learn-wait-title = Somebody else is at work
site-learn-wait = As soon as it is your turn again, take a piece. Or go on with the lesson.
site-learn-tidy-title = Clear up first
site-learn-tidy = Something lies about. Put it away, then take a piece. Or go on with the lesson.
site-learn-lead-title = Bring it over its place
site-learn-lead =
    { $by ->
        [touch] Put a finger on the piece and drag it; lift the finger, and it waits there. Height and Turn are at the bottom. The dashed line shows what is below.
       *[mouse] Press on the piece and drag it; release the button, and it waits there. The wheel lifts and lowers it, Q and E turn it. Or arrow keys, Page Up and Page Down. The dashed line shows what is below.
    }
site-learn-lower = Lower it for me
site-learn-release-title = Contact
site-learn-release =
    { $by ->
        [touch] Each chip that turns green is a condition of the card that is met. When it sits well, tap “Let go”.
       *[mouse] Each chip that turns green is a condition of the card that is met. When it sits well, let go: with the button, or Space.
    }
site-learn-rest-title = Hold your breath
site-learn-rest = Nothing counts before everything is at rest. The ring runs as long as something moves.
site-learn-done-title = Well placed
site-learn-done = Everything is as the card asks, so the hook goes on to the next player. Watch them work, or go on.
site-learn-more-title = One more
site-learn-more = This card asks for more than one piece. Take the next one now, or go on with the lesson.
site-learn-again-title = Not yet as the card asks
site-learn-again = No harm done: take it again and put it right. Or go on with the lesson.
site-learn-slipped-title = It slipped
site-learn-slipped = It was never part of the site, so nothing is lost. Take it again, or go on with the lesson.
site-learn-accident-title = That was an accident
site-learn-accident = It happens to everybody. What it costs comes next.

## In the film
site-learn-fall-title = A hasty hand
site-learn-fall = Another site. Somebody brings a girder in too low. Watch the worker.
site-learn-watch = Watch
site-learn-certificate-title = A hat on the table
site-learn-certificate = Something fell from the site to the table: an accident. The turn ends and a certificate is torn. After the last one you are out.
site-learn-watch-again = Once more
site-learn-clear-title = Clear up first
site-learn-clear = Whoever is next puts what lies about back into the reserve, then builds. What lies underneath, the hook pulls out.
site-learn-clear-up = Clear up
site-learn-rita-title = Boss Rita
site-learn-rita = She comes after about nine cards. From then on the highest piece at the end of a turn makes its builder Employee of the Month.
site-learn-titles-title = How it ends
site-learn-titles = It takes { $two } titles to win with two players, { $three } with three or four, { $five } with five. The last one with a certificate wins, too. If the reserve runs out, both are counted.

## The end
site-learn-end-title = Ready for work
site-learn-end-text = Your site waits as you left it. Play on there, or start afresh.
site-learn-end-text-without = Practice makes a steady hand. Take a seat.
site-learn-end-slow =
    { $by ->
        [touch] Take it slowly: let “Lower until it touches” do the last millimetres.
       *[mouse] Take it slowly: hold Alt while you drag, or Shift with the arrow keys, for the last millimetres.
    }
site-learn-end-caught = A fall that the site catches costs nothing. Nor does a support that topples.
site-learn-end-words =
    { $by ->
        [touch] “Describe the site” in the menu puts it into words and suggests places.
       *[mouse] Press L to hear the site in words and to choose among suggested places.
    }
site-learn-play-on = Play on
site-learn-play = Play now
site-learn-other = Learn Blueprints
site-learn-this = Learn Men at Work
