import Foundation
import Testing

/// A renderer with views of the host's reader, in both places.
@Suite struct ReaderExtensionTests {
    private let folder: TemporaryFolder
    private let plugin: String
    private let sources: [String]

    init() throws {
        folder = try TemporaryFolder()
        plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/reader_views.c", name: "reader", in: folder.url)
        sources = try [("F", ["A", "B"]), ("G", ["C"])].map { [folder] title, items in
            let elements = items.map {
                "<item><title>\($0)</title><guid>\($0)</guid>"
                    + "<description>&lt;p&gt;text \($0)&lt;/p&gt;</description></item>"
            }
            return try folder.write(
                SampleDocuments.feed(title, items: elements), to: title + ".xml"
            ).path
        }
    }

    private func run(
        _ actions: String, seat: String, plugin: String? = nil, arguments: [String] = [],
        of sources: [String]? = nil
    ) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(
            [
                "--allow", "display", "-r", plugin ?? self.plugin, "--seat", seat, "-O",
                "do=" + actions,
            ] + arguments + (sources ?? self.sources),
            environment: [
                "XDG_STATE_HOME": folder.url.path + "/state", "LC_ALL": "en_GB.UTF-8",
            ])
    }

    private static let beginning = [
        "feed 3", "sources >All:3 Unread:3 Starred:0 F:2 G:1", "ITEMS >A! B! C!",
        "article A <p>text A</p>",
    ]

    @Test(arguments: ["in-process", "worker"])
    func `Shows what actions change in dispatch`(seat: String) throws {
        let outcome = try run(
            "star:article select@1:article enter:article back:article filter=C:article "
                + "filter:article choose-list@3:article quit feed",
            seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.text.split(separator: "\n").map(String.init)
        #expect(
            lines == Self.beginning + [
                "sources >All:3 Unread:3 Starred:1 F:2 G:1", "ITEMS >A!* B! C!",
                "article A <p>text A</p>",
                "ITEMS A!* >B! C!", "article B <p>text B</p>",
                "sources >All:2 Unread:2 Starred:1 F:1 G:1", "items A!* >B C!",
                "ARTICLE B <p>text B</p>",
                "sources >All:2 Unread:2 Starred:1 F:1 G:1", "ITEMS A!* >B C!",
                "article B <p>text B</p>",
                "ITEMS >C!", "article C <p>text C</p>",
                "ITEMS A!* >B C!", "article B <p>text B</p>",
                "SOURCES All:2 Unread:2 Starred:1 >F:1 G:1", "items >A!* B",
                "article A <p>text A</p>", "notice ", "left",
            ])
    }

    @Test(arguments: ["in-process", "worker"])
    func `Marks what is listed, undoes it, and refuses rows that have changed`(
        seat: String
    ) throws {
        let outcome = try run(
            "all-read:notice all-read:notice filter=C:notice select@0~1 select@7",
            seat: seat)
        let lines = outcome.text.split(separator: "\n").map(String.init)
        #expect(
            Array(lines.dropFirst(Self.beginning.count)) == [
                "sources >All:0 Unread:0 Starred:0 F:0 G:0", "ITEMS >A B C",
                "article A <p>text A</p>", "notice 3 marked as read, A undoes it",
                "sources >All:3 Unread:3 Starred:0 F:2 G:1", "ITEMS >A! B! C!",
                "article A <p>text A</p>", "notice all are as before",
                "ITEMS >C!", "article C <p>text C</p>", "notice ", "select -4", "select -5",
            ])
    }

    @Test(arguments: ["in-process", "worker"])
    func `Keeps list, filter and open article while its plugin is replaced`(seat: String) throws {
        let outcome = try Shell.run(
            """
            cp reader.so again.so
            : >out
            shows() {
                for _ in $(seq 600); do
                    [ "$(grep -c "$1" out)" -ge "$2" ] && return
                    sleep 0.1
                done
                cat out errors
                exit 1
            }
            "$FEEDHOST" --watch --allow display --seat \(seat) -r ./reader.so \
                -O 'do=choose-list@3:article filter=B:article enter:article feed' \
                F.xml G.xml >out 2>errors &
            shows '^ARTICLE B' 1
            mv again.so reader.so
            shows '^ARTICLE B' 2
            kill $!
            wait $!
            sed -n '/^left/,/^ARTICLE/p' out
            """, in: folder.url,
            environment: [
                "FEEDHOST": FeedHostProcess.binary.path, "LC_ALL": "en_GB.UTF-8",
                "XDG_STATE_HOME": folder.url.path + "/state",
            ])
        #expect(
            outcome.words.hasPrefix(
                """
                left
                feed 3
                sources All:2 Unread:2 Starred:0 >F:1 G:1
                items >B
                ARTICLE B <p>text B</p>
                """), "\(outcome.words)")
    }

    /// A worker that was told of other states while it waited for items aborted.
    @Test(arguments: ["in-process", "worker"])
    func `Lends items while their states change`(seat: String) throws {
        let items = (0..<500).map { "<item><title>\($0)</title></item>" }
        let many = try folder.write(SampleDocuments.feed("F", items: items), to: "many.xml")
        let outcome = try run("hurry quit feed", seat: seat, of: [many.path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("\nhurried\n") && outcome.text.hasSuffix("left\n"))
        #expect(!outcome.text.contains("no item"))
    }

    @Test(arguments: ["in-process", "worker"])
    func `Lists actions with the user's keys and words`(seat: String) throws {
        let outcome = try run("keys", seat: seat, arguments: ["-O", "keys=filter F; copy c"])
        #expect(outcome.text.contains("\nfilter f F, "), "\(outcome.text)")
        #expect(outcome.text.contains("\ncopy y c, "))
    }

    @Test(arguments: ["in-process", "worker"], [false, true])
    func `Refuses what a hostile renderer requests`(seat: String, isEmpty: Bool) throws {
        let plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/reader_views.c", name: "hostile",
            by: "cc -std=c11" + (isEmpty ? " -DEMPTY" : ""), in: folder.url)
        let outcome = try run("hostile", seat: seat, plugin: plugin)
        #expect(outcome.status == 0, "\(outcome.errors)")
        for what in [
            "null", "small", "nameless", "unknown", "huge name", "huge text", "own", "row",
            "no row",
        ] {
            #expect(outcome.text.contains("\(what) -5\n"), "\(what)")
        }
        #expect(outcome.errors.contains("make-coffee"))
        guard !isEmpty else { return }
        #expect(outcome.text.contains("outside 1\nno list 1\n"))
    }
}
