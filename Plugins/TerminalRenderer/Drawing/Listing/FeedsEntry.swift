/// A line of the pane of feeds.
struct FeedsEntry: Equatable {
    let scope: ListScope
    let title: String
    /// How many folders it lies in.
    let depth: Int
}
