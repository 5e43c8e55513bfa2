/// The words of a `class` that indicate a picture's purpose.
struct PictureClass {
    private(set) var isSign = false
    private(set) var isLazy = false
    private(set) var worth = PictureWorth.photo

    init(_ range: Range<Int>, in bytes: Span<UInt8>) {
        let range = range.prefix(1_000)
        var start = range.lowerBound
        while start < range.upperBound {
            while start < range.upperBound, !Self.isWord(bytes[start]) { start += 1 }
            var end = start
            while end < range.upperBound, Self.isWord(bytes[end]) { end += 1 }
            if end > start { read(start..<end, in: bytes) }
            start = end
        }
    }

    /// Returns true for a `class` of content outside of the main text.
    static func isComplementary(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        bytes.anyName(in: range.prefix(1_000)) {
            complementaryTable.index(of: $0, in: bytes) != nil
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte >= 0x80
    }

    private mutating func read(_ word: Range<Int>, in bytes: Span<UInt8>) {
        switch bytes[word.lowerBound] | 0x20 {
        case UInt8(ascii: "l")
        where bytes.hasCaseInsensitivePrefix("lazy", at: word.lowerBound, before: word.upperBound):
            isLazy = true
        case UInt8(ascii: "e")
        where bytes.hasCaseInsensitivePrefix("emoji", at: word.lowerBound, before: word.upperBound):
            isSign = true
        default:
            if Self.signTable.index(of: word, in: bytes) != nil {
                isSign = true
            } else if Self.neverTable.index(of: word, in: bytes) != nil {
                worth = .none
            } else if Self.complementaryTable.index(of: word, in: bytes) != nil {
                worth = min(worth, .unlikely)
            }
        }
    }

    private static let signTable = PackedNameTable([
        "smiley", "smileys", "smilie", "smilies", "emoticon", "emoticons", "goomoji", "joypixel",
        "joypixels", "emote", "twemoji", "ipsemoji", "mcesmilie", "mcesmilie1", "mcesmilie2",
        "mcesmilie3", "mcesmilie4", "smileyimg", "customemoji", "notoemoji",
    ])
    private static let neverTable = PackedNameTable([
        "avatar", "avatars", "gravatar", "userpic", "icon", "icons", "favicon", "badge", "badges",
        "counter", "spacer", "divider", "separator", "hr", "latex", "tex", "katex", "mathjax",
        "math", "formula", "equation", "pixel", "tracker", "tracking", "beacon", "sprite",
    ])
    private static let complementaryTable = PackedNameTable([
        "avatar", "avatars", "author", "byline", "profile", "share", "sharing", "sharedaddy",
        "social", "related", "relatedposts", "feedflare", "logo", "ad", "ads", "advert",
        "advertisement", "sponsor", "promo", "sidebar", "footer", "newsletter", "fallback",
        "hidden", "placeholder", "signature", "badges", "icons",
    ])
}
