import Glibc
import LinuxSandbox

/// Decides whether a worker may create another thread.
final class ThreadAdmission {
    private let limit: Int
    /// Receives the worker's requests, and is closed here; negative before it arrives, and after the
    /// end.
    var descriptor: Int32 = -1
    /// Threads allowed so far; used if the system doesn't show their number.
    private var admitted = 1
    /// True once a thread was refused.
    private(set) var wasRefused = false

    /// - Parameter limit: the number of threads at a time.
    init(limit: Int) {
        self.limit = limit
    }

    deinit {
        close()
    }

    /// Decides about a new thread. An allowed thread may not exist yet when the next is requested,
    /// so up to twice the limit can exist.
    ///
    /// - Parameters:
    ///   - events: the descriptor's poll events.
    ///   - count: the number of threads; `nil` if the system doesn't show it.
    func decide(_ events: Int16, count: Int?) {
        guard events & Int16(POLLIN) != 0 else { return close() }
        let isAdmitted = (count ?? admitted) < limit
        if isAdmitted {
            admitted += 1
        } else {
            wasRefused = true
        }
        // Fails harmlessly if the worker no longer waits.
        _ = sandbox_answer_thread(descriptor, isAdmitted ? 1 : 0)
    }

    private func close() {
        if descriptor >= 0 {
            Glibc.close(descriptor)
            descriptor = -1
        }
    }
}
