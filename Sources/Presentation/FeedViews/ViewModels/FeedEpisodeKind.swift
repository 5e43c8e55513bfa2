/// The kind of an episode, as declared. The raw values are those of the plugin ABI.
public enum FeedEpisodeKind: Int32, Sendable, CaseIterable {
    /// A whole episode.
    case full = 1
    /// A short preview of an episode or of the podcast.
    case trailer = 2
    /// Something extra, such as an interview about an episode.
    case bonus = 3

    /// The kind with a name in lower case, such as `bonus`; `nil` for another name.
    public init?(name: String) {
        guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = kind
    }

    /// The name, as podcasts write it.
    public var name: String {
        switch self {
        case .full: "full"
        case .trailer: "trailer"
        case .bonus: "bonus"
        }
    }
}
