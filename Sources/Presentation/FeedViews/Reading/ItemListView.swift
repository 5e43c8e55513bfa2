/// Shows the items of the chosen list.
public protocol ItemListView: AnyObject {
    /// Replaces the displayed list with `viewModel`, which says what has changed.
    func display(_ viewModel: ItemListViewModel)
}
