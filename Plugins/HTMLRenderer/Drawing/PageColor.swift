/// A colour as a style sheet writes it, and nothing else.
package struct PageColor: Sendable, Equatable {
    /// How a style sheet writes it.
    package let text: String

    /// Takes `#` and three or six hexadecimal digits, or the name of a colour; `nil` for all else.
    package init?(_ text: String) {
        let bytes = text.utf8
        let isNumber =
            bytes.first == UInt8(ascii: "#") && (bytes.count == 4 || bytes.count == 7)
            && bytes.dropFirst().allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20)
            }
        guard isNumber || Self.isName(text) else { return nil }
        self.text = text
    }
}
