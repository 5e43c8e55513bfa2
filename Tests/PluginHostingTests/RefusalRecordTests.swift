import Testing

@testable import WorkerHosting
@testable import WorkerProtocol

/// Limits on reports of refused system calls.
struct RefusalRecordTests {
    #if arch(x86_64)
        private static let open: Int32 = 257
        private static let status: Int32 = 262
        private static let socket: Int32 = 41
        private static let execute: Int32 = 59
        private static let addKey: Int32 = 248
        private static let attach: Int32 = 101
    #else
        private static let open: Int32 = 56
        private static let status: Int32 = 79
        private static let socket: Int32 = 198
        private static let execute: Int32 = 221
        private static let addKey: Int32 = 217
        private static let attach: Int32 = 117
    #endif

    private func refused(_ number: Int32, _ path: String = "") -> WorkerIncident {
        WorkerIncident(kind: .refused, number: number, text: path)
    }

    @Test func `Reports a call once for each path`() {
        var record = RefusalRecord(for: [])
        #expect(record.count(refused(Self.open, "/etc/hostname")) == .new)
        #expect(record.count(refused(Self.open, "/etc/hostname")) == .known)
        #expect(record.count(refused(Self.status, "/etc/hostname")) == .new)
        #expect(record.count(refused(Self.open, "/etc/hosts")) == .new)
    }

    @Test func `Limits reports of each kind, with a final one`() {
        var record = RefusalRecord(for: [])
        let verdicts = (0..<100).map { record.count(refused(Self.open, "/srv/\($0)")) }
        #expect(verdicts.filter { $0 == .new }.count == 32)
        #expect(verdicts[32] == .countless)
        #expect(verdicts[33...].allSatisfy { $0 == .known })
    }

    @Test func `Always reports secrets, sockets, shells and other processes`() {
        var record = RefusalRecord(for: [])
        for index in 0..<10_000 {
            _ = record.count(refused(Self.open, "/usr/share/zoneinfo/\(index)"))
            _ = record.count(refused(Self.status, "/proc/self/fd/\(index)"))
            _ = record.count(refused(Self.open, "/srv/\(index)"))
            _ = record.count(refused(Self.open, "/home/ada/\(index)"))
            _ = record.count(refused(Self.status, "/srv/\(index)"))
            _ = record.count(refused(Int32(index) + 2_000))
        }
        for incident in [
            refused(Self.open, "/home/ada/.ssh/id_ed25519"), refused(Self.open, "/etc/shadow"),
            refused(Self.open, "/etc/passwd"), refused(Self.open, "/home/ada/.gnupg"),
            refused(Self.socket), refused(Self.execute, "/bin/sh"), refused(Self.addKey),
            refused(Self.attach),
        ] {
            #expect(record.count(incident) == .new, "\(incident)")
        }
    }
}
