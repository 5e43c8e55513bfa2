import SystemInterface

/// A setting of one feed of the user's list, by its name.
enum FeedSetting: String, CaseIterable {
    case archive, filter, fulltext, order, reload
    case userAgent = "user-agent"

    /// What its value may be, in words.
    var expected: String {
        switch self {
        case .archive: "'true' or 'false'"
        case .filter: "the name of a filter of the configuration"
        case .fulltext: "'always' or 'never'"
        case .order: "'newest' or 'oldest'"
        case .reload: DurationArgument.expected
        case .userAgent: "a name in ASCII"
        }
    }

    /// Returns true for a value that it may have.
    func takes(_ value: String) -> Bool {
        switch self {
        case .archive: Bool(value) != nil
        case .filter: !value.isBlank && value.utf8.allSatisfy { $0 > 0x20 }
        case .fulltext: ["always", "never"].contains(value)
        case .order: ["newest", "oldest"].contains(value)
        case .reload: DurationArgument.seconds(value) != nil
        case .userAgent:
            !value.isBlank && value.utf8.count <= 256
                && value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        }
    }
}
