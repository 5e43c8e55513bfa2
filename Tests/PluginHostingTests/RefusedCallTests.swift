import Testing

@testable import WorkerHosting
@testable import WorkerProtocol

@Suite struct RefusedCallTests {
    private func refused(
        _ call: Int32, _ path: String, with grants: WorkerGrants = []
    ) -> RefusedCall {
        RefusedCall(
            WorkerIncident(kind: .refused, number: call, text: path), with: grants, function: nil)
    }

    private func isCustomary(
        _ call: Int32, _ path: String, of argument: UInt64 = 0, with grants: WorkerGrants = []
    ) -> Bool {
        RefusedCall.isCustomary(
            WorkerIncident(kind: .refused, number: call, address: argument, text: path),
            with: grants)
    }

    private let open = SystemCall.number(of: "openat")
    private let status = SystemCall.number(of: "newfstatat")
    private let connect = SystemCall.number(of: "connect")
    private let makeFolder = SystemCall.number(of: "mkdirat")
    private let shareMemory = SystemCall.number(of: "shmget")
    private let socket = SystemCall.number(of: "socket")
    private let fileSystem = SystemCall.number(of: "fstatfs")
    private let handleSignals = SystemCall.number(of: "rt_sigaction")
    private let execute = SystemCall.number(of: "execve")
    private let addKey = SystemCall.number(of: "add_key")
    private let attach = SystemCall.number(of: "ptrace")

    @Test func `Expects signal handlers of a runtime that its note names`() {
        #expect(!isCustomary(handleSignals, ""))
        #expect(isCustomary(handleSignals, "", with: .runtime))
        #expect(!isCustomary(open, "/etc/passwd", with: .runtime))
        #expect(!isCustomary(socket, "", of: 1, with: .runtime))
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
        #expect(isCustomary(open, path))
        #expect(isCustomary(status, path))
        #expect(!isCustomary(connect, path))
    }

    @Test func `Expects runtimes to look for their files beside the library`() {
        #expect(isCustomary(status, "/proc/self/fd/libexec/swift/linux"))
        #expect(isCustomary(status, "/proc/self/fd"))
        #expect(!isCustomary(open, "/proc/self/fd/1"))
    }

    @Test(arguments: [
        "/etc/passwd", "/root", "/proc/self/environ", "/proc/1/maps", "/proc/self/mapsx",
        "/usr/share/zoneinfo/../../../etc/passwd", "", "/home/me/.ssh/id", "/dev/sda",
        "/proc/self/fd/../environ",
    ])
    func `Attributes other paths to the plugin`(path: String) {
        #expect(!isCustomary(open, path))
        #expect(!isCustomary(status, path))
    }

    @Test func `Expects calls of a toolkit if a display is granted`() {
        for (call, path) in [
            (shareMemory, ""), (makeFolder, "/.cache"), (makeFolder, "/.config/glib-2.0"),
        ] {
            #expect(isCustomary(call, path, with: .display))
            #expect(!isCustomary(call, path, with: [.terminal, .network]))
        }
        for path in ["/.cached", "/.config/../home", "/home/ada/.config", "/.ssh"] {
            #expect(!isCustomary(makeFolder, path, with: .display))
        }
        #expect(!isCustomary(connect, "", with: .display))
        for path in ["/run/user/1000/bus", "/run/user/1000/at-spi/bus_0", "/var/run/nscd/socket"] {
            #expect(isCustomary(connect, path, with: .display))
            #expect(!isCustomary(connect, path))
        }
        for path in ["/run/docker.sock", "/run/user/../docker/bus", "/run/user/1000/pulse/native"] {
            #expect(!isCustomary(connect, path, with: .display))
        }
        #expect(!isCustomary(open, "/etc/passwd", with: .display))
    }

    @Test func `Expects calls of fonts and runtimes if files are granted`() {
        #expect(isCustomary(fileSystem, "", of: 5, with: .files))
        #expect(!isCustomary(fileSystem, "", of: 5))
        // For the user's name, by which Python finds its files.
        #expect(isCustomary(socket, "", of: 1, with: .files))
        #expect(!isCustomary(socket, "", of: 1))
        #expect(!isCustomary(socket, "", of: 2, with: .files))
        #expect(!isCustomary(connect, "/run/user/1000/bus", with: .files))
    }

    @Test func `Tells a call of a plugin after an equal one of a runtime`() {
        var calls = RefusedCalls(for: .files)
        func count(_ family: UInt64) -> RefusedCalls.Verdict {
            calls.count(WorkerIncident(kind: .refused, number: socket, address: family))
        }
        #expect(count(1) == .new)
        #expect(count(2) == .new)
        #expect(count(2) == .known)
    }

    // MARK: Limits on reports

    private func incident(_ number: Int32, _ path: String = "") -> WorkerIncident {
        WorkerIncident(kind: .refused, number: number, text: path)
    }

    @Test func `Reports a call once for each path`() {
        var calls = RefusedCalls(for: [])
        #expect(calls.count(incident(open, "/etc/hostname")) == .new)
        #expect(calls.count(incident(open, "/etc/hostname")) == .known)
        #expect(calls.count(incident(status, "/etc/hostname")) == .new)
        #expect(calls.count(incident(open, "/etc/hosts")) == .new)
    }

    @Test func `Limits reports of each kind, with a final one`() {
        var calls = RefusedCalls(for: [])
        let verdicts = (0..<100).map { calls.count(incident(open, "/srv/\($0)")) }
        #expect(verdicts.filter { $0 == .new }.count == 32)
        #expect(verdicts[32] == .countless)
        #expect(verdicts[33...].allSatisfy { $0 == .known })
    }

    @Test func `Always reports secrets, sockets, shells and other processes`() {
        var calls = RefusedCalls(for: [])
        for index in 0..<10_000 {
            _ = calls.count(incident(open, "/usr/share/zoneinfo/\(index)"))
            _ = calls.count(incident(status, "/proc/self/fd/\(index)"))
            _ = calls.count(incident(open, "/srv/\(index)"))
            _ = calls.count(incident(open, "/home/ada/\(index)"))
            _ = calls.count(incident(status, "/srv/\(index)"))
            _ = calls.count(incident(Int32(index) + 2_000))
        }
        for refusal in [
            incident(open, "/home/ada/.ssh/id_ed25519"), incident(open, "/etc/shadow"),
            incident(open, "/etc/passwd"), incident(open, "/home/ada/.gnupg"),
            incident(socket), incident(execute, "/bin/sh"), incident(addKey),
            incident(attach),
        ] {
            #expect(calls.count(refusal) == .new, "\(refusal)")
        }
    }
}
