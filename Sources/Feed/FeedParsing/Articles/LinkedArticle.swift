internal import FeedMarkup
internal import FeedModel

/// The text of an article in linked data: `articleBody` of schema.org in JSON-LD.
enum LinkedArticle {
    private static let depthLimit = 24

    /// Appends the longest text in the scripts in `ranges` as markup; nothing if there is none.
    static func append(_ ranges: [Range<Int>], of bytes: Span<UInt8>, to output: inout [UInt8]) {
        var longest: [UInt8] = []
        for range in ranges {
            var cursor = JSONCursor(range, depthLimit: depthLimit)
            try? search(&cursor, bytes, &longest)
        }
        guard !longest.isEmpty else { return }
        if isMarkup(longest.span) {
            output += longest
        } else {
            appendParagraphs(longest.span, to: &output)
        }
    }

    /// Searches the next value and those in it; the cursor limits their depth.
    private static func search(
        _ cursor: inout JSONCursor, _ bytes: Span<UInt8>, _ longest: inout [UInt8],
        isBody: Bool = false
    ) throws(FeedParsingError) {
        switch try cursor.peek(in: bytes) {
        case .object:
            try cursor.forEachMember(in: bytes) { name, cursor throws(FeedParsingError) in
                let isBody = name.equals("articleBody", in: bytes)
                try search(&cursor, bytes, &longest, isBody: isBody)
            }
        case .array:
            try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
                try search(&cursor, bytes, &longest)
            }
        case .string where isBody:
            let text = try cursor.string(in: bytes)
            guard text.range.count > longest.count else { return }
            let decoded = text.decoded(in: bytes)
            if decoded.count > longest.count { longest = decoded }
        default: try cursor.skip(in: bytes)
        }
    }

    /// Returns true if `text` has the end tag of a paragraph.
    private static func isMarkup(_ text: Span<UInt8>) -> Bool {
        text.anyIndex(of: UInt8(ascii: "<"), in: 0..<text.count) { mark in
            text.hasCaseInsensitivePrefix("</p>", at: mark, before: text.count)
        }
    }

    private static func appendParagraphs(_ text: Span<UInt8>, to output: inout [UInt8]) {
        var start = 0
        while start < text.count {
            let end = text.firstIndex(of: UInt8(ascii: "\n"), in: start..<text.count) ?? text.count
            let line = text.trimmingWhiteSpace(start..<end)
            if !line.isEmpty {
                // Many encode it like markup.
                var decoded: [UInt8] = []
                CharacterReferences.decode(text.extracting(line), as: .text, into: &decoded)
                output.append("<p>")
                MarkupEscaping.appendText(decoded.span, into: &output)
                output.append("</p>\n")
            }
            start = end + 1
        }
    }
}
