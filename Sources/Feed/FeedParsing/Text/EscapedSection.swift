internal import FeedMarkup

/// A CDATA section that was escaped, so that what marks it up is text.
enum EscapedSection {
    static let problem =
        "A CDATA section is escaped here, so that its brackets are text; write it as it is, or leave its brackets out. It is read as if they were not there."

    /// What of `text` a section holds that all of it is in; `nil` where none does.
    static func inside(of text: Span<UInt8>) -> Range<Int>? {
        let range = text.trimmingWhiteSpace(0..<text.count)
        guard range.count >= 12,
            let start = starts.first(where: {
                text.hasCaseInsensitivePrefix($0, at: range.lowerBound, before: range.upperBound)
            })
        else { return nil }
        let inner = range.lowerBound + start.utf8CodeUnitCount..<range.upperBound
        for end in ends where inner.count >= end.utf8CodeUnitCount {
            let place = inner.upperBound - end.utf8CodeUnitCount
            if text.hasCaseInsensitivePrefix(end, at: place, before: inner.upperBound) {
                return inner.lowerBound..<place
            }
        }
        return nil
    }

    private static let starts: [StaticString] = ["<![cdata[", "&lt;![cdata["]
    private static let ends: [StaticString] = ["]]>", "]]&gt;"]
}

extension Span<UInt8> {
    /// True where a CDATA section begins in HTML, or all of it is one that was escaped.
    var containsSectionStart: Bool {
        var start = 0
        while let bracket = firstIndex(of: UInt8(ascii: "["), in: start..<count) {
            if bracket >= 2,
                hasCaseInsensitivePrefix("<![cdata[", at: bracket - 2, before: count)
            {
                return true
            }
            start = bracket + 1
        }
        return EscapedSection.inside(of: self) != nil
    }
}
