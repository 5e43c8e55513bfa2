/// Receives a plugin's output.
package protocol PluginOutput: AnyObject {
    /// Writes all of `bytes`. Returns false on failure; later writes fail, too, and the output
    /// itself knows the reason.
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool

    /// Returns false if `count` more bytes of rendering would be refused. Asked for each write of
    /// the plugin, also for those that a buffer takes.
    func accepts(_ count: Int) -> Bool

    /// Returns true if the stream is a terminal.
    func isTerminal(_ stream: PluginStream) -> Bool
}

extension PluginOutput {
    package func accepts(_ count: Int) -> Bool { true }

    package func isTerminal(_ stream: PluginStream) -> Bool { false }
}
