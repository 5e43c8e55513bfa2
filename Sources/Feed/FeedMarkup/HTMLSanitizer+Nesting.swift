/// Closes and opens elements before another begins: the tree construction of the HTML standard
/// (13.2.6), as far as it bears on the elements that are let through.
extension HTMLSanitizer {
    /// Makes room for `element`; false where it has no place here.
    mutating func prepare(for element: HTMLElement) -> Bool {
        if element.isOfFormula { return prepareFormulaPart(element) }
        if places[.math] >= 0 {
            // What stands in a line may stand in a formula's words, and is left out there; all
            // else shows that the formula's end is missing.
            guard element.isBlock || element.isTablePart || element.isMedium else { return false }
            close(to: places[.math])
        }
        if element.isTablePart { return prepareTablePart(element) }
        if element.isBlock { closeParagraph() }
        switch element {
        case .li: close(places[.li], unlessWithin: innermostList)
        case .dt, .dd: close(max(places[.dt], places[.dd]), unlessWithin: places[.dl])
        case .a: close(places[.a])
        case .table:
            // A table in a table has to be in a cell.
            let place = innermostScopeBoundary
            if place >= 0, open[place].element == .table { close(to: place) }
        case _ where element.isHeading:
            if let place = open.lastIndex(where: { !$0.isSilent }), open[place].element.isHeading {
                close(to: place)
            }
        case .source: return max(places[.picture], places[.audio], places[.video]) >= 0
        case .track: return max(places[.audio], places[.video]) >= 0
        default:
            break
        }
        return true
    }

    /// Keeps the elements of a formula within one, and everything else out of its letters, numbers
    /// and signs.
    private mutating func prepareFormulaPart(_ element: HTMLElement) -> Bool {
        let formula = places[.math]
        guard (formula >= 0) != (element == .math) else { return false }
        if let last = open.last, last.element.isTokenOfFormula { close(to: open.count - 1) }
        return true
    }

    /// Closes the paragraph that is open, and the phrases in it.
    private mutating func closeParagraph() {
        close(places[.p])
    }

    /// Closes the element that is open at `place`, if there is one, unless an element that is a
    /// boundary is open within it: one of a table, or the one at `boundary`.
    private mutating func close(_ place: Int, unlessWithin boundary: Int = -1) {
        guard place >= 0, place >= max(boundary, innermostScopeBoundary) else { return }
        close(to: place)
    }

    // The places of the innermost open elements of a kind; -1 where none is open.

    var innermostScopeBoundary: Int {
        max(places[.table], places[.caption], places[.td], places[.th])
    }

    var innermostList: Int { max(places[.ul], places[.ol], places[.menu], places[.dir]) }

    var innermostHeading: Int {
        max(
            max(places[.h1], places[.h2], places[.h3]),
            max(places[.h4], places[.h5], places[.h6]))
    }

    private mutating func prepareTablePart(_ element: HTMLElement) -> Bool {
        let table = places[.table]
        guard table >= 0 else { return false }
        switch element {
        case .caption, .colgroup, .tbody, .tfoot, .thead:
            close(to: table + 1)
        case .col:
            if open.count == table + 1 || open[table + 1].element != .colgroup {
                close(to: table + 1)
            } else {
                close(to: table + 2)
            }
        case .tr:
            close(to: afterRowGroup(of: table))
        default:
            let group = afterRowGroup(of: table)
            if open.count > group, open[group].element == .tr {
                close(to: group + 1)
            } else {
                close(to: group)
                openSilently(.tr)
            }
        }
        return true
    }

    /// The place within `table`, and within its group of rows where one is open.
    private func afterRowGroup(of table: Int) -> Int {
        let isInGroup = open.count > table + 1 && open[table + 1].element.isRowGroup
        return table + (isInGroup ? 2 : 1)
    }

    /// Opens an element whose tag was left out.
    private mutating func openSilently(_ element: HTMLElement) {
        guard open.count < Self.depthLimit else { return }
        output.append(UInt8(ascii: "<"))
        output.append(element.name)
        output.append(UInt8(ascii: ">"))
        push(OpenElement(element: element, isSilent: false))
    }
}
