import FeedLoading
import Testing

@testable import FeedNetwork

/// Use of cached responses.
@Suite final class CachedResponseTests: ResourceLoading {
    @Test func `Uses copies up to the accepted age without a request`() throws {
        try load()
        transport.answer(200, body: "one")
        clock.secondsSince1970 += 599
        let loader = makeLoader { $0.acceptedAgeSeconds = 600 }
        try load(loader)
        #expect(results.bodies == ["one", "one"])
        #expect(transport.requests.count == 1)
        clock.secondsSince1970 += 1
        try load(loader)
        #expect(transport.requests.count == 2)
        transport.answer(200, body: "two")
        loader.beginRound(askingFor: [.document])
        try load(loader)
        #expect(transport.requests.count == 3)
        transport.answer(200, body: "three")
        clock.secondsSince1970 -= 10
        try load(makeLoader { $0.acceptedAgeSeconds = 600 })
        #expect(transport.requests.count == 4)
    }

    @Test func `Follows cached redirects up to the accepted age`() throws {
        try load()
        transport.answer(302, [("Location", "/now")])
        transport.answer(200, body: "one")
        clock.secondsSince1970 += 60
        try load()
        #expect(transport.requests.count == 3)
        transport.answer(302, [("Location", "/now")])
        transport.answer(200, body: "two")
        clock.secondsSince1970 += 60
        try load(makeLoader { $0.acceptedAgeSeconds = 600 })
        #expect(results.bodies == ["one", "two", "two"])
        #expect(transport.requests.count == 4)
    }

    @Test func `Never replaces a copy after a redirect by an older one`() throws {
        try load()
        transport.answer(200, body: "before")
        try load()
        transport.answer(301, [("Location", "/new")])
        transport.answer(200, body: "after")
        try load()
        transport.answer(404)
        try load(makeLoader { $0.isOffline = true })
        #expect(results.bodies == ["before", "after", "-", "-"])
        #expect(results.failure != nil)
    }

    @Test(arguments: [nil, "/first"] as [String?])
    func `Falls back to the copy from before a redirect that leads to a failure`(
        first: String?
    ) throws {
        try load()
        if let first { transport.answer(302, [("Location", first)]) }
        transport.answer(200, body: "one")
        try load()
        transport.answer(301, [("Location", "/other")])
        transport.fail(.deadlinePassed)
        #expect(results.bodies == ["one", "one"])
        #expect(results.notices.count == 1)
        try load(makeLoader { $0.isOffline = true })
        #expect(results.bodies.last == "one")
        try load()
        #expect(transport.requests.last?.address == (try address()))
    }

    @Test func `Returns a cached copy of any age without a request`() throws {
        let request = ResourceRequest(address: try address(), kind: .document, allowedClasses: .all)
        guard case .failure(.notInCache) = loader.kept(request) else {
            Issue.record("something is kept")
            return
        }
        try load(loader)
        transport.answer(200, body: "one")
        clock.secondsSince1970 += 90 * 86_400
        #expect(try loader.kept(request).get().body == Array("one".utf8))
        #expect(transport.requests.count == 1)
    }

    @Test(
        arguments: [
            ([("ETag", "\"1\"")], .document, 86_400), ([], .document, 3_600),
            ([("Last-Modified", "Fri, 14 Jul 2017 02:40:00 GMT")], .document, 86_400),
            ([], .picture, 86_400),
        ] as [([(String, String)], ResourceKind, Int64)])
    func `Limits freshness to a day, or an hour without validators`(
        validators: [(String, String)], kind: ResourceKind, seconds: Int64
    ) throws {
        try load(kind: kind)
        transport.answer(200, [("Cache-Control", "max-age=31536000")] + validators, body: "one")
        // As an earlier version stored it.
        store.responses["http://a.example/feed"]?.freshUntil += 31_536_000
        clock.secondsSince1970 += seconds - 1
        try load(kind: kind)
        #expect(transport.requests.count == 1)
        clock.secondsSince1970 += 1
        try load(kind: kind)
        #expect(transport.requests.count == 2)
    }

    @Test func `Revalidates fresh copies once in a forced round`() throws {
        try load(loader)
        transport.answer(
            200, [("ETag", "\"1\""), ("Cache-Control", "max-age=3600")], body: "one")
        loader.beginRound(askingFor: [.document])
        try load(loader)
        #expect(sent(1, "If-None-Match") == "\"1\"")
        transport.answer(304)
        try load(loader)
        #expect(transport.requests.count == 2)
        loader.beginRound()
        try load(loader)
        #expect(transport.requests.count == 2)
        #expect(results.bodies == ["one", "one", "one", "one"])
    }

    @Test func `Requests redirected addresses once in a forced round, if asked to`()
        throws
    {
        try load(loader, "https://a.example/old")
        transport.answer(301, [("Location", "https://a.example/new")])
        transport.answer(200, body: "one")
        loader.beginRound(askingFor: [.document])
        try load(loader, "https://a.example/old")
        #expect(transport.requests.last?.address.text == "https://a.example/old")
        transport.answer(503, [("Retry-After", "100")])
        loader.beginRound(askingFor: [.document])
        try load(loader, "https://a.example/old")
        #expect(transport.requests.count == 3)
    }

    @Test func `Revalidates fresh pictures only in a round for pictures`()
        throws
    {
        try load(loader, kind: .picture)
        transport.answer(
            200, [("ETag", "\"1\""), ("Cache-Control", "max-age=3600")], body: "one")
        loader.beginRound(askingFor: [.document])
        try load(loader, kind: .picture)
        #expect(transport.requests.count == 1)
        loader.beginRound(askingFor: [.document, .picture])
        try load(loader, kind: .picture)
        #expect(sent(1, "If-None-Match") == "\"1\"")
        transport.answer(304)
        try load(loader, kind: .picture)
        #expect(transport.requests.count == 2)
        #expect(results.bodies == ["one", "one", "one", "one"])
    }

    @Test func `Does not request addresses excluded from a round, or redirects to them`() throws {
        try load(loader, "http://a.example/old")
        transport.answer(302, [("Location", "http://a.example/feed")])
        transport.answer(200, [("ETag", "\"1\"")], body: "one")
        try load(loader, "http://a.example/other")
        transport.answer(200, [("ETag", "\"2\"")], body: "two")
        loader.beginRound(sparing: ["http://a.example/old"])
        try load(loader, "http://a.example/old")
        #expect(transport.requests.count == 3)
        try load(loader, "http://a.example/other")
        #expect(transport.requests.count == 4)
        transport.answer(304)
        loader.beginRound(askingFor: [.document])
        try load(loader, "http://a.example/old")
        #expect(transport.requests.last?.address.text == "http://a.example/old")
        transport.answer(302, [("Location", "http://a.example/feed")])
        transport.answer(304)
        loader.beginRound()
        try load(loader, "http://a.example/old")
        #expect(transport.requests.count == 7)
        #expect(results.bodies == ["one", "two", "one", "two", "one"])
    }

    @Test(arguments: ["http://a.example/feed", "exec:own"])
    func `A round for one document asks no other server, not even one that failed`(
        document: String
    ) throws {
        let loader = makeLoader { $0.pauseAfterFailureSeconds = 5 }
        let (kept, failed) = ("http://a.example/kept", "http://a.example/failed")
        try load(loader, kept)
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "one")
        try load(loader, failed)
        transport.answer(500)
        loader.beginRound()
        clock.secondsSince1970 += 600
        loader.beginRound(asking: document, sparing: [kept])
        for url in [kept, failed] { try load(loader, url) }
        #expect(transport.requests.count == 2)
        clock.secondsSince1970 += 5
        loader.beginRound()
        for url in [kept, failed] {
            try load(loader, url)
            transport.answer(200, body: "two")
        }
        #expect(results.bodies == ["one", "-", "one", "-", "two", "two"])
    }

    @Test func `A round for one document lengthens the freshness of no other that is requested`()
        throws
    {
        try load(loader)
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "one")
        store.responses = [:]
        loader.beginRound(asking: "exec:own", sparing: ["http://a.example/feed"])
        try load(loader)
        #expect(transport.requests.count == 2)
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "two")
        #expect(try results.all.last?.get().freshUntil == clock.secondsSince1970 + 60)
    }

    @Test func `Retries a failed server after a pause, or if forced`() throws {
        let loader = makeLoader { $0.pauseAfterFailureSeconds = 5 }
        try load(loader)
        transport.fail(.connectionFailed)
        loader.beginRound()
        clock.secondsSince1970 += 4
        try load(loader)
        #expect(transport.requests.count == 1)
        #expect(results.failure != nil)
        loader.beginRound(askingFor: [.document])
        try load(loader)
        #expect(transport.requests.count == 2)
        transport.answer(500)
        loader.beginRound()
        clock.secondsSince1970 += 4
        try load(loader)
        #expect(transport.requests.count == 2)
        clock.secondsSince1970 += 1
        try load(loader)
        #expect(transport.requests.count == 3)
        transport.answer(200, body: "one")
        #expect(results.bodies == ["-", "-", "-", "-", "one"])
    }

    @Test func `Uses the feed's update interval if it is shorter than the server's lifetime`()
        throws
    {
        try load(loader, verdict: nil)
        transport.answer(200, [("Cache-Control", "max-age=3600")], body: "one")
        loader.settle(try address(), as: .whole, updateInterval: 600)
        clock.secondsSince1970 += 599
        try load()
        #expect(transport.requests.count == 1)
        clock.secondsSince1970 += 1
        try load()
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [-50, 50] as [Int64])
    func `Recovers from jumps of the clock`(years: Int64) throws {
        let now = clock.secondsSince1970
        clock.secondsSince1970 += years * 31_557_600
        try load()
        transport.answer(200, [("Cache-Control", "max-age=3600")], body: "one")
        try load(nil, "http://a.example/busy")
        transport.answer(429, [("Retry-After", "3600")])
        try load(nil, "http://a.example/gone")
        transport.answer(410)
        try load(nil, "http://a.example/moved")
        transport.answer(301, [("Location", "http://a.example/feed")])
        clock.secondsSince1970 = now
        #expect(transport.requests.count == 4)
        for (count, path) in ["feed", "busy", "gone", "moved"].enumerated() {
            try load(nil, "http://a.example/\(path)")
            #expect(transport.requests.count == 5 + count, "\(path)")
            #expect(transport.requests.last?.address.text == "http://a.example/\(path)")
        }
    }

    @Test func `Does not use a cached picture as a document`() throws {
        try load(kind: .picture)
        transport.answer(
            200, [("Last-Modified", "Mon, 14 Jul 2014 02:40:00 GMT")], body: "picture")
        try load(kind: .document)
        #expect(transport.requests.count == 2)
        #expect(sent(1, "If-Modified-Since") == nil)
        transport.fail(.connectionFailed)
        #expect(results.failure != nil)
        try load(makeLoader { $0.isOffline = true }, kind: .document)
        #expect(results.failure != nil)
    }

    @Test func `Shares copies obtained through a proxy with unrestricted requests only`() throws {
        transport.hasProxy = true
        try load()
        transport.answer(200, [("Cache-Control", "max-age=3600")], body: "one", from: nil)
        try load(allowed: .public)
        #expect(transport.requests.count == 1)
        transport.hasProxy = false
        try load(allowed: .all)
        #expect(transport.requests.count == 1)
        try load(allowed: .public)
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [["/b"], ["/b", "/feed"], ["javascript:x"]])
    func `Asks where redirects lead to no copy of the accepted age`(targets: [String]) throws {
        for (from, target) in zip(["/feed", "/b"], targets) {
            store.redirects["http://a.example" + from] = StoredRedirect(
                target: target, isPermanent: false, until: clock.secondsSince1970)
        }
        try load(makeLoader { $0.acceptedAgeSeconds = 600 })
        #expect(transport.requests.first?.address.text == "http://a.example/feed")
    }
}
