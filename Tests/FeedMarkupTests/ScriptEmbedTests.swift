import Testing

@testable import FeedMarkup

@Suite struct ScriptEmbedTests {
    private static func sanitize(_ html: String) -> String {
        sanitized(html, base: "https://a.example/")
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
        (
            "<script class=podigee-podcast-player src='https://player.podigee-cdn.net/p.js' data-configuration='https://a.podigee.io/12-b/embed?context=external'></script>",
            "https://a.podigee.io/12-b"
        ),
        (
            "<video-js data-account=1752604059 data-player=default data-embed=default data-video-id=57></video-js>",
            "https://players.brightcove.net/1752604059/default_default/index.html?videoId=57"
        ),
        (
            "<video data-video-id=57 data-account=1752604059 class=video-js controls></video>",
            "https://players.brightcove.net/1752604059/default_default/index.html?videoId=57"
        ),
        (
            "<script src='https://emgithub.com/embed-v2.js?target=https%3A%2F%2Fgithub.com%2Fo%2Fr%2Fblob%2Fmain%2Fa.py&amp;style=default'></script>",
            "https://github.com/o/r/blob/main/a.py"
        ),
        (
            "<div class=elementor-widget-video data-settings='{&quot;youtube_url&quot;:&quot;https:\\/\\/www.youtube.com\\/watch?v=a-B_c456789&quot;}'><div><div class=elementor-video></div></div></div>",
            "https://www.youtube.com/watch?v=a-B_c456789"
        ),
        (
            "<div class=sqs-video-wrapper data-html='&lt;iframe src=&quot;//www.youtube.com/embed/a-B_c456789?wmode=opaque&quot;&gt;&lt;/iframe&gt;'></div>",
            "https://www.youtube.com/watch?v=a-B_c456789"
        ),
        (
            "<div class=youtube-player data-id=a-B_c456789></div>",
            "https://www.youtube.com/watch?v=a-B_c456789"
        ),
        (
            "<div data-video-id=a-B_c456789 class=youtube-video></div>",
            "https://www.youtube.com/watch?v=a-B_c456789"
        ),
        (
            "<div class=video data-youtube-id=a-B_c456789></div>",
            "https://www.youtube.com/watch?v=a-B_c456789"
        ),
        (
            "<div data-plyr-provider=youtube data-plyr-embed-id=a-B_c456789></div>",
            "https://www.youtube.com/watch?v=a-B_c456789"
        ),
        ("<div data-vimeo-id=76979871></div>", "https://vimeo.com/76979871"),
        ("<div class=sqs-audio-embed data-url='/a.mp3'></div>", "https://a.example/a.mp3"),
        (
            "<div class=digest-post-embed data-attrs='{&quot;canonical_url&quot;:&quot;https://s.example/p&quot;}'></div>",
            "https://s.example/p"
        ),
        (
            "<blockquote class=tiktok-embed cite='https://www.tiktok.com/@ada/video/1'><section></section></blockquote>",
            "https://www.tiktok.com/@ada/video/1"
        ),
        ("<div class=twitter-tweet data-tweet-id=12></div>", "https://twitter.com/i/status/12"),
        ("<blockquote class=imgur-embed-pub data-id=ab1></blockquote>", "https://imgur.com/ab1"),
        (
            "<div class=strava-embed-placeholder data-embed-type=activity data-embed-id=12></div>",
            "https://www.strava.com/activities/12"
        ),
    ])
    func `Links to the page that a script or a frame shows`(html: String, address: String) {
        let safe = Self.sanitize(html)
        #expect(safe.contains("<a href=\"\(address)\" data-embed="), "\(safe)")
        #expect(safe.split(separator: "<a ").count == 2, "\(safe)")
    }

    @Test func `Names the host of a post that only a script would show`() {
        let post = "<a href=\"https://twitter.com/ada/status/1\">"
        #expect(
            Self.sanitize("<blockquote class=twitter-tweet>\(post)</a></blockquote>")
                == "<blockquote>\(post)twitter.com</a></blockquote>")
    }

    @Test(arguments: [
        ("<a><svg aria-label=Stars></svg>125</a>", "Stars 125"),
        ("Up<svg><title>or</title></svg><svg><title>down</title></svg> .", "Up or down ."),
    ])
    func `Sets the label of a drawing apart from other words`(html: String, words: String) {
        #expect(Self.sanitize(html) == words)
    }

    @Test(arguments: [
        "<video src='/a.mp4' data-account=1752604059 data-video-id=2></video>",
        "<video data-video-url='https://a.example/'><source src='/a.mp4'></video>",
        "<div class=video data-settings='{&quot;youtube_url&quot;:&quot;https://y.example/&quot;}'>Text</div>",
        "<div class=share data-url='https://a.example/'></div>",
        "<div class=fb-like data-href='https://a.example/'></div>",
        "<div class=fb-share-button data-href='https://a.example/'></div>",
    ])
    func `Keeps films and texts beside an address`(html: String) {
        #expect(!Self.sanitize(html).contains("<a "))
    }

    @Test(arguments: [
        "<script src='https://emgithub.com/embed.js?target=javascript:x'></script>",
        "<video data-account='1/../2?345' data-video-id=2></video>",
        "<div data-account=account data-video-id=2></div>",
        "<script data-configuration='https://a.podigee.io/12-b'></script>",
        "<div class='infogram-embed' data-id='a&quot;b'></div>",
        "<amp-gist data-gistid='../a?b'></amp-gist>",
        "<div class='other' data-id='a1'></div>",
    ])
    func `Makes no address of anything but an identifier`(html: String) {
        #expect(!Self.sanitize(html).contains("<a "))
    }

    @Test(arguments: [
        ("<svg><!-- a --><desc>D</desc><style>x{}</style><title>Label</title></svg>", "Label"),
        (
            "<svg><g><title>Bar</title></g><text>Sales</text><text><tspan>2024</tspan></text></svg>",
            "Sales 2024"
        ),
        ("<svg><defs><title>Bar</title></defs></svg>", ""),
        ("<svg role=img><desc>A rise</desc><path d=M0 /></svg>", "A rise"),
        ("<svg role=img><desc>A rise</desc><text>Sales</text></svg>", "Sales"),
        ("<svg><desc>Created with X.</desc><path d=M0 /></svg>", ""),
    ])
    func `Writes the title of a drawing, else its texts, else its description`(
        html: String, words: String
    ) {
        #expect(Self.sanitize(html) == words)
    }
}
