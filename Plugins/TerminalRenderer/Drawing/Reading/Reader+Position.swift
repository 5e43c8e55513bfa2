import FeedModel

// The position on the screen, across readers.
extension Reader {
    /// The current position; `nil` before the first feed.
    package var position: ReadingPosition? {
        guard items != nil else { return nil }
        return ReadingPosition(row: list.row, item: article?.key ?? "", anchor: article?.anchor)
    }

    /// Restores a position with the first feed. What the user reads is the presenter's.
    package func goBack(to position: ReadingPosition) {
        choosesSide = false
        firstRow = position.row
        if let anchor = position.anchor { anchors[ExactText(wrappedValue: position.item)] = anchor }
    }
}
