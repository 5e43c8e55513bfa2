/// Closes and opens elements before another begins: the tree construction of the HTML standard
/// (13.2.6), restricted to the allowed elements.
extension HTMLSanitizer {
    /// Prepares the stack for `element`; returns false if it is not allowed here.
    mutating func prepare(for element: HTMLElement) -> Bool {
        if element.isOfFormula { return prepareFormulaPart(element) }
        if innermost[.math] >= 0 {
            // An inline element in a formula is dropped; any other shows that the formula's end tag
            // is missing.
            guard element.isBlock || element.isTablePart || element.isMedium else { return false }
            close(to: innermost[.math])
        }
        if element.isTablePart { return prepareTablePart(element) }
        if element.isBlock { close(innermost[.p]) }
        switch element {
        case .li: close(innermost[.li], unlessWithin: innermostList)
        case .dt, .dd: close(max(innermost[.dt], innermost[.dd]), unlessWithin: innermost[.dl])
        case .a: close(innermost[.a])
        case .table:
            // A nested table must be in a cell.
            let index = innermostScopeBoundary
            if index >= 0, open[index].element == .table { close(to: index) }
        case _ where element.isHeading:
            if let index = open.lastIndex(where: { !$0.isSilent }), open[index].element.isHeading {
                close(to: index)
            }
        case .source: return max(innermost[.picture], innermost[.audio], innermost[.video]) >= 0
        case .track: return max(innermost[.audio], innermost[.video]) >= 0
        default:
            break
        }
        return true
    }

    /// Prepares the stack for an element that holds a line within `pre`.
    mutating func prepareLine(for element: HTMLElement) -> Bool {
        if innermost[.math] >= 0 { close(to: innermost[.math]) }
        let list = max(innermostList, max(innermost[.table], innermost[.dl]))
        switch element {
        case .li, .p, .tr: close(innermost[element], within: max(list, innermost[.pre]))
        case .td, .th:
            close(
                max(innermost[.td], innermost[.th]), within: max(innermost[.tr], innermost[.pre]))
        case .dt, .dd:
            close(max(innermost[.dt], innermost[.dd]), within: max(list, innermost[.pre]))
        default: break
        }
        return true
    }

    private mutating func close(_ index: Int, within outer: Int) {
        if index > outer { close(to: index) }
    }

    /// Allows MathML elements only within a formula, and nothing else in its tokens.
    private mutating func prepareFormulaPart(_ element: HTMLElement) -> Bool {
        let formula = innermost[.math]
        guard (formula >= 0) != (element == .math) else { return false }
        if let last = open.last, last.element.isFormulaToken { close(to: open.count - 1) }
        return true
    }

    /// Closes the open element at `index`, if there is one, unless a boundary is open within it: an
    /// element of a table, or the one at `boundary`.
    private mutating func close(_ index: Int, unlessWithin boundary: Int = -1) {
        guard index >= 0, index >= max(boundary, innermostScopeBoundary) else { return }
        close(to: index)
    }

    // The indices of the innermost open elements of a kind; -1 if none is open.

    var innermostScopeBoundary: Int {
        max(innermost[.table], innermost[.caption], innermost[.td], innermost[.th])
    }

    var innermostList: Int {
        max(innermost[.ul], innermost[.ol], innermost[.menu], innermost[.dir])
    }

    var innermostHeading: Int {
        max(
            max(innermost[.h1], innermost[.h2], innermost[.h3]),
            max(innermost[.h4], innermost[.h5], innermost[.h6]))
    }

    private mutating func prepareTablePart(_ element: HTMLElement) -> Bool {
        let table = innermost[.table]
        guard table >= 0 else { return false }
        switch element {
        case .caption, .colgroup, .tbody, .tfoot, .thead:
            close(to: table + 1)
        case .col:
            let isInGroup = open.count > table + 1 && open[table + 1].element == .colgroup
            close(to: table + (isInGroup ? 2 : 1))
        case .tr:
            close(to: afterRowGroup(of: table))
        default:
            let group = afterRowGroup(of: table)
            if open.count > group, open[group].element == .tr {
                close(to: group + 1)
            } else {
                close(to: group)
                openImplied(.tr)
            }
        }
        return true
    }

    /// The index after `table`, and after its row group if one is open.
    private func afterRowGroup(of table: Int) -> Int {
        let isInGroup = open.count > table + 1 && open[table + 1].element.isRowGroup
        return table + (isInGroup ? 2 : 1)
    }

    /// Opens an element whose tag is implied.
    mutating func openImplied(_ element: HTMLElement) {
        guard open.count < Self.depthLimit else { return }
        // The rows of a table within `pre` are lines.
        let isSilent = unseen != nil || element == .tr && open[innermost[.table]].isSilent
        if !isSilent {
            output.append(UInt8(ascii: "<"))
            output.append(element.name)
            output.append(UInt8(ascii: ">"))
        }
        push(OpenElement(element: element, isSilent: isSilent))
    }
}
