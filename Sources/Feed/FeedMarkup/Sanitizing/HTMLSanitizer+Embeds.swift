/// Links in place of players, maps and other embedded pages.
extension HTMLSanitizer {
    /// Writes a link in place of the embedded page, or the picture itself.
    ///
    /// - Returns: False, with nothing written, for a page without a safe address, and for an
    ///   invisible one, such as a tracker.
    mutating func embed(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) -> Bool {
        if element == .param, innermost[.object] < 0 { return false }
        var source: Range<Int>?
        var alternative: Range<Int>?
        var title: Range<Int>?
        // Frames are parts of a page; an `embed` without a type is nothing visible unless its
        // address tells.
        var isNamed = element != .param
        var hasType = element != .embed
        var isHidden = false
        var box = InlineStyle.Box()
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            let value = found.value
            guard let attribute = HTMLAttribute.named(found.name, in: bytes) else {
                if alternative == nil, isLazyAddress(found, in: bytes) { alternative = value }
                continue
            }
            switch (attribute, element) {
            case (.data, .object), (.value, .param): source = source ?? value
            case (.src, .embed), (.src, .iframe), (.src, .portal):
                source = source ?? value
            case (.name, .param):
                let names: [StaticString] = ["movie", "src", "url", "flashvars_url"]
                isNamed = names.contains { bytes.equalsIgnoringCase(value, $0) }
            case (.lazySource, _): alternative = value
            case (.title, _): title = value
            case (.type, _): hasType = true
            case (.width, _): box.include(width: InlineStyle.pixels(value, in: bytes))
            case (.height, _): box.include(height: InlineStyle.pixels(value, in: bytes))
            case (.style, _): box.read(value, in: bytes)
            case (.hidden, _): isHidden = true
            default: continue
            }
        }
        guard isNamed, !isHidden, !box.isHidden,
            let address = source.flatMap({ address(of: $0, in: bytes) })
                ?? alternative.flatMap({ address(of: $0, in: bytes) }),
            !PictureAddress(address.utf8Span.span).isOfKnownService
        else { return false }
        let embedded = EmbeddedPage(embedding: address)
        guard hasType || embedded.kind != .page else { return false }
        let words = title.map { self.words(of: $0, in: bytes) } ?? ""
        if embedded.kind == .picture, element == .object || element == .embed {
            appendPicture(address, words: words)
        } else {
            appendLink(to: address, title: words)
        }
        return true
    }

    /// Returns true for an attribute whose value a script would move to `src`.
    private func isLazyAddress(_ found: MarkupAttribute, in bytes: Span<UInt8>) -> Bool {
        switch PictureAttributes.kind(of: found.name, in: bytes) {
        case .lazySource: return true
        case .data, .alternative:
            let starts: [StaticString] = ["https://", "http://", "//"]
            let value = bytes.trimmingWhiteSpace(found.value)
            return starts.contains { bytes.begins(value, with: $0) }
        default: return false
        }
    }

    /// Writes a link or picture in place of a custom element that shows a page, a film or a
    /// picture.
    mutating func startUnknown(_ token: MarkupToken, in bytes: Span<UInt8>) {
        let name = token.name
        if bytes.equalsIgnoringCase(name, "input") { return appendCheckbox(token, in: bytes) }
        // Names of custom elements contain a hyphen.
        let isOEmbed = bytes.equalsIgnoringCase(name, "oembed")
        guard name.count >= 4, !token.content.isEmpty,
            isOEmbed || bytes.firstIndex(of: UInt8(ascii: "-"), in: name) != nil
        else { return }
        if bytes.equalsIgnoringCase(name.suffix(4), "-img")
            || bytes.equalsIgnoringCase(name.suffix(5), "-anim")
        {
            return start(.img, token, in: bytes)
        }
        let syntax = syntax
        func value(_ name: StaticString) -> Range<Int>? {
            token.value(of: name, syntax: syntax, in: bytes)
        }
        let source = value("src") ?? (isOEmbed ? value("url") : nil)
        let lazy = value("data-href") ?? value("data-src")
        guard
            let address = EmbedRule.address(of: token, syntax: syntax, in: bytes)
                ?? (source ?? lazy).flatMap({ self.address(of: $0, in: bytes) })
        else { return }
        appendLink(to: address, title: value("title").map { words(of: $0, in: bytes) } ?? "")
    }

    /// Writes the state of a checkbox, as in lists of tasks.
    private mutating func appendCheckbox(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard let type = token.value(of: "type", syntax: syntax, in: bytes),
            bytes.equalsIgnoringCase(type, "checkbox"), prepare(for: .span)
        else { return }
        let isChecked = token.value(of: "checked", syntax: syntax, in: bytes) != nil
        let sign: StaticString = isChecked ? "☑" : "☐"
        output.append(sign)
        duplicates.last = nil
    }

    func decoded(_ range: Range<Int>, in bytes: Span<UInt8>) -> [UInt8] {
        guard range.count <= 8_192 else { return [] }
        return CharacterReferences.decodedAttribute(range, in: bytes, syntax: syntax)
    }

    mutating func address(of range: Range<Int>, in bytes: Span<UInt8>) -> String? {
        let value = decoded(range, in: bytes)
        var resolved: [UInt8] = []
        guard resolve(value.span, for: .resource, into: &resolved), resolved.count <= 8_192 else {
            return nil
        }
        let address = String(decoding: resolved, as: UTF8.self)
        // Without a base, a relative address leads nowhere.
        return EmbeddedPage.host(of: address).isEmpty ? nil : SpoofProtection.revealed(address)
    }

    func words(of range: Range<Int>, in bytes: Span<UInt8>) -> String {
        TextCleaning.collapsed(decoded(range, in: bytes).span)
    }

    /// Writes a link to the page embedded from `address`, in a paragraph of its own if no text is around it.
    mutating func appendLink(to address: String, title: String = "") {
        guard prepare(for: .a) else { return }
        let embedded = EmbeddedPage(embedding: address)
        let isWithoutScript = innermost[.noscript] >= 0
        if let page = duplicates.page, page.isWithoutScript != isWithoutScript,
            page.address.utf8.elementsEqual(embedded.address.utf8)
        {
            return
        }
        settleGap()
        duplicates.page = (embedded.address, isWithoutScript)
        duplicates.last = nil
        let isApart =
            innermost[.pre] < 0
            && open.last(where: { !$0.isSilent })?.element.holdsBlocks ?? true
        output.append(isApart ? "<p><a href=\"" : "<a href=\"")
        MarkupEscaping.appendAttribute(embedded.address.utf8Span.span, into: &output)
        output.append("\" data-embed=\"")
        output.append(contentsOf: embedded.kind.rawValue.utf8)
        output.append("\">")
        let host = EmbeddedPage.host(of: embedded.address)
        // A title that ends with “player” does not describe the film.
        let isSaying = !title.isEmpty && !title.lowercased().hasSuffix("player")
        let words = isSaying ? "\(title) (\(host))" : host
        MarkupEscaping.appendText(words.utf8Span.span, into: &output)
        output.append(isApart ? "</a></p>" : "</a>")
    }

    private mutating func appendPicture(_ address: String, words: String) {
        guard prepare(for: .img) else { return }
        output.append("<img src=\"")
        MarkupEscaping.appendAttribute(address.utf8Span.span, into: &output)
        output.append("\" alt=\"")
        MarkupEscaping.appendAttribute(words.utf8Span.span, into: &output)
        output.append("\">")
    }
}

extension HTMLElement {
    /// Returns true if a paragraph may be inserted without affecting the layout.
    fileprivate var holdsBlocks: Bool {
        switch self {
        case .article, .aside, .blockquote, .center, .details, .div, .figure, .footer, .header,
            .main, .section:
            true
        default: false
        }
    }
}
