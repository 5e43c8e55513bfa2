/// An attribute by which an element names the post, film or chart that a script draws in it.
struct EmbedMark {
    /// A word of the element's name, class or script.
    var word: StaticString
    var attribute: StaticString
    /// The address around the attribute's value.
    var start: String
    var end = ""

    private static let all = [
        EmbedMark(
            word: "youtube", attribute: "data-videoid", start: "https://www.youtube.com/embed/"),
        EmbedMark(word: "youtube", attribute: "videoid", start: "https://www.youtube.com/embed/"),
        EmbedMark(
            word: "youtube", attribute: "data-video-id", start: "https://www.youtube.com/embed/"),
        EmbedMark(
            word: "youtube", attribute: "data-youtube-id", start: "https://www.youtube.com/embed/"),
        EmbedMark(
            word: "youtube-player", attribute: "data-id", start: "https://www.youtube.com/embed/"),
        EmbedMark(
            word: "youtube", attribute: "data-plyr-embed-id",
            start: "https://www.youtube.com/embed/"),
        EmbedMark(
            word: "vimeo", attribute: "data-plyr-embed-id",
            start: "https://player.vimeo.com/video/"),
        EmbedMark(
            word: "vimeo", attribute: "data-vimeo-id", start: "https://player.vimeo.com/video/"),
        EmbedMark(
            word: "vimeo", attribute: "data-videoid", start: "https://player.vimeo.com/video/"),
        EmbedMark(word: "vimeo", attribute: "videoid", start: "https://player.vimeo.com/video/"),
        EmbedMark(
            word: "dailymotion", attribute: "data-videoid",
            start: "https://www.dailymotion.com/video/"),
        EmbedMark(
            word: "twitter", attribute: "data-tweetid", start: "https://twitter.com/i/status/"),
        EmbedMark(
            word: "twitter", attribute: "data-tweet-id", start: "https://twitter.com/i/status/"),
        EmbedMark(word: "imgur-embed", attribute: "data-id", start: "https://imgur.com/"),
        EmbedMark(
            word: "strava", attribute: "data-embed-id", start: "https://www.strava.com/activities/"
        ),
        EmbedMark(
            word: "instagram", attribute: "data-shortcode", start: "https://www.instagram.com/p/",
            end: "/"),
        EmbedMark(word: "gist", attribute: "data-gistid", start: "https://gist.github.com/"),
        EmbedMark(
            word: "soundcloud", attribute: "data-trackid",
            start: "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/"),
        EmbedMark(
            word: "flourish", attribute: "data-src", start: "https://public.flourish.studio/",
            end: "/"),
        EmbedMark(word: "infogram", attribute: "data-id", start: "https://infogram.com/"),
        EmbedMark(
            word: "speakerdeck", attribute: "data-id", start: "https://speakerdeck.com/player/"),
        EmbedMark(word: "telegram", attribute: "data-telegram-post", start: "https://t.me/"),
        EmbedMark(
            word: "codepen", attribute: "data-slug-hash", start: "https://codepen.io/anon/pen/"),
    ]

    /// The address that a start tag's attributes name; `nil` if there is none.
    static func address(
        of token: MarkupToken, syntax: MarkupSyntax, in bytes: Span<UInt8>
    ) -> String? {
        var account: Range<Int>?
        var film: Range<Int>?
        var seen: Set<Int> = []
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            if bytes.equalsIgnoringCase(found.name, "data-account") { account = found.value }
            if bytes.equalsIgnoringCase(found.name, "data-video-id") { film = found.value }
            for (index, mark) in all.enumerated()
            where bytes.equalsIgnoringCase(found.name, mark.attribute) {
                let value = bytes.trimmingWhiteSpace(found.value)
                // Only the first attribute of a name counts.
                guard seen.insert(index).inserted, isIdentifier(value, in: bytes),
                    bytes.containsIgnoringCase(mark.word, in: token.name.prefix(64))
                        || bytes.containsIgnoringCase(mark.word, in: token.content.prefix(1_000))
                else { continue }
                return mark.start + TextCleaning.collapsed(bytes.extracting(value)) + mark.end
            }
        }
        // Brightcove.
        func word(_ range: Range<Int>) -> String { TextCleaning.collapsed(bytes.extracting(range)) }
        guard let account, (6...20).contains(account.count),
            account.allSatisfy({ bytes[$0].isASCIIDigit }), let film, isIdentifier(film, in: bytes)
        else { return nil }
        return "https://players.brightcove.net/\(word(account))"
            + "/default_default/index.html?videoId=\(word(film))"
    }

    /// Returns true for a value that can be inserted into the path of an address.
    private static func isIdentifier(_ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        (1...100).contains(value.count)
            && value.allSatisfy {
                bytes[$0].isASCIIAlphanumeric || bytes[$0] == UInt8(ascii: "-")
                    || bytes[$0] == UInt8(ascii: "_") || bytes[$0] == UInt8(ascii: "/")
            }
    }
}
