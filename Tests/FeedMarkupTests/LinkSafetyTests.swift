import Testing

@testable import FeedMarkup

@Suite struct LinkSafetyTests {
    @Test(arguments: [
        ("<a href='https://evil.example/'>https://bank.example/</a>", " (evil.example)</a>"),
        ("<a href='https://evil.example/'>www.bank.example</a>", " (evil.example)</a>"),
        ("<a href='https://evil.example/'>bank.com</a>", " (evil.example)</a>"),
        ("<a href='https://www.bank.example/x'>bank.example</a>", "bank.example</a>"),
        (
            "<a href='https://www.bank.example/x'>https://bank.example</a>",
            "https://bank.example</a>"
        ),
        ("<a href='https://shop.bank.com/x'>bank.com</a>", "bank.com</a>"),
        ("<a href='https://a.example/'>Words</a>", "Words</a>"),
    ])
    func `Appends the host if the text of a link is another address`(html: String, end: String) {
        #expect(sanitized(html).hasSuffix(end), "\(sanitized(html))")
    }

    @Test(arguments: [
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
            "<blockquote class=tiktok-embed cite='https://www.tiktok.com/@a/video/1'> </blockquote>",
            "www.tiktok.com/@a/video/1"
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
        (
            "<div class='flourish-embed' data-src='visualisation/123'></div>",
            "public.flourish.studio/visualisation/123/"
        ),
    ])
    func `Replaces scripts that embed content by links`(html: String, address: String) {
        let safe = sanitized(html)
        #expect(safe.contains("<a href=\"https://\(address)\" data-embed="), "\(safe)")
        #expect(safe.split(separator: "<a ").count <= 2)
    }

    @Test func `Shows the host of a framed page`() {
        let safe = sanitized("<iframe src='https://b\u{430}nk.example/x'></iframe>")
        #expect(safe.contains("https://xn--bnk-6cd.example/x"), "\(safe)")
    }
}
