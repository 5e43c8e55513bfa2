import Glibc
import LinuxSandbox

/// Lets a worker make threads, unless it has enough.
final class ThreadAdmission {
    private let limit: Int
    /// By which threads are decided about; negative before the worker has sent it, and at its end.
    private(set) var descriptor: Int32 = -1
    /// How many were let in; counts where the system does not show how many there are.
    private var admitted = 1
    /// The worker wanted more than it may have.
    private(set) var wasRefused = false

    /// - Parameter limit: how many threads there may be at a time.
    init(limit: Int) {
        self.limit = limit
    }

    deinit {
        close()
    }

    /// Keeps the descriptor by which the worker asks; it is closed here.
    func ask(by descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Decides about the thread that the worker wants. One that was let in may not be there yet when the
    /// next is asked for by another, so it can have up to twice as many.
    ///
    /// - Parameters:
    ///   - events: what waiting for the descriptor brought.
    ///   - count: how many threads there are; `nil` where the system does not show that.
    func decide(_ events: Int16, count: Int?) {
        guard events & Int16(POLLIN) != 0 else { return close() }
        let isAdmitted = (count ?? admitted) < limit
        if isAdmitted {
            admitted += 1
        } else {
            wasRefused = true
        }
        // Where it does not wait for the answer any more, there is nothing to be done.
        _ = sandbox_answer_thread(descriptor, isAdmitted ? 1 : 0)
    }

    private func close() {
        if descriptor >= 0 {
            Glibc.close(descriptor)
            descriptor = -1
        }
    }
}
