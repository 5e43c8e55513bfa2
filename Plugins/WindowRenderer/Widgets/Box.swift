import Adwaita

/// Arranges widgets in a row or column.
package final class Box: Widget {
    private var children: [Widget] = []

    package init(down: Bool, spacing: Int = 0, _ children: [Widget] = []) {
        unsafe super.init(
            gtk_box_new(
                down ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, gint(spacing)))
        for child in children { append(child) }
    }

    package func append(_ child: Widget) {
        unsafe gtk_box_append(cast(to: GtkBox.self), child.pointer)
        children.append(child)
    }

    /// Returns the child at an index, if it was appended already.
    package func child(_ index: Int) -> Widget? {
        children.indices.contains(index) ? children[index] : nil
    }

    package func removeAll() {
        for child in children { unsafe gtk_box_remove(cast(to: GtkBox.self), child.pointer) }
        children = []
    }
}
