import Testing

@testable import FeedMarkup

@Suite struct LinkSafetyTests {
    @Test(arguments: [
        ("https://bank.example@evil.example/x", "https://evil.example/x"),
        ("https://bank.example:443@evil.example/x", "https://evil.example/x"),
        ("https://ada@a.example/x", "https://ada@a.example/x"),
        ("https://a.example/@ada", "https://a.example/@ada"),
        ("https://bаnk.example/", "https://xn--bnk-6cd.example/"),
        ("https://раура.example/", "https://xn--80aa0cbo.example/"),
        ("https://münchen.example/", "https://münchen.example/"),
        ("https://пример.example/", "https://пример.example/"),
    ])
    func `Exposes deceptive hosts in addresses`(
        written: String, shown: String
    ) {
        let bytes = Array(written.utf8)
        #expect(URLReference.resolved(bytes.span, against: nil, for: .link) == shown)
    }

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
            "https://gist.github.com/ada/0123abcd"
        ),
        (
            "<script async id=a src='https://asciinema.org/a/14.js'></script>",
            "https://asciinema.org/a/14"
        ),
        (
            "<div class=fb-post data-href='https://www.facebook.com/p/1'></div>",
            "https://www.facebook.com/p/1"
        ),
        (
            "<div class=tweet data-attrs='{&quot;url&quot;:&quot;https://twitter.com/a/status/1&quot;}'></div>",
            "https://twitter.com/a/status/1"
        ),
        (
            "<blockquote class=instagram-media data-instgrm-permalink='https://www.instagram.com/p/a/'></blockquote>",
            "https://www.instagram.com/p/a/"
        ),
        (
            "<blockquote class=tiktok-embed cite='https://www.tiktok.com/@a/video/1'> </blockquote>",
            "https://www.tiktok.com/@a/video/1"
        ),
        (
            "<figure class=media><oembed url='https://www.youtube.com/watch?v=abc123XYZ_-'></oembed></figure>",
            "https://www.youtube.com/watch?v=abc123XYZ_-"
        ),
        (
            "<div class='wp-block-embed__wrapper'> https://social.example/@a/1 </div>",
            "https://social.example/@a/1"
        ),
        ("<p>[embed]https://films.example/watch/1[/embed]</p>", "https://films.example/watch/1"),
        (
            "<div class='flourish-embed' data-src='visualisation/123'></div>",
            "https://public.flourish.studio/visualisation/123/"
        ),
    ])
    func `Replaces scripts that embed content by links`(html: String, address: String) {
        let safe = sanitized(html)
        #expect(safe.contains("<a href=\"\(address)\" data-embed="), "\(safe)")
        #expect(safe.split(separator: "<a ").count <= 2)
    }

    @Test(arguments: [
        ("<svg aria-label='Tides per day'><title>T</title><text>x</text></svg>", "Tides per day"),
        (
            "<svg viewBox='0 0 1 1'><title>Tides &amp; ropes</title><path d=x /></svg>",
            "Tides &amp; ropes"
        ),
        ("<svg aria-hidden='true'><title>T</title></svg>", ""),
        ("<svg><path d=x /></svg>", ""),
        ("<script src='https://a.example/x.js'></script>", ""),
    ])
    func `Replaces drawings by their text`(html: String, words: String) {
        #expect(sanitized(html) == words)
    }

    @Test func `Shows the host of a framed page`() {
        let safe = sanitized("<iframe src='https://b\u{430}nk.example/x'></iframe>")
        #expect(safe.contains("https://xn--bnk-6cd.example/x"), "\(safe)")
    }
}
