import Adwaita

/// A stack of widgets of which one is visible.
package final class Pages: Widget {
    package init(_ children: [Widget]) {
        unsafe super.init(gtk_stack_new())
        for child in children { unsafe gtk_stack_add_child(opaque, child.pointer) }
    }

    package func show(_ child: Widget) {
        unsafe gtk_stack_set_visible_child(opaque, child.pointer)
    }
}
