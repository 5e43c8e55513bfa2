import FeedMarkup
import FeedViews

extension SearchMatch {
    private static let references: [(name: [UInt8], scalar: Unicode.Scalar)] = [
        (Array("&amp;".utf8), "&"), (Array("&lt;".utf8), "<"), (Array("&gt;".utf8), ">"),
    ]

    /// Takes the text of sanitised HTML, whose tags end with the first `>` and which has three
    /// references. Returns true if the pattern matches anywhere.
    mutating func addMarkup(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<"):
                let start = index + 1
                while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
                if !Self.isInline(bytes, start..<index), add(" ") { return true }
                index += 1
            case UInt8(ascii: "&"):
                let reference = Self.references.first { Self.has($0.name, bytes, at: index) }
                if add(reference?.scalar ?? "&") { return true }
                index += reference?.name.count ?? 1
            case ..<0x80:
                if add(Unicode.Scalar(bytes[index])) { return true }
                index += 1
            default:
                let (scalar, length) = Self.scalar(at: index, in: bytes)
                if add(scalar) { return true }
                index += length
            }
        }
        return false
    }

    /// Returns true for a tag of an inline element; others separate words.
    private static func isInline(_ bytes: Span<UInt8>, _ tag: Range<Int>) -> Bool {
        var start = tag.lowerBound
        if start < tag.upperBound, bytes[start] == UInt8(ascii: "/") { start += 1 }
        var end = start
        while end < tag.upperBound, bytes[end] != UInt8(ascii: " ") { end += 1 }
        guard let element = HTMLElement.named(start..<end, in: bytes) else { return true }
        return element == .wbr || !element.isBlock && !element.isTablePart && !element.isVoid
    }

    private static func has(_ name: [UInt8], _ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard index + name.count <= bytes.count else { return false }
        return name.indices.allSatisfy { bytes[index + $0] == name[$0] }
    }
}

extension SearchText {
    /// Returns true if the text of sanitised HTML matches.
    func isIn(html: FeedText) -> Bool {
        html.withUTF8 {
            var match = SearchMatch(pattern)
            return match.addMarkup($0)
        }
    }
}
