/// Takes what plugins write.
package protocol PluginOutput: AnyObject {
    /// Takes all of `bytes`, or answers `false`: then nothing more is taken, and the output
    /// itself knows why.
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool

    /// Whether what is written to a stream goes to a terminal.
    func isTerminal(_ stream: PluginStream) -> Bool
}

extension PluginOutput {
    package func isTerminal(_ stream: PluginStream) -> Bool { false }
}
