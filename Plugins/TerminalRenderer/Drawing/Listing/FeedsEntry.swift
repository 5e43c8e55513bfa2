/// A line of the feeds pane.
struct FeedsEntry {
    let scope: ListScope
    let title: String
    /// The number of enclosing folders.
    let depth: Int
}
