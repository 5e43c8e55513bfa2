package import FeedParsing
import SystemInterface

extension ParallelExecutor {
    /// Uses one thread per processor.
    package static let processors = ParallelExecutor(
        width: ProcessorThreads.width, perform: ProcessorThreads.perform)
}
