/// A row that shows one thing after the other, as a list is scrolled.
package protocol RecycledRow: AnyObject {
    /// What is seen of it.
    var widget: Widget { get }
}
