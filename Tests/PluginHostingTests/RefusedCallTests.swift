import Testing

@testable import PluginHosting
@testable import WorkerHosting
@testable import WorkerProtocol

@Suite struct `A refused call` {
    private func refused(_ call: Int32, _ path: String) -> RefusedCall {
        RefusedCall(
            WorkerIncident(
                kind: .refused, number: call, flags: [], address: 0, text: path, frames: []),
            function: nil)
    }

    #if arch(x86_64)
        private let open: Int32 = 257
        private let status: Int32 = 262
        private let connect: Int32 = 42
    #else
        private let open: Int32 = 56
        private let status: Int32 = 79
        private let connect: Int32 = 203
    #endif

    @Test(arguments: [
        "/proc/self/maps", "/sys/devices/system/cpu/online", "/usr/share/zoneinfo/Europe/Berlin",
        "/usr/lib/locale/locale-archive", "/etc/localtime", "/dev/urandom",
    ])
    func `is customary where a runtime looks of its own accord`(path: String) {
        #expect(refused(open, path).isCustomary)
        #expect(refused(status, path).isCustomary)
    }

    @Test func `is customary where a runtime looks for its own files beside the library`() {
        #expect(refused(status, "/proc/self/fd/libexec/swift/linux").isCustomary)
        #expect(refused(status, "/proc/self/fd").isCustomary)
        #expect(!refused(open, "/proc/self/fd/1").isCustomary)
    }

    @Test(arguments: [
        "/etc/passwd", "/root", "/proc/self/environ", "/proc/1/maps", "/proc/self/mapsx",
        "/usr/share/zoneinfo/../../../etc/passwd", "", "/home/me/.ssh/id", "/dev/sda",
        "/proc/self/fd/../environ",
    ])
    func `is the plugin's own try anywhere else`(path: String) {
        #expect(!refused(open, path).isCustomary)
        #expect(!refused(status, path).isCustomary)
    }

    @Test func `is the plugin's own try where it is no looking`() {
        #expect(!refused(connect, "/dev/urandom").isCustomary)
    }
}
