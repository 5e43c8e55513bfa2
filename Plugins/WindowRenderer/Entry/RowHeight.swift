import WindowWidgets

/// Caches the height of most rows until the font changes.
final class RowHeight {
    private var known: (letters: UInt32, height: Int)?

    /// Returns the height, and calls `measure` if it is not cached.
    func value(_ measure: () -> Int) -> Int {
        let letters = Label.letters
        if let known, known.letters == letters { return known.height }
        let height = measure()
        known = (letters, height)
        return height
    }
}
