import FeedModel

/// Remembers states where the page does.
final class PageStates: FeedItemStateStore {
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
                // Of all or of none.
                for place in 0..<index { _ = Self.keep(before[place], of: items[place]) }
                throw FeedItemStateError(
                    step: .keeping, path: nil, reason: "the browser keeps no more")
            }
        }
    }

    private static func keep(_ states: FeedItemStates, of key: FeedItemKey) -> Bool {
        unsafe text(of: key).lend { unsafe page_keep_states($0, $1, states.rawValue) } != 0
    }

    /// A feed's identity is an address, which has no line feed.
    private static func text(of key: FeedItemKey) -> String { key.feed + "\n" + key.item }
}
