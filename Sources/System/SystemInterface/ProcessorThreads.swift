import Glibc
import LinuxSystem
import Synchronization

/// Threads that do several things side by side, one for each processor.
package enum ProcessorThreads {
    /// More are not worth their memory.
    private static let most = 8

    /// How many things are done at a time: the number of processors this process may run on, eight at most.
    package static let width = min(Int(linux_processor_count()), most)

    /// Calls `body` once for each number from zero to `count - 1`, on this thread and as many others as
    /// there are processors, and returns when all calls have returned.
    ///
    /// The numbers are taken in their order. Where no thread can be had, this one does all. Signals go to
    /// the threads that there were before.
    package static func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let work = Work(count: count, body: body)
        var threads: [pthread_t] = []
        for _ in 1..<max(min(width, count), 1) {
            guard let thread = start({ work.run() }) else { break }
            threads.append(thread)
        }
        work.run()
        for thread in threads {
            pthread_join(thread, nil)
        }
    }

    /// Starts a thread that does `body`; `nil` where none can be had.
    static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        var thread = pthread_t()
        let context = unsafe Unmanaged.passRetained(Body(body))
        let error = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        guard error == 0 else {
            unsafe context.release()
            return nil
        }
        return thread
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    /// What there is to do, which threads take one after the other.
    private final class Work: Sendable {
        private let count: Int
        private let body: @Sendable (Int) -> Void
        private let next = Atomic<Int>(0)

        init(count: Int, body: @escaping @Sendable (Int) -> Void) {
            self.count = count
            self.body = body
        }

        /// Does what nobody has taken yet, until there is nothing left.
        func run() {
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                body(index)
            }
        }
    }
}
