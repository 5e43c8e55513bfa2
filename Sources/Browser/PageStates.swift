import FeedModel
import FeedPresentation

/// Stores the states of items in the browser's storage.
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
        let before = try self.states(of: items)
        for (index, key) in items.enumerated() {
            let after = isSet ? before[index].union(states) : before[index].subtracting(states)
            if after != before[index], !Self.keep(after, of: key) {
                // All items change, or none.
                for index in 0..<index { _ = Self.keep(before[index], of: items[index]) }
                throw FeedItemStateError(
                    step: .keeping, path: nil,
                    reason: PageFailure.statesNotStored.failure(at: "", in: language).message)
            }
        }
    }

    private static func keep(_ states: FeedItemStates, of key: FeedItemKey) -> Bool {
        unsafe text(of: key).lend { unsafe page_keep_states($0, $1, states.rawValue) } != 0
    }

    /// Unambiguous, since a feed's identity is an address and contains no line feed.
    private static func text(of key: FeedItemKey) -> String { key.feed + "\n" + key.item }
}
