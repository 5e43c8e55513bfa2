/// Text in one style.
struct TextRun {
    var text: String
    var style: TextStyle
    var link: Hyperlink?
}
