package import FeedParsing
import SystemInterface

extension ParallelExecutor {
    /// A thread for each processor of this machine.
    package static let processors = ParallelExecutor(
        width: ProcessorThreads.width, perform: ProcessorThreads.perform)
}
