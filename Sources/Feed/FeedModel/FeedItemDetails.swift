/// The parts of an item that few items have.
///
/// A value for each thing that formats and modules say of an item.
public struct FeedItemDetails: Sendable, Equatable {
    /// The details of an item that has none.
    public static let none = FeedItemDetails()

    /// The page the item is about, where the format tells it from the item's own page.
    public var externalURL: String?
    /// The picture the item names for itself; ``FeedItem/image`` also looks into the content.
    public var image: FeedImage?
    /// Who wrote the item.
    public var authors: [FeedAuthor] = []
    /// Who else had a part in it.
    public var contributors: [FeedAuthor] = []
    /// Categories, subjects and keywords: their terms, no repeats.
    public var tags: [String] = []
    /// The language tag declared for the item, its content or its title.
    public var language: String?
    /// Enclosures and media content.
    public var attachments: [FeedAttachment] = []
    /// The media the item describes.
    public var media: [FeedMedia] = []
    /// The place the item is about, as text.
    public var location: String?
    /// The page where the item is discussed.
    public var comments: String?
    /// How it is discussed, and what it answers.
    public var discussion: FeedDiscussion?
    /// The part of the site the item stands in, as plain text (`slash:section`).
    public var section: String?
    /// Who or what the item is from, as plain text: often a joke (`slash:department`).
    public var department: String?
    /// What it says of itself as an episode.
    public var episode: FeedEpisode?
    /// A picture to show above the item (JSON Feed `banner_image`).
    public var banner: String?
    /// The copyright notice, as plain text.
    public var rights: String?
    /// The feed the item says it is from.
    public var source: FeedSource?

    /// Creates details in which everything is absent.
    public init() {}
}
