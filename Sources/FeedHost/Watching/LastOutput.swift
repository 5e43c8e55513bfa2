import FeedModel

/// The output of the last round while watching, as a hash: a round with the same output is not
/// written again.
final class LastOutput {
    private var written: UInt64?
    private var hash = TextHash()

    /// Begins the output of a round.
    func begin() {
        hash = TextHash()
    }

    func add(_ bytes: borrowing RawSpan) {
        unsafe bytes.withUnsafeBytes { unsafe hash.mix($0) }
    }

    /// True if the output is that of the last round.
    var isUnchanged: Bool { written == hash.value }

    /// Notes that the output is written.
    func didWrite() {
        written = hash.value
    }

    /// Has the next output written in any case.
    func forget() {
        written = nil
    }
}
