package import FeedModel

/// What is done with items by themselves: hiding them, or setting a state once.
package struct ItemRule: Sendable {
    package enum Effect: String, CaseIterable, Sendable {
        case hide, read, star

        /// The state that it sets; none to hide.
        package var states: FeedItemStates {
            switch self {
            case .hide: []
            case .read: .read
            case .star: .starred
            }
        }
    }

    package let effect: Effect
    /// The items that it is for.
    package let query: ItemQuery

    /// Creates a rule.
    package init(_ effect: Effect, _ query: ItemQuery) {
        self.effect = effect
        self.query = query
    }
}
