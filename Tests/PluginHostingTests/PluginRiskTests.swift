import Foundation
import Glibc
import PluginTestSupport
import SystemInterface
import Testing

@testable import PluginFinding

@Suite struct PluginRiskTests {
    private static func status(owner: uid_t, mode: mode_t) -> stat {
        var status = stat()
        status.st_uid = owner
        status.st_mode = mode
        return status
    }

    /// A user other than the system, the current user and the owner of the tests.
    private static var stranger: uid_t {
        var program = stat()
        _ = unsafe stat("/proc/self/exe", &program)
        return (60_001...60_003).first { $0 != geteuid() && $0 != program.st_uid } ?? 60_001
    }

    @Test func `Accepts files that only the system or the user may write to`() {
        for owner in [0, geteuid()] {
            #expect(PluginRisk.ofFile(Self.status(owner: owner, mode: 0o100755)) == nil)
        }
    }

    @Test(arguments: [0o100775, 0o100757, 0o100777, 0o100620, 0o100602] as [mode_t])
    func `Reports files that others may write to`(mode: mode_t) {
        #expect(PluginRisk.ofFile(Self.status(owner: 0, mode: mode)) == .writableFile)
    }

    @Test func `Reports files of another owner`() {
        #expect(
            PluginRisk.ofFile(Self.status(owner: Self.stranger, mode: 0o100755))
                == .foreignFile(Self.stranger))
    }

    @Test func `Reports a folder that others may write to`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "plugin.so").path
        unsafe chmod(file, 0o644)
        let descriptor = unsafe open(file, O_RDONLY)
        defer { close(descriptor) }
        #expect(PluginRisk.of(descriptor, at: file) == nil)
        for mode: mode_t in [0o720, 0o702] {
            unsafe chmod(folder.path, mode)
            #expect(PluginRisk.of(descriptor, at: file) == .writableFolder(folder.path))
        }
        unsafe chmod(folder.path, 0o700)
        unsafe chmod(file, 0o666)
        #expect(PluginRisk.of(descriptor, at: file) == .writableFile)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `Reports a folder of another owner`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "plugin.so").path
        let descriptor = unsafe open(file, O_RDONLY)
        defer { close(descriptor) }
        unsafe chown(folder.path, Self.stranger, 0)
        #expect(
            PluginRisk.of(descriptor, at: file) == .foreignFolder(folder.path, Self.stranger))
        #expect(
            PluginRisk.ofFolder(folder.path) == .foreignFolder(folder.path, Self.stranger))
        unsafe chown(folder.path, 0, 0)
        unsafe chown(file, Self.stranger, 0)
        #expect(PluginRisk.of(descriptor, at: file) == .foreignFile(Self.stranger))
    }

    @Test func `Checks every folder that links lead through`() throws {
        let folder = try TemporaryFolder()
        let open = try folder.makeFolder("open")
        let between = try folder.makeFolder("between")
        let own = try folder.makeFolder("own")
        for name in ["open", "own"] { try folder.write("", to: "\(name)/plugin.so") }
        for (link, target) in [
            ("own/to-open.so", "../open/plugin.so"), ("own/twice.so", "\(between)/link.so"),
            ("between/link.so", "../own/plugin.so"), ("own/to-own.so", "plugin.so"),
            ("own/loop.so", "loop.so"), ("own/nowhere.so", "../nowhere/plugin.so"),
        ] {
            #expect(unsafe symlink(target, "\(folder.path)/\(link)") == 0)
        }
        func risk(_ name: String) -> PluginRisk? { PluginRisk.ofFolders(of: "\(own)/\(name)") }
        for name in ["to-open.so", "twice.so", "to-own.so", "loop.so", "nowhere.so", "plugin.so"] {
            #expect(risk(name) == nil)
        }
        unsafe chmod(open, 0o777)
        unsafe chmod(between, 0o1777)
        #expect(risk("to-open.so") == .writableFolder("\(own)/../open"))
        #expect(risk("twice.so") == .sharedFolder(between))
        #expect(risk("to-own.so") == nil)
    }

    @Test func `Derives the folder from the path`() {
        #expect(FilePath.folder(of: "a.so") == ".")
        #expect(FilePath.folder(of: "/a.so") == "/")
        #expect(FilePath.folder(of: "/b/c/a.so") == "/b/c")
        // A slash and a combining mark are one character.
        #expect(
            FilePath.folder(of: "/b/\u{301}c/\u{301}a.so").utf8.elementsEqual("/b/\u{301}c".utf8))
        #expect(FilePath.names(in: "/\u{301}b//c/") == ["\u{301}b", "c"])
        #expect(FilePath.isAbsolute("/\u{301}b") && FilePath.hasFolder("b/\u{301}c"))
        #expect(PluginRisk.ofFolder("/nowhere/at/all") == nil)
    }
}
