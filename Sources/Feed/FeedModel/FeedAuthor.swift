/// A person or an organisation; at least one property is set.
public struct FeedAuthor: Sendable, Hashable {
    /// The name as plain text.
    public var name: String?
    /// The address of the author's page.
    public var url: String?
    /// The address of the author's picture.
    public var avatar: String?
    /// The email address, without `mailto:`.
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
