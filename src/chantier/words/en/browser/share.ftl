## Passing on a table, a result, a moment
share-qr = The link as a QR code
share-scan = Point another device’s camera here to open this table.
share-result = Share
share-result-title = Share this game of { $game }
share-moment = Share this moment
share-send = Share the link
share-picture-alt = The result as a picture: what was built, who played and who won
share-picture-download = Download the picture
share-picture-send = Share the picture
share-picture-failed = The picture could not be made. Please try again.
share-private = Where this link is passed on, a preview shows what was built, without names.
