import FeedPresentation
import SystemInterface

/// Numbers of bytes in words.
enum ByteWording {
    /// What was counted, as a loading view has it: `512 bytes`, `1.5 kB`, `256 MB`, in powers of a thousand.
    static func words(_ bytes: Int64) -> String {
        EnglishPhrases().size(ByteCount(bytes)).replacing(text: "\u{A0}", with: " ")
    }

    /// A limit, which is a round number in powers of 1024: `2 KiB`, `64 MiB`; one that is not is as
    /// ``words(_:)`` has it.
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
