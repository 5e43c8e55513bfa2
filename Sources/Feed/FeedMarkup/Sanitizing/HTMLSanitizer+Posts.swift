/// Links in place of posts, listings and films drawn by scripts; the labels of SVG drawings.
extension HTMLSanitizer {
    /// The maximum length of the markup that is searched for the end of a post.
    private static let postLimit = 2_048

    /// Writes a link to the listing or recording that a known script embeds.
    mutating func embedScript(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard !token.content.isEmpty else { return }
        if let address = EmbedRule.address(of: token, syntax: syntax, in: bytes) {
            return appendLink(to: address)
        }
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            let isSource = HTMLAttribute.named(found.name, in: bytes) == .src
            guard isSource || bytes.equalsIgnoringCase(found.name, "data-configuration"),
                let address = address(of: found.value, in: bytes),
                let page = EmbedRule.page(.script, for: address)
            else { continue }
            return appendLink(to: page)
        }
    }

    /// Writes a link to the post, film or chart that an element stands for, if it is empty or
    /// contains only its address.
    ///
    /// - Returns: Whether a link was written.
    mutating func embedPost(_ token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        // All of these elements have a hyphen, in an attribute's name or a class.
        guard bytes.firstIndex(of: UInt8(ascii: "-"), in: token.content) != nil else {
            return false
        }
        var isEmbed = false
        var address = EmbedRule.address(of: token, syntax: syntax, in: bytes)
        var cited: Range<Int>?
        var source: Range<Int>?
        var isButton = false
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            let name = found.name
            switch HTMLAttribute.named(name, in: bytes) {
            case .classes:
                let classes = found.value.prefix(500)
                isEmbed = isEmbed || bytes.hasName(in: classes, of: ["embed", "oembed"])
                // Those are about the page, such as `fb-like`.
                isButton = isButton || bytes.hasName(in: classes, of: Self.buttonClasses)
            case .src: return false
            default: break
            }
            if Self.postAttributes.contains(where: { bytes.equalsIgnoringCase(name, $0) }) {
                address = address ?? self.address(of: found.value, in: bytes)
            } else if bytes.equalsIgnoringCase(name, "cite") {
                cited = found.value
            } else if bytes.equalsIgnoringCase(name, "data-attrs") {
                address = address ?? addressInJSON(found.value, of: Self.postKeys, in: bytes)
            } else if bytes.equalsIgnoringCase(name, "data-html") {
                address = address ?? addressOfFrame(found.value, in: bytes)
            } else if bytes.equalsIgnoringCase(name, "data-url") {
                source = found.value
            } else if bytes.equalsIgnoringCase(name, "data-settings") {
                address = address ?? addressInJSON(found.value, of: Self.filmKeys, in: bytes)
            }
        }
        // Quotations of others cite their source, too.
        for range in isEmbed ? [source, cited] : [] {
            address = address ?? range.flatMap { self.address(of: $0, in: bytes) }
        }
        guard isEmbed || address != nil && !isButton,
            let inside = textInside(after: token, in: bytes)
        else { return false }
        if !inside.isEmpty {
            let isAddress =
                isEmbed && bytes.begins(inside, with: "http")
                && inside.allSatisfy { !bytes[$0].isHTMLWhiteSpace }
            address = isAddress ? self.address(of: inside, in: bytes) : nil
        }
        guard let address else { return false }
        appendLink(to: address)
        return true
    }

    /// Writes a link in place of WordPress's `[embed]` shortcode; returns false for any other text.
    mutating func embedCode(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let range = bytes.trimmingWhiteSpace(range)
        guard bytes.hasPrefix("[embed", at: range.lowerBound, before: range.upperBound),
            bytes.equals(range.suffix(8), "[/embed]"),
            let start = bytes.firstIndex(of: UInt8(ascii: "]"), in: range),
            start < range.upperBound - 8
        else { return false }
        let inside = bytes.trimmingWhiteSpace(start + 1..<range.upperBound - 8)
        guard inside.allSatisfy({ !bytes[$0].isHTMLWhiteSpace }),
            let address = address(of: inside, in: bytes)
        else { return false }
        appendLink(to: address)
        return true
    }

    /// Appends the label of a drawing.
    mutating func append(_ label: DrawingLabel, in bytes: Span<UInt8>) {
        guard prepare(for: .span) else { return }
        let words = Array(
            label.parts.map { self.words(of: $0, in: bytes) }.joined(separator: " ").utf8)
        // One in brackets might be read as a shortcode.
        guard let first = words.first, first != UInt8(ascii: "[") else { return }
        settleGap()
        if let last = output.last, !last.isHTMLWhiteSpace, last != UInt8(ascii: ">") {
            output.append(UInt8(ascii: " "))
        }
        MarkupEscaping.appendText(words.span, into: &output)
        labelEnd = output.count
        duplicates.last = nil
    }

    /// The text up to the end tag, not counting scripts and empty containers; `nil` if there are
    /// other child elements, and once all posts together have taken too much lookahead.
    private mutating func textInside(
        after token: MarkupToken, in bytes: Span<UInt8>
    ) -> Range<Int>? {
        if token.isSelfClosing { return token.range.upperBound..<token.range.upperBound }
        let start = token.range.upperBound
        let limit = min(bytes.count, start + min(Self.postLimit, lookahead))
        var scanner = MarkupScanner(start..<limit, syntax: syntax)
        defer { lookahead -= scanner.position - start }
        var text = start..<start
        var isInScript = false
        var depth = 0
        while let inner = scanner.next(in: bytes) {
            switch inner.kind {
            case .comment: continue
            case .text, .rawText:
                let found = bytes.trimmingWhiteSpace(inner.content)
                if isInScript || found.isEmpty { continue }
                guard text.isEmpty, depth == 0 else { return nil }
                text = found
            case .startTag where bytes.equalsIgnoringCase(inner.name, "script"):
                isInScript = !inner.isSelfClosing
            case .endTag where isInScript: isInScript = false
            case .startTag
            where bytes.equalsIgnoringCase(inner.name, "div")
                || bytes.equalsIgnoringCase(inner.name, "span")
                || bytes.equalsIgnoringCase(inner.name, "section"):
                if !inner.isSelfClosing || syntax == .html { depth += 1 }
            case .endTag where depth > 0: depth -= 1
            case .endTag: return text
            default: return nil
            }
        }
        return nil
    }

    /// The address of the frame in an attribute's markup.
    private mutating func addressOfFrame(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
        let markup = decoded(range, in: bytes)
        var scanner = MarkupScanner(0..<markup.count, syntax: .html)
        while let token = scanner.next(in: markup.span) {
            guard HTMLElement.named(token.name, in: markup.span) == .iframe else { continue }
            if let source = token.value(of: "src", in: markup.span) {
                return address(of: source, in: markup.span)
            }
        }
        return nil
    }

    /// The address in a member of an attribute's JSON.
    private func addressInJSON(
        _ range: Range<Int>, of keys: [StaticString], in bytes: Span<UInt8>
    ) -> String? {
        let text = decoded(range, in: bytes)
        let span = text.span
        var search = 0
        while let quote = span.firstIndex(of: UInt8(ascii: "\""), in: search..<span.count) {
            for key in keys where span.hasPrefix(key, at: quote, before: span.count) {
                let start = quote + key.utf8CodeUnitCount
                guard let end = span.firstIndex(of: UInt8(ascii: "\""), in: start..<span.count)
                else { return nil }
                let value = text[start..<end].filter { $0 != UInt8(ascii: "\\") }
                return EmbedAddress.revealed(value)
            }
            search = quote + 1
        }
        return nil
    }

    private static let buttonClasses: [StaticString] = [
        "like", "share", "sharing", "follow", "comments",
    ]
    private static let postKeys: [StaticString] = ["\"url\":\"", "\"canonical_url\":\""]
    private static let filmKeys: [StaticString] = [
        "\"youtube_url\":\"", "\"vimeo_url\":\"", "\"dailymotion_url\":\"",
    ]
    private static let postAttributes: [StaticString] = [
        "data-href", "data-oembed-url", "data-instgrm-permalink", "data-embed-url",
        "data-tweet-url", "data-permalink", "data-post-url", "data-video-url",
    ]
}

extension HTMLElement {
    /// Returns true for elements that pages use as containers for posts, films or charts drawn by
    /// scripts.
    var mayEmbedPost: Bool {
        switch self {
        case .blockquote, .div, .figure, .p, .section, .video: true
        default: false
        }
    }
}
