import FeedNetwork

extension ResourceNotice {
    var words: String {
        switch self {
        case .moved(let from, let to):
            "\(from) has moved for good to \(to); use that address from now on"
                + SubscriptionFinding.remedyForMoves
        case .lostSecurity(let from, let to):
            "\(from) is redirected to \(to), which is not secure"
        case .brokeAtEnd(let address):
            "the connection to \(address) broke at the end; the document looks whole, and is shown"
        case .stale(let since, let failure):
            ErrorWording.line(for: failure, copyOf: since)
        }
    }
}
