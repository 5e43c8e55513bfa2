import FeedModel

/// The items that count as read in choosing which are listed: those a person has read in this run
/// are listed on, until they leave, so that nothing goes away under their eyes when the feed is
/// loaded again.
final class ListedItemStates: FeedItemStateStore {
    private let states: ItemStates

    init(_ states: ItemStates) {
        self.states = states
    }

    func isRead(_ items: [FeedItemKey]) throws(FeedItemStateError) -> [Bool] {
        let isRead = try states.isRead(items)
        return zip(items, isRead).map { $1 && !states.isReadByPerson($0) }
    }

    func mark(_ items: [FeedItemKey], isRead: Bool) throws(FeedItemStateError) {
        try states.mark(items, isRead: isRead)
    }
}
