import FeedMarkup
import Testing

struct URLReferenceTests {
    private func resolve(
        _ reference: String, against base: String? = nil, for purpose: URLPurpose = .link
    ) -> String? {
        URLReference.resolved(
            Array(reference.utf8).span, against: base.flatMap { URLBase($0) }, for: purpose)
    }

    /// The examples of RFC 3986, section 5.4, with the scheme http.
    @Test(arguments: [
        ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
        ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"),
        ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"),
        ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
        (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"),
        ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
        ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("/./g", "http://a/g"),
        ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
        ("g..", "http://a/b/c/g.."), ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"),
        ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
        ("g;x=1/../y", "http://a/b/c/y"), ("g?y/../x", "http://a/b/c/g?y/../x"),
        ("g#s/./x", "http://a/b/c/g#s/./x"),
    ])
    func `Resolves references as in RFC 3986`(reference: String, expected: String) {
        #expect(resolve(reference, against: "http://a/b/c/d;p?q") == expected)
    }

    @Test(arguments: [
        ("x", "http://a", "http://a/x"),
        ("?q", "http://a", "http://a?q"),
        ("x", "https://a?q/r", "https://a/x"),
        ("//b/x", "https://a/", "https://b/x"),
    ])
    func `Resolves against a base without a path`(reference: String, base: String, expected: String)
    {
        #expect(resolve(reference, against: base) == expected)
    }

    @Test(arguments: [
        ("https://example.org/a?b=c&d=é#f", "https://example.org/a?b=c&d=é#f"),
        ("  HTTP://Example.org/A  ", "http://Example.org/A"),
        ("http://example.org/a b\"<c>`", "http://example.org/a%20b%22%3Cc%3E%60"),
        ("ht\ntp://exa\tmple.org/\u{0}\u{202E}x", "http://example.org/x"),
        ("http:\\\\example.org\\a?b\\c", "http://example.org/a?b\\c"),
        ("http:///example.org//a/../b", "http://example.org//b"),
        ("https:example.org", "https://example.org"),
        ("mailto:a@example.org?subject=b c", "mailto:a@example.org?subject=b%20c"),
        ("a/b", "a/b"), ("c/../d", "c/../d"),
        ("//example.org/a", "//example.org/a"),
        ("java script:alert(1)", "java%20script:alert(1)"),
    ])
    func `Normalizes addresses`(reference: String, expected: String) {
        #expect(resolve(reference) == expected)
        #expect(resolve(expected) == expected)
    }

    @Test(arguments: [
        "", "  ", "http://", "https:", "http:?a", "javascript:alert(1)", " JavaScript:alert(1)",
        "java\nscript:x", "\u{1}javascript:x", "java\u{85}script:x", "vbscript:x",
        "data:text/html,x", "data:image/png;base64,AA==", "file:///etc/passwd", "about:blank",
        "view-source:http://a", "blob:http://a/b", "localhost:80/x", "mailto:",
    ])
    func `Rejects links with other schemes`(reference: String) {
        #expect(resolve(reference, against: "http://example.org/") == nil)
    }

    @Test(
        arguments: [
            ("data:image/png;base64,iVBO Rw0K\n Gg==", "data:image/png;base64,iVBORw0KGg=="),
            ("DATA:IMAGE/gif,abc", "data:image/gif,abc"),
            ("data:image/svg+xml,<svg/>", nil), ("data:image/png;", "data:image/png;"),
            ("data:image/png,", "data:image/png,"), ("data:image/pngx,a", nil),
            ("data:image/png", nil), ("data:image/", nil),
            ("data:text/html,image/png", nil),
            ("mailto:a@example.org", nil),
            ("a.png", "http://example.org/a.png"),
        ] as [(String, String?)])
    func `Accepts data addresses of pictures`(reference: String, expected: String?) {
        let found = resolve(reference, against: "http://example.org/", for: .inlineImage)
        #expect(found == expected)
    }

    @Test func `Rejects mail addresses for resources`() {
        #expect(resolve("mailto:a@example.org", for: .resource) == nil)
        #expect(resolve("data:image/png,x", for: .resource) == nil)
        #expect(resolve("http://example.org/", for: .resource) == "http://example.org/")
    }

    @Test func `Resolves bases against outer bases`() {
        let document = URLBase("http://example.org/a/b.xml")
        #expect(URLBase("c/", within: document)?.string == "http://example.org/a/c/")
        #expect(URLBase("/d", within: document)?.string == "http://example.org/d")
        #expect(URLBase("c/") == nil)
        #expect(URLBase("javascript:x", within: document) == nil)
        #expect(URLBase("urn:isbn:0") == nil)
    }

    @Test func `Resolves many dots in linear time`() {
        let long = "http://example.org" + String(repeating: "/a/..", count: 100_000)
        #expect(resolve(long) == "http://example.org/")
    }
}
