/// Stores the states of items permanently.
public protocol FeedItemStateStore: AnyObject {
    /// Returns the states of `items`, in order.
    func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates]

    /// Sets or clears `states` of all `items`, or of none if that fails.
    ///
    /// Durable when it returns.
    func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError)
}
