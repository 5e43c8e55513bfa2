import FeedMarkup

/// A valid CSS colour.
public struct PageColor: Sendable, Equatable {
    /// The colour in CSS.
    public let text: String

    /// Parses `#` with three or six hexadecimal digits, or a colour name.
    public init?(_ text: String) {
        let bytes = text.utf8
        let isNumber =
            bytes.first == UInt8(ascii: "#") && (bytes.count == 4 || bytes.count == 7)
            && bytes.dropFirst().allSatisfy { $0.hexadecimalValue != nil }
        guard isNumber || Self.isName(text) else { return nil }
        self.text = text
    }
}
