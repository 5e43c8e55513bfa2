/// A piece of text of one look.
struct TextRun {
    var text: String
    var style: TextStyle
    var link: Hyperlink?
}
