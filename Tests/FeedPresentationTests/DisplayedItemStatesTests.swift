import FeedPresentation
import Testing

/// The states of a displayed feed follow the user's actions.
struct DisplayedItemStatesTests {
    private func states(_ states: [FeedItemStates], sources: [Int32] = []) -> DisplayedItemStates {
        var feed = Feed(format: .merged, items: states.indices.map { FeedItem(id: "\($0)") })
        for (index, source) in sources.enumerated() { feed.items[index].sourceIndex = source }
        feed.sources = (0..<3).map { FeedSource(title: "\($0)") }
        return DisplayedItemStates(states, of: feed)
    }

    @Test func `Changes states of items`() {
        var states = states([[], []])
        #expect([-1, 0, 1, 2].allSatisfy { states[$0].isEmpty })
        states = states.changing(.read, at: [1], isSet: true)
        #expect(states[0].isEmpty && states[1] == .read)
        states = states.changing(.starred, at: [0, 1], isSet: true)
        #expect(states[0] == .starred && states[1] == [.read, .starred])
        states = states.changing(.read, at: [0, 1], isSet: false)
        #expect(states[0] == .starred && states[1] == .starred)
        states = states.changing(.read, at: [2, -1], isSet: true)
        #expect(states[2].isEmpty && states[-1].isEmpty)
    }

    @Test func `Updates the counts of each source`() {
        var states = states([.read, [], .starred, []], sources: [0, 0, 1, 7])
        func counts() -> [Int] { (0..<4).map(states.unreadCount(ofSource:)) }
        func starred() -> [Int] { (0..<4).map(states.starredCount(ofSource:)) }
        #expect(starred() == [0, 1, 0, 0])
        #expect(counts() == [1, 1, 0, 0])
        states = states.changing(.read, at: [1, 2, 3], isSet: true)
        #expect(counts() == [0, 0, 0, 0])
        states = states.changing(.starred, at: [1, 2], isSet: false)
        #expect(counts() == [0, 0, 0, 0])
        states = states.changing(.read, at: [0, 1, 1], isSet: false)
        #expect(counts() == [2, 0, 0, 0])
        #expect(starred() == [0, 0, 0, 0])
        states = states.changing(.starred, at: [0, 1, 1], isSet: true)
        #expect(starred() == [2, 0, 0, 0])
    }
}
