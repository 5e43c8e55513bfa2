/// A text as a key: compared and hashed by its bytes, since Swift's own comparison takes two spellings of one
/// text for the same and takes long for texts made up for that.
package struct UTF8Key: Sendable, Hashable {
    private let text: String

    /// Creates the key of a text.
    package init(_ text: String) {
        self.text = text
    }

    package static func == (key: UTF8Key, other: UTF8Key) -> Bool {
        key.text.utf8.elementsEqual(other.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        // No text has this byte: it tells where one ends that others follow.
        hasher.combine(0xFF as UInt8)
    }
}
