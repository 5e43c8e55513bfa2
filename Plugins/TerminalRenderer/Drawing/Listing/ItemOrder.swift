struct ItemOrder: Sendable, Equatable {
    /// A sort key.
    enum Criterion: Sendable {
        /// The host's order.
        case asLoaded
        /// Newest first; items without a date are always last.
        case date
        case title
        /// In the order of the list of feeds.
        case source
    }

    var criterion = Criterion.asLoaded
    var isReversed = false
}
