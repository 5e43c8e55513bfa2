/// What an ``ArticleEntryViewModel`` says.
public enum ArticleEntryKind: Int32, Sendable, CaseIterable {
    /// Something that a later version adds.
    case other
    /// The feed that an item is from.
    case source
    /// The authors.
    case author
    /// The date.
    case date
    /// The geographic place that the item is about.
    case place
    /// The season and the episode.
    case episode
    /// An attached file.
    case file
    /// The chapters of an episode.
    case chapters
    /// A transcript of an episode.
    case transcript
    /// The page that the item is about.
    case about
    /// An entry that the item replies to.
    case reply
    /// The discussion of the item.
    case comments
    /// The feed of the comments.
    case commentFeed
    /// An attached picture, among the files.
    case picture
}
