import FeedModel

/// How long to archive items that left their feeds.
enum ArchiveArgument: Equatable {
    /// In seconds.
    case age(Int64)
    /// The number of items per feed.
    case count(Int)
    /// Don't archive, and don't draw archived items.
    case off

    /// The default.
    static let standard = ArchiveArgument.age(90 * 86_400)

    /// The accepted forms.
    static let expected = "an age such as 90d or 1y, a number of items such as 500, or off"

    /// Parses one of the forms.
    init?(_ text: String) {
        if text == "off" {
            self = .off
        } else if case .age(let seconds)? = QueryTime(text), seconds > 0 {
            self = .age(seconds)
        } else if let count = Int(text), (1...1_000_000).contains(count) {
            self = .count(count)
        } else {
            return nil
        }
    }
}
