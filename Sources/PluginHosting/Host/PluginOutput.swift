/// Takes what plugins write.
package protocol PluginOutput: AnyObject {
    /// Takes all of `bytes`, or answers `false`: then nothing more is taken, and the output
    /// itself knows why.
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool
}
