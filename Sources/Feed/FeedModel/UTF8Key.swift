/// A key that compares and hashes bytes: `String` treats canonically equivalent texts as equal, and
/// is slow for texts made to be.
package struct UTF8Key: Sendable, Hashable {
    private let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (key: UTF8Key, other: UTF8Key) -> Bool {
        key.text.utf8.elementsEqual(other.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        // UTF-8 never contains this byte: it separates consecutive texts.
        hasher.combine(0xFF as UInt8)
    }
}
