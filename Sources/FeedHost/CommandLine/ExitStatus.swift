/// An exit status; the numbers follow `sysexits.h` where possible.
struct ExitStatus: RawRepresentable, Hashable, Sendable {
    let rawValue: Int32

    static let success = ExitStatus(rawValue: 0)
    /// Drawn, but some sources failed.
    static let partial = ExitStatus(rawValue: 1)
    /// An invalid command line.
    static let usage = ExitStatus(rawValue: 64)
    /// A source is not a feed.
    static let dataError = ExitStatus(rawValue: 65)
    /// A source can't be read.
    static let noInput = ExitStatus(rawValue: 66)
    /// The renderer is missing or refused.
    static let unavailable = ExitStatus(rawValue: 69)
    /// A plugin broke the contract.
    static let software = ExitStatus(rawValue: 70)
    /// The output can't be created.
    static let cannotCreate = ExitStatus(rawValue: 73)
    /// The output can't be written.
    static let inputOutputError = ExitStatus(rawValue: 74)
    /// A temporary network failure.
    static let temporaryFailure = ExitStatus(rawValue: 75)
    /// The output's reader is gone, as a shell reports SIGPIPE.
    static let closedPipe = ExitStatus(rawValue: 128 + 13)
}
