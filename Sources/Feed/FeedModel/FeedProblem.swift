/// Something in a document that was repaired or ignored.
public struct FeedProblem: Sendable, Hashable {
    /// A short, stable name for the kind of problem, in lower case with hyphens.
    public var code: String
    /// The fault and what was made of it, in words a publisher can act on.
    public var message: String
    /// The line it was met on, counted from one; `nil` where no line can be named.
    public var line: Int?

    /// Creates a problem.
    public init(code: String, message: String, line: Int? = nil) {
        self.code = code
        self.message = message
        self.line = line
    }
}
