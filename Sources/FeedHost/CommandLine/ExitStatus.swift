/// How the program ends; the numbers follow `sysexits.h` where it has one.
struct ExitStatus: RawRepresentable, Hashable, Sendable {
    let rawValue: Int32

    /// All of it was drawn.
    static let success = ExitStatus(rawValue: 0)
    /// Drawn, but some of several sources failed.
    static let partial = ExitStatus(rawValue: 1)
    /// The command line is wrong.
    static let usage = ExitStatus(rawValue: 64)
    /// A source is not a feed.
    static let dataError = ExitStatus(rawValue: 65)
    /// A source cannot be read.
    static let noInput = ExitStatus(rawValue: 66)
    /// There is no such renderer, or the plugin was refused.
    static let unavailable = ExitStatus(rawValue: 69)
    /// The plugin broke the contract while drawing.
    static let software = ExitStatus(rawValue: 70)
    /// The output cannot be created.
    static let cannotCreate = ExitStatus(rawValue: 73)
    /// Writing the output failed.
    static let inputOutputError = ExitStatus(rawValue: 74)
    /// The network failed for now.
    static let temporaryFailure = ExitStatus(rawValue: 75)
    /// Nobody reads the output any more: what a shell reports for SIGPIPE.
    static let closedPipe = ExitStatus(rawValue: 128 + 13)
}
