import Foundation
import PluginTestSupport
import Testing

@testable import WorkerHosting

/// Control groups in membership files and in folders that imitate them.
struct WorkerControlGroupTests {
    @Test(arguments: [
        ("0::/\n", ""),
        ("0::/user.slice/user-1000.slice/app.scope\n", "/user.slice/user-1000.slice/app.scope"),
        ("12:pids:/v1\n1:name=systemd:/v1\n0::/box\n", "/box"),
        ("0::/a name with spaces\n", "/a name with spaces"),
        ("0::/..a/b..\n", "/..a/b.."),
    ])
    func `Finds the version 2 group of a process`(membership: String, path: String) {
        #expect(DelegatedControlGroup.path(in: membership) == path)
    }

    @Test(arguments: ["", "4:memory:/here\n", "0::/..\n", "0::/../beside\n", "0::box\n"])
    func `Ignores groups of version 1 and outside of the root`(membership: String) {
        #expect(DelegatedControlGroup.path(in: membership) == nil)
    }

    @Test(arguments: [
        ("low 0\nhigh 0\nmax 31\noom 1\noom_kill 1\noom_group_kill 0\n", 1),
        ("max 31\noom 4\noom_kill 0\n", 0),
        ("", 0), ("oom_kill many\n", 0),
    ])
    func `Counts only processes killed for lack of memory`(events: String, kills: Int) {
        #expect(WorkerControlGroup.kills(in: events) == kills)
    }

    @Test func `Creates groups with unique names, and removes those of ended hosts`() throws {
        let folder = try TemporaryFolder()
        // No process has the highest possible number.
        for name in ["feedhost-4194304-0", "feedhost-1-0", "feedhost", "feedhost-x-0", "other"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        let group = DelegatedControlGroup(folder: folder.path)
        #expect(group.makeGroup() == "\(folder.path)/feedhost-\(getpid())-0")
        #expect(group.makeGroup() == "\(folder.path)/feedhost-\(getpid())-1")
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == [
                "feedhost-1-0", "feedhost", "feedhost-x-0", "other",
                "feedhost-\(getpid())-0", "feedhost-\(getpid())-1",
            ])
    }

    @Test func `Leaves nothing behind if limits can't be set`() throws {
        let folder = try TemporaryFolder()
        let group = DelegatedControlGroup(folder: folder.path)
        #expect(WorkerControlGroup(in: group, memory: 1 << 20, threads: 4) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        #expect(DelegatedControlGroup(folder: folder.path + "/missing").makeGroup() == nil)
    }

    /// Needs a delegated group, which few test machines have.
    @Test(
        .enabled(if: DelegatedControlGroup.own != nil, "there is no delegated control group here"))
    func `Limits its processes and is removed with its worker`() throws {
        let own = try #require(DelegatedControlGroup.own)
        let group = try #require(WorkerControlGroup(in: own, memory: 0, threads: 4))
        let hog = try Process.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "read go; exec tail /dev/zero"])
        #expect(group.admit(hog.processIdentifier))
        hog.waitUntilExit()
        #expect(hog.terminationReason == .uncaughtSignal)
        #expect(group.hasRunOutOfMemory)
    }
}
