/// What must be closed, or opened, before an element may begin: the tree construction of the
/// HTML standard (13.2.6), as far as it bears on the elements that are let through.
extension HTMLSanitizer {
    /// Makes room for `element`; false where it has no place here.
    mutating func prepare(for element: HTMLElement) -> Bool {
        if element.isTablePart { return prepareTablePart(element) }
        if element.isBlock { closeParagraph() }
        switch element {
        case .li:
            closeItem {
                $0 == .li
            } within: {
                $0.isList
            }
        case .dt, .dd:
            closeItem {
                $0 == .dt || $0 == .dd
            } within: {
                $0 == .dl
            }
        case .a:
            closeItem {
                $0 == .a
            } within: { _ in
                false
            }
        case .table:
            // A table in a table has to be in a cell.
            if let place = open.lastIndex(where: { $0.element.isScopeBoundary }),
                open[place].element == .table
            {
                close(to: place)
            }
        case _ where element.isHeading:
            if let place = open.lastIndex(where: { !$0.isSilent }), open[place].element.isHeading {
                close(to: place)
            }
        case .source:
            return open.contains {
                $0.element == .picture || $0.element == .audio || $0.element == .video
            }
        case .track:
            return open.contains { $0.element == .audio || $0.element == .video }
        default:
            break
        }
        return true
    }

    /// Closes the paragraph that is open, and the phrases in it.
    private mutating func closeParagraph() {
        closeItem {
            $0 == .p
        } within: { _ in
            false
        }
    }

    /// Closes the innermost open element that `matches`, unless one that is a boundary stands
    /// between.
    private mutating func closeItem(
        _ matches: (HTMLElement) -> Bool, within isBoundary: (HTMLElement) -> Bool
    ) {
        var place = open.count - 1
        while place >= 0 {
            let element = open[place].element
            if matches(element) {
                close(to: place)
                return
            }
            if element.isScopeBoundary || isBoundary(element) { return }
            place -= 1
        }
    }

    private mutating func prepareTablePart(_ element: HTMLElement) -> Bool {
        guard let table = open.lastIndex(where: { $0.element == .table }) else { return false }
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
        open.append(OpenElement(element: element, isSilent: false))
    }
}
