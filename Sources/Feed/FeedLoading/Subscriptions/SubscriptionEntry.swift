import FeedModel
package import FeedParsing

extension FeedSubscription {
    /// The order that is set for it.
    var order: FeedItemOrder? {
        attributes.first { $0.name == SubscriptionEntry.settingPrefix + "order" }.flatMap {
            FeedItemOrder(rawValue: $0.value)
        }
    }
}

/// A feed in the user's list.
package struct SubscriptionEntry: Sendable, Equatable {
    /// The index of its outline in the document.
    let index: Int
    package let source: FeedLocation
    /// The title in the list.
    package let title: String?
    /// The path of its folder, separated by slashes.
    package let folder: String?
    /// What the user has set for it: attributes whose names begin with `feedhost-`, without that.
    package let settings: [OutlineAttribute]

    static let settingPrefix = "feedhost-"

    /// Creates the subscription for `entry` of the list at `path`.
    init(_ entry: OutlineDocument.Entry, in path: String) {
        index = entry.index
        title = entry.subscription.title
        folder = entry.folder
        settings = entry.subscription.attributes.filter { $0.name.hasPrefix(Self.settingPrefix) }
            .map {
                OutlineAttribute(String($0.name.dropFirst(Self.settingPrefix.count)), $0.value)
            }
        source = LocalReference.source(of: entry.subscription, in: path)
    }

    /// The identity of its feed; also of a file that is gone.
    package var identity: String? { source.lastIdentity }

    /// Returns true if it is the feed at `source`, as normalised by ``FeedLocation/asListed``.
    package func isSame(as source: FeedLocation) -> Bool {
        self.source.listedKey == source.listedKey
    }
}
