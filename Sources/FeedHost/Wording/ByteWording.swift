import FeedPresentation
import SystemInterface

/// Words for numbers of bytes.
enum ByteWording {
    /// Words for a size as in loading views, in powers of a thousand: `512 bytes`, `1.5 kB`, `256
    /// MB`.
    static func words(_ bytes: Int64) -> String {
        EnglishPhrases().size(ByteCount(bytes)).replacing(text: "\u{A0}", with: " ")
    }

    /// Words for a limit in powers of 1024: `2 KiB`, `64 MiB`; others as in ``words(_:)``.
    static func limit(_ bytes: Int64) -> String {
        guard bytes > 0, bytes % 1024 == 0 else { return words(bytes) }
        var value = bytes / 1024
        var units = ["KiB", "MiB", "GiB", "TiB"][...]
        while value % 1024 == 0, units.count > 1 {
            value /= 1024
            units.removeFirst()
        }
        return "\(value) \(units.first ?? "")"
    }
}
