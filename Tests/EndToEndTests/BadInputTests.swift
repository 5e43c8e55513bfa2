import Foundation
import Testing

@Suite struct BadInputTests {
    /// Expects `status`, one line on standard error that contains `words`, and nothing on standard output.
    private func expectFailure(
        _ outcome: FeedHostProcess.Outcome, status: Int32, words: String,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(!outcome.wasKilledBySignal, sourceLocation: location)
        #expect(outcome.status == status, sourceLocation: location)
        #expect(outcome.output.isEmpty, sourceLocation: location)
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count == 1, "\(outcome.errors)", sourceLocation: location)
        #expect(outcome.errors.contains(words), "\(outcome.errors)", sourceLocation: location)
    }

    @Test func `Rejects a missing source file`() throws {
        expectFailure(
            try FeedHostProcess.run(["/nonexistent/feed.xml"]), status: 66,
            words: "'/nonexistent/feed.xml'")
    }

    @Test func `Tells what to do about a path that leads nowhere`() throws {
        let folder = try TemporaryFolder()
        let feed = try folder.write(SampleDocuments.rss, to: "feed.xml").path
        expectFailure(
            try FeedHostProcess.run([feed + "/x"]), status: 66,
            words: "there is no file '\(feed)/x'; check its name")
        expectFailure(
            try FeedHostProcess.run([String(repeating: "x", count: 300)]), status: 66,
            words: "; check its name")
        expectFailure(
            try FeedHostProcess.run(["-r", "html", "-O", "css=\(folder.url.path)", feed]),
            status: 66, words: "is a directory; name a file in it")
    }

    @Test func `Writes a file whose name begins with a combining mark`() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path + "/\u{301}.txt"
        let outcome = try FeedHostProcess.run(["-o", path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
    }

    @Test func `Rejects a directory as source`() throws {
        let folder = try TemporaryFolder()
        expectFailure(try FeedHostProcess.run([folder.url.path]), status: 66, words: "directory")
    }

    @Test func `Rejects a directory as standard input, named or implied`() throws {
        for command in ["\"$0\" </", "\"$0\" - </"] {
            let outcome = try FeedHostProcess.run([], shell: command)
            expectFailure(outcome, status: 66, words: "standard input is a directory")
        }
    }

    @Test func `Draws the sample if standard input is closed and not named`() throws {
        let outcome = try FeedHostProcess.run([], shell: "\"$0\" <&-")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Five places"))
        expectFailure(
            try FeedHostProcess.run([], shell: "\"$0\" - <&-"), status: 66, words: "standard input")
    }

    @Test(arguments: [
        ("empty.xml", Data(), "empty"),
        ("blank.xml", Data(" \n\t\n".utf8), "empty"),
        ("junk.bin", Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }), "binary"),
        ("note.txt", Data("Dear reader,\nthis is a letter.\n".utf8), "feed"),
        (
            "page.html",
            Data("<!DOCTYPE html><html><head><title>T</title></head><body>x</body></html>".utf8),
            "web page"
        ),
        ("cut.json", Data("{\"items\": [{\"id\": \"1\", \"descr".utf8), "line 1"),
        ("other.json", Data("{\"name\": \"package\"}".utf8), "JSON"),
        ("other.xml", Data("<?xml version=\"1.0\"?><svg xmlns=\"x\"/>".utf8), "svg"),
    ])
    func `Rejects documents that are not feeds`(name: String, document: Data, words: String) throws
    {
        let folder = try TemporaryFolder()
        let file = try folder.write(document, to: name)
        let outcome = try FeedHostProcess.run([file.path])
        expectFailure(outcome, status: 65, words: words)
        #expect(outcome.errors.contains(file.path))
    }

    @Test func `Draws the complete items of a truncated feed`() throws {
        let cut = String(SampleDocuments.rss.prefix(SampleDocuments.rss.count / 2 + 40))
        let outcome = try FeedHostProcess.run(["-r", "json"], input: Data(cut.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("A rope & a bell"))
        #expect(outcome.text.contains("\"problems\""))
    }

    @Test(arguments: ["htlm", "HTML", "Htlm"])
    func `Suggests a renderer for a misspelled name`(name: String) throws {
        let outcome = try FeedHostProcess.run(["-r", name])
        expectFailure(outcome, status: 69, words: "did you mean 'html'?")
    }

    @Test func `Rejects a missing plugin file`() throws {
        expectFailure(
            try FeedHostProcess.run(["-r", "/nonexistent/x.so"]), status: 69,
            words: "/nonexistent/x.so")
    }

    @Test func `Rejects a text file as plugin`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("not a library\n", to: "note.so")
        expectFailure(try FeedHostProcess.run(["-r", file.path]), status: 69, words: "ELF")
    }

    @Test func `Rejects a plugin for another machine`() throws {
        let folder = try TemporaryFolder()
        var header = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9))
        // ET_DYN for EM_ARM.
        header.append(contentsOf: [3, 0, 40, 0, 1, 0, 0, 0])
        header.append(contentsOf: [UInt8](repeating: 0, count: 104))
        let file = try folder.write(header, to: "arm.so")
        expectFailure(try FeedHostProcess.run(["-r", file.path]), status: 69, words: "ARM")
    }

    @Test func `Rejects an option that the renderer lacks`() throws {
        let outcome = try FeedHostProcess.run(["-r", "text", "-O", "stile=list"])
        expectFailure(outcome, status: 64, words: "style")
    }

    @Test func `Rejects an invalid option value`() throws {
        let outcome = try FeedHostProcess.run(["-r", "text", "-O", "style=lisst"])
        expectFailure(outcome, status: 64, words: "list")
    }

    @Test func `Rejects an unknown command-line option`() throws {
        expectFailure(try FeedHostProcess.run(["--nope"]), status: 64, words: "--nope")
    }

    @Test func `Rejects an output file in a missing folder`() throws {
        expectFailure(
            try FeedHostProcess.run(["-o", "/nonexistent/folder/page.txt"]), status: 73,
            words: "/nonexistent/folder/page.txt")
    }

    @Test func `Rejects a directory as output file`() throws {
        let folder = try TemporaryFolder()
        expectFailure(
            try FeedHostProcess.run(["-o", folder.url.path]), status: 73, words: "directory")
    }

    @Test func `Reports a full disk for output files and standard output`() throws {
        let asFile = try FeedHostProcess.run(["-o", "/dev/full"])
        expectFailure(asFile, status: 74, words: "/dev/full")
        let asOutput = try FeedHostProcess.run([], shell: "\"$0\" > /dev/full")
        expectFailure(asOutput, status: 74, words: "standard output")
    }

    @Test func `Exits quietly on a closed pipe`() throws {
        let items = (0..<20_000).map {
            "{\"id\": \"\($0)\", \"description\": \"d\", \"location\": \"l\", \"image\": \"https://e.org/\"}"
        }
        let document = "{\"items\": [\(items.joined(separator: ","))]}"
        let outcome = try FeedHostProcess.run(
            ["-r", "json"], input: Data(document.utf8),
            shell: "\"$0\" \"$@\" | head -c 10 >/dev/null; exit ${PIPESTATUS[0]}")
        #expect(outcome.status == 141)
        #expect(outcome.errors.isEmpty)
    }

    @Test func `Fails with status 74 if standard output is closed`() throws {
        let outcome = try FeedHostProcess.run([], shell: "\"$0\" >&-")
        #expect(outcome.status == 74)
    }

    @Test(arguments: [
        ["/nonexistent/feed.xml"], ["-r", "nosuch"], ["-r", "text", "-O", "style=bad"],
    ])
    func `Keeps the previous output file on failure`(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let page = try folder.write("the old page", to: "page.txt")
        let outcome = try FeedHostProcess.run(arguments + ["-o", page.path])
        #expect(outcome.status != 0)
        #expect(try String(contentsOf: page, encoding: .utf8) == "the old page")
        #expect(try folder.names() == ["page.txt"])
    }

    @Test func `Keeps the permissions of a replaced output file`() throws {
        let folder = try TemporaryFolder()
        let page = try folder.write("old", to: "page.txt")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: page.path)
        let outcome = try FeedHostProcess.run(["-o", page.path])
        #expect(outcome.status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: page.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    }

    @Test func `Writes through a symbolic link`() throws {
        let folder = try TemporaryFolder()
        let page = try folder.write("old", to: "page.txt")
        let link = folder.url.appendingPathComponent("link.txt")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: page)
        #expect(try FeedHostProcess.run(["-o", link.path]).status == 0)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == page.path)
        #expect(try String(contentsOf: page, encoding: .utf8).contains("Staithes"))
    }

    @Test func `Escapes control characters of file names in messages`() throws {
        let outcome = try FeedHostProcess.run(["/nonexistent/\u{1B}[31mred\nnext"])
        #expect(outcome.status == 66)
        #expect(!outcome.errors.contains("\u{1B}"))
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }
}
