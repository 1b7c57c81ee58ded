"""Several servers, one house: they share a database, and each table is in the memory of one of them at a time."""
