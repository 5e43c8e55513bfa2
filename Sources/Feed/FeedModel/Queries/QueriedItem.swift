/// An item as a query sees it.
package protocol QueriedItem {
    var states: FeedItemStates { get }
    /// In seconds since 1970; `nil` without a date.
    var date: Int64? { get }
    /// The identity of its feed.
    var feed: String? { get }
    /// Returns true if a field contains the text of the query's node `number`.
    func has(_ number: Int, in field: QueryField) -> Bool
}
