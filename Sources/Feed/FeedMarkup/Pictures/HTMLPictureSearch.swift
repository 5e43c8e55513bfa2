/// Searches for the picture of an article, tag by tag.
struct HTMLPictureSearch {
    private let syntax: MarkupSyntax
    private var base: MarkupBase
    /// The best picture so far that is unlikely to be the article's.
    private(set) var unlikely: HTMLPicture?
    private var hidden: HTMLElement?
    private var hiddenScope = Enclosure()
    private var complementaryScope = Enclosure()
    /// Within a `noscript`.
    private(set) var isWithoutScript = false
    /// The first address from a `source` of the current `picture`.
    private var offered: String?

    /// The scope of an open element that affects the pictures in it.
    private struct Enclosure {
        private var element: HTMLElement?
        /// The number of open elements of its kind.
        private var depth = 0

        var isOpen: Bool { element != nil }

        mutating func open(_ element: HTMLElement) {
            self.element = element
            depth = 1
        }

        mutating func follow(_ token: MarkupToken, _ element: HTMLElement) {
            guard element == self.element else { return }
            if token.kind == .endTag {
                depth -= 1
                if depth == 0 { self.element = nil }
            } else if !token.isSelfClosing {
                depth += 1
            }
        }
    }

    init(syntax: MarkupSyntax, base: URLBase?) {
        self.syntax = syntax
        self.base = MarkupBase(base)
    }

    /// The picture of a tag if it suits an article.
    mutating func picture(of token: MarkupToken, in bytes: Span<UInt8>) -> HTMLPicture? {
        if syntax == .xml { base.follow(token, in: bytes) }
        guard let element = element(of: token, in: bytes) else { return nil }
        if element == .noscript { isWithoutScript = token.kind == .startTag }
        hiddenScope.follow(token, element)
        complementaryScope.follow(token, element)
        if token.kind == .endTag {
            if element == hidden { hidden = nil }
            if element == .picture { offered = nil }
            return nil
        }
        guard !hiddenScope.isOpen else { return nil }
        if element.isHidden {
            if !token.isSelfClosing, hidden == nil { hidden = element }
            return nil
        }
        if element == .img {
            guard hidden == nil || (hidden == .svg && syntax == .html),
                token.isTerminated || syntax == .xml
            else { return nil }
            return evaluate(PictureTag(token, syntax: syntax, in: bytes), in: bytes)
        }
        if element == .video {
            offerPoster(token, in: bytes)
        } else if element == .source, offered == nil {
            let tag = PictureTag(token, syntax: syntax, in: bytes)
            offered = tag.list.flatMap { firstCandidate($0, in: bytes) }
        } else if element == .picture {
            offered = nil
        }
        enclose(element, token, in: bytes)
        return nil
    }

    /// The picture in markup that was escaped in a text of `noscript` if it suits an article.
    mutating func picture(inText text: Range<Int>, of bytes: Span<UInt8>) -> HTMLPicture? {
        guard let markup = NoscriptText.markup(text, syntax: syntax, in: bytes) else { return nil }
        var scanner = MarkupScanner(0..<markup.count, syntax: .html)
        while let token = scanner.next(in: markup.span) {
            guard token.kind == .startTag,
                HTMLElement.named(token.name, in: markup.span) == .img
            else { continue }
            if let picture = picture(of: token, in: markup.span) { return picture }
        }
        return nil
    }

    private func element(of token: MarkupToken, in bytes: Span<UInt8>) -> HTMLElement? {
        if let element = HTMLElement.named(token.name, in: bytes) { return element }
        return token.kind == .startTag
            && bytes.equalsIgnoringCase(token.name.suffix(4), "-img") ? .img : nil
    }

    /// Evaluates a picture; returns it if it suits an article.
    private mutating func evaluate(_ tag: PictureTag, in bytes: Span<UInt8>) -> HTMLPicture? {
        if tag.isPlaceholder {
            guard !tag.isHidden, let offered else { return nil }
            return picture(offered, tag, in: bytes)
        }
        let worth = tag.worth(in: bytes)
        guard worth > .none, tag.sign(in: bytes) == nil,
            let found = tag.source.flatMap({ address($0, in: bytes) })
                ?? tag.list.flatMap({ firstCandidate($0, in: bytes) }),
            !ContentPictures.isForDark(found)
        else { return nil }
        if worth == .unlikely || complementaryScope.isOpen {
            if unlikely == nil { unlikely = picture(found, tag, in: bytes) }
            return nil
        }
        return picture(found, tag, in: bytes)
    }

    private func picture(
        _ address: String, _ tag: PictureTag, in bytes: Span<UInt8>
    ) -> HTMLPicture {
        let words =
            tag.alternativeText.map { TextCleaning.collapsed(decoded($0, in: bytes).span) } ?? ""
        return HTMLPicture(url: address, alternativeText: words.isEmpty ? nil : words)
    }

    private mutating func offerPoster(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard unlikely == nil, let value = token.value(of: "poster", syntax: syntax, in: bytes),
            let poster = address(value, in: bytes),
            PictureWorth.of(address: poster.utf8Span.span) == .photo
        else { return }
        unlikely = HTMLPicture(url: poster, alternativeText: nil)
    }

    /// Opens a scope that hides the pictures in it, or makes them unlikely.
    private mutating func enclose(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        guard !token.isSelfClosing, !element.isVoid else { return }
        var isComplementary = element == .nav || element == .footer || element == .aside
        if element.canHoldPictures, !token.content.isEmpty {
            var attributes = MarkupAttributeScanner(token, syntax: syntax)
            while let found = attributes.next(in: bytes) {
                switch HTMLAttribute.named(found.name, in: bytes) {
                case .hidden:
                    if bytes.equalsIgnoringCase(found.value, "until-found") { continue }
                    return hiddenScope.open(element)
                case .style:
                    var box = InlineStyle.Box()
                    box.read(found.value, in: bytes)
                    if box.hidesContent { return hiddenScope.open(element) }
                case .classes:
                    isComplementary =
                        isComplementary || PictureClass(found.value, in: bytes).isComplementary
                default: continue
                }
            }
        }
        if isComplementary, !complementaryScope.isOpen { complementaryScope.open(element) }
    }

    private func decoded(_ range: Range<Int>, in bytes: Span<UInt8>) -> [UInt8] {
        CharacterReferences.decodedAttribute(range, in: bytes, syntax: syntax)
    }

    private func address(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
        let value = decoded(range, in: bytes)
        return URLReference.resolved(value.span, against: base.current, for: .resource)
    }

    /// The first address of a `srcset`.
    private func firstCandidate(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
        let value = decoded(range, in: bytes)
        let list = value.span
        return ContentPictures.firstCandidate(0..<list.count, in: list).flatMap {
            URLReference.resolved(list.extracting($0), against: base.current, for: .resource)
        }
    }
}

extension HTMLElement {
    /// Returns true for elements whose attributes may affect the pictures in them.
    fileprivate var canHoldPictures: Bool {
        switch self {
        case .a, .aside, .div, .figure, .footer, .header, .li, .p, .picture, .section, .span,
            .table, .td, .ul:
            true
        default: false
        }
    }
}
