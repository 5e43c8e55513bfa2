import Foundation
import Testing

@Suite struct CompressedFeedTests {
    /// Compresses a file with a command.
    private func pack(_ file: URL, with command: String) throws -> URL {
        let packed = file.deletingLastPathComponent().appendingPathComponent(
            "packed-\(UUID().uuidString)")
        try Shell.require(
            "cd \"$(dirname \"$1\")\" && \(command) \"$(basename \"$1\")\" > \"$2\"",
            [file.path, packed.path])
        return packed
    }

    private func packedFeed(in folder: TemporaryFolder) throws -> URL {
        try pack(folder.write(SampleDocuments.rss, to: "feed.xml"), with: "gzip -c")
    }

    private func expect(
        _ outcome: FeedHostProcess.Outcome, status: Int32, words: String,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: location)
        #expect(!outcome.wasKilledBySignal, sourceLocation: location)
        #expect(outcome.output.isEmpty, sourceLocation: location)
        #expect(outcome.errors.contains(words), "\(outcome.errors)", sourceLocation: location)
    }

    @Test func `Draws a gzip-compressed feed`() throws {
        let folder = try TemporaryFolder()
        let packed = try packedFeed(in: folder)
        let plain = try FeedHostProcess.run([folder.url.appendingPathComponent("feed.xml").path])
        #expect(plain.text.contains("A rope & a bell"))
        #expect(try FeedHostProcess.run([packed.path]).text == plain.text)
        #expect(try FeedHostProcess.run(["-"], input: Data(contentsOf: packed)).text == plain.text)
        #expect(try FeedHostProcess.run([], input: Data(contentsOf: packed)).text == plain.text)
        #expect(try FeedHostProcess.run(["lint", packed.path]).status == 0)
    }

    @Test func `Draws a feed of several gzip members with trailing zeros`() throws {
        let folder = try TemporaryFolder()
        let middle = SampleDocuments.rss.index(SampleDocuments.rss.startIndex, offsetBy: 300)
        let first = try pack(
            folder.write(String(SampleDocuments.rss[..<middle]), to: "1"), with: "gzip -c")
        let second = try pack(
            folder.write(String(SampleDocuments.rss[middle...]), to: "2"), with: "gzip -c")
        let all = try Data(contentsOf: first) + Data(contentsOf: second) + Data([0, 0, 0])
        let outcome = try FeedHostProcess.run(["-"], input: all)
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Fog"))
    }

    @Test func `Decompresses downloaded gzip files and lists`() throws {
        let reader = try NetworkReader()
        let folder = reader.home
        let packed = try Data(contentsOf: packedFeed(in: folder))
        try reader.server.add([UInt8](packed), named: "feed.xml.gz")
        let list = try reader.writeList([reader.server.url("file/feed.xml.gz")])
        let packedList = try pack(URL(fileURLWithPath: list), with: "gzip -c")
        let outcome = try reader.run([packedList.path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("A rope & a bell"))
        #expect(try reader.draw("file/feed.xml.gz", options: ["--offline"]).status == 0)
    }

    @Test func `Stops decompression bombs at the size limit with little memory`() throws {
        let folder = try TemporaryFolder()
        let zeros = try folder.write("", to: "zeros")
        let bomb = try pack(zeros, with: "sh -c 'head -c 400000000 /dev/zero | gzip -1 -c'")
        let outcome = try FeedHostProcess.run(
            [bomb.path],
            shell: "ulimit -v 500000; exec \"$0\" \"$@\"")
        expect(outcome, status: 66, words: "larger than 64")
        let small = try packedFeed(in: folder)
        let length = SampleDocuments.rss.utf8.count
        expect(
            try FeedHostProcess.run(["--max-bytes", "\(length - 1)", small.path]), status: 66,
            words: "larger than")
        #expect(try FeedHostProcess.run(["--max-bytes", "\(length)", small.path]).status == 0)
    }

    @Test func `Reports truncated and damaged gzip files`() throws {
        let folder = try TemporaryFolder()
        let packed = try Data(contentsOf: packedFeed(in: folder))
        for length in [2, 9, packed.count / 2, packed.count - 1] {
            let cut = try folder.write(packed.prefix(length), to: "cut.gz")
            expect(try FeedHostProcess.run([cut.path]), status: 65, words: "ends early")
        }
        var damaged = packed
        damaged[packed.count - 6] ^= 1
        let file = try folder.write(damaged, to: "damaged.gz")
        expect(try FeedHostProcess.run([file.path]), status: 65, words: "damaged")
    }

    @Test(arguments: [
        ("python3 -m zipfile -c /dev/stdout", "archive of files (zip)"),
        ("tar -cf -", "archive of files (tar)"),
        ("tar -czf -", "archive of files (tar)"),
        ("bzip2 -c", "packed with bzip2"),
        ("xz -c", "packed with xz"),
        ("gzip -c | gzip -c", "more than once"),
    ])
    func `Names unsupported compression and archive formats`(command: String, words: String) throws
    {
        let folder = try TemporaryFolder()
        let file = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let parts = command.components(separatedBy: " | ")
        let packed =
            parts.count == 2
            ? try pack(pack(file, with: parts[0]), with: parts[1]) : try pack(file, with: command)
        expect(try FeedHostProcess.run([packed.path]), status: 65, words: words)
    }

    @Test(.enabled(if: Shell.has("strace"), "there is no strace here"))
    func `Decompresses without loading network libraries`() throws {
        let folder = try TemporaryFolder()
        let trace = folder.url.appendingPathComponent("trace")
        let outcome = try FeedHostProcess.run(
            [packedFeed(in: folder).path],
            shell: "exec strace -f -e trace=openat,open -o '\(trace.path)' \"$0\" \"$@\"")
        #expect(outcome.status == 0)
        let calls = try String(contentsOf: trace, encoding: .utf8)
        #expect(!calls.contains("libcurl"))
        #expect(!calls.contains("libsqlite3"))
    }
}
