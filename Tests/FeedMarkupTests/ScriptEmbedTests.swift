import Testing

@testable import FeedMarkup

@Suite struct ScriptEmbedTests {
    @Test(arguments: [
        ("<script src='https://jsfiddle.net/u/abc/embed/js,html/'></script>", "jsfiddle.net/u/abc"),
        (
            "<div class='flourish-embed' data-src='visualisation/1'><script src='https://public.flourish.studio/resources/embed.js'></script></div>",
            "public.flourish.studio/visualisation/1/"
        ),
        (
            "<script src='https://datawrapper.dwcdn.net/Ab1/embed.js'></script>",
            "datawrapper.dwcdn.net/Ab1/"
        ),
        ("<div class='infogram-embed' data-id='a-1'></div>", "infogram.com/a-1"),
        (
            "<script class='speakerdeck-embed' data-id='a1' src='//speakerdeck.com/assets/embed.js'></script>",
            "speakerdeck.com/player/a1"
        ),
        (
            "<script src='https://fast.wistia.com/embed/medias/a1.jsonp'></script>",
            "fast.wistia.net/embed/iframe/a1"
        ),
        (
            "<script src='https://telegram.org/js/telegram-widget.js' data-telegram-post='a/15'></script>",
            "t.me/a/15"
        ),
        (
            "<script src='https://www.buzzsprout.com/1/2-a.js?player=small'></script>",
            "buzzsprout.com/1/2-a"
        ),
        (
            "<script src='https://cdn.jwplayer.com/players/a-b.js'></script>",
            "cdn.jwplayer.com/players/a-b.html"
        ),
        ("<p class=codepen data-slug-hash=abc></p>", "codepen.io/anon/pen/abc"),
        ("<amp-twitter data-tweetid=12></amp-twitter>", "twitter.com/i/status/12"),
        ("<amp-instagram data-shortcode=ab></amp-instagram>", "www.instagram.com/p/ab/"),
        (
            "<amp-facebook data-href='https://www.facebook.com/p/1'></amp-facebook>",
            "www.facebook.com/p/1"
        ),
        ("<amp-gist data-gistid=ab></amp-gist>", "gist.github.com/ab"),
        ("<amp-dailymotion data-videoid=x1></amp-dailymotion>", "www.dailymotion.com/video/x1"),
        (
            "<iframe src='https://www.youtube.com/embed/?list=PLa'></iframe>",
            "www.youtube.com/playlist?list=PLa"
        ),
        (
            "<script class=podigee-podcast-player src='https://player.podigee-cdn.net/p.js' data-configuration='https://a.podigee.io/12-b/embed?context=external'></script>",
            "a.podigee.io/12-b"
        ),
        (
            "<video-js data-account=1752604059 data-player=default data-embed=default data-video-id=57></video-js>",
            "players.brightcove.net/1752604059/default_default/index.html?videoId=57"
        ),
        (
            "<video data-video-id=57 data-account=1752604059 class=video-js controls></video>",
            "players.brightcove.net/1752604059/default_default/index.html?videoId=57"
        ),
        (
            "<script src='https://emgithub.com/embed-v2.js?target=https%3A%2F%2Fgithub.com%2Fo%2Fr%2Fblob%2Fmain%2Fa.py&amp;style=default'></script>",
            "github.com/o/r/blob/main/a.py"
        ),
        ("<div data-vimeo-id=76979871></div>", "vimeo.com/76979871"),
        ("<div class=sqs-audio-embed data-url='/a.mp3'></div>", "a.example/a.mp3"),
        (
            "<div class=digest-post-embed data-attrs='{&quot;canonical_url&quot;:&quot;https://s.example/p&quot;}'></div>",
            "s.example/p"
        ),
        (
            "<blockquote class=tiktok-embed cite='https://www.tiktok.com/@ada/video/1'><section></section></blockquote>",
            "www.tiktok.com/@ada/video/1"
        ),
        ("<div class=twitter-tweet data-tweet-id=12></div>", "twitter.com/i/status/12"),
        ("<blockquote class=imgur-embed-pub data-id=ab1></blockquote>", "imgur.com/ab1"),
        (
            "<div class=strava-embed-placeholder data-embed-type=activity data-embed-id=12></div>",
            "www.strava.com/activities/12"
        ),
        (
            "<script src='https://gist.github.com/ada/0123abcd.js'></script>",
            "gist.github.com/ada/0123abcd"
        ),
        ("<script async id=a src='https://asciinema.org/a/14.js'></script>", "asciinema.org/a/14"),
        (
            "<div class=fb-post data-href='https://www.facebook.com/p/1'></div>",
            "www.facebook.com/p/1"
        ),
        (
            "<div class=tweet data-attrs='{&quot;url&quot;:&quot;https://twitter.com/a/status/1&quot;}'></div>",
            "twitter.com/a/status/1"
        ),
        (
            "<blockquote class=instagram-media data-instgrm-permalink='https://www.instagram.com/p/a/'></blockquote>",
            "www.instagram.com/p/a/"
        ),
        (
            "<figure class=media><oembed url='https://www.youtube.com/watch?v=abc123XYZ_-'></oembed></figure>",
            "www.youtube.com/watch?v=abc123XYZ_-"
        ),
        (
            "<div class='wp-block-embed__wrapper'> https://social.example/@a/1 </div>",
            "social.example/@a/1"
        ),
        ("<p>[embed]https://films.example/watch/1[/embed]</p>", "films.example/watch/1"),
    ])
    func `Links to the page that a script or a frame shows`(html: String, address: String) {
        expectLink(to: address, in: html)
    }

    @Test(arguments: [
        "<div class=elementor-widget-video data-settings='{&quot;youtube_url&quot;:&quot;https:\\/\\/www.youtube.com\\/watch?v=a-B_c456789&quot;}'><div><div class=elementor-video></div></div></div>",
        "<div class=sqs-video-wrapper data-html='&lt;iframe src=&quot;//www.youtube.com/embed/a-B_c456789?wmode=opaque&quot;&gt;&lt;/iframe&gt;'></div>",
        "<div class=youtube-player data-id=a-B_c456789></div>",
        "<div data-video-id=a-B_c456789 class=youtube-video></div>",
        "<div class=video data-youtube-id=a-B_c456789></div>",
        "<div data-plyr-provider=youtube data-plyr-embed-id=a-B_c456789></div>",
    ])
    func `Links to the film that an element of a player names`(html: String) {
        expectLink(to: "www.youtube.com/watch?v=a-B_c456789", in: html)
    }

    private func expectLink(to address: String, in html: String) {
        let safe = sanitize(html)
        #expect(safe.contains("<a href=\"https://\(address)\" data-embed="), "\(safe)")
        #expect(safe.split(separator: "<a ").count == 2, "\(safe)")
    }

    @Test func `Names the host of a post that only a script would show`() {
        let post = "<a href=\"https://twitter.com/ada/status/1\">"
        #expect(
            sanitize("<blockquote class=twitter-tweet>\(post)</a></blockquote>")
                == "<blockquote>\(post)twitter.com</a></blockquote>")
    }

    @Test(arguments: [
        "<video src='/a.mp4' data-account=1752604059 data-video-id=2></video>",
        "<video data-video-url='https://a.example/'><source src='/a.mp4'></video>",
        "<div class=video data-settings='{&quot;youtube_url&quot;:&quot;https://y.example/&quot;}'>Text</div>",
        "<div class=share data-url='https://a.example/'></div>",
        "<div class=fb-like data-href='https://a.example/'></div>",
        "<div class=fb-share-button data-href='https://a.example/'></div>",
        // Anything but an identifier makes no address.
        "<script src='https://emgithub.com/embed.js?target=javascript:x'></script>",
        "<video data-account='1/../2?345' data-video-id=2></video>",
        "<div data-account=account data-video-id=2></div>",
        "<script data-configuration='https://a.podigee.io/12-b'></script>",
        "<div class='infogram-embed' data-id='a&quot;b'></div>",
        "<amp-gist data-gistid='../a?b'></amp-gist>",
        "<div class='other' data-id='a1'></div>",
    ])
    func `Links neither beside films and texts, nor by anything but an identifier`(html: String) {
        #expect(!sanitize(html).contains("<a "))
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
        ("<svg aria-label='Tides per day'><title>T</title><text>x</text></svg>", "Tides per day"),
        (
            "<svg viewBox='0 0 1 1'><title>Tides &amp; ropes</title><path d=x /></svg>",
            "Tides &amp; ropes"
        ),
        ("<svg aria-hidden='true'><title>T</title></svg>", ""),
        ("<svg><path d=x /></svg>", ""),
        ("<script src='https://a.example/x.js'></script>", ""),
        // Its label is set apart from other words.
        ("<a><svg aria-label=Stars></svg>125</a>", "Stars 125"),
        ("Up<svg><title>or</title></svg><svg><title>down</title></svg> .", "Up or down ."),
    ])
    func `Writes the title of a drawing, else its texts, else its description`(
        html: String, words: String
    ) {
        #expect(sanitize(html) == words)
    }
}
