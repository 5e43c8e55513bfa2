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
        EmbedAddress(address)?.host ?? ""
    }
}

extension EmbeddedPage.Kind {
    /// Reads the kind of page from the start tag of a link in sanitised HTML; `nil` for other
    /// links.
    package init?(ofLink token: MarkupToken, in source: Span<UInt8>) {
        guard let value = token.value(of: .embed, in: source) else { return nil }
        self.init(value, in: source)
    }

    /// Creates the kind called as in `range`, ignoring case.
    package init?(_ range: Range<Int>, in source: Span<UInt8>) {
        guard range.count <= 8 else { return nil }
        self.init(rawValue: TextCleaning.collapsed(source.extracting(range)).lowercased())
    }

    /// The kind of a file, by its extension.
    init(fileName: Substring) {
        let suffix = fileName.suffix(6).lowercased()
        let endings: [(kind: EmbeddedPage.Kind, names: [String])] = [
            (.video, [".mp4", ".m4v", ".webm", ".mov", ".ogv", ".swf"]),
            (.audio, [".mp3", ".m4a", ".ogg", ".oga", ".opus", ".wav", ".flac"]),
            (.picture, [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"]),
        ]
        let known = endings.first { $0.names.contains { name in suffix.hasSuffix(name) } }
        self = known?.kind ?? .page
    }
}
