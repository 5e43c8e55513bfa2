/// A number of bytes in words, such as `340 kB` and `1.2 MB`: decimal units, as of files and
/// networks.
struct ByteCount {
    private static let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]

    private let bytes: Int64

    init(_ bytes: Int64) {
        self.bytes = max(bytes, 0)
    }

    /// At most three digits and the unit.
    var words: String {
        var tenths = bytes.multipliedReportingOverflow(by: 10).partialValue
        var unit = 0
        if bytes > .max / 10 {
            tenths = bytes / 100
            unit = 1
        }
        while tenths >= 10_000, unit + 1 < ByteCount.units.count {
            tenths /= 1000
            unit += 1
        }
        let hasFraction = unit > 0 && tenths < 100
        let number = hasFraction ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
        return "\(number) \(ByteCount.units[unit])"
    }
}
