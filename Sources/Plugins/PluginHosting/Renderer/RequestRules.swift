package import FeedModel
import FeedPluginAPI
package import FeedViews
import PluginReading
package import WorkerProtocol

/// The rules for a renderer's requests to its delegate.
///
/// Both seats check them. In a worker they produce messages for the author; its host checks again,
/// since the plugin controls its worker.
package struct RequestRules {
    /// The longest address to open, in bytes.
    static let addressBytes = 8_192
    /// The longest text to copy, in bytes.
    package static let textBytes = Int(FEED_CLIPBOARD_MAXIMUM_LENGTH)
    /// The longest address of a picture, in bytes.
    static let imageAddressBytes = Int(FEED_IMAGE_MAXIMUM_ADDRESS)
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
        if revision == 0 {
            throw .stale("called \(name) with revision 0, which no feed has", isFault: true)
        }
        guard revision == shown.revision else {
            throw .stale(
                "called \(name) for feed \(revision), and feed \(shown.revision) is displayed",
                isFault: false)
        }
    }

    /// Requires an index of the displayed feed, or FEED_NO_ITEM for the feed itself.
    private func requireItem(_ index: UInt64, _ action: String) throws(RequestRefusal) {
        try require(
            index == .max || index < UInt64(shown.itemCount),
            "\(action) item \(index) of \(shown.itemCount)")
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
        try requireDisplayedFeed(revision)
        try requireItem(index, "asked for the picture of")
        let url = try url()
        try requireAddress(url?.utf8.count ?? 0 <= Self.imageAddressBytes)
        return FeedImageRequest(
            revision: shown.givenRevision, index: Int(exactly: index), url: url, form: try form())
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
        try requireDisplayedFeed(revision)
        try requireItem(index, "wants to open a page of")
        try requireAddress(url?.utf8.count ?? .max <= Self.addressBytes)
        let url = url ?? ""
        try require(
            Self.schemes.contains(where: url.lowercased().hasPrefix),
            "wants to open '\(url.oneDisplayableLine)', which is no http, https or mailto address")
        return (url, Int(exactly: index), shown.givenRevision)
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
