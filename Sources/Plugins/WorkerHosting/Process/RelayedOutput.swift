import PluginHosting
import PluginTracing
import WorkerProtocol

/// Relays a worker's output to the host's.
final class RelayedOutput {
    /// True once the output has failed.
    private(set) var isRefused = false
    private let exchange: WorkerExchange
    private let output: any PluginOutput

    init(over exchange: WorkerExchange, to output: any PluginOutput) {
        self.exchange = exchange
        self.output = output
    }

    /// Writes bytes to a stream, given by its number.
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
            exchange.send(.signal(.outputClosed))
        }
    }
}
