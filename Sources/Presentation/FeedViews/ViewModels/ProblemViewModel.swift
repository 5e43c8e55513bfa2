/// A fault in a feed's document that was repaired or ignored.
public struct ProblemViewModel: Sendable, Equatable {
    /// A short, stable identifier of the kind of fault.
    public var code: String
    /// The fault and how it was handled.
    public var message: String
    /// The line number, from one.
    public var line: Int?

    /// Creates a view model.
    public init(code: String, message: String, line: Int? = nil) {
        self.code = code
        self.message = message
        self.line = line
    }
}
