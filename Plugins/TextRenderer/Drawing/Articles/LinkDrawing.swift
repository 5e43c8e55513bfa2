/// How addresses are drawn on a page.
enum LinkDrawing {
    /// As the link of words (OSC 8).
    case behindWords
    /// Printed.
    case printed
    /// As a number after the words, which are also a link.
    case numbered
    /// Left out.
    case omitted
}
