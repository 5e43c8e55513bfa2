/// The number of the last task, of any kind. All code runs on the page's thread.
nonisolated(unsafe) private var last: UInt32 = 0

/// The tasks of the page and their completions.
final class PageTasks<Outcome> {
    private var completions: [UInt32: (Outcome) -> Void] = [:]

    /// Adds a task and returns its number.
    func begin(_ completion: @escaping (Outcome) -> Void) -> UInt32 {
        unsafe last &+= 1
        let task = unsafe last
        completions[task] = completion
        return task
    }

    /// Completes a task, unless it was cancelled.
    func end(_ task: UInt32, _ outcome: Outcome) {
        completions.removeValue(forKey: task)?(outcome)
    }

    /// Cancels a task. Its completion is not called.
    func cancel(_ task: UInt32) {
        if completions.removeValue(forKey: task) != nil { page_cancel(task) }
    }
}
