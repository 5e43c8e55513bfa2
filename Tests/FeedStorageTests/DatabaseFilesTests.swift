import Glibc
import PluginTestSupport
import SystemInterface
import Testing

@testable import FeedStorage

/// The files of a database and their folder.
@Suite struct DatabaseFilesTests {
    private struct Failure: Error {
        let path: String
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func files(in name: String) -> DatabaseFiles {
        DatabaseFiles(folder: folder.path + "/" + name, name: "data-v1")
    }

    private func mode(of name: String) -> mode_t {
        var status = stat()
        _ = unsafe stat(folder.path + "/" + name, &status)
        return status.st_mode & 0o777
    }

    @Test func `Makes a folder with its parents for its owner only`() throws {
        #expect(files(in: "a/b/c").makeFolder())
        #expect(["a", "a/b", "a/b/c"].map(mode) == [0o700, 0o700, 0o700])
        #expect(files(in: "a/b/c").makeFolder())
    }

    @Test func `Keeps a database in a folder whose name is no UTF-8`() throws {
        let files = files(in: "home" + SystemText.text([0xFF]))
        #expect(files.makeFolder())
        do {
            let database = try files.open(0) { file throws(DatabaseError) in try Database(file) }
            try database.execute("CREATE TABLE a (b)")
        }
        #expect(files.currentNumber == 0 && files.sizeInBytes > 0)
        files.remove(below: 1)
        #expect(files.areNone)
        let bytes = Array((folder.path + "/home").utf8) + [0xFF, 0]
        #expect(unsafe rmdir(bytes.map(CChar.init(bitPattern:))) == 0)
    }

    @Test func `Closes an existing folder to others`() throws {
        let path = try folder.makeFolder("open")
        #expect(unsafe chmod(path, 0o755) == 0)
        #expect(files(in: "open").makeFolder())
        #expect(mode(of: "open") == 0o700)
    }

    @Test func `Makes no folder in a file or behind a link`() throws {
        try folder.write("", to: "file")
        #expect(!files(in: "file").makeFolder())
        #expect(!files(in: "file/a").makeFolder())
        #expect(unsafe symlink(folder.path, folder.path + "/link") == 0)
        #expect(!files(in: "link").makeFolder())
    }

    @Test(.enabled(if: geteuid() == 0))
    func `Does not use a folder of another user`() throws {
        let path = try folder.makeFolder("other")
        #expect(unsafe chown(path, 65_534, 65_534) == 0)
        #expect(!files(in: "other").makeFolder())
    }

    @Test func `Finds numbered files only and counts their size`() throws {
        let files = files(in: "data")
        #expect(files.areNone && files.currentNumber == nil && files.sizeInBytes == 0)
        #expect(files.makeFolder())
        for name in ["data-v1-a", "data-v1--1", "data-v1-1000000", "data-v2-7", "other-3"] {
            try folder.write("12345", to: "data/\(name).sqlite")
        }
        #expect(files.areNone && files.currentNumber == nil && files.sizeInBytes == 0)
        for (number, end) in [(0, ""), (1, ""), (1, "-wal"), (2, ""), (2, "-shm")] {
            try folder.write("12345", to: "data/data-v1-\(number).sqlite\(end)")
        }
        #expect(!files.areNone && files.currentNumber == 2)
        #expect(files.sizeInBytes == 20)
        files.remove(below: 2)
        #expect(files.sizeInBytes == 5)
        #expect(unsafe access(files.path(1) + "-wal", F_OK) == -1)
    }

    @Test func `Makes files for their owner only, on several threads at once`() async throws {
        let all = (0..<8).map { files(in: "\($0)") }
        await withTaskGroup(of: Void.self) { group in
            for files in all {
                group.addTask {
                    #expect(files.makeFolder())
                    for number in 0..<20 {
                        #expect(throws: Never.self) {
                            let database = try files.open(number) { made throws(DatabaseError) in
                                try Database(made)
                            }
                            try database.execute("CREATE TABLE t (n);")
                        }
                        var status = stat()
                        #expect(unsafe stat(files.path(number), &status) == 0)
                        #expect(status.st_mode & 0o777 == 0o600)
                    }
                }
            }
        }
    }

    @Test func `Replaces a damaged file once`() throws {
        var attempts = 0
        var setAside: [String] = []
        let files = files(in: "data")
        let shared = SharedDatabase<ItemStateDatabase>(
            files: files, didSetAside: { setAside.append($0) })
        let error = #expect(throws: Failure.self) {
            try shared.perform(
                { _ throws(DatabaseError) -> Void in
                    attempts += 1
                    throw DatabaseError(code: 11, words: "damaged")
                }, failure: { path, _ in Failure(path: path) })
        }
        #expect(error?.path == files.path(1))
        #expect(setAside == [files.path(0)])
        #expect(attempts == 2)
    }

    @Test func `Waits a few seconds for other processes that open a file`() throws {
        let files = files(in: "data")
        #expect(files.makeFolder())
        let start = MonotonicClock.milliseconds
        let error = #expect(throws: DatabaseError.self) {
            try files.open(0) { _ throws(DatabaseError) in
                throw DatabaseError(code: 5, words: "busy")
            }
        }
        #expect(error?.isBusy == true)
        #expect((3_000..<30_000).contains(MonotonicClock.milliseconds - start))
    }

    @Test func `Opens a file while another process is writing it`() throws {
        let files = files(in: "data")
        #expect(files.makeFolder())
        let open = { (file: DatabaseFile) throws(DatabaseError) in
            let database = try Database(file)
            try database.prepareFile()
            try database.execute("CREATE TABLE IF NOT EXISTS t (n);")
            return database
        }
        let first = try files.open(0, by: open)
        try first.execute("BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
        let start = MonotonicClock.milliseconds
        let second = try files.open(0, by: open)
        #expect(MonotonicClock.milliseconds - start < 2_000)
        let mode = try second.prepare("PRAGMA auto_vacuum").value([]) { row in row.integer(0) }
        #expect(mode == 2)
    }

    @Test(arguments: ["data", "a %?# b"])
    func `Reads a file that can't be written`(name: String) throws {
        let files = files(in: name)
        #expect(files.makeFolder())
        let path = files.path(0)
        do {
            let database = try Database(DatabaseFile(path: path))
            try database.prepareFile()
            try database.execute("CREATE TABLE t (n); INSERT INTO t VALUES (7);")
        }
        #expect(unsafe access(path + "-wal", F_OK) == -1)
        let database = try Database(DatabaseFile(path: path, isReadOnly: true))
        let value = try database.prepare("SELECT n FROM t").value([]) { row in row.integer(0) }
        #expect(value == 7)
        #expect(throws: DatabaseError.self) { try database.execute("INSERT INTO t VALUES (8)") }
        #expect(unsafe access(path + "-shm", F_OK) == -1)
    }

    @Test(.enabled(if: geteuid() != 0))
    func `Opens files for reading where nothing can be written`() throws {
        let files = files(in: "data")
        #expect(files.makeFolder())
        try folder.write("", to: "data/data-v1-0.sqlite")
        let isReadOnly = { (file: DatabaseFile) throws(DatabaseError) in file.isReadOnly }
        #expect(try !files.open(0, by: isReadOnly))
        #expect(unsafe chmod(files.folder, 0o500) == 0)
        #expect(try files.open(0, by: isReadOnly))
        #expect(unsafe chmod(files.folder, 0o700) == 0)
        #expect(unsafe chmod(files.path(0), 0o400) == 0)
        #expect(try files.open(0, by: isReadOnly))
    }

    @Test func `Keeps a key of up to 512 bytes as it is`() {
        let key = String(repeating: "k", count: 512)
        #expect(StoredKey.of(key) == key)
        #expect(StoredKey.of(key + "k") != key + "k")
        #expect(StoredKey.of(key + "k").hasPrefix(key + "…"))
        #expect(StoredKey.of(key + "…") != StoredKey.of(key + "…k"))
        // A key is its own key, also where a character was cut.
        for count in 508...512 {
            let stored = StoredKey.of(String(repeating: "k", count: count) + "😀…" + key)
            #expect(StoredKey.of(stored) == stored)
        }
    }
}
