import FeedMarkup
import FeedViews

/// Pictures, their sources, and labels of embedded pages.
extension ContentMarkup {
    /// Appends a `source` of a medium, or stores one of a picture for its `img`.
    mutating func appendSource(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        if let index = containers.last, open[index].element.model == .medium {
            guard !open[index].hasPart,
                Self.attribute(.source, of: token, .source, in: source) != nil
            else { return }
            result.append("<source")
            appendAttributes(
                of: token, .source, without: [.sourceSet, .sizes, .media], in: source, to: &result)
            result.append(UInt8(ascii: ">"))
            return
        }
        // Drops a `source` without a condition, which would replace the picture; and all of them if
        // the picture is embedded.
        guard pictureForms != nil, placeholders == nil,
            Self.attribute(.sourceSet, of: token, .source, in: source) != nil,
            Self.attribute(.media, of: token, .source, in: source) != nil
                || Self.attribute(.type, of: token, .source, in: source) != nil
        else { return }
        var form = Array("<source".utf8)
        appendAttributes(of: token, .source, without: [.source], in: source, to: &form)
        form.append(UInt8(ascii: ">"))
        pictureForms?.append(contentsOf: form)
    }

    /// Appends a picture or its placeholder.
    mutating func appendPicture(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard prepareParent(for: .words, of: source, to: &result) else { return }
        if placeholders != nil, !ContentPlaceholders.standsInItself(token, in: source) {
            writeWaiting(of: source, to: &result)
            var attributes: [UInt8] = []
            appendAttributes(
                of: token, .img, without: [.source, .sourceSet, .sizes], in: source,
                to: &attributes)
            placeholders?.append(
                token, attributes: attributes,
                isInLink: openCounts[Int(HTMLElement.a.rawValue)] > 0, in: source, to: &result)
            return
        }
        var spare: String?
        if Self.attribute(.source, of: token, .img, in: source) == nil {
            spare = WebAddress.resource(ContentPictures.address(of: token, .img, in: source))
            guard spare != nil else {
                return appendWords(ofPicture: token, of: source, to: &result)
            }
        }
        writeWaiting(of: source, to: &result)
        let forms = pictureForms ?? []
        pictureForms = nil
        if !forms.isEmpty {
            result.append("<picture>")
            result.append(contentsOf: forms)
        }
        result.append("<img")
        if let spare {
            result += HTMLWriter.bytes { $0.attribute(" src=\"", ContentAddress.valid(spare)) }
        }
        appendAttributes(of: token, .img, without: [], in: source, to: &result)
        result.append(UInt8(ascii: ">"))
        if !forms.isEmpty { result.append("</picture>") }
    }

    /// Appends the alternative text of a picture without address.
    private mutating func appendWords(
        ofPicture token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let words = Self.attribute(.alternative, of: token, .img, in: source), !words.isEmpty
        else { return }
        writeWaiting(of: source, to: &result)
        result.append("<span class=\"missing\">")
        Self.append(escapedAttribute: words, of: source, to: &result)
        result.append("</span>")
    }

    /// Returns the value of an attribute that is kept on `element`, or `nil`. Not of formulas.
    static func attribute(
        _ wanted: ContentAttribute, of token: MarkupToken, _ element: HTMLElement,
        in source: Span<UInt8>
    ) -> Range<Int>? {
        token.value(of: wanted.name, in: source).flatMap {
            wanted.mayStand(on: element, $0, in: source) ? $0 : nil
        }
    }

    /// Appends the label of a link to an embedded page: the preview picture of a known player, and
    /// the kind of page.
    mutating func appendLabel(
        ofEmbedded token: MarkupToken, in source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let kind = EmbeddedPage.Kind(ofLink: token, in: source) else { return }
        if let picture = WebAddress.resource(ContentPictures.address(of: token, .a, in: source)) {
            let attributes = " alt=\"\" loading=\"lazy\" decoding=\"async\""
            if placeholders == nil {
                result += HTMLWriter.bytes { writer in
                    writer.markup("<img")
                    writer.attribute(" src=\"", picture)
                    writer.markup(made: attributes + ">")
                }
            } else {
                placeholders?.append(
                    picture, before: "<img src=\"", after: "\"\(attributes)>", to: result)
            }
        }
        // Each kind has the name of its word.
        let word = FeedWord(rawValue: kind.rawValue) ?? .embedded
        result += HTMLWriter.bytes { writer in
            writer.markup(made: "<span\(setting.ownWords)>")
            writer.text(setting.words[word] + setting.words[.separator])
            writer.markup("</span>")
        }
    }
}
