import FeedLoading

/// A finding about a feed of the user's list.
struct SubscriptionFinding {
    enum State: Equatable {
        /// Gone, or not a feed.
        case gone(String)
        /// Failed this time.
        case unreachable(String)
        /// - Parameter isListed: whether the list has the new address, too.
        case moved(to: FeedLocation, isListed: Bool)
        /// The date of the newest item, in seconds since 1970.
        case silent(since: Int64)
    }

    /// Its number in the list.
    let number: Int
    let entry: SubscriptionEntry
    let state: State

    /// True if the feed could not be read.
    var hasFailed: Bool {
        switch state {
        case .gone, .unreachable: true
        case .moved, .silent: false
        }
    }

    /// The finding and advice in one line.
    ///
    /// - Parameter isWritten: whether new addresses are in the list already.
    func line(isWritten: Bool) -> String {
        let remedy: String? =
            switch state {
            case .gone, .silent:
                "to take it out of the list: feedhost remove \(ShellWord.quoted(name))"
            // The failure has its own advice.
            case .unreachable: nil
            case .moved(_, isListed: true):
                isWritten
                    ? "the list had that address already, so this entry is removed"
                    : "the list has that address already; 'feedhost check --write' removes this entry"
            case .moved:
                isWritten
                    ? "the list has the new address now"
                    : "'feedhost check --write' writes the new address into the list"
            }
        return ["\(number)  \(entry.words): \(words)", remedy].compactMap(\.self)
            .joined(separator: "; ")
    }

    /// The feed's name for commands: not its number, which changes with the list.
    private var name: String {
        if case .file(let path) = entry.source { path } else { entry.source.words }
    }

    var json: PrintedJSON {
        var members: [(String, PrintedJSON?)] = [
            ("number", .number(number)), ("url", .string(entry.address)),
            ("state", .string(stateName)),
        ]
        switch state {
        case .gone(let words), .unreachable(let words): members.append(("message", .string(words)))
        case .moved(let target, _): members.append(("moved_to", .string(target.words)))
        case .silent(let since): members.append(("newest", .number(since)))
        }
        return .object(members)
    }

    private var stateName: String {
        switch state {
        case .gone: "gone"
        case .unreachable: "unreachable"
        case .moved: "moved"
        case .silent: "silent"
        }
    }

    private var words: String {
        switch state {
        case .gone(let words), .unreachable(let words): words
        case .moved(let target, _): "has moved for good to \(target.words)"
        case .silent(let since): "has had no news since \(ClockWording.words(since))"
        }
    }
}
