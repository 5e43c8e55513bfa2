import FeedMarkup
import FeedParsing
import TestSupport
import Testing

struct PageArticleTests {
    private static let address = "https://example.org/2026/story"

    private func article(
        _ html: String, at url: String? = address, charset: String? = nil
    ) -> PageArticle {
        PageArticle(
            of: Array(html.utf8),
            context: FeedParsingContext(documentURL: url, httpCharset: charset))
    }

    private func html(_ page: String) throws -> String { try #require(article(page).html) }

    private func sanitisedAgain(_ html: String) -> String {
        HTMLSanitizer.sanitized(html.utf8Span.span, base: URLBase(Self.address))
    }

    /// Text that is long enough to be an article.
    private let text = String(
        repeating: "A sentence of the article that is long enough. ", count: 8)

    @Test(arguments: PublishedPage.all, ["en", "de", "ja"])
    func `Finds the article of a page`(page: PublishedPage, language: String) throws {
        let (html, wanted, unwanted) = page.page(in: language)
        let found = try self.html(html)
        for word in wanted { #expect(found.contains(word)) }
        for word in unwanted { #expect(!found.contains(word)) }
    }

    @Test(arguments: [
        "", "<", "<p>", "<p>\(String(repeating: "\u{B8} ", count: 200))", "<p>Short.</p>",
        "<nav><a href='/'>Home</a></nav>",
        "<div id=app></div><script>draw()</script>",
        "<script type='application/ld+json'>{\"articleBody\": </script>",
    ])
    func `Returns nothing for a page without an article`(html: String) {
        #expect(article(html).html == nil)
        #expect(article(html).words == 0)
    }

    @Test func `Sanitises the article, and resolves addresses against the page`() throws {
        let found = try html(
            """
            <base href="/base/"><article><p onclick="x()">\(text)<a href="other">there</a>
            <script>alert(1)</script><a href="javascript:x">bad</a></p></article>
            """)
        #expect(found.contains("https://example.org/base/other"))
        #expect(!found.contains("onclick") && !found.contains("javascript"))
        #expect(sanitisedAgain(found) == found)
    }

    @Test func `Keeps lazy pictures with captions, and those of AMP`() throws {
        let found = try html(
            """
            <article><p>\(text)</p><figure><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/a.jpg" alt="">
            <noscript><img src="/a.jpg" alt=""></noscript><figcaption>Caption of it</figcaption></figure>
            <amp-img src="/b.jpg" width=600 height=400></amp-img><p>\(text)</p></article>
            """)
        #expect(found.split(separator: "https://example.org/a.jpg").count == 2)
        #expect(found.contains("https://example.org/b.jpg"))
        #expect(found.contains("Caption of it"))
    }

    @Test func `Keeps lists, tables, code, quotations with their source, and footnotes`() throws {
        let found = try html(
            """
            <article><p>\(text)</p><ul><li>Short item</ul><table><tr><td>Cell</table><pre><code>let code = 1 <span class="hljs-comment">// why</span></code></pre>
            <blockquote><p>Said</p><footer>Ann Author</footer></blockquote><p>\(text)</p>
            <aside class="footnotes"><p>Note at the foot</p></aside>
            <section id="related-work" class="level2"><p>By Pandoc</p></section>
            <section id="navigation">
            <h2>By Sphinx<a class="headerlink" href="#navigation">¶</a></h2><p>Ways</p></section>
            <div class="section" id="related">
            <h2>Old Sphinx<a class="headerlink" href="#related">¶</a></h2><p>Older ways</p></div>
            <div id="share" class="section level2"><h2>R Markdown</h2><p>Way of R</p></div>
            <div class="code-toolbar"><pre>Shown code</pre></div>
            <div class="jp-Cell"><p>In a notebook</p></div>
            <div hidden="until-found"><p>Folded away</p></div></article>
            """)
        for part in [
            "Short item", "Cell", "let code", "// why", "Said", "Ann Author", "Note at the foot",
            "By Pandoc", "Ways", "Older ways", "Way of R", "Shown code", "In a notebook",
            "Folded away",
        ] {
            #expect(found.contains(part))
        }
    }

    @Test func `Leaves out hidden text, and lines that lead to other articles`() throws {
        let found = try html(
            """
            <article><p>\(text)</p><p style="display: none">Unseen</p><p hidden>Unseen</p>
            <p><strong>Read also: <a href="/o">Other one</a></strong></p>
            <p>Veja também: <a href="/v">outra</a></p><h3>Related stories</h3>
            <ul><li><a href="/1">First other</a><li><a href="/2">Second other</a></ul>
            <h2 id="sharing-data">Recommended</h2><p>Tagged templates are <b>code.</b></p><p>\(text)</p></article>
            """)
        for part in ["Unseen", "Other one", "Veja", "Related", "First other"] {
            #expect(!found.contains(part))
        }
        #expect(found.contains("Recommended") && found.contains("Tagged templates"))
    }

    @Test func `Takes the text of linked data only if the page shows far less`() throws {
        let data = """
            <script type="application/ld+json">[{"@type": "Article", "articleBody": "\(text)\\n\\nThe end of it, isn&#39;t it."}]</script>
            """
        let shown = try html("\(data)<article><p>\(text)<em>yes</em></p></article>")
        #expect(shown.contains("<em>yes</em>"))
        let drawn = try html("\(data)<div id=app></div>")
        #expect(drawn.contains("<p>The end of it, isn't it.</p>"))
    }

    @Test(
        arguments: [
            (
                "<link rel=next href='?page=2'>", "https://a.example/story",
                "https://a.example/story?page=2"
            ),
            (
                "<a rel=next href='/story?page=3'>", "https://a.example/story?page=2",
                "https://a.example/story?page=3"
            ),
            (
                "<div class=page-links><p class=pagination><a href='/story/2/'>2</a></p></div>",
                "https://a.example/story/",
                "https://a.example/story/2/"
            ),
            (
                "<a rel=next href=/story-2.html>", "https://a.example/story.html",
                "https://a.example/story-2.html"
            ),
            // The next article, a page before, and pages of comments.
            ("<link rel=next href='/another-story/'>", "https://a.example/story/", nil),
            ("<a rel=next href='/part-2/'>", "https://a.example/part-1/", nil),
            ("<link rel=next href='/story/'>", "https://a.example/story/2/", nil),
            ("<link rel=next href='/story/3/'>", "https://a.example/story/", nil),
            ("<link rel=next href='https://b.example/story/2/'>", "https://a.example/story/", nil),
            (
                "<div id=comments><a rel=next href='?page=2'>more</a></div>",
                "https://a.example/story", nil
            ),
            // Behind more links than any page has.
            (
                String(repeating: "<link rel=next href>", count: 256)
                    + "<link rel=next href='?page=2'>",
                "https://a.example/story", nil
            ),
        ] as [(String, String, String?)])
    func `Finds the next page of one article`(html: String, page: String, next: String?) {
        #expect(
            article("<body>\(html)<article><p>\(text)</p></article>", at: page).nextPage == next)
    }

    @Test func `Names the AMP form of a page`() {
        #expect(
            article("<link rel=amphtml href=amp/>").ampPage == "https://example.org/2026/amp/")
        #expect(article("<link rel=amphtml href='javascript:x'>").ampPage == nil)
    }

    @Test func `Reads the charset that the page declares`() throws {
        let bytes: [UInt8] =
            Array("<meta charset=windows-1252><article><p>\(text) Caf".utf8) + [0xE9]
        let found = PageArticle(of: bytes, context: FeedParsingContext())
        #expect(try #require(found.html).contains("Café"))
        let other = Array(
            "<meta http-equiv=content-type content='text/html; charset=iso-8859-1'>".utf8)
        let again = PageArticle(of: other + bytes, context: FeedParsingContext())
        #expect(try #require(again.html).contains("Café"))
    }

    @Test(arguments: [
        ("", 0), ("One two-three, it's 4.", 4), ("橋は古い", 4), ("Привет, мир", 2), ("สวัสดี x", 7),
    ])
    func `Counts words`(text: String, count: Int) {
        #expect(WordCount.of(text) == count)
    }

    @Test(arguments: 0..<4)
    func `Stays safe for any markup`(round: Int) {
        let pieces = [
            "<article>", "</article>", "<div class='comments'>", "<div class=entry-content>",
            "</div>", "<p>", "</p>",
            "<form>", "</form>", "<amp-img", " src=a>", "<noscript>", "<aside>", "<li>", "<td>",
            "<a href='/x'>", "</a>",
            "<script type='application/ld+json'>", "{\"articleBody\": \"", "</script>", text,
            "<pre>", "<", "<h1>T</h1>",
            "<link rel=next href='?page=2'>", "<template>", "<title>", "</x-y>", "<x-y hidden>",
            "橋", "\"}", "<header>",
        ]
        var generator = SeededGenerator(seed: UInt64(round))
        for _ in 0..<300 {
            let page = PageArticle(
                of: generator.bytes(of: pieces, count: 1 + generator.next(40)),
                context: FeedParsingContext(documentURL: Self.address))
            #expect((page.html == nil) == (page.words == 0))
            for name in ["<script", "<form", "<template", "<title", "<x-y"] {
                #expect(page.html?.contains(name) != true)
            }
        }
    }

    #if DEBUG
        @Test(arguments: [
            "<div>", "<p>a", "<article>", "<div class=comments>", "<a href=a>", "</div>",
            "<x-y class=ad>", "</x-y>", "<li>a",
            "<div>related", "<p>related</p>", "<h2>a</h2>", "<form>", "<div hidden>",
            "<amp-img src=a>", "<td>", "a ", "<section id=a ",
            "<script type='application/ld+json'>{\"articleBody\": \"a\"}</script>",
            "<link rel=next href=a>",
            "<ul><li><a href=a>b</a></ul>", "<header><p>a</p>",
        ])
        func `Looks at each byte a few times`(shape: String) {
            let shapes = String(repeating: shape, count: 8_000 / shape.utf8.count)
            let bytes = Array("<div><p>\(text)</p>\(shapes)<p>\(text)</p>".utf8)
            let read = ReadingMeter.bytesRead {
                _ = PageArticle(
                    of: bytes, context: FeedParsingContext(documentURL: Self.address))
            }
            #expect(ReadingMeter.isBounded(read, given: bytes.count), "\(read / bytes.count) times")
        }
    #endif
}
