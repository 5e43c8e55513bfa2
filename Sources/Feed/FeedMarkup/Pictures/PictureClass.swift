/// The classes of an element that indicate the purpose of its pictures.
struct PictureClass {
    private(set) var isSign = false
    private(set) var isLazy = false
    /// The worth of a picture with these classes.
    private(set) var worth = PictureWorth.photo
    /// The content of an element with these classes is outside of the main text.
    private(set) var isComplementary = false

    init(_ range: Range<Int>, in bytes: Span<UInt8>) {
        bytes.anyToken(in: range.prefix(1_000)) { name in
            read(name, in: bytes)
            return false
        }
    }

    /// Reads one class.
    ///
    /// All words of a compound must be known, as in `author-box`: `author-jane`, `has-sidebar` and
    /// `overflow-hidden` don't tell the purpose.
    private mutating func read(_ name: Range<Int>, in bytes: Span<UInt8>) {
        if Self.unseen.contains(where: { bytes.equalsIgnoringCase(name, $0) }) {
            worth = .none
            isComplementary = true
            return
        }
        var known = PictureWorth.photo
        var isBeside = false
        var hasPart = false
        var hasUnknown = false
        _ = bytes.anyName(in: name) { word in
            if bytes.begins(word, with: "lazy") { isLazy = true }
            if bytes.begins(word, with: "emoji") || Self.signs.index(of: word, in: bytes) != nil {
                isSign = true
            }
            let isNever = Self.never.index(of: word, in: bytes) != nil
            let isOutside = Self.complementary.index(of: word, in: bytes) != nil
            isBeside = isBeside || isOutside
            if isNever {
                known = .none
            } else if isOutside || Self.doubtful.index(of: word, in: bytes) != nil {
                known = min(known, .unlikely)
            } else if Self.parts.index(of: word, in: bytes) != nil {
                hasPart = true
            } else if !Self.isSize(word, in: bytes) {
                hasUnknown = true
            }
            return false
        }
        guard !hasUnknown else { return }
        // The parts name areas of a page, as in `icon-box`.
        if !hasPart || isBeside { worth = min(worth, known) }
        isComplementary = isComplementary || isBeside
    }

    /// Returns true for the number of pixels in a class such as `avatar-96`.
    private static func isSize(_ word: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        word.count >= 2 && word.allSatisfy { bytes[$0].isASCIIDigit }
    }

    private static let signs = PackedNameTable([
        "smiley", "smileys", "smilie", "smilies", "emoticon", "emoticons", "goomoji", "joypixel",
        "joypixels", "emote", "twemoji", "ipsemoji", "mcesmilie", "mcesmilie1", "mcesmilie2",
        "mcesmilie3", "mcesmilie4", "smileyimg", "customemoji", "notoemoji",
    ])
    private static let never = PackedNameTable([
        "avatar", "avatars", "gravatar", "userpic", "icon", "icons", "favicon", "badge", "badges",
        "counter", "spacer", "divider", "separator", "hr", "latex", "tex", "katex", "mathjax",
        "pixel", "tracker", "beacon", "sprite",
    ])
    private static let complementary = PackedNameTable([
        "avatar", "avatars", "author", "byline", "profile", "share", "sharing", "sharedaddy",
        "social", "related", "relatedposts", "feedflare", "logo", "ad", "ads", "advert",
        "advertisement", "sponsor", "promo", "sidebar", "footer", "newsletter", "fallback",
        "hidden", "placeholder", "signature", "badges", "icons", "bookmark", "blogcard",
        "linkcard",
    ])
    /// Words for formulas and trackers that may also be the topic of an article.
    private static let doubtful = PackedNameTable(["math", "formula", "equation", "tracking"])
    /// Words for areas of a page.
    private static let parts = PackedNameTable([
        "about", "area", "article", "banner", "bar", "bio", "block", "body", "box", "btn", "btns",
        "button", "buttons", "card", "container", "content", "data", "desc", "details", "entry",
        "header", "img", "info", "inner", "item", "items", "jp", "kg", "link", "links", "list",
        "media", "meta", "name", "page", "photo", "pic", "picture", "post", "posts", "sd",
        "section", "signup", "site", "slot", "text", "thumb", "title", "unit", "us", "user",
        "widget", "wp", "wrap", "wrapper",
    ])
    /// Classes of content that is hidden, or shown only on a dark background.
    private static let unseen: [StaticString] = [
        "screen-reader-text", "screen-reader-only", "sr-only", "visually-hidden",
        "visuallyhidden", "dark-mode-only", "dark-only", "only-dark",
    ]
}
