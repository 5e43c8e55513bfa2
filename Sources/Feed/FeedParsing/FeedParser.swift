internal import FeedMarkup
public import FeedModel

/// Reads a feed of any format from its bytes.
///
/// The format is told from the bytes alone. Time is linear in the size of every input, memory a
/// small multiple of it.
public struct FeedParser: Sendable {
    private let limits: ParsingLimits
    private let isThorough: Bool
    private let isOutline: Bool
    private let converter: (any EncodingConverter)?
    private let executor: ParallelExecutor?
    /// How large parts are at least that are read side by side, in bytes; smaller for who compares.
    package var partSize = XMLFeedParser.smallestPart

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - limits: How much of a document is read.
    ///   - isThorough: Whether to look for problems as well that do not stand in the way of reading:
    ///     missing elements, repeated identifiers, characters that XML does not allow.
    ///   - converter: Reads the encodings of old. Without one, UTF-8, UTF-16, UTF-32 and
    ///     windows-1252 are read.
    ///   - executor: Has the parts of large documents read side by side. Without one, all is read on
    ///     the thread that asks; the result is the same.
    public init(
        limits: ParsingLimits = .default, isThorough: Bool = false,
        converter: (any EncodingConverter)? = nil, executor: ParallelExecutor? = nil
    ) {
        self.executor = executor
        self.limits = limits
        self.isThorough = isThorough
        isOutline = true
        self.converter = converter
    }

    /// Creates a parser that reads everything at once, which nobody has need of but who compares.
    package init(readingAllAtOnce converter: (any EncodingConverter)?) {
        limits = .default
        isThorough = false
        isOutline = false
        self.converter = converter
        executor = nil
    }

    /// Reads `bytes`, which the feed keeps as long as one of its items lives: contents are made
    /// from them when they are asked for. They are not copied where they are UTF-8.
    public func parse(
        _ bytes: [UInt8], context: FeedParsingContext = FeedParsingContext()
    ) throws(FeedParsingError) -> ParsedDocument {
        guard bytes.count <= limits.bytes else {
            throw .limitExceeded(.bytes, limits.bytes)
        }
        let decoded = DocumentDecoder.decode(
            bytes, charset: context.httpCharset, converter: converter, executor: executor)
        var document =
            switch decoded.text {
            case .unchanged(let range): try parse(bytes, range, context)
            case .converted(let text):
                // Decoding makes some documents three times as long.
                if text.count > ParsingLimits.bytesAtMost {
                    throw .limitExceeded(.bytes, ParsingLimits.bytesAtMost)
                } else {
                    try parse(text, 0..<text.count, context)
                }
            }
        if case .feed(var feed) = document {
            feed.encoding = decoded.encodingName
            feed.problems.insert(contentsOf: decoded.problems, at: 0)
            document = .feed(feed)
        }
        return document
    }

    /// Reads the part of `text`, which is UTF-8, that is the document.
    private func parse(
        _ text: [UInt8], _ range: Range<Int>, _ context: FeedParsingContext
    ) throws(FeedParsingError) -> ParsedDocument {
        let bytes = text.span
        let start = bytes.skippingWhiteSpace(from: range.lowerBound, to: range.upperBound)
        guard start < range.upperBound else { throw .empty }
        let limits = limits.fitted(to: range.count)
        if bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") {
            return .feed(
                try JSONFeedParser.parse(
                    text, range, context: context, limits: limits, isThorough: isThorough))
        }
        if var entities = DeclaredEntities(in: start..<range.upperBound, of: bytes) {
            let expanded = entities.expand(start..<range.upperBound, of: bytes)
            let text = expanded ?? text
            return try parseXML(
                text, expanded == nil ? start..<range.upperBound : 0..<text.count, limits, context,
                isDocumentTypeRead: entities.isWhole)
        }
        return try parseXML(text, start..<range.upperBound, limits, context)
    }

    private func parseXML(
        _ text: [UInt8], _ range: Range<Int>, _ limits: ParsingLimits,
        _ context: FeedParsingContext, isDocumentTypeRead: Bool = false
    ) throws(FeedParsingError) -> ParsedDocument {
        let bytes = text.span
        let start = range.lowerBound
        var parser = XMLFeedParser(
            start..<range.upperBound, limits: limits, context: context, isThorough: isThorough,
            isOutline: isOutline)
        parser.standing.root.isDocumentTypeRead = isDocumentTypeRead
        if isThorough { parser.harvest.problems.ignored = XMLWellFormedness.codes }
        try parser.parse(text, with: executor, partSize: partSize)
        if isThorough {
            parser.harvest.problems.ignored = []
            var wellFormedness = XMLWellFormedness(depthLimit: limits.depth * 4)
            wellFormedness.check(
                start..<range.upperBound, in: bytes, into: &parser.harvest.problems)
        }
        if parser.standing.root.isList {
            var list = OPMLParser(start..<range.upperBound, limits: limits)
            return list.parse(bytes, base: context.documentURL.flatMap { URLBase($0) })
        }
        return .feed(parser.makeFeed(text, context: context))
    }
}
