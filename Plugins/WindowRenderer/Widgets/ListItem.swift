import Adwaita

/// What GTK has a row for, as long as that is shown.
@safe struct ListItem {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

    /// Tells it from others that are there.
    var key: UInt { unsafe UInt(bitPattern: pointer) }

    /// Where it stands in the list.
    var position: Int { unsafe Int(gtk_list_item_get_position(pointer)) }

    func show(_ widget: Widget) {
        unsafe gtk_list_item_set_child(pointer, widget.pointer)
    }
}
