import Foundation
import Testing

/// HTTP requests, as the server logs them.
@Suite final class HTTPRequestTests: TestsWithReader {
    @Test func `Request identifies the program, and not the user`() throws {
        #expect(try reader.draw("feed?store=1").status == 0)
        #expect(try reader.draw("feed?store=1").status == 0)
        let requests = try reader.server.requests()
        #expect(requests.count == 2)
        for request in requests {
            #expect(request.headers["user-agent"]?.hasPrefix("feedhost/") == true)
            #expect(request.headers["accept-encoding"]?.contains("gzip") == true)
            #expect(request.headers["accept"]?.contains("application/atom+xml") == true)
            #expect(request.headers["cookie"] == nil)
            #expect(request.headers["referer"] == nil)
        }
    }

    @Test func `Sends back an entity tag that is no UTF-8`() throws {
        for _ in 0..<2 { #expect(try reader.draw("latin").text.contains("Latin item 1")) }
        let tags = try reader.server.requests().map { $0.headers["if-none-match"] }
        #expect(tags == [nil, "\"\u{E4}\u{F6}\""])
    }

    @Test func `Sends no request for a fresh copy`() throws {
        #expect(try reader.draw("feed?cc=max-age%3D600").text.contains("Plain item 1"))
        #expect(try reader.draw("feed?cc=max-age%3D600").text.contains("Plain item 1"))
        #expect(try reader.server.requests().count == 1)
        #expect(try reader.draw("feed?cc=max-age%3D600", options: ["--no-cache"]).status == 0)
        #expect(try reader.server.requests().count == 2)
    }

    @Test
    func `Follows a page's Link field to its feed, and names other feeds`()
        throws
    {
        for options in [[], ["--offline"]] as [[String]] {
            let outcome = try reader.draw("linked", options: options)
            #expect(outcome.text.contains("Linked item 1"), "\(outcome.errors)")
            #expect(outcome.errors.contains("announces 3 feeds"))
            #expect(outcome.errors.contains("not loaded: "))
            #expect(outcome.errors.contains("feed?title=Comments"))
        }
    }

    @Test(arguments: [301, 308])
    func `Reports and remembers a permanent redirect`(status: Int) throws {
        for _ in 0..<2 {
            let outcome = try reader.draw("redirect/\(status)?to=/feed")
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("has moved for good to \(reader.server.url("feed"))"))
        }
        #expect(
            try reader.server.requests().map(\.target) == [
                "/redirect/\(status)?to=/feed", "/feed", "/feed",
            ])
    }

    @Test(arguments: [("page", 0), ("page?href=x:", 65), ("status/500", 75)])
    func `Reports no permanent redirect that leads to no feed`(path: String, status: Int32) throws {
        let outcome = try reader.draw("redirect/301?to=/\(path)")
        #expect(outcome.status == status)
        #expect(!outcome.errors.contains("for good"), "\(outcome.errors)")
    }
}
