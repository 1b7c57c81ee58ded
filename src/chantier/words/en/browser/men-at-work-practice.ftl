## A site of one’s own
practice-title = Your own site
practice-tools = Site
practice-now = Take any piece, from the reserve or from the site
practice-empty = Nothing built yet. Take a support to begin
practice-fell = Fallen: { $piece }, on { $onto }. At a table that would be an accident; here you just undo it
practice-busy = Wait until the hand is empty and the site has come to rest.
practice-close = Close
practice-kept = What you have built is kept on this device. You can look at it, undo, save and share meanwhile.

## Steps
practice-undo = Undo
practice-redo = Redo
practice-undo-none = There is nothing to undo.
practice-redo-none = There is nothing to redo.
practice-undone =
    { $count ->
        [0] Undone. This is the first step.
        [one] Undone. 1 step before this one.
       *[other] Undone. { $count } steps before this one.
    }
practice-redone =
    { $count ->
        [0] Redone. This is the last step.
        [one] Redone. 1 step after this one.
       *[other] Redone. { $count } steps after this one.
    }

## Another site
practice-new = New site
practice-new-note = What you have now can be brought back with Undo.
practice-empty-site = empty
practice-crane = With the crane
practice-box = In the box
practice-rim = The crane on a corner of the rim
practice-begin = Begin
practice-keep = Keep this one
practice-clear = Clear the site

## Pieces
practice-pieces = Pieces on the site
practice-take = Take
practice-remove = To the reserve

## Saved on this device
practice-sites = Saved sites
practice-sites-none = Nothing saved on this device yet.
practice-name = Name of this site
practice-name-missing = Give the site a name first.
practice-save = Save
practice-replace = Replace
practice-saved = Saved: { $name }
practice-save-failed = This device keeps nothing more. Delete a saved site, or share this one by link.
practice-open = Open
practice-forget = Delete

## Shared by link
practice-share = Share this site
practice-share-short = Share
practice-share-title = A site to build on
practice-share-text = Whoever opens this link gets a copy of the site and can build on it. The link holds the site itself; nothing is stored.
practice-link = Link
practice-link-broken = This link does not hold a whole site. Perhaps it was cut off: copy it again from the beginning to the end.
practice-link-newer = This link was made by a newer version. Reload the page, then open the link again.

## Ways to it
practice-way = Your own site
practice-way-note = Try any piece, undo anything: nothing counts.
