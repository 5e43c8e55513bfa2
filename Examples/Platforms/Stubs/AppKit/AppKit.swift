@_exported public import Foundation

// A STUB of AppKit, for tests on systems without it: the declarations that the examples use, which draw nothing.

open class NSView { public init() {} }
public final class NSTableColumn {}

public final class NSTextField: NSView {
    public var stringValue: String
    public init(labelWithString text: String) { stringValue = text }
}

public final class NSImage {
    public init?(data: Data) { if data.isEmpty { return nil } }
}

public final class NSImageView: NSView { public var image: NSImage? }

open class NSTableCellView: NSView {
    public var textField: NSTextField?
    public var imageView: NSImageView?
}

public protocol NSTableViewDataSource: AnyObject {
    func numberOfRows(in tableView: NSTableView) -> Int
}

public protocol NSTableViewDelegate: AnyObject {
    func tableView(_ tableView: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView?
}

public final class NSTableView: NSView {
    public weak var dataSource: (any NSTableViewDataSource)?
    public weak var delegate: (any NSTableViewDelegate)?
    public private(set) var reloadedRows: [Int] = []
    public func reloadData() {}
    public func reloadData(forRowIndexes rows: IndexSet, columnIndexes: IndexSet) {
        reloadedRows += rows
    }
}

open class NSViewController {
    public var title: String?
    public private(set) var children: [NSViewController] = []
    public private(set) weak var parent: NSViewController?
    public init() {}
    open func viewDidLoad() {}
    public func loadViewIfNeeded() { viewDidLoad() }
    public func addChild(_ child: NSViewController) {
        children.append(child)
        child.parent = self
    }
    public func removeFromParent() { parent?.children.removeAll { $0 === self } }
}
