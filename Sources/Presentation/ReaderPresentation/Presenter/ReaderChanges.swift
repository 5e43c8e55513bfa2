/// What views have to be told.
struct ReaderChanges {
    var sources = false
    var items = false
    var hasNewRows = false
    var changedRows = 0..<0
    var hasNewSelection = false
    var article = false
    var notice = false
    /// Told before the notice that takes its place: a view may have another one for it.
    var played = false

    static let all = ReaderChanges(
        sources: true, items: true, hasNewRows: true, article: true, notice: true)

    var isEmpty: Bool { !(sources || items || article || notice || played) }

    mutating func addStates(ofRows rows: Range<Int>) {
        items = true
        guard !rows.isEmpty else { return }
        changedRows =
            changedRows.isEmpty
            ? rows
            : min(
                changedRows.lowerBound, rows.lowerBound)..<max(
                    changedRows.upperBound, rows.upperBound)
    }

    mutating func addRows() {
        items = true
        hasNewRows = true
        article = true
    }

    /// The pane is another: all but the notice say which is active.
    mutating func addPane() {
        sources = true
        items = true
        article = true
    }
}
