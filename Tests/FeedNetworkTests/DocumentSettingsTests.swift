import FeedLoading
import Testing

@testable import FeedNetwork

/// What the user has set for single documents.
final class DocumentSettingsTests: ResourceLoading {
    @Test func `A copy is used up to the age that is set for its document only`() throws {
        var settings = DocumentSettings()
        settings.acceptedAgeSeconds = 100
        loader.documentSettings = [try address(): settings]
        for url in ["http://a.example/feed", "http://b.example/feed"] {
            try load(loader, url)
            transport.answer(200, [("Cache-Control", "max-age=0")], body: "one")
        }
        #expect(transport.requests.count == 2)
        clock.secondsSince1970 += 99
        loader.beginRound()
        try load(loader, "http://a.example/feed")
        try load(loader, "http://b.example/feed")
        #expect(
            transport.requests.map(\.address.text) == [
                "http://a.example/feed", "http://b.example/feed", "http://b.example/feed",
            ])
        clock.secondsSince1970 += 2
        loader.beginRound()
        try load(loader, "http://a.example/feed")
        #expect(transport.requests.count == 4)
    }

    @Test func `Servers are told the name that is set, also of a redirect, but not for pictures`()
        throws
    {
        var settings = DocumentSettings()
        settings.userAgent = "Mine/1"
        loader.documentSettings = [try address(): settings]
        try load(loader)
        transport.answer(302, [("Location", "http://a.example/next")])
        #expect(sent(0, "User-Agent") == "Mine/1" && sent(1, "User-Agent") == "Mine/1")
        transport.answer(200, body: "one")
        try load(loader, "http://a.example/other")
        try load(loader, "http://a.example/feed", kind: .picture, verdict: nil)
        #expect(sent(2, "User-Agent") == nil && sent(3, "User-Agent") == nil)
    }
}
