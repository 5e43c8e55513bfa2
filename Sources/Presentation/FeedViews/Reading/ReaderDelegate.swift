/// Receives what the user does in a reader.
public protocol ReaderDelegate: AnyObject {
    /// Performs an action; views are told what it changes.
    func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome
}
