/// An order of a list.
struct ItemOrder: Sendable, Equatable {
    /// What items are ordered by.
    enum Criterion: Sendable {
        /// The order in which the host shows them.
        case asLoaded
        /// The newest first; those without a date come last in any case.
        case date
        case title
        /// As the feeds stand in the list of feeds.
        case source
    }

    var criterion = Criterion.asLoaded
    /// The other way round.
    var isReversed = false
}
