/// A filter on its way through the items of a list, in slices.
struct ItemFiltering {
    /// The item that the filter does not leave out.
    let shown: Int?
    /// The number of items that were looked at.
    var next = 0
    /// Those that are listed.
    var matches: [Int] = []
}
