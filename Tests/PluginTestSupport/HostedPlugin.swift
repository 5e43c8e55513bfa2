package import FeedViews
package import PluginHosting

/// A plugin in either place, and a composition that collects its output.
package class HostedPlugin {
    package let renderer: any HostedRenderer
    /// The plugin's log, including warnings of the host.
    package let log: CollectedLog
    /// The work that an interactive plugin runs in dispatch.
    package let events: PluginEventQueue
    private let collected: CollectedOutput

    init(
        _ renderer: any HostedRenderer, log: CollectedLog, events: PluginEventQueue,
        output: CollectedOutput
    ) {
        self.renderer = renderer
        self.log = log
        self.events = events
        collected = output
    }

    /// The plugin's output as text.
    package final var output: String { String(decoding: outputBytes, as: UTF8.self) }

    package final var outputBytes: [UInt8] { collected.bytes(.output) }

    /// The plugin's output on the status stream.
    package final var status: String { String(decoding: collected.bytes(.status), as: UTF8.self) }

    /// Displays a feed and finishes, as in a run of the command.
    package final func draw(_ feed: FeedViewModel) throws {
        renderer.feedView?.display(feed)
        try renderer.finish()
    }
}
