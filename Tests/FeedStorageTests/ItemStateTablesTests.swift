import FeedModel
import Foundation
import PluginTestSupport
import Testing

@testable import FeedStorage

/// The tables of item states, and their migration.
@Suite final class ItemStateTablesTests {
    private let folder: TemporaryFolder
    private var now: Int64 = 1_800_000_000

    private var state: String { folder.path + "/feedhost" }
    private var file: String { state + "/read-items-v1-0.sqlite" }

    private lazy var store = makeStore()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func makeStore(limit: Int64 = 500_000) -> SQLiteFeedItemStateStore {
        SQLiteFeedItemStateStore(
            files: DatabaseFiles(folder: state, name: "read-items-v1"), limit: limit,
            now: { [unowned self] in now },
            didSetAside: { _ in Issue.record("the file is set aside") })
    }

    private func database() throws -> Database {
        let files = DatabaseFiles(folder: state, name: "read-items-v1")
        try #require(files.makeFolder())
        return try Database(DatabaseFile(path: file))
    }

    private func number(_ query: String) throws -> Int64? {
        try database().prepare(query).value([]) { row in row.integer(0) }
    }

    private func keys(_ range: Range<Int>) -> [FeedItemKey] {
        range.map { FeedItemKey(feed: "web:a.example/", item: "item \($0)") }
    }

    /// Creates a version 1 file, from before stars, last swept on day `day`.
    private func makeVersion1(day: Int64) throws {
        try database().execute(
            """
            PRAGMA journal_mode = WAL;
            CREATE TABLE feeds (id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE);
            CREATE TABLE read_items (
                feed INTEGER NOT NULL,
                item TEXT NOT NULL,
                read_at INTEGER NOT NULL,
                seen_at INTEGER NOT NULL,
                PRIMARY KEY (feed, item)
            ) WITHOUT ROWID;
            INSERT INTO feeds VALUES (7, 'web:a.example/');
            INSERT INTO read_items VALUES (7, 'item 0', \(now), \(now)), (7, 'item 1', 1, 1);
            PRAGMA user_version = \(day);
            """)
    }

    @Test(arguments: [0, 2, 20_833])
    func `Migrates read marks of version 1`(day: Int64) throws {
        try makeVersion1(day: day)
        #expect(try makeStore().states(of: keys(0..<3)) == [.read, .read, []])
        try store.change(.starred, of: keys(1..<3), isSet: true)
        #expect(try store.states(of: keys(0..<3)) == [.read, [.read, .starred], .starred])
        #expect(try number("PRAGMA user_version") == 2)
        #expect(try number("SELECT swept_on FROM upkeep") == now / 86_400)
    }

    @Test func `Migrates the day of the last sweep`() throws {
        try makeVersion1(day: 20_000)
        #expect(try makeStore().states(of: keys(0..<1)) == [.read])
        #expect(try number("SELECT swept_on FROM upkeep") == 20_000)
    }

    @Test(arguments: [
        "UPDATE item_states SET seen_at = \(Int64.min)",
        "UPDATE upkeep SET swept_on = \(Int64.min)",
        "UPDATE upkeep SET counted_day = \(Int64.max)",
    ])
    func `Reads the marks of a file with impossible times`(damage: String) throws {
        try store.change(.read, of: keys(0..<1), isSet: true)
        try database().execute(damage)
        #expect(try makeStore().states(of: keys(0..<2)) == [.read, []])
        try makeStore().change(.read, of: keys(1..<2), isSet: true)
        #expect(try makeStore().states(of: keys(0..<2)) == [.read, .read])
    }

    @Test func `Leaves a file of a later version alone and reports it`() throws {
        // Not with a write-ahead log, which this version would switch on.
        try database().execute("CREATE TABLE marks (id INTEGER); PRAGMA user_version = 3")
        let before = try Data(contentsOf: URL(fileURLWithPath: file))
        let error = #expect(throws: FeedItemStateError.self) {
            try makeStore().change(.read, of: keys(0..<1), isSet: true)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
        #expect(error?.path == file)
        #expect(error?.reason == "a later version of feedhost made it")
        #expect(try number("PRAGMA user_version") == 3)
    }

    @Test func `Does not set the file aside after an error of a statement`() throws {
        try makeStore().change(.read, of: keys(0..<1), isSet: true)
        try database().execute("ALTER TABLE item_states RENAME COLUMN states TO others")
        #expect(throws: FeedItemStateError.self) { try makeStore().states(of: keys(0..<1)) }
        try database().execute("ALTER TABLE item_states RENAME COLUMN others TO states")
        #expect(try makeStore().states(of: keys(0..<1)) == [.read])
    }

    @Test func `Stores states separately, and no row without states`() throws {
        try store.change(.read, of: keys(0..<2), isSet: true)
        try store.change(.starred, of: keys(1..<3), isSet: true)
        #expect(
            try makeStore().states(of: keys(0..<4)) == [.read, [.read, .starred], .starred, []])
        try store.change(.read, of: keys(0..<4), isSet: false)
        #expect(try store.states(of: keys(0..<4)) == [[], .starred, .starred, []])
        try store.change([.read, .starred], of: keys(0..<4), isSet: false)
        #expect(try number("SELECT count(*) FROM item_states") == 0)
    }

    @Test func `Applies changes atomically`() throws {
        try store.change(.starred, of: keys(0..<1), isSet: true)
        try database().execute(
            """
            CREATE TRIGGER full BEFORE INSERT ON item_states WHEN NEW.item = 'item 5000'
            BEGIN SELECT RAISE(ABORT, 'full'); END
            """)
        #expect(throws: FeedItemStateError.self) {
            try store.change(.read, of: keys(0..<10_000), isSet: true)
        }
        #expect(try number("SELECT count(*) FROM item_states") == 1)
        #expect(try store.states(of: keys(0..<1)) == [.starred])
    }

    @Test func `Never drops starred items`() throws {
        let store = makeStore(limit: 10)
        try store.change(.starred, of: keys(0..<20), isSet: true)
        try store.change(.read, of: keys(0..<40), isSet: true)
        #expect(try store.states(of: keys(0..<20)).allSatisfy { $0 == [.read, .starred] })
        #expect(try store.states(of: keys(20..<40)).count { $0 == .read } == 10)
        for _ in 0..<40 {
            now += 20 * 86_400
            try store.change(.read, of: keys(50..<51), isSet: true)
        }
        #expect(try store.states(of: keys(0..<20)).allSatisfy { $0 == [.read, .starred] })
        #expect(try store.states(of: keys(20..<40)).allSatisfy(\.isEmpty))
    }

    @Test(arguments: [(0, false), (1, true)] as [(Int64, Bool)])
    func `Writes when an item was seen after more than thirty days`(
        more: Int64, isWritten: Bool
    ) throws {
        try store.change(.read, of: keys(0..<1), isSet: true)
        let before = now
        now += 30 * 86_400 + more
        #expect(try store.states(of: keys(0..<1)) == [.read])
        #expect(try number("SELECT seen_at FROM item_states") == (isWritten ? now : before))
    }
}
