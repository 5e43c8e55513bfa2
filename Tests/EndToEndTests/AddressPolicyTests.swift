import Foundation
import Testing

/// Private addresses and passwords in addresses.
@Suite final class AddressPolicyTests: TestsWithReader {
    @Test(arguments: [
        "http://127.0.0.1/", "http://127%2e0.0.1/", "http://%31%32%37.0.0.1/",
        "http://loc%61lhost/",
        "http://\u{FF11}\u{FF12}\u{FF17}.0.0.1/", "http://127\u{3002}0.0.1/",
        "http://127.0.0.\u{FF11}/",
        "http://127.0.0.1/\u{301}", "http://0177.1/", "http://0000000000000000000177.1/",
        "http://[::ffff:127.0.0.1]/", "http://user@127.0.0.1/", "http://\u{2460}27.0.0.1/",
    ])
    func `Rejects every spelling of a private address behind a proxy`(written: String) throws {
        let proxy = ["http_proxy": "http://127.0.0.1:\(reader.server.port)"]
        let target = try #require(
            written.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let outcome = try reader.command(
            ["-r", "text", "http://name.example/list?urls=\(target)"], environment: proxy)
        #expect(outcome.status == 66, "\(outcome.errors)")
        #expect(
            ["this machine", "is no address"].contains { outcome.errors.contains($0) },
            "\(outcome.errors)")
        #expect(try reader.server.requests().count == 1)
    }

    @Test func `Sends international host names to a proxy in ASCII`() throws {
        let proxy = ["http_proxy": "http://127.0.0.1:\(reader.server.port)"]
        let outcome = try reader.command(
            ["-r", "text", "http://B\u{FC}cher.example/feed"], environment: proxy)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            try reader.server.requests().map(\.target) == ["http://xn--bcher-kva.example/feed"])
    }

    @Test(arguments: ["html", "json", "text"])
    func `Sends a password, but never writes it`(renderer: String) throws {
        let address = "http://ann:s3cret@127.0.0.1:\(reader.server.port)/feed"
        let outcome = try reader.command(["-v", "-r", renderer, address])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let sent = try reader.server.requests().first?.headers["authorization"]
        #expect(sent == "Basic " + Data("ann:s3cret".utf8).base64EncodedString())
        #expect(!outcome.text.contains("s3cret"))
        #expect(!outcome.errors.contains("s3cret"))
        for file in try reader.cacheFiles() {
            #expect(try Data(contentsOf: file).range(of: Data("s3cret".utf8)) == nil)
        }
    }

    @Test(arguments: [
        "digest", "digest?algorithm=SHA-256", "digest?qop=-", "digest?proxy=1", "digest?proxy=both",
    ])
    func `Answers a challenge by Digest`(path: String) throws {
        for (password, status) in [("s3cret", 0 as Int32), ("wrong", 66)] {
            let server = "http://ann:\(password)@127.0.0.1:\(reader.server.port)"
            let isProxy = path.contains("proxy")
            let user = path.hasSuffix("both") ? "ann:\(password)@" : ""
            let remote = "http://\(user)name.example/\(path)"
            let outcome = try reader.command(
                ["-r", "text", isProxy ? remote : "\(server)/\(path)"],
                environment: isProxy ? ["http_proxy": server] : [:])
            #expect(outcome.status == status, "\(outcome.errors)")
            #expect(outcome.text.contains("Digested item 1") == (status == 0))
            #expect(!outcome.errors.contains(password))
        }
        // Each with Basic first, then with Digest; what a proxy passes on, once more.
        #expect(try reader.server.requests().count == (path.hasSuffix("both") ? 5 : 4))
    }

    @Test(arguments: ["status/404", "svg", "cut", "status/401", "redirect/302?to=file:///x"])
    func `Leaves passwords out of error messages`(path: String) throws {
        let address = "http://ann:s3cret@127.0.0.1:\(reader.server.port)/\(path)"
        for arguments in [["-v", "-r", "text", address], ["lint", address]] {
            let outcome = try reader.command(arguments)
            #expect(outcome.status != 0)
            #expect(!outcome.errors.contains("s3cret"), "\(outcome.errors)")
            #expect(outcome.errors.contains("127.0.0.1"))
        }
    }

    @Test func `Leaves passwords out of messages about invalid addresses`() throws {
        let outcome = try FeedHostProcess.run(["-r", "text", "http://ann:s3/cret@a.example/"])
        #expect(outcome.status == 66)
        #expect(!outcome.errors.contains("cret"), "\(outcome.errors)")
    }
}
