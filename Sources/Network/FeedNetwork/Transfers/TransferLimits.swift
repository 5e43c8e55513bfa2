/// Limits of every transfer.
enum TransferLimits {
    /// The time to connect.
    static let connectMilliseconds: Int64 = 10_000
    /// The speed, in bytes per second, below which a transfer fails…
    static let slowBytesPerSecond: Int64 = 100
    /// …if it lasts for so many seconds.
    static let slowSeconds: Int64 = 20
    /// The silence of a server, in milliseconds, after which waiting requests to it fail with the
    /// one that timed out.
    static let silentMilliseconds: Int64 = 3_000
    /// In bytes, over all heads and trailers of a transfer.
    static let headBytes: Int64 = 128 << 10
    static let transfersPerHost = 6
}
