import Foundation
import Testing

/// Names that resolve to private addresses: the address that is connected to counts.
@Suite struct ResolvedAddressTests {
    private let reader: NetworkReader
    private let resolver: String

    init() throws {
        reader = try NetworkReader()
        resolver = try ZooPlugin.compile(
            "Tests/Fixtures/resolver.c", name: "resolver", in: reader.home.url)
    }

    /// Draws, resolving a name to these addresses.
    private func run(
        _ arguments: [String], resolving answers: String
    ) throws -> FeedHostProcess.Outcome {
        try reader.command(arguments, environment: ["LD_PRELOAD": resolver, "RESOLVER": answers])
    }

    private func named(_ path: String) -> String {
        "http://name.example:\(reader.server.port)/\(path)"
    }

    @Test func `Rejects private addresses for a name from a feed`() throws {
        let feed = """
            <rss version='2.0'><channel><title>F</title><item><title>I</title>
            <description>&lt;img src="\(named("picture/1.png"))"></description></item>
            </channel></rss>
            """
        let file = try reader.home.write(feed, to: "feed.xml").path
        let outcome = try run(
            ["-v", "-r", "html", "-O", "embed-images=true", file],
            resolving: "name.example=127.0.0.1")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("this machine"), "\(outcome.errors)")
        #expect(try reader.server.requests().isEmpty)
    }

    @Test func `Checks the address again if a name resolves differently`() throws {
        // The name resolves to the source's address first, and to another for the second port.
        let outcome = try run(
            [
                "-r", "text",
                reader.server.url(
                    "redirect/302?to=\(named("redirect/302%3Fto=http://name.example:9/"))"),
            ], resolving: "name.example=127.0.0.1,10.9.8.7")
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("private network"), "\(outcome.errors)")
        #expect(try reader.server.requests().count == 2)
    }

    @Test func `Tries only permitted addresses of a name`() throws {
        let outcome = try run(
            ["-r", "text", reader.server.url("redirect/302?to=\(named("feed"))")],
            resolving: "name.example=10.9.8.7+169.254.169.254+127.0.0.1")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("Plain item 1"))
    }

    @Test func `Ends at the deadline while a name is still looked up`() throws {
        let start = ContinuousClock.now
        let outcome = try run(
            ["--timeout", "1", "-r", "text", named("feed")], resolving: "name.example=late")
        #expect(outcome.status == 75 && outcome.errors.contains("too long"), "\(outcome.errors)")
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
