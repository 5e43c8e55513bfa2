import Foundation
import SystemInterface
import TestSupport
import Testing

@testable import FeedHost

@Suite struct ConfigurationFileTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private var path: String { home.path + "/feedhost/config" }

    private func load() throws -> Configuration {
        try Configuration.load(in: ProcessEnvironment(["XDG_CONFIG_HOME": home.path]))
    }

    /// Writes the file, which only the user may read.
    private func write(_ bytes: [UInt8] = Array("memory-limit = 50M\n".utf8)) throws {
        try home.write(bytes, to: "feedhost/config")
        unsafe chmod(home.path + "/feedhost", 0o700)
        unsafe chmod(path, 0o600)
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

    @Test func `Rejects files larger than 1 MiB`() throws {
        let line = "memory-limit = 50M\n"
        let room = (1 << 20) - line.utf8.count
        try write(Array((line + String(repeating: "#", count: room)).utf8))
        #expect(fault() == nil)
        try write(Array((line + String(repeating: "#", count: room + 1)).utf8))
        #expect(fault() == .unreadable(.tooLarge))
    }

    @Test func `Loads the configuration file`() throws {
        try write()
        let limit = try load().memoryLimit
        #expect(limit == 50 << 20)
    }

    @Test func `Returns defaults if the file is missing`() throws {
        #expect(try load() == Configuration())
        #expect(try Configuration.load(in: ProcessEnvironment([:])) == Configuration())
        // Nothing can be below /dev/null.
        for home in ["relative", "/dev/null"] {
            #expect(
                try Configuration.load(in: ProcessEnvironment(["HOME": home])) == Configuration())
        }
    }

    @Test func `Reports unreadable files instead of using defaults`() throws {
        try write()
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
        #expect(fault() == .notAFile)
        // Opening must not wait for a writer.
        try FileManager.default.removeItem(atPath: path)
        #expect(unsafe mkfifo(path, 0o600) == 0)
        #expect(fault() == .notAFile)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: "config")
        #expect(fault() == .unreadable(SystemError(number: ELOOP)))
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `Reports missing permission to read the file`() throws {
        try write()
        unsafe chmod(path, 0)
        #expect(fault() == .unreadable(SystemError(number: EACCES)))
    }

    @Test(arguments: [0o620, 0o602] as [mode_t])
    func `Rejects files and folders writable by others`(mode: mode_t) throws {
        try write()
        unsafe chmod(path, mode)
        #expect(fault() == .writableByOthers)
        unsafe chmod(path, 0o600)
        unsafe chmod(home.path + "/feedhost", mode | 0o100)
        #expect(fault() == .writableByOthers)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `Rejects files and folders of other users`() throws {
        try write()
        unsafe chown(path, 60_001, 0)
        #expect(fault() == .writableByOthers)
        unsafe chown(path, 0, 0)
        unsafe chown(home.path + "/feedhost", 60_001, 0)
        #expect(fault() == .writableByOthers)
    }

    @Test func `Rejects files that are not UTF-8`() throws {
        try write([0x61, 0xFF, 0x0A])
        #expect(fault() == .notText)
    }

    @Test func `Derives the path from XDG_CONFIG_HOME and HOME`() {
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
