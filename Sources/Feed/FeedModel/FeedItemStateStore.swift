/// Remembers the states that a person has given items, from one run to the next.
public protocol FeedItemStateStore: AnyObject {
    /// Returns the states of each of `items`, in their order.
    func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates]

    /// Sets or clears `states` of `items`: of all of them, or, where that fails, of none.
    ///
    /// When it returns they are kept, whatever becomes of the process.
    func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError)
}
