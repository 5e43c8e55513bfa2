import PluginHosting
import PluginTracing
import WorkerProtocol

/// The output of a plugin in a worker, on its way to the host's.
final class RelayedOutput {
    /// The output took no more bytes of the rendering.
    private(set) var isRefused = false
    private let exchange: WorkerExchange
    private let output: any PluginOutput

    init(over exchange: WorkerExchange, to output: any PluginOutput) {
        self.exchange = exchange
        self.output = output
    }

    /// Writes bytes to the stream of a number.
    func write(_ bytes: ArraySlice<UInt8>, to number: UInt8) {
        guard let stream = PluginStream(rawValue: Int32(number)) else {
            return exchange.lose(.brokeProtocol)
        }
        guard exchange.quota.takesOutput(of: bytes.count) else {
            return exchange.lose(.flood(.output))
        }
        guard !(isRefused && stream == .output) else { return }
        let isTaken = exchange.excusing {
            unsafe bytes.withUnsafeBytes { bytes in
                unsafe output.write(RawSpan(_unsafeBytes: bytes), to: stream)
            }
        }
        if !isTaken && stream == .output {
            isRefused = true
            exchange.send(.outputClosed)
        }
    }
}
