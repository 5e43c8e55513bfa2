/// Numbers what the page loads, and knows whom to tell of its end.
final class PageTasks<Outcome> {
    private var completions: [UInt32: (Outcome) -> Void] = [:]
    private let next: () -> UInt32

    /// - Parameter next: gives the next number, which no other task has.
    init(next: @escaping () -> UInt32) {
        self.next = next
    }

    /// Begins a task.
    func begin(_ completion: @escaping (Outcome) -> Void) -> UInt32 {
        let task = next()
        completions[task] = completion
        return task
    }

    /// Tells the end of a task, unless it was cancelled.
    func end(_ task: UInt32, _ outcome: Outcome) {
        completions.removeValue(forKey: task)?(outcome)
    }

    /// Stops a task.
    func cancel(_ task: UInt32) {
        if completions.removeValue(forKey: task) != nil { page_cancel(task) }
    }
}
