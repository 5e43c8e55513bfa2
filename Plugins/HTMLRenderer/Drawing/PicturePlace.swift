/// A place in a page that waits for its picture.
struct PicturePlace: Sendable, Equatable {
    /// Where the picture is.
    var url: String
    /// The item that names it, by its place in the feed; `nil` where the feed itself does.
    var index: Int?
    /// It is the item's own picture, rather than one that its content shows.
    var isOfItem = false
    /// How many bytes it may have here.
    var maximumBytes = Int.max
    /// Written before the picture's own address, where it has come…
    var before: [UInt8]
    /// …and after it.
    var after: [UInt8]
    /// Written where it has not.
    var otherwise: [UInt8] = []
    /// Where in `otherwise` the address stands that leads to the picture; `nil` where none does.
    var link: Range<Int>?

    /// Written in place of a picture that stands elsewhere in the page, at `anchor`.
    func again(at anchor: String) -> [UInt8] {
        guard let link else { return otherwise }
        return otherwise[..<link.lowerBound] + Array("#\(anchor)".utf8)
            + otherwise[link.upperBound...]
    }

    /// ``before`` with an identifier for the picture; `nil` where it is no `img`.
    func before(anchor: String) -> [UInt8]? {
        let end = Array(" src=\"".utf8)
        guard before.suffix(end.count) == end[...] else { return nil }
        return before.dropLast(end.count) + Array(" id=\"\(anchor)\"".utf8) + end
    }
}

extension PicturePlace {
    /// A place where `write` is written with the picture's own address.
    init(
        url: String, index: Int? = nil, isOfItem: Bool = false, maximumBytes: Int = .max,
        otherwise: [UInt8] = [],
        around write: (inout HTMLWriter, _ writeAddress: (inout HTMLWriter) -> Void) -> Void
    ) {
        var length = 0
        let all = HTMLWriter.bytes { writer in
            write(&writer) { length = $0.gatheredCount }
        }
        self.init(
            url: url, index: index, isOfItem: isOfItem, maximumBytes: maximumBytes,
            before: Array(all[..<length]), after: Array(all[length...]), otherwise: otherwise)
    }
}
