/// A person or a body that wrote something; at least one of its parts is there.
public struct FeedAuthor: Sendable, Hashable {
    /// The name as plain text.
    public var name: String?
    /// The author's page.
    public var url: String?
    /// The author's picture.
    public var avatar: String?
    /// The address, without `mailto:`.
    public var email: String?

    /// Creates an author.
    public init(
        name: String? = nil, url: String? = nil, avatar: String? = nil, email: String? = nil
    ) {
        self.name = name
        self.url = url
        self.avatar = avatar
        self.email = email
    }
}
