/// Attributes that hold addresses for lazy loading by scripts.
enum PictureAttributes {
    /// The meaning of an attribute.
    enum Kind {
        /// A replacement for `src`.
        case lazySource
        /// A replacement for `srcset`.
        case lazyList
        /// Another version of the picture, for lack of a usable `src`.
        case alternative
        /// The tag is a placeholder for another one.
        case placeholder
        /// The address that a proxy's one stands for.
        case proxied
        /// The name of an inline symbol.
        case sign
        /// Any other `data-` attribute.
        case data
    }

    /// The meaning of the attribute called as in `range`; `nil` if it does not concern a picture.
    static func kind(of range: Range<Int>, in bytes: Span<UInt8>) -> Kind? {
        guard range.count >= 4, range.count <= 40 else { return nil }
        func isOne(_ names: [StaticString]) -> Bool {
            names.contains { bytes.equalsIgnoringCase(range, $0) }
        }
        if isOne(fullSources) { return .lazySource }
        if isOne(fullLists) { return .lazyList }
        if isOne(placeholders) { return .placeholder }
        guard bytes.begins(range, with: "data-") else { return nil }
        let name = range.dropFirst(5)
        if bytes.equalsIgnoringCase(name, "canonical-src") { return .proxied }
        if sources.index(of: name, in: bytes) != nil { return .lazySource }
        if lists.index(of: name, in: bytes) != nil { return .lazyList }
        if alternatives.index(of: name, in: bytes) != nil { return .alternative }
        return signs.index(of: name, in: bytes) != nil ? .sign : .data
    }

    // Names without "data-", but in the last three tables in full.

    private static let sources = PackedNameTable([
        "src", "lazy-src", "original", "lazy", "lazyload", "echo", "actualsrc", "cfsrc", "ll-src",
        "real-src", "original-src", "delayed-url", "lazy-original", "lazy-image", "lazy-img",
        "load-src", "td-src-property", "litespeed-src", "rocket-src", "nitro-lazy-src", "ezsrc",
        "opt-src", "croporisrc", "breeze", "sf-src", "smartsrc", "defer-src", "deferred-src",
        "async-src", "ks-lazyload", "cmp-src", "cookieblock-src", "consent-src", "iframe-src",
    ])
    private static let lists = PackedNameTable([
        "srcset", "lazy-srcset", "original-set", "original-srcset", "cfsrcset", "ll-srcset",
        "lazyset", "rocket-srcset", "litespeed-srcset", "bgset", "opt-srcset", "defer-srcset",
        "ezsrcset", "optimumx-srcset", "responsive-set",
    ])
    private static let alternatives = PackedNameTable([
        "orig-file", "large-file", "medium-file", "full-url", "full-src", "image", "img",
        "img-src", "image-src", "url", "hi-res-src", "highres", "large-src", "src-retina",
        "retina", "pin-media", "zoom-image", "zoom-src", "src-large", "src-medium", "src-small",
        "photo-src", "fallback-src", "default-src", "thumb", "bg",
    ])
    private static let signs = PackedNameTable([
        "emoji", "emoji-name", "emoticon", "emoji-shortname", "goomoji",
    ])
    private static let fullSources: [StaticString] = [
        "data-pagespeed-lazy-src", "data-pagespeed-high-res-src", "data-flickity-lazyload",
        "data-flickity-lazyload-src", "data-wpfc-original-src", "lazysrc", "lazy-src", "loadsrc",
        "nitro-lazy-src", "zoomfile", "real_src", "_src", "original-src", "x-src", "ng-src",
        "v-lazy", "file",
    ]
    private static let fullLists: [StaticString] = [
        "data-pagespeed-lazy-srcset", "data-flickity-lazyload-srcset",
        "data-wpfc-original-srcset", "data-nitro-lazy-srcset", "lazy-srcset", "nitro-lazy-srcset",
        "lazysrcset",
    ]
    private static let placeholders: [StaticString] = [
        "data-placeholder-image", "placeholder", "fallback",
    ]
}
