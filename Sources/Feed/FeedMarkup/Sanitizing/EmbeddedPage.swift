/// A player, a map or another embedded page, which becomes a link, since it can't run here.
package struct EmbeddedPage: Sendable, Equatable {
    /// The kind of an embedded page; the raw value is the value of `data-embed` in sanitised HTML.
    package enum Kind: String, Sendable, CaseIterable {
        /// A film, or a player of films.
        case video
        /// A sound file, or a player of such.
        case audio
        /// A picture, or a page that shows one.
        case picture
        /// Any other page, such as a map or a post.
        case page
    }

    /// The kind of the page.
    package var kind: Kind
    /// The address of the link: a known player's page for the film rather than the bare player.
    package var address: String

    /// Creates the page for the embedded `address`, an `http` or `https` URL.
    ///
    /// Recognises players by host; makes no requests.
    ///
    /// - Parameter frames: The number of frames to look into, one in the other: the address of each
    ///   is part of the one around it, so that reading all of them would be quadratic.
    package init(embedding address: String, within frames: Int = 4) {
        self.address = address
        kind = .page
        guard let parts = EmbedAddress(address) else { return }
        kind = Kind(fileName: parts.path)
        for rule in EmbedRule.all where rule.serves(parts.host) {
            switch rule.use {
            case .player(let kind):
                guard let page = rule.page(parts) else { continue }
                self.kind = kind
                if !page.isEmpty { self.address = page }
                return
            case .frame:
                guard frames > 0, let page = rule.page(parts) else { continue }
                self = EmbeddedPage(embedding: page, within: frames - 1)
                return
            case .script, .picture, .mark: continue
            }
        }
    }

    /// The host of an `http` or `https` URL in lower case without `www.`; empty if there is none.
    package static func host(of address: String) -> String {
        String(decoding: SpoofProtection.host(of: address.utf8Span.span), as: UTF8.self)
    }
}

extension EmbeddedPage.Kind {
    /// Reads the kind of page from the start tag of a link in sanitised HTML; `nil` for other
    /// links.
    package init?(ofLink token: MarkupToken, in source: Span<UInt8>) {
        guard let value = token.value(of: "data-embed", in: source) else { return nil }
        self.init(value, in: source)
    }

    /// Creates the kind called as in `range`, ignoring case.
    package init?(_ range: Range<Int>, in source: Span<UInt8>) {
        guard range.count <= 8 else { return nil }
        self.init(rawValue: TextCleaning.collapsed(source.extracting(range)).lowercased())
    }

    /// The kind of a file, by its extension.
    package init(fileName: Substring) {
        let end = Array(fileName.utf8.suffix(6))
        let name = (end.lastIndex(of: UInt8(ascii: ".")) ?? end.count - 1) + 1..<end.count
        if Self.films.index(of: name, in: end.span) != nil {
            self = .video
        } else if Self.sounds.index(of: name, in: end.span) != nil {
            self = .audio
        } else {
            self = Self.pictures.index(of: name, in: end.span) == nil ? .page : .picture
        }
    }

    private static let films = PackedNameTable([
        "avi", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "ogv", "swf", "webm", "wmv",
    ])
    private static let sounds = PackedNameTable([
        "aac", "flac", "m4a", "m4b", "mka", "mp3", "oga", "ogg", "opus", "wav", "weba",
    ])
    private static let pictures = PackedNameTable([
        "apng", "avif", "bmp", "gif", "heic", "heif", "ico", "jpe", "jpeg", "jpg", "jxl", "png",
        "svg", "tif", "tiff", "webp",
    ])
}
