/// A phrase, which may have a place for a value: a name, a link, a date.
///
/// Where the value stands differs from language to language, so that a view that wants to mark the
/// value up writes ``before``, the value and ``after``, and decides nothing of the order.
public struct Phrase: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The words before the value, with any space between.
    public var before: String
    /// The words after it, with any space between.
    public var after: String

    /// Creates a phrase.
    public init(before: String = "", after: String = "") {
        self.before = before
        self.after = after
    }

    /// Creates a phrase without a place for a value.
    public init(stringLiteral value: String) {
        self.init(before: value)
    }

    /// The phrase with `value` in its place.
    public func around(_ value: String) -> String {
        before + value + after
    }
}
