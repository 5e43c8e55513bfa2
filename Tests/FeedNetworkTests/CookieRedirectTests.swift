import FeedLoading
import Testing

@testable import FeedNetwork

/// Servers that require their cookies before they answer.
@Suite final class CookieRedirectTests: ResourceLoading {
    private func loadPage(_ text: String = "https://www.a.example/feed/x", isOffline: Bool = false)
        throws
    {
        try load(makeLoader { $0.isOffline = isOffline }, text)
    }

    private var cookie: String? {
        transport.requests.last?.fields.first { $0.name == "Cookie" }?.value
    }

    @Test(arguments: [301, 302, 307])
    func `Returns cookies to the server and stores nothing of the redirect`(status: Int) throws {
        try loadPage()
        #expect(cookie == nil)
        transport.answer(
            status,
            [
                ("Location", "/feed/x"), ("Set-Cookie", "a=1; Path=/; HttpOnly"),
                ("Set-Cookie", "b=\"2\"; path=/feed"),
            ])
        #expect(cookie == "a=1; b=\"2\"")
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "one")
        let resource = try #require(try results.all.last?.get())
        #expect(resource.notices.isEmpty)
        #expect(store.redirects.isEmpty)
        try loadPage(isOffline: true)
        #expect((try? results.all.last?.get()) != nil)
        try loadPage("https://www.a.example/other")
        #expect(cookie == nil)
    }

    @Test func `Returns cookies across intermediate pages`() throws {
        try loadPage()
        transport.answer(302, [("Location", "/check?back=/feed/x")])
        transport.answer(302, [("Location", "/feed/x"), ("Set-Cookie", "ok=1; Path=/")])
        #expect(cookie == "ok=1")
        transport.answer(200, body: "one")
        #expect((try? results.all.last?.get()) != nil)
        #expect(store.redirects.isEmpty)
    }

    @Test func `Replaces cookies by name, domain and path`()
        throws
    {
        try loadPage()
        transport.answer(
            302,
            [("Location", "/check"), ("Set-Cookie", "a=1; Path=/"), ("Set-Cookie", "b=1; Path=/")])
        #expect(cookie == "a=1; b=1")
        transport.answer(
            302,
            [
                ("Location", "/feed/x"), ("Set-Cookie", "a=2; Path=/"),
                ("Set-Cookie", "a=3; Path=/feed"), ("Set-Cookie", "b=; Path=/; Max-Age=0"),
                ("Set-Cookie", "a=4; Path=/; Domain=a.example"), ("Set-Cookie", "c=5; Path=/"),
            ])
        #expect(cookie == "a=2; a=3; a=4; c=5")
    }

    @Test func `Remembers a redirect that sets an unrelated cookie`() throws {
        try loadPage()
        transport.answer(301, [("Location", "/new"), ("Set-Cookie", "seen=1")])
        transport.answer(200, body: "one")
        #expect(store.redirects.count == 1)
        #expect(try results.all.last?.get().notices.count == 1)
    }

    @Test(
        arguments: [
            ("a=1", "https://b.example/feed/x", nil), ("a=1", "https://www.a.example/", nil),
            ("a=1", "https://www.a.example/feed/y?z", "a=1"),
            ("a=1", "https://www.a.example/feedback", nil),
            ("a=1; Path=/", "https://a.example/", nil),
            ("a=1; Path=/", "https://x.www.a.example/", nil),
            ("a=1; Path=/; Domain=.a.example", "https://b.a.example/", "a=1"),
            ("a=1; Path=/; Domain=A.example", "https://a.example/", "a=1"),
            ("a=1; Path=/; Domain=example", "https://www.a.example/", nil),
            ("a=1; Path=/; Domain=b.example", "https://www.a.example/", nil),
            ("a=1; Path=/; Domain=w.a.example", "https://www.a.example/", nil),
            ("a=1; Path=/; Secure", "http://www.a.example/", nil),
            ("a=1; Path=/; Secure", "https://www.a.example/", "a=1"),
            ("a=1; Path=/; Max-Age=0", "https://www.a.example/", nil),
            ("=1; Path=/", "https://www.a.example/", nil),
            ("a; Path=/", "https://www.a.example/", nil),
            ("a=1\r\nX: y; Path=/", "https://www.a.example/", nil),
            ("", "https://www.a.example/", nil),
        ] as [(String, String, String?)])
    func `Sends cookies only to their own server`(set: String, to: String, sent: String?) throws {
        try loadPage()
        transport.answer(302, [("Location", to), ("Set-Cookie", set)])
        #expect(cookie == sent)
    }

    private func answer(_ cookies: [String], to: String = "/feed/y") {
        transport.answer(302, [("Location", to)] + cookies.map { ("Set-Cookie", $0) })
    }

    @Test func `A cookie with control characters or beyond ASCII costs no other`() throws {
        try loadPage()
        answer(["a=\u{1}", "b=2\t3", "c=\u{E9}", "d=\u{7F}", "e=4"])
        #expect(cookie == "b=2\t3; e=4")
    }

    @Test func `A cookie goes to its host in clear unless it forbids that`() throws {
        try loadPage("http://www.a.example/feed/x")
        answer(["a=1", "b=2; Secure"])
        #expect(cookie == "a=1")
    }

    @Test func `Takes 32 cookies of up to 4096 bytes`() throws {
        try loadPage()
        answer(["l=" + String(repeating: "x", count: 4_095)] + (0..<33).map { "c\($0)=1" })
        #expect(cookie == (0..<32).map { "c\($0)=1" }.joined(separator: "; "))
        answer(["c0=" + String(repeating: "x", count: 4_093)])
        #expect((cookie ?? "").utf8.count > 4_096)
    }

    @Test(
        arguments: [("8.8.4.4", "a=1"), ("8.4.4", nil), ("8.8.4.5", nil)] as [(String, String?)]
    )
    func `An address is its own domain only`(domain: String, sent: String?) throws {
        try loadPage("http://8.8.4.4/feed/x")
        answer(["a=1; Domain=\(domain)"])
        #expect(cookie == sent)
    }
}
