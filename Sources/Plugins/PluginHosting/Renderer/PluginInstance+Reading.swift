import FeedPluginAPI
import FeedViews
import PluginReading

// What a plugin asks of the host for a person who reads. The host table has checked thread and life.

extension PluginInstance {
    func mark(_ index: UInt64, isRead: Bool, in revision: UInt64) {
        guard isAllowed("mark_item"), isShown(revision, for: "mark_item") else { return }
        let isItem = host.demand(
            index < UInt64(shown.itemCount), "marked item \(index) of \(shown.itemCount); ignored")
        guard isItem, takesRequest() else { return }
        // At once: no view is called from it.
        delegate?.didRequestItemRead(isRead, for: Int(index), in: shown.givenRevision)
    }

    /// - Parameter index: the item's; the largest number there is stands for the feed itself.
    func openLink(at url: feed_string, of index: UInt64, in revision: UInt64) {
        guard isAllowed("open_link"), isShown(revision, for: "open_link") else { return }
        guard isPlace(index, "wants to open a page of") else { return }
        guard unsafe url.length <= ReadingLimits.addressBytes, let address = unsafe url.checkedText
        else { return host.complain("called open_link with an address that is none; ignored") }
        guard
            host.demand(
                ReadingLimits.isOpenable(address),
                "wants to open '\(address.oneDisplayableLine)', which is no http, https or mailto "
                    + "address; ignored")
        else { return }
        let revision = shown.givenRevision
        wish("open_link") {
            $0.didRequestOpening(of: address, from: Int(exactly: index), in: revision)
        }
    }

    func copy(_ text: feed_string) {
        guard isAllowed("copy_text") else { return }
        guard unsafe text.length <= ReadingLimits.textBytes, let text = unsafe text.checkedText
        else {
            return host.complain("called copy_text with a text that is none or too long; ignored")
        }
        wish("copy_text") { $0.didRequestCopy(of: text) }
    }

    /// Tells the delegate in a later turn, where not too much waits for that already: addresses and
    /// texts are kept until then.
    private func wish(_ name: String, _ body: @escaping (any FeedDelegate) -> Void) {
        guard
            host.demand(
                requests.waiting < ReadingLimits.waiting,
                "called \(name) more often than a person does; ignored")
        else { return }
        requests.waiting += 1
        wait { instance in
            instance.requests.waiting -= 1
            instance.delegate.map(body)
        }
    }

    private func isAllowed(_ name: String) -> Bool {
        isMade(for: name)
            && host.demand(
                table?.isInteractive == true,
                "called \(name) without a main loop of its own; ignored")
    }
}
