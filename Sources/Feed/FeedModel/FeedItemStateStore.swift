/// Remembers which items a person has read, from one run to the next.
public protocol FeedItemStateStore: AnyObject {
    /// Returns for each of `items`, in their order, whether it is marked as read.
    func isRead(_ items: [FeedItemKey]) throws(FeedItemStateError) -> [Bool]

    /// Marks `items` as read, or as unread: all of them, or, where that fails, none.
    ///
    /// When it returns they are kept, whatever becomes of the process.
    func mark(_ items: [FeedItemKey], isRead: Bool) throws(FeedItemStateError)
}
