internal import FeedMarkup
internal import FeedModel

extension FeedAuthor {
    /// The maximum number of persons on one line.
    private static let maximumCount = 64

    /// What separates persons on a line, besides semicolons.
    private enum Separation: CaseIterable {
        case semicolons, commas
        /// Commas and the word “and”.
        case list
        /// The ends of brackets.
        case brackets
    }

    /// Parses one or several persons on a line, after a “by”. Several are separated by semicolons,
    /// by commas or brackets if each has an address, by commas if all are full names, or are a list
    /// that ends with “and”.
    static func readAll(_ text: String) -> [FeedAuthor] {
        let word: StaticString = "by "
        let bytes = text.utf8Span.span
        var start = 0
        while bytes.hasCaseInsensitivePrefix(word, at: start, before: bytes.count) {
            start += word.utf8CodeUnitCount
        }
        let text = bytes.string(start..<bytes.count)
        let parts = parts(of: text)
        guard parts.count > 1 else { return FeedAuthor(text: text).map { [$0] } ?? [] }
        return parts.compactMap(FeedAuthor.init(text:))
    }

    private static func parts(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        let span = bytes.span
        guard
            bytes.contains(where: {
                $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "@")
                    || $0 == 0xE3
            })
        else { return [] }
        let hasAddress = bytes.contains(UInt8(ascii: "@"))
        for separation in Separation.allCases {
            let ranges = ranges(of: span, at: separation)
            guard (2...maximumCount).contains(ranges.count) else { continue }
            let arePersons =
                switch separation {
                case _ where hasAddress:
                    ranges.allSatisfy { span.firstIndex(of: UInt8(ascii: "@"), in: $0) != nil }
                case .semicolons: true
                case .commas: ranges.allSatisfy { isName($0, in: span) }
                case .list: isList(span) && ranges.allSatisfy { isName($0, in: span) }
                case .brackets: false
                }
            if arePersons { return ranges.map { span.string($0) } }
        }
        return []
    }

    /// Splits a text at separators outside of brackets and quotation marks, without empty parts.
    /// An ideographic comma is a semicolon.
    private static func ranges(of text: Span<UInt8>, at separation: Separation) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var depth = 0
        var isQuoted = false
        func end(at index: Int) {
            let range = text.trimmingWhiteSpace(start..<index)
            if !range.isEmpty, ranges.count <= maximumCount { ranges.append(range) }
        }
        let splitsAtComma = separation == .commas || separation == .list
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: ">"): depth = max(0, depth - 1)
            // After a backslash it is an accent of TeX.
            case UInt8(ascii: "\"") where index == 0 || text[index - 1] != UInt8(ascii: "\\"):
                isQuoted.toggle()
            default: break
            }
            var length = 0
            if depth == 0, !isQuoted {
                if byte == UInt8(ascii: ";") || splitsAtComma && byte == UInt8(ascii: ",") {
                    length = 1
                } else if text.hasPrefix("、", at: index, before: text.count) {
                    length = 3
                } else if separation == .brackets,
                    byte == UInt8(ascii: ")") || byte == UInt8(ascii: ">")
                {
                    end(at: index + 1)
                    start = index + 1
                } else if separation == .list, byte == UInt8(ascii: " ") {
                    for word in [" and ", " & "] as [StaticString]
                    where text.hasCaseInsensitivePrefix(word, at: index, before: text.count) {
                        length = word.utf8CodeUnitCount
                    }
                }
            }
            if length > 0 {
                end(at: index)
                start = index + length
            }
            index += max(1, length)
        }
        end(at: text.count)
        return ranges
    }

    /// Returns true if the text has a comma and an “and” or “&”.
    private static func isList(_ text: Span<UInt8>) -> Bool {
        text.firstIndex(of: UInt8(ascii: ","), in: 0..<text.count) != nil
            && text.anyIndex(of: UInt8(ascii: " "), in: 0..<text.count) { index in
                text.hasCaseInsensitivePrefix(" and ", at: index, before: text.count)
                    || text.hasPrefix(" & ", at: index, before: text.count)
            }
    }

    /// Returns true for two to five words, capitalised but for particles, none of which belongs to
    /// an organisation.
    private static func isName(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
        guard range.count <= 60 else { return false }
        var count = 0
        let hasOther = text.anyToken(in: range) { word in
            count += 1
            let first = text[word.lowerBound]
            let isCapital =
                first >= 0x80 || 0x41...0x5A ~= first || first == UInt8(ascii: "\\")
            return !isCapital && !particles.contains { text.equals(word, $0) }
                || offices.contains { text.equalsIgnoringCase(word, $0) }
        }
        return !hasOther && (2...5).contains(count)
    }

    private static let particles: [StaticString] = [
        "al", "bin", "da", "de", "del", "della", "den", "der", "di", "dos", "du", "el", "ibn",
        "la", "le", "ten", "ter", "van", "von", "zu",
    ]

    private static let offices: [StaticString] = [
        "the", "staff", "team", "news", "press", "editor", "editors", "editorial", "writer",
        "desk", "times", "inc", "inc.", "llc", "ltd", "ltd.", "department", "office", "group",
        "university", "institute", "media", "company", "associates", "reporter", "reporters",
        "correspondent", "bureau", "agency", "service", "magazine", "journal", "radio", "jr", "jr.",
    ]
}
