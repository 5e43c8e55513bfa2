import FeedModel
import FeedViews
import PluginHosting
import PluginTestSupport
import PresentationTestSupport
import Synchronization
import Testing
import WorkerHosting
import WorkerProtocol

/// Requests that a plugin makes for the user have the same result in both places.
@Suite struct UserRequestTests {
    /// The states of three items of one source, which the user changes.
    private final class Reader: FeedDelegate, Sendable {
        private struct State {
            var states: [FeedItemStates] = [[], [], []]
            var messages: [String] = []
        }

        private let state = Mutex(State())
        /// Shows the feed with its new states, as a composition does. Set and called on one thread.
        nonisolated(unsafe) var show: (FeedViewModel) -> Void = { _ in }

        var messages: [String] { state.withLock { $0.messages } }
        var states: [FeedItemStates] { state.withLock { $0.states } }

        /// The feed with its current states.
        var feed: FeedViewModel {
            let states = states
            return FeedViewModel(
                revision: 5, title: "Sample", format: "rss-2.0",
                sources: FeedSourceViewModels(count: 1) { _ in
                    FeedSourceViewModel(
                        title: "S", itemCount: 3,
                        unreadCount: states.count { !$0.contains(.read) })
                },
                items: FeedItemViewModels(
                    count: 3,
                    item: {
                        FeedItemViewModel(identifier: "\($0)", title: "T", states: states[$0])
                    },
                    page: { _ in ItemPage() }))
        }

        func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
            defer { unsafe show(feed) }
            let items = change.indexes
            return state.withLock { state in
                state.messages.append("\(change.revision): \(change.states.rawValue) \(items)")
                for item in items { state.states[item].formUnion(change.states) }
                return .done
            }
        }

        func didRequestOpening(
            of url: String, from index: Int?, in revision: UInt64
        ) -> FeedRequestOutcome {
            state.withLock { $0.messages.append("open \(url)") }
            return index == nil ? .refused : .done
        }

        func didRequestCopy(of text: String) -> FeedRequestOutcome {
            state.withLock { $0.messages.append("copy \(text)") }
            return .done
        }

        func didRequestFeedRefresh() {}
        func didRequestImage(for request: FeedImageRequest) {}
        func didCancelImageRequest(for request: FeedImageRequest) {}
        func didRequestImagePreload(for request: FeedImageRequest) {}
    }

    private static let words = FeedWords { Phrase(before: "\($0.rawValue) ", after: ".") }

    /// Creates a renderer of requests.c with these grants.
    private func make(
        inWorker: Bool, grants: WorkerGrants, _ definitions: [String] = []
    ) throws -> HostedPlugin {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make(
            "Tests/Fixtures/plugins/requests.c", definitions: definitions, name: "requests",
            in: folder)
        guard inWorker else {
            return try OpenedPlugin(
                PluginLibrary(opening: path), grants: grants, words: Self.words)
        }
        return try PluginInWorker(path: path, words: Self.words) {
            $0.grants = grants
            $0.lendsTerminal = true
        }
    }

    private static let beginning = ["by-author |. 10", "no word 0", "no word 0"]

    @Test(arguments: [false, true])
    func `Performs requests in a main loop, and displays no feed again for its states`(
        inWorker: Bool
    ) throws {
        let reader = Reader()
        let plugin = try make(inWorker: inWorker, grants: .terminal)
        plugin.renderer.delegate = reader
        defer { plugin.renderer.close() }
        let view = plugin.renderer.feedView
        unsafe reader.show = { view?.display($0) }
        defer { unsafe reader.show = { _ in } }
        view?.display(reader.feed)
        plugin.events.requestStop()
        try plugin.renderer.run()
        #expect(
            plugin.log.texts(.debug).filter { !$0.contains("revision") && !$0.contains("tried") }
                == Self.beginning + [
                    "terminal 1", "network 0", "first 0", "unread 3", "range 0", "list 0",
                    "first 3", "unread 0", "nothing 0", "outside -5", "too many -5", "beyond -5",
                    "far -5", "no states -5", "other states -5",
                    "called set_states for feed 2, and feed 1 is displayed; ignored",
                    "later feed -4", "no feed -4", "null -5", "small -5", "open 0",
                    "open of the feed -5", "open outside -5",
                    "called open_link for feed 2, and feed 1 is displayed; ignored",
                    "open of a later feed -4", "open a file -5", "suspend 0", "copy 0", "again 0",
                    "again 0", "again 0", "again 0", "too often -5", "left -3",
                ])
        #expect(
            reader.messages
                == [
                    "5: 1 [1, 2]", "5: 3 [2, 0]", "5: 1 []", "open https://feed.example/0",
                    "open https://feed.example/",
                ] + Array(repeating: "copy text", count: 5))
        #expect(
            plugin.log.texts(.warning) == [
                "asked for the words 'no-such-word', a key that there is not",
                "changes the states of item 99 of 3; refused",
                "changes the states of 4 items of 3; refused",
                "changes the states of 2 items from 2 on, of 3; refused",
                "changes the states of item 18446744073709551615 of 3; refused",
                "called set_states with states that are none; refused",
                "called set_states with revision 0, which no feed has; ignored",
                "called set_states with a change that is none; refused",
                "wants to open a page of item 3 of 3; refused",
                "wants to open 'file:///etc/passwd', which is no http, https or mailto address; refused",
                "called copy_text more often than a person does; refused",
            ])
    }

    /// Runs requests.c with these grants, and returns what it tells and what the host warns of.
    private func texts(
        inWorker: Bool, grants: WorkerGrants, reading reader: Reader
    ) throws -> (told: [String], warnings: [String]) {
        let plugin = try make(inWorker: inWorker, grants: grants)
        plugin.renderer.delegate = reader
        defer { plugin.renderer.close() }
        plugin.renderer.feedView?.display(reader.feed)
        plugin.events.requestStop()
        try plugin.renderer.run()
        return (plugin.log.texts(.debug), plugin.log.texts(.warning))
    }

    @Test(arguments: [false, true], [WorkerGrants(), .network])
    func `Refuses requests without an interactive grant, and warns once`(
        inWorker: Bool, grants: WorkerGrants
    ) throws {
        let reader = Reader()
        let (log, warnings) = try texts(inWorker: inWorker, grants: grants, reading: reader)
        for entry in ["range -5", "list -5", "open -5", "no terminal 0", "copy -5"] {
            #expect(log.contains(entry), "\(log)")
        }
        #expect(reader.messages.isEmpty)
        #expect(
            Array(warnings.dropFirst())
                == ["set_states", "open_link", "copy_text"].map {
                    "called \($0) without a main loop on a terminal or a display that was granted; refused"
                })
    }

    @Test(arguments: [false, true])
    func `Refuses requests that need a terminal if only a display is granted`(inWorker: Bool) throws
    {
        let log = try texts(inWorker: inWorker, grants: .display, reading: Reader()).told
        for entry in ["range 0", "open 0", "copy 0", "no terminal 0"] {
            #expect(log.contains(entry), "\(log)")
        }
    }

    @Test func `Requests states of a feed while a smaller one is on its way`() throws {
        let plugin = try make(inWorker: true, grants: .terminal, ["LATE"])
        let reader = Reader()
        plugin.renderer.delegate = reader
        defer { plugin.renderer.close() }
        plugin.renderer.feedView?.display(reader.feed)
        // Posted closures run on this thread only.
        nonisolated(unsafe) let seat = plugin.renderer
        let events = plugin.events
        events.post {
            unsafe seat.feedView?.display(.titled("A"))
            events.requestStop()
        }
        try plugin.renderer.run()
        #expect(plugin.log.texts(.debug).contains("late -4"))
    }

    @Test(arguments: [false, true])
    func `Fails the renderer if environment_changed fails`(inWorker: Bool) throws {
        let plugin = try make(inWorker: inWorker, grants: .terminal, ["FAILS"])
        // Posted closures run on this thread only.
        nonisolated(unsafe) let seat = plugin.renderer
        plugin.events.post { unsafe seat.environmentDidChange() }
        let failure = #expect(throws: PluginFailure.self) { try plugin.renderer.run() }
        #expect(failure?.call == .environmentChanged)
        #expect(failure?.message == "there is no room")
        #expect(plugin.log.texts(.debug).suffix(2) == ["changed 0", "left -1"])
        plugin.renderer.close()
    }
}
