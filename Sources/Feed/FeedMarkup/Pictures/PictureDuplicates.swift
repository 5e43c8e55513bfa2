/// The pictures written by the sanitiser, to drop duplicates: pages repeat lazily loaded pictures
/// in `noscript`.
struct PictureDuplicates {
    /// A picture that was written.
    struct Picture {
        /// The range of its tag in the output.
        var tag: Range<Int>
        /// Its address in the output, still escaped.
        var address: [UInt8]
        /// It is loaded lazily by a script.
        var isLazy: Bool
        /// Its address is only a placeholder.
        var isPlaceholder: Bool
        var isWithoutScript: Bool
        /// It is the target of a link.
        var isAnchor: Bool
    }

    /// The last picture, until text follows it.
    var last: Picture?
    /// The addresses of lazily loaded pictures.
    var lazyAddresses: Set<[UInt8]> = []
    /// The range of the last `source`'s list in the output.
    var sourceList: Range<Int>?
    /// The last embedded page linked to, and whether that was in `noscript`.
    var page: (address: String, isWithoutScript: Bool)?

    /// Updates the state after text.
    mutating func followText(_ range: Range<Int>, in bytes: Span<UInt8>) {
        guard last != nil || page != nil, !bytes.trimmingWhiteSpace(range).isEmpty else { return }
        last = nil
        page = nil
    }
}
