/// Holds an item's details outside the item, in as little memory as they need.
enum FeedItemDetailsStorage: Sendable {
    /// What many items have, and no more than that.
    final class Common: Sendable {
        let authors: [FeedAuthor]
        let tags: [String]

        init(_ details: FeedItemDetails) {
            authors = details.authors
            tags = details.tags
        }
    }

    /// All there may be.
    final class Full: Sendable {
        let details: FeedItemDetails

        init(_ details: FeedItemDetails) {
            self.details = details
        }
    }

    case none
    case common(Common)
    case full(Full)

    init(_ details: FeedItemDetails) {
        var common = FeedItemDetails()
        common.authors = details.authors
        common.tags = details.tags
        if details != common {
            self = .full(Full(details))
        } else if common.authors.isEmpty, common.tags.isEmpty {
            self = .none
        } else {
            self = .common(Common(details))
        }
    }

    var details: FeedItemDetails {
        switch self {
        case .none: return .none
        case .common(let common):
            var details = FeedItemDetails()
            details.authors = common.authors
            details.tags = common.tags
            return details
        case .full(let full): return full.details
        }
    }
}
