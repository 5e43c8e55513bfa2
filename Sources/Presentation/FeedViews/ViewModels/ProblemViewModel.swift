/// Something in a feed's document that was repaired or ignored.
public struct ProblemViewModel: Sendable, Equatable {
    /// A short, stable name for the kind of problem.
    public var code: String
    /// The fault and what was made of it.
    public var message: String
    /// The line it was met on, counted from one.
    public var line: Int?

    /// Creates a view model.
    public init(code: String, message: String, line: Int? = nil) {
        self.code = code
        self.message = message
        self.line = line
    }
}
