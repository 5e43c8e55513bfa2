package import FeedViews
import PluginHosting

/// A feed that checks display.
package enum ValidationFeed: String, Sendable, CaseIterable {
    case empty = "an empty feed"
    case small = "a small feed"
    case awkward = "awkward text"
    case huge = "100,000 items"

    package var viewModel: FeedViewModel {
        switch self {
        case .empty: SampleFeeds.empty
        case .small: SampleFeeds.small
        case .awkward: SampleFeeds.awkward
        case .huge: SampleFeeds.huge
        }
    }

    /// A short form for file names.
    package var shortName: String {
        switch self {
        case .empty: "empty-feed"
        case .small: "small-feed"
        case .awkward: "awkward-text"
        case .huge: "100000-items"
        }
    }
}
