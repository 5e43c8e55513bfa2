/// Holds an item's details outside the item, in as little memory as they need.
package enum FeedItemDetailsStorage: Sendable {
    /// The details that many items have, and no more than these.
    package final class Common: Sendable {
        let authors: [FeedAuthor]
        let tags: [String]

        fileprivate init(_ details: FeedItemDetails) {
            authors = details.authors
            tags = details.tags
        }
    }

    /// All there may be.
    package final class Full: Sendable {
        let details: FeedItemDetails

        fileprivate init(_ details: FeedItemDetails) {
            self.details = details
        }
    }

    case none
    case common(Common)
    case full(Full)

    /// Keeps `details`.
    package init(_ details: FeedItemDetails) {
        if !details.isCommon {
            self = .full(Full(details))
        } else if details.authors.isEmpty, details.tags.isEmpty {
            self = .none
        } else {
            self = .common(Common(details))
        }
    }

    /// Just these are kept.
    package func holds(_ details: FeedItemDetails) -> Bool {
        switch self {
        case .none: details == .none
        case .common(let common):
            details.tags == common.tags && details.authors == common.authors && details.isCommon
        case .full(let full): full.details == details
        }
    }

    /// ``FeedItemDetails/authors``.
    package var authors: [FeedAuthor] {
        switch self {
        case .none: []
        case .common(let common): common.authors
        case .full(let full): full.details.authors
        }
    }

    /// ``FeedItemDetails/tags``.
    package var tags: [String] {
        switch self {
        case .none: []
        case .common(let common): common.tags
        case .full(let full): full.details.tags
        }
    }

    var location: String? {
        switch self {
        case .none, .common: nil
        case .full(let full): full.details.location
        }
    }

    var source: FeedSource? {
        switch self {
        case .none, .common: nil
        case .full(let full): full.details.source
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

extension FeedItemDetails {
    /// There are no more than authors and tags.
    fileprivate var isCommon: Bool {
        externalURL == nil && image == nil && contributors.isEmpty && language == nil
            && attachments.isEmpty && media.isEmpty && location == nil && comments == nil
            && rights == nil && source == nil && discussion == nil && section == nil
            && department == nil && episode == nil && banner == nil
    }
}
