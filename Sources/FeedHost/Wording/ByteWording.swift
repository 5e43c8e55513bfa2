/// Numbers of bytes in words.
enum ByteWording {
    /// Such as `512 bytes`, `1.5 KB`, `256.0 MB`.
    static func words(_ bytes: Int64) -> String {
        var value = max(0, bytes)
        guard value >= 1024 else { return "\(value) bytes" }
        var units = ["KB", "MB", "GB", "TB"][...]
        while value >= 1024 * 1024, units.count > 1 {
            value /= 1024
            units.removeFirst()
        }
        let tenths = value * 10 / 1024
        return "\(tenths / 10).\(tenths % 10) \(units.first ?? "")"
    }
}
