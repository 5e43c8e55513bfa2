/// A class of scalars in a regular expression, such as `[^a-z\d]`.
struct ScalarClass: Sendable {
    /// A kind of scalars, by its letter in an expression.
    enum Kind: String, Sendable {
        case digit = "d"
        case word = "w"
        case space = "s"
    }

    var ranges: [ClosedRange<UInt32>] = []
    var kinds: [(kind: Kind, isNegated: Bool)] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let lower = QueryExpression.lower(scalar)
        let upper = QueryExpression.upper(scalar)
        let isIn =
            ranges.contains { $0.contains(lower) || $0.contains(upper) }
            || kinds.contains { Self.isOf($0.kind, scalar) != $0.isNegated }
        return isIn != isNegated
    }

    static func isOf(_ kind: Kind, _ scalar: Unicode.Scalar) -> Bool {
        switch kind {
        case .digit: 0x30...0x39 ~= scalar.value
        case .word:
            scalar == "_" || 0x30...0x39 ~= scalar.value || scalar.properties.isAlphabetic
        case .space: scalar.properties.isWhitespace
        }
    }
}
