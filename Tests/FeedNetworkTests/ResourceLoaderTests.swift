import FeedLoading
import Testing

@testable import FeedNetwork

@Suite final class ResourceLoaderTests: ResourceLoading {
    @Test
    func `Counts received bytes including redirects and failures`() throws {
        let task = try load()
        transport.answer(302, [("Location", "http://a.example/next")], body: "moved")
        #expect(task.receivedBytes == 5)
        transport.transfers.last?.receivedBytes = 40
        #expect(task.receivedBytes == 45)
        transport.fail(.bodyTooLarge, receivedBytes: 64)
        #expect(task.receivedBytes == 69)
        #expect(results.failure != nil)
    }

    @Test
    func `Returns validators unchanged`() throws {
        try load(loader)
        #expect(sent(0, "If-None-Match") == nil)
        #expect(sent(0, "If-Modified-Since") == nil)
        transport.answer(
            200, [("ETag", "W/\"x y\""), ("Last-Modified", "yesterday, perhaps")], body: "one")
        loader.beginRound()
        try load(loader)
        #expect(sent(1, "If-None-Match") == "W/\"x y\"")
        #expect(sent(1, "If-Modified-Since") == "yesterday, perhaps")
        transport.answer(304)
        #expect(results.bodies == ["one", "one"])
    }

    @Test
    func `Updates validators and freshness from a 304`() throws {
        try load(loader)
        transport.answer(200, [("ETag", "\"1\""), ("Last-Modified", "then")], body: "one")
        loader.beginRound()
        try load(loader)
        transport.answer(304, [("ETag", "\"2\""), ("Cache-Control", "max-age=100")])
        loader.beginRound()
        try load(loader)
        #expect(transport.requests.count == 2)
        clock.secondsSince1970 += 101
        try load(loader)
        #expect(transport.requests.count == 3)
        #expect(sent(2, "If-None-Match") == "\"2\"")
        #expect(sent(2, "If-Modified-Since") == "then")
    }

    @Test
    func `Does not request a response twice in a round`() throws {
        try load(loader)
        transport.answer(200, body: "one")
        try load(loader)
        #expect(transport.requests.count == 1)
        loader.beginRound()
        try load(loader)
        #expect(transport.requests.count == 2)
    }

    @Test
    func `Loads concurrent requests for the same address once`() throws {
        try load(loader)
        let second = try load(loader)
        #expect(transport.requests.count == 1)
        second.cancel()
        #expect(!transport.transfers[0].isCancelled)
        transport.answer(200, body: "one")
        #expect(results.bodies == ["one"])
    }

    @Test
    func `Stops the transfer when the last request is cancelled`() throws {
        let task = try load(loader)
        task.cancel()
        #expect(transport.transfers[0].isCancelled)
        transport.answer(200, body: "one")
        #expect(results.all.isEmpty)
        try load(loader)
        #expect(transport.requests.count == 2)
    }

    @Test
    func `Does not store responses with no-store`() throws {
        try load()
        transport.answer(200, [("Cache-Control", "no-store"), ("ETag", "\"1\"")], body: "one")
        #expect(store.responses.isEmpty)
        #expect(results.bodies == ["one"])
    }

    @Test(arguments: [301, 308])
    func `Reports and remembers permanent redirects`(status: Int) throws {
        try load()
        transport.answer(status, [("Location", "/new")])
        #expect(transport.requests[1].address.text == "http://a.example/new")
        transport.answer(200, body: "one")
        let moved = ResourceNotice.moved(
            from: try address(), to: try address("http://a.example/new"))
        #expect(results.notices == [moved])
        try load()
        #expect(transport.requests[2].address.text == "http://a.example/new")
        transport.answer(304)
        #expect(results.notices == [moved])
    }

    @Test(arguments: [302, 303, 307])
    func `Requests temporary redirects again`(status: Int) throws {
        try load()
        transport.answer(status, [("Location", "/new")])
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "one")
        #expect(results.notices == [])
        try load()
        #expect(transport.requests[2].address.text == "http://a.example/feed")
        transport.answer(status, [("Location", "/new")])
        #expect(transport.requests.count == 3)
        #expect(results.bodies == ["one", "one"])
    }

    @Test
    func `Does not report a permanent redirect after a temporary one`() throws {
        try load()
        transport.answer(302, [("Location", "/b")])
        transport.answer(301, [("Location", "/c")])
        transport.answer(200, body: "one")
        #expect(results.notices == [])
    }

    @Test
    func `Does not remember redirects to a failure`() throws {
        try load()
        transport.answer(301, [("Location", "/new")])
        transport.answer(404)
        #expect(results.failure == .status(404, address: try address("http://a.example/new")))
        #expect(store.redirects.isEmpty)
    }

    @Test
    func `Follows up to ten redirects`() throws {
        try load()
        for number in 1...11 { transport.answer(302, [("Location", "/\(number)")]) }
        #expect(transport.requests.count == 11)
        #expect(results.failure == .tooManyRedirects(from: try address()))
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://a.example/", ""])
    func `Rejects redirects to other schemes`(location: String) throws {
        try load()
        transport.answer(302, [("Location", location)])
        #expect(transport.requests.count == 1)
        #expect(results.failure == .badRedirect(from: try address(), to: location))
    }

    @Test
    func `Reports redirects from HTTPS to HTTP`() throws {
        try load(nil, "https://a.example/")
        transport.answer(302, [("Location", "http://a.example/")])
        transport.answer(200, body: "one")
        #expect(
            results.notices == [
                .lostSecurity(
                    from: try address("https://a.example/"), to: try address("http://a.example/"))
            ])
    }

    @Test
    func `Follows redirects to the internet and to the source's network only`() throws {
        try load(nil, "http://localhost/")
        #expect(transport.requests[0].allowedClasses == .all)
        transport.answer(302, [("Location", "/next")], from: .loopback)
        #expect(
            transport.requests[1].allowedClasses == .public.union(AddressClassSet(.loopback)))
        try load(nil, "http://b.example/")
        transport.answer(302, [("Location", "http://inside.example/")], from: .public)
        #expect(transport.requests[3].allowedClasses == .public)
        try load(makeLoader { $0.allowsAllClasses = true }, "http://c.example/")
        transport.answer(302, [("Location", "http://10.0.0.1/")], from: .public)
        #expect(transport.requests[5].allowedClasses == .all)
    }

    @Test
    func `Follows remembered redirects only if their server is allowed`() throws {
        store.setRedirect(
            StoredRedirect(
                target: "http://inside.example/", isPermanent: true, until: .max,
                addressClass: .private),
            for: try address("http://b.example/"))
        try load(nil, "http://b.example/", allowed: .public)
        #expect(transport.requests[0].address.text == "http://b.example/")
        #expect(transport.requests[0].allowedClasses == .public)
        try load(makeLoader { $0.isOffline = true }, "http://b.example/", allowed: .public)
        #expect(results.failure == .notInCache(address: try address("http://b.example/")))
    }

    @Test
    func `Restricts redirects to the networks allowed for the request`() throws {
        try load(nil, "http://b.example/", allowed: .public)
        transport.answer(302, [("Location", "http://c.example/")], from: .private)
        #expect(transport.requests[1].allowedClasses == .public)
    }

    @Test(arguments: ["http://10.0.0.1/", "http://localhost/", "http://127%2e1/"])
    func `Does not look for forbidden addresses in the cache`(written: String) throws {
        let inside = try address(written)
        store.setRedirect(
            StoredRedirect(target: "http://c.example/", isPermanent: true, until: .max),
            for: inside)
        try load(nil, written, allowed: .public)
        #expect(transport.requests.isEmpty)
        #expect(
            results.failure
                == .transfer(
                    .addressRefused(inside.literalClass), address: inside, detail: ""))
    }

    @Test
    func `Remembers redirects only after the result was accepted`() throws {
        try load(verdict: nil)
        transport.answer(301, [("Location", "/new")])
        transport.answer(200, body: "one")
        #expect(store.redirects.isEmpty)
    }

    @Test
    func `Forgets redirects to rejected documents`() throws {
        store.setRedirect(
            StoredRedirect(target: "http://a.example/middle", isPermanent: true, until: .max),
            for: try address())
        try load(verdict: .useless)
        transport.answer(301, [("Location", "/portal"), ("Cache-Control", "max-age=31536000")])
        transport.answer(200, [("Cache-Control", "max-age=31536000")], body: "log in")
        #expect(store.redirects.isEmpty)
        #expect(store.responses.isEmpty)
        try load()
        #expect(transport.requests.last?.address.text == "http://a.example/feed")
    }

    @Test(arguments: [("http", 86_400), ("https", 30 * 86_400)] as [(String, Int64)])
    func `Remembers redirects for a month at most, or a day without TLS`(
        scheme: String, seconds: Int64
    ) throws {
        for fields in [[], [("Cache-Control", "max-age=31536000")]] {
            try load(nil, "\(scheme)://a.example/feed")
            transport.answer(301, [("Location", "/new")] + fields)
            transport.answer(200, body: "one")
            let redirect = store.redirect(for: try address("\(scheme)://a.example/feed"))
            #expect(redirect?.until == clock.secondsSince1970 + seconds)
            store.redirects = [:]
        }
    }

    @Test(arguments: [("http", 86_400), ("https", 7 * 86_400)] as [(String, Int64)])
    func `Limits Retry-After to a week, or a day without TLS`(
        scheme: String, seconds: Int64
    ) throws {
        try load(nil, "\(scheme)://a.example/feed")
        transport.answer(503, [("Retry-After", "99999999")])
        let hold = store.hold(for: try address("\(scheme)://a.example/feed"))
        #expect(hold?.until == clock.secondsSince1970 + seconds)
    }

    @Test
    func `Caches responses with credentials for this run and these credentials only`() throws {
        try load(loader, "http://ann:one@a.example/feed")
        #expect(transport.requests[0].address.requestText == "http://ann:one@a.example/feed")
        transport.answer(
            200, [("Cache-Control", "max-age=60"), ("ETag", "\"1\"")], body: "Ann's")
        #expect(store.responses.isEmpty)
        try load(loader, "http://ann:one@a.example/feed")
        #expect(results.bodies == ["Ann's", "Ann's"])
        for other in ["http://bob:two@a.example/feed", "http://a.example/feed"] {
            try load(loader, other)
            #expect(
                transport.requests.last?.fields.contains { $0.name == "If-None-Match" } == false)
            transport.answer(401)
        }
        #expect(transport.requests.count == 3)
    }

    @Test
    func `Does not remember redirects that contain credentials`() throws {
        try load()
        transport.answer(301, [("Location", "http://u:p@a.example/new")])
        transport.answer(200, body: "one")
        #expect(store.redirects.isEmpty)
        #expect(store.responses.isEmpty)
    }

    @Test
    func `Does not use copies from forbidden networks`() throws {
        try load(nil, "http://intranet/pic")
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "secret", from: .private)
        try load(nil, "http://intranet/pic", allowed: .public)
        #expect(transport.requests.count == 2)
        transport.fail(.addressRefused(.private))
        #expect(results.bodies == ["secret", "-"])
    }

    @Test(
        arguments: [
            (429, [("Retry-After", "100")], 100), (503, [("Retry-After", "100")], 100),
            (429, [], 60), (410, [], 86_400),
        ] as [(Int, [(String, String)], Int64)])
    func `Obeys Retry-After in later runs`(
        status: Int, fields: [(String, String)], seconds: Int64
    ) throws {
        try load()
        transport.answer(status, fields)
        try load()
        #expect(transport.requests.count == 1)
        #expect(results.all.count == 2)
        #expect(results.failure?.isTemporary == (status != 410))
        clock.secondsSince1970 += seconds
        try load()
        #expect(transport.requests.count == 2)
        transport.answer(200, body: "one")
        #expect(store.holds.isEmpty)
    }

    @Test
    func `Doubles the wait after each 429`() throws {
        for wait in [60, 120, 240] as [Int64] {
            try load()
            transport.answer(429)
            #expect(
                results.failure
                    == .heldUntil(
                        clock.secondsSince1970 + wait, status: 429,
                        address: try address()))
            clock.secondsSince1970 += wait
        }
    }

    @Test
    func `Allows an immediate retry after a 503 without Retry-After`() throws {
        try load()
        transport.answer(503)
        #expect(results.failure?.isTemporary == true)
        try load()
        #expect(transport.requests.count == 2)
    }

    @Test(
        arguments: [
            HTTPResult.Outcome.connectionFailed, .hostNotFound, .deadlinePassed, .tooSlow,
            .cutShort, .malformed, .proxyFailed, .proxyRefused(502),
        ])
    func `Falls back to a cached copy if the network fails`(
        outcome: HTTPResult.Outcome
    ) throws {
        try load(loader)
        transport.answer(200, body: "one")
        loader.beginRound()
        let then = clock.secondsSince1970
        clock.secondsSince1970 += 50
        try load(loader)
        transport.fail(outcome)
        #expect(results.bodies == ["one", "one"])
        #expect(
            results.notices == [
                .stale(
                    since: then,
                    because: .transfer(
                        outcome, address: try address(), detail: ""))
            ])
    }

    @Test(arguments: [204, 205])
    func `Keeps the cached copy on answers without content`(status: Int) throws {
        try load(loader)
        transport.answer(200, body: "one")
        loader.beginRound()
        try load(loader)
        transport.answer(status)
        #expect(results.bodies == ["one", "one"])
        #expect(results.notices.count == 1)
    }

    @Test(arguments: [404, 410, 403])
    func `Does not use cached copies after a permanent failure`(status: Int) throws {
        try load()
        transport.answer(200, body: "one")
        try load()
        transport.answer(status)
        #expect(results.failure?.isTemporary == false)
    }

    @Test
    func `Uses cached copies of any age offline`() throws {
        try load()
        transport.answer(302, [("Location", "/new")])
        transport.answer(200, body: "one")
        clock.secondsSince1970 += 1_000_000
        let offline = makeLoader { $0.isOffline = true }
        try load(offline)
        try load(offline, "http://other.example/")
        #expect(transport.requests.count == 2)
        #expect(results.bodies == ["one", "one", "-"])
        #expect(
            results.failure == .notInCache(address: try address("http://other.example/")))
    }

    @Test
    func `Repeats the request without validators if the copy of a 304 is lost`() throws {
        try load(loader)
        transport.answer(200, [("ETag", "\"1\"")], body: "one")
        loader.beginRound()
        store.bodies = [:]
        try load(loader)
        transport.answer(304)
        #expect(sent(2, "If-None-Match") == nil)
        transport.answer(200, body: "two")
        #expect(results.bodies == ["one", "two"])
    }

    @Test
    func `Rejects cached copies over the size limit`() throws {
        try load()
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "four")
        try load(makeLoader { $0.maximumDocumentBytes = 3 })
        #expect(results.failure == .tooLarge(limit: 3, address: try address()))
    }

    @Test
    func `Rejects partial content`() throws {
        try load()
        transport.answer(206, body: "par")
        #expect(results.failure == .status(206, address: try address()))
    }

    @Test func `A remembered redirect may lead to where it came from`() throws {
        store.setRedirect(
            StoredRedirect(
                target: "http://c.example/", isPermanent: true,
                until: clock.secondsSince1970 + 100, addressClass: .loopback),
            for: try address("http://b.example/"))
        try load(nil, "http://b.example/")
        #expect(transport.requests[0].address.text == "http://c.example/")
        #expect(
            transport.requests[0].allowedClasses == .public.union(AddressClassSet(.loopback)))
    }

    @Test func `Asks again where a remembered redirect has become too long`() throws {
        let target = "/?" + String(repeating: "\u{E9}", count: 6_000)
        try load(loader)
        transport.answer(301, [("Location", target)])
        transport.answer(200, body: "one")
        try load(loader)
        transport.answer(301, [("Location", target)])
        #expect(transport.requests.count == 3)
        #expect(results.bodies == ["one", "one"])
    }

    @Test func `Remembers a redirect that takes a password along for this run`() throws {
        try load(loader, "http://u:p@a.example/feed")
        transport.answer(301, [("Location", "/new")])
        transport.answer(200, body: "one")
        #expect(store.redirects.isEmpty)
        loader.beginRound()
        try load(loader, "http://u:p@a.example/feed")
        #expect(transport.requests.last?.address.requestText == "http://u:p@a.example/new")
    }

    @Test func `Uses a copy of exactly the limit and tells until when it is fresh`() throws {
        try load()
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "four")
        try load(makeLoader { $0.maximumDocumentBytes = 4 })
        #expect(results.bodies == ["four", "four"])
        #expect(try results.all.last?.get().freshUntil == clock.secondsSince1970 + 60)
        try load(nil, "http://a.example/other")
        transport.answer(200, body: "one")
        #expect(try results.all.last?.get().freshUntil == nil)
    }

    @Test func `Judges what was loaded after one that waited has cancelled another`() throws {
        let loader = makeLoader()
        let address = try address()
        let request = ResourceRequest(address: address, kind: .document, allowedClasses: .all)
        var second: ResourceTask?
        _ = loader.load(request) { _ in
            second?.cancel()
            loader.settle(address, as: .whole)
        }
        second = loader.load(request) { _ in Issue.record("the cancelled one is told") }
        transport.answer(301, [("Location", "/new")])
        transport.answer(200, body: "one")
        #expect(store.redirects.count == 1)
    }

    @Test func `Sends no request after the deadline`() throws {
        try load()
        transport.answer(302, [("Location", "/a")], elapsedMilliseconds: 29_999)
        #expect(transport.requests.last?.timeoutMilliseconds == 1)
        transport.answer(302, [("Location", "/b")], elapsedMilliseconds: 1)
        #expect(transport.requests.count == 2)
        #expect(results.failure == .deadlinePassed(address: try address("http://a.example/b")))
    }

    @Test func `Is started while its transfer runs`() throws {
        let task = try load()
        #expect(task.isStarted)
        transport.answer(200, body: "one")
        #expect(!task.isStarted)
        #expect(!ResourceTask().isStarted)
    }

    @Test func `Uses a picture without a request for a tenth of its age`() throws {
        let fields = [("Last-Modified", "Thu, 13 Jul 2017 23:53:20 GMT")]
        try load(kind: .picture)
        transport.answer(200, fields, body: "one")
        clock.secondsSince1970 += 999
        try load(kind: .picture)
        #expect(transport.requests.count == 1)
        clock.secondsSince1970 += 1
        try load(kind: .picture)
        #expect(transport.requests.count == 2)
        transport.answer(304)
        clock.secondsSince1970 += 1
        try load(kind: .picture)
        #expect(transport.requests.count == 2)
        try load(nil, "http://a.example/other")
        transport.answer(200, fields, body: "one")
        try load(nil, "http://a.example/other")
        #expect(transport.requests.count == 4)
    }
}
