/// A text that equals only the same UTF-8 bytes.
///
/// `String` treats canonically equivalent texts as equal, and is slow for texts made to be: of two
/// addresses that differ so, one would stand for the other.
///
/// A property wrapper, and a key of sets and dictionaries.
@propertyWrapper
public struct ExactText<Text: UTF8Comparable>: Sendable, Hashable {
    /// The text as its own type, which compares in its own way.
    public var wrappedValue: Text

    /// Wraps a text.
    public init(wrappedValue: Text) {
        self.wrappedValue = wrappedValue
    }

    package init(_ text: Text) {
        wrappedValue = text
    }

    public static func == (text: ExactText, other: ExactText) -> Bool {
        text.wrappedValue.hasSameUTF8(as: other.wrappedValue)
    }

    public func hash(into hasher: inout Hasher) {
        wrappedValue.hashUTF8(into: &hasher)
    }
}
