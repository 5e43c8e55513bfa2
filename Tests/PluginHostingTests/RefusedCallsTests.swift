import Testing

@testable import WorkerHosting
@testable import WorkerProtocol

/// Limits on reports of refused system calls.
struct RefusedCallsTests {
    private static let open = SystemCall.number(of: "openat")
    private static let status = SystemCall.number(of: "newfstatat")
    private static let socket = SystemCall.number(of: "socket")
    private static let execute = SystemCall.number(of: "execve")
    private static let addKey = SystemCall.number(of: "add_key")
    private static let attach = SystemCall.number(of: "ptrace")

    private func refused(_ number: Int32, _ path: String = "") -> WorkerIncident {
        WorkerIncident(kind: .refused, number: number, text: path)
    }

    @Test func `Reports a call once for each path`() {
        var calls = RefusedCalls(for: [])
        #expect(calls.count(refused(Self.open, "/etc/hostname")) == .new)
        #expect(calls.count(refused(Self.open, "/etc/hostname")) == .known)
        #expect(calls.count(refused(Self.status, "/etc/hostname")) == .new)
        #expect(calls.count(refused(Self.open, "/etc/hosts")) == .new)
    }

    @Test func `Limits reports of each kind, with a final one`() {
        var calls = RefusedCalls(for: [])
        let verdicts = (0..<100).map { calls.count(refused(Self.open, "/srv/\($0)")) }
        #expect(verdicts.filter { $0 == .new }.count == 32)
        #expect(verdicts[32] == .countless)
        #expect(verdicts[33...].allSatisfy { $0 == .known })
    }

    @Test func `Always reports secrets, sockets, shells and other processes`() {
        var calls = RefusedCalls(for: [])
        for index in 0..<10_000 {
            _ = calls.count(refused(Self.open, "/usr/share/zoneinfo/\(index)"))
            _ = calls.count(refused(Self.status, "/proc/self/fd/\(index)"))
            _ = calls.count(refused(Self.open, "/srv/\(index)"))
            _ = calls.count(refused(Self.open, "/home/ada/\(index)"))
            _ = calls.count(refused(Self.status, "/srv/\(index)"))
            _ = calls.count(refused(Int32(index) + 2_000))
        }
        for incident in [
            refused(Self.open, "/home/ada/.ssh/id_ed25519"), refused(Self.open, "/etc/shadow"),
            refused(Self.open, "/etc/passwd"), refused(Self.open, "/home/ada/.gnupg"),
            refused(Self.socket), refused(Self.execute, "/bin/sh"), refused(Self.addKey),
            refused(Self.attach),
        ] {
            #expect(calls.count(incident) == .new, "\(incident)")
        }
    }
}
