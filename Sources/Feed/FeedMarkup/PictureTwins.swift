/// What the sanitiser has to know of the pictures it wrote, to write none twice: pages have those
/// that a script loads once more, in `noscript`.
struct PictureTwins {
    /// A picture that was written.
    struct Picture {
        /// Where its tag stands in the output.
        var tag: Range<Int>
        /// A script would have loaded it.
        var isLazy: Bool
        /// Its address is only that of a stand-in.
        var isPlaceholder: Bool
        var isWithoutScript: Bool
        /// A link leads to it.
        var isAnchor: Bool
    }

    /// The last one, where no words stand after it.
    var last: Picture?
    /// The addresses of those a script would have loaded.
    var lazyAddresses: Set<[UInt8]> = []
    /// Where the list of the last `source` stands in the output.
    var sourceList: Range<Int>?
    /// The last page that a link was written for, and whether that was in `noscript`.
    var page: (address: String, isWithoutScript: Bool)?

    /// Takes notice of text.
    mutating func followText(_ range: Range<Int>, in bytes: Span<UInt8>) {
        guard last != nil || page != nil else { return }
        if let first = range.first,
            !bytes[first].isHTMLWhiteSpace || !bytes.trimmingWhiteSpace(range).isEmpty
        {
            last = nil
            page = nil
        }
    }
}
