import Adwaita

/// GTK's object for a row in use.
@safe struct ListItem {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

    /// Identifies it among the rows in use.
    var key: UInt { unsafe UInt(bitPattern: pointer) }

    /// Its position in the list.
    var position: Int { unsafe Int(gtk_list_item_get_position(pointer)) }

    func show(_ widget: Widget) {
        unsafe gtk_list_item_set_child(pointer, widget.pointer)
    }
}
