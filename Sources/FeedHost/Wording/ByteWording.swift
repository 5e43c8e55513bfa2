/// Words for numbers of bytes. A KB is 1,024 bytes, an MB 1,024 KB, as in the documentation.
enum ByteWording {
    private static let units = ["KB", "MB", "GB", "TB"]

    /// Words for a size: `512 bytes`, `1.4 KB`, `256 MB`.
    static func words(_ bytes: Int64) -> String {
        var value = Double(bytes)
        var unit: String?
        // Rounded to 1,024, it is written in the next unit.
        for next in units where value >= 1023.5 {
            value /= 1024
            unit = next
        }
        guard let unit else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        let tenths = Int((value * 10).rounded())
        let isWhole = tenths % 10 == 0 || tenths >= 1000
        let number = isWhole ? "\(Int(value.rounded()))" : "\(tenths / 10).\(tenths % 10)"
        return "\(number) \(unit)"
    }

    /// Words for a limit, exact: `2 KB`, `64 MB`, `500000 bytes`.
    static func limit(_ bytes: Int64) -> String {
        guard bytes > 0, bytes % 1024 == 0 else { return "\(bytes) bytes" }
        var value = bytes / 1024
        var units = units[...]
        while value % 1024 == 0, units.count > 1 {
            value /= 1024
            units.removeFirst()
        }
        return "\(value) \(units.first ?? "")"
    }
}
