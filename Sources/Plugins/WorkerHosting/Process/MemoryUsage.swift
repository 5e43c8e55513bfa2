import Glibc

/// A worker's memory and its limits, from `proc_pid_status(5)` and `proc_pid_limits(5)`.
struct MemoryUsage: Equatable {
    /// A size and its limit, in bytes.
    struct Measure: Equatable {
        let size: UInt64
        let limit: UInt64

        func hasRoom(for bytes: UInt64) -> Bool {
            let (sum, overflows) = size.addingReportingOverflow(bytes)
            return !overflows && sum <= limit
        }
    }

    /// Private writable memory.
    let data: Measure
    /// Address space.
    let addresses: Measure

    /// Reads the memory of a process; `nil` if the system doesn't show it, or it has ended.
    init?(of process: pid_t) {
        self.init(
            status: SystemFile.text("/proc/\(process)/status"),
            limits: SystemFile.text("/proc/\(process)/limits"))
    }

    /// Parses the text of both files.
    init?(status: String, limits: String) {
        func size(_ name: String) -> UInt64? {
            let fields = SystemFile.value(of: name, in: status)?.split { $0 == " " || $0 == "\t" }
            guard let fields, fields.count == 2, fields[1] == "kB" else { return nil }
            return UInt64(fields[0]).map { $0 << 10 }
        }
        func limit(_ name: String) -> UInt64? {
            guard let soft = SystemFile.value(of: name, in: limits)?.split(separator: " ").first
            else { return nil }
            return soft == "unlimited" ? .max : UInt64(soft)
        }
        guard let data = size("VmData:"), let dataLimit = limit("Max data size"),
            let addresses = size("VmSize:"), let addressLimit = limit("Max address space")
        else { return nil }
        self.data = Measure(size: data, limit: dataLimit)
        self.addresses = Measure(size: addresses, limit: addressLimit)
    }

    /// The distance from a limit, in bytes, that counts as reaching it: C libraries allocate in
    /// large blocks, and one of those may have failed.
    private static let nearness: UInt64 = 16 << 20

    /// Returns true if no memory is left, or hardly any.
    ///
    /// - Parameter wanted: the bytes that were to be mapped, if known.
    func isUsedUp(wanting wanted: UInt64 = 0) -> Bool {
        let wanted = max(wanted, Self.nearness)
        return !data.hasRoom(for: wanted) || !addresses.hasRoom(for: wanted)
    }

    /// Returns true if a request for a lot of memory may have been refused: a plugin that uses a null
    /// pointer now did not check.
    var mayHaveRefused: Bool { !data.hasRoom(for: data.limit / 2) }
}
