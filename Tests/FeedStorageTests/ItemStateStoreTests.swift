import FeedModel
import Foundation
import PluginTestSupport
import Testing

@testable import FeedStorage

/// The store of read states in SQLite.
@Suite final class ItemStateStoreTests {
    private let folder: TemporaryFolder
    private var setAside: [String] = []
    private var now: Int64 = 1_800_000_000

    private var state: String { folder.path + "/state/feedhost" }
    private var file: String { state + "/read-items-v1-0.sqlite" }

    private lazy var store = makeStore()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func makeStore(limit: Int64 = 500_000) -> SQLiteFeedItemStateStore {
        SQLiteFeedItemStateStore(
            files: DatabaseFiles(folder: state, name: "read-items-v1"), limit: limit,
            now: { [unowned self] in now },
            didSetAside: { [unowned self] in setAside.append($0) })
    }

    private func keys(_ range: Range<Int>, feed: String = "web:a.example/") -> [FeedItemKey] {
        range.map { FeedItemKey(feed: feed, item: "item \($0)") }
    }

    private func advance(days: Int64) {
        now += days * 86_400
    }

    @Test func `Restores marks in the next run`() throws {
        try makeStore().change(.read, of: keys(0..<3), isSet: true)
        #expect(try store.reads(keys(1..<5)) == [true, true, false, false])
        #expect(try store.reads(keys(0..<2, feed: "web:b.example/")) == [false, false])
        try store.change(.read, of: keys(1..<2), isSet: false)
        #expect(try makeStore().reads(keys(0..<3)) == [true, false, true])
    }

    @Test func `Tells feeds apart whose identities only look alike`() throws {
        let items = keys(0..<1, feed: "file:/\u{E9}") + keys(0..<1, feed: "file:/e\u{301}")
        try store.change(.read, of: [items[0]], isSet: true)
        #expect(try makeStore().reads(items) == [true, false])
    }

    @Test func `Joins the marks of a feed that moves with those that are there`() throws {
        let (old, new) = (keys(0..<3), keys(0..<3, feed: "web:b.example/"))
        try store.change([.read, .starred], of: Array(old[..<2]), isSet: true)
        try store.change(.read, of: Array(new[1...]), isSet: true)
        try store.moveFeed("web:a.example/", to: "web:b.example/")
        #expect(try store.states(of: new) == [[.read, .starred], [.read, .starred], .read])
    }

    @Test func `Marks an item by a rule once, and what the user clears stays so`() throws {
        let other = makeStore()
        try store.mark(.read, of: keys(0..<2))
        try store.change(.starred, of: keys(1..<3), isSet: true)
        try store.mark(.starred, of: keys(0..<1))
        #expect(
            try store.states(of: keys(0..<4)) == [
                [.read, .starred], [.read, .starred], .starred, [],
            ])
        try store.change(.read, of: keys(0..<2), isSet: false)
        try store.change(.starred, of: keys(0..<3), isSet: false)
        let version = try other.version()
        try store.mark(.read, of: keys(0..<2))
        try store.mark(.starred, of: keys(0..<1))
        #expect(try makeStore().states(of: keys(0..<3)) == [[], [], []])
        // Nothing has changed, so that no other reader looks again.
        #expect(try other.version() == version)
        // What no rule has starred yet may be.
        try store.mark(.starred, of: keys(0..<3))
        #expect(try store.states(of: keys(0..<3)) == [[], .starred, .starred])
        try store.change(.read, of: keys(0..<1), isSet: true)
        #expect(try store.reads(keys(0..<2)) == [true, false])
    }

    @Test func `Creates no file when reading or marking as unread`() throws {
        #expect(try store.reads(keys(0..<3)) == [false, false, false])
        try store.change(.read, of: keys(0..<3), isSet: false)
        try store.change(.read, of: [], isSet: true)
        #expect(!FileManager.default.fileExists(atPath: state))
    }

    @Test func `Restricts files to their owner`() throws {
        try makeStore().change(.read, of: keys(0..<3), isSet: true)
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: state) {
            let mode = try files.attributesOfItem(atPath: state + "/" + name)[.posixPermissions]
            #expect((mode as? NSNumber)?.intValue == 0o600, "\(name)")
        }
        let mode = try files.attributesOfItem(atPath: state)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o700)
    }

    @Test(arguments: [0, 100, 1_000, 5_000])
    func `Sets a damaged file aside, reports it once, and creates another`(
        offset: Int
    ) throws {
        try makeStore().change(.read, of: keys(0..<2_000), isSet: true)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        try #require(bytes.count > 20_000)
        bytes.replaceSubrange(
            offset..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - offset))
        try bytes.write(to: URL(fileURLWithPath: file))

        #expect(try store.reads(keys(0..<2_000)).allSatisfy { !$0 })
        try store.change(.read, of: keys(0..<2), isSet: true)
        #expect(try makeStore().reads(keys(0..<3)) == [true, true, false])
        #expect(setAside == [file])
        // The damaged file is kept for recovery.
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count >= bytes.count)
    }

    @Test func `Follows another process that has set the file aside`() throws {
        try store.change(.read, of: keys(0..<1), isSet: true)
        _ = try DatabaseFiles(folder: state, name: "read-items-v1").open(1) {
            file throws(DatabaseError) in try ItemStateDatabase(file)
        }
        try store.change(.read, of: keys(1..<2), isSet: true)
        #expect(try makeStore().reads(keys(0..<2)) == [false, true])
    }

    @Test func `Forgets all when its files are removed, and keeps what follows`() throws {
        try store.change(.read, of: keys(0..<2), isSet: true)
        let version = try store.version()
        for suffix in ["", "-wal", "-shm"] {
            try FileManager.default.removeItem(atPath: file + suffix)
        }
        #expect(try store.reads(keys(0..<2)) == [false, false])
        try store.change(.starred, of: keys(0..<1), isSet: true)
        #expect(try store.version() != version)
        #expect(try makeStore().states(of: keys(0..<2)) == [.starred, []])
    }

    @Test func `Reports a folder that can't be read instead of unread items`() throws {
        // Root may read any folder, so a file stands in for an unreadable one.
        try FileManager.default.createDirectory(
            atPath: folder.path + "/state", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: state))
        for isLookedUp in [true, false] {
            let error = #expect(throws: FeedItemStateError.self) {
                if isLookedUp {
                    _ = try makeStore().reads(keys(0..<1))
                } else {
                    try makeStore().change(.read, of: keys(0..<1), isSet: false)
                }
            }
            #expect(error?.step == (isLookedUp ? .reading : .keeping))
            #expect(error?.path == state)
        }
    }

    @Test func `Loses no marks of concurrent writers`() async throws {
        let state = state
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for round in 0..<10 {
                        let store = SQLiteFeedItemStateStore(
                            files: DatabaseFiles(folder: state, name: "read-items-v1"),
                            now: { 1_000_000 },
                            didSetAside: { _ in Issue.record("damaged") })
                        let key = FeedItemKey(feed: "web:\(round)", item: "\(number)")
                        #expect(throws: Never.self) {
                            try store.change(.read, of: [key], isSet: true)
                        }
                    }
                }
            }
        }
        let all = (0..<8).flatMap { number in
            (0..<10).map { FeedItemKey(feed: "web:\($0)", item: "\(number)") }
        }
        #expect(try makeStore().reads(all).allSatisfy { $0 })
    }

    @Test func `Drops marks of items not seen for two years`() throws {
        try store.change(.read, of: keys(0..<2), isSet: true)
        for _ in 0..<40 {
            advance(days: 20)
            // One of them is still in its feed.
            #expect(try store.reads(keys(0..<1)) == [true])
            try store.change(.read, of: keys(5..<6), isSet: true)
        }
        #expect(try store.reads(keys(0..<2)) == [true, false])
    }

    @Test func `Keeps marks when the clock jumps ahead`() throws {
        try store.change(.read, of: keys(0..<2), isSet: true)
        advance(days: 3_000)
        try store.change(.read, of: keys(5..<6, feed: "web:b.example/"), isSet: true)
        #expect(try store.reads(keys(0..<2)) == [true, true])
    }

    @Test(arguments: [-50, 50] as [Int64])
    func `Keeps marks while the clock is wrong for days, and afterwards`(
        years: Int64
    ) throws {
        try makeStore().change(.read, of: keys(0..<2), isSet: true)
        for leap in [years, -years, years, -years] {
            advance(days: leap * 365)
            for day in 0..<3 {
                advance(days: 1)
                try makeStore().change(.read, of: keys(10 + day..<11 + day), isSet: true)
                #expect(try makeStore().reads(keys(0..<2)) == [true, true])
            }
        }
        #expect(try makeStore().reads(keys(10..<13)) == [true, true, true])
    }

    @Test func `Continues to count days after the clock was wrong`() throws {
        try store.change(.read, of: keys(0..<1), isSet: true)
        advance(days: 18_000)
        try store.change(.read, of: keys(1..<2), isSet: true)
        advance(days: -18_000)
        for days in [0] + Array(repeating: 50, count: 14) {
            advance(days: Int64(days))
            try store.change(.read, of: keys(5..<6), isSet: true)
        }
        // This one is seen now, the other is not.
        #expect(try store.reads(keys(0..<1)) == [true])
        advance(days: 31)
        try store.change(.read, of: keys(5..<6), isSet: true)
        #expect(try makeStore().reads(keys(0..<2)) == [true, false])
    }

    @Test func `Limits the marks of each feed`() throws {
        let store = makeStore(limit: 100)
        try store.change(.read, of: keys(0..<2, feed: "web:b.example/"), isSet: true)
        try store.change(.read, of: keys(0..<80), isSet: true)
        advance(days: 1)
        try store.change(.read, of: keys(80..<150), isSet: true)
        let isRead = try store.reads(keys(0..<150))
        #expect(isRead.count { $0 } == 100)
        #expect(isRead[80...].allSatisfy { $0 })
        #expect(try store.reads(keys(0..<2, feed: "web:b.example/")) == [true, true])
    }

    @Test func `Distinguishes identifiers of any length in bounded space`() throws {
        let long = String(repeating: "x", count: 1 << 20)
        let items = [long + "a", long + "b", long].map { FeedItemKey(feed: long, item: $0) }
        try store.change(.read, of: [items[0]], isSet: true)
        #expect(try store.reads(items) == [true, false, false])
        #expect(try Data(contentsOf: URL(fileURLWithPath: file + "-wal")).count < 200_000)
    }

}

extension SQLiteFeedItemStateStore {
    /// Returns for each of `items` whether it is read.
    fileprivate func reads(_ items: [FeedItemKey]) throws -> [Bool] {
        try states(of: items).map { $0.contains(.read) }
    }
}
