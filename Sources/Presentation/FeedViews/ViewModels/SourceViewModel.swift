/// The feed an item came from.
public struct SourceViewModel: Sendable, Equatable {
    /// That feed's title.
    public var title: String?
    /// Where that feed is.
    public var url: String?

    /// The folders that the person keeps that feed in, apart by slashes.
    public var folder: String?

    /// Creates a view model.
    public init(title: String? = nil, url: String? = nil, folder: String? = nil) {
        self.title = title
        self.url = url
        self.folder = folder
    }
}
