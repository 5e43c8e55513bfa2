import FeedModel
import Foundation
import Glibc
import PluginTestSupport
import SystemInterface
import Testing

@testable import FeedStorage

/// The archive of items in its file.
@Suite final class ItemArchiveTests {
    private final class States: FeedItemStateStore {
        var states: [FeedItemKey: FeedItemStates] = [:]

        func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates] {
            items.map { states[$0] ?? [] }
        }

        func change(
            _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
        ) throws(FeedItemStateError) {}
    }

    private let folder: TemporaryFolder
    private let states = States()
    private var now: Int64 = 1_700_000_000
    private var dropped: [Int] = []
    private var setAside: [String] = []

    private lazy var archive = makeArchive()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var files: DatabaseFiles {
        DatabaseFiles(folder: folder.path + "/data", name: "archive-v1")
    }

    private func makeArchive(_ limits: ItemArchiveLimits = ItemArchiveLimits())
        -> SQLiteFeedItemArchive
    {
        SQLiteFeedItemArchive(
            files: files, limits: limits, states: states, now: { [unowned self] in now },
            didSetAside: { [unowned self] in setAside.append($0) },
            didDrop: { [unowned self] in dropped.append($0) })
    }

    private func database() throws -> Database {
        try Database(DatabaseFile(path: files.path(0)))
    }

    /// Marks an item of the feed as read.
    private func markRead(_ item: String) {
        states.states[FeedItemKey(feed: "web:a", item: item)] = .read
    }

    private let source = FeedSource(
        identity: "web:a", title: "A", homePageURL: "https://a.example/", feedURL: nil,
        folder: "F/G")

    private func item(_ id: String, _ text: String = "x", distinct: String? = nil) -> ArchivedItem {
        ArchivedItem(
            id: id, distinctID: distinct ?? id + "\n", sharesID: distinct != nil,
            document: Array(text.utf8))
    }

    private func items(of identity: String) throws -> [ArchivedItem] {
        try archive.items(of: identity, unless: { _, _, _ in false })
    }

    private func archived(_ archive: SQLiteFeedItemArchive) throws -> [String] {
        try archive.items(of: "web:a", unless: { _, _, _ in false }).map {
            $0.id + "=" + String(decoding: $0.document, as: UTF8.self)
        }.sorted()
    }

    @Test func `Archives in a file whose times are impossible`() throws {
        try archive.keep([(source, [item("1")])])
        try database().execute(
            "UPDATE upkeep SET swept_on = \(Int64.min); UPDATE items SET seen_at = \(Int64.min)")
        try archive.keep([(source, [item("1"), item("2")])])
        #expect(try archived(archive) == ["1=x", "2=x"])
    }

    @Test func `Tells by a version whether another process has archived items`() throws {
        let (archive, other) = (makeArchive(), makeArchive())
        #expect(try archive.version() == nil)
        try other.keep([(source, [item("1")])])
        let first = try archive.version()
        #expect(try first != nil && archive.version() == first)
        try archive.keep([(source, [item("2")])])
        #expect(try archive.version() == first)
        // The same again changes nothing.
        try other.keep([(source, [item("1"), item("2")])])
        #expect(try archive.version() == first)
        try other.keep([(source, [item("1", "y")])])
        #expect(try archive.version() != first)
    }

    @Test func `Restores items and their feeds in the next run`() throws {
        try makeArchive().keep([(source, [item("1"), item("2")])])
        let next = makeArchive()
        #expect(try next.feed("web:a") == source)
        #expect(try next.feed("web:b") == nil)
        #expect(try archived(next) == ["1=x", "2=x"])
        #expect(try next.items(of: "web:a") { id, _, _ in id == "1" }.map(\.id) == ["2"])
        #expect(try next.summary().items == 2)
    }

    @Test(arguments: [("BEGIN", 1), ("BEGIN IMMEDIATE", 0)] as [(String, Int64)])
    func `Stores the version of a file without, unless another process writes`(
        begin: String, version: Int64
    ) throws {
        try makeArchive().keep([(source, [item("1")])])
        let database = try database()
        try database.execute("PRAGMA user_version = 0; " + begin)
        #expect(try archived(makeArchive()) == ["1=x"])
        try database.execute("COMMIT")
        #expect(try database.number("PRAGMA user_version") == version)
    }

    @Test(arguments: [2, -1, 20_833])
    func `Leaves a file of a later version alone and reports it`(version: Int64) throws {
        try #require(files.makeFolder())
        let file = files.path(0)
        // Not with a write-ahead log, which this version would switch on.
        try Database(DatabaseFile(path: file)).execute(
            "CREATE TABLE pages (id INTEGER); PRAGMA user_version = \(version)")
        let before = try Data(contentsOf: URL(fileURLWithPath: file))
        for _ in 0..<2 {
            let error = #expect(throws: FeedItemArchiveError.self) {
                try makeArchive().keep([(source, [item("1")])])
            }
            #expect(error?.path == file)
            #expect(error?.reason == "a later version of feedhost made it")
        }
        #expect(throws: FeedItemArchiveError.self) { try archived(makeArchive()) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
        #expect(setAside.isEmpty)
    }

    @Test func `Creates no file before something is stored`() throws {
        #expect(try archived(makeArchive()).isEmpty)
        #expect(try makeArchive().summary().items == 0)
        try makeArchive().clear()
        #expect((try? FileStatus.of(folder.path + "/data")) == nil)
    }

    @Test func `Updates the row of a changed item unless its identifier is shared`() throws {
        try archive.keep([(source, [item("1", "old")])])
        var changed = item("1", "new")
        changed.distinctID = "1\nother"
        try archive.keep([(source, [changed])])
        #expect(try archived(archive) == ["1=new"])
        try archive.keep([
            (source, [item("s", "a", distinct: "s1"), item("s", "b", distinct: "s2")])
        ])
        try archive.keep([
            (source, [item("s", "c", distinct: "s3"), item("s", "B", distinct: "s2")])
        ])
        #expect(try archived(archive) == ["1=new", "s=B", "s=a", "s=c"])
    }

    @Test func `Drops old items that are read and not starred`()
        throws
    {
        let archive = makeArchive(ItemArchiveLimits(seconds: 10 * 86_400))
        try archive.keep([(source, ["read", "unread", "starred", "present"].map { item($0) })])
        for name in ["read", "present"] { markRead(name) }
        states.states[FeedItemKey(feed: "web:a", item: "starred")] = [.read, .starred]
        now += 9 * 86_400
        try archive.keep([(source, [item("present")])])
        #expect(try archived(archive).count == 4)
        now += 2 * 86_400
        try archive.keep([(source, [item("present")])])
        #expect(try archived(archive) == ["present=x", "starred=x", "unread=x"])
    }

    @Test(arguments: [50 * 365 * 86_400, -50 * 365 * 86_400] as [Int64])
    func `Drops nothing when the clock jumps`(seconds: Int64) throws {
        let archive = makeArchive(ItemArchiveLimits(seconds: 86_400))
        try archive.keep([(source, [item("1"), item("2")])])
        markRead("1")
        let before = now
        for now in [before + seconds, before, before + seconds, before] {
            self.now = now
            try archive.keep([(source, [item("2")])])
        }
        #expect(try archived(archive) == ["1=x", "2=x"])
    }

    @Test func `Limits the items of each feed, keeping the last seen`() throws {
        let archive = makeArchive(ItemArchiveLimits(itemsPerFeed: 2))
        for name in ["1", "2", "3"] {
            try archive.keep([(source, [item(name)])])
            markRead(name)
            now += 86_400
        }
        try archive.keep([(source, [item("3")])])
        #expect(try archived(archive) == ["2=x", "3=x"])
        #expect(dropped.isEmpty)
    }

    @Test func `Limits the total size, drops read items first, and reports losses`() throws {
        let archive = makeArchive(ItemArchiveLimits(bytes: 30))
        try archive.keep([(source, [item("1", "0123456789"), item("2", "0123456789")])])
        markRead("2")
        now += 86_400
        try archive.keep([(source, [item("3", "0123456789"), item("4", "0123456789")])])
        #expect(try archived(archive).map { $0.prefix(1) } == ["1", "3", "4"])
        #expect(dropped.isEmpty)
        now += 86_400
        try archive.keep([(source, [item("5", "0123456789")])])
        #expect(try archived(archive).map { $0.prefix(1) } == ["3", "4", "5"])
        #expect(dropped == [1])
        // A feed that brings others each time waits for no other day.
        for number in 6...9 {
            try archive.keep([(source, [item("\(number)", "0123456789")])])
        }
        #expect(try archived(archive).map { $0.prefix(1) } == ["7", "8", "9"])
    }

    @Test func `Drops starred items last`() throws {
        let archive = makeArchive(ItemArchiveLimits(bytes: 20))
        states.states[FeedItemKey(feed: "web:a", item: "1")] = .starred
        for number in 1...3 {
            try archive.keep([(source, [item("\(number)", "0123456789")])])
            now += 86_400
        }
        #expect(try archived(archive).map { $0.prefix(1) } == ["1", "3"])
        #expect(dropped == [1])
    }

    @Test func `Sets a damaged file aside and creates another`() throws {
        try makeArchive().keep([(source, [item("1")])])
        let path = files.path(0)
        try folder.write(
            Array(repeating: UInt8(7), count: 8_192), to: "data/archive-v1-0.sqlite")
        try archive.keep([(source, [item("2")])])
        #expect(setAside == [path])
        #expect(try archived(archive) == ["2=x"])
        #expect((try? FileStatus.of(path)) != nil)
        try archive.clear()
        #expect((try? FileStatus.of(path)) == nil)
    }

    @Test func `Sets a file aside whose pages are in each other's place`() throws {
        let items = (0..<400).map { item("\($0)", String(repeating: "x", count: 200)) }
        try makeArchive().keep([(source, items)])
        let path = files.path(0)
        let whole = try FileDescriptor.open(readingFrom: path).readToEnd(limit: 1 << 24).bytes
        let size = Int(whole[16]) << 8 | Int(whole[17])
        let count = whole.count / size
        try #require(count > 8)
        for first in 1..<count - 1 {
            var bytes = whole
            for offset in 0..<size {
                bytes.swapAt(first * size + offset, (first + 1) * size + offset)
            }
            for suffix in ["", "-wal", "-shm"] { unsafe unlink(path + suffix) }
            _ = try folder.write(bytes, to: "data/archive-v1-0.sqlite")
            // Whatever is read of it, later runs work.
            try? makeArchive().keep([(source, items.reversed() + [item("new")])])
            #expect(throws: Never.self, "\(first)") {
                try makeArchive().keep([(source, [item("later")])])
            }
            for name in ["archive-v1-1.sqlite", "archive-v1-2.sqlite"] {
                for suffix in ["", "-wal", "-shm"] {
                    unsafe unlink(folder.path + "/data/" + name + suffix)
                }
            }
        }
        #expect(!setAside.isEmpty)
    }

    @Test func `Moves items with their feed`() throws {
        try archive.keep([(source, [item("1")])])
        try archive.moveFeed("web:a", to: "web:b")
        #expect(try items(of: "web:b").map(\.id) == ["1"])
        #expect(try archived(archive).isEmpty)
        // Items of the new feed are kept.
        try archive.keep([(source, [item("1"), item("2")])])
        try archive.moveFeed("web:a", to: "web:b")
        #expect(try items(of: "web:b").map(\.id).sorted() == ["1", "2"])
        #expect(try archived(archive) == ["1=x"])
        try archive.clear()
        #expect(try archive.summary().items == 0)
    }

    @Test(
        arguments: [
            (10, 10 * 86_400, ["1=x", "2=x"]), (10, 10 * 86_400 + 1, ["2=x"]),
            (1, 60 * 86_400, ["2=x"]), (1, 61 * 86_400, ["1=x", "2=x"]),
        ] as [(Int64, Int64, [String])])
    func `Keeps an item for exactly its time, and drops none after a pause of over sixty days`(
        days: Int64, later: Int64, expected: [String]
    ) throws {
        let archive = makeArchive(ItemArchiveLimits(seconds: days * 86_400))
        try archive.keep([(source, [item("1"), item("2")])])
        markRead("1")
        now += later
        try archive.keep([(source, [item("2")])])
        #expect(try archived(archive) == expected)
    }

    @Test(arguments: [(86_400, false), (86_401, true)] as [(Int64, Bool)])
    func `Writes when an item was seen after more than a day`(
        seconds: Int64, isWritten: Bool
    ) throws {
        try archive.keep([(source, [item("1")])])
        let before = now
        now += seconds
        try archive.keep([(source, [item("1")])])
        let seen = try database().number("SELECT seen_at FROM items")
        #expect(seen == (isWritten ? now : before))
    }

    @Test(arguments: [("x", 365, true), ("x", 366, false), ("y", 365, true), ("y", 366, false)])
    func `An item first seen by a clock far behind is seen anew`(
        text: String, days: Int64, isSameTime: Bool
    ) throws {
        try archive.keep([(source, [item("1")])])
        let before = now
        now += days * 86_400
        try archive.keep([(source, [item("1", text)])])
        #expect(try items(of: "web:a").map(\.firstSeen) == [isSameTime ? before : now])
    }

    @Test func `An item seen by a clock far behind was first seen when it was`() throws {
        try archive.keep([(source, [item("1")])])
        let before = now
        for days in [-1000, 1001] as [Int64] {
            now += days * 86_400
            try archive.keep([(source, [item("1")])])
        }
        #expect(try items(of: "web:a").map(\.firstSeen) == [before])
    }

    @Test func `Drops nothing for its age if no states are known`() throws {
        let archive = SQLiteFeedItemArchive(
            files: files, limits: ItemArchiveLimits(seconds: 86_400), states: nil,
            now: { [unowned self] in now }, didSetAside: { _ in }, didDrop: { _ in })
        try archive.keep([(source, [item("1"), item("2")])])
        now += 10 * 86_400
        try archive.keep([(source, [item("2")])])
        #expect(try archived(archive) == ["1=x", "2=x"])
    }

    @Test func `Stores what has changed about a feed`() throws {
        try archive.keep([(source, [item("1")])])
        var changed = source
        changed.title = "B"
        try archive.keep([(changed, [item("1")])])
        #expect(try archive.feed("web:a") == changed)
    }

    @Test func `Returns items in document order, the newest documents first`() throws {
        try archive.keep([(source, ["3", "4", "5"].map { item($0) })])
        #expect(try items(of: "web:a").map(\.id) == ["3", "4", "5"])
        try archive.keep([(source, ["1", "2", "3", "4"].map { item($0) })])
        #expect(try items(of: "web:a").map(\.id) == ["1", "2", "3", "4", "5"])
    }
}
