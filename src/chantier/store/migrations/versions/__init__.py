"""One file a migration, in the order of their numbers. None is changed after a release."""
