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

    @Test func `Sends validators unchanged, and draws the copy on 304`() throws {
        let first = try reader.draw("validated")
        let second = try reader.draw("validated")
        let requests = try reader.server.requests()
        #expect(requests.count == 2)
        #expect(requests[0].headers["if-none-match"] == nil)
        #expect(requests[0].headers["if-modified-since"] == nil)
        #expect(requests[1].headers["if-none-match"] == "W/\"v 1\"")
        #expect(requests[1].headers["if-modified-since"] == "Tue, 02 May 2023 11:22:33 GMT")
        #expect(first.text == second.text)
        #expect(second.errors.isEmpty)
    }

    @Test func `Sends back an entity tag that is no UTF-8`() throws {
        for _ in 0..<2 { #expect(try reader.draw("latin").text.contains("Latin item 1")) }
        let tags = try reader.server.requests().map { $0.headers["if-none-match"] }
        #expect(tags == [nil, "\"\u{E4}\u{F6}\""])
    }

    @Test func `Adopts the entity tag of a 304 response`() throws {
        for _ in 0..<4 { #expect(try reader.draw("renewed").status == 0) }
        let tags = try reader.server.requests().map { $0.headers["if-none-match"] }
        #expect(tags == [nil, "\"r1\"", "\"r2\"", "\"r3\""])
    }

    @Test func `Sends no request for a fresh copy`() throws {
        #expect(try reader.draw("feed?cc=max-age%3D600").text.contains("Plain item 1"))
        #expect(try reader.draw("feed?cc=max-age%3D600").text.contains("Plain item 1"))
        #expect(try reader.server.requests().count == 1)
        #expect(try reader.draw("feed?cc=max-age%3D600", options: ["--no-cache"]).status == 0)
        #expect(try reader.server.requests().count == 2)
    }

    @Test func `Passes cookie redirects without storing cookies`() throws {
        for _ in 0..<2 { #expect(try reader.draw("wall").text.contains("Walled item 1")) }
        let requests = try reader.server.requests()
        #expect(requests.map { $0.headers["cookie"] } == [nil, "pass=1", nil, "pass=1"])
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

    @Test func `Follows a redirect to the feed scheme`() throws {
        let target = reader.server.url("feed").replacing("http:", with: "feed:")
        #expect(try reader.draw("redirect/302?to=\(target)").text.contains("Plain item 1"))
    }

    @Test func `Groups failures of a server into one message`() throws {
        let list = try reader.writeList(
            (0..<30).map { reader.server.url($0 < 5 ? "flaky?n=\($0)" : "status/500?n=\($0)") })
        let first = try reader.run([list])
        #expect(first.status == 1)
        #expect(first.errors.split(separator: "\n").count == 1, "\(first.errors)")
        #expect(first.errors.contains("(25 feeds)"))
        let second = try reader.run([list])
        #expect(second.errors.split(separator: "\n").count == 2, "\(second.errors)")
        #expect(second.errors.contains("(5 feeds); these are copies, the oldest of"))
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
