import Testing

@testable import FeedNetwork

struct ResourceAddressTests {
    @Test(arguments: [(16_384, true), (16_385, false)])
    func `Limits the length of an address`(count: Int, isOne: Bool) {
        let start = "http://a.example/"
        let address = start + String(repeating: "x", count: count - start.utf8.count)
        #expect((ResourceAddress(address) != nil) == isOne)
    }

    @Test(
        arguments: [
            ("http://Example.ORG", "http://example.org/", "example.org", 80),
            ("HTTPS://example.org:443/a", "https://example.org/a", "example.org", 443),
            ("http://example.org:8080/a?b#c", "http://example.org:8080/a?b", "example.org", 8080),
            ("http://example.org:/a", "http://example.org/a", "example.org", 80),
            ("http://[::1]:99/x", "http://[::1]:99/x", "[::1]", 99),
            ("http://u:p@example.org/", "http://example.org/", "example.org", 80),
            ("http://u@x:p@example.org/", "http://example.org/", "example.org", 80),
            ("http://ex%61mple.org/", "http://example.org/", "example.org", 80),
            ("http://example.org/\u{301}a", "http://example.org/%CC%81a", "example.org", 80),
            ("http://example.org?q", "http://example.org/?q", "example.org", 80),
            ("http://example.org/ä b", "http://example.org/%C3%A4%20b", "example.org", 80),
            ("http://bücher.example/", "http://bücher.example/", "bücher.example", 80),
            ("http://example.org/~\u{80}\u{C0}", "http://example.org/~%C3%80", "example.org", 80),
            ("http://example.org:1/", "http://example.org:1/", "example.org", 1),
            ("http://example.org:65535/", "http://example.org:65535/", "example.org", 65_535),
        ])
    func `Parses and normalizes addresses`(
        written: String, text: String, host: String, port: Int
    ) throws {
        let address = try #require(ResourceAddress(written))
        #expect(address.text == text)
        #expect(address.host == host)
        #expect(address.port == port)
    }

    @Test(
        arguments: [
            "", "file:///etc/passwd", "ftp://example.org/", "gopher://example.org/", "/a",
            "http://", "http://:80/", "http://example.org:0/", "http://example.org:99999/",
            "http://example.org:8a/", "javascript:alert(1)", "data:text/plain,hello",
            "mailto:a@example.org", "http://a%2eb%/", "http://a%zz.example/", "http://a%2Fb/",
            "http://a%00b/", "http://a%40b/", "http://a%253a/", "http://a..example/", "http://./",
            "http://127.0.0.08/", "http://1.2.3.4.5/", "http://a.example.0x/",
            "http://a%ff.example/", "http://example.org:65536/",
            "http://[::1/", "http://[127.0.0.1]/", "http://[::1]x/", "http://a[b]/",
            // White space and control characters in a host.
            "http://a%1Fb.example/", "http://a%20b.example/", "http://a%7Fb.example/",
            "http://a%09b.example/", "http://a%0D%0Ab.example/",
        ])
    func `Rejects addresses that HTTP can't fetch`(written: String) {
        #expect(ResourceAddress(written) == nil)
    }

    @Test(
        arguments: [
            ("/b", "https://example.org/b"), ("../c?d", "https://example.org/c?d"),
            ("//other.example/x", "https://other.example/x"),
            ("http://other.example", "http://other.example/"),
            ("e f", "https://example.org/a/e%20f"),
            // As in browsers, a path, unless two slashes follow or the scheme is another.
            ("https:/good", "https://example.org/good"),
            (" HTTPS:good", "https://example.org/a/good"),
            ("https:?q", "https://example.org/a/x?q"), ("https:\\good", "https://example.org/good"),
            ("https:///good", "https://good/"), ("https:\\\\good", "https://good/"),
            ("http:/good", "http://good/"),
        ])
    func `Resolves relative redirects`(location: String, expected: String) throws {
        let base = try #require(ResourceAddress("https://example.org/a/x"))
        #expect(ResourceAddress(location, relativeTo: base)?.text == expected)
    }

    @Test(
        arguments: [
            ("http://localhost/", .loopback), ("http://a.localhost./", .loopback),
            ("http://127.1/", .loopback), ("http://[::ffff:10.0.0.1]/", .private),
            ("http://0x7f000001/", .loopback), ("http://127%2e0.0.1/", .loopback),
            ("http://%31%32%37.0.0.1/", .loopback), ("http://loc%61lhost/", .loopback),
            ("http://127.0.0.1/\u{301}", .loopback), ("http://127.0.0.1\u{301}/", nil),
            ("http://00000000000000000000177.1/", .loopback),
            ("http://0x000000000000000000007f.1/", .loopback),
            ("http://user@example.org@127.0.0.1/", .loopback),
            ("http://127.0.0.1.example/", nil),
        ] as [(String, AddressClass?)])
    func `Classifies hosts that are addresses`(written: String, expected: AddressClass?) {
        #expect(ResourceAddress(written)?.literalClass == expected)
    }

    @Test
    func `Sends credentials and never shows them`() throws {
        let address = try #require(ResourceAddress("http://us%40er:secret@example.org:99/a"))
        #expect(address.requestText == "http://us%40er:secret@example.org:99/a")
        #expect("\(address)" == "http://example.org:99/a")
        #expect(address != ResourceAddress("http://example.org:99/a"))
    }

    @Test(
        arguments: [
            ("/b", "http://u:p@example.org/b"),
            ("http://example.org/b", "http://u:p@example.org/b"),
            ("http://example.org:81/b", "http://example.org:81/b"),
            ("https://example.org/b", "https://example.org/b"),
            ("http://other.example/", "http://other.example/"),
            ("http://v:q@example.org/b", "http://v:q@example.org/b"),
            ("http://v@w.example:q@example.org/b", "http://v%40w.example:q@example.org/b"),
        ])
    func `Keeps credentials only in redirects to the same server`(
        location: String, expected: String
    ) throws {
        let base = try #require(ResourceAddress("http://u:p@example.org/a"))
        #expect(ResourceAddress(location, relativeTo: base)?.requestText == expected)
    }

    @Test(arguments: ["127.0.0.1", "xn--bcher-kva.example"])
    func `Replaces the host`(host: String) throws {
        let address = try #require(ResourceAddress("https://u:p@bücher.example:81/a?b"))
        let replaced = try #require(address.replacingHost(by: host))
        #expect(replaced.requestText == "https://u:p@\(host):81/a?b")
    }
}
