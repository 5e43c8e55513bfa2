/// A feed in a list of feeds (OPML).
public struct FeedSubscription: Sendable, Hashable {
    /// The list's title for the feed, as plain text.
    public var title: String?
    /// The feed's address; the reference as written if ``isLocal``.
    public var feedURL: String
    /// The list names a file: by a `file` address, or by a path if the list has no address of its
    /// own; or a program (`exec:` and a name). The caller decides whether to allow it.
    public var isLocal: Bool
    /// The address of the site.
    public var homePageURL: String?
    /// The path of its folder, separated by slashes; `nil` at the top level.
    public var folder: String?
    /// The other attributes of its outline, such as `htmlUrl`, as written. A prefix follows its
    /// declaration.
    public var attributes: [OutlineAttribute]

    /// Creates a subscription.
    public init(
        title: String? = nil, feedURL: String, isLocal: Bool = false, homePageURL: String? = nil,
        folder: String? = nil, attributes: [OutlineAttribute] = []
    ) {
        self.title = title
        self.feedURL = feedURL
        self.isLocal = isLocal
        self.homePageURL = homePageURL
        self.folder = folder
        self.attributes = attributes
    }
}
