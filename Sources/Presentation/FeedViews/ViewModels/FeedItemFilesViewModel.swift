/// What a summary of an item shows beside words: part of its ``FeedItemDetailViewModel``.
///
/// For views that draw very many, and would have all the rest made for nothing.
public struct FeedItemFilesViewModel: Sendable, Equatable {
    /// The picture of the item.
    public var image: ImageViewModel?
    /// The page the item is about, where the feed tells it from the item's own page.
    public var externalURL: String?
    /// The files that go with the item.
    public var attachments: [AttachmentViewModel]

    /// Creates a view model; whatever is not given is absent.
    public init(
        image: ImageViewModel? = nil, externalURL: String? = nil,
        attachments: [AttachmentViewModel] = []
    ) {
        self.image = image
        self.externalURL = externalURL
        self.attachments = attachments
    }

    /// Creates that part of `detail`.
    public init(of detail: FeedItemDetailViewModel) {
        self.init(
            image: detail.image, externalURL: detail.externalURL, attachments: detail.attachments)
    }
}
