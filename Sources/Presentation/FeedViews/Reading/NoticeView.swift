/// Shows the outcome of the last action in words.
public protocol NoticeView: AnyObject {
    /// Replaces the displayed notice with `viewModel`; without words, clears it.
    func display(_ viewModel: NoticeViewModel)
}
