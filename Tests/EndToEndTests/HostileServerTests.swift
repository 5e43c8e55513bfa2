import Foundation
import Testing

/// Failing and hostile servers: messages and exit statuses.
@Suite final class HostileServerTests: TestsWithReader {
    @Test(arguments: [
        ("status/404", 66, "HTTP 404"), ("status/410", 66, "gone for good"),
        ("status/403", 66, "HTTP 403"), ("status/401", 66, "a password"),
        ("status/500", 75, "HTTP 500"), ("status/503", 75, "HTTP 503"),
        ("status/304", 66, "HTTP 304"), ("status/204", 75, "nothing (HTTP 204)"),
        ("redirect/302?to=file:///etc/passwd", 66, "not fetched"),
        ("redirect/302?to=gopher://127.0.0.1/", 66, "not fetched"), ("loop", 66, "10 times"),
        ("chain/10", 66, "10 times"), ("headers", 66, "endless headers"),
        ("header-line", 66, "endless headers"), ("continues", 66, "endless headers"),
        ("cut", 75, "broke"), ("cut-chunk", 75, "broke"), ("nothing", 75, "broke"),
        ("garbage", 75, "not HTTP"), ("redirect/302?to=http://10.1.2.3/", 66, "private network"),
        ("redirect/302?to=http://169.254.169.254/latest", 66, "local link"),
        ("redirect/302?to=http://[::ffff:192.168.0.1]/", 66, "private network"),
        ("redirect/302?to=http://0.0.0.0/", 66, "this machine"),
        ("page?href=http://10.1.2.3/feed", 66, "private network"),
        ("page?href=/page", 65, "a web page"),
        ("list?urls=http://10.1.2.3/|http://192.168.1.1/", 66, "private network"),
        ("svg", 65, "no feed"),
    ])
    func `Reports each server failure with its message and status`(
        path: String, status: Int32, words: String
    )
        throws
    {
        let outcome = try reader.draw(path, options: ["--timeout", "20"])
        #expect(outcome.status == status)
        #expect(outcome.errors.contains(words) || path == "svg", "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test func `Shows a document whose last chunk alone is missing, and stores it not`() throws {
        for _ in 0..<2 {
            let outcome = try reader.draw("no-last-chunk")
            #expect(outcome.status == 0)
            #expect(outcome.text.contains("Unclosed item 1"))
            #expect(outcome.errors.contains("looks whole"), "\(outcome.errors)")
        }
        #expect(try reader.draw("no-last-chunk", options: ["--offline"]).status == 66)
        let cut = try reader.draw("no-last-chunk?cut=9")
        #expect(cut.status == 75)
        #expect(cut.errors.contains("broke before all had come"))
    }

    @Test func `Asks again once where a connection ends without an answer`() throws {
        let outcome = try reader.draw("restarting")
        #expect(outcome.text.contains("Restarted item 1"), "\(outcome.errors)")
        #expect(outcome.errors.isEmpty)
        #expect(try reader.draw("nothing").status == 75)
        #expect(try reader.server.count("nothing") == 2)
    }

    @Test(arguments: ["drip", "drip-head", "silent"])
    func `Ends a slow response at the deadline`(path: String) throws {
        let outcome = try reader.draw(path, options: ["--timeout", "1.5"])
        #expect(outcome.status == 75)
        #expect(outcome.errors.contains("took too long"))
    }

    @Test func `Ends a trickling response before the deadline`() throws {
        let outcome = try reader.draw("drip", options: ["--timeout", "300"])
        #expect(outcome.status == 75)
        #expect(outcome.errors.contains("sends next to nothing"))
    }

    @Test(arguments: ["bomb", "br-bomb", "zstd-bomb"])
    func `Stops decompression bombs at the size limit with little memory`(path: String) throws {
        // Unpacks to four gigabytes; the child's peak memory is in kilobytes.
        let measure = """
            exec python3 -c 'import resource, subprocess, sys
            status = subprocess.run(sys.argv[1:]).returncode
            print("\\npeak", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
            sys.exit(status)' "$0" "$@"
            """
        let outcome = try reader.run(
            ["--max-bytes", "20M", reader.server.url(path)], shell: measure)
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("larger than 20 MB"))
        let peak = outcome.errors.split(separator: "peak ").last.flatMap {
            Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        #expect(try #require(peak) < 150_000)
    }

    @Test func `Limits the total size of feeds in a remote list`() throws {
        let bombs = (0..<30).map { reader.server.url("zstd-bomb?n=\($0)") }
        let outcome = try reader.draw("list?urls=\(bombs.joined(separator: "|"))", "feed")
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.text.contains("Plain item 1"))
        #expect(outcome.errors.contains("all would be larger than 256"), "\(outcome.errors)")
        let asked = try reader.server.requests().filter { $0.target.hasPrefix("/zstd-bomb") }.count
        // Six at a time, each up to its own limit or the remaining total.
        #expect((4...20).contains(asked), "\(asked)")
    }

    @Test func `A feed is not too large where others take the memory of all`() throws {
        let list = try reader.writeList((0..<5).map { reader.server.url("crowd?n=\($0)") })
        let outcome = try reader.run([list])
        #expect(outcome.status == 75)
        #expect(outcome.errors.contains("too much is being loaded at the same time"))
        #expect(!outcome.errors.contains("larger than"), "\(outcome.errors)")
    }

    @Test func `Discards surplus bytes after a response`() throws {
        let outcome = try reader.draw("surplus", "feed")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Surplus item 1"))
        #expect(outcome.text.contains("Plain item 1"))
    }

    @Test(arguments: [
        "coding=gzip", "coding=members&as=gzip", "coding=gzip&as=x-gzip", "coding=gzip&as=GZIP",
        "coding=deflate", "coding=raw-deflate&as=deflate", "coding=br", "coding=zstd",
        "coding=identity", "coding=gzip&as=identity,%20gzip", "coding=gzip&more=surplus",
        "coding=gzip&length=1",
        "coding=gzip%2Bgzip&as=gzip,%20gzip", "coding=deflate%2Bbr&as=deflate,%20br",
        "coding=zstd%2Bgzip%2Bgzip%2Bdeflate%2Bgzip&as=zstd,gzip,gzip,deflate,gzip",
        // Unknown codings are ignored.
        "coding=identity&as=aws-chunked", "coding=gzip&as=aws-chunked,%20gzip",
        "coding=identity&as=UTF-8", "coding=identity&as=none", "coding=identity&as=",
        "coding=identity&as=identity,%20identity", "coding=gzip&as=none", "coding=gzip&as=sdch",
        // Content-Length counts decoded bytes, on a connection that ends and on one that does not.
        "coding=gzip&decoded=0", "coding=gzip&decoded=0&open=1",
        // Equal lengths are accepted.
        "coding=gzip&lengths=0%200",
    ])
    func `Decodes compressed responses`(query: String) throws {
        let outcome = try reader.draw("coded?\(query)")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("Coded item 8"))
    }

    @Test func `Limits the bytes between two codings`() throws {
        let query = "coding=gzip-padded%2Bgzip&as=gzip,%20gzip"
        #expect(try reader.draw("coded?\(query)").text.contains("Coded item 8"))
        let outcome = try reader.draw("coded?\(query)&n=2", options: ["--max-bytes", "1M"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("larger than"), "\(outcome.errors)")
    }

    /// The connection ends as it should; only the coding shows that bytes are missing.
    @Test(arguments: ["gzip", "deflate", "br", "zstd"], ["", "&length=1"])
    func `Rejects truncated compressed responses`(coding: String, length: String) throws {
        for cut in [1, 30] {
            let outcome = try reader.draw("coded?coding=\(coding)&cut=\(cut)\(length)")
            #expect(outcome.status == 75)
            #expect(outcome.errors.contains("broke"), "\(outcome.errors)")
            #expect(outcome.output.isEmpty)
        }
    }

    /// Responses that are encoded less often than said or not in their coding, and lengths that match neither encoded
    /// nor decoded bytes, contradict each other, or are no possible number.
    @Test(arguments: [
        ("gzip%2Bgzip&cut=9&as=gzip,%20gzip", [""]), ("gzip&as=gzip,%20gzip", [""]),
        ("identity&as=gzip", ["not HTTP", "broke"]), ("identity&as=br", ["not HTTP", "broke"]),
        ("identity&as=zstd", ["not HTTP", "broke"]), ("gzip&decoded=1", ["broke"]),
        ("gzip&decoded=0&cut=9", ["broke"]), ("identity&decoded=1", ["broke"]),
        ("identity&lengths=0%201", ["not HTTP"]), ("identity&lengths=-20%200", ["not HTTP"]),
        ("gzip&lengths=5%200", ["not HTTP"]),
        ("identity&lengths=99999999999999999999", ["a length that no body has"]),
    ])
    func `Rejects responses that don't match their coding or length`(
        query: String, words: [String]
    ) throws {
        let outcome = try reader.draw("coded?coding=\(query)")
        #expect(outcome.status == 75, "\(outcome.errors)")
        #expect(
            words.contains { $0.isEmpty || outcome.errors.contains($0) }, "\(outcome.errors)")
        #expect(outcome.output.isEmpty)
    }

    @Test func `Honours the server's charset`() throws {
        let outcome = try reader.command(["-r", "json", reader.server.url("charset")])
        let feed = try outcome.object()
        #expect(feed["title"] as? String == "Grüße")
    }
}
