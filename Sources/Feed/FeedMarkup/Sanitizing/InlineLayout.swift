/// What a style says about the place of an inline element's text, which is lost with the style.
struct InlineLayout {
    /// It is on lines of its own.
    var isApart = false
    /// The elements in it are apart.
    var partsElements = false
    /// Line feeds in its text are breaks; `nil` if they are as around it.
    var keepsLines: Bool?
    /// It only decorates, as for screen readers.
    var isDecoration = false
    /// It can't be selected, as the numbers of lines.
    var isUnselectable = false
    /// It is raised or lowered: `sup` or `sub`.
    var script: HTMLElement?

    /// Reads the style in `range`.
    mutating func read(_ range: Range<Int>, in bytes: Span<UInt8>) {
        InlineStyle.forEachDeclaration(range, in: bytes) { name, value in
            func isOne(of words: [StaticString]) -> Bool {
                words.contains { bytes.begins(value, with: $0) }
            }
            if bytes.equalsIgnoringCase(name, "display") {
                isApart = isOne(of: ["block", "flex", "grid", "table", "list-item", "flow-root"])
                partsElements = isOne(of: ["flex", "grid", "inline-flex", "inline-grid"])
            } else if bytes.equalsIgnoringCase(name, "white-space")
                || bytes.equalsIgnoringCase(name, "white-space-collapse")
            {
                keepsLines = isOne(of: ["pre", "break-spaces"])
            } else if bytes.equalsIgnoringCase(name, "vertical-align") {
                script = isOne(of: ["super"]) ? .sup : isOne(of: ["sub"]) ? .sub : nil
            } else if bytes.equalsIgnoringCase(name.suffix(11), "user-select") {
                isUnselectable = isOne(of: ["none"])
            }
        }
    }

    /// What is between two texts.
    enum Gap: Comparable {
        case none, space, line, blankLine
    }
}
