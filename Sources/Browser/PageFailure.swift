/// A reason why the page can't show a feed, or store states.
enum PageFailure: Error, Equatable {
    /// The server is unreachable or forbids reads from other sites; browsers do not tell which.
    case unreachable
    /// The page's own server, which fetches feeds, is unreachable.
    case serverAway
    /// The page's own server was started again, and does not know the page.
    case serverRenewed
    /// A server answered with a status other than success.
    case status(UInt32)
    /// A server timed out.
    case late
    /// The document is larger than this many megabytes.
    case tooLarge(UInt32)
    /// An error message of the page's own server.
    case reported(String)
    /// The document ends before its feed does, which is shown nevertheless.
    case cutShort
    /// The page has no feed to show.
    case nothingNamed
    /// The browser's storage is full or forbidden.
    case statesNotStored

    /// Creates the failure that the page reports; `nil` for an unknown reason.
    ///
    /// - Parameter number: a status, or megabytes.
    init?(reason: UInt32, number: UInt32, words: String?) {
        switch Int(reason) {
        case BROWSER_FAILED_UNREACHABLE: self = .unreachable
        case BROWSER_FAILED_SERVER_AWAY: self = .serverAway
        case BROWSER_FAILED_SERVER_RENEWED: self = .serverRenewed
        case BROWSER_FAILED_STATUS: self = words.map { .reported($0) } ?? .status(number)
        case BROWSER_FAILED_LATE: self = .late
        case BROWSER_FAILED_TOO_LARGE: self = .tooLarge(number)
        default: return nil
        }
    }

    /// Returns true if trying again may help.
    var canRetry: Bool {
        switch self {
        case .unreachable, .serverAway, .status, .late, .reported, .cutShort: true
        case .serverRenewed, .tooLarge, .nothingNamed, .statesNotStored: false
        }
    }
}
