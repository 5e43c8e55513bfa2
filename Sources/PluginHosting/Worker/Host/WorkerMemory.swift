import Glibc

/// What memory a worker has, as the system tells it (`/proc/PID/status`).
struct WorkerMemory: Equatable {
    /// What it can write to and shares with nobody, in bytes: what `RLIMIT_DATA` limits.
    let data: UInt64

    /// Looks at a process; `nil` where the system tells nothing of it, or it has ended.
    init?(of process: pid_t) {
        let file = unsafe open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 8_192)
        let length = unsafe read(file, &buffer, buffer.count)
        self.init(status: String(decoding: buffer.prefix(max(0, length)), as: UTF8.self))
    }

    /// Reads what such a file holds.
    init?(status: String) {
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmData:") }
        let fields = line?.split { $0 == " " || $0 == "\t" } ?? []
        guard fields.count == 3, fields[2] == "kB", let size = UInt64(fields[1]) else { return nil }
        data = size << 10
    }

    /// How much less than the limit is as good as the limit, in bytes: C libraries ask for memory in
    /// stretches, and what failed may have been one of them.
    private static let nearness: UInt64 = 16 << 20

    /// Whether there is no more to be had within a limit, or hardly any.
    func isUsedUp(of limit: UInt64) -> Bool {
        data + min(Self.nearness, limit / 2) > limit
    }
}
