import FeedLoading
import FeedStorage
import SystemInterface

/// Moves stored data when a feed's address changes in the user's list.
struct FeedMove {
    let environment: ProcessEnvironment
    let console: Console

    /// Moves the states and archived items of `old` to `new`.
    func take(_ old: FeedLocation, to new: FeedLocation) throws {
        guard let from = old.identity, let identity = new.identity else { return }
        try ItemStates(environment: environment, console: console).moveFeed(from, to: identity)
        try ItemArchive.make(.standard, states: nil, environment: environment, console: console)?
            .moveFeed(from, to: identity)
    }
}
