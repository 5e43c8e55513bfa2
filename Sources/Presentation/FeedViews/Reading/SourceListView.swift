/// Shows the lists that items can be read in: all, unread and starred ones, folders and feeds.
public protocol SourceListView: AnyObject {
    /// Replaces the displayed lists with `viewModel`.
    func display(_ viewModel: SourceListViewModel)
}
