@_exported public import Foundation

// A STUB of UIKit, for tests on systems without it: the declarations that the examples use, which draw nothing.

open class UIResponder { public init() {} }

open class UIView: UIResponder {
    public var isHidden = false
}

public final class UILabel: UIView { public var text: String? }
public final class UIImageView: UIView { public var image: UIImage? }

public final class UIImage {
    public let data: Data
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.data = data
    }
}

public final class UIActivityIndicatorView: UIView {
    public private(set) var isAnimating = false
    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }
}

public final class UIAction {
    let handler: (UIAction) -> Void
    public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

open class UIControl: UIView {
    public enum Event { case touchUpInside, valueChanged }
    private var actions: [(UIAction, Event)] = []
    public func addAction(_ action: UIAction, for event: Event) { actions.append((action, event)) }
    public func sendActions(for event: Event) {
        for (action, wanted) in actions where wanted == event { action.handler(action) }
    }
}

public final class UIButton: UIControl {}

public final class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    public func beginRefreshing() { isRefreshing = true }
    public func endRefreshing() { isRefreshing = false }
}

open class UITableViewCell: UIView {}

public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

public final class UITableView: UIView {
    public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    public func reloadData() {}
}

public final class UINavigationItem { public var prompt: String? }

open class UIViewController: UIResponder {
    public var title: String?
    public let navigationItem = UINavigationItem()
    open func viewDidLoad() {}
    public func loadViewIfNeeded() { viewDidLoad() }
}

open class UITableViewController: UIViewController {
    public let tableView = UITableView()
    public var refreshControl: UIRefreshControl?
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        UITableViewCell()
    }
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
}

public final class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []
    public func pushViewController(_ controller: UIViewController, animated: Bool) {
        viewControllers.append(controller)
    }
    public func popViewController(animated: Bool) { _ = viewControllers.popLast() }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var row: Int { self[1] }
}
