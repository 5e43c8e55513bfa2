/// A string compared and hashed by bytes: Swift's comparison treats equivalent spellings as equal,
/// and is slow for crafted texts.
struct ItemKey: Hashable {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }
}
