import Testing

@testable import FeedMarkup

struct EmbeddedPageTests {
    private func sanitize(_ source: String, base: String? = "https://site.example/post/") -> String
    {
        sanitized(source, base: base)
    }

    private func link(_ address: String, _ kind: String, _ words: String) -> String {
        "<a href=\"\(address)\" data-embed=\"\(kind)\">\(words)</a>"
    }

    @Test(arguments: [
        (
            "https://www.youtube.com/embed/a-B_c456789?start=90&rel=0", "video",
            "www.youtube.com/watch?v=a-B_c456789&t=90s"
        ),
        (
            "https://www.youtube-nocookie.com/embed/a-B_c456789", "video",
            "www.youtube.com/watch?v=a-B_c456789"
        ),
        (
            "https://www.youtube-nocookie.com/embed/a-B_c456789?start=90s&rel=0", "video",
            "www.youtube.com/watch?v=a-B_c456789&t=90s"
        ),
        (
            "https://www.youtube.com/embed/videoseries?list=PLx", "video",
            "www.youtube.com/playlist?list=PLx"
        ),
        ("https://player.vimeo.com/video/123?h=ab", "video", "vimeo.com/123/ab"),
        ("https://WWW.Dailymotion.com/embed/video/x1", "video", "www.dailymotion.com/video/x1"),
        ("https://www.dailymotion.com/embed/video/x1", "video", "www.dailymotion.com/video/x1"),
        ("https://giphy.com/embed/abc", "picture", "giphy.com/gifs/abc"),
        ("https://open.spotify.com/embed/", "audio", "open.spotify.com/"),
        ("https://player.vimeo.com/video/123", "video", "vimeo.com/123"),
        (
            "https://www.youtube.com/embed/live_stream?channel=UCx", "video",
            "www.youtube.com/channel/UCx/live"
        ),
        ("https://archive.org/embed/tide", "video", "archive.org/details/tide"),
        ("https://open.spotify.com/embed/track/5x?utm=1", "audio", "open.spotify.com/track/5x"),
        (
            "https://www.youtube.com/embed/a-B_c456789?start=0", "video",
            "www.youtube.com/watch?v=a-B_c456789"
        ),
        ("https://a.podigee.io/1-b/embed?x=1", "audio", "a.podigee.io/1-b"),
        (
            "https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fx.example%2F&url=https%3A%2F%2Fvimeo.com%2F1",
            "page",
            "vimeo.com/1"
        ),
        (
            "https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fplayer.vimeo.com%2Fvideo%2F1",
            "video",
            "vimeo.com/1"
        ),
        (
            "https://site.example/media/oembed?url=https%3A//www.youtube.com/embed/a-B_c456789",
            "video",
            "www.youtube.com/watch?v=a-B_c456789"
        ),
        (
            "http://www.youtube.com/v/a-B_c456789&hl=en&fs=1", "video",
            "www.youtube.com/watch?v=a-B_c456789"
        ),
        (
            "https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fa&width=5",
            "page",
            "www.facebook.com/a"
        ),
        (
            "https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/ada/song&color=ff",
            "audio",
            "soundcloud.com/ada/song"
        ),
        (
            "https://geo.dailymotion.com/player.html?video=x1", "video",
            "www.dailymotion.com/video/x1"
        ),
        (
            "https://player.bilibili.com/player.html?aid=1&bvid=BV1x", "video",
            "www.bilibili.com/video/BV1x"
        ),
        ("https://player.twitch.tv/?video=v12&parent=a", "video", "www.twitch.tv/videos/12"),
        (
            "https://player.twitch.tv/?video=v12&time=1h2m3s", "video",
            "www.twitch.tv/videos/12?t=1h2m3s"
        ),
        ("https://player.twitch.tv/?t=62s&video=12", "video", "www.twitch.tv/videos/12?t=62s"),
        ("https://player.vimeo.com/video/123?h=ab#t=1m2s", "video", "vimeo.com/123/ab#t=1m2s"),
        ("https://player.vimeo.com/video/123#t=62", "video", "vimeo.com/123#t=62"),
        ("https://player.vimeo.com/video/123#t=x\"", "video", "vimeo.com/123"),
        ("https://player.vimeo.com/video/123#t=s", "video", "vimeo.com/123"),
        (
            "https://www.youtube.com/embed/a-B_c456789?start=1m", "video",
            "www.youtube.com/watch?v=a-B_c456789&t=1m"
        ),
        (
            "https://www.dailymotion.com/embed/video/x1?start=62", "video",
            "www.dailymotion.com/video/x1?start=62"
        ),
        (
            "https://geo.dailymotion.com/player.html?video=x1&start=0", "video",
            "www.dailymotion.com/video/x1"
        ),
        (
            "https://open.spotify.com/embed/episode/5x?utm=1&t=62", "audio",
            "open.spotify.com/episode/5x?t=62"
        ),
        ("https://player.twitch.tv/?channel=ada", "video", "www.twitch.tv/ada"),
        ("https://clips.twitch.tv/embed?clip=Ab-c", "video", "clips.twitch.tv/Ab-c"),
    ])
    func `Recognizes embedded pages by address`(address: String, kind: String, page: String) {
        let embedded = EmbeddedPage(embedding: address)
        #expect(embedded.kind.rawValue == kind)
        #expect(embedded.address == "https://" + page)
    }

    @Test func `Looks into few frames in each other`() {
        let frame = "https://cdn.embedly.com/?url="
        let address = String(repeating: frame, count: 6) + "https://x.example/"
        #expect(EmbeddedPage(embedding: address).address == frame + frame + "https://x.example/")
    }

    @Test(arguments: [
        ("https://www.youtube.com/embed/short", "video"), ("https://giphy.com/x", "picture"),
        ("https://w.soundcloud.com/player/?url=x", "audio"),
        ("https://tube.example/videos/embed/1-2", "video"),
        ("https://cdn.example/film.MP4", "video"), ("https://cdn.example/song.mp3?x=1", "audio"),
        ("https://youtube.com.evil.example/embed/a-B_c456789", "page"),
        ("https://maps.example/m?q=x", "page"),
        ("https://www.facebook.com/plugins/video.php?href=x", "video"),
        ("https://www.facebook.com/plugins/post.php?href=x", "page"),
        ("https://tube.example/videos/1-2", "page"),
        ("https://players.brightcove.net/1/2/x", "video"), ("https://a.podigee.io/1-b", "page"),
        ("https://www.blogger.com/video.g?token=x", "video"), ("https://www.blogger.com/x", "page"),
        ("https://cdn.embedly.com/widgets/media.html?url=javascript%3Ax", "page"),
    ])
    func `Keeps the address of other embedded pages`(address: String, kind: String) {
        let embedded = EmbeddedPage(embedding: address)
        #expect(embedded.kind.rawValue == kind)
        #expect(embedded.address == address)
    }

    @Test(
        arguments: [
            (
                "https://www.youtube.com/watch?v=a-B_c456789&t=90s",
                "https://i.ytimg.com/vi/a-B_c456789/hqdefault.jpg"
            ),
            ("https://www.youtube.com/watch?v=a%22B_c456789", nil),
            ("https://evil.example/watch?v=a-B_c456789", nil),
            (
                "https://user@youtube.com:8080/watch?v=a-B_c456789",
                "https://i.ytimg.com/vi/a-B_c456789/hqdefault.jpg"
            ),
            ("https://giphy.com/gifs/abc", "https://media.giphy.com/media/abc/giphy_s.gif"),
            ("https://giphy.com/gifs/../abc", nil),
            ("https://vimeo.com/123", nil),
            ("mailto:a@youtube.com", nil),
            ("", nil),
        ] as [(String, String?)])
    func `Derives pictures of known players without a request`(
        page: String, picture: String?
    ) {
        #expect(EmbedRule.page(.picture, for: page) == picture)
    }

    @Test func `Replaces embedded pages by links`() {
        #expect(
            sanitize("<iframe src='//maps.example/m?a=1&amp;b' title='The way'>no</iframe>")
                == "<p>\(link("https://maps.example/m?a=1&amp;b", "page", "The way (maps.example)"))</p>"
        )
        #expect(
            sanitize("<p>Hear <embed src='/song.ogg'> this</p>")
                == "<p>Hear \(link("https://site.example/song.ogg", "audio", "site.example")) this</p>"
        )
        #expect(
            sanitize("<iframe src='about:blank' data-src='https://a.example/x'></iframe>")
                == "<p>\(link("https://a.example/x", "page", "a.example"))</p>")
        #expect(
            sanitize(
                "<iframe title='YouTube video player' src='https://www.youtube.com/embed/a-B_c456789'>"
                    + "</iframe>")
                == "<p>\(link("https://www.youtube.com/watch?v=a-B_c456789", "video", "youtube.com"))</p>"
        )
    }

    @Test(arguments: ["#", "?", "/"])
    func `Ends a host at its delimiter, also before an accent`(delimiter: String) {
        let safe = sanitize(
            "<iframe src='https://evil.example\(delimiter)\u{301}@bank.example/'></iframe>")
        #expect(safe.contains(">evil.example</a>"), "\(safe)")
    }

    @Test func `Links nested embeds once`() {
        let film = link("https://a.example/film.swf", "video", "a.example")
        #expect(
            sanitize(
                "<object><param name=movie value='https://a.example/film.swf'>"
                    + "<embed src='https://a.example/film.swf'></object>x") == "<p>\(film)</p>x")
        #expect(
            sanitize(
                "<object data='https://a.example/film.swf'><param name=movie value=y>"
                    + "<iframe src=z></iframe></object>x") == "<p>\(film)</p>x")
    }

    @Test func `Converts embedded pictures to images`() {
        #expect(
            sanitize("<object data='flow.svg' title='Flow'>no</object>x")
                == "<img src=\"https://site.example/post/flow.svg\" alt=\"Flow\">x")
    }

    @Test func `Recognizes custom elements of players`() {
        #expect(
            sanitize("<lite-youtube videoid='a-B_c456789'></lite-youtube>")
                == "<p>\(link("https://www.youtube.com/watch?v=a-B_c456789", "video", "youtube.com"))</p>"
        )
        #expect(
            sanitize("<amp-vimeo data-videoid=77></amp-vimeo><lite-youtube videoid='a\"b'>t")
                == "<p>\(link("https://vimeo.com/77", "video", "vimeo.com"))</p>t")
        #expect(
            sanitize("<portal src='https://b.example/'></portal>")
                == "<p>\(link("https://b.example/", "page", "b.example"))</p>")
        #expect(
            sanitize("<amp-img src=p.png alt=P></amp-img>")
                == "<img src=\"https://site.example/post/p.png\" alt=\"P\">")
    }

    @Test(arguments: [
        "<iframe src='javascript:alert(1)'></iframe>", "<iframe srcdoc='<b>x</b>'></iframe>",
        "<iframe src='data:text/html,x'></iframe>", "<embed src='file:///etc/passwd'>",
        "<iframe src='https://count.example/' width=1 height=1></iframe>",
        "<iframe src='https://count.example/' style='display:none'></iframe>",
        "<object data='https://count.example/' hidden></object>",
        "<param name=movie value='https://a.example/x.swf'>", "<embed src='https://a.example/'>",
        "<frameset><frame src='https://a.example/x'></frameset>",
        "<iframe src='https://ads.g.doubleclick.net/pagead/ads?x' width=300 height=250></iframe>",
        "<iframe src='https://www.facebook.com/plugins/like.php?href=https%3A%2F%2Fa.example'></iframe>",
    ])
    func `Drops embeds that run code or are invisible`(source: String) {
        #expect(sanitize(source) == "")
    }

    @Test func `Drops relative embeds without a base`() {
        #expect(sanitize("<iframe src='/x'></iframe>y", base: nil) == "y")
    }

    @Test func `Lists pictures of players among those of content`() {
        let html = sanitize(
            "<iframe src='https://www.youtube.com/embed/a-B_c456789'></iframe>"
                + "<a href='https://www.youtube.com/watch?v=x-B_c456789'>a link is none</a>")
        #expect(
            ContentPictures.addresses(in: html)
                == ["https://i.ytimg.com/vi/a-B_c456789/hqdefault.jpg"])
    }
}
