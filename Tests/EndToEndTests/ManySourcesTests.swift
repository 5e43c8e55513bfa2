import Foundation
import Testing

@Suite struct ManySourcesTests {
    private let reader: NetworkReader

    init() throws {
        reader = try NetworkReader(serverAddresses: ["127.0.0.1", "127.0.0.2"])
    }

    @Test func `Draws the other sources if some fail`() throws {
        let outcome = try reader.draw(
            "status/404", "feed", "status/500", "silent", options: ["--timeout", "5"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("Plain item 1"))
        for path in ["status/404", "status/500", "silent"] {
            #expect(outcome.errors.contains(reader.server.url(path)))
        }
        #expect(outcome.errors.split(separator: "\n").count == 3)
    }

    @Test func `Limits transfers to six per host`() throws {
        let urls = (0..<18).map { reader.server.url("slow?seconds=1.5&n=\($0)") }
        #expect(try reader.run(urls).status == 0)
        let requests = try reader.server.requests()
        #expect(requests.count == 18)
        // A slow response does not delay the others.
        #expect(requests.map(\.active).max() == 6)
    }

    @Test func `Does not ask a silent server again for each of its feeds`() throws {
        let urls = (0..<24).map { reader.server.url("silent?n=\($0)") }
        let outcome = try reader.run(["--timeout", "5"] + urls)
        #expect(outcome.status == 75)
        #expect(outcome.errors.contains("took too long (24 feeds)"), "\(outcome.errors)")
        // Twice as many as at a time: the first ones may be all that hang.
        #expect(try reader.server.requests().count == 12)
    }

    /// Whether it has answered before or not.
    @Test(arguments: [(["feed"], 7), ([], 6)] as [([String], Int)])
    func `Asks a server on while as many feeds wait as it is asked for`(
        first: [String], silent: Int
    ) throws {
        let urls =
            first + (0..<silent).map { "silent?n=\($0)" } + (0..<16).map { "feed?n=\($0)" }
        let outcome = try reader.run(["--timeout", "4"] + urls.map(reader.server.url))
        #expect(
            outcome.errors.contains("took too long (\(silent) feeds)"), "\(outcome.errors)")
        #expect(try reader.server.requests().count == urls.count)
    }

    // Each response takes long enough that all transfers have begun.
    @Test(arguments: [(1, 1, 0.1), (5, 5, 1.5), (64, 12, 3)])
    func `Limits parallel transfers to --jobs`(
        jobs: Int, atATime: Int, seconds: Double
    ) throws {
        let hosts = ["127.0.0.1", "127.0.0.2"]
        let urls = (0..<16).map {
            reader.server.url("slow?seconds=\(seconds)&n=\($0)", at: hosts[$0 % 2])
        }
        #expect(try reader.run(["--jobs", "\(jobs)"] + urls).status == 0)
        let requests = try reader.server.requests()
        #expect(requests.count == 16)
        #expect(requests.map(\.active).max() == atATime)
    }

    @Test func `Names each of several failures of one cause with -v`() throws {
        let paths = (1...4).map { "nothing?n=\($0)" }
        for sources in [paths, paths + ["feed"]] {
            let outcome = try reader.run(["-v"] + sources.map(reader.server.url))
            for path in paths {
                #expect(outcome.errors.contains("\(reader.server.url(path)) broke"))
            }
            #expect(outcome.errors.contains("(4 feeds)"), "\(outcome.errors)")
        }
    }

    @Test(arguments: [2, 4])
    func `Reports feeds of unreachable servers with -q, and names few of them`(count: Int) throws {
        let urls = (1...count).map {
            reader.server.url("feed?n=\($0)", at: "127.0.0.\($0 % 2 + 1)")
        }
        reader.server.stop()
        let file = try reader.home.write(SampleDocuments.rss, to: "feed.xml").path
        let outcome = try reader.run(["-q", file] + urls)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == (count == 4
                    ? "feedhost: offline; no copy of 4 feeds\n"
                    : urls.map {
                        "feedhost: nobody answers at \($0); check the address, or try again later\n"
                    }.joined()))
    }

    @Test func `Names each of several copies with -v`() throws {
        let urls = (1...3).map { reader.server.url("flaky?n=\($0)") }
        #expect(try reader.run(urls).status == 0)
        let outcome = try reader.run(["-v"] + urls)
        for url in urls {
            #expect(outcome.errors.contains("of \(url) has a fault"), "\(outcome.errors)")
        }
        #expect(outcome.errors.contains("these are copies"))
    }
}
