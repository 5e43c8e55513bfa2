/// The tasks of the page and their completions.
final class PageTasks<Outcome> {
    private var completions: [UInt32: (Outcome) -> Void] = [:]
    private let next: () -> UInt32

    /// - Parameter next: returns a new task number.
    init(next: @escaping () -> UInt32) {
        self.next = next
    }

    /// Adds a task and returns its number.
    func begin(_ completion: @escaping (Outcome) -> Void) -> UInt32 {
        let task = next()
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
