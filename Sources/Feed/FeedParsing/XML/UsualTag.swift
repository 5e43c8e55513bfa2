/// The end of a start tag that is written as most are.
struct UsualTag {
    /// Where the inside of its element begins.
    var inside: Int
    /// The element ends there, too.
    var isEmpty: Bool
}
