/// Runs `work` in a scope of its own, which nothing outlives that it does not keep.
func scope(_ work: () throws -> Void) rethrows { try work() }
