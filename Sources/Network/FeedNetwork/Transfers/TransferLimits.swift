/// Limits that hold for every transfer, whatever is asked for.
enum TransferLimits {
    /// How long it may take until somebody answers, in milliseconds.
    static let connectMilliseconds: Int64 = 10_000
    /// Slower than this is too slow, in bytes a second…
    static let slowBytesPerSecond: Int64 = 100
    /// …if it lasts for so many seconds.
    static let slowSeconds: Int64 = 20
    /// How long the heads of a response and its trailers may be together, in bytes.
    static let headBytes: Int64 = 128 << 10
    /// How many transfers one host has to bear at a time.
    static let transfersPerHost = 6
}
