"""HTTP and websockets: routes, authentication, errors, protocols, the built pages."""
