import FeedModel

/// A placeholder for a picture.
struct PicturePlaceholder: Sendable, Equatable {
    var url: String
    /// The index of the item that names it; `nil` for the feed.
    var index: Int?
    /// True for the item's own picture, false for one of its content.
    var isOfItem = false
    /// Written before the picture's address…
    var before: [UInt8]
    /// …and after it.
    var after: [UInt8]
    /// Written if the picture is missing.
    var otherwise: [UInt8] = []
    /// The range in `otherwise` of the link to the picture, if any.
    var link: Range<Int>?

    /// The address as a key, by its bytes.
    var address: ExactText<String> { ExactText(wrappedValue: url) }

    /// Returns the markup for a picture embedded elsewhere in the page, at `anchor`.
    func again(at anchor: String) -> [UInt8] {
        guard let link else { return otherwise }
        return otherwise[..<link.lowerBound] + Array("#\(anchor)".utf8)
            + otherwise[link.upperBound...]
    }

    /// Returns ``before`` with an identifier; `nil` unless it is an `img`.
    func before(anchor: String) -> [UInt8]? {
        let end = Array(" src=\"".utf8)
        guard before.suffix(end.count) == end[...] else { return nil }
        return before.dropLast(end.count) + Array(" id=\"\(anchor)\"".utf8) + end
    }
}

extension PicturePlaceholder {
    /// Creates a placeholder for what `write` writes around the address.
    init(
        url: String, index: Int? = nil, isOfItem: Bool = false, otherwise: [UInt8] = [],
        around write: (inout HTMLWriter, _ writeAddress: (inout HTMLWriter) -> Void) -> Void
    ) {
        var length = 0
        let all = HTMLWriter.bytes { writer in
            write(&writer) { length = $0.gatheredCount }
        }
        self.init(
            url: url, index: index, isOfItem: isOfItem, before: Array(all[..<length]),
            after: Array(all[length...]), otherwise: otherwise)
    }
}
