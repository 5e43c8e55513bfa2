/// An item as a command of the user gets it.
public struct HandedItem: Sendable, Equatable {
    /// The title; never empty.
    public var title: String
    /// The address that the item opens.
    public var url: String?
    /// The address of its recording: an episode, or a film.
    public var recording: String?
    /// The title of its feed.
    public var feedTitle: String
    /// Its authors, separated by commas.
    public var author: String?
    /// Its date, as RFC 3339.
    public var date: String?
    /// The body as sanitised HTML; `nil` if it is plain text, or absent.
    public var html: String?
    /// The body as plain text; `nil` if it is HTML, or absent.
    public var text: String?

    /// Creates an item that is only a title.
    public init(title: String, of feedTitle: String) {
        self.title = title
        self.feedTitle = feedTitle
    }
}
