import FeedLoading
import FeedModel
import FeedNetwork
import FeedParsing

/// The states of the items that the page shows, in the store that all readers share.
final class BrowserStates {
    /// What was last sent of a source.
    private struct Sent {
        /// The feed's identity in the page.
        let identity: String
        var items: [FeedItemKey] = []
        var archived: [FeedItemKey] = []
    }

    private let states: ItemStates
    /// By the addresses of the sources.
    private var sent: [ExactText<String>: Sent] = [:]
    /// The identities in the store by those in the page, which differ if a web page is the source: it
    /// stands for the feed that it announces.
    private var identities: [ExactText<String>: String] = [:]
    /// Counts the changes that pages made, and those of the archived items.
    private var changeCount = 0

    init(_ states: ItemStates) {
        self.states = states
    }

    /// Notes the items of a source that is sent.
    ///
    /// - Parameter feed: has its source in the store, and marks of shared identifiers.
    func note(_ feed: Feed, from url: String, of source: FeedLocation) {
        let stored = feed.sources.first?.identity
        let identity = source.identity ?? stored ?? ""
        let archived = sent[ExactText(url)]?.archived ?? []
        sent[ExactText(url)] = Sent(identity: identity, items: feed.itemKeys, archived: archived)
        identities[ExactText(identity)] = stored
    }

    /// Notes the archived items of a noted source.
    func note(archived keys: [FeedItemKey], from url: String) {
        guard sent[ExactText(url)]?.archived != keys else { return }
        sent[ExactText(url)]?.archived = keys
        changeCount += 1
    }

    /// Returns the states of the items of one source, or of all; of all only if they have changed.
    ///
    /// - Parameter known: the version of the states that the page has.
    func response(for url: String?, known: String?) -> ServerResponse {
        do throws(FeedItemStateError) {
            // Read first: a change made in between is found the next time.
            let version = version(try states.version(), changeCount)
            if url == nil, known == version { return .lines(304, version: version) }
            var lines: [UInt8] = []
            for source in url.map({ [sent[ExactText($0)]].compactMap(\.self) })
                ?? Array(sent.values)
            {
                let items = source.items + source.archived
                let found = try states.states(of: items)
                for state in [FeedItemStates.read, .starred] {
                    let marked = zip(items, found).filter { $1.contains(state) }.map {
                        FeedItemKey(feed: source.identity, item: $0.0.item)
                    }
                    guard !marked.isEmpty else { continue }
                    lines += FeedItemStateLines(state, isSet: true, items: marked).bytes
                }
            }
            return .lines(200, lines, version: version)
        } catch {
            return .failure(error)
        }
    }

    /// Makes the changes in `body`. The response has the version after them if the page had the
    /// one before.
    func change(_ body: [UInt8], known: String?) -> ServerResponse {
        guard let changes = FeedItemStateLines.changes(in: body) else {
            return .refusal(400, "not a change of states")
        }
        defer { changeCount += 1 }
        do throws(FeedItemStateError) {
            let store = try states.version()
            let isCurrent = known == version(store, changeCount)
            for change in changes {
                let items = change.items.map {
                    FeedItemKey(feed: identities[ExactText($0.feed)] ?? $0.feed, item: $0.item)
                }
                try states.change(change.states, of: items, isSet: change.isSet)
            }
            return .lines(204, version: isCurrent ? version(store, changeCount + 1) : nil)
        } catch {
            return .failure(error)
        }
    }

    private func version(_ store: String, _ changes: Int) -> String { "\"\(store).\(changes)\"" }
}
