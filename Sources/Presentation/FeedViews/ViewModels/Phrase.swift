/// A phrase that may take a value: a name, a link, a date.
///
/// The word order depends on the language: a view that marks up the value writes ``before``, the
/// value, then ``after``.
public struct Phrase: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The text before the value, including any space between.
    public var before: String
    /// The text after the value, including any space between.
    public var after: String

    /// Creates a phrase.
    public init(before: String = "", after: String = "") {
        self.before = before
        self.after = after
    }

    /// Creates a phrase that takes no value.
    public init(stringLiteral value: String) {
        self.init(before: value)
    }

    /// Returns the phrase with `value` inserted.
    public func around(_ value: String) -> String {
        before + value + after
    }
}
