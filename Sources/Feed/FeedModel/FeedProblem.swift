/// A fault in a document that was repaired or ignored.
public struct FeedProblem: Sendable, Hashable {
    /// A short, stable identifier of the kind of fault, in lower case with hyphens.
    @ExactText public var code: String
    /// The fault and how it was handled, in words for publishers.
    @ExactText public var message: String
    /// The line number, from one; `nil` if unknown.
    public var line: Int?

    /// Creates a problem.
    public init(code: String, message: String, line: Int? = nil) {
        self.code = code
        self.message = message
        self.line = line
    }
}
