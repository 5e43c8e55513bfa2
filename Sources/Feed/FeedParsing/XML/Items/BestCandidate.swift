/// A value that may be given in several ways, of which one counts: that of the lowest rank, and
/// of equal ranks the first.
struct BestCandidate<Value: Sendable>: Sendable {
    private(set) var value: Value?
    private(set) var rank = Int.max

    /// Takes `candidate` if its rank is lower than that of what is here.
    mutating func offer(_ candidate: Value?, rank: Int) {
        guard let candidate, rank < self.rank else { return }
        value = candidate
        self.rank = rank
    }

    /// A candidate of `rank` would be taken.
    func wants(_ rank: Int) -> Bool { rank < self.rank }
}

extension BestCandidate: Equatable where Value: Equatable {}
