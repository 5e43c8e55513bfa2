import Foundation
import Testing

/// Downloads packed with gzip; the rest is in `Tests/Transcripts`.
@Suite final class CompressedFeedTests: TestsWithReader {
    override init() throws {
        try super.init()
        try reader.home.write(SampleDocuments.rss, to: "feed.xml")
        try pack("feed.xml")
    }

    /// Packs a file of the reader's folder.
    private func pack(_ name: String) throws {
        try Shell.require("gzip '\(reader.home.path)/\(name)'")
    }

    @Test func `Decompresses downloaded gzip files and lists`() throws {
        let feed = reader.home.url.appendingPathComponent("feed.xml.gz")
        try reader.server.add([UInt8](Data(contentsOf: feed)), named: "feed.xml.gz")
        let list = try reader.writeList([reader.server.url("file/feed.xml.gz")])
        try pack("list.opml")
        let outcome = try reader.run([list + ".gz"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("A rope & a bell"))
        #expect(try reader.draw("file/feed.xml.gz", options: ["--offline"]).status == 0)
    }
}
