import Testing

@testable import FeedMarkup

@Suite struct LazyPictureTests {
    @Test(arguments: [
        "<img src='/ph.gif' data-src='/r.jpg'>",
        "<img src='/blank.png' data-lazy-src='/r.jpg'>",
        "<img src='/images/lazyload.svg' data-original='/r.jpg'>",
        "<img src='' data-cfsrc='/r.jpg'>",
        "<img data-actualsrc='https://a.example/r.jpg' src='data:image/svg+xml;utf8,x'>",
        "<img src='/loading.gif' data-never-heard-of='https://a.example/r.jpg'>",
        "<img src='/grey.gif' data-large-file='https://a.example/r.jpg?w=3'>",
        "<img src='/loading.gif' class='lazy' file='/r.jpg'>",
        "<img src='/tiny-20.jpg' data-src='/r.jpg' srcset='/tiny-20.jpg 20w'>",
        "<img src='/blank.gif' srcset='/r.jpg 800w'>",
        "<img src='/blank.gif' data-srcset='/r.jpg 800w'>",
        "<img src='about:blank' data-lazy-srcset='/r.jpg 800w'>",
        "<amp-img src='/r.jpg'><amp-img placeholder src='/t.jpg'></amp-img></amp-img>",
        "<amp-img src='/r.jpg'><noscript><img src='/r.jpg'></noscript></amp-img>",
        "<picture><source data-srcset='/r.jpg 1x' srcset='/blank.gif'><img src='/blank.gif'></picture>",
        "<img src='/blank.gif' data-src='/r.jpg'><noscript><img src='/r.jpg'></noscript>",
        "<noscript><img src='/r.jpg'></noscript><img src='/blank.gif' data-src='/r.jpg?w=1'>",
        "<figure><div><img src='/blank.gif'></div><noscript><img src='/r.jpg'></noscript></figure>",
        "<img data-src='/r.jpg'><noscript><picture><source srcset='/r.webp'><img src='/r.jpg?x'></picture></noscript>",
        "<figure><img data-src='/r.jpg'><figcaption>Words</figcaption><noscript><img src='/r.jpg'></noscript></figure>",
        "<noscript>&lt;img src=&quot;/r.jpg&quot;&gt;</noscript>",
        "<img data-placeholder-image='' aria-hidden=true src='/tiny.jpg'><img data-src='/r.jpg'>",
        "<img src='/blank.gif' class='lazy'><noscript>&lt;img src='/r.jpg' alt='A'/&gt;</noscript>",
        "<img src='/blank.gif' data-src='/r.jpg'><noscript> &lt;img src='/r.jpg'&gt;</noscript>",
        "<img src='/i/leer.gif' width=1 height=1 data-bild-url='/r.jpg'>",
        "<img src='/blank.gif' width=1 height=1 data-src='/r.jpg'>",
    ])
    func `Shows a lazy picture once, with its real address`(html: String) {
        let safe = sanitize(html)
        let pictures = ContentPictures.addresses(in: safe)
        #expect(
            pictures.count == 1
                && safe.split(separator: "<img").count == 2 - (safe.hasPrefix("<img") ? 1 : 0),
            "\(safe)")
        #expect(pictures.first?.hasPrefix("https://a.example/r.jpg") == true, "\(safe)")
        #expect(!safe.contains("blank.gif") && !safe.contains("tiny"), "\(safe)")
        #expect(firstPicture(html)?.url.hasPrefix("https://a.example/r.jpg") == true)
    }

    @Test func `Shows a lazy picture without its placeholder's size`() {
        let html = "<img src='/i/leer.gif' width=1 height=1 data-bild-url='/r.jpg'>"
        #expect(sanitize(html) == "<img src=\"https://a.example/r.jpg\">")
    }

    @Test func `Takes a pixel for no picture, however it is loaded`() {
        let html = "<img src='/blank.gif' width=1 height=1 data-src='https://a.example/tr?id=1'>"
        #expect(firstPicture(html)?.url == nil)
        #expect(sanitize(html) == "")
    }

    @Test func `Links to a frame escaped in a noscript`() {
        let html = "<noscript>&lt;iframe src='https://f.example/x'&gt;&lt;/iframe&gt;</noscript>"
        #expect(sanitize(html).contains("href=\"https://f.example/x\""))
    }

    @Test(arguments: ["<noscript>&lt;b&gt; is bold</noscript>", "<p>&lt;img src='/a.jpg'&gt;</p>"])
    func `Keeps markup that a text speaks of`(html: String) {
        let safe = sanitize(html)
        #expect(safe.contains("&lt;") && !safe.contains("<img"))
    }

    @Test(arguments: [
        "data-orig-file='/r.jpg'", "data-src='card-12'", "data-anything='https://a.example/z.jpg'",
        "data-src='javascript:x()'",
    ])
    func `Keeps a real address`(attribute: String) {
        let safe = sanitize("<img src='/r-300.jpg' \(attribute)>")
        #expect(ContentPictures.addresses(in: safe) == ["https://a.example/r-300.jpg"])
    }

    @Test(arguments: [
        "<img srcset='pt:, /r.jpg'>", "<img src='/blank.gif' srcset='pt:, /r.jpg 2x'>",
        "<img src='/blank.gif' data-src='pt:x' srcset='/r.jpg 2x'>",
        "<picture><source srcset='pt:, /r.jpg'><img src='/blank.gif'></picture>",
    ])
    func `Skips invalid srcset candidates consistently`(html: String) {
        #expect(ContentPictures.addresses(in: sanitize(html)) == ["https://a.example/r.jpg"])
    }

    @Test func `Knows where a link is when a placeholder before it is removed`() {
        let placeholder = "<img src='/blank.gif' alt='\(String(repeating: "a", count: 400))'>"
        let picture = "<img src=\"https://a.example/r.jpg\">"
        #expect(
            sanitize(
                "\(placeholder)<noscript><a href='https://b.example/'><img src='/r.jpg'>c.com</a></noscript>"
            ) == "<a href=\"https://b.example/\">\(picture)c.com (b.example)</a>")
        #expect(
            sanitize(
                "\(placeholder)<noscript><a href='magnet:?xt=1'><img src='/r.jpg'></a></noscript>")
                == "\(picture) (magnet:?xt=1)")
    }

    @Test func `Keeps two different pictures`() {
        let html = "<img src='/a.jpg'><noscript><img src='/b.jpg'></noscript>"
        #expect(ContentPictures.addresses(in: sanitize(html)).count == 2)
    }

    @Test(arguments: [
        "<iframe data-src='https://www.youtube.com/embed/abc123XYZ_-'></iframe>",
        "<iframe src='about:blank' data-lazy-src='https://www.youtube.com/embed/abc123XYZ_-'></iframe>",
        "<iframe data-new-name='//www.youtube.com/embed/abc123XYZ_-'></iframe>",
        "<iframe data-src='https://www.youtube.com/embed/abc123XYZ_-'></iframe><noscript><iframe src='https://www.youtube.com/embed/abc123XYZ_-'></iframe></noscript>",
    ])
    func `Links lazily loaded frames`(html: String) {
        #expect(
            sanitize(html)
                == "<p><a href=\"https://www.youtube.com/watch?v=abc123XYZ_-\" data-embed=\"video\">youtube.com</a></p>"
        )
    }

    @Test(arguments: [" hr", "h\tr", "hr\n", " l\noading.gif "])
    func `Ignores white space around addresses`(source: String) {
        let html = "<img src=\"\(source)\" srcset=\"https://b.example/d 1x\">"
        #expect(firstPicture(html)?.url == "https://b.example/d")
        #expect(sanitize(html).contains(" src=\"https://b.example/d\""))
    }

    @Test(arguments: [
        "\u{1}data:image/png,x", "da\nta:image/png,x", "abo\tut:blank", "http:b.example",
    ])
    func `Recognizes placeholders in obfuscated spellings`(source: String) {
        let html = "<img src=\"\(source)\" srcset=\"https://b.example/d 1x\" alt=\"a\">"
        #expect(firstPicture(html)?.url == "https://b.example/d")
        _ = sanitize(html)
    }

    @Test func `Keeps a space within an address`() {
        let html = "<img src=\"h r\" srcset=\"https://b.example/d 1x\">"
        #expect(sanitize(html).contains(" src=\"https://a.example/h%20r\""))
    }
}
