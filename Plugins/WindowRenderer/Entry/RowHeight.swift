import WindowWidgets

/// The height that most rows have, until letters change.
final class RowHeight {
    private var known: (letters: UInt32, height: Int)?

    /// The height; `measure` is asked where it is not known.
    func value(_ measure: () -> Int) -> Int {
        let letters = Label.letters
        if let known, known.letters == letters { return known.height }
        let height = measure()
        known = (letters, height)
        return height
    }
}
