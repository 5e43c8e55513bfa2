/// A person or a body that wrote something.
public struct PersonViewModel: Sendable, Equatable {
    /// The name.
    @OptionalFeedText public var name: String?
    /// The person's page.
    @OptionalFeedText public var url: String?
    /// The person's picture.
    @OptionalFeedText public var avatarURL: String?
    /// The address, without `mailto:`.
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
