import Glibc

/// The memory that a worker has, and may have, as the system tells it (`proc_pid_status(5)`,
/// `proc_pid_limits(5)`).
struct MemoryUsage: Equatable {
    /// A size, and its limit; in bytes.
    struct Measure: Equatable {
        let size: UInt64
        let limit: UInt64

        func hasRoom(for bytes: UInt64) -> Bool {
            let (sum, overflows) = size.addingReportingOverflow(bytes)
            return !overflows && sum <= limit
        }
    }

    /// Memory that it can write to and shares with nobody.
    let data: Measure
    /// Its addresses, whatever is at them.
    let addresses: Measure

    /// Looks at a process; `nil` where the system tells nothing of it, or it has ended.
    init?(of process: pid_t) {
        self.init(
            status: SystemFile.text("/proc/\(process)/status"),
            limits: SystemFile.text("/proc/\(process)/limits"))
    }

    /// Reads what such files hold.
    init?(status: String, limits: String) {
        func size(_ name: String) -> UInt64? {
            let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
            let fields = line?.split { $0 == " " || $0 == "\t" } ?? []
            guard fields.count == 3, fields[2] == "kB" else { return nil }
            return UInt64(fields[1]).map { $0 << 10 }
        }
        func limit(_ name: String) -> UInt64? {
            let line = limits.split(separator: "\n").first { $0.hasPrefix(name) }
            guard let soft = line?.dropFirst(name.utf8.count).split(separator: " ").first else {
                return nil
            }
            return soft == "unlimited" ? .max : UInt64(soft)
        }
        guard let data = size("VmData:"), let dataLimit = limit("Max data size"),
            let addresses = size("VmSize:"), let addressLimit = limit("Max address space")
        else { return nil }
        self.data = Measure(size: data, limit: dataLimit)
        self.addresses = Measure(size: addresses, limit: addressLimit)
    }

    /// How much less than a limit is as good as the limit, in bytes: C libraries ask for memory in
    /// stretches, and what failed may have been one of them.
    private static let nearness: UInt64 = 16 << 20

    /// There is no more to be had, or hardly any.
    ///
    /// - Parameter wanted: how many bytes were to be mapped, where that is known.
    func isUsedUp(wanting wanted: UInt64 = 0) -> Bool {
        let wanted = max(wanted, Self.nearness)
        return !data.hasRoom(for: wanted) || !addresses.hasRoom(for: wanted)
    }
}
