/// The ways an address is drawn on a page.
enum LinkDrawing {
    /// A click on the words it belongs to leads there.
    case behindWords
    /// It is printed.
    case printed
    /// A number stands behind the words it belongs to, by which a person may open it; a click on them
    /// leads there, too.
    case numbered
    /// It is left out.
    case omitted
}
