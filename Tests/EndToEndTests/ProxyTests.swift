import Foundation
import Testing

/// Proxies from the environment, by their log.
@Suite final class ProxyTests: TestsWithReader {
    private var proxy: String { "http://127.0.0.1:\(reader.server.port)" }

    private func draw(
        _ url: String, _ variables: [String: String]
    ) throws -> FeedHostProcess.Outcome {
        try reader.command(["-r", "text", "-O", "style=list", url], environment: variables)
    }

    @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
    func `Sends the absolute address to the proxy`(variable: String) throws {
        let outcome = try draw("http://name.example/feed", [variable: proxy])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("Plain item 1"))
        #expect(try reader.server.requests().map(\.target) == ["http://name.example/feed"])
    }

    @Test func `Sends proxy credentials to the proxy only`() throws {
        let outcome = try draw(
            "http://name.example/feed",
            ["http_proxy": "http://ann:s3cret@127.0.0.1:\(reader.server.port)"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let headers = try #require(try reader.server.requests().first?.headers)
        #expect(
            headers["proxy-authorization"]
                == "Basic " + Data("ann:s3cret".utf8).base64EncodedString())
        #expect(headers["authorization"] == nil)
    }

    @Test(arguments: ["http://name.example/status/407", "https://407.example/feed"])
    func `Reports a proxy that needs a password`(url: String) throws {
        let outcome = try draw(
            url, ["http_proxy": proxy, "https_proxy": "http://ann:wr0ng@\(proxy.dropFirst(7))"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("the proxy wants a name and a password (HTTP 407)"))
        #expect(outcome.errors.contains(url.hasPrefix("https") ? "https_proxy" : "http_proxy"))
        #expect(!outcome.errors.contains("wr0ng"))
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test(arguments: [(403, 66), (502, 75)])
    func `Names the proxy if it can't connect`(
        proxyStatus: Int, status: Int32
    ) throws {
        let outcome = try draw("https://\(proxyStatus).example/feed", ["https_proxy": proxy])
        #expect(outcome.status == status)
        #expect(outcome.errors.contains("the proxy does not lead to"), "\(outcome.errors)")
        #expect(outcome.errors.contains("HTTP \(proxyStatus)"))
        let request = try #require(try reader.server.requests().first)
        #expect(request.method == "CONNECT")
        #expect(request.target == "\(proxyStatus).example:443")
    }

    /// The proxy's own answer is none of the server.
    @Test func `Does not ask a silent server again through a proxy for each of its feeds`() throws {
        let outcome = try reader.command(
            ["-r", "text", "--timeout", "4"] + (0..<60).map { "https://200.example/\($0)" },
            environment: ["https_proxy": proxy])
        #expect(outcome.status == 75)
        #expect(outcome.errors.contains("took too long (60 feeds)"), "\(outcome.errors)")
        // Those that wait for a shared connection ask for none.
        #expect(try reader.server.requests().count < 10)
    }

    @Test(arguments: ["http://127.0.0.1:9", "http://proxy.invalid:8080"])
    func `Names the proxy if it is unreachable`(missing: String) throws {
        for scheme in ["http", "https"] {
            let outcome = try draw(
                "\(scheme)://name.example/feed", ["http_proxy": missing, "https_proxy": missing])
            #expect(outcome.status == 75)
            #expect(outcome.errors.contains("the proxy does not answer"), "\(outcome.errors)")
            #expect(outcome.errors.contains("\(scheme)_proxy"))
        }
    }

    /// Messages of libcurl contain the whole address.
    @Test(arguments: ["ftp://ann:s3cret@127.0.0.1:9", "http://ann:s3/cret@127.0.0.1:9"])
    func `Leaves out the password of an invalid proxy address`(
        proxy: String
    ) throws {
        let outcome = try draw("http://name.example/feed", ["http_proxy": proxy])
        #expect(outcome.status == 75)
        #expect(outcome.errors.contains("its address can't be used"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("ann"))
        #expect(!outcome.errors.contains("cret"))
    }
}
