/// Where a search finds its next match, which it looks for around the ends.
public struct FoundPlace {
    /// The place of the match.
    public let index: Int
    /// True if the search has begun again at the other end, as where there is one match only.
    public let isAround: Bool

    /// Looks for a match in `count` places; `nil` without one.
    ///
    /// - Parameters:
    ///   - start: the place of the last match, or where the search begins.
    ///   - direction: 1 for down, -1 for up.
    ///   - first: the distance to the first place that is looked at: 1 after a match, else 0.
    ///   - isMatch: returns true if a place has a match.
    public init?(
        in count: Int, from start: Int, _ direction: Int, first: Int, where isMatch: (Int) -> Bool
    ) {
        for step in first..<count + first {
            let index = ((start + direction * step) % count + count) % count
            guard isMatch(index) else { continue }
            self.index = index
            isAround = first > 0 && (direction > 0 ? index <= start : index >= start)
            return
        }
        return nil
    }
}
