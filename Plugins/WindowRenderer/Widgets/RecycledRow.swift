/// A row that is reused for other items during scrolling.
package protocol RecycledRow: AnyObject {
    /// The row's widget.
    var widget: Widget { get }
}
