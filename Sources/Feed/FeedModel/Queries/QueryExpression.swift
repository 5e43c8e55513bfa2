/// A regular expression, which ignores case. Matched in time linear in the text.
///
/// Thompson's construction: a program whose states are tracked side by side. It needs no memory but
/// the program, whatever the text, and has no back references.
package struct QueryExpression: Sendable {
    /// A step of the program; distances are relative.
    enum Step: Sendable {
        case scalar(UInt32)
        case any
        /// A scalar of the class with a number.
        case oneOf(Int)
        case split(Int, Int)
        case jump(Int)
        case start, end
        /// The beginning or the end of a word, or neither.
        case boundary(Bool)
        case found
    }

    let steps: [Step]
    let classes: [ScalarClass]

    /// Compiles a pattern.
    ///
    /// - Parameter place: its place in the query, for errors.
    init(_ pattern: ArraySlice<Unicode.Scalar>, at place: Int) throws(QueryError) {
        var parser = QueryExpressionParser(pattern, at: place)
        steps = try parser.expression() + [.found]
        classes = parser.classes
    }

    /// Returns true if a part of `text` matches.
    package func isIn(_ text: String) -> Bool {
        var match = ExpressionMatch(self)
        for scalar in text.unicodeScalars where match.add(scalar) { return true }
        return match.end()
    }

    /// Returns a scalar in lower case.
    static func lower(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        if value < 0x80 { return 0x41...0x5A ~= value ? value | 0x20 : value }
        return single(scalar.properties.lowercaseMapping) ?? value
    }

    /// Returns a scalar in upper case.
    static func upper(_ scalar: Unicode.Scalar) -> UInt32 {
        single(scalar.properties.uppercaseMapping) ?? scalar.value
    }

    private static func single(_ mapping: String) -> UInt32? {
        let scalars = mapping.unicodeScalars
        return scalars.count == 1 ? scalars.first?.value : nil
    }
}
