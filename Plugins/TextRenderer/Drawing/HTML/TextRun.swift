/// Text in one style.
struct TextRun {
    var text: String
    var style: TextStyle
    var link: Hyperlink?
    /// It is the number of a link's address.
    var isNumber = false
}
