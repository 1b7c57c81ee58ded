## The operator
help-admin = See and do what an operator may, on a server that runs: who, tables, bans, reports, audit; close, adjudicate, rename, mute, unmute, ban, unban, done, broadcast, drain, undrain.
help-admin-do = What to see or do.
help-admin-what = A table, a person, addresses like 203.0.113.0/24, a ban or a report.
help-admin-text = A new name, a reason, or the message to everybody.
help-admin-seat = The seat that a bot plays on, counted from 0.
help-admin-minutes = How long a message to everybody is shown.
help-admin-server = The address of the server.
help-admin-token = The operator’s token. Otherwise the file admin-token in the data folder, which the server makes.
help-log-format = The form of the log on standard error: text or json.
help-log-level = How much is logged: debug, info (every request), warning or error.
metavar-action = ACTION
metavar-what = WHAT
examples-admin =
    Examples:
    
    chantier admin who
    
    chantier admin adjudicate TABLE --seat 1
    
    chantier admin broadcast "We close at ten tonight." --minutes 120
admin-done = Done.
admin-nothing = Nothing to show.
admin-column-name = Name
admin-column-id = Id
admin-column-address = Address
admin-column-table = Table
admin-column-seat = Seat
admin-column-game = Game
admin-column-status = Status
admin-column-seats = Seats
admin-column-connections = Connections
admin-column-turns = Turns
admin-column-live = Live
admin-column-kind = Kind
admin-column-what = What
admin-column-reason = Reason
admin-column-reported = About
admin-column-text = Text
admin-column-reporter = From
admin-column-at = At
admin-column-action = Action

operator-token-wrong = This needs the operator’s token.
operator-token-short = The operator’s token is too short; it has at least { $least } characters.
operator-token-missing = There is no operator’s token: name its file with --token-file, or put it into { $variable }.
no-such-admin-action = There is no “{ $came }”; there are { $known }.
admin-refused = The server refuses: { $text }
server-unreachable = The server at { $address } does not answer: { $reason }
server-address-malformed = “{ $came }” is no address of a server; it begins with http or https.
banned = The operator of this server has shut you out.
muted = The operator of this server has taken the chat from you.
ban-unknown = There is no such ban.
report-unknown = There is no such open report.
network-malformed = “{ $came }” is neither an address nor a network like 203.0.113.0/24.
