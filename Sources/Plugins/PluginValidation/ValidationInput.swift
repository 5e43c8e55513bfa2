/// An input that led to a finding, for reproducing it.
package enum ValidationInput: Sendable, Hashable {
    case feed(ValidationFeed)
    /// A picture, and a name for its file.
    case picture(String, [UInt8])
    /// Random calls in order, and their seed.
    case calls([String], seed: UInt64)
}
