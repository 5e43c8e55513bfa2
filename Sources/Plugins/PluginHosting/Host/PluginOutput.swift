/// Takes what plugins write.
package protocol PluginOutput: AnyObject {
    /// Takes all of `bytes`, or answers `false`: then nothing more is taken, and the output
    /// itself knows why.
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool

    /// True where bytes go on at once, since somebody is looking; else they may be kept until
    /// ``flush()``.
    var isImmediate: Bool { get set }

    /// Hands on what was kept: a call of the plugin has returned. Answers whether all was taken.
    @discardableResult
    func flush() -> Bool

    /// Returns true where a stream goes to a terminal.
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
