internal import FeedMarkup
internal import FeedModel

/// Reads a feed of any format from its bytes.
///
/// The format is told from the bytes alone. Time is linear in the size of every input, memory a
/// small multiple of it.
package struct FeedParser: Sendable {
    private let limits: ParsingLimits

    /// Creates a parser that keeps to `limits`.
    package init(limits: ParsingLimits = .default) {
        self.limits = limits
    }

    /// Reads `bytes`, which the feed keeps as long as one of its items lives: contents are made
    /// from them when they are asked for.
    ///
    /// Hand over the only reference to the array, and nothing is copied where it is UTF-8.
    package func parse(
        _ bytes: consuming [UInt8], context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> ParsedDocument {
        guard bytes.count <= limits.bytes else {
            throw .limitExceeded(.bytes, limits.bytes)
        }
        let text = bytes
        var start = 0
        let span = text.span
        if span.hasPrefix("\u{FEFF}", at: 0, before: span.count) { start = 3 }
        start = span.skippingWhiteSpace(from: start, to: span.count)
        guard start < span.count else { throw .empty }
        return try parseXML(text, from: start, context)
    }

    private func parseXML(
        _ text: [UInt8], from start: Int, _ context: FeedParsingContext
    ) throws(FeedParsingError) -> ParsedDocument {
        let span = text.span
        var parser = XMLFeedParser(start..<span.count, limits: limits, context: context)
        try parser.parse(span)
        return .feed(parser.makeFeed(text, context: context))
    }
}
