import FeedPluginKit
import FeedViews

/// A reader in a terminal whose keys are given beforehand.
final class PressingRenderer: TerminalReader {
    /// Gives a test access to what the renderer showed.
    @TaskLocal static var box = Box()

    /// Used by one test at a time.
    final class Box: @unchecked Sendable {
        var keys: [String] = []
        /// The text of the article.
        var text = ""
        /// The screen after each key.
        var screens: [[String]] = []
    }

    private let host: RendererHost
    private let box = PressingRenderer.box
    let view: TerminalView

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
        view = TerminalView(host: host)
    }

    func run() {
        for key in box.keys {
            view.isStale = false
            view.press(key)
            // What is queued in one is performed in the next.
            _ = host.dispatch()
            _ = host.dispatch()
            box.screens.append(view.isStale ? lines + [view.status] : [])
        }
    }

    private var lines: [String] {
        if view.showsHelp { return view.scrolled(view.help) }
        if view.article.isOpen { return view.scrolled(box.text) }
        return view.rows(view.items.indices.count, selected: view.items.selectedRow) {
            view.items.items[view.items.indices[$0]].title
        }
    }
}
