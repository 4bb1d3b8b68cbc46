// Nothing to add: the module only has to exist.
