import Foundation
import Testing

/// Settings of single feeds, and programs of the configuration, with a server.
@Suite struct FeedSettingTests {
    private let subscriber: Subscriber
    private let urls: [String]

    init() throws {
        subscriber = try Subscriber()
        for name in ["a", "b"] {
            try Self.serve(["Tide \(name)"], named: name, by: subscriber.server)
        }
        urls = ["a", "b"].map { [server = subscriber.server] in server.url("file/\($0).xml") }
        try subscriber.subscribe(to: urls)
    }

    private static func serve(
        _ titles: [String], named name: String, by server: ScriptedServer
    ) throws {
        let items = titles.map { "<item><title>\($0)</title><guid>\($0)</guid></item>" }
        try server.add(SampleDocuments.feed(name, items: items), named: name + ".xml")
    }

    private func set(_ setting: String) throws {
        let outcome = try subscriber.run(["set", urls[0], setting])
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func `A filter changes the document of its feed, also from the cache`() throws {
        try subscriber.configure("filter = loud sed s/Tide/TIDE/")
        try set("filter=loud")
        #expect(try subscriber.titles() == ["TIDE a", "Tide b"])
        #expect(try subscriber.titles("--offline") == ["TIDE a", "Tide b"])
        #expect(try subscriber.titles("--no-config") == ["Tide a", "Tide b"])
        try set("filter=")
        #expect(try subscriber.titles("--offline") == ["Tide a", "Tide b"])
    }

    @Test(arguments: [
        ("filter = loud false", "ended with exit status 1"),
        ("filter = loud $ yes tide", "wrote more than 64 MB"),
        ("timeout = 5\nfilter = loud sleep 60", "took too long"),
        ("filter = loud no-such-program-here", "can't be started"),
        ("filter = other cat", "lacks the filter 'loud'"),
    ])
    func `A filter that fails is told, and the other feed drawn`(line: String, words: String) throws
    {
        try subscriber.configure(line)
        try set("filter=loud")
        let outcome = try subscriber.run(["-r", "text"])
        #expect(outcome.status == 1 && outcome.text.contains("Tide b"))
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(outcome.errors.contains(urls[0]))
    }

    @Test func `A filter that writes no feed leaves the copy of the document`() throws {
        try set("reload=1d")
        #expect(try subscriber.titles().count == 2)
        try subscriber.configure("filter = loud true")
        try set("filter=loud")
        #expect(try subscriber.run(["--no-archive", "-r", "json"]).errors.contains("is empty"))
        try set("filter=")
        #expect(try subscriber.titles("--offline", "--no-archive") == ["Tide a", "Tide b"])
    }

    @Test func `A reader with a filter leaves the cache to other programs`() throws {
        // So that the document is stored after the transfer of the other one.
        try subscriber.configure("filter = slow $ sleep 1; cat")
        try set("filter=slow")
        let session = try subscriber.openReader()
        #expect(try session.screen { $0.contains("Tide a") && $0.contains("Tide b") } != nil)
        let outcome = try subscriber.run(["--reload", "-r", "json", urls[1]])
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        try session.quit()
    }

    @Test func `A server is asked by the name that is set, and no sooner than is set`() throws {
        try set("user-agent=Mine/1")
        try set("reload=1d")
        for _ in 0..<2 { _ = try subscriber.titles() }
        let requests = try subscriber.server.requests()
        let names = requests.filter { $0.target == "/file/a.xml" }.map {
            $0.headers.first { $0.key.lowercased() == "user-agent" }?.value
        }
        #expect(names == ["Mine/1"])
        let others = requests.filter { $0.target == "/file/b.xml" }.compactMap {
            $0.headers.first { $0.key.lowercased() == "user-agent" }?.value
        }
        #expect(!others.isEmpty && others.allSatisfy { $0.hasPrefix("feedhost/") })
    }

    @Test func `What is set for a page counts for the feed that it announces`() throws {
        let link = "<html><link rel=alternate type='application/rss+xml' href='a.xml' title='A'>"
        try subscriber.server.add(link, named: "page.html")
        let page = subscriber.server.url("file/page.html")
        try subscriber.subscribe(to: [page])
        try subscriber.configure("filter = loud sed s/Tide/TIDE/")
        let settings = ["filter=loud", "user-agent=Mine/1", "archive=false"]
        #expect(try subscriber.run(["set", page] + settings).status == 0)
        #expect(try subscriber.titles() == ["TIDE a"])
        try Self.serve(["Moon a"], named: "a", by: subscriber.server)
        #expect(try subscriber.titles("--reload") == ["Moon a"])
        let names = try subscriber.server.requests().filter { $0.target == "/file/a.xml" }
            .map { $0.headers.first { $0.key.lowercased() == "user-agent" }?.value }
        #expect(names == ["Mine/1", "Mine/1"])
    }

    @Test func `What is set for a page counts for its feed in browsers, too`() throws {
        let link = "<html><link rel=alternate type='application/rss+xml' href='a.xml' title='A'>"
        try subscriber.server.add(link, named: "page.html")
        try Self.serve(["Moon b", "Tide b"], named: "b", by: subscriber.server)
        let page = subscriber.server.url("file/page.html")
        try subscriber.subscribe(to: [page, urls[1]])
        #expect(try subscriber.run(["set", page, "archive=false"]).status == 0)
        let session = try BrowserSession([], environment: subscriber.environment)
        for url in [page, urls[1]] { #expect(try session.fetch(url).status == 200) }
        let isArchived = try Waiting.until {
            try subscriber.run(["archive", "info"]).text.contains("2 of 1 feed")
        }
        #expect(isArchived)
        // Nothing of it counts for a feed that the list has, too.
        try subscriber.server.add(
            link.replacingOccurrences(of: "a.xml", with: "b.xml"), named: "page.html")
        try subscriber.configure("filter = loud sed s/Tide/TIDE/")
        let set = try subscriber.run(["set", page, "filter=loud", "user-agent=Mine/1"])
        #expect(set.status == 0)
        for url in [page, urls[1]] {
            let answer = try session.fetch(url, fields: ["Cache-Control": "no-cache"])
            #expect(answer.body.contains("Tide b"), "\(url)")
        }
        let names = try subscriber.server.requests().filter { $0.target == "/file/b.xml" }
            .compactMap { $0.headers.first { $0.key.lowercased() == "user-agent" }?.value }
        #expect(!names.isEmpty && !names.contains("Mine/1"))
    }

    @Test func `A program of the configuration is a source, by its name only`() throws {
        let feed = try subscriber.home.write(
            SampleDocuments.feed("Own", item: "Backup"),
            to: "own.xml")
        try subscriber.configure(
            "source = backup cat '\(feed.path)'\nsource = own cat \(feed.path)")
        #expect(try subscriber.titles("exec:own") == ["Backup"])
        let added = try subscriber.run(["add", "exec:own"])
        #expect(added.text.hasPrefix("added the program 'own' ('Own')"), "\(added.errors)")
        #expect(try subscriber.titles().sorted() == ["Backup", "Tide a", "Tide b"])
        #expect(try subscriber.run(["list", "exec:own"]).text == "exec:own\tOwn\n")
        let offline = try subscriber.run(["--offline", "-r", "json"])
        #expect(offline.status == 1 && offline.errors.contains("'own' wrote last is not kept"))
        let failing = try subscriber.run(["exec:backup"])
        #expect(failing.status == 66 && failing.errors.contains("ended with exit status 1"))
        let unknown = try subscriber.run(["exec:no"])
        #expect(unknown.status == 66 && unknown.errors.contains("lacks the program 'no'"))
        // Lists of others may name none.
        let list = "<opml><body><outline xmlUrl='exec:own'/></body></opml>"
        try subscriber.server.add(list, named: "list.opml")
        let foreign = try subscriber.run([subscriber.server.url("file/list.opml")])
        #expect(foreign.status != 0 && !foreign.text.contains("Backup"))
        #expect(try subscriber.run(["remove", "exec:own"]).status == 0)
    }

    @Test func `Programs end with a run that is interrupted, however many`() throws {
        let (begun, over) = (subscriber.home.path + "/begun", subscriber.home.path + "/over")
        let names = (0..<70).map { "slow\($0)" }
        let lines = names.map {
            "source = \($0) $ trap 'echo >> \(over); exit' TERM; echo >> \(begun); sleep 60 & wait"
        }
        try subscriber.configure(lines.joined(separator: "\n"))
        let outcome = try FeedHostProcess.run(
            names.map { "exec:" + $0 }, environment: subscriber.environment,
            shell: "touch \(begun); \"$0\" \"$@\" & for _ in {1..600}; do "
                + "[ $(wc -l < \(begun)) = 70 ] && break; sleep 0.1; done; kill $!; wait $!")
        #expect(outcome.status == 143, "\(outcome.errors)")
        let all = String(repeating: "\n", count: 70)
        #expect(Waiting.until { (try? String(contentsOfFile: over, encoding: .utf8)) == all })
    }

    @Test func `Items of a feed that is not archived are gone with their feed's`() throws {
        try set("archive=false")
        #expect(try subscriber.titles() == ["Tide a", "Tide b"])
        for name in ["a", "b"] {
            try Self.serve(["Moon \(name)"], named: name, by: subscriber.server)
        }
        #expect(try subscriber.titles("--reload").sorted() == ["Moon a", "Moon b", "Tide b"])
    }

    @Test func `A program is told of items that came meanwhile, by one of two readers`() throws {
        let told = subscriber.home.url.appendingPathComponent("told")
        try subscriber.configure("notify = $ (echo $FEEDHOST_COUNT; cat) >> '\(told.path)'")
        func waitForProgram(_ words: String) -> String {
            var text = ""
            _ = Waiting.until {
                text = (try? String(contentsOf: told, encoding: .utf8)) ?? ""
                return text.hasSuffix(words)
            }
            return text
        }
        let sessions = try [subscriber.openReader(), subscriber.openReader()]
        for session in sessions {
            #expect(try session.screen { $0.contains("Tide b") } != nil)
        }
        #expect(!FileManager.default.fileExists(atPath: told.path))
        try Self.serve(["Moon", "Stars", "Tide a"], named: "a", by: subscriber.server)
        try sessions[0].press("r")
        #expect(waitForProgram("Stars\n") == "2\nMoon\nStars\n")
        try sessions[1].press("r")
        #expect(try sessions[1].screen { $0.contains("Stars") } != nil)
        try Self.serve(["Sun", "Moon", "Stars", "Tide a"], named: "a", by: subscriber.server)
        try sessions[1].press("r")
        #expect(waitForProgram("Sun\n") == "2\nMoon\nStars\n1\nSun\n")
    }

    @Test func `A search that is added is listed in an open reader`() throws {
        let session = try subscriber.openReader(opensAll: false)
        #expect(try session.screen { $0.contains(" All ") } != nil)
        _ = try subscriber.run(["add", "--search", "Ebb & flow", "title:tide -b"])
        // The count comes in slices, so it may follow the name.
        #expect(try session.screen { $0.contains(/Ebb & flow +1\n/) } != nil)
    }
}
