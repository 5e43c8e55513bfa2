import ReaderPresentation

/// Has the page's own server change the user's list of feeds.
final class PageListEditor: FeedListEditor {
    /// True if the server reads the user's list.
    var isOwnList = false
    let isGranted = true
    private let tasks: PageTasks<FeedListOutcome>
    private let refreshOne: (String) -> Void

    /// - Parameters:
    ///   - tasks: the changes that wait for the server.
    ///   - refresh: loads a feed again, by its identity.
    init(tasks: PageTasks<FeedListOutcome>, refresh: @escaping (String) -> Void) {
        self.tasks = tasks
        refreshOne = refresh
    }

    /// The page knows a feed by the address that the server gives it, without name and password.
    func address(of feed: String) -> String? { nil }

    func change(_ change: FeedListChange, completion: @escaping (FeedListOutcome) -> Void) {
        let task = tasks.begin(completion)
        unsafe change.line.lend { unsafe page_change_list(task, $0, $1) }
    }

    func refresh(_ feed: String) { refreshOne(feed) }
}
