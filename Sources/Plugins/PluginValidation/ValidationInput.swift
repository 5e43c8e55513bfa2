/// An input that a plugin was handed in a check, for those who want to hand it over again.
package enum ValidationInput: Sendable, Hashable {
    /// A feed.
    case feed(ValidationFeed)
    /// A picture's file, and what it is, in words for names of files.
    case picture(String, [UInt8])
    /// Random calls, in order, and the seed that makes them again.
    case calls([String], seed: UInt64)
}
