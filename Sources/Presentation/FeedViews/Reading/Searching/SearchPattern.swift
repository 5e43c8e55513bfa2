/// The scalars of a search text in lower case, with the fallbacks of Knuth, Morris and Pratt.
public struct SearchPattern {
    let scalars: [UInt32]
    /// For each matched length, the length that still matches after a mismatch.
    let fallbacks: [Int]

    /// Creates a pattern; `nil` for white space only.
    public init?(_ text: String) {
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
