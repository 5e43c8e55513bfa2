internal import FeedMarkup

/// Finds HTML that was escaped once more than it should be, so that its tags would be read as text.
///
/// A text about HTML looks the same. So what else an item says has to give it away: a text that says
/// the same without tags, another one that is escaped as often, or the title as the text's first words.
enum DoubleEscaping {
    static let problem =
        "The tags of this text are escaped twice, as what else the item says shows; escape them once. It is read as if they were."

    /// Fewer bytes than these, said twice, may be chance.
    private static let tellingLength = 12

    /// True for a text that is HTML and looks like it: no tag in it, and a tag at its beginning
    /// once its references are decoded. Looks at the first bytes only, in most cases.
    static func isLikely(_ html: Span<UInt8>) -> Bool {
        let range = html.trimmingWhiteSpace(0..<html.count)
        guard begins(html, range), html.firstIndex(of: UInt8(ascii: "<"), in: range) == nil else {
            return false
        }
        let decoded = decoded(html)
        let text = decoded.span
        var scanner = MarkupScanner(0..<text.count, syntax: .html)
        var hasStart = false
        while let token = scanner.next(in: text) {
            switch token.kind {
            case .startTag:
                guard HTMLNames.isKnown(token.name, in: text) else { return false }
                hasStart = true
            case .endTag: if hasStart { return true }
            default: continue
            }
        }
        return false
    }

    /// True where `other`, a text of the same item, shows that `html`, which is likely to be
    /// escaped twice, is.
    static func isShown(of html: Span<UInt8>, by other: Span<UInt8>) -> Bool {
        if isLikely(other) { return true }
        let decoded = decoded(html)
        let line = HTMLText.line(decoded.span)
        let said = Self.withoutEllipsis(HTMLText.line(other))
        guard min(line.utf8.count, said.utf8.count) >= tellingLength else { return false }
        return line.utf8.starts(with: said.utf8) || said.utf8.starts(with: line.utf8)
    }

    /// True where `html`, which is likely to be escaped twice, begins with `title`.
    static func isShown(of html: Span<UInt8>, byTitle title: String) -> Bool {
        let decoded = decoded(html)
        return title.utf8.count >= tellingLength
            && HTMLText.line(decoded.span).utf8.starts(with: title.utf8)
    }

    /// `html` with its references decoded.
    static func decoded(_ html: Span<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(html.count)
        CharacterReferences.decode(html, as: .text, into: &output)
        return output
    }

    private static func begins(_ html: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let forms: [StaticString] = ["&lt;", "&#60;", "&#x3c;"]
        return forms.contains {
            html.hasCaseInsensitivePrefix($0, at: range.lowerBound, before: range.upperBound)
        }
    }

    private static func withoutEllipsis(_ text: String) -> String {
        for end in ["…", "[…]", "...", "[...]"] where text.hasSuffix(end) {
            var rest = text.dropLast(end.count)
            while rest.last == " " { rest.removeLast() }
            return String(rest)
        }
        return text
    }
}
