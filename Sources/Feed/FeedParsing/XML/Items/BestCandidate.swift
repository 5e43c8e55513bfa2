/// The best of several candidates for a value: that of the lowest rank, the first among equals.
struct BestCandidate<Value: Sendable>: Sendable {
    private(set) var value: Value?
    private(set) var rank = Int.max

    /// Takes `candidate` if its rank is lower.
    mutating func offer(_ candidate: Value?, rank: Int) {
        guard let candidate, rank < self.rank else { return }
        value = candidate
        self.rank = rank
    }

    /// Returns true if a candidate of `rank` would be taken.
    func wants(_ rank: Int) -> Bool { rank < self.rank }
}
