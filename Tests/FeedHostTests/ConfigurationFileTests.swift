import Foundation
import SystemInterface
import Testing

@testable import FeedHost

@Suite struct `The file of the configuration` {
    private let home = FileManager.default.temporaryDirectory
        .appendingPathComponent("feedhost-configuration-\(UUID().uuidString)")

    private var path: String { home.path + "/feedhost/config" }

    private func load() throws -> Configuration {
        try Configuration.load(in: ProcessEnvironment(["XDG_CONFIG_HOME": home.path]))
    }

    private func withFile(
        _ bytes: [UInt8] = Array("memory-limit = 50M\n".utf8), _ body: () throws -> Void
    ) throws {
        try FileManager.default.createDirectory(
            atPath: home.path + "/feedhost", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: home) }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        unsafe chmod(path, 0o600)
        try body()
    }

    private func fault() -> ConfigurationError.Fault? {
        do {
            _ = try load()
            return nil
        } catch let error as ConfigurationError {
            return error.path == path && error.line == nil ? error.fault : nil
        } catch {
            return nil
        }
    }

    @Test func `beyond any size that a person writes is refused, not left out`() throws {
        let line = "memory-limit = 50M\n"
        let room = (1 << 20) - line.utf8.count
        try withFile(Array((line + String(repeating: "#", count: room)).utf8)) {
            #expect(fault() == nil)
        }
        try withFile(Array((line + String(repeating: "#", count: room + 1)).utf8)) {
            #expect(fault() == .unreadable(.tooLarge))
        }
    }

    @Test func `is read`() throws {
        try withFile {
            let limit = try load().memoryLimit
            #expect(limit == 50 << 20)
        }
    }

    @Test func `need not be there`() throws {
        #expect(try load() == Configuration())
        #expect(try Configuration.load(in: ProcessEnvironment([:])) == Configuration())
        #expect(
            try Configuration.load(in: ProcessEnvironment(["HOME": "relative"]))
                == Configuration())
    }

    @Test func `is told where it can't be read, never taken for one that is not there`() throws {
        try withFile {
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
            #expect(fault() == .notAFile)
        }
        // Nobody writes to it: it is not waited for.
        try withFile {
            try FileManager.default.removeItem(atPath: path)
            #expect(unsafe mkfifo(path, 0o600) == 0)
            #expect(fault() == .notAFile)
        }
        try withFile {
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: "config")
            #expect(fault() == .unreadable(SystemError(number: ELOOP)))
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `is told where the person may not read it`() throws {
        try withFile {
            unsafe chmod(path, 0)
            #expect(fault() == .unreadable(SystemError(number: EACCES)))
        }
    }

    @Test(arguments: [0o620, 0o602] as [mode_t])
    func `is refused where others may write to it or to its folder`(mode: mode_t) throws {
        try withFile {
            unsafe chmod(path, mode)
            #expect(fault() == .writableByOthers)
            unsafe chmod(path, 0o600)
            unsafe chmod(home.path + "/feedhost", mode | 0o100)
            #expect(fault() == .writableByOthers)
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `is refused where it or its folder belongs to somebody else`() throws {
        try withFile {
            unsafe chown(path, 60_001, 0)
            #expect(fault() == .writableByOthers)
            unsafe chown(path, 0, 0)
            unsafe chown(home.path + "/feedhost", 60_001, 0)
            #expect(fault() == .writableByOthers)
        }
    }

    @Test func `is refused where it is not text`() throws {
        try withFile([0x61, 0xFF, 0x0A]) {
            #expect(fault() == .notText)
        }
    }

    @Test func `lies where the person's variables say`() {
        func path(_ variables: [String: String]) -> String? {
            Configuration.path(in: ProcessEnvironment(variables))
        }
        #expect(path(["XDG_CONFIG_HOME": "/a", "HOME": "/b"]) == "/a/feedhost/config")
        #expect(path(["XDG_CONFIG_HOME": "a", "HOME": "/b"]) == "/b/.config/feedhost/config")
        #expect(path(["HOME": "/b"]) == "/b/.config/feedhost/config")
        #expect(path(["HOME": "b"]) == nil)
        #expect(path([:]) == nil)
    }
}
