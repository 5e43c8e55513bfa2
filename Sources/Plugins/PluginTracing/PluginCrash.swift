/// How a plugin's worker came to its end.
package struct PluginCrash: Sendable, Hashable {
    /// The thing there was too much of.
    package enum Flood: String, Sendable {
        case output
        case log
        case requests
        case refreshes
        case printed
        case messages
    }

    /// The cause of a loss.
    package enum Cause: Sendable, Hashable {
        /// A signal ended it.
        case signal(Int32)
        /// Its stack ran over.
        case stackOverflow
        /// It read or wrote what the host had lent it, too late or against the rules.
        case lentMemory
        /// An exception left the plugin.
        case exception
        /// It used up its memory.
        case outOfMemory
        /// It used up its processor time.
        case outOfProcessorTime
        /// It ended itself.
        case exited(Int32)
        /// It did not answer in time; in milliseconds.
        case hung(Int)
        /// It ran its main loop with nobody in front of it, for so many milliseconds.
        case ranOn(Int)
        /// It did something without end.
        case flood(Flood)
        /// It said what makes no sense.
        case brokeProtocol
        /// It was given up, since the host has no memory to lend to it.
        case noMemoryToLend
        /// It broke off the conversation while it lived.
        case brokeOff
    }

    /// The cause of the loss.
    package let cause: Cause
    /// The function it happened in, where known.
    package let function: String?
    /// The stack, innermost first, one line a frame.
    package let trace: [String]
    /// The words of the plugin, or of a library on its behalf, on its standard error: the first
    /// lines and the last.
    package var errorOutput: [String] = []
    /// True where it was still being loaded or made ready.
    package var isWhileLoading: Bool

    /// Creates a loss; of what is not known about its place and words there may be nothing.
    package init(
        cause: Cause, function: String? = nil, trace: [String] = [], isWhileLoading: Bool = false
    ) {
        self.cause = cause
        self.function = function
        self.trace = trace
        self.isWhileLoading = isWhileLoading
    }
}
