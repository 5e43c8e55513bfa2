/// What becomes of an address on a page.
enum LinkDrawing {
    /// A click on the words it belongs to leads there.
    case behindWords
    /// It is printed.
    case printed
    /// It is left out.
    case omitted
}
