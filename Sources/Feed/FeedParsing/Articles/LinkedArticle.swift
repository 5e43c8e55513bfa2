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

    /// Walks through the values, with a stack of its own: `true` for an object.
    private static func search(
        _ cursor: inout JSONCursor, _ bytes: Span<UInt8>, _ longest: inout [UInt8]
    ) throws(FeedParsingError) {
        var kinds: [Bool] = []
        var isBody = false
        repeat {
            switch try cursor.peek(in: bytes) {
            case .object:
                try cursor.enter(in: bytes)
                kinds.append(true)
            case .array:
                try cursor.enter(in: bytes)
                kinds.append(false)
            case .string:
                let text = try cursor.string(in: bytes)
                if isBody, text.range.count > longest.count {
                    let decoded = text.decoded(in: bytes)
                    if decoded.count > longest.count { longest = decoded }
                }
            case .number: _ = try cursor.number(in: bytes)
            case .boolean, .null: try cursor.literal(in: bytes)
            }
            isBody = false
            while let isObject = kinds.last {
                if isObject {
                    if let name = try cursor.nextMember(in: bytes) {
                        isBody = name.equals("articleBody", in: bytes)
                        break
                    }
                } else if try cursor.nextElement(in: bytes) {
                    break
                }
                kinds.removeLast()
            }
        } while !kinds.isEmpty
    }

    /// Returns true if `text` has the end tag of a paragraph.
    private static func isMarkup(_ text: Span<UInt8>) -> Bool {
        var start = 0
        while let mark = text.firstIndex(of: UInt8(ascii: "<"), in: start..<text.count) {
            if text.hasCaseInsensitivePrefix("</p>", at: mark, before: text.count) { return true }
            start = mark + 1
        }
        return false
    }

    private static func appendParagraphs(_ text: Span<UInt8>, to output: inout [UInt8]) {
        var start = 0
        while start < text.count {
            let end = text.firstIndex(of: UInt8(ascii: "\n"), in: start..<text.count) ?? text.count
            let line = text.trimmingWhiteSpace(start..<end)
            if !line.isEmpty {
                output.append("<p>")
                MarkupEscaping.appendText(text.extracting(line), into: &output)
                output.append("</p>\n")
            }
            start = end + 1
        }
    }
}
