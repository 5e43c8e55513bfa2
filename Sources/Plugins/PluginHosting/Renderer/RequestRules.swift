import FeedPluginAPI
package import FeedViews
import PluginReading
package import WorkerProtocol

/// The rules for a renderer's requests to its delegate.
///
/// Both places check them. In a worker they produce messages for the author; its host checks again,
/// since the plugin controls its worker.
package struct RequestRules {
    /// The longest address to open, in bytes.
    static let addressBytes = 8_192
    /// The longest text to copy, in bytes.
    package static let textBytes = Int(FEED_CLIPBOARD_MAXIMUM_LENGTH)
    /// The longest address of a picture, in bytes.
    static let imageAddressBytes = Int(FEED_IMAGE_MAXIMUM_ADDRESS)
    /// The longest text of an action, in bytes.
    static let actionBytes = Int(FEED_ACTION_MAXIMUM_LENGTH)
    /// Schemes that can be opened.
    private static let schemes = ["http:", "https:", "mailto:"]

    /// The function that the renderer called.
    private let name: String
    private let shown: DisplayedFeed
    private let hasMainLoop: Bool
    private let grants: WorkerGrants

    /// - Parameters:
    ///   - name: the function that the renderer called.
    ///   - shown: the feed displayed last.
    ///   - hasMainLoop: whether the renderer is interactive.
    ///   - grants: the permissions of the renderer.
    package init(_ name: String, shown: DisplayedFeed, hasMainLoop: Bool, grants: WorkerGrants) {
        self.name = name
        self.shown = shown
        self.hasMainLoop = hasMainLoop
        self.grants = grants
    }

    func require(
        _ isRight: Bool, _ words: @autoclosure () -> String
    ) throws(RequestRefusal) {
        if !isRight { throw .refused(words()) }
    }

    /// Requires a user: a main loop, and the terminal or a display. Needed to change states, open
    /// pages and copy texts.
    func requireUser() throws(RequestRefusal) {
        try require(
            hasMainLoop && grants.reachUser,
            "called \(name) without a main loop on a terminal or a display that was granted")
    }

    /// Requires the displayed feed. An older revision is not a fault, since the user may have
    /// clicked before the change; but no feed has revision 0.
    private func requireDisplayedFeed(_ revision: UInt64) throws(RequestRefusal) {
        guard try lentFeed(revision).revision == shown.revision else { throw stale(revision) }
    }

    private func stale(_ revision: UInt64) -> RequestRefusal {
        .stale(
            "called \(name) for feed \(revision), and feed \(shown.revision) is displayed",
            isFault: false)
    }

    /// Requires the displayed feed, or that of an open article whose item is gone.
    private func lentFeed(_ revision: UInt64) throws(RequestRefusal) -> DisplayedFeed.Lent {
        if revision == 0 {
            throw .stale("called \(name) with revision 0, which no feed has", isFault: true)
        }
        guard let feed = shown.lent(revision) else { throw stale(revision) }
        return feed
    }

    /// Requires an index of `feed`, or FEED_NO_ITEM for the feed itself.
    private func requireItem(
        _ index: UInt64, of feed: DisplayedFeed.Lent, _ action: String
    ) throws(RequestRefusal) {
        try require(
            index == .max || index < UInt64(feed.itemCount),
            "\(action) item \(index) of \(feed.itemCount)")
    }

    /// Validates a request for a picture, or its cancellation.
    ///
    /// - Parameters:
    ///   - index: the item's index, or FEED_NO_ITEM for the feed itself.
    ///   - url: the address, or `nil` for the item's or feed's own picture. Throws if invalid.
    ///   - form: the form of the picture. Throws if invalid.
    package func image(
        of index: UInt64, in revision: UInt64, at url: () throws(RequestRefusal) -> String?,
        as form: () throws(RequestRefusal) -> FeedImageForm
    ) throws(RequestRefusal) -> FeedImageRequest {
        let feed = try lentFeed(revision)
        try requireItem(index, of: feed, "asked for the picture of")
        let url = try url()
        try requireAddress(url?.utf8.count ?? 0 <= Self.imageAddressBytes)
        return FeedImageRequest(
            revision: feed.givenRevision, index: Int(exactly: index), url: url, form: try form())
    }

    /// Requires a valid address.
    func requireAddress(_ isRight: Bool) throws(RequestRefusal) {
        try require(isRight, "called \(name) with an address that is none")
    }

    /// Validates a request for pixels with this maximum size.
    package func pixels(
        _ width: UInt32, _ height: UInt32
    ) throws(RequestRefusal) -> FeedImageForm {
        try require(
            FeedImageForm.areSides(Int(width), Int(height)),
            "asked for a picture of \(width) by \(height) pixels, which is none that may be")
        return .pixels(maximumWidth: Int(width), maximumHeight: Int(height))
    }

    /// Validates a change of items' states by the user.
    package func change(
        _ states: FeedItemStates, isSet: Bool, in revision: UInt64,
        of items: () throws(RequestRefusal) -> FeedItemStateChange.Items
    ) throws(RequestRefusal) -> FeedItemStateChange {
        try requireUser()
        try requireDisplayedFeed(revision)
        try require(
            !states.isEmpty && states.isSubset(of: [.read, .starred]),
            "called \(name) with states that are none")
        return FeedItemStateChange(
            revision: shown.givenRevision, states: states, isSet: isSet, items: try items())
    }

    /// Validates a range of items.
    package func range(
        from first: UInt64, count: UInt64
    ) throws(RequestRefusal) -> FeedItemStateChange.Items {
        let all = UInt64(shown.itemCount)
        guard count > 0 else { return .list([]) }
        try require(count <= all, "changes the states of \(count) items of \(all)")
        try require(first < all, "changes the states of item \(first) of \(all)")
        try require(
            count <= all - first,
            "changes the states of \(count) items from \(first) on, of \(all)")
        return .range(Int(first)..<Int(first + count))
    }

    /// Validates a list of items. Reads each index once.
    package func list(
        count: UInt64, _ index: (Int) -> UInt64
    ) throws(RequestRefusal) -> FeedItemStateChange.Items {
        let all = UInt64(shown.itemCount)
        try require(count <= all, "changes the states of \(count) items of \(all)")
        var list: [Int] = []
        list.reserveCapacity(Int(count))
        for position in 0..<Int(count) {
            let index = index(position)
            try require(index < all, "changes the states of item \(index) of \(all)")
            list.append(Int(index))
        }
        return .list(list)
    }

    /// Validates a request to open a page.
    ///
    /// - Parameters:
    ///   - url: the address, or `nil` if it isn't text.
    ///   - index: the item's index, or FEED_NO_ITEM for the feed itself.
    /// - Returns: the address, the item's index, and the revision known to whoever displays the
    ///   feed.
    package func opening(
        of url: String?, from index: UInt64, in revision: UInt64
    ) throws(RequestRefusal) -> (url: String, index: Int?, revision: UInt64) {
        try requireUser()
        let feed = try lentFeed(revision)
        try requireItem(index, of: feed, "wants to open a page of")
        try requireAddress(url?.utf8.count ?? .max <= Self.addressBytes)
        let url = url ?? ""
        try require(
            Self.schemes.contains(where: url.lowercased().hasPrefix),
            "wants to open '\(url.oneDisplayableLine)', which is no http, https or mailto address")
        return (url, Int(exactly: index), feed.givenRevision)
    }

    /// Validates a request to copy a text of so many bytes; `nil` if it isn't text.
    package func copying(
        of length: Int?, limit: inout RateLimit, at now: Int
    ) throws(RequestRefusal) {
        try requireUser()
        guard let length, length <= Self.textBytes else {
            throw .refused("called \(name) with a text that is none or too long")
        }
        try require(limit.takes(at: now), "called \(name) more often than a person does")
    }

    /// Validates a request for an action of a reader.
    ///
    /// - Parameters:
    ///   - action: its name, or `nil` if the request isn't text.
    ///   - row: FEED_NO_ROW for the selected one.
    ///   - number: zero for none.
    ///   - version: zero for the present one.
    ///   - lists: what the renderer has been shown; `nil` to leave rows to whoever performs it.
    package func action(
        _ action: String?, text: String?, row: UInt64, number: Int64, version: UInt64,
        in lists: DisplayedLists?, copyLimit: inout RateLimit, at now: Int
    ) throws(RequestRefusal) -> ReaderActionRequest {
        try requireUser()
        guard let action else {
            throw .refused("called \(name) with a text that is none or too long")
        }
        guard let known = ReaderAction(rawValue: action) else {
            throw .refused(
                "asked for the action '\(action.oneDisplayableLine)', which there is not")
        }
        try require(
            !known.isViewsOwn, "asked for the action '\(action)', which it performs itself")
        var request = ReaderActionRequest(
            known, text: text, number: number == 0 ? nil : Int(clamping: number),
            version: version == 0 ? nil : version)
        if known.argument == .row {
            if let lists {
                let list = lists.list(of: known)
                if version != 0, version < list?.rowsVersion ?? 0 {
                    throw .stale("asked for '\(action)' in rows that have changed", isFault: false)
                }
                try require(
                    row == .max ? known == .enter : row < list?.rowCount ?? 0,
                    "asked for '\(action)' with row \(row) of \(list?.rowCount ?? 0)")
            }
            request.row = Int(exactly: row)
        }
        if known == .copy || known == .copyFeed {
            try copying(of: text?.utf8.count ?? 0, limit: &copyLimit, at: now)
        }
        return request
    }

    /// Validates a request to suspend the program, which needs a running main loop on the terminal.
    package func suspension(isRunning: Bool) throws(RequestRefusal) {
        try require(
            isRunning && grants.contains(.terminal), "called \(name) from outside its run")
    }
}

extension WorkerGrants {
    /// True if the renderer can interact with a user.
    package var reachUser: Bool { contains(.terminal) || contains(.display) }
}
