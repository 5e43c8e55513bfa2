import Testing

@testable import WorkerHosting
@testable import WorkerProtocol

@Suite struct RefusedCallTests {
    private func refused(
        _ call: Int32, _ path: String, of argument: UInt64 = 0, with grants: WorkerGrants = []
    ) -> RefusedCall {
        RefusedCall(
            WorkerIncident(
                kind: .refused, number: call, flags: [], address: argument, text: path, frames: []),
            with: grants, function: nil)
    }

    private let open = SystemCall.number(of: "openat")
    private let status = SystemCall.number(of: "newfstatat")
    private let connect = SystemCall.number(of: "connect")
    private let makeFolder = SystemCall.number(of: "mkdirat")
    private let shareMemory = SystemCall.number(of: "shmget")
    private let socket = SystemCall.number(of: "socket")
    private let fileSystem = SystemCall.number(of: "fstatfs")
    private let handleSignals = SystemCall.number(of: "rt_sigaction")

    @Test func `Expects signal handlers of a runtime that its note names`() {
        #expect(!refused(handleSignals, "").isCustomary)
        #expect(refused(handleSignals, "", with: .runtime).isCustomary)
        #expect(!refused(open, "/etc/passwd", with: .runtime).isCustomary)
        #expect(!refused(socket, "", of: 1, with: .runtime).isCustomary)
    }

    @Test func `Says what allows private addresses, where the network is granted`() {
        let cure = "; --allow-private allows private addresses"
        for address in ["127.0.0.1:80", "[::1]:8080"] {
            #expect(refused(connect, address, with: .network).words.hasSuffix("refused" + cure))
            #expect(!refused(connect, address).words.contains(cure))
            #expect(!refused(connect, address, with: .listen).words.contains(cure))
        }
        #expect(!refused(connect, "/run/user/1000/bus1", with: .network).words.contains(cure))
        #expect(!refused(connect, "", with: .network).words.contains(cure))
    }

    @Test func `Names calls in another mode of the processor`() {
        #expect(refused(20 | 1 << 29, "").words.contains("of 32-bit programs; refused"))
        #expect(!refused(20 | 1 << 29, "").words.contains("536870932"))
        #if arch(x86_64)
            #expect(
                refused(20 | 1 << 29, "").words.contains(
                    "the system call getpid of 32-bit programs"))
            #expect(refused(39 | 1 << 30, "").words.contains("getpid of x32; refused"))
        #endif
        #expect(refused(-10_001, "").words.contains("-10001"))
    }

    @Test(arguments: [
        "/proc/self/maps", "/sys/devices/system/cpu/online", "/usr/share/zoneinfo/Europe/Berlin",
        "/usr/lib/locale/locale-archive", "/etc/localtime", "/dev/urandom",
    ])
    func `Expects paths that language runtimes open`(path: String) {
        #expect(refused(open, path).isCustomary)
        #expect(refused(status, path).isCustomary)
    }

    @Test func `Expects runtimes to look for their files beside the library`() {
        #expect(refused(status, "/proc/self/fd/libexec/swift/linux").isCustomary)
        #expect(refused(status, "/proc/self/fd").isCustomary)
        #expect(!refused(open, "/proc/self/fd/1").isCustomary)
    }

    @Test(arguments: [
        "/etc/passwd", "/root", "/proc/self/environ", "/proc/1/maps", "/proc/self/mapsx",
        "/usr/share/zoneinfo/../../../etc/passwd", "", "/home/me/.ssh/id", "/dev/sda",
        "/proc/self/fd/../environ",
    ])
    func `Attributes other paths to the plugin`(path: String) {
        #expect(!refused(open, path).isCustomary)
        #expect(!refused(status, path).isCustomary)
    }

    @Test func `Expects calls of a toolkit if a display is granted`() {
        for (call, path) in [
            (shareMemory, ""), (makeFolder, "/.cache"), (makeFolder, "/.config/glib-2.0"),
        ] {
            #expect(refused(call, path, with: .display).isCustomary)
            #expect(!refused(call, path, with: [.terminal, .network]).isCustomary)
        }
        for path in ["/.cached", "/.config/../home", "/home/ada/.config", "/.ssh"] {
            #expect(!refused(makeFolder, path, with: .display).isCustomary)
        }
        #expect(!refused(connect, "", with: .display).isCustomary)
        for path in ["/run/user/1000/bus", "/run/user/1000/at-spi/bus_0", "/var/run/nscd/socket"] {
            #expect(refused(connect, path, with: .display).isCustomary)
            #expect(!refused(connect, path).isCustomary)
        }
        for path in ["/run/docker.sock", "/run/user/../docker/bus", "/run/user/1000/pulse/native"] {
            #expect(!refused(connect, path, with: .display).isCustomary)
        }
        #expect(!refused(open, "/etc/passwd", with: .display).isCustomary)
    }

    @Test func `Expects calls of fonts and runtimes if files are granted`() {
        #expect(refused(fileSystem, "", of: 5, with: .files).isCustomary)
        #expect(!refused(fileSystem, "", of: 5).isCustomary)
        // For the user's name, by which Python finds its files.
        #expect(refused(socket, "", of: 1, with: .files).isCustomary)
        #expect(!refused(socket, "", of: 1).isCustomary)
        #expect(!refused(socket, "", of: 2, with: .files).isCustomary)
        #expect(!refused(connect, "/run/user/1000/bus", with: .files).isCustomary)
    }

    @Test func `Tells a call of a plugin after an equal one of a runtime`() {
        var calls = RefusedCalls(for: .files)
        func count(_ family: UInt64) -> RefusedCalls.Verdict {
            calls.count(
                WorkerIncident(
                    kind: .refused, number: socket, flags: [], address: family, text: "", frames: []
                ))
        }
        #expect(count(1) == .new)
        #expect(count(2) == .new)
        #expect(count(2) == .known)
    }

    @Test func `Attributes calls other than file access to the plugin`() {
        #expect(!refused(connect, "/dev/urandom").isCustomary)
    }
}
