import Glibc
import LinuxSystem
import Synchronization

/// Runs work in parallel, with one thread per processor.
package enum ProcessorThreads {
    /// More threads are not worth their memory.
    private static let most = 8

    /// The degree of parallelism: the available processors, at most eight.
    package static let width = min(Int(linux_processor_count()), most)

    /// Calls `body` for each number from zero to `count - 1`, on this thread and others, and
    /// returns when all calls have returned.
    ///
    /// Numbers are taken in order. If no thread can be created, this one does everything. New
    /// threads block all signals.
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

    /// Starts a thread; `nil` if none can be created.
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

    /// The shared counter of numbers to take.
    private final class Work: Sendable {
        private let count: Int
        private let body: @Sendable (Int) -> Void
        private let next = Atomic<Int>(0)

        init(count: Int, body: @escaping @Sendable (Int) -> Void) {
            self.count = count
            self.body = body
        }

        /// Takes numbers until none are left.
        func run() {
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                body(index)
            }
        }
    }
}
