## Settings of a server
help-config-file = A TOML file with settings; otherwise chantier.toml in the data folder, if it is there.
help-unix-socket = A Unix socket to listen on instead of a port; whoever may open it counts as a trusted proxy.
help-base-path = The path below which the server is reached, like /games/chantier/; otherwise the path of --public-url.
help-proxy-protocol = Trusted proxies begin every connection with the PROXY protocol (version 1 or 2), which names the client.
help-hsts = For how many seconds browsers are to use HTTPS only (HSTS), told under HTTPS alone; 0 tells them nothing.
help-smtp-password = The password for the mail server.
help-secret-file = A file with the value of { $flag }, so that it does not show in the list of processes.
help-config = Print the settings that are in force and where they come from; what is secret is hidden.
examples-config =
    Examples:
    
    chantier config
    
    chantier config --config chantier.toml --json
config-name = Setting
config-value = Value
config-source = From
config-is-default = default

## Settings that cannot be used
setting-unknown = { $where }: there is no setting { $name }; docs/configuration.md lists them.
setting-unknown-near = { $where }: there is no setting { $name }; perhaps { $near } was meant.
setting-malformed = { $where }: expected { $expected }, not “{ $came }”.
setting-twice = { $one } and { $other } are both set; expected one of them.
setting-text = text
setting-path = a path
setting-switch = true or false
setting-list = a list of texts
setting-one-of = one of { $known }
setting-whole-between = a whole number from { $least } to { $most }
setting-number-between = a number from { $least } to { $most }
setting-number-above = a number above { $least }
config-malformed = { $path } is no TOML file: { $reason }.
secret-file-malformed = { $path }: expected one line with the secret.
base-path-malformed = “{ $came }” is no base path; expected something like /games/chantier/.
base-path-reserved = The base path must not begin with /{ $came }/: the server’s own addresses do.
base-path-differs = The base path is { $base }, but the path in { $public } is another one; expected the same in both.
cannot-listen-there = Cannot listen on { $path }: { $reason }.
unix-socket-in-use = Another server listens on { $path }.
proxy-protocol-needs-proxies = proxy_protocol is set, but no proxy is trusted; expected trusted_proxy.
