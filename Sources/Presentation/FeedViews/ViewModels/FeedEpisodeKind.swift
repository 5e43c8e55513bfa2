/// The kind of an episode, as declared. The raw values are those of the plugin ABI.
public enum FeedEpisodeKind: Int32, Sendable {
    /// A whole episode.
    case full = 1
    /// A short preview of an episode or of the podcast.
    case trailer = 2
    /// Something extra, such as an interview about an episode.
    case bonus = 3

    /// The kind with a name in lower case, such as `bonus`; `nil` for another name.
    public init?(name: String) {
        switch name {
        case "full": self = .full
        case "trailer": self = .trailer
        case "bonus": self = .bonus
        default: return nil
        }
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
