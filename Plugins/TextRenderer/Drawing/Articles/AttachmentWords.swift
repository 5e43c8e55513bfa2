import FeedPresentation

/// What is said of a file that goes with an item: its title, what it is, how long, how big.
struct AttachmentWords {
    let text: String

    init(_ attachment: AttachmentViewModel) {
        var parts: [String] = []
        if let type = attachment.mimeType, !type.isEmpty { parts.append(type) }
        if let seconds = attachment.durationInSeconds, seconds >= 1, seconds < 1_000_000 {
            parts.append(AttachmentWords.duration(Int(seconds)))
        }
        if let bytes = attachment.sizeInBytes, bytes > 0 {
            parts.append(AttachmentWords.size(bytes))
        }
        let name = attachment.title.flatMap { $0.isEmpty ? nil : $0 } ?? Phrases.attachment
        text = parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
    }

    /// Hours, minutes and seconds, such as `1:02:03`.
    private static func duration(_ seconds: Int) -> String {
        let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0
            ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
    }

    /// Bytes in decimal units.
    private static func size(_ bytes: Int64) -> String {
        var rest = bytes
        for unit in ["B", "kB", "MB", "GB"] {
            if rest < 1000 { return "\(rest) \(unit)" }
            rest = rest / 1000 + (rest % 1000 >= 500 ? 1 : 0)
        }
        return "\(rest) TB"
    }
}
