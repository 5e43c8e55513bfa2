/// A search through the rows of a list in slices, so that the user can interrupt it.
struct ItemSearch {
    let query: ReaderQuery
    /// 1 for down, -1 for up.
    let direction: Int
    /// The row that is selected when it begins.
    var start: Int
    /// The distance from there to the first row that is looked at: 0 or 1.
    let first: Int
    /// The distance from there to the next row.
    var step: Int

    /// Returns the row of the next step, in a list of `count` rows.
    func row(in count: Int) -> Int { ((start + direction * step) % count + count) % count }
}
