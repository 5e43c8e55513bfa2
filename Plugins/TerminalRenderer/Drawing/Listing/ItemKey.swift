/// A text as a key, compared and hashed by its bytes: Swift's own comparison of texts takes two spellings for one
/// text, and takes long for texts made up for that.
struct ItemKey: Hashable {
    private let bytes: [UInt8]

    /// Creates the key of a text.
    init(_ text: String) {
        bytes = Array(text.utf8)
    }
}
