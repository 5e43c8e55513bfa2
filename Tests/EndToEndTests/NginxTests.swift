import Foundation
import Testing

@Suite(.enabled(if: Nginx.isInstalled, "there is no nginx or openssl here"))
final class NginxTests: TestsInFolder {
    @Test func `Loads a file once, and revalidates it later`() throws {
        let nginx = try Nginx()
        try nginx.add(feed: "one", to: "feed.xml")
        for _ in 0..<3 {
            let outcome = try FeedHostProcess.run(
                ["-r", "text", nginx.url("feed.xml")],
                environment: ["HOME": folder.url.path])
            #expect(outcome.status == 0)
            #expect(outcome.text.contains("one"))
        }
        let lines = nginx.log(of: 3)
        #expect(lines.map { $0.prefix(3) } == ["200", "304", "304"])
        #expect(lines[0].hasPrefix(#"200 "-" "-""#))
        // nginx weakens the tag of compressed responses, but not of their 304.
        for line in lines.dropFirst() {
            let tag = line.split(separator: " ")[1]
            #expect(tag.hasPrefix(#""W/\x22"#) || tag.hasPrefix(#""\x22"#), "\(line)")
            #expect(line.contains("GMT"))
        }
    }

    /// Draws addresses, trusting the server's authority or the given file.
    private func draw(
        _ nginx: Nginx, _ urls: [String], trusting file: String? = nil, options: [String] = []
    ) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(
            ["-r", "text", "-O", "style=list"] + options + urls,
            environment: ["HOME": folder.path, "SSL_CERT_FILE": file ?? nginx.authority])
    }

    @Test func `Loads many feeds of a host over one HTTP/2 connection`() throws {
        let nginx = try Nginx()
        for number in 1...12 { try nginx.add(feed: "item \(number).", to: "\(number).xml") }
        let outcome = try draw(nginx, (1...12).map { nginx.secureURL("\($0).xml") })
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        for number in 1...12 { #expect(outcome.text.contains("item \(number).")) }
        let lines = nginx.log(of: 12)
        #expect(lines.count == 12)
        #expect(lines.allSatisfy { $0.contains("HTTP/2.0") })
        #expect(Set(lines.compactMap { $0.split(separator: " ").last }).count == 1)
    }

    /// Whether the server has seen the request, or not.
    @Test(arguments: ["0", "1", "2147483647"])
    func `Asks again after GOAWAY`(lastStream: String) throws {
        let nginx = try Nginx()
        let files = ["server.pem", "server.key"].map { "\(nginx.folder.path)/\($0)" }
        let server = try ScriptedServer("leaving_server.py", arguments: files + [lastStream])
        defer { server.stop() }
        let outcome = try draw(nginx, ["https://127.0.0.1:\(server.port)/feed"])
        #expect(outcome.text.contains("After GOAWAY"), "\(outcome.errors)")
        #expect(outcome.errors.isEmpty)
    }

    @Test func `Reuses connections to a host`() throws {
        let nginx = try Nginx()
        for number in 1...20 { try nginx.add(feed: "item \(number).", to: "\(number).xml") }
        #expect(try draw(nginx, (1...20).map { nginx.url("\($0).xml") }).status == 0)
        let connections = Set(nginx.log(of: 20).compactMap { $0.split(separator: " ").last })
        #expect((1...6).contains(connections.count))
    }

    @Test func `Trusts the authority in a file whose name is no UTF-8`() throws {
        let nginx = try Nginx()
        try nginx.add(feed: "one", to: "feed.xml")
        let outcome = try FeedHostProcess.run(
            ["-r", "text", nginx.secureURL("feed.xml")],
            environment: ["SSL_CERT_FILE": nginx.authority],
            shell: """
                file="$HOME/$(printf '\\377')"; cp "$SSL_CERT_FILE" "$file"
                SSL_CERT_FILE="$file" "$0" "$@"; rm "$file"
                """)
        #expect(outcome.text.contains("one"), "\(outcome.errors)")
    }

    @Test func `Rejects a certificate of an unknown authority`() throws {
        let nginx = try Nginx()
        try nginx.add(feed: "one", to: "feed.xml")
        let outcome = try draw(
            nginx, [nginx.secureURL("feed.xml")],
            trusting: "/etc/ssl/certs/ca-certificates.crt")
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("certificate"))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(!outcome.text.contains("one"))
        #expect(nginx.log().isEmpty)
    }

    @Test func `Rejects a certificate for another host`() throws {
        let nginx = try Nginx(certificateFor: "DNS:other.example")
        try nginx.add(feed: "one", to: "feed.xml")
        let outcome = try draw(nginx, [nginx.secureURL("feed.xml")])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("certificate"))
        #expect(nginx.log().isEmpty)
    }

    @Test func `Rejects every certificate if the authorities can't be read`() throws {
        let nginx = try Nginx()
        try nginx.add(feed: "one", to: "feed.xml")
        let outcome = try draw(
            nginx, [nginx.secureURL("feed.xml")], trusting: "/nonexistent/authority.pem")
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("/nonexistent/authority.pem"))
        #expect(nginx.log().isEmpty)
    }

    @Test func `Follows a redirect from TLS to plain HTTP with a warning`() throws {
        let server = try ScriptedServer()
        let nginx = try Nginx(
            rules: "location /moved { return 302 \(server.url("feed")); }")
        let outcome = try draw(nginx, [nginx.secureURL("moved")])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Plain item 1"))
        #expect(outcome.errors.contains("warning"))
        #expect(outcome.errors.contains("https"))
    }
}
