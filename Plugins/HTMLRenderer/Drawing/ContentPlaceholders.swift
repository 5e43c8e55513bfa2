import FeedMarkup
import FeedViews

/// Replaces pictures in content by placeholders for embedding.
struct ContentPlaceholders {
    /// The placeholders per item; further pictures only have their text.
    private static let maximumPlaceholders = 1_000

    /// The placeholders, with byte offsets in the content.
    private(set) var placeholders: [(offset: Int, placeholder: PicturePlaceholder)] = []
    let setting: ContentSetting

    /// True for a `data:image/…` URL, which needs no loading.
    static func standsInItself(_ token: MarkupToken, in source: Span<UInt8>) -> Bool {
        guard let value = token.value(of: "src", in: source) else { return false }
        let scheme: StaticString = "data:image/"
        return value.count > scheme.utf8CodeUnitCount
            && source.hasCaseInsensitivePrefix(
                scheme, at: value.lowerBound, before: value.upperBound)
    }

    /// Makes a placeholder for an `img`. If the picture fails, its text or a label links to it. A
    /// pixel that counts readers is dropped.
    ///
    /// - Parameters:
    ///   - attributes: the tag's attributes without the address.
    ///   - isInLink: whether it is in a link already.
    mutating func append(
        _ token: MarkupToken, attributes: [UInt8], isInLink: Bool, in source: Span<UInt8>,
        to result: inout [UInt8]
    ) {
        guard !Self.isPixel(token, in: source) else { return }
        let url = WebAddress.resource(ContentPictures.address(of: token, .img, in: source))
        let words = token.value(of: "alt", in: source)
        var link: Range<Int>?
        let missing = HTMLWriter.bytes { writer in
            if let url, !isInLink {
                writer.markup("<a class=\"missing\" href=\"")
                let start = writer.gatheredCount
                writer.text(ContentAddress.valid(url))
                link = start..<writer.gatheredCount
                writer.markup("\" rel=\"noopener noreferrer\" referrerpolicy=\"no-referrer\"")
            } else {
                writer.markup("<span class=\"missing\"")
            }
            if let words, !words.isEmpty {
                writer.markup(">")
                writer.raw { ContentMarkup.append(escapedAttribute: words, of: source, to: &$0) }
            } else {
                writer.markup(made: "\(setting.ownWords)>")
                writer.text(setting.words[.picture])
            }
            writer.markup(url == nil || isInLink ? "</span>" : "</a>")
        }
        guard let url, placeholders.count < Self.maximumPlaceholders else {
            // Without an address there is only text.
            if url != nil || words?.isEmpty == false { result += missing }
            return
        }
        add(
            PicturePlaceholder(
                url: url, before: Array("<img src=\"".utf8),
                after: Array("\"".utf8) + attributes + Array(">".utf8), otherwise: missing,
                link: link), after: result)
    }

    /// Makes a placeholder for a picture beside equivalent text, or for a poster, whose tag is open;
    /// dropped if it fails.
    mutating func append(_ url: String?, before: String, after: String, to result: [UInt8]) {
        guard let url = WebAddress.resource(url) else { return }
        add(
            PicturePlaceholder(url: url, before: Array(before.utf8), after: Array(after.utf8)),
            after: result)
    }

    private mutating func add(_ placeholder: PicturePlaceholder, after content: [UInt8]) {
        guard placeholders.count < Self.maximumPlaceholders else { return }
        placeholders.append((content.count, placeholder))
    }

    private static func isPixel(_ token: MarkupToken, in source: Span<UInt8>) -> Bool {
        let names: [StaticString] = ["width", "height"]
        return names.contains {
            ContentMarkup.number(token.value(of: $0, in: source), in: source) ?? 2 < 2
        }
    }
}
