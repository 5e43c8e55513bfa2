/// Puts what is known of a file into words that stay in one line.
enum FileWords {
    /// A size such as `812 bytes`, `1.4 MB` or `24 MB`: three units by thousands.
    static func size(_ bytes: Int64) -> String? {
        guard bytes > 0 else { return nil }
        if bytes == 1 { return "1\u{A0}byte" }
        if bytes < 1000 { return "\(bytes)\u{A0}bytes" }
        var unit = 1000 as Int64
        for (name, next) in [("kB", 1_000_000 as Int64), ("MB", 1_000_000_000)] {
            // What would round up to a thousand is said in the unit above.
            if bytes < next - unit / 2 { return amount(bytes, unit: unit) + "\u{A0}" + name }
            unit = next
        }
        return amount(bytes, unit: unit) + "\u{A0}GB"
    }

    /// A duration such as `45 s`, `12 min` or `1 h 5 min`.
    static func duration(_ seconds: Double) -> String? {
        // A century is more than any recording; what is beyond it is a mistake.
        guard seconds.isFinite, seconds >= 0.5, seconds < 3_155_760_000 else { return nil }
        let whole = Int64(seconds.rounded())
        if whole < 60 { return "\(whole)\u{A0}s" }
        let minutes = (whole + 30) / 60
        if minutes < 60 { return "\(minutes)\u{A0}min" }
        let rest = minutes % 60
        let hours = "\(minutes / 60)\u{A0}h"
        return rest == 0 ? hours : "\(hours)\u{A0}\(rest)\u{A0}min"
    }

    /// One decimal below ten, none above.
    private static func amount(_ bytes: Int64, unit: Int64) -> String {
        let (whole, rest) = bytes.quotientAndRemainder(dividingBy: unit)
        if whole < 10 {
            let tenths = whole * 10 + (rest + unit / 20) / (unit / 10)
            if tenths < 100 {
                return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
            }
        }
        return String(rest >= unit - rest ? whole + 1 : whole)
    }
}
