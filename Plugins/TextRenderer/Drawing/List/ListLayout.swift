/// The columns of a list.
struct ListLayout: Equatable {
    /// The cells between two columns.
    static let gap = 2
    private static let dateWithTime = 16
    private static let dateAlone = 10
    private static let dateWithZone = 25
    private static let sourceColumn = 16
    private static let titleColumn = 70
    /// A shorter address is useless.
    private static let leastAddressColumn = 28

    /// True to cut texts to their columns; if not, long ones push the next aside.
    let isBounded: Bool
    /// The characters of `2026-01-31 12:00` to draw; zero for none.
    let date: Int
    /// The width of the source; zero for none.
    let source: Int
    let title: Int
    /// The width of the address; zero for none.
    let address: Int

    /// Divides `width` cells, or as many as needed for `nil`.
    ///
    /// - Parameters:
    ///   - width: the cells of a line.
    ///   - hasSources: whether there are several sources.
    ///   - printsAddresses: whether to show addresses if there is room.
    ///   - dates: the form of dates.
    init(
        width: Int?, hasSources: Bool, printsAddresses: Bool,
        dates: TextRenderingOptions.Dates = .words
    ) {
        let longestDate =
            switch dates {
            case .words: ListLayout.dateWithTime
            case .iso: ListLayout.dateWithZone
            case .relative: ListLayout.dateAlone
            }
        guard let width else {
            isBounded = false
            date = longestDate
            source = hasSources ? ListLayout.sourceColumn : 0
            title = ListLayout.titleColumn
            address = printsAddresses ? .max : 0
            return
        }
        isBounded = true
        date = width >= 56 + longestDate ? longestDate : width >= 32 ? ListLayout.dateAlone : 0
        source = hasSources && width >= 60 ? ListLayout.sourceColumn : 0
        var rest = width
        if date > 0 { rest -= date + ListLayout.gap }
        if source > 0 { rest -= source + ListLayout.gap }
        // Titles come first: a cut address leads nowhere.
        let spare = rest - ListLayout.gap - ListLayout.titleColumn
        if printsAddresses, spare >= ListLayout.leastAddressColumn {
            title = ListLayout.titleColumn
            address = spare
        } else {
            title = max(rest, 1)
            address = 0
        }
    }
}
