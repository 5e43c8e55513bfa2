import FeedLoading

/// A finding about a feed of the user's list.
struct SubscriptionFinding {
    enum State: Equatable {
        /// There is nothing at its address.
        case gone(String)
        /// Could not be loaded, or is not a feed; the message has advice.
        case unreachable(String)
        case moved(to: FeedLocation, Move)
        /// The date of the newest item, in seconds since 1970.
        case silent(since: Int64)
    }

    /// How `check --write` follows a move.
    enum Move: Equatable {
        /// Replaces the address.
        case toNewAddress
        /// Removes the entry, since the list has the new address already.
        case toListedAddress
        /// Not at all: the new address has moved back to this one.
        case inCircle
    }

    /// Its number in the list.
    let number: Int
    let entry: SubscriptionEntry
    var state: State

    /// True if the feed could not be read.
    var hasFailed: Bool {
        switch state {
        case .gone, .unreachable: true
        case .moved, .silent: false
        }
    }

    /// What follows the advice to use another address.
    static let remedyForMoves =
        "; if your list has the old one, 'feedhost check --write' replaces it"

    /// The finding and advice in one line.
    ///
    /// - Parameter isWritten: whether new addresses are in the list already.
    func line(isWritten: Bool) -> String {
        let remedy: String? =
            switch state {
            case .gone, .silent:
                // Not by its number, which changes with the list.
                "to take it out of the list: feedhost remove \(ShellWord.quoted(entry.source.name))"
            // The failure has its own advice.
            case .unreachable: nil
            case .moved(_, .inCircle): "that address leads back to this one, so nothing is changed"
            case .moved(_, .toListedAddress):
                isWritten
                    ? "the list had that address already, so this entry is removed"
                    : "the list has that address already; 'feedhost check --write' removes this entry"
            case .moved(_, .toNewAddress):
                isWritten
                    ? "the list has the new address now"
                    : "'feedhost check --write' writes the new address into the list"
            }
        return ["\(number)  \(entry.words): \(words)", remedy].compactMap(\.self)
            .joined(separator: "; ")
    }

    var json: PrintedJSON {
        let (name, fact): (String, (String, PrintedJSON?)) =
            switch state {
            case .gone(let words): ("gone", ("message", .string(words)))
            case .unreachable(let words): ("unreachable", ("message", .string(words)))
            case .moved(let target, _): ("moved", ("moved_to", .string(target.words)))
            case .silent(let since): ("silent", ("newest", .number(since)))
            }
        return .object([
            ("number", .number(number)), ("url", .string(entry.address)),
            ("state", .string(name)), fact,
        ])
    }

    private var words: String {
        switch state {
        case .gone(let words), .unreachable(let words): words
        case .moved(let target, _): "has moved for good to \(target.words)"
        case .silent(let since): "has had no news since \(ClockWording.words(since))"
        }
    }
}
