/// How long items are kept that have left their feeds.
enum ArchiveArgument: Equatable {
    /// For so many seconds.
    case age(Int64)
    /// So many of each feed.
    case count(Int)
    /// Not at all, and what is kept is not drawn.
    case off

    /// As long as items are kept where nobody says.
    static let standard = ArchiveArgument.age(90 * 86_400)

    /// The forms that it takes.
    static let expected = "an age such as 90d or 1y, a number of items such as 500, or off"

    /// Reads one of the forms; `nil` where `text` is none.
    init?(_ text: String) {
        if text == "off" {
            self = .off
        } else if case .age(let seconds)? = SinceArgument(text), seconds > 0 {
            self = .age(seconds)
        } else if let count = Int(text), (1...1_000_000).contains(count) {
            self = .count(count)
        } else {
            return nil
        }
    }
}
