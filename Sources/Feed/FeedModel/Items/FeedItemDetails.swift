/// The fields that few items have.
///
/// A value of three references: authors, tags, and a copy-on-write box for the rest.
public struct FeedItemDetails: Sendable, Equatable {
    /// Empty details.
    public static let none = FeedItemDetails()

    /// The authors.
    public var authors: [FeedAuthor] = []
    /// Categories, subjects and keywords, without duplicates.
    @ExactText public var tags: [String] = []
    private var rare: RareItemFields.Box?

    /// Creates empty details.
    public init() {}

    /// The page that the item is about, if it isn't the item's own page.
    public var externalURL: String? {
        get { rare?.fields.externalURL }
        set { if newValue != nil || rare != nil { change { $0.externalURL = newValue } } }
    }
    /// The item's own picture; ``FeedItem/image`` also searches the content.
    public var image: FeedImage? {
        get { rare?.fields.image }
        set { if newValue != nil || rare != nil { change { $0.image = newValue } } }
    }
    /// The contributors.
    public var contributors: [FeedAuthor] {
        get { rare?.fields.contributors ?? [] }
        set { if !newValue.isEmpty || rare != nil { change { $0.contributors = newValue } } }
    }
    /// The language tag of the item, its content or its title.
    public var language: String? {
        get { rare?.fields.language }
        set { if newValue != nil || rare != nil { change { $0.language = newValue } } }
    }
    /// Enclosures and media content.
    public var attachments: [FeedAttachment] {
        get { rare?.fields.attachments ?? [] }
        set { if !newValue.isEmpty || rare != nil { change { $0.attachments = newValue } } }
    }
    /// The media that the item describes.
    public var media: [FeedMedia] {
        get { rare?.fields.media ?? [] }
        set { if !newValue.isEmpty || rare != nil { change { $0.media = newValue } } }
    }
    /// The geographic place that the item is about.
    public var location: String? {
        get { rare?.fields.location }
        set { if newValue != nil || rare != nil { change { $0.location = newValue } } }
    }
    /// The page with the discussion of the item.
    public var comments: String? {
        get { rare?.fields.comments }
        set { if newValue != nil || rare != nil { change { $0.comments = newValue } } }
    }
    /// The number of replies, and the entries that the item replies to.
    public var discussion: FeedDiscussion? {
        get { rare?.fields.discussion }
        set { if newValue != nil || rare != nil { change { $0.discussion = newValue } } }
    }
    /// The section of the site, as plain text (`slash:section`).
    public var section: String? {
        get { rare?.fields.section }
        set { if newValue != nil || rare != nil { change { $0.section = newValue } } }
    }
    /// The department, as plain text: often a joke (`slash:department`).
    public var department: String? {
        get { rare?.fields.department }
        set { if newValue != nil || rare != nil { change { $0.department = newValue } } }
    }
    /// The podcast data.
    public var episode: FeedEpisode? {
        get { rare?.fields.episode }
        set { if newValue != nil || rare != nil { change { $0.episode = newValue } } }
    }
    /// The address of a wide picture to show above the item (JSON Feed `banner_image`).
    public var banner: String? {
        get { rare?.fields.banner }
        set { if newValue != nil || rare != nil { change { $0.banner = newValue } } }
    }
    /// The copyright notice, as plain text.
    public var rights: String? {
        get { rare?.fields.rights }
        set { if newValue != nil || rare != nil { change { $0.rights = newValue } } }
    }
    /// The feed that the item names as its source.
    public var source: FeedSource? {
        get { rare?.fields.source }
        set { if newValue != nil || rare != nil { change { $0.source = newValue } } }
    }

    public static func == (one: FeedItemDetails, other: FeedItemDetails) -> Bool {
        guard one.authors == other.authors, one.tags == other.tags else { return false }
        return one.rare === other.rare
            || one.rare?.fields ?? RareItemFields() == other.rare?.fields ?? RareItemFields()
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
