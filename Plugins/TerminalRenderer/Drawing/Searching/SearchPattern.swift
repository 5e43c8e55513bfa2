/// The scalars of a text that is searched for, in lower case, and how far to go back in it where it does not
/// go on as it began (Knuth, Morris and Pratt).
struct SearchPattern {
    let scalars: [UInt32]
    /// Of each length that fits, how much still fits when the next scalar does not.
    let fallbacks: [Int]

    /// Creates a pattern; `nil` for a text of nothing but white space.
    init?(_ text: String) {
        var scalars: [UInt32] = []
        for scalar in text.unicodeScalars {
            FoldedScalars.fold(scalar) { folded in
                if folded != 0x20 || scalars.last != 0x20 { scalars.append(folded) }
            }
        }
        while scalars.first == 0x20 { scalars.removeFirst() }
        while scalars.last == 0x20 { scalars.removeLast() }
        guard !scalars.isEmpty else { return nil }
        var fallbacks = [0]
        var length = 0
        for scalar in scalars.dropFirst() {
            while length > 0, scalars[length] != scalar { length = fallbacks[length - 1] }
            if scalars[length] == scalar { length += 1 }
            fallbacks.append(length)
        }
        self.scalars = scalars
        self.fallbacks = fallbacks
    }
}
