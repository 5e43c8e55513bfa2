/// How the cells of a list's line are shared out.
struct ListLayout: Equatable {
    /// The cells between two columns.
    static let gap = 2
    private static let dateWithTime = 16
    private static let dateAlone = 10
    private static let dateWithZone = 25
    private static let sourceColumn = 16
    private static let titleColumn = 70
    /// Below this an address is cut so short that it says nothing.
    private static let leastAddressColumn = 28

    /// Texts are cut to their columns; else a long one pushes the next aside.
    let isBounded: Bool
    /// How many characters of `2026-01-31 12:00` are drawn; zero for none.
    let date: Int
    /// How many cells the name of the item's feed has; zero for none.
    let source: Int
    let title: Int
    /// How many cells the address has; zero for none.
    let address: Int

    /// Shares out `width` cells, or as many as are needed where that is `nil`.
    ///
    /// - Parameters:
    ///   - width: how many cells a line may take.
    ///   - hasSources: whether items come from several feeds.
    ///   - printsAddresses: whether addresses are to be seen if there is room.
    ///   - dates: in which form dates are.
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
        // An address that is cut leads nowhere: titles have what they need first.
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
