/// A crash report: how a plugin's worker ended.
package struct PluginCrash: Sendable, Hashable {
    /// What the plugin did without end.
    package enum Flood: String, Sendable {
        case output
        case log
        case requests
        case refreshes
        case printed
        case messages
    }

    package enum Cause: Sendable, Hashable {
        case signal(Int32)
        case stackOverflow
        /// Accessed lent memory too late or against its protection.
        case lentMemory
        /// An uncaught exception.
        case exception
        case outOfMemory
        case outOfProcessorTime
        /// Called exit.
        case exited(Int32)
        /// Missed a deadline in milliseconds.
        case hung(Int)
        /// Ran its main loop without a user for so many milliseconds.
        case ranOn(Int)
        case flood(Flood)
        /// Sent an invalid message.
        case brokeProtocol
        /// The host had no memory to lend.
        case noMemoryToLend
        /// Closed the channel while it lived.
        case brokeOff
    }

    package let cause: Cause
    /// The function it happened in, if known.
    package let function: String?
    /// The stack, innermost first, one line per frame.
    package let trace: [String]
    /// The first and last lines of standard error, from the plugin or a library.
    package var errorOutput: [String] = []
    /// True if it was to leave its main loop.
    package var isWhileLeaving = false
    /// True if it was all its calls together that took too long.
    package var isOfAllCalls = false
    /// True if the renderer did not exist yet.
    package var isWhileLoading: Bool

    package init(
        cause: Cause, function: String? = nil, trace: [String] = [], isWhileLoading: Bool = false
    ) {
        self.cause = cause
        self.function = function
        self.trace = trace
        self.isWhileLoading = isWhileLoading
    }
}
