@_exported public import Foundation

// A STUB of UIKit, for tests on systems without it: the declarations that the examples use, which draw nothing. Tests
// see what was added to a view.

open class UIResponder { public init() {} }

open class UIView: UIResponder {
    public enum ContentMode { case scaleToFill, scaleAspectFit }
    public struct AutoresizingMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public var isHidden = false
    public var frame = CGRect.zero
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    public var autoresizingMask: AutoresizingMask = []
    public var contentMode = ContentMode.scaleToFill
    public let widthAnchor = NSLayoutDimension()
    public private(set) var subviews: [UIView] = []
    public func addSubview(_ view: UIView) { subviews.append(view) }

    /// Of the stub: what is seen of a kind of view below this one.
    public func seen<Seen: UIView>(_ kind: Seen.Type) -> [Seen] {
        subviews.filter { !$0.isHidden }.flatMap { ($0 as? Seen).map { [$0] } ?? $0.seen(kind) }
    }
}

public final class NSLayoutDimension {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}
public final class NSLayoutConstraint { public var isActive = false }

public final class UILabel: UIView { public var text: String? }
public final class UIImageView: UIView { public var image: UIImage? }
public final class UIStackView: UIView {
    public init(arrangedSubviews views: [UIView]) {
        super.init()
        for view in views { addSubview(view) }
    }
}

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
    public enum State { case normal }
    private var actions: [(UIAction, Event)] = []
    public func addAction(_ action: UIAction, for event: Event) { actions.append((action, event)) }
    public func sendActions(for event: Event) {
        for (action, wanted) in actions where wanted == event { action.handler(action) }
    }
}

public final class UIButton: UIControl {
    public enum ButtonType { case system }
    private var title: String?
    public init(type: ButtonType) {}
    public func setTitle(_ title: String?, for state: State) { self.title = title }
    public func title(for state: State) -> String? { title }
}

public final class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    public func beginRefreshing() { isRefreshing = true }
    public func endRefreshing() { isRefreshing = false }
}

open class UITableViewCell: UIView {
    public let contentView = UIView()
    public override init() {
        super.init()
        addSubview(contentView)
    }
}

public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

public final class UITableView: UIView {
    public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    public private(set) var visibleCells: [UITableViewCell] = []
    fileprivate weak var controller: UITableViewController?
    private var isReloading = false

    public func reloadData() { isReloading = true }

    /// Asks for the new rows, and then tells that the old cells are gone, by their old rows.
    public func layoutIfNeeded() {
        guard isReloading, let controller else { return }
        isReloading = false
        let old = visibleCells
        visibleCells = (0..<controller.tableView(self, numberOfRowsInSection: 0)).map {
            controller.tableView(self, cellForRowAt: IndexPath(row: $0, section: 0))
        }
        for (row, cell) in old.enumerated() {
            let path = IndexPath(row: row, section: 0)
            controller.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }
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
    public override init() {
        super.init()
        tableView.controller = self
    }
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
