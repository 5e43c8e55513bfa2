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
    package init(embedding address: String) {
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
                guard let page = rule.page(parts) else { continue }
                self = EmbeddedPage(embedding: page)
                return
            case .script, .picture, .mark: continue
            }
        }
    }

    /// The address of a known player's thumbnail for the page at `address`; `nil` if it can't be
    /// derived.
    package static func picture(forPage address: String) -> String? {
        EmbedRule.page(.picture, for: address)
    }

    /// The page that the script at `address` embeds; `nil` for other scripts.
    static func page(ofScript address: String) -> String? {
        EmbedRule.page(.script, for: address)
    }

    /// The host of an `http` or `https` URL without `www.`; empty if there is none.
    package static func host(of address: String) -> String {
        EmbedAddress(address).map { String($0.host) } ?? ""
    }
}

extension EmbeddedPage.Kind {
    /// Reads the kind of page from the start tag of a link in sanitised HTML; `nil` for other
    /// links.
    package init?(ofLink token: MarkupToken, in source: Span<UInt8>) {
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        while let found = attributes.next(in: source) {
            guard HTMLAttribute.named(found.name, in: source) == .embed else { continue }
            self.init(found.value, in: source)
            return
        }
        return nil
    }

    /// Creates the kind called as in `range`, ignoring case.
    package init?(_ range: Range<Int>, in source: Span<UInt8>) {
        guard range.count <= 8 else { return nil }
        self.init(rawValue: TextCleaning.collapsed(source.extracting(range)).lowercased())
    }

    /// The kind of a file, by its extension.
    init(fileName: Substring) {
        let suffix = fileName.suffix(6).lowercased()
        func ends(with names: [String]) -> Bool { names.contains { suffix.hasSuffix($0) } }
        if ends(with: [".mp4", ".m4v", ".webm", ".mov", ".ogv", ".swf"]) {
            self = .video
        } else if ends(with: [".mp3", ".m4a", ".ogg", ".oga", ".opus", ".wav", ".flac"]) {
            self = .audio
        } else if ends(with: [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"]) {
            self = .picture
        } else {
            self = .page
        }
    }
}
