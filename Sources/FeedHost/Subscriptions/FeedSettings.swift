import FeedLoading
import FeedModel
import FeedParsing
import SystemInterface

/// What the user has set for a feed of the list; what is wrong there counts as not set.
struct FeedSettings {
    /// As the user has written them.
    private(set) var values: [FeedSetting: String] = [:]

    init(_ entry: SubscriptionEntry) {
        for attribute in entry.settings {
            guard let setting = FeedSetting(rawValue: attribute.name),
                setting.takes(attribute.value)
            else { continue }
            values[setting] = attribute.value
        }
    }

    /// Whether its items are archived.
    var isArchived: Bool { values[.archive].flatMap { Bool($0) } ?? true }

    /// Whether the whole articles of its items are shown.
    var isWhole: Bool { values[.fulltext] == "always" }

    /// The age in seconds up to which a copy is used instead of a request.
    var reloadSeconds: Int64? { values[.reload].flatMap { DurationArgument.seconds($0) } }

    /// Returns the entries of the user's list, and their settings; none if the list can't be read, which
    /// whoever draws it is told.
    static func listed(
        in environment: ProcessEnvironment
    ) -> [(entry: SubscriptionEntry, settings: FeedSettings)] {
        guard let path = UserFolder.feeds(in: environment),
            let entries = try? SubscriptionFile(path: path).entries()
        else { return [] }
        return entries.map { ($0, FeedSettings($0)) }
    }

    /// Returns the identities of the listed feeds that are set so.
    ///
    /// - Parameter feeds: loaded feeds; those of listed pages count as listed, unless they are loaded without
    ///   them, too: any page can announce any feed.
    static func identities(
        in environment: ProcessEnvironment, of feeds: [LoadedFeed] = [],
        where isMeant: (FeedSettings) -> Bool
    ) -> Set<ExactText<String>> {
        let set = Set(
            listed(in: environment).filter { isMeant($0.settings) }.compactMap {
                $0.entry.identity.map { ExactText($0) }
            })
        guard !set.isEmpty else { return set }
        let isFollowed = { (feed: LoadedFeed) in
            feed.page?.identity.map { set.contains(ExactText($0)) } ?? false
        }
        let followed = feeds.filter(isFollowed)
        guard !followed.isEmpty else { return set }
        let others = feeds.filter { !isFollowed($0) }
        return set.union(
            Set(followed.compactMap { $0.source.identity.map { ExactText($0) } }).subtracting(
                others.compactMap { $0.source.identity.map { ExactText($0) } }))
    }
}
