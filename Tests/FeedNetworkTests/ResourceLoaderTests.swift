import Testing

@testable import FeedNetwork

@Suite("Loading resources")
struct ResourceLoaderTests {
    private final class Results {
        var all: [Result<Resource, ResourceFailure>] = []
        var bodies: [String] {
            all.map { (try? $0.get()).map { String(decoding: $0.body, as: UTF8.self) } ?? "-" }
        }
        var failure: ResourceFailure? {
            if case .failure(let failure)? = all.last { failure } else { nil }
        }
        var notices: [ResourceNotice] { (try? all.last?.get())?.notices ?? [] }
    }

    private let transport = FakeTransport()
    private let store = MemoryStore()
    private let clock = FakeClock()
    private let results = Results()

    private func makeLoader(_ settings: ResourceSettings = ResourceSettings()) -> ResourceLoader {
        ResourceLoader(transport: transport, store: store, settings: settings, clock: clock)
    }

    @discardableResult
    private func load(
        _ loader: ResourceLoader? = nil, _ text: String = "http://a.example/feed",
        allowed: AddressClassSet = .all, kind: ResourceKind = .document,
        isWhatWasWanted: Bool? = true
    ) throws -> ResourceTask {
        let address = try #require(ResourceAddress(text))
        let loader = loader ?? makeLoader()
        return loader.load(
            ResourceRequest(address: address, kind: kind, allowedClasses: allowed)
        ) { [results] in
            results.all.append($0)
            guard let isWhatWasWanted else { return }
            loader.judge(address, isWhatWasWanted: isWhatWasWanted)
        }
    }

    private func address(_ text: String) throws -> ResourceAddress {
        try #require(ResourceAddress(text))
    }

    private func sent(_ index: Int, _ name: String) -> String? {
        transport.requests[index].fields.first { $0.name == name }?.value
    }

    @Test
    func `what came is counted to the end, with what redirects and failures brought`() throws {
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
    func `validators go back exactly as they came`() throws {
        let loader = makeLoader()
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
    func `a 304 refreshes validators and freshness, and keeps what it does not name`() throws {
        let loader = makeLoader()
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
    func `validators a new response does not have are forgotten`() throws {
        let loader = makeLoader()
        try load(loader)
        transport.answer(200, [("ETag", "\"1\"")], body: "one")
        loader.beginRound()
        try load(loader)
        transport.answer(200, body: "two")
        loader.beginRound()
        try load(loader)
        #expect(sent(2, "If-None-Match") == nil)
        transport.answer(200, body: "three")
        #expect(results.bodies == ["one", "two", "three"])
    }

    @Test
    func `what is fresh is not asked for again, across runs`() throws {
        try load()
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "one")
        try load()
        #expect(transport.requests.count == 1)
        #expect(results.bodies == ["one", "one"])
        clock.secondsSince1970 += 60
        try load()
        #expect(transport.requests.count == 2)
    }

    @Test
    func `what was confirmed in a round is not asked for again in it`() throws {
        let loader = makeLoader()
        try load(loader)
        transport.answer(200, body: "one")
        try load(loader)
        #expect(transport.requests.count == 1)
        loader.beginRound()
        try load(loader)
        #expect(transport.requests.count == 2)
    }

    @Test
    func `the same thing wanted twice at a time is loaded once`() throws {
        let loader = makeLoader()
        try load(loader)
        let second = try load(loader)
        #expect(transport.requests.count == 1)
        second.cancel()
        #expect(!transport.transfers[0].isCancelled)
        transport.answer(200, body: "one")
        #expect(results.bodies == ["one"])
    }

    @Test
    func `the last one who goes stops the transfer`() throws {
        let loader = makeLoader()
        let task = try load(loader)
        task.cancel()
        #expect(transport.transfers[0].isCancelled)
        transport.answer(200, body: "one")
        #expect(results.all.isEmpty)
        try load(loader)
        #expect(transport.requests.count == 2)
    }

    @Test
    func `no-store is not stored`() throws {
        try load()
        transport.answer(200, [("Cache-Control", "no-store"), ("ETag", "\"1\"")], body: "one")
        #expect(store.responses.isEmpty)
        #expect(results.bodies == ["one"])
    }

    @Test(arguments: [301, 308])
    func `a permanent redirect is reported and remembered`(status: Int) throws {
        try load()
        transport.answer(status, [("Location", "/new")])
        #expect(transport.requests[1].address.text == "http://a.example/new")
        transport.answer(200, body: "one")
        let moved = ResourceNotice.moved(
            from: try address("http://a.example/feed"), to: try address("http://a.example/new"))
        #expect(results.notices == [moved])
        try load()
        #expect(transport.requests[2].address.text == "http://a.example/new")
        transport.answer(304)
        #expect(results.notices == [moved])
    }

    @Test(arguments: [302, 303, 307])
    func `a temporary redirect is asked for again`(status: Int) throws {
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
    func `a permanent redirect after a temporary one is not where the address has moved`() throws {
        try load()
        transport.answer(302, [("Location", "/b")])
        transport.answer(301, [("Location", "/c")])
        transport.answer(200, body: "one")
        #expect(results.notices == [])
    }

    @Test
    func `a redirect that leads nowhere is not remembered`() throws {
        try load()
        transport.answer(301, [("Location", "/new")])
        transport.answer(404)
        #expect(results.failure == .status(404, address: try address("http://a.example/new")))
        #expect(store.redirects.isEmpty)
    }

    @Test
    func `the eleventh redirect is not followed`() throws {
        try load()
        for number in 1...11 { transport.answer(302, [("Location", "/\(number)")]) }
        #expect(transport.requests.count == 11)
        #expect(
            results.failure == .tooManyRedirects(from: try address("http://a.example/feed")))
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://a.example/", ""])
    func `a redirect out of HTTP is not followed`(location: String) throws {
        try load()
        transport.answer(302, [("Location", location)])
        #expect(transport.requests.count == 1)
        #expect(
            results.failure
                == .badRedirect(from: try address("http://a.example/feed"), to: location))
    }

    @Test
    func `losing security on the way is said`() throws {
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
    func `a redirect may lead to the internet or to where the source is`() throws {
        try load(nil, "http://localhost/")
        #expect(transport.requests[0].allowedClasses == .all)
        transport.answer(302, [("Location", "/next")], from: .loopback)
        #expect(
            transport.requests[1].allowedClasses == .public.union(AddressClassSet(.loopback)))
        try load(nil, "http://b.example/")
        transport.answer(302, [("Location", "http://inside.example/")], from: .public)
        #expect(transport.requests[3].allowedClasses == .public)
        try load(makeLoader(ResourceSettings(allowsAllClasses: true)), "http://c.example/")
        transport.answer(302, [("Location", "http://10.0.0.1/")], from: .public)
        #expect(transport.requests[5].allowedClasses == .all)
    }

    @Test
    func `a remembered redirect gives no more leave than a new one`() throws {
        try load(nil, "http://b.example/")
        transport.answer(301, [("Location", "http://c.example/")], from: .public)
        transport.answer(200, body: "one")
        try load(nil, "http://b.example/")
        #expect(transport.requests[2].allowedClasses == .public)
    }

    @Test
    func `a remembered redirect is followed only where its server may be asked`() throws {
        store.setRedirect(
            StoredRedirect(
                target: "http://inside.example/", isPermanent: true, until: .max,
                addressClass: .private),
            for: try address("http://b.example/"))
        try load(nil, "http://b.example/", allowed: .public)
        #expect(transport.requests[0].address.text == "http://b.example/")
        #expect(transport.requests[0].allowedClasses == .public)
        try load(
            makeLoader(ResourceSettings(isOffline: true)), "http://b.example/", allowed: .public)
        #expect(results.failure == .notInCache(address: try address("http://b.example/")))
    }

    @Test
    func `a redirect never leads where the one who named its start may not go`() throws {
        try load(nil, "http://b.example/", allowed: .public)
        transport.answer(302, [("Location", "http://c.example/")], from: .private)
        #expect(transport.requests[1].allowedClasses == .public)
    }

    @Test(arguments: ["http://10.0.0.1/", "http://localhost/", "http://127%2e1/"])
    func `an address out of bounds is not even looked for in the cache`(written: String) throws {
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
    func `a redirect is not remembered before it is known what it led to`() throws {
        try load(isWhatWasWanted: nil)
        transport.answer(301, [("Location", "/new")])
        transport.answer(200, body: "one")
        #expect(store.redirects.isEmpty)
    }

    @Test
    func `a redirect to something else is forgotten with what it led to`() throws {
        store.setRedirect(
            StoredRedirect(target: "http://a.example/middle", isPermanent: true, until: .max),
            for: try address("http://a.example/feed"))
        try load(isWhatWasWanted: false)
        transport.answer(301, [("Location", "/portal"), ("Cache-Control", "max-age=31536000")])
        transport.answer(200, [("Cache-Control", "max-age=31536000")], body: "log in")
        #expect(store.redirects.isEmpty)
        #expect(store.responses.isEmpty)
        try load()
        #expect(transport.requests.last?.address.text == "http://a.example/feed")
    }

    @Test(arguments: [("http", 86_400), ("https", 30 * 86_400)] as [(String, Int64)])
    func `no redirect is remembered longer than a month, or a day without TLS`(
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
    func `no server is left alone longer than a week, or a day without TLS`(
        scheme: String, seconds: Int64
    ) throws {
        try load(nil, "\(scheme)://a.example/feed")
        transport.answer(503, [("Retry-After", "99999999")])
        let hold = store.hold(for: try address("\(scheme)://a.example/feed"))
        #expect(hold?.until == clock.secondsSince1970 + seconds)
    }

    @Test
    func `what an address with a password gives is kept for this run, and for it alone`() throws {
        let loader = makeLoader()
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
    func `a password that a server names is not remembered`() throws {
        try load()
        transport.answer(301, [("Location", "http://u:p@a.example/new")])
        transport.answer(200, body: "one")
        #expect(store.redirects.isEmpty)
        #expect(store.responses.isEmpty)
    }

    @Test
    func `a copy from a network that is out of bounds is not used`() throws {
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
    func `who asks to be left alone is, across runs`(
        status: Int, fields: [(String, String)], seconds: Int64
    ) throws {
        try load()
        transport.answer(status, fields)
        try load()
        #expect(transport.requests.count == 1)
        #expect(results.all.count == 2)
        #expect(results.failure?.kind == (status == 410 ? .permanent : .temporary))
        clock.secondsSince1970 += seconds
        try load()
        #expect(transport.requests.count == 2)
        transport.answer(200, body: "one")
        #expect(store.holds.isEmpty)
    }

    @Test
    func `a server that keeps saying too many is asked ever less`() throws {
        for wait in [60, 120, 240] as [Int64] {
            try load()
            transport.answer(429)
            #expect(
                results.failure
                    == .heldUntil(
                        clock.secondsSince1970 + wait, status: 429,
                        address: try address("http://a.example/feed")))
            clock.secondsSince1970 += wait
        }
    }

    @Test
    func `a 503 without a word may be tried again at once`() throws {
        try load()
        transport.answer(503)
        #expect(results.failure?.kind == .temporary)
        try load()
        #expect(transport.requests.count == 2)
    }

    @Test(
        arguments: [
            HTTPResult.Outcome.connectionFailed, .hostNotFound, .deadlinePassed, .tooSlow,
            .cutShort, .malformed, .proxyFailed, .proxyRefused(502),
        ])
    func `when the network fails the last good copy stands in`(
        outcome: HTTPResult.Outcome
    ) throws {
        let loader = makeLoader()
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
                        outcome, address: try address("http://a.example/feed"), detail: ""))
            ])
    }

    @Test(arguments: [204, 205])
    func `an answer without content takes no copy's place`(status: Int) throws {
        let loader = makeLoader()
        try load(loader)
        transport.answer(200, body: "one")
        loader.beginRound()
        try load(loader)
        transport.answer(status)
        #expect(results.bodies == ["one", "one"])
        #expect(results.notices.count == 1)
    }

    @Test
    func `a copy behind a temporary redirect stands in too`() throws {
        try load()
        transport.answer(302, [("Location", "/new")])
        transport.answer(200, body: "one")
        try load()
        transport.fail(.connectionFailed)
        #expect(results.bodies == ["one", "one"])
    }

    @Test(arguments: [404, 410, 403])
    func `what is not there any more is not drawn from the cache`(status: Int) throws {
        try load()
        transport.answer(200, body: "one")
        try load()
        transport.answer(status)
        #expect(results.failure?.kind == .permanent)
    }

    @Test
    func `offline, only what is kept is used, however old`() throws {
        try load()
        transport.answer(302, [("Location", "/new")])
        transport.answer(200, body: "one")
        clock.secondsSince1970 += 1_000_000
        let offline = makeLoader(ResourceSettings(isOffline: true))
        try load(offline)
        try load(offline, "http://other.example/")
        #expect(transport.requests.count == 2)
        #expect(results.bodies == ["one", "one", "-"])
        #expect(
            results.failure == .notInCache(address: try address("http://other.example/")))
    }

    @Test
    func `a 304 for a copy that was lost is asked again without it`() throws {
        let loader = makeLoader()
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
    func `a copy that is over the limit now is refused like a new one`() throws {
        try load()
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "four")
        try load(makeLoader(ResourceSettings(maximumDocumentBytes: 3)))
        #expect(
            results.failure
                == .tooLarge(limit: 3, address: try address("http://a.example/feed")))
    }

    @Test
    func `a part of a thing is not the thing`() throws {
        try load()
        transport.answer(206, body: "par")
        #expect(results.failure == .status(206, address: try address("http://a.example/feed")))
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

    @Test func `Remembers a redirect that takes a password along for this run`() throws {
        let loader = makeLoader()
        try load(loader, "http://u:p@a.example/feed")
        transport.answer(301, [("Location", "/new")])
        transport.answer(200, body: "one")
        #expect(store.redirects.isEmpty)
        loader.beginRound()
        try load(loader, "http://u:p@a.example/feed")
        #expect(transport.requests.last?.address.requestText == "http://u:p@a.example/new")
    }

    @Test func `Asks a server that failed only after a pause`() throws {
        var settings = ResourceSettings()
        settings.pauseAfterFailureSeconds = 5
        let loader = makeLoader(settings)
        try load(loader)
        transport.answer(500)
        loader.beginRound()
        clock.secondsSince1970 += 4
        try load(loader)
        #expect(transport.requests.count == 1)
        clock.secondsSince1970 += 1
        try load(loader)
        #expect(transport.requests.count == 2)
    }

    @Test func `Uses a copy of exactly the limit and tells until when it is fresh`() throws {
        try load()
        transport.answer(200, [("Cache-Control", "max-age=60")], body: "four")
        try load(makeLoader(ResourceSettings(maximumDocumentBytes: 4)))
        #expect(results.bodies == ["four", "four"])
        #expect(try results.all.last?.get().freshUntil == clock.secondsSince1970 + 60)
        try load(nil, "http://a.example/other")
        transport.answer(200, body: "one")
        #expect(try results.all.last?.get().freshUntil == nil)
    }

    @Test func `Judges what was loaded after one that waited has cancelled another`() throws {
        let loader = makeLoader()
        let address = try address("http://a.example/feed")
        let request = ResourceRequest(address: address, kind: .document, allowedClasses: .all)
        var second: ResourceTask?
        _ = loader.load(request) { _ in
            second?.cancel()
            loader.judge(address, isWhatWasWanted: true)
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

extension ResourceSettings {
    fileprivate init(
        isOffline: Bool = false, maximumDocumentBytes: Int = defaultMaximumBytes,
        allowsAllClasses: Bool = false
    ) {
        self.init()
        self.isOffline = isOffline
        self.maximumDocumentBytes = maximumDocumentBytes
        self.allowsAllClasses = allowsAllClasses
    }
}
