import FeedMarkup
import FeedViews

/// Matches scalars as they arrive.
protocol ScalarMatch {
    /// Takes the next scalar. Returns true if what is searched for is found.
    mutating func add(_ scalar: Unicode.Scalar) -> Bool
}

extension SearchMatch: ScalarMatch {}
extension ExpressionMatch: ScalarMatch {}

private let references: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"),
]

extension ScalarMatch {
    /// Takes the text of sanitised HTML, whose tags end with the first `>` and which has three
    /// references. Returns true if it is found.
    mutating func addMarkup(_ bytes: Span<UInt8>, isMarkup: Bool = true) -> Bool {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<") where isMarkup:
                let start = index + 1
                while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
                if !Self.isInline(bytes, start..<index), add(" ") { return true }
                index += 1
            case UInt8(ascii: "&") where isMarkup:
                let reference = references.first {
                    bytes.hasPrefix($0.name, at: index, before: bytes.count)
                }
                if add(reference?.scalar ?? "&") { return true }
                index += reference?.name.utf8CodeUnitCount ?? 1
            case ..<0x80:
                if add(Unicode.Scalar(bytes[index])) { return true }
                index += 1
            default:
                let (scalar, length) = SearchMatch.scalar(at: index, in: bytes)
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
}
