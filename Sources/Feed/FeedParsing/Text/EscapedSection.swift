internal import FeedMarkup

/// A CDATA section whose delimiters were escaped and thus became text.
enum EscapedSection {
    static let problem =
        "A CDATA section is escaped here, so that its brackets are text; write it as it is, or leave its brackets out. It is read as if they were not there."

    /// The content of the section that makes up all of `text`, if there is one.
    static func inside(of text: Span<UInt8>) -> Range<Int>? {
        let range = text.trimmingWhiteSpace(0..<text.count)
        guard range.count >= 12,
            let start = starts.first(where: {
                text.hasCaseInsensitivePrefix($0, at: range.lowerBound, before: range.upperBound)
            })
        else { return nil }
        let inner = range.lowerBound + start.utf8CodeUnitCount..<range.upperBound
        for end in ends where inner.count >= end.utf8CodeUnitCount {
            let index = inner.upperBound - end.utf8CodeUnitCount
            if text.hasCaseInsensitivePrefix(end, at: index, before: inner.upperBound) {
                return inner.lowerBound..<index
            }
        }
        return nil
    }

    private static let starts: [StaticString] = ["<![cdata[", "&lt;![cdata["]
    private static let ends: [StaticString] = ["]]>", "]]&gt;"]
}

extension Span<UInt8> {
    /// Returns true if HTML contains the start of a CDATA section, or consists of an escaped one.
    var containsSectionStart: Bool {
        let hasStart = anyIndex(of: UInt8(ascii: "["), in: 0..<count) { bracket in
            hasCaseInsensitivePrefix("<![cdata[", at: bracket - 2, before: count)
        }
        return hasStart || EscapedSection.inside(of: self) != nil
    }
}
