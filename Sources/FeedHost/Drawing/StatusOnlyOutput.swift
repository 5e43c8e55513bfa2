import PluginHosting

/// The output of a plugin that shows only loading or errors: it drops the rendering, which belongs
/// to the renderer of the feed.
final class StatusOnlyOutput: PluginOutput {
    private let output: any PluginOutput
    private let didDrop: () -> Void
    private var hasDropped = false

    /// - Parameter didDrop: called at the first bytes that are dropped.
    init(_ output: any PluginOutput, didDrop: @escaping () -> Void) {
        self.output = output
        self.didDrop = didDrop
    }

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        guard stream == .output else { return output.write(bytes, to: stream) }
        if !hasDropped {
            hasDropped = true
            didDrop()
        }
        return true
    }

    func isTerminal(_ stream: PluginStream) -> Bool { output.isTerminal(stream) }
}
