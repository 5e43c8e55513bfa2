import Foundation
import Testing

@Suite final class CacheTests: TestsWithReader {
    @Test(arguments: ["", "<!doctype html><title>Log in</title>"])
    func `Draws the last copy if the server sends something else`(answer: String) throws {
        let feed = "200\n\n" + SampleDocuments.rss
        try reader.server.add(feed, named: "x")
        let expected = try reader.draw("daily/x").text
        try reader.server.add("200\nCache-Control: max-age=600\n\n\(answer)", named: "x")
        for options in [[], ["--stale-ok", "600"], []] {
            let outcome = try reader.draw("daily/x", options: options)
            #expect(outcome.status == 0)
            #expect(outcome.text == expected)
            #expect(outcome.errors.contains("this is the copy of") == options.isEmpty)
        }
        #expect(try reader.draw("daily/x", options: ["--offline"]).text == expected)
        let linted = try reader.command(["lint", reader.server.url("daily/x")])
        #expect(linted.status == 65)
        try reader.server.add(feed, named: "x")
        let again = try reader.draw("daily/x")
        #expect(again.text == expected && again.errors.isEmpty)
    }

    @Test func `Adds a feed that was gone`() throws {
        let url = reader.server.url("status/410?times=1")
        #expect(try reader.run([url]).status == 66)
        #expect(try reader.run([url]).errors.contains("gone for good"))
        let added = try reader.command(["add", url])
        #expect(added.status == 0, "\(added.errors)")
        #expect(added.text.contains("Recovered"))
    }

    @Test func `Replaces a damaged cache file`() throws {
        #expect(try reader.draw("validated").status == 0)
        for file in try reader.cacheFiles() {
            try Data(repeating: 0x5A, count: 20_000).write(to: file)
        }
        let outcome = try reader.draw("validated")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Validated item 1"))
        #expect(outcome.errors.contains("damaged"))
        let after = try reader.draw("validated")
        #expect(after.errors.isEmpty)
        #expect(try reader.server.requests().last?.headers["if-none-match"] == "W/\"v 1\"")
    }

    @Test func `Draws correctly if the middle of the cache file is damaged`() throws {
        #expect(try reader.draw("feed?n=9&cc=max-age%3D600").status == 0)
        let expected = try reader.draw("feed?n=9&cc=max-age%3D600").text
        let file = try #require(
            try reader.cacheFiles().first { $0.pathExtension == "sqlite" })
        var bytes = try Data(contentsOf: file)
        for index in stride(from: 4096, to: bytes.count, by: 97) { bytes[index] ^= 0x15 }
        try bytes.write(to: file)
        let outcome = try reader.draw("feed?n=9&cc=max-age%3D600")
        #expect(outcome.status == 0)
        #expect(outcome.text == expected)
    }

    @Test func `Shares the cache among processes`() throws {
        let urls = (0..<6).map { reader.server.url("feed?title=T\($0)&cc=max-age%3D600") }
        let shell = #"for i in 1 2 3 4 5 6 7 8; do "$0" "$@" >/dev/null & done; wait"#
        let outcome = try reader.run(urls, shell: shell)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        let before = try reader.server.requests().count
        #expect(try reader.run(urls).status == 0)
        #expect(try reader.server.requests().count == before)
    }

    @Test func `Draws without the cache if the disk is full`() throws {
        // Limits files to a megabyte and ignores SIGXFSZ: copies of plugins in memory fit, the feed does not.
        let shell = #"trap '' XFSZ; ulimit -f 1000; exec "$0" "$@""#
        let outcome = try reader.run(
            ["-n", "9", reader.server.url("feed?n=20000")], shell: shell)
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Plain item 9"))
        #expect(try reader.draw("feed?n=9").status == 0)
    }

    @Test func `Truncates the log on a full disk, and can clear the cache`()
        throws
    {
        // Fills the cache, and then limits files to its size.
        #expect(try reader.draw("feed?n=3000").status == 0)
        let limited = #"trap '' XFSZ; ulimit -f 600; exec "$0" "$@""#
        let full = try reader.run(
            ["-n", "1"] + (1...4).map { reader.server.url("feed?title=T\($0)&n=2000") },
            shell: limited)
        #expect(full.status == 0)
        #expect(full.errors.contains("nothing more is kept"), "\(full.errors)")
        let log = try reader.cacheFiles().first { $0.path.hasSuffix("-wal") }
        let size = try log.map {
            try FileManager.default.attributesOfItem(atPath: $0.path)[.size] as? Int
        }
        #expect((size ?? 0) == 0)
        let cleared = try reader.command(["cache", "clear"], shell: limited)
        #expect(cleared.status == 0, "\(cleared.errors)")
        #expect(try reader.draw("feed?n=3000", options: ["--offline"]).status == 66)
    }

    @Test func `Shows and clears the cache`() throws {
        #expect(try reader.draw("feed", "validated").status == 0)
        let info = try reader.command(["cache", "info"])
        #expect(info.status == 0)
        #expect(info.text.contains("feeds:     2"))
        #expect(
            try reader.command(["cache", "clear"]).status
                == 0)
        #expect(try reader.draw("feed", options: ["--offline"]).status == 66)
        #expect(try reader.command(["cache"]).status == 64)
    }

    @Test func `Cache stays valid after runs are killed`() throws {
        let urls = (0..<8).map { reader.server.url("feed?title=K\($0)&n=9&cc=max-age%3D1") }
        // Kills 200 runs at random moments.
        let shell = """
            for i in $(seq 200); do
                "$0" "$@" >/dev/null 2>&1 & pid=$!
                sleep 0.0$((RANDOM % 90 + 10)); kill -9 $pid 2>/dev/null; wait $pid 2>/dev/null
            done; exec "$0" "$@"
            """
        let outcome = try reader.run(urls, shell: shell)
        #expect(outcome.status == 0)
        #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.contains("Killed") })
        for number in 0..<8 {
            for item in 1...9 { #expect(outcome.text.contains("K\(number) item \(item)")) }
            let offline = try reader.run(["--offline", urls[number]])
            #expect(offline.status == 0)
            #expect(offline.text.split(separator: "\n").count == 9)
            #expect(offline.text.contains("K\(number) item 1"))
        }
    }
}
