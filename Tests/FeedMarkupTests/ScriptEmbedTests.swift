import Testing

@testable import FeedMarkup

@Suite struct ScriptEmbedTests {
    private static func sanitized(_ html: String) -> String {
        let bytes = Array(html.utf8)
        return HTMLSanitizer.sanitized(bytes.span, base: URLBase("https://a.example/"))
    }

    @Test(arguments: [
        (
            "<script src='https://jsfiddle.net/u/abc/embed/js,html/'></script>",
            "https://jsfiddle.net/u/abc"
        ),
        (
            "<div class='flourish-embed' data-src='visualisation/1'><script src='https://public.flourish.studio/resources/embed.js'></script></div>",
            "https://public.flourish.studio/visualisation/1/"
        ),
        (
            "<script src='https://datawrapper.dwcdn.net/Ab1/embed.js'></script>",
            "https://datawrapper.dwcdn.net/Ab1/"
        ),
        ("<div class='infogram-embed' data-id='a-1'></div>", "https://infogram.com/a-1"),
        (
            "<script class='speakerdeck-embed' data-id='a1' src='//speakerdeck.com/assets/embed.js'></script>",
            "https://speakerdeck.com/player/a1"
        ),
        (
            "<script src='https://fast.wistia.com/embed/medias/a1.jsonp'></script>",
            "https://fast.wistia.net/embed/iframe/a1"
        ),
        (
            "<script src='https://telegram.org/js/telegram-widget.js' data-telegram-post='a/15'></script>",
            "https://t.me/a/15"
        ),
        (
            "<script src='https://www.buzzsprout.com/1/2-a.js?player=small'></script>",
            "https://buzzsprout.com/1/2-a"
        ),
        (
            "<script src='https://cdn.jwplayer.com/players/a-b.js'></script>",
            "https://cdn.jwplayer.com/players/a-b.html"
        ),
        ("<p class=codepen data-slug-hash=abc></p>", "https://codepen.io/anon/pen/abc"),
        ("<amp-twitter data-tweetid=12></amp-twitter>", "https://twitter.com/i/status/12"),
        ("<amp-instagram data-shortcode=ab></amp-instagram>", "https://www.instagram.com/p/ab/"),
        (
            "<amp-facebook data-href='https://www.facebook.com/p/1'></amp-facebook>",
            "https://www.facebook.com/p/1"
        ),
        ("<amp-gist data-gistid=ab></amp-gist>", "https://gist.github.com/ab"),
        (
            "<amp-dailymotion data-videoid=x1></amp-dailymotion>",
            "https://www.dailymotion.com/video/x1"
        ),
        (
            "<iframe src='https://www.youtube.com/embed/live_stream?channel=UCa'></iframe>",
            "https://www.youtube.com/channel/UCa/live"
        ),
        (
            "<iframe src='https://www.youtube.com/embed/?list=PLa'></iframe>",
            "https://www.youtube.com/playlist?list=PLa"
        ),
    ])
    func `Links to the page that a script or a frame shows`(html: String, address: String) {
        let safe = Self.sanitized(html)
        #expect(safe.contains("<a href=\"\(address)\" data-embed="), "\(safe)")
        #expect(safe.split(separator: "<a ").count == 2, "\(safe)")
    }

    @Test(arguments: [
        "<div class='infogram-embed' data-id='a&quot;b'></div>",
        "<amp-gist data-gistid='../a?b'></amp-gist>",
        "<div class='other' data-id='a1'></div>",
    ])
    func `Makes no address of anything but an identifier`(html: String) {
        #expect(!Self.sanitized(html).contains("<a "))
    }

    @Test(arguments: [
        ("<svg><!-- a --><desc>D</desc><style>x{}</style><title>Label</title></svg>", "Label"),
        (
            "<svg><g><title>Bar</title></g><text>Sales</text><text><tspan>2024</tspan></text></svg>",
            "Sales 2024"
        ),
        ("<svg><defs><title>Bar</title></defs></svg>", ""),
    ])
    func `Writes the title of a drawing, else its texts`(html: String, words: String) {
        #expect(Self.sanitized(html) == words)
    }
}
