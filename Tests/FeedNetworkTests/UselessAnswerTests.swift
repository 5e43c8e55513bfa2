import FeedLoading
import Testing

@testable import FeedNetwork

/// Answers that must not replace what is cached, and redirects that have ended.
@Suite final class UselessAnswerTests: ResourceLoading {
    private func request(_ path: String) throws -> ResourceRequest {
        let address = try address("http://a.example/" + path)
        return ResourceRequest(address: address, kind: .document, allowedClasses: .all)
    }

    /// Loads a document with `answers`, and returns its body or the failure.
    @discardableResult
    private func load(
        _ path: String, as verdict: DocumentVerdict = .whole, by loader: ResourceLoader? = nil,
        _ answers: (() -> Void)...
    ) throws -> String {
        let loader = loader ?? makeLoader()
        let request = try request(path)
        var text = "nothing"
        let task = loader.load(request) { result in
            switch result {
            case .success(let resource):
                text = String(decoding: resource.body, as: UTF8.self)
                loader.settle(request.address, as: verdict)
            case .failure(let failure): text = "\(failure)"
            }
        }
        for answer in answers { answer() }
        task.cancel()
        return text
    }

    private func answer(_ body: String, _ fields: (String, String)...) -> () -> Void {
        { [transport] in transport.answer(200, fields, body: body) }
    }

    private func redirect(_ status: Int, to path: String) -> () -> Void {
        { [transport] in transport.answer(status, [("Location", "/" + path)]) }
    }

    private func sent(_ name: String) -> String? {
        transport.requests.last?.fields.first { $0.name == name }?.value
    }

    private func kept(_ path: String) throws -> String {
        try load(path, by: makeLoader { $0.isOffline = true })
    }

    @Test func `Keeps a whole document when the next one is cut short`() throws {
        try load("x", answer("whole", ("ETag", "1")))
        let cut = answer("who", ("ETag", "2"), ("Cache-Control", "max-age=3600"))
        #expect(try load("x", as: .cutShort, cut) == "who")
        #expect(try kept("x") == "whole")
        try load("x", answer("whole 2"))
        #expect(transport.requests.count == 3)
        #expect(store.responses.values.first?.entityTag == nil)
        #expect(try kept("x") == "whole 2")
    }

    @Test func `Keeps a document that is cut short without validators and freshness`() throws {
        for text in ["a", "ab"] {
            let cut = answer(text, ("ETag", "2"), ("Cache-Control", "max-age=3600"))
            #expect(try load("x", as: .cutShort, cut) == text)
            #expect(try kept("x") == text)
        }
        #expect(sent("If-None-Match") == nil)
        let loader = makeLoader { $0.acceptedAgeSeconds = 600 }
        #expect(try load("x", by: loader, answer("abc")) == "abc")
        #expect(transport.requests.count == 3)
    }

    @Test func `Asks again for all of a cached document that is cut short`() throws {
        let fields = [("ETag", "2"), ("Cache-Control", "max-age=3600")]
        try load("x", answer("who", fields[0], fields[1]))
        #expect(try load("x", as: .cutShort) == "who")
        #expect(try load("x", answer("whole")) == "whole")
        #expect(sent("If-None-Match") == nil)
    }

    @Test(arguments: [[], [("Cache-Control", "no-store")]])
    func `Keeps the copy when the server sends something else`(fields: [(String, String)]) throws {
        try load("x", answer("feed", ("ETag", "1")))
        let portal = { [transport] in transport.answer(200, fields, body: "log in") }
        #expect(try load("x", as: .useless, by: loader, portal) == "log in")
        #expect(try loader.lastCopy(request("x"))?.since == clock.secondsSince1970)
        #expect(try kept("x") == "feed")
        // Not as if the server had confirmed it.
        #expect(try load("x", by: loader, answer("feed 2")) == "feed 2")
        #expect(transport.requests.count == 3)
    }

    @Test func `Keeps the way to a copy, but asks the first server again`() throws {
        try load("x", redirect(301, to: "y"), answer("feed"))
        #expect(try load("x", as: .useless, answer("log in")) == "log in")
        #expect(try kept("x") == "feed")
        #expect(try load("x", answer("feed 2")) == "feed 2")
        #expect(transport.requests.last?.address.text == "http://a.example/x")
    }

    @Test func `Forgets a copy that is no feed`() throws {
        try load("x", answer("no feed", ("Cache-Control", "max-age=3600")))
        #expect(try load("x", as: .useless, by: loader) == "no feed")
        #expect(try loader.lastCopy(request("x")) == nil)
    }

    @Test func `Does not store what was not read`() throws {
        try load("x", as: .unread, answer("much"))
        #expect(store.responses.isEmpty)
    }

    @Test(arguments: [200, 302])
    func `Forgets a permanent redirect when the server does something else`(status: Int) throws {
        try load("x", redirect(301, to: "y"), answer("old"))
        loader.beginRound(askingFor: [.document])
        if status == 200 {
            #expect(try load("x", by: loader, answer("new")) == "new")
        } else {
            let other = { [transport] in
                transport.answer(302, [("Location", "/z"), ("Cache-Control", "no-store")])
            }
            #expect(try load("x", by: loader, other, answer("new")) == "new")
        }
        #expect(store.redirects.isEmpty)
    }

    @Test func `Follows a site that moves back`() throws {
        try load("x", redirect(301, to: "y"), answer("old"))
        var notices: [ResourceNotice] = []
        let task = loader.load(try request("x")) { result in
            notices = (try? result.get())?.notices ?? []
        }
        redirect(301, to: "x")()
        answer("new")()
        task.cancel()
        loader.settle(try address("http://a.example/x"), as: .whole)
        #expect(notices.isEmpty)
        #expect(
            transport.requests.map(\.address.text).suffix(2) == [
                "http://a.example/y", "http://a.example/x",
            ])
        #expect(store.redirects.keys.sorted() == ["http://a.example/y"])
        #expect(try kept("x") == "new")
    }

    @Test func `Ends where servers redirect to each other`() throws {
        try load("x", redirect(301, to: "y"), answer("old"))
        let back = (0..<12).map { redirect(301, to: $0 % 2 == 0 ? "x" : "y") }
        var text = ""
        let task = makeLoader().load(try request("x")) { text = "\($0)" }
        for answer in back { answer() }
        task.cancel()
        #expect(text.contains("tooManyRedirects"))
    }

    @Test func `Asks again for what is gone if the user wants it`() throws {
        let gone = { [transport] in transport.answer(410) }
        #expect(try load("x", gone).contains("gone"))
        #expect(try load("x").contains("gone"))
        #expect(transport.requests.count == 1)
        loader.beginRound(askingFor: [.document])
        #expect(try load("x", by: loader, answer("back")) == "back")
        #expect(store.holds.isEmpty)
    }

    @Test func `Leaves a server alone that asks for a pause, whatever the user wants`() throws {
        try load("x") { [transport] in transport.answer(429, [("Retry-After", "60")]) }
        loader.beginRound(askingFor: [.document])
        try load("x", by: loader)
        #expect(transport.requests.count == 1)
    }
}
