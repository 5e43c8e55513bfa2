import Foundation
import Synchronization
import SystemInterface
import TestSupport
import Testing

struct ReplacementFileTests {
    /// Whom a file may be read and written by.
    private static func mode(of path: String) throws -> mode_t {
        var status = stat()
        try #require(unsafe stat(path, &status) == 0)
        return status.st_mode & 0o7777
    }

    private static func create(_ path: String) {
        close(unsafe open(path, O_CREAT | O_WRONLY, 0o666))
    }

    private static func replace(_ path: String, isPrivate: Bool = false) throws {
        try ReplacementFile(path: path, isPrivate: isPrivate).commit()
    }

    @Test func `A new file is as others, or private; a replaced one keeps its permissions`() throws
    {
        let folder = try TemporaryFolder()
        let path = folder.url.path
        Self.create("\(path)/plain")
        try Self.replace("\(path)/new")
        #expect(try Self.mode(of: "\(path)/new") == Self.mode(of: "\(path)/plain"))
        try Self.replace("\(path)/private", isPrivate: true)
        #expect(try Self.mode(of: "\(path)/private") == 0o600)
        for permissions: mode_t in [0o666, 0o640, 0o4755] {
            unsafe chmod("\(path)/plain", permissions)
            try Self.replace("\(path)/plain", isPrivate: true)
            #expect(try Self.mode(of: "\(path)/plain") == permissions & 0o777)
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `Keeps the owner and the group of a file that root replaces`() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path + "/file"
        Self.create(path)
        #expect(unsafe chown(path, 65_534, 65_533) == 0)
        try Self.replace(path)
        var status = stat()
        #expect(unsafe stat(path, &status) == 0)
        #expect(status.st_uid == 65_534 && status.st_gid == 65_533)
    }

    @Test func `Leaves the mask of the process, and so what other threads create meanwhile`() throws
    {
        let folder = try TemporaryFolder()
        let path = folder.url.path
        Self.create("\(path)/other")
        let mode = try Self.mode(of: "\(path)/other")
        let isDone = Atomic(false)
        let others = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            if thread == 0 {
                for _ in 0..<10_000 { _ = try? ReplacementFile(path: "\(path)/new") }
                return isDone.store(true, ordering: .relaxed)
            }
            while !isDone.load(ordering: .relaxed) {
                unsafe unlink("\(path)/other")
                Self.create("\(path)/other")
                if (try? Self.mode(of: "\(path)/other")) != mode {
                    others.add(1, ordering: .relaxed)
                }
            }
        }
        #expect(others.load(ordering: .relaxed) == 0)
    }
}
