import FeedLoading

/// Something to do about a feed of a person's list.
struct SubscriptionFinding {
    /// The thing that is amiss.
    enum State: Equatable {
        /// It is not there any more, or is no feed; in words.
        case gone(String)
        /// It could not be had this time; in words.
        case unreachable(String)
        /// It has moved for good.
        case moved(to: FeedLocation)
        /// Its newest item is of that time, in seconds since 1970.
        case silent(since: Int64)
    }

    /// The number of the feed in the list.
    let number: Int
    /// The feed.
    let entry: SubscriptionEntry
    /// The thing that is amiss with it.
    let state: State

    /// It could not be read.
    var hasFailed: Bool {
        switch state {
        case .gone, .unreachable: true
        case .moved, .silent: false
        }
    }

    /// The finding and what to do about it, in one line.
    ///
    /// - Parameter isWritten: whether new addresses stand in the list already.
    func line(isWritten: Bool) -> String {
        let remedy =
            switch state {
            case .gone: "'feedhost remove \(number)' takes it out of the list"
            case .unreachable: "check again later"
            case .moved:
                isWritten
                    ? "the list has the new address now"
                    : "'feedhost check --write' writes the new address into the list"
            case .silent: "'feedhost remove \(number)' takes it out of the list"
            }
        return "\(number)  \(entry.words): \(words); \(remedy)"
    }

    /// The finding as JSON.
    var json: PrintedJSON {
        var members: [(String, PrintedJSON)] = [
            ("number", .number(number)), ("url", .string(entry.address)), ("state", .string(name)),
        ]
        switch state {
        case .gone(let words), .unreachable(let words): members.append(("message", .string(words)))
        case .moved(let target): members.append(("moved_to", .string(target.words)))
        case .silent(let since):
            members.append(("newest", .number(Int(since))))
        }
        return .object(members)
    }

    private var name: String {
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
        case .moved(let target): "has moved for good to \(target.words)"
        case .silent(let since): "has had no news since \(ClockWording.words(since))"
        }
    }
}
