## Friends
friends-title = Friends
friends-lead = Friends see whether you are here, and at which public table.
friends-offered = { $name } would like to be friends with you.
friends-accept = Become friends
friends-made = You and { $name } are friends now.
friends-invitations = Invitations
friends-invites = { $name } invites you: { $game }
friends-to-table = To the table
friends-decline = Not now
friends-decline-this = Not now: the invitation by { $name }
friends-list = Your friends
friends-none = Nobody yet. Send somebody a link.
friends-here = here
friends-away = not here
friends-at-table = at a table: { $game }
friends-profile-of = Profile of { $name }
friends-part-from = Remove { $name } from your friends
friends-new = A new friend
friends-new-text = Whoever opens your link can become your friend, for a week. A new link replaces the old one.
friends-make-link = Make a link
friends-qr = QR code of the link to become friends
friends-blocked = Shut out
friends-invite-title = Invite friends
friends-invite = Invite
friends-invite-named = Invite { $name }
friends-invited = Invited
friends-invited-here = { $name } sees the invitation now.
friends-invited-away = { $name } is told as they have chosen.
friends-more =
    { $count ->
        [one] One more friend
       *[other] { $count } more friends
    }
people-players = Players
people-profile-apart = Profile of { $name }, in a new tab
