public import FeedPluginAPI
import FeedPluginKit

/// A loading view and nothing else: another renderer draws the feed.
///
///     feedhost --loading-view .build/release/libspinner.so https://example.org/feed.xml
///
/// It is shown what is being done each time that anything comes, and turns on by one. Words are not its
/// own: the host has put them into the reader's language.
final class Spinner: FeedRenderer, FeedLoadingView {
    private let host: RendererHost
    private let frames: [Character]
    private var turn = 0
    private var shownText = ""

    var loadingView: (any FeedLoadingView)? { self }

    init(host: RendererHost, options: RendererOptions) throws(RendererError) {
        self.host = host
        frames = Array(options.text("frames"))
        guard !frames.isEmpty else {
            throw RendererError("it has nothing to turn through: give -O frames= some characters")
        }
    }

    func display(_ loading: FeedLoadingViewModel) {
        let environment = host.statusEnvironment
        // In a file, nothing can be written over.
        guard environment.isTerminal else { return }
        guard loading.isLoading else { return show("") }
        let words = [String(frames[turn % frames.count]), loading.message, loading.amount]
            .filter { !$0.isEmpty }.joined(separator: " ")
        turn += 1
        // A line that wraps can't be written over.
        show(String(words.prefix(cells: max((environment.columns ?? 80) - 1, 1))))
    }

    /// Writes over what was shown before.
    private func show(_ text: String) {
        guard text != shownText else { return }
        let rest = max(shownText.cellWidth - text.cellWidth, 0)
        host.status.write("\r\(text)")
        host.status.write(repeating: UInt8(ascii: " "), count: rest)
        host.status.write(text.isEmpty ? "\r" : "")
        shownText = text
    }
}

// The name is the ABI's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@c @implementation
public func feed_plugin_entry(
    _ entry: UnsafePointer<feed_entry>?,
    _ plugin: UnsafeMutablePointer<UnsafePointer<feed_plugin>?>?,
    _ error: UnsafeMutablePointer<feed_error>?
) -> feed_status {
    PluginEntry.enter(Spinner.self, entry, plugin, error)
}
