import Testing

@testable import FeedNetwork

@Suite("Addresses of resources")
struct ResourceAddressTests {
    @Test(
        arguments: [
            ("http://Example.ORG", "http://example.org/", "example.org", 80),
            ("HTTPS://example.org:443/a", "https://example.org/a", "example.org", 443),
            ("http://example.org:8080/a?b#c", "http://example.org:8080/a?b", "example.org", 8080),
            ("http://example.org:/a", "http://example.org/a", "example.org", 80),
            ("http://[::1]:99/x", "http://[::1]:99/x", "[::1]", 99),
            ("http://u:p@example.org/", "http://u:p@example.org/", "example.org", 80),
            ("http://example.org?q", "http://example.org/?q", "example.org", 80),
            ("http://example.org/ä b", "http://example.org/%C3%A4%20b", "example.org", 80),
            ("http://bücher.example/", "http://bücher.example/", "bücher.example", 80),
        ])
    func `an address is read and made the same`(
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
            "mailto:a@example.org",
        ])
    func `what cannot be fetched by HTTP is no address`(written: String) {
        #expect(ResourceAddress(written) == nil)
    }

    @Test(
        arguments: [
            ("/b", "https://example.org/b"), ("../c?d", "https://example.org/c?d"),
            ("//other.example/x", "https://other.example/x"),
            ("http://other.example", "http://other.example/"),
            ("e f", "https://example.org/a/e%20f"),
        ])
    func `a redirect may be relative`(location: String, expected: String) throws {
        let base = try #require(ResourceAddress("https://example.org/a/x"))
        #expect(ResourceAddress(location, relativeTo: base)?.text == expected)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://x/", "javascript:x", "gopher://127.0.0.1/"])
    func `a redirect leads to HTTP or nowhere`(location: String) throws {
        let base = try #require(ResourceAddress("https://example.org/"))
        #expect(ResourceAddress(location, relativeTo: base) == nil)
    }

    @Test(
        arguments: [
            ("http://localhost/", AddressClass.loopback), ("http://a.localhost./", .loopback),
            ("http://127.1/", .loopback), ("http://[::ffff:10.0.0.1]/", .private),
            ("http://0x7f000001/", .loopback),
        ])
    func `a host that is an address has a class`(written: String, expected: AddressClass) {
        #expect(ResourceAddress(written)?.literalClass == expected)
    }
}
