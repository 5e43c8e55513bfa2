internal import FeedMarkup
internal import FeedModel

extension FeedAuthor {
    /// The most persons that one line names.
    private static let most = 64

    /// Reads the persons written on one line: one, or several where what parts them is no part of
    /// a name: addresses each, a semicolon, or a list that ends with “and”.
    static func readAll(_ text: String) -> [FeedAuthor] {
        let bytes = text.utf8Span.span
        let mayBeSeveral =
            bytes.firstIndex(
                of: UInt8(ascii: ","), or: UInt8(ascii: ";"), in: 0..<bytes.count) != nil
            || bytes.firstIndex(of: UInt8(ascii: "@"), in: 0..<bytes.count) != nil
        guard mayBeSeveral else { return read(text).map { [$0] } ?? [] }
        let parts = parts(of: text)
        guard parts.count > 1 else { return read(text).map { [$0] } ?? [] }
        return parts.compactMap(read)
    }

    private static func parts(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        let span = bytes.span
        guard
            bytes.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") })
                || bytes.contains(UInt8(ascii: "@"))
        else { return [] }
        let hasAddress = bytes.contains(UInt8(ascii: "@"))
        for separators in [";", ",;", ",;&"] as [StaticString] {
            let ranges = ranges(of: span, at: separators)
            guard (2...most).contains(ranges.count) else { continue }
            let arePersons =
                hasAddress
                ? ranges.allSatisfy { span.firstIndex(of: UInt8(ascii: "@"), in: $0) != nil }
                : separators.utf8CodeUnitCount == 1
                    || separators.utf8CodeUnitCount == 3 && isList(span)
                        && ranges.allSatisfy { isName($0, in: span) }
            if arePersons { return ranges.map { span.string($0) } }
        }
        return []
    }

    /// The parts of a text that are not empty, its brackets and quotations kept together.
    ///
    /// - Parameter separators: What parts them; `&` stands for the word “and”, too.
    private static func ranges(of text: Span<UInt8>, at separators: StaticString) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var depth = 0
        var isQuoted = false
        func end(at place: Int) {
            let range = text.trimmingWhiteSpace(start..<place)
            if !range.isEmpty, ranges.count <= most { ranges.append(range) }
        }
        let splitsAtWord = separators.utf8CodeUnitCount == 3
        var place = 0
        while place < text.count {
            let byte = text[place]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: ">"): depth = max(0, depth - 1)
            case UInt8(ascii: "\""): isQuoted.toggle()
            default: break
            }
            var length = 0
            if depth == 0, !isQuoted {
                if byte == UInt8(ascii: ";")
                    || separators.utf8CodeUnitCount > 1 && byte == UInt8(ascii: ",")
                {
                    length = 1
                } else if splitsAtWord, byte == UInt8(ascii: " ") {
                    for word in [" and ", " & "] as [StaticString]
                    where text.hasCaseInsensitivePrefix(word, at: place, before: text.count) {
                        length = word.utf8CodeUnitCount
                    }
                }
            }
            if length > 0 {
                end(at: place)
                start = place + length
            }
            place += max(1, length)
        }
        end(at: text.count)
        return ranges
    }

    /// True for a list of several: commas, and a word before the last.
    private static func isList(_ text: Span<UInt8>) -> Bool {
        guard text.firstIndex(of: UInt8(ascii: ","), in: 0..<text.count) != nil else {
            return false
        }
        for place in text.indices where text[place] == UInt8(ascii: " ") {
            if text.hasCaseInsensitivePrefix(" and ", at: place, before: text.count)
                || text.hasPrefix(" & ", at: place, before: text.count)
            {
                return true
            }
        }
        return false
    }

    /// True for two to four words that begin like names, and are none of an office's.
    private static func isName(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
        guard range.count <= 60 else { return false }
        var count = 0
        var start = range.lowerBound
        while start < range.upperBound {
            let end =
                text.firstIndex(of: UInt8(ascii: " "), in: start..<range.upperBound)
                ?? range.upperBound
            let word = start..<end
            if !word.isEmpty {
                count += 1
                let isCapital = text[start] >= 0x80 || 0x41...0x5A ~= text[start]
                guard isCapital, !offices.contains(where: { text.equalsIgnoringCase(word, $0) })
                else { return false }
            }
            start = end + 1
        }
        return (2...4).contains(count)
    }

    private static let offices: [StaticString] = [
        "the", "staff", "team", "news", "press", "editor", "editors", "editorial", "writer",
        "desk", "times", "inc", "inc.", "llc", "ltd", "ltd.", "department", "office", "group",
        "university", "institute", "media", "company", "associates",
    ]
}
