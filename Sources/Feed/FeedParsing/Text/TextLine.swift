internal import FeedMarkup

/// Converts a title, a name or a notice to one line of plain text.
enum TextLine {
    /// The text of `value` with markup removed, references decoded and white space collapsed.
    static func make(_ value: XMLValue, as type: TextType, in bytes: Span<UInt8>) -> String {
        var text = value.text(in: bytes)
        var isMarkup = false
        if let inside = EscapedSection.inside(of: text.span) { text = Array(text[inside]) }
        switch type {
        case .html, .escapedHTML, .xhtml: isMarkup = true
        case .base64:
            text = Base64.utf8(text.span)
            isMarkup = looksLikeHTML(text.span)
        case .unknown: isMarkup = value.hasElements || looksLikeHTML(text.span)
        case .plain, .other: break
        }
        let unknown =
            type != .unknown ? Unknown.dropped : value.hasElements ? .keptUnlessQualified : .kept
        if value.hasElements, type == .xhtml || type == .plain {
            text = Self.text(of: bytes, in: value.range, syntax: .xml, unknown: .dropped)
        } else if isMarkup {
            text = Self.text(of: text.span, in: 0..<text.count, syntax: .html, unknown: unknown)
        }
        return TextCleaning.collapsed(text.span)
    }

    /// Returns true if a text of unknown type has a reference or an HTML tag.
    private static func looksLikeHTML(_ text: Span<UInt8>) -> Bool {
        text.firstIndex(of: UInt8(ascii: "&"), or: UInt8(ascii: "<"), in: 0..<text.count) != nil
    }

    /// The treatment of tags unknown to HTML.
    private enum Unknown {
        case dropped, kept
        /// For elements of the document: those without a prefix may be words and are kept.
        case keptUnlessQualified
    }

    /// Returns true for a name with a prefix (Namespaces in XML 1.0, section 4), such as `rdf:li`,
    /// but not `std::string`.
    private static func isQualified(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let colon = UInt8(ascii: ":")
        guard let first = bytes.firstIndex(of: colon, in: name) else { return false }
        return first > name.lowerBound && first + 1 < name.upperBound
            && bytes.firstIndex(of: colon, in: first + 1..<name.upperBound) == nil
    }

    /// The maximum number of lookaheads per text, each of which may scan the rest of it.
    private static let maximumLookaheads = 32

    /// Returns true if a `<` and a name are text: the tag has no end, as in “a<b, they say”; no
    /// attributes follow, as in “if (a<b && c>d)”; or nothing closes it, as in “The <video>
    /// element” and “<b> vs <strong>”.
    private static func isWord(
        _ token: MarkupToken, before range: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        guard token.isTerminated else { return true }
        let content = bytes.trimmingWhiteSpace(token.content)
        if !content.isEmpty {
            return !HTMLNames.isBreak(token.name, in: bytes)
                && bytes.firstIndex(of: UInt8(ascii: "="), in: content) == nil
        }
        guard !token.isSelfClosing, HTMLNames.isKnown(token.name, in: bytes),
            HTMLNames.isClosed(token.name, in: bytes) || isApart(token, in: range, of: bytes)
        else { return false }
        let rest = token.range.upperBound..<range.upperBound
        return !bytes.anyIndex(of: UInt8(ascii: "<"), in: rest) { mark in
            let name = mark + 2..<mark + 2 + token.name.count
            return name.upperBound <= range.upperBound && bytes[mark + 1] == UInt8(ascii: "/")
                && bytes.equalsIgnoringCase(name, token.name)
        }
    }

    /// Returns true if no text touches the end of a tag, as it would if it were inside; before one
    /// that breaks lines there is text, too.
    private static func isApart(
        _ token: MarkupToken, in range: Range<Int>, of bytes: Span<UInt8>
    ) -> Bool {
        let (start, end) = (token.range.lowerBound, token.range.upperBound)
        if bytes.equalsIgnoringCase(token.name, "br") || bytes.equalsIgnoringCase(token.name, "wbr")
        {
            return false
        }
        if end < range.upperBound {
            let next = bytes[end]
            let isInside =
                next.isASCIIAlphanumeric || next >= 0x80 || next == UInt8(ascii: "<")
                || next == UInt8(ascii: "&")
            if isInside { return false }
        }
        guard HTMLNames.isBreak(token.name, in: bytes) else { return true }
        return !bytes.trimmingWhiteSpace(range.lowerBound..<start).isEmpty
            && !bytes[start - 1].isASCIIAlphanumeric && bytes[start - 1] < 0x80
    }

    /// The text of the markup in `range`.
    ///
    /// - Parameter unknown: The treatment of text that only resembles a tag, as in “Vec<T>
    ///   explained” and “a<b”.
    private static func text(
        of bytes: Span<UInt8>, in range: Range<Int>, syntax: MarkupSyntax, unknown: Unknown
    ) -> [UInt8] {
        var output: [UInt8] = []
        var scanner = MarkupScanner(range, syntax: syntax)
        var hidden: Range<Int>?
        var scripts = OpenScripts()
        var lookaheadsLeft = unknown == .dropped ? 0 : maximumLookaheads
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .text where hidden == nil:
                CharacterReferences.decode(
                    bytes.extracting(token.content), as: syntax == .xml ? .xml : .text,
                    into: &output)
            case .rawText where token.isCharacterData && hidden == nil:
                output.append(bytes, token.content)
            case .startTag, .endTag:
                let name = token.name
                let isKept =
                    unknown == .kept
                    || unknown == .keptUnlessQualified && !isQualified(name, in: bytes)
                let isLookedAt = isKept && lookaheadsLeft > 0 && token.kind == .startTag
                if isLookedAt { lookaheadsLeft -= 1 }
                if isLookedAt, isWord(token, before: range, in: bytes) {
                    output.append(bytes, token.range.lowerBound..<name.upperBound)
                    scanner = MarkupScanner(name.upperBound..<range.upperBound, syntax: syntax)
                } else if isKept, token.content.isEmpty, !HTMLNames.isKnown(name, in: bytes) {
                    output.append(bytes, token.range)
                } else if token.kind == .startTag,
                    let sign = HTMLPicture.sign(of: token, syntax: syntax, in: bytes)
                {
                    output.append(contentsOf: sign)
                } else if HTMLNames.isBreak(name, in: bytes) {
                    output.append(UInt8(ascii: " "))
                } else if syntax == .xml, HTMLNames.isHidden(name, in: bytes) {
                    if token.kind == .endTag {
                        hidden = nil
                    } else if !token.isSelfClosing {
                        hidden = name
                    }
                } else {
                    scripts.follow(token, in: bytes, output: &output)
                }
            default: break
            }
        }
        return output
    }
}
