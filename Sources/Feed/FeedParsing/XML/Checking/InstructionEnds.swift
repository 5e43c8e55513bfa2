internal import FeedMarkup

/// Finds the ends of instructions that contain `<` or `>`.
///
/// The scanner ends a suspicious instruction early, to lose less; the standard does not.
struct InstructionEnds {
    /// No end is left.
    private var isExhausted = false

    /// Returns the end of `token`, which the scanner ended early; `nil` if it has none, or is an
    /// XML declaration.
    mutating func end(of token: MarkupToken, before end: Int, in bytes: Span<UInt8>) -> Int? {
        guard !isExhausted, !token.isTerminated,
            !bytes.hasCaseInsensitivePrefix(
                "xml", at: token.content.lowerBound, before: token.range.upperBound)
        else { return nil }
        var search = token.content.lowerBound
        while let mark = bytes.firstIndex(of: UInt8(ascii: "?"), in: search..<end) {
            if bytes.hasPrefix("?>", at: mark, before: end) { return mark + 2 }
            search = mark + 1
        }
        isExhausted = true
        return nil
    }
}
