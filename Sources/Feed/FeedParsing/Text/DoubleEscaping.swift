internal import FeedMarkup

/// Detects HTML that was escaped twice, so that its tags would show as text.
///
/// A text about HTML looks the same, so evidence is needed: the same text without tags, another
/// text that is escaped twice, the title as the text's first words, or several paragraphs
/// with no words before or after them.
enum DoubleEscaping {
    static let problem =
        "The tags of this text are escaped twice, as what else the item says shows; escape them once. It is read as if they were."

    /// The minimum length in bytes of a coincidence that counts as evidence.
    private static let minimumEvidence = 12

    /// Returns true for a text without tags that begins with a tag once its references are decoded.
    /// Usually looks at the first bytes only.
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

    /// Returns true if `other`, a text of the same item, is evidence that `html` is escaped twice;
    /// see ``isLikely(_:)``.
    static func isShown(of html: Span<UInt8>, by other: Span<UInt8>) -> Bool {
        if isLikely(other) { return true }
        let line = HTMLText.line(decoded(html).span)
        let said = Self.withoutEllipsis(HTMLText.line(other))
        guard min(line.utf8.count, said.utf8.count) >= minimumEvidence else { return false }
        return line.utf8.starts(with: said.utf8) || said.utf8.starts(with: line.utf8)
    }

    /// Returns true if `html` begins with `title`.
    static func isShown(of html: Span<UInt8>, byTitle title: String) -> Bool {
        title.utf8.count >= minimumEvidence
            && HTMLText.line(decoded(html).span).utf8.starts(with: title.utf8)
    }

    /// Returns true if `html` begins with a paragraph, ends with a tag and has several paragraphs,
    /// unlike an example in an article.
    static func isShownByParagraphs(of html: Span<UInt8>) -> Bool {
        let decoded = decoded(html)
        let text = decoded.span
        let range = text.trimmingWhiteSpace(0..<text.count)
        var scanner = MarkupScanner(range, syntax: .html)
        guard let first = scanner.next(in: text), first.kind == .startTag,
            text.equalsIgnoringCase(first.name, "p"),
            range.last.map({ text[$0] }) == UInt8(ascii: ">")
        else { return false }
        var paragraphs = 0
        while paragraphs < 2, let token = scanner.next(in: text) {
            if token.kind == .endTag, text.equalsIgnoringCase(token.name, "p") { paragraphs += 1 }
        }
        return paragraphs >= 2
    }

    /// `html` with its references decoded once.
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
