/// A search through a list in steps, so that the user can interrupt it.
struct ListSearch {
    let text: SearchText
    /// 1 for down, -1 for up.
    let direction: Int
    /// The first row.
    let start: Int
    /// The distance from there to the next row.
    var step: Int
    /// The number of rows to search.
    let end: Int
}
