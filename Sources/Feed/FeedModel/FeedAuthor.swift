/// A person or an organisation; at least one property is set.
public struct FeedAuthor: Sendable, Hashable {
    /// The name as plain text.
    @ExactText public var name: String?
    /// The address of the author's page.
    @ExactText public var url: String?
    /// The address of the author's picture.
    @ExactText public var avatar: String?
    /// The email address, without `mailto:`.
    @ExactText public var email: String?

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
