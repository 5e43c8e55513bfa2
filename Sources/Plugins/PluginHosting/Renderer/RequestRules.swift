package import FeedModel
import FeedPluginAPI
package import FeedViews
import PluginReading
package import WorkerProtocol

/// The rules for what a renderer asks of its delegate.
///
/// They are the same in both seats. Where the renderer is they are kept to tell its author what is wrong; the host
/// of a worker keeps them again, since a worker is its plugin's.
package struct RequestRules {
    /// The longest address that is opened, in bytes.
    static let addressBytes = 8_192
    /// The longest text that is copied, in bytes.
    package static let textBytes = Int(FEED_CLIPBOARD_MAXIMUM_LENGTH)
    /// The longest address of a picture, in bytes.
    static let imageAddressBytes = Int(FEED_IMAGE_MAXIMUM_ADDRESS)
    /// The beginnings of addresses that are opened.
    private static let schemes = ["http:", "https:", "mailto:"]

    /// The function by which it asks.
    private let name: String
    private let shown: ShownFeed
    private let hasMainLoop: Bool
    private let grants: WorkerGrants

    /// - Parameters:
    ///   - name: the function by which the renderer asks.
    ///   - shown: the feed that it was shown last.
    ///   - hasMainLoop: whether it has one of its own.
    ///   - grants: what it was granted.
    package init(_ name: String, shown: ShownFeed, hasMainLoop: Bool, grants: WorkerGrants) {
        self.name = name
        self.shown = shown
        self.hasMainLoop = hasMainLoop
        self.grants = grants
    }

    func demand(
        _ isRight: Bool, _ words: @autoclosure () -> String
    ) throws(RequestRefusal) {
        if !isRight { throw .refused(words()) }
    }

    /// A person sits before the renderer, so that it may change states, open pages and copy texts: it has a main
    /// loop, and the terminal or a display.
    func demandPerson() throws(RequestRefusal) {
        try demand(
            hasMainLoop && grants.reachPerson,
            "called \(name) without a main loop on a terminal or a display that was granted")
    }

    /// The feed on show is meant. That it is another is nobody's fault, since a person may have pointed at what
    /// was there a moment ago; but no feed has revision 0.
    private func demandShown(_ revision: UInt64) throws(RequestRefusal) {
        if revision == 0 {
            throw .stale("called \(name) with revision 0, which no feed has", isFault: true)
        }
        guard revision == shown.revision else {
            throw .stale(
                "called \(name) for feed \(revision), and feed \(shown.revision) is displayed",
                isFault: false)
        }
    }

    /// The feed on show has an item there; the largest number stands for the feed itself.
    private func demandPlace(_ index: UInt64, _ deed: String) throws(RequestRefusal) {
        try demand(
            index == .max || index < UInt64(shown.itemCount),
            "\(deed) item \(index) of \(shown.itemCount)")
    }

    /// A picture is wanted, or not any more.
    ///
    /// - Parameters:
    ///   - index: the item's; the largest number there is stands for the feed itself.
    ///   - url: the address; `nil` for the own picture of the item or the feed. Throws where it is none.
    ///   - form: as what it is wanted. Throws where that is nothing.
    package func image(
        of index: UInt64, in revision: UInt64, at url: () throws(RequestRefusal) -> String?,
        as form: () throws(RequestRefusal) -> FeedImageForm
    ) throws(RequestRefusal) -> FeedImageRequest {
        try demandShown(revision)
        try demandPlace(index, "asked for the picture of")
        let url = try url()
        try demandAddress(url?.utf8.count ?? 0 <= Self.imageAddressBytes)
        return FeedImageRequest(
            revision: shown.givenRevision, index: Int(exactly: index), url: url, form: try form())
    }

    /// An address is one.
    func demandAddress(_ isRight: Bool) throws(RequestRefusal) {
        try demand(isRight, "called \(name) with an address that is none")
    }

    /// Pixels of a picture are wanted, so many at most in each direction.
    package func pixels(
        _ width: UInt32, _ height: UInt32
    ) throws(RequestRefusal) -> FeedImageForm {
        try demand(
            FeedImageForm.areSides(Int(width), Int(height)),
            "asked for a picture of \(width) by \(height) pixels, which is none that may be")
        return .pixels(maximumWidth: Int(width), maximumHeight: Int(height))
    }

    /// The person sets or clears states of items.
    package func change(
        _ states: FeedItemStates, isSet: Bool, in revision: UInt64,
        of items: () throws(RequestRefusal) -> FeedItemStateChange.Items
    ) throws(RequestRefusal) -> FeedItemStateChange {
        try demandPerson()
        try demandShown(revision)
        try demand(
            !states.isEmpty && states.isSubset(of: [.read, .starred]),
            "called \(name) with states that are none")
        return FeedItemStateChange(
            revision: shown.givenRevision, states: states, isSet: isSet, items: try items())
    }

    /// So many items from one on.
    package func range(
        from first: UInt64, count: UInt64
    ) throws(RequestRefusal) -> FeedItemStateChange.Items {
        let all = UInt64(shown.itemCount)
        guard count > 0 else { return .list([]) }
        try demand(count <= all, "changes the states of \(count) items of \(all)")
        try demand(first < all, "changes the states of item \(first) of \(all)")
        try demand(
            count <= all - first,
            "changes the states of \(count) items from \(first) on, of \(all)")
        return .range(Int(first)..<Int(first + count))
    }

    /// So many items, whose indexes are read once each.
    package func list(
        count: UInt64, _ index: (Int) -> UInt64
    ) throws(RequestRefusal) -> FeedItemStateChange.Items {
        let all = UInt64(shown.itemCount)
        try demand(count <= all, "changes the states of \(count) items of \(all)")
        var list: [Int] = []
        list.reserveCapacity(Int(count))
        for place in 0..<Int(count) {
            let index = index(place)
            try demand(index < all, "changes the states of item \(index) of \(all)")
            list.append(Int(index))
        }
        return .list(list)
    }

    /// The page at an address is to be opened.
    ///
    /// - Parameters:
    ///   - url: the address; `nil` where it is no text.
    ///   - index: the item's; the largest number there is stands for the feed itself.
    /// - Returns: the address, the item's place, and the revision for whoever displays the feed.
    package func opening(
        of url: String?, from index: UInt64, in revision: UInt64
    ) throws(RequestRefusal) -> (url: String, index: Int?, revision: UInt64) {
        try demandPerson()
        try demandShown(revision)
        try demandPlace(index, "wants to open a page of")
        try demandAddress(url?.utf8.count ?? .max <= Self.addressBytes)
        let url = url ?? ""
        try demand(
            Self.schemes.contains(where: url.lowercased().hasPrefix),
            "wants to open '\(url.oneDisplayableLine)', which is no http, https or mailto address")
        return (url, Int(exactly: index), shown.givenRevision)
    }

    /// A text of so many bytes is to be copied; `nil` where it is no text.
    package func copying(
        of length: Int?, pace: inout ReadingPace, at now: Int
    ) throws(RequestRefusal) {
        try demandPerson()
        guard let length, length <= Self.textBytes else {
            throw .refused("called \(name) with a text that is none or too long")
        }
        try demand(pace.takes(at: now), "called \(name) more often than a person does")
    }

    /// The program is to be stopped, while its main loop runs on the terminal.
    package func suspension(isRunning: Bool) throws(RequestRefusal) {
        try demand(
            isRunning && grants.contains(.terminal), "called \(name) from outside its run")
    }
}

extension WorkerGrants {
    /// True where there is something by which a person may be reached.
    package var reachPerson: Bool { contains(.terminal) || contains(.display) }
}
