import FeedModel
import FeedParsing
import FeedPresentation

/// Stores the states of items where the page does: in the browser, or with its server.
final class PageStates: FeedItemStateStore {
    private let language: FeedLanguage

    /// - Parameter language: the language of errors.
    init(language: FeedLanguage) {
        self.language = language
    }

    func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates] {
        items.map { key in
            unsafe FeedItemStates(rawValue: Self.text(of: key).lend { unsafe page_states($0, $1) })
        }
    }

    func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError) {
        // One call, so that all items change, or none.
        let lines = FeedItemStateLines(states, isSet: isSet, items: items).bytes
        let isKept = unsafe lines.withUnsafeBufferPointer {
            unsafe page_change_states($0.baseAddress, $0.count)
        }
        guard isKept != 0 else {
            throw FeedItemStateError(
                step: .keeping, path: nil,
                reason: PageFailure.statesNotStored.failure(at: "", in: language).message)
        }
    }

    /// Unambiguous, since a feed's identity contains no line feed.
    private static func text(of key: FeedItemKey) -> String { key.feed + "\n" + key.item }
}
