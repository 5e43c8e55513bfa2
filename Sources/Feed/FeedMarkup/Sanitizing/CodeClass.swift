/// The classes by which common highlighters mark parts of code.
enum CodeClass {
    /// Returns true for what is beside the code: numbers of lines, and buttons that copy it.
    static func isFurniture(
        _ range: Range<Int>, of element: HTMLElement, isInCode: Bool, in bytes: Span<UInt8>
    ) -> Bool {
        bytes.anyToken(in: range.prefix(limit)) { name in
            switch element {
            case _ where bytes.equalsIgnoringCase(name, "line-numbers"):
                // That of `pre` promises numbers.
                element == .span || element.isCell
            case .a, .b, .code, .em, .i, .p, .pre, .small, .span, .td, .th:
                numbers.index(of: name, in: bytes) != nil || isCopying(name, isInCode, in: bytes)
            case .div, .li:
                numbersOfBlocks.index(of: name, in: bytes) != nil
                    || isCopying(name, isInCode, in: bytes)
            default: false
            }
        }
    }

    /// Returns true for an element that holds a line of code.
    static func isLine(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        bytes.anyToken(in: range.prefix(limit)) { lines.index(of: $0, in: bytes) != nil }
    }

    private static func isCopying(
        _ name: Range<Int>, _ isInCode: Bool, in bytes: Span<UInt8>
    ) -> Bool {
        copying.index(of: name, in: bytes) != nil
            || longCopying.contains { bytes.equalsIgnoringCase(name, $0) }
            || isInCode && bytes.equalsIgnoringCase(name, "copy")
    }

    /// The part of an attribute that is read.
    private static let limit = 500

    private static let numbers = PackedNameTable([
        "ln", "lnt", "lnum", "lineno", "linenos", "line-no", "line-num", "line-number",
        "linenumber", "linenumbers", "linenodiv", "linecount", "gutter", "rouge-gutter",
        "blob-num", "hljs-ln-numbers", "hljs-ln-n", "crayon-num", "crayon-nums", "code-linenum",
        "code-line-number", "codeblock-number",
    ])
    /// Those of blocks that are not parts of a page, too.
    private static let numbersOfBlocks = PackedNameTable([
        "lineno", "line-number", "linenumber", "linenodiv", "hljs-ln-numbers", "crayon-num",
        "crayon-nums", "code-line-number",
    ])
    private static let copying = PackedNameTable([
        "copy-btn", "btn-copy", "copybtn", "copy-button", "copybutton", "copy-code", "code-copy",
        "copycode", "copy-code-btn", "clipboard-btn", "btn-clipboard", "clipboard-button",
    ])
    private static let longCopying: [StaticString] = [
        "copy-code-button", "code-copy-button", "copy-to-clipboard", "copy-to-clipboard-button",
        "hljs-copy-button",
    ]
    private static let lines = PackedNameTable([
        "line", "token-line", "code-line", "view-line", "codemirror-line", "cm-line",
        "hljs-ln-line",
    ])
}
