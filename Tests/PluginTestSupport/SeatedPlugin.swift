package import FeedViews
package import PluginHosting

/// A plugin in a seat, and a composition that collects what comes of it.
package class SeatedPlugin {
    /// The renderer, whichever its seat.
    package let renderer: any RendererSeat
    /// The plugin's log, and what the host says against it.
    package let log: CollectedLog
    /// The work an interactive plugin lets in with dispatch.
    package let events: PluginEventQueue
    private let collected: CollectedOutput

    init(
        _ renderer: any RendererSeat, log: CollectedLog, events: PluginEventQueue,
        output: CollectedOutput
    ) {
        self.renderer = renderer
        self.log = log
        self.events = events
        collected = output
    }

    /// The plugin's output, as text.
    package final var output: String { String(decoding: outputBytes, as: UTF8.self) }

    /// The plugin's output.
    package final var outputBytes: [UInt8] { collected.bytes(.output) }

    /// The plugin's output for the person at the terminal.
    package final var status: String { String(decoding: collected.bytes(.status), as: UTF8.self) }

    /// Shows a feed and finishes, as a run of the command does.
    package final func draw(_ feed: FeedViewModel) throws {
        renderer.feedView?.display(feed)
        try renderer.finish()
    }
}
