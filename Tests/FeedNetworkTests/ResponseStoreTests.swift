import FeedStorage
import Foundation
import Glibc
import PluginTestSupport
import Testing

@testable import FeedNetwork

/// The cache file in SQLite.
@Suite final class ResponseStoreTests {
    private final class Warnings {
        var all: [CacheWarning] = []
    }

    private let folder: TemporaryFolder
    private let clock = FakeClock()
    private let warnings = Warnings()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var files: DatabaseFiles {
        DatabaseFiles(folder: folder.path + "/cache", name: "responses-v1")
    }

    /// Opens the file behind the back of the store.
    private func database() throws -> Database {
        try Database(DatabaseFile(path: files.path(try #require(files.currentNumber))))
    }

    private func makeStore(limit: Int64 = 1_000_000) throws -> SQLiteResponseStore {
        SQLiteResponseStore(
            files: files, limit: limit,
            now: { [clock] in clock.secondsSince1970 },
            warn: { [warnings] in warnings.all.append($0) })
    }

    private func address(_ name: String) throws -> ResourceAddress {
        try #require(ResourceAddress("http://a.example/\(name)"))
    }

    private func store(_ name: String, bytes: Int, in store: SQLiteResponseStore) throws {
        clock.secondsSince1970 += 1
        store.store(
            StoredResponse(kind: .picture, receivedAt: 1, freshUntil: 2),
            body: [UInt8](repeating: 7, count: bytes), for: try address(name))
        store.flush()
    }

    @Test func `Evicts the least recently used responses over the size limit`() throws {
        let store = try makeStore()
        for number in 0..<9 { try self.store("\(number)", bytes: 100_000, in: store) }
        // Using the oldest one delays its eviction.
        clock.secondsSince1970 += 1
        #expect(store.body(for: try address("0"))?.count == 100_000)
        store.flush()
        for number in 9..<12 { try self.store("\(number)", bytes: 100_000, in: store) }
        #expect(store.summary().pictureBytes <= 1_000_000)
        for (number, isKept) in [(0, true), (1, false), (2, false), (10, true), (11, true)] {
            #expect((store.body(for: try address("\(number)")) != nil) == isKept, "\(number)")
            #expect((store.response(for: try address("\(number)")) != nil) == isKept)
        }
        #expect(warnings.all.isEmpty)
    }

    @Test(arguments: [Int64.min, .max])
    func `Bounds the numbers of a damaged file`(number: Int64) throws {
        let store = try makeStore()
        try self.store("a", bytes: 10, in: store)
        try database().execute(
            """
            UPDATE responses SET received_at = \(number), fresh_until = \(number);
            INSERT INTO redirects VALUES ('http://a.example/a', 'b', 1, \(number), 1);
            INSERT INTO holds VALUES ('http://a.example/a', 429, \(number), \(number));
            """)
        let address = try address("a")
        let kept = try #require(store.response(for: address))
        let redirect = try #require(store.redirect(for: address))
        let hold = try #require(store.hold(for: address))
        for number in [
            kept.receivedAt, kept.freshUntil, redirect.until, hold.until, Int64(hold.count),
        ] {
            #expect(number.magnitude <= 1 << 40)
        }
    }

    @Test(arguments: [[-1 << 62, 1 << 62, 1 << 62], [.max, .max, 1]] as [[Int64]])
    func `Evicts by the sizes of a damaged file`(sizes: [Int64]) throws {
        let store = try makeStore()
        for number in sizes.indices { try self.store("\(number)", bytes: 10, in: store) }
        for (number, size) in sizes.enumerated() {
            try database().execute(
                "UPDATE responses SET size = \(size) WHERE url = '\(address("\(number)"))'")
        }
        try self.store("last", bytes: 10, in: store)
        #expect(store.summary().pictures < 4)
        #expect(warnings.all.isEmpty)
    }

    @Test func `Returns evicted space to the disk`() throws {
        let store = try makeStore(limit: 2_000_000)
        for number in 0..<40 { try self.store("\(number)", bytes: 200_000, in: store) }
        // The write-ahead log has a limit of four megabytes.
        #expect(store.summary().pictureBytes <= 2_000_000)
        #expect(store.summary().sizeOnDisk < 2_400_000 + 4_400_000)
    }

    @Test func `Does not store responses over half of the cache size`() throws {
        let store = try makeStore()
        try self.store("small", bytes: 10, in: store)
        try self.store("half", bytes: 500_000, in: store)
        #expect(store.body(for: try address("half"))?.count == 500_000)
        try self.store("large", bytes: 500_001, in: store)
        #expect(store.body(for: try address("large")) == nil)
        #expect(store.body(for: try address("small"))?.count == 10)
    }

    @Test func `Shares committed responses between processes`() throws {
        let first = try makeStore()
        let second = try makeStore()
        try store("a", bytes: 10, in: first)
        #expect(second.body(for: try address("a"))?.count == 10)
        first.store(
            StoredResponse(kind: .document, receivedAt: 1, freshUntil: 2), body: [1],
            for: try address("b"))
        #expect(second.body(for: try address("b")) == nil)
        first.flush()
        #expect(second.body(for: try address("b")) == [1])
    }

    @Test func `Clears the cache for all processes`() throws {
        let first = try makeStore()
        let second = try makeStore()
        try store("a", bytes: 10, in: first)
        #expect(second.clear())
        #expect(first.body(for: try address("a")) == nil)
        #expect(first.summary().pictures == 0)
    }

    @Test func `Reports write errors once and stops writing`() throws {
        let store = try makeStore()
        try self.store("a", bytes: 10, in: store)
        let other = try database()
        try other.execute(
            "CREATE TRIGGER full BEFORE INSERT ON responses BEGIN SELECT RAISE(ABORT, 'full'); END")
        for name in ["b", "c"] { try self.store(name, bytes: 10, in: store) }
        #expect(warnings.all.count == 1)
        #expect(warnings.all.allSatisfy { if case .notWritten = $0 { true } else { false } })
        try other.execute("DROP TRIGGER full")
        try self.store("d", bytes: 10, in: store)
        #expect(store.body(for: try address("d")) == nil)
        #expect(store.body(for: try address("a")) != nil)
        #expect(warnings.all.count == 1)
    }

    @Test func `Waits once for a process that writes, and goes on without storing`() throws {
        try self.store("a", bytes: 10, in: makeStore())
        let other = try database()
        try other.execute("BEGIN IMMEDIATE")
        let start = ContinuousClock.now
        let store = try makeStore()
        for name in ["b", "c", "d", "e"] { try self.store(name, bytes: 10, in: store) }
        #expect(store.body(for: try address("a"))?.count == 10)
        #expect(start.duration(to: .now) < .seconds(9))
        #expect(
            warnings.all == [
                .notWritten(folder: files.folder, words: "another process is using it")
            ])
    }

    @Test func `Evicts responses that were used while the clock was ahead`() throws {
        let store = try makeStore()
        let now = clock.secondsSince1970
        clock.secondsSince1970 += 50 * 31_557_600
        try self.store("future", bytes: 100_000, in: store)
        store.setHold(
            StoredHold(status: 503, until: clock.secondsSince1970 + 60, count: 1),
            for: try address("held"))
        store.flush()
        clock.secondsSince1970 = now
        for number in 0..<12 { try self.store("\(number)", bytes: 100_000, in: store) }
        #expect(store.body(for: try address("future")) == nil)
        #expect(store.hold(for: try address("held")) == nil)
        #expect(store.body(for: try address("11")) != nil)
    }

    @Test(arguments: [-50, 50] as [Int64])
    func `Keeps responses while the clock is wrong`(years: Int64) throws {
        let store = try makeStore()
        let redirect = StoredRedirect(
            target: "b", isPermanent: true, until: clock.secondsSince1970 + 86_400)
        store.setRedirect(redirect, for: try address("moved"))
        for number in 0..<3 { try self.store("\(number)", bytes: 100_000, in: store) }
        let now = clock.secondsSince1970
        clock.secondsSince1970 += years * 31_557_600
        for number in 3..<6 { try self.store("\(number)", bytes: 100_000, in: store) }
        clock.secondsSince1970 = now
        try self.store("6", bytes: 100_000, in: store)
        for number in 0..<7 { #expect(store.body(for: try address("\(number)")) != nil) }
        // Ahead, it would be expired long ago.
        #expect((store.redirect(for: try address("moved")) != nil) == (years < 0))
    }

    @Test func `Migrates files of 0.1.0`() throws {
        try store("a", bytes: 10, in: makeStore())
        try database().execute(
            "ALTER TABLE responses DROP COLUMN link; PRAGMA user_version = 0")
        let store = try makeStore()
        #expect(store.body(for: try address("a"))?.count == 10)
        var response = StoredResponse(kind: .document, receivedAt: 1, freshUntil: 2)
        response.linkFields = "<x>; rel=feed"
        store.store(response, body: [1], for: try address("b"))
        store.flush()
        #expect(
            try makeStore().response(for: try address("b"))?.linkFields == "<x>; rel=feed")
        let version = try database().prepare("PRAGMA user_version")
        #expect(try version.value([]) { row in row.integer(0) } == 1)
        #expect(warnings.all.isEmpty)
    }

    @Test func `Keeps bodies of exactly the limit and evicts to nine tenths of it`() throws {
        let store = try makeStore()
        for number in 0..<10 { try self.store("\(number)", bytes: 100_000, in: store) }
        #expect(store.summary().pictureBytes == 1_000_000)
        try self.store("10", bytes: 100_000, in: store)
        #expect(store.summary().pictureBytes == 900_000)
        #expect(store.body(for: try address("2")) != nil)
    }

    @Test(arguments: ["UPDATE bodies SET bytes = zeroblob(8)", "UPDATE responses SET size = 9"])
    func `Returns no body that was changed in the file`(statement: String) throws {
        let store = try makeStore()
        try self.store("a", bytes: 8, in: store)
        try database().execute(statement)
        #expect(store.response(for: try address("a")) != nil)
        #expect(store.body(for: try address("a")) == nil)
    }

    @Test func `Sets damaged files aside and removes those before the last`() throws {
        try store("a", bytes: 10, in: makeStore())
        for number in 0..<2 {
            try folder.write("This is no database.", to: "cache/responses-v1-\(number).sqlite")
            for end in ["wal", "shm"] {
                try folder.write("", to: "cache/responses-v1-\(number).sqlite-\(end)")
            }
            let store = try makeStore()
            #expect(warnings.all == (0...number).map { .setAside(path: files.path($0)) })
            try self.store("b", bytes: 10, in: store)
            #expect(store.body(for: try address("b"))?.count == 10)
            #expect(files.currentNumber == number + 1)
        }
        #expect((0...2).map { unsafe access(files.path($0), F_OK) } == [-1, 0, 0])
    }

    @Test func `Reports a folder that is a file and deletes nothing there`() throws {
        try folder.write("", to: "cache")
        let store = try makeStore()
        #expect(warnings.all.count == 1)
        #expect(!store.clear())
    }

    @Test func `Reports that nothing can be deleted`() throws {
        let store = try makeStore()
        try self.store("a", bytes: 10, in: store)
        try database().execute(
            "CREATE TRIGGER full BEFORE DELETE ON bodies BEGIN SELECT RAISE(ABORT, 'full'); END")
        #expect(!store.clear())
        #expect(warnings.all.count == 1)
    }

    @Test func `Stores again after everything was deleted in the middle of a change`() throws {
        let store = try makeStore()
        store.store(
            StoredResponse(kind: .document, receivedAt: 1, freshUntil: 2), body: [1],
            for: try address("a"))
        #expect(store.clear())
        try self.store("b", bytes: 10, in: store)
        #expect(warnings.all.isEmpty)
        let other = try makeStore()
        #expect(other.body(for: try address("a")) == nil)
        #expect(other.body(for: try address("b")) != nil)
    }

    @Test(
        arguments: [
            ([], 1_732_942_468_486_562_856), (Array("12345678".utf8), -225_444_053_853_500_334),
            (Array(0..<19), 3_338_894_525_140_932_694),
        ] as [([UInt8], Int64)])
    func `Computes the checksum of stored bodies as earlier versions did`(
        body: [UInt8], expected: Int64
    ) {
        #expect(CacheChecksum.of("http://a.example/", body) == expected)
    }
}
