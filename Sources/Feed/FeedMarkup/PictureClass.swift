/// The words of a `class` that tell what a picture is for.
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

    /// True where a `class` names what stands beside an article rather than in it.
    static func isBeside(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        bytes.hasName(in: range.prefix(1_000), of: beside)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte >= 0x80
    }

    private mutating func read(_ word: Range<Int>, in bytes: Span<UInt8>) {
        func isOne(_ words: [StaticString]) -> Bool {
            words.contains { bytes.equalsIgnoringCase(word, $0) }
        }
        if Self.signParts.contains(where: { bytes.containsIgnoringCase($0, in: word) })
            || isOne(Self.signs)
        {
            isSign = true
        } else if bytes.hasCaseInsensitivePrefix(
            "lazy", at: word.lowerBound, before: word.upperBound)
        {
            isLazy = true
        } else if isOne(Self.never) {
            worth = .none
        } else if isOne(Self.beside) {
            worth = min(worth, .unlikely)
        }
    }

    private static let signParts: [StaticString] = [
        "emoji", "smiley", "smilie", "emoticon", "goomoji", "joypixel",
    ]
    private static let signs: [StaticString] = ["emote"]
    private static let never: [StaticString] = [
        "avatar", "avatars", "gravatar", "userpic", "icon", "icons", "favicon", "badge", "badges",
        "counter", "spacer", "divider", "separator", "hr", "latex", "tex", "katex", "mathjax",
        "math", "formula", "equation", "pixel", "tracker", "tracking", "beacon", "sprite",
    ]
    private static let beside: [StaticString] = [
        "avatar", "avatars", "author", "byline", "profile", "share", "sharing", "sharedaddy",
        "social", "related", "relatedposts", "feedflare", "logo", "ad", "ads", "advert",
        "advertisement", "sponsor", "promo", "sidebar", "footer", "newsletter", "fallback",
        "hidden", "placeholder", "signature", "badges", "icons",
    ]
}
