/// A search through a list that goes on where it was left: the texts of many items take a while, and a person
/// may want something else meanwhile.
struct ListSearch {
    let text: SearchText
    /// 1 for the items below, -1 for those above.
    let direction: Int
    /// The row where it began.
    let start: Int
    /// How many rows from there the next one lies.
    var step: Int
    /// How many rows there are to be looked at from the first on.
    let end: Int
}
