import FeedModel
import SystemInterface
import Testing

@testable import FeedHost

@Suite struct ItemStatesTests {
    @Test func `Remembers that a change could not be saved`() {
        let states = ItemStates(
            environment: ProcessEnvironment([:]), console: Console(verbosity: .quiet))
        #expect(!states.hasLostChanges)
        #expect(throws: FeedItemStateError.self) {
            try states.change(.read, of: [FeedItemKey(feed: "web:a", item: "1")], isSet: true)
        }
        #expect(states.hasLostChanges)
    }
}
