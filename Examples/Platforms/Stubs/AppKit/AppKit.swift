@_exported public import Foundation

// A STUB of AppKit, for tests on systems without it: the declarations that the examples use, which draw nothing. Tests
// see what was added to a view.

open class NSView {
    public struct AutoresizingMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let width = AutoresizingMask(rawValue: 2)
        public static let height = AutoresizingMask(rawValue: 16)
    }

    public var frame = CGRect.zero
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    public var autoresizingMask: AutoresizingMask = []
    public let widthAnchor = NSLayoutDimension()
    public private(set) var subviews: [NSView] = []
    public init() {}
    public func addSubview(_ view: NSView) { subviews.append(view) }
    open func layoutSubtreeIfNeeded() { for view in subviews { view.layoutSubtreeIfNeeded() } }
    fileprivate func replaceSubviews(_ views: [NSView]) { subviews = views }

    /// Of the stub: what is seen of a kind of view below this one.
    public func seen<Seen: NSView>(_ kind: Seen.Type) -> [Seen] {
        subviews.flatMap { ($0 as? Seen).map { [$0] } ?? $0.seen(kind) }
    }
}

public final class NSLayoutDimension {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}
public final class NSLayoutConstraint { public var isActive = false }

public enum NSUserInterfaceLayoutOrientation { case horizontal, vertical }

public final class NSStackView: NSView {
    public var orientation = NSUserInterfaceLayoutOrientation.horizontal
    public init(views: [NSView]) {
        super.init()
        for view in views { addSubview(view) }
    }
}

public final class NSScrollView: NSView {
    public var documentView: NSView? {
        didSet { replaceSubviews(documentView.map { [$0] } ?? []) }
    }
}

public final class NSTextField: NSView {
    public var stringValue: String
    public init(labelWithString text: String) { stringValue = text }
}

public final class NSImage {
    public init?(data: Data) { if data.isEmpty { return nil } }
}

public final class NSImageView: NSView { public var image: NSImage? }

open class NSTableCellView: NSView {
    public weak var textField: NSTextField?
    public weak var imageView: NSImageView?
}

public struct NSUserInterfaceItemIdentifier {
    public init(_ rawValue: String) {}
}

public final class NSTableColumn {
    public init(identifier: NSUserInterfaceItemIdentifier) {}
}

public final class NSTableRowView: NSView {
    public func view(atColumn column: Int) -> Any? { subviews[column] }
}

public protocol NSTableViewDataSource: AnyObject {
    func numberOfRows(in tableView: NSTableView) -> Int
}

public protocol NSTableViewDelegate: AnyObject {
    func tableView(_ tableView: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView?
    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
}

public final class NSTableView: NSView {
    public weak var dataSource: (any NSTableViewDataSource)?
    public weak var delegate: (any NSTableViewDelegate)?
    private var columns: [NSTableColumn] = []
    private var isReloading = false

    public func addTableColumn(_ column: NSTableColumn) { columns.append(column) }
    public func reloadData() { isReloading = true }

    /// Tells that the old rows are gone, and asks for the new ones; without a column, for none.
    public override func layoutSubtreeIfNeeded() {
        guard isReloading else { return }
        isReloading = false
        let old = subviews.compactMap { $0 as? NSTableRowView }
        let count = columns.isEmpty ? 0 : dataSource?.numberOfRows(in: self) ?? 0
        replaceSubviews(
            (0..<count).map { row in
                let view = NSTableRowView()
                for column in columns {
                    delegate?.tableView(self, viewFor: column, row: row).map(view.addSubview)
                }
                return view
            })
        for (row, view) in old.enumerated() {
            delegate?.tableView(self, didRemove: view, forRow: row)
        }
    }
}

open class NSViewController {
    public var title: String?
    public private(set) var children: [NSViewController] = []
    public private(set) weak var parent: NSViewController?
    private var loaded: NSView?
    public init() {}

    public var view: NSView {
        get {
            loadViewIfNeeded()
            return loaded ?? NSView()
        }
        set { loaded = newValue }
    }
    open func loadView() { fatalError("a controller without a nib makes its view in loadView") }
    open func viewDidLoad() {}
    public func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }
    public func addChild(_ child: NSViewController) {
        children.append(child)
        child.parent = self
    }
    public func removeFromParent() { parent?.children.removeAll { $0 === self } }
}
