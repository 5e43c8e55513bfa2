/// Receives a plugin's output.
package protocol PluginOutput: AnyObject {
    /// Writes all of `bytes`. Returns false on failure; later writes fail, too, and the output
    /// itself knows the reason.
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool

    /// True if bytes are written at once, for a user who watches; false if they may be buffered
    /// until ``flush()``.
    var isImmediate: Bool { get set }

    /// Writes buffered bytes after a call of the plugin has returned. Returns false on failure.
    @discardableResult
    func flush() -> Bool

    /// Returns true if the stream is a terminal.
    func isTerminal(_ stream: PluginStream) -> Bool
}

extension PluginOutput {
    package var isImmediate: Bool {
        get { true }
        set {}
    }

    @discardableResult
    package func flush() -> Bool { true }

    package func isTerminal(_ stream: PluginStream) -> Bool { false }
}
