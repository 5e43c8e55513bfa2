import Foundation
import Testing

/// Local files named by lists and pages from the network; the rest is in `Tests/Transcripts`.
@Suite struct NamedFileTests {
    private let reader: NetworkReader

    /// The path of a feed that no server may name.
    private let secret: String

    init() throws {
        reader = try NetworkReader()
        secret = try reader.home.write(
            SampleDocuments.feed("S", item: "Secret"),
            to: "secret.xml"
        ).path
    }

    @Test func `Rejects files in lists from the network, and permits their server's addresses`()
        throws
    {
        let urls = ["file://\(secret)", "file:\(secret)", "FILE://localhost\(secret)"]
        for url in urls {
            let outcome = try reader.draw("list?urls=\(url)|\(reader.server.url("feed"))")
            #expect(outcome.status == 1, "\(outcome.errors)")
            #expect(outcome.text.contains("Plain item 1"))
            #expect(!outcome.text.contains("Secret"))
            #expect(outcome.errors.contains("which is not read"))
            #expect(outcome.errors.contains("secret.xml"))
        }
        // A path is one on the list's server.
        _ = try reader.draw("list?urls=\(secret)")
        #expect(try reader.server.requests().contains { $0.target == secret })
    }

    @Test func `Rejects files in remote nested lists`() throws {
        let outer = try reader.writeList([reader.server.url("list?urls=file://\(secret)")])
        let outcome = try reader.run([outer])
        #expect(outcome.status == 66, "\(outcome.errors)")
        #expect(outcome.errors.contains("which is not read"))
    }

    @Test func `Rejects files in pages from the network, and prefers addresses to files`() throws {
        let outcome = try reader.draw("page?href=file://\(secret)")
        #expect(outcome.status == 65)
        #expect(!outcome.text.contains("Secret"))
        let page = """
            <!doctype html><link rel=alternate type='application/rss+xml' href='a.xml'>
            <link rel=alternate type='application/rss+xml' href='\(reader.server.url("feed"))'>
            """
        let drawn = try FeedHostProcess.run(
            ["--allow-private", "-"], input: Data(page.utf8), environment: reader.environment)
        #expect(drawn.text.contains("Plain item 1"), "\(drawn.errors)")
    }
}
