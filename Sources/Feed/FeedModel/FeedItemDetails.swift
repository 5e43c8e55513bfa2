/// The parts of an item that few items have.
///
/// A value of three references, so that it costs little to hand on: authors and tags, and what fewer items have behind
/// the third, which is copied when it is changed.
public struct FeedItemDetails: Sendable, Equatable {
    /// The details of an item that has none.
    public static let none = FeedItemDetails()

    /// Who wrote the item.
    public var authors: [FeedAuthor] = []
    /// Categories, subjects and keywords: their terms, no repeats.
    public var tags: [String] = []
    private var rare: RareItemFields.Box?

    /// Creates details in which everything is absent.
    public init() {}

    /// The page the item is about, where the format tells it from the item's own page.
    public var externalURL: String? {
        get { rare?.fields.externalURL }
        set { if newValue != nil || rare != nil { change { $0.externalURL = newValue } } }
    }
    /// The picture the item names for itself; ``FeedItem/image`` also looks into the content.
    public var image: FeedImage? {
        get { rare?.fields.image }
        set { if newValue != nil || rare != nil { change { $0.image = newValue } } }
    }
    /// Who else had a part in it.
    public var contributors: [FeedAuthor] {
        get { rare?.fields.contributors ?? [] }
        set { if !newValue.isEmpty || rare != nil { change { $0.contributors = newValue } } }
    }
    /// The language tag declared for the item, its content or its title.
    public var language: String? {
        get { rare?.fields.language }
        set { if newValue != nil || rare != nil { change { $0.language = newValue } } }
    }
    /// Enclosures and media content.
    public var attachments: [FeedAttachment] {
        get { rare?.fields.attachments ?? [] }
        set { if !newValue.isEmpty || rare != nil { change { $0.attachments = newValue } } }
    }
    /// The media the item describes.
    public var media: [FeedMedia] {
        get { rare?.fields.media ?? [] }
        set { if !newValue.isEmpty || rare != nil { change { $0.media = newValue } } }
    }
    /// The place the item is about, as text.
    public var location: String? {
        get { rare?.fields.location }
        set { if newValue != nil || rare != nil { change { $0.location = newValue } } }
    }
    /// The page where the item is discussed.
    public var comments: String? {
        get { rare?.fields.comments }
        set { if newValue != nil || rare != nil { change { $0.comments = newValue } } }
    }
    /// How it is discussed, and what it answers.
    public var discussion: FeedDiscussion? {
        get { rare?.fields.discussion }
        set { if newValue != nil || rare != nil { change { $0.discussion = newValue } } }
    }
    /// The part of the site the item stands in, as plain text (`slash:section`).
    public var section: String? {
        get { rare?.fields.section }
        set { if newValue != nil || rare != nil { change { $0.section = newValue } } }
    }
    /// Who or what the item is from, as plain text: often a joke (`slash:department`).
    public var department: String? {
        get { rare?.fields.department }
        set { if newValue != nil || rare != nil { change { $0.department = newValue } } }
    }
    /// What it says of itself as an episode.
    public var episode: FeedEpisode? {
        get { rare?.fields.episode }
        set { if newValue != nil || rare != nil { change { $0.episode = newValue } } }
    }
    /// A picture to show above the item (JSON Feed `banner_image`).
    public var banner: String? {
        get { rare?.fields.banner }
        set { if newValue != nil || rare != nil { change { $0.banner = newValue } } }
    }
    /// The copyright notice, as plain text.
    public var rights: String? {
        get { rare?.fields.rights }
        set { if newValue != nil || rare != nil { change { $0.rights = newValue } } }
    }
    /// The feed the item says it is from.
    public var source: FeedSource? {
        get { rare?.fields.source }
        set { if newValue != nil || rare != nil { change { $0.source = newValue } } }
    }

    public static func == (one: FeedItemDetails, other: FeedItemDetails) -> Bool {
        guard one.authors == other.authors, one.tags == other.tags else { return false }
        return one.rare === other.rare
            || one.rare?.fields ?? RareItemFields() == other.rare?.fields ?? RareItemFields()
    }

    /// Takes all away, and keeps the room of authors and tags.
    package mutating func removeAll() {
        if !authors.isEmpty { authors.removeAll(keepingCapacity: true) }
        if !tags.isEmpty { tags.removeAll(keepingCapacity: true) }
        rare = nil
    }

    private mutating func change(_ change: (inout RareItemFields) -> Void) {
        if isKnownUniquelyReferenced(&rare), let rare {
            change(&rare.fields)
            return
        }
        var fields = rare?.fields ?? RareItemFields()
        change(&fields)
        rare = RareItemFields.Box(fields)
    }
}
