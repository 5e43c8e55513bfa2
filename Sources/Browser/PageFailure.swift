/// What kept a feed from the page.
enum PageFailure: Error, Equatable {
    /// Its server is away, or lets no other site's page read it: a page is not told which.
    case unreachable
    /// The page's own server, which fetches for it, is away.
    case serverAway
    /// A server answers with a status that is no success.
    case status(UInt32)
    /// A server takes too long.
    case late
    /// It has more than so many megabytes.
    case tooLarge(UInt32)
    /// The page's own server says why, in its words.
    case told(String)
    /// It is a list of feeds.
    case listOfFeeds
    /// The page has no feed to show.
    case nothingNamed

    /// A failure as the page tells of it; `nil` for a reason that is none.
    ///
    /// - Parameter number: a status, or megabytes.
    init?(reason: UInt32, number: UInt32, words: String?) {
        switch Int(reason) {
        case BROWSER_FAILED_UNREACHABLE: self = .unreachable
        case BROWSER_FAILED_SERVER_AWAY: self = .serverAway
        case BROWSER_FAILED_STATUS: self = words.map { .told($0) } ?? .status(number)
        case BROWSER_FAILED_LATE: self = .late
        case BROWSER_FAILED_TOO_LARGE: self = .tooLarge(number)
        default: return nil
        }
    }

    /// Trying again may help.
    var canRetry: Bool {
        switch self {
        case .unreachable, .serverAway, .status, .late, .told: true
        case .tooLarge, .listOfFeeds, .nothingNamed: false
        }
    }
}
