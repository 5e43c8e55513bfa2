/// An author or contributor: a person or an organisation.
public struct PersonViewModel: Sendable, Equatable {
    /// The name.
    @OptionalFeedText public var name: String?
    /// The address of the person's page.
    @OptionalFeedText public var url: String?
    /// The address of the person's picture.
    @OptionalFeedText public var avatarURL: String?
    /// The email address, without `mailto:`.
    @OptionalFeedText public var email: String?

    /// Creates a view model.
    public init(
        name: String? = nil, url: String? = nil, avatarURL: String? = nil, email: String? = nil
    ) {
        _name = OptionalFeedText(name.map { FeedText($0) })
        _url = OptionalFeedText(url.map { FeedText($0) })
        _avatarURL = OptionalFeedText(avatarURL.map { FeedText($0) })
        _email = OptionalFeedText(email.map { FeedText($0) })
    }
}
