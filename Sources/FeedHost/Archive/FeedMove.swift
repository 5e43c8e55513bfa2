import FeedLoading
import FeedModel
import FeedStorage
import SystemInterface

/// Takes along what is remembered of a feed whose address changes in the person's list.
struct FeedMove {
    let environment: ProcessEnvironment
    let console: Console

    /// Has the states and the kept items of `old` be those of `new` from now on.
    func take(_ old: FeedLocation, to new: FeedLocation) throws {
        guard let from = old.identity, let identity = new.identity else { return }
        try ItemStates(environment: environment, console: console).moveFeed(from, to: identity)
        try ItemArchive.make(.standard, states: nil, environment: environment, console: console)?
            .moveFeed(from, to: identity)
    }
}
