import Testing

@testable import PluginHosting
@testable import WorkerHosting
@testable import WorkerProtocol

@Suite struct RefusedCallTests {
    private func refused(
        _ call: Int32, _ path: String, with grants: WorkerGrants = []
    ) -> RefusedCall {
        RefusedCall(
            WorkerIncident(
                kind: .refused, number: call, flags: [], address: 0, text: path, frames: []),
            with: grants, function: nil)
    }

    #if arch(x86_64)
        private let open: Int32 = 257
        private let status: Int32 = 262
        private let connect: Int32 = 42
        private let makeFolder: Int32 = 258
        private let shareMemory: Int32 = 29
    #else
        private let open: Int32 = 56
        private let status: Int32 = 79
        private let connect: Int32 = 203
        private let makeFolder: Int32 = 34
        private let shareMemory: Int32 = 194
    #endif

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

    @Test func `Attributes calls other than file access to the plugin`() {
        #expect(!refused(connect, "/dev/urandom").isCustomary)
    }
}
