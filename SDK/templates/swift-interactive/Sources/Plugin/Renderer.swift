import FeedModel
import FeedPluginKit

/// @TITLE@: a reader in the terminal.
final class Renderer: InteractiveFeedRenderer, FeedView, FeedLoadingView, FeedErrorView {
    /// The keys, and the words for what they are for.
    private static let keys: [(String, FeedWord)] = [
        ("Enter", .readerOpenPage), ("m", .readerToggleRead), ("r", .readerRefresh),
        ("q", .readerLeave),
    ]

    private let host: RendererHost
    /// Its items are lent until the next has been displayed.
    private var feed: FeedViewModel?
    private var selected = 0
    /// The UTF-8 of the id of the item that is selected; empty where none was.
    private var selectedID: [UInt8]
    private var message = ""
    private var failure = ""
    private var isStale = true

    var feedView: (any FeedView)? { self }
    var loadingView: (any FeedLoadingView)? { self }
    var errorView: (any FeedErrorView)? { self }

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
        selectedID = host.recall()
    }

    // MARK: What the host shows

    func display(_ feed: FeedViewModel) {
        self.feed = feed
        // Keeps the selected item, whose index may have changed.
        let found = feed.items.indices.first { feed.items[$0].identifier.utf8.elementsEqual(selectedID) }
        select(found ?? (selected < feed.items.count ? selected : 0))
    }

    func display(_ loading: FeedLoadingViewModel) {
        message = loading.message
        isStale = true
    }

    func display(_ error: FeedErrorViewModel) {
        failure = error.words
        isStale = true
    }

    func environmentChanged() {
        isStale = true
    }

    // MARK: The main loop

    func run() throws(RendererError) {
        guard let descriptor = host.terminalDescriptor else {
            throw RendererError("there is no terminal to read keys from and to draw on")
        }
        let terminal = Terminal(descriptor)
        // No cursor, and lines that are too long are cut.
        terminal.put("\u{1B}[?25l\u{1B}[?7l")
        while true {
            if isStale {
                terminal.put(screen())
                isStale = false
            }
            let has = Terminal.wait(host.eventDescriptor ?? -1, terminal.descriptor)
            if has.first, !host.dispatch() {
                // Where another file takes this plugin's place, the one after it begins at the same item.
                host.keep(selectedID)
                return
            }
            if has.second {
                guard let keys = terminal.keys() else { return }
                guard press(keys) else { return }
            }
        }
    }

    private func screen() -> String {
        var screen = "\u{1B}[H\u{1B}[2J"
        let rows = max(host.terminalEnvironment?.rows ?? 24, 4)
        if let feed {
            screen += "\u{1B}[7m\(feed.title)\u{1B}[0m"
            let first = max(0, selected - (rows - 3))
            for index in first..<max(first, min(feed.items.count, first + rows - 2)) {
                let item = feed.items[index]
                screen += index == selected ? "\r\n> " : "\r\n  "
                screen += item.states.contains(.read) ? "" : "\u{1B}[1m"
                screen += "\(item.title)\u{1B}[0m"
            }
        }
        let words = !failure.isEmpty ? failure : !message.isEmpty ? message : help
        return screen + "\u{1B}[\(rows);1H" + words
    }

    /// The keys and what they are for, in the reader's language.
    private var help: String {
        var line = ""
        for (key, word) in Self.keys {
            line += (line.isEmpty ? "" : "  ") + "\(key): \(host.words[word])"
        }
        return line
    }

    /// Does what keys are for; returns true to stay.
    private func press(_ keys: [UInt8]) -> Bool {
        var rest = keys[...]
        while let key = rest.popFirst() {
            // Arrow keys are three characters.
            if key == 27, rest.count >= 2 {
                let letter = rest[rest.startIndex + 1]
                rest = rest.dropFirst(2)
                move(by: letter == UInt8(ascii: "A") ? -1 : letter == UInt8(ascii: "B") ? 1 : 0)
            } else if !press(key) {
                return false
            }
        }
        return true
    }

    private func press(_ key: UInt8) -> Bool {
        isStale = true
        switch key {
        case UInt8(ascii: "q"), 3: return false  // Ctrl-C
        case 26: host.suspend()  // Ctrl-Z
        case UInt8(ascii: "r"): host.delegate.didRequestFeedRefresh()
        case UInt8(ascii: "j"): move(by: 1)
        case UInt8(ascii: "k"): move(by: -1)
        case UInt8(ascii: "m"): mark { !$0.states.contains(.read) }
        case UInt8(ascii: "\r"):
            if let feed, selected < feed.items.count, let url = feed.items[selected].openURL {
                _ = host.delegate.didRequestOpening(of: url, from: selected, in: feed.revision)
            }
            mark { _ in true }
        default: break
        }
        return true
    }

    private func move(by step: Int) {
        guard let feed, !feed.items.isEmpty else { return }
        select(min(max(selected + step, 0), feed.items.count - 1))
    }

    private func select(_ index: Int) {
        selected = index
        selectedID = []
        if let feed, index < feed.items.count { selectedID = Array(feed.items[index].identifier.utf8) }
        isStale = true
    }

    private func mark(_ isRead: (FeedItemViewModel) -> Bool) {
        guard let feed, selected < feed.items.count else { return }
        _ = host.delegate.didRequestStates(
            FeedItemStateChange(
                revision: feed.revision, states: .read, isSet: isRead(feed.items[selected]),
                items: .range(selected..<selected + 1)))
    }
}
